/** A reference to one provision inside a text: where it stands and what it names. */
export type Reference = {
  /** Where the linked words stand: from the first character up to, not including, the second. */
  span: [start: number, end: number]
  kind: 'section' | 'regulation'
  /** The number with its paragraphs, as written: "30(a)(5)". */
  number: string
  /** What it is a provision of, where the text says so: "Law", "Registration Regulations". */
  of: string | null
}

// private.find_citations has the same grammar in SQL; reference-examples.json holds both to the same answers.
const NUMBER = String.raw`\d+[A-Z]{0,2}(?:\([0-9A-Za-z]{1,4}\))*`
const LIST = new RegExp(
  String.raw`(?<![\w.'’])((?:[Ss]ections?|[Rr]egulations?|[Dd]irectives?)\s+|(?:ss?|[Rr]egs?)\.\s*|§§?\s*)(${NUMBER}(?:(?:\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|to)\s+|\s*[–-]\s*)${NUMBER})*)(?![\w%]|\/\d{3})(?:\s+of\s+the\s+((?:(?:[A-Z]\w*|\([A-Z][\w ]*\))\s?)+))?`,
  'g',
)
const ONE = new RegExp(NUMBER, 'g')

/**
 * Finds the references that laws write: "section 30(a)(5)", "sections 15 and 30", "regulations 6A to 6D",
 * "regulation 6 of the Registration Regulations", "s. 30", "§ 30", "reg. 6A", "directive 18B" (LAW-10). In a list every
 * number is a reference of its own, the first one together with its word. A directive is a section of the Bookkeeping
 * Directives, however the text calls these; one with a year ("Directive 01/2025") is an instruction of the Tax Authority.
 * @returns the references in the order of the text
 */
export function findReferences(text: string): Reference[] {
  return [...text.matchAll(LIST)].flatMap((match) => {
    const [whole, word = '', list = '', instrument] = match
    const kind = /^r/i.test(word) ? 'regulation' : 'section'
    const unnamed = /^d/i.test(word) ? 'Directives' : null
    const listStart = match.index + whole.indexOf(list, word.length)
    return [...list.matchAll(ONE)].map((number, index): Reference => {
      const start = listStart + number.index
      return {
        span: [index === 0 ? match.index : start, start + number[0].length],
        kind,
        number: number[0],
        of: instrument?.trim() ?? unnamed,
      }
    })
  })
}
