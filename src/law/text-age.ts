import { formatMonth } from '@/lib/dates'

export type TextAge = {
  /** The day of the text that a section was written from. */
  text_as_of: string
  /** Up to when later changes were noted in it; null if none were. */
  changes_noted_to: string | null
}

/** What the text of a section is, in one sentence or two (TRUE-2): "Text of February 2021", "Later changes noted to November 2026". */
export const wordsOfAge = ({ text_as_of, changes_noted_to }: TextAge): string[] => [
  `Text of ${formatMonth(text_as_of)}`,
  ...(changes_noted_to ? [`Later changes noted to ${formatMonth(changes_noted_to)}`] : []),
]
