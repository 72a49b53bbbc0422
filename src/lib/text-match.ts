/** Where a piece of text matches: from the first character up to, not including, the second. */
export type Span = [start: number, end: number]

/** Folds a text for comparison: case and kinds of quotes and dashes do not count. Every character keeps its place. */
export function foldText(text: string): string {
  return text
    .replaceAll('İ', 'i') // the one letter whose lower case is longer
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s/g, ' ')
}

/** The query as it is searched for: folded, trimmed, runs of white space as one. Empty means no search. */
export function foldQuery(query: string): string {
  return foldText(query).replace(/ +/g, ' ').trim()
}

/**
 * All places where a query stands in a text; they do not overlap.
 * @param query folded by foldQuery
 */
export function findSpans(text: string, query: string): Span[] {
  if (!query) return []
  const folded = foldText(text)
  const spans: Span[] = []
  for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length)) {
    spans.push([at, at + query.length])
  }
  return spans
}
