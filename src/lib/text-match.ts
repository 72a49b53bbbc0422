/** The end is excluded. */
export type Span = [start: number, end: number]

/** Folds case, quotes and dashes for comparison; every character keeps its place. */
export function foldText(text: string): string {
  return text
    .replaceAll('İ', 'i') // the one letter whose lower case is longer
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s/g, ' ')
}

/** The folded query, trimmed and with single spaces. */
export function foldQuery(query: string): string {
  return foldText(query).replace(/ +/g, ' ').trim()
}

/** All places of a query, folded by foldQuery, in a text, without overlaps. */
export function findSpans(text: string, query: string): Span[] {
  if (!query) return []
  const folded = foldText(text)
  const spans: Span[] = []
  for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length)) {
    spans.push([at, at + query.length])
  }
  return spans
}
