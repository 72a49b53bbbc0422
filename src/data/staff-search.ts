/**
 * The filter "one of the columns holds this word", with what would be syntax in it taken as it stands. A regular expression,
 * because in a pattern of `ilike` an asterisk is a wildcard whatever stands before it. It holds no backslash, quotation mark
 * or parenthesis, because backends differ in how they read these between quotes.
 */
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

/**
 * Narrows a query to the rows that hold every word of q, each in any of the columns. One filter for all words: of several
 * `or` parameters the embedded backend makes one, which any word would fulfil.
 */
export function holding<Query extends { or(filters: string): Query }>(
  query: Query,
  columns: readonly string[],
  q: string,
): Query {
  const words = q.split(/\s+/).filter(Boolean)
  if (words.length === 0) return query
  return query.or(`and(${words.map((word) => `or(${matchAny(columns, word)})`).join(',')})`)
}
