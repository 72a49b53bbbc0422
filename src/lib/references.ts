export type Reference = {
  /** Of the linked words; the end is excluded. */
  span: [start: number, end: number]
  kind: 'section' | 'regulation'
  /** With its paragraphs, as written: "30(a)(5)". */
  number: string
  /** The instrument, if the text names it: "Law", "Registration Regulations". */
  of: string | null
}

// private.find_citations is the same grammar in SQL; reference-examples.json holds both to the same answers.
const NUMBER = String.raw`\d+[A-Z]{0,2}(?:\([0-9A-Za-z]{1,4}\))*`
const LIST = new RegExp(
  String.raw`(?<![\w.'’])((?:[Ss]ections?|[Rr]egulations?|[Dd]irectives?)\s+|(?:ss?|[Rr]egs?)\.\s*|§§?\s*)(${NUMBER}(?:(?:\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|to)\s+|\s*[–-]\s*)${NUMBER})*)(?![\w%]|\/\d{3})(?:\s+of\s+the\s+((?:(?:[A-Z]\w*|\([A-Z][\w ]*\))\s?)+))?`,
  'g',
)
const ONE = new RegExp(NUMBER, 'g')

/** The references in a text, in order (LAW-10): "sections 15 and 30" are two, "§ 30(a)" and "directive 18B" are one each. */
export function findReferences(text: string): Reference[] {
  return [...text.matchAll(LIST)].flatMap((match) => {
    const [whole, word = '', list = '', instrument] = match
    const kind = /^r/i.test(word) ? 'regulation' : 'section'
    // A directive is a section of the Bookkeeping Directives; LIST leaves out those with a year ("Directive 01/2025").
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
