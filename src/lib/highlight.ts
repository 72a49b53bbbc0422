import { findSpans } from './text-match'
import { textOf, textRuns, wrapSpan } from './text-runs'

/**
 * Wraps every match of a query in <mark>, without breaking the markup (LAW-2). Of a match that runs over inline markup
 * the further pieces carry data-continued.
 * @param body sanitised content; changed in place
 * @param query folded by foldQuery
 * @returns the number of matches
 */
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
  if (!isFirst) mark.dataset.continued = ''
  return mark
}
