import type { ReactNode } from 'react'
import { splitHebrew } from '@/lib/split-hebrew'

/** A text with the Hebrew in it marked as Hebrew (ACC-4), which no browser translates; anything else as it is. */
export function withHebrew(shown: ReactNode): ReactNode {
  const pieces = typeof shown === 'string' ? splitHebrew(shown) : []
  const mark = (words: string, place: number) =>
    place % 2 ? (
      <span key={place} lang="he" translate="no">
        {words}
      </span>
    ) : (
      words
    )
  return pieces[1] ? pieces.map(mark) : shown
}
