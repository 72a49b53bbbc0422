import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { type FoundText, findTextsQuery } from '@/data/find/staff'
import type { AmendmentDay } from '@/data/law-on/staff'
import { withReason } from '@/lib/with-reason'
import { LONGEST_QUERY } from '@/names/list-address'
import { useChoice } from '@/ui/hooks/use-choice'
import { useDebounced } from '@/ui/hooks/use-debounced'

/** How long the typing must rest before the rows are asked for, in milliseconds. */
const DEBOUNCE = 200

/**
 * What a number or words name, for a box that chooses one of it. The best one is chosen until an arrow chooses another.
 * @param targetsOf what is offered for what is typed, and the rows that were found for it
 * @param keyOf what tells a target from the others
 * @param only the one kind of rows that is looked for, if not all
 * @param day the day of which the sections are, if not today
 */
export function useFinder<Target>(
  typed: string,
  targetsOf: (typed: string, rows: readonly FoundText[]) => readonly Target[],
  keyOf: (target: Target) => string,
  only?: string,
  day: AmendmentDay | null = null,
) {
  const asked = typed.trim().slice(0, LONGEST_QUERY)
  const query = useDebounced(asked, DEBOUNCE)
  const cache = useQueryClient()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(findTextsQuery(query, only, day))
  const targets = targetsOf(asked, query === '' || error ? [] : (data ?? []))
  const [chosen, choose] = useChoice(asked, targets.map(keyOf))
  const active = Math.min(Math.max(chosen, 0), targets.length - 1)
  const isAnswered = query === asked && !isFetching && !isPlaceholderData

  /** The target that is chosen; if none was and the answer is still on its way, the best of what will be found. */
  const take = async (): Promise<Target | undefined> => {
    if (isAnswered || chosen >= 0) return targets[active]
    const found = await cache.fetchQuery(findTextsQuery(asked, only, day)).catch(() => [])
    return targetsOf(asked, found)[0]
  }
  /** @returns whether the key was an arrow */
  const step = (event: KeyboardEvent): boolean => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by) return false
    event.preventDefault()
    choose((active + by + targets.length) % targets.length)
    return true
  }
  return {
    targets,
    active,
    take,
    step,
    refetch,
    status: statusText({ count: targets.length, asked, isAnswered, error }),
  }
}

type StatusProps = { count: number; asked: string; isAnswered: boolean; error: Error | null }

function statusText({ count, asked, isAnswered, error }: StatusProps): string {
  if (error) return withReason('Failed to search', error)
  if (count > 0) return `${count} found, use the arrow keys to choose`
  if (asked === '') return ''
  return isAnswered ? `Nothing found for "${asked}"` : 'Searching…'
}
