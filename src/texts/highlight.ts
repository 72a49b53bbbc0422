import { findSpans } from '@/lib/text-match'
import { textOf, textRuns, wrapSpan } from './text-runs'

/** Wraps the matches of a folded query in <mark>, in place, and returns their number (LAW-2). */
export function markMatches(body: DocumentFragment, query: string): number {
  if (!query) return 0
  let matches = 0
  for (const nodes of textRuns(body)) {
    const spans = findSpans(textOf(nodes), query)
    matches += spans.length
    for (const span of spans.reverse()) wrapSpan(nodes, span, makeMark)
  }
  return matches
}

function makeMark(isFirst: boolean): HTMLElement {
  const mark = document.createElement('mark')
  // A match that crosses inline markup has several marks.
  if (!isFirst) mark.dataset.continued = ''
  return mark
}
