import { createContext, useContext, useSyncExternalStore } from 'react'
import { todayInIsrael } from '@/lib/dates'
import { writtenOn } from '@/lib/written-page'

const neverChanges = () => () => {}

/** The day that a preview takes for today, as an ISO date; null for the one it is. */
export const TodayContext = createContext<string | null>(null)

/** Today's date in Israel; while a page written at build time is taken over, the day on which it was written. */
export function useToday(): string {
  const today = useSyncExternalStore(neverChanges, todayInIsrael, writtenOn)
  return useContext(TodayContext) ?? today
}

/** This year, by the same rule; without the format of Israel's days, which is costly to make. */
export function useThisYear(): string {
  return useSyncExternalStore(
    neverChanges,
    () => String(new Date().getFullYear()),
    () => writtenOn().slice(0, 4),
  )
}
