import type { HtmlText, ShownHtml } from './html-text'

// The stored texts that a page written at build time shows. They are not sent a second time as data: in the place of each of
// them the data has a mark, and the browser reads the text from the page (FIND-6).

/** Begins a mark; no text from the database holds this character. */
const MARK = '\0'

/** The number of each text that the page shows, in a build. */
const numbers = new Map<HtmlText, string>()

/** Which of the page's texts this is; a build notes that the page shows it. */
export function textNumber(text: HtmlText): string | undefined {
  if ('shown' in text) return text.number
  if (import.meta.env.SSR && text.stored && !numbers.has(text)) numbers.set(text, String(numbers.size))
  return numbers.get(text)
}

/** Forgets the texts of the page before. */
export const forgetTexts = (): void => numbers.clear()

/** The data of a page as JSON, with a mark in the place of each text that the page shows. */
export function writePageData(data: unknown): string {
  const withMarks = JSON.stringify(data, (_key, value) => {
    const number = numbers.get(value)
    return number === undefined ? value : MARK + number
  })
  // "<" would let a text end the element that holds the data.
  return withMarks.replaceAll('<', '\\u003c')
}

/** Reads what writePageData() wrote; the texts come from the elements of the page. */
export function readPageData(json: string, texts: Iterable<HTMLElement>): unknown {
  const shown = new Map([...texts].map((element) => [element.dataset.text, element]))
  return JSON.parse(json, (_key, value) => {
    if (typeof value !== 'string' || !value.startsWith(MARK)) return value
    const number = value.slice(1)
    return { shown: markupIn(shown.get(number)), number }
  })
}

/** What stands in the page was made to be shown when the page was written. */
function markupIn(element: HTMLElement | undefined): ShownHtml
function markupIn(element: HTMLElement | undefined) {
  return element?.innerHTML ?? ''
}
