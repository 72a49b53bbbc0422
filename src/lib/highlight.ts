import { findSpans } from './text-match'
import { textOf, textRuns, wrapSpan } from './text-runs'

/**
 * Wraps every match of a query in <mark> (LAW-2). A match that runs over inline markup becomes several marks, all but
 * the first with data-continued.
 * @param body changed in place
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
