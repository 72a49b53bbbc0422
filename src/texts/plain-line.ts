const UNSEEN = /[\s\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]+/gu

/**
 * A text as one line without control characters, which neither XML nor HTML allows.
 * @param most a longer line ends after a whole word and "…" within as many characters
 */
export function plainLine(text: string, most = Number.POSITIVE_INFINITY): string {
  const line = text.replace(UNSEEN, ' ').trim()
  if (line.length <= most) return line
  return `${line.slice(0, most - 1).replace(/\s+\S*$|[\ud800-\udbff]$/, '')}…`
}
