// The stored texts that a page written at build time shows. They are not sent a second time as data: where data holds such
// a text, a mark stands in its place, and the browser reads the text from the page (FIND-6).

/** Begins a mark; no text from the database holds this character. */
const MARK = '\0'

/** The number of each text, by its HTML: in a build what is stored, in the browser what the page shows. */
const numbers = new Map<string, string>()

/** Notes, at build time, that a page shows this text; a browser knows its page's texts from the start. */
export function textNumber(html: string): string | undefined {
  if (import.meta.env.SSR && html && !numbers.has(html)) numbers.set(html, String(numbers.size))
  return numbers.get(html)
}

/** Whether this is a text as the page showed it when it came: trusted, and ready to be shown as it is. */
export const isFromPage = (html: string): boolean => !import.meta.env.SSR && numbers.has(html)

/** Forgets the texts of the page before. */
export const forgetTexts = (): void => numbers.clear()

/** The data of a page as JSON, with a mark for each text that the page shows, and without the links, which are in the texts. */
export function writePageData(data: unknown): string {
  const withMarks = JSON.stringify(data, (key, value) => {
    if (key === 'references') return undefined
    const number = typeof value === 'string' ? numbers.get(value) : undefined
    return number === undefined ? value : MARK + number
  })
  // "<" would let a text end the element that holds the data.
  return withMarks.replaceAll('<', '\\u003c')
}

/** Reads what writePageData() wrote; the texts come from the elements of the page. */
export function readPageData(json: string, texts: Iterable<HTMLElement>): unknown {
  const htmls = new Map<string, string>()
  for (const element of texts) {
    const { innerHTML } = element
    const number = element.dataset.text ?? ''
    htmls.set(number, innerHTML)
    numbers.set(innerHTML, number)
  }
  return JSON.parse(json, (_key, value) =>
    typeof value === 'string' && value.startsWith(MARK) ? htmls.get(value.slice(1)) : value,
  )
}
