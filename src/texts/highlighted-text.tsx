import { findSpans } from '@/lib/text-match'
import { withHebrew } from '@/ui/content/with-hebrew'

/** Plain text with the matches of a folded query marked. */
export function HighlightedText({ text, query }: { text: string; query: string }) {
  let end = 0
  const parts = findSpans(text, query).map(([from, to]) => {
    const before = text.slice(end, from)
    end = to
    return [withHebrew(before), <mark key={from}>{withHebrew(text.slice(from, to))}</mark>]
  })
  return (
    <>
      {parts}
      {withHebrew(text.slice(end))}
    </>
  )
}
