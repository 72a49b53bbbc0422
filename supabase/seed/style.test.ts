import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** A text of the seed, and which it is: "faqs.json How are … answer". */
interface SeededText {
  file: string
  place: string
  field: string
  words: string
}

// Readers' words keep no house style.
const files = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith('.json') && !['asked-as.json', 'synonyms.json'].includes(name),
)

/** All texts of a file, however deep they lie. */
function textsIn(file: string, value: unknown, name: string, field: string): SeededText[] {
  if (typeof value === 'string') return [{ file, place: `${name} ${field}`, field, words: value }]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsIn(file, item, name, field))
  if (typeof value !== 'object' || value === null) return []
  const entries: [string, unknown][] = Object.entries(value)
  const label = entries.find(([key]) => key === 'title' || key === 'question')?.[1]
  return entries.flatMap(([key, item]) => textsIn(file, item, typeof label === 'string' ? label : name, key))
}

const texts = files.flatMap((file) =>
  textsIn(file, JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')), file, ''),
)

/** The words as they are read: without addresses and languages. */
const read = (words: string) => words.replace(/ (?:href|lang)="[^"]*"|https?:\/\/\S+/g, '')

/** Where a text breaks a rule, for a list that ought to be empty. */
const breaking = (pattern: RegExp, among = texts) =>
  among.flatMap(({ place, words }) => {
    const [fault] = pattern.exec(read(words)) ?? []
    return fault === undefined ? [] : [`${place}: ${fault}`]
  })

const NUMBER_WORD = 'two|three|four|five|six|seven|eight|nine|ten|fourteen|fifteen|thirty|sixty|ninety|hundred|eighty'

it.each([
  ['quotation marks and apostrophes are straight', /.{0,20}[‘’“”].{0,20}/u],
  [
    'a period is written in digits',
    new RegExp(`(?<!every |each )\\b(?:${NUMBER_WORD}|one)(?: (?:days?|weeks?|months?|years?)|-day)\\b`, 'i'),
  ],
  ['an authority has its name', /\b(?:tax|VAT) authority\b|\bthe Authority\b/],
  ['a dealer is "it"', /\bdealers? who\b.{0,20}/],
  ['a foreign or an Israeli resident is called that', /\bresidents? of Israel\b/],
  ['the Director has no sex', /(?<!<em>)\b(?:he|his|him|he or she)\b.{0,20}/],
  ['a directive is cited as "directive 9(a)"', /\bsections? \d+\S* of the Directives|bookkeeping directives?\b/],
  [
    'a number is allocated as an "allocation number"',
    /allocated (?:invoice )?numbers?|numbers? (?:that is )?allocated/,
  ],
  ['the text of the Law is that of 14 January 2021', /early 2021|February 2021/],
  ['amounts are in NIS and days as "1 January 2025"', /shekel|₪|\b(?:January|June|December) \d{1,2}, \d{4}/],
])('MEND-C house style: %s', (_, pattern) => {
  expect(breaking(pattern)).toEqual([])
})

it('MEND-C house style: the Israel Tax Authority has its full name at first, and the short one then', () => {
  const bodies = texts.filter(({ field }) => field === 'content' || field === 'answer' || field === 'position')
  const named = bodies.flatMap(({ place, words }) => {
    const mentions =
      words.replace(/<a .*?<\/a>|v\. (?:Israel )?Tax Authority/g, '').match(/(?:Israel )?Tax Authority/g) ?? []
    return mentions.map((mention, index) => ({ place, isRight: (index === 0) === mention.startsWith('Israel') }))
  })
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(({ isRight }) => !isRight).map(({ place }) => place)).toEqual([])
})

it('MEND-C house style: in the voice of the Law the customer is the buyer', () => {
  const law = texts
    .filter(({ file, field }) => field === 'content' && /^(?:law|regulations)/.test(file))
    .map((text) => ({ ...text, words: text.words.split('<h4>For international companies</h4>')[0] ?? '' }))
  expect(breaking(/.{0,20}\bcustomers?\b/, law)).toEqual([])
})

it('MEND-C the rules that move the tax to the buyer are called a reverse charge, which readers look for', () => {
  for (const number of ['6A', '6B', '6D', '6G']) {
    const rule = texts.find(
      ({ file, place }) =>
        file === 'regulations-1-vat.json' && place.startsWith(`${number}. `) && place.endsWith(' content'),
    )
    expect(rule?.words, number).toMatch(/reverse[- ]charge/)
  }
})

// From the facts that the seed rests on; another amount is a slip, or a new fact to be added here.
const AMOUNTS =
  '107,692 120,000 122,833 1,775,000 211 400 500,000 5,000 10,000 15,000 20,000 25,000 2.2 3 5 15 2 16.5 1,500,000 1,505,000 1,520,000 100 100,000 100,491 160,000 18,000 18,184 2,500,000 20 20,100 24,375 30 303 316 38 4 43 800,000 910,000 99,893'.split(
    ' ',
  )
const DATED = [
  ['NIS 122,833', /2026/],
  ['NIS 1,775,000', /1 January 2026/],
  ['NIS 211', /July 2020/],
] as const

it('MEND-C no text holds an amount that the facts do not', () => {
  const amounts = texts.flatMap(({ place, words }) =>
    [...words.matchAll(/NIS (\d[\d,.]*\d|\d)/g)].map(([, amount = '']) => ({ place, amount })),
  )
  expect(amounts.length).toBeGreaterThan(50)
  expect(amounts.filter(({ amount }) => !AMOUNTS.includes(amount))).toEqual([])
})

it.each(DATED)('MEND-C %s never stands without its date', (amount, date) => {
  const naming = texts.filter(({ words }) => words.includes(amount))
  expect(naming.length).toBeGreaterThan(0)
  expect(naming.filter(({ words }) => !date.test(words)).map(({ place }) => place)).toEqual([])
})

it('MEND-C the steps of the allocation numbers are the same wherever they stand', () => {
  const steps = {
    '25,000': '5 May 2024',
    '20,000': '1 January 2025',
    '10,000': '1 January 2026',
    '5,000': '1 June 2026',
  }
  const rows = texts.flatMap(({ words }) => [...words.matchAll(/<td>(\d[\w ]+ 202\d)<\/td><td>NIS ([\d,]+)<\/td>/g)])
  expect(rows.length).toBeGreaterThanOrEqual(4)
  for (const [, from, amount = ''] of rows) expect(new Map(Object.entries(steps)).get(amount)).toBe(from)
})
