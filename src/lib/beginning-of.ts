import { plainText } from './plain-text'

/** How much of a text a preview shows, in characters. */
const LENGTH = 220

/** The first words of stored HTML. */
export function beginningOf(html: string): string {
  const text = plainText(html, ' ').replace(/\s+/g, ' ').trim()
  return text.length <= LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', LENGTH))} …`
}
