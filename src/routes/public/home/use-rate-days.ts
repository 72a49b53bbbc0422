import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isDay } from '@/lib/asked-days'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'

/** The day whose rate is asked for, and the one to compare it with: ISO days, or "" for none. */
export type RateDays = readonly [day: string, other: string]

const NAMES = ['day', 'other'] as const

/** The days that the rate tool is about, kept in the address (READ-2); a page written at build time knows none. */
export function useRateDays(): { days: RateDays; setDays: (days: RateDays) => void } {
  const [asked, setAsked] = useSearchParams()
  const isHydrating = useIsHydrating()
  // A field must hold what is chosen at once; the address follows, and holds from then on.
  const [chosen, setChosen] = useState<RateDays | null>(null)
  const sent = useRef<string[]>([])
  const address = asked.toString()

  useEffect(() => {
    if (sent.current.slice(0, -1).includes(address)) return
    sent.current = []
    setChosen(null)
  }, [address])

  const read = (name: string) => {
    const day = asked.get(name) ?? ''
    return !isHydrating && isDay(day) ? day : ''
  }
  const setDays = (days: RateDays) => {
    setChosen(days)
    const next = new URLSearchParams(asked)
    for (const [index, name] of NAMES.entries()) {
      if (days[index]) next.set(name, days[index])
      else next.delete(name)
    }
    sent.current.push(next.toString())
    setAsked(next, { replace: true, preventScrollReset: true })
  }
  return { days: chosen ?? [read('day'), read('other')], setDays }
}
