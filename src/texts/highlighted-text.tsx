import { findSpans } from '@/lib/text-match'
import { withHebrew } from '@/ui/content/with-hebrew'

/**
 * Plain text with the matches of a folded query marked: an element, made anew with them. A browser's translation puts elements
 * of its own in the place of words, and what is no longer there React could not take out.
 */
export function HighlightedText({ text, query }: { text: string; query: string }) {
  let end = 0
  const parts = findSpans(text, query).map(([from, to]) => {
    const before = text.slice(end, from)
    end = to
    return [withHebrew(before), <mark key={from}>{withHebrew(text.slice(from, to))}</mark>]
  })
  return (
    <span key={`${query}\n${text}`}>
      {parts}
      {withHebrew(text.slice(end))}
    </span>
  )
}
