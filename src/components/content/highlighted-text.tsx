import { findSpans } from '@/lib/text-match'

/** Plain text with the matches of a folded query marked. */
export function HighlightedText({ text, query }: { text: string; query: string }) {
  let end = 0
  const parts = findSpans(text, query).map(([from, to]) => {
    const before = text.slice(end, from)
    end = to
    return [before, <mark key={from}>{text.slice(from, to)}</mark>]
  })
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
