import { formatDay } from '@/lib/dates'

export type TextAge = {
  /** The day of the text that a section was written from. */
  text_as_of: string
  /** A later day on which that text is known to have read the same; null if none is known. */
  unchanged_to?: string | null
  /** Up to when later changes were noted in it; null if none were. */
  changes_noted_to: string | null
}

/** What is known of the age of a section's words, in order (TRUE-2): what each day is of, and the day. */
export const daysOfAge = ({ text_as_of, unchanged_to, changes_noted_to }: TextAge) =>
  [
    ['Text of', text_as_of],
    ['The same on', unchanged_to],
    ['Later changes noted to', changes_noted_to],
  ].flatMap(([what, day]) => (what && day ? [{ what, day }] : []))

/** The same in sentences: "Text of 14 January 2021", "Later changes noted to 21 November 2026". */
export const wordsOfAge = (age: TextAge): string[] => daysOfAge(age).map(({ what, day }) => `${what} ${formatDay(day)}`)
