import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AmendmentRow, openAmendmentsQuery } from '@/data/amendments/staff'
import { NEW } from '@/office/use-manager-address'
import { useToday } from '@/ui/hooks/use-today'

/** An amendment whose day is still to come, to which the law can be turned (TIME-3). */
export type DayToCome = AmendmentRow & { day: string }

/** Where this tab notes the amendment; a new tab begins with the law of today. */
const NAME = 'turned-day'

const watchers = new Set<() => void>()
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
const read = () => sessionStorage.getItem(NAME)

function turnTo(amendment: string | null): void {
  if (amendment === null) sessionStorage.removeItem(NAME)
  else sessionStorage.setItem(NAME, amendment)
  for (const watcher of watchers) watcher()
}

const isToCome = (amendment: AmendmentRow, today: string): amendment is DayToCome =>
  amendment.day !== null && amendment.day > today

/**
 * The day to which this tab has turned the law; `turned` is null for today, and undefined until it is known whether the noted
 * amendment is still to come. `isGone`: it is not any more.
 */
export function useTurnedDay() {
  const noted = useSyncExternalStore(watch, read)
  const today = useToday()
  const query = useQuery(openAmendmentsQuery())
  const days = query.data?.filter((amendment) => isToCome(amendment, today))
  const turned = noted === null ? null : days && (days.find(({ id }) => id === noted) ?? null)
  return { query, days: days ?? [], turned, isGone: noted !== null && turned === null }
}

/** An amendment of which a text is a change; null if its day is not to come, undefined until that is known. */
export function useDayOf(amendment: string | null): DayToCome | null | undefined {
  const today = useToday()
  const { data, isError } = useQuery({ ...openAmendmentsQuery(), enabled: amendment !== null })
  if (amendment === null || (isError && !data)) return null
  return data && (data.filter((each) => isToCome(each, today)).find(({ id }) => id === amendment) ?? null)
}

/** The parts of the address of a section's form that mean nothing on another day. */
const OF_ONE_DAY = ['section-draft', 'section-amendment']

/** @returns turns the law to the day of an amendment, or to today; an open section stays open, as on that day */
export function useTurn(): (amendment: string | null) => void {
  const [address, setAddress] = useSearchParams()
  return (amendment) => {
    const next = new URLSearchParams(address)
    // A new section is there on its own day alone.
    if (next.get('section-edit') === NEW) next.delete('section-edit')
    for (const name of OF_ONE_DAY) next.delete(name)
    if (next.toString() !== address.toString()) setAddress(next, { replace: true, preventScrollReset: true })
    turnTo(amendment)
  }
}
