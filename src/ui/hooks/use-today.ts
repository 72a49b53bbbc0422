import { useSyncExternalStore } from 'react'
import { todayInIsrael } from '@/lib/dates'
import { writtenOn } from '@/lib/written-page'

const neverChanges = () => () => {}

/** Today's date in Israel; while a page written at build time is taken over, the day on which it was written. */
export const useToday = (): string => useSyncExternalStore(neverChanges, todayInIsrael, writtenOn)

/** This year, by the same rule; without the format of Israel's days, which is costly to make. */
export function useThisYear(): string {
  return useSyncExternalStore(
    neverChanges,
    () => String(new Date().getFullYear()),
    () => writtenOn().slice(0, 4),
  )
}
