import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Cited } from '@/law/citation'
import type { markedSection } from '@/law/section-target'
import type { HtmlText } from '@/texts/html-text'

/** A text as a pack prints it, whatever its kind (READ-9). */
export type PackedText = {
  title: string
  cited: Cited
  path: string
  /** What it says in short, where that stands apart. */
  summary?: string
  text: HtmlText
  /** What stands below it. */
  below?: ReactNode
  /** For the marks of its paragraphs, if it is a section that has any. */
  section?: ReturnType<typeof markedSection>
}

/** A text, or a change of one, as a feed lists it (FIND-4). */
export type FeedText = {
  id: string
  title: string
  path: string
  summary: string
  /** When it was last changed, as a timestamp. */
  updated: string
  /** The date that the text itself bears, as exact as it is known. */
  published?: string
}

/** The texts of a kind for what is made of all kinds: packs. A method, so that the kinds can stand in one table. */
export interface Texts {
  /** A hook: one text for a pack, by the last parts of its address; null if there is none. */
  usePacked(...place: string[]): Pick<UseQueryResult<PackedText | null>, 'data' | 'error' | 'refetch'>
}
