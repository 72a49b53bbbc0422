import { todayInIsrael } from './dates'

let day: string | undefined

/** The day on which the page was written, as an ISO date. */
export const writtenOn = (): string => day ?? todayInIsrael()

/** Says on which day the page was written that the browser takes over. */
export function setWrittenOn(date: string): void {
  day = date
}
