import { decodeHash } from './decode-hash'

// The numbers of provisions, 30, 60A, 25(c), 30(a)(5): the grammar of the database (mark_pattern(), title_parts() and those
// after them). reference-examples.json holds both to it.
const MARK = String.raw`\((?:[a-z]{1,2}\d{0,2}|[A-Z]{1,2}|\d{1,3}[A-Z]?|[ivxl]{1,5})\)`
const BASE = String.raw`\d+[A-Z]{0,2}`
const NUMBER = `${BASE}(?:${MARK})*`
const WORD = String.raw`(?:section|regulation|rule|sec\.|reg\.|s\.|§)\s*`

const NUMBERS = `(${NUMBER})(?:[–-](${BASE}))?`
const NAMED = new RegExp(
  String.raw`^\s*(?:[Ss]ection|[Rr]egulation|[Rr]ule|[Ss]ec\.|[Rr]eg\.|[Ss]\.|§)\s*${NUMBERS}(?:[\s.:,–—-]+(.*))?$`,
  's',
)
const BARE = new RegExp(String.raw`^\s*${NUMBERS}(?:\s*[.:](?!\d)\s*|\s+[–—-]\s+|\s*$)(.*)$`, 's')
const LEADING_WORD = new RegExp(String.raw`^\s*${WORD}(?=\d)`, 'i')
const TYPED = new RegExp(String.raw`^\s*(?:${WORD})?(${NUMBER})\s*$`, 'i')
const MARKS = new RegExp(`^(?:${MARK})+$`, 'i')

const readTitle = (title: string) => NAMED.exec(title) ?? BARE.exec(title)

/** A section's title without its leading number, if more follows: "2024 budget" has none. */
export const withoutNumber = (title: string): string => readTitle(title)?.[3] || title

/** "30. Zero rate" of "Section 30. Zero rate". */
export const withoutWord = (title: string): string => title.replace(LEADING_WORD, '')

/** All numbers that a title stands for: 21 and 22 of "21–22. Language", at most 51; the one at its start of any other. */
export function numbersOf(title: string): string[] {
  const [, number, last] = readTitle(title) ?? []
  const [from, to] = [number, last].map((end) => (/^\d{1,4}$/.test(end ?? '') ? Number(end) : 0))
  if (from && to && from < to)
    return Array.from({ length: Math.min(to - from, 50) + 1 }, (_, place) => `${from + place}`)
  return number ? [number] : []
}

/** Whether these are marks of paragraphs, "(a)(5)". */
export const areMarks = (text: string): boolean => MARKS.test(text)

/** The number that somebody typed, as "30", "§ 30(a)(5)" or "reg. 6D"; null for anything else. */
export const numberTyped = (typed: string): string | null => TYPED.exec(typed)?.[1] ?? null

/** What follows the word in "#s30(a)(5)", "#30(a)(5)" or "#section-30(a)(5)"; null for an address that is no number's. */
export const numberInHash = (hash: string): string | null =>
  /^(?:section-?|s-?)?(\d.*)$/i.exec(decodeHash(hash))?.[1] ?? null
