import { findSpans, type Span } from '@/lib/text-match'
import { textOf, textRuns } from './text-runs'

/** The places of folded words in some elements, in reading order, from the start of a word on. */
export function findRanges(elements: Iterable<Element>, words: string[]): Range[] {
  return [...elements].flatMap((element) =>
    textRuns(element).flatMap((nodes) => {
      const text = textOf(nodes)
      const spans = words
        .flatMap((word) => findSpans(text, word))
        .filter(([start]) => !/\w/.test(text[start - 1] ?? ''))
      return spans.sort(([one], [other]) => one - other).map((span) => rangeOf(nodes, span))
    }),
  )
}

function rangeOf(nodes: Text[], [start, end]: Span): Range {
  const range = document.createRange()
  let offset = 0
  for (const node of nodes) {
    const { length } = node
    if (start >= offset && start < offset + length) range.setStart(node, start - offset)
    if (end > offset && end <= offset + length) range.setEnd(node, end - offset)
    offset += length
  }
  return range
}
