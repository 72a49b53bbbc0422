// A regular expression, because `ilike` takes every asterisk for a wildcard. It has no backslash, quotation mark or
// parenthesis, because backends read these differently between quotes.
function matchAny(columns: readonly string[], word: string): string {
  const literally = word.replace(/[[{()$.*+?|^\\"]/g, (sign) => `[${NAMES[sign] ?? sign}]`)
  return columns.map((column) => `${column}.imatch."${literally}"`).join(',')
}
const NAMES: Readonly<Record<string, string>> = {
  '^': '[.circumflex.]',
  '\\': '[.backslash.]',
  '"': '[.quotation-mark.]',
  '(': '[.left-parenthesis.]',
  ')': '[.right-parenthesis.]',
}

/** Narrows a query to rows that hold every word of q, each in any of the columns. */
export function holding<Query extends { or(filters: string): Query }>(
  query: Query,
  columns: readonly string[],
  q: string,
): Query {
  const words = q.split(/\s+/).filter(Boolean)
  if (words.length === 0) return query
  // One filter for all words: the embedded backend joins several `or` parameters into one that any word fulfils.
  return query.or(`and(${words.map((word) => `or(${matchAny(columns, word)})`).join(',')})`)
}
