import * as v from 'valibot'
import { isWebAddress } from './address'
import { formatCount } from './count'
import { EMAIL } from './email-schema'

export type FieldValue = string | readonly string[]
export type FieldValues = Record<string, FieldValue>

/** The rules of a form's field; the database checks the same lengths. */
export type FieldRule = {
  name: string
  label: string
  /** "lines" is a list whose texts stand one a line, "texts" one whose texts stand each by itself. */
  kind:
    | 'text'
    | 'lines'
    | 'texts'
    | 'boolean'
    | 'integer'
    | 'number'
    | 'date'
    | 'known-date'
    | 'url'
    | 'link'
    | 'email'
    | 'html'
  isRequired?: boolean
  /** The greatest length in characters; of lines all together, of texts each. */
  limit?: number
  /** The greatest number of words in a line. */
  words?: number
  /** The field of a day that this one must be later than. */
  after?: { name: string; label: string }
  range?: { least: number; greatest: number; decimals: number }
}

/** A sentence for each field at fault (spec 5), by the field's name; empty when the form can be saved. */
export function faultsOf(rules: readonly FieldRule[], values: FieldValues): Record<string, string> {
  const faults = rules.flatMap((rule) => {
    const value = values[rule.name] ?? ''
    const texts = typeof value === 'string' ? [value] : value
    const { issues = [] } = v.safeParse(schemaOf(rule), texts, { abortPipeEarly: true })
    const { after } = rule
    const isTooEarly = after && value !== '' && value <= (values[after.name] ?? '')
    const messages = [
      ...issues.map(({ message }) => message),
      isTooEarly && `${rule.label} must be later than ${after.label}`,
    ]
    return messages
      .filter(Boolean)
      .slice(0, 1)
      .map((message) => [rule.name, message])
  })
  return Object.fromEntries(faults)
}

/** The schema of a field's texts; those that say nothing count as none. */
function schemaOf(rule: FieldRule) {
  const { label, kind, isRequired, limit = Infinity, words: most = Infinity } = rule
  const [form, words] = formOf(rule)
  return v.pipe(
    v.array(v.pipe(v.string(), v.trim())),
    v.transform((texts) => texts.filter((text) => (kind === 'html' ? wordsOf(text) : text) !== '')),
    v.minLength(isRequired ? 1 : 0, `${label} is required`),
    v.everyItem(
      ({ length }) => length <= limit,
      ({ input }) => {
        const longest = Math.max(...input.map(({ length }) => length))
        return `${label} must be ${formatCount(limit)} characters or fewer; it has ${formatCount(longest)}`
      },
    ),
    v.everyItem(
      (text) => text.split('\n').every((line) => (line.match(WORD) ?? []).length <= most),
      `${label} must be ${most} words or fewer a line`,
    ),
    v.everyItem((text) => v.is(form, text), `${label} must be ${words}`),
  )
}

/** Parts of a word at a hyphen are words: the search reads them so. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu

const wordsOf = (html: string) => html.replace(/<[^>]*>|&nbsp;/g, ' ').trim()

/** The schema of a text of the field's kind, and in words what it must be. */
function formOf({ kind, range }: FieldRule): [schema: v.GenericSchema<string, unknown>, words: string] {
  switch (kind) {
    case 'integer':
      return [INTEGER, 'a whole number']
    case 'number': {
      if (!range) return [numberIn(range), 'a number']
      const { least, greatest, decimals } = range
      const bounds = `from ${least} to ${greatest}`
      const words = decimals ? `a number ${bounds}, with ${decimals} decimals at most` : `a whole number ${bounds}`
      return [numberIn(range), words]
    }
    case 'date':
      return [DAY, 'a day, such as 2026-03-31']
    case 'known-date':
      return [KNOWN_DATE, 'a day, a month or a year, such as 2026-03-31, 2026-03 or 2026']
    case 'url':
      return [ADDRESS, 'a web address that begins with https://']
    case 'email':
      return [EMAIL, 'an address such as dana@example.com']
    case 'link':
      return [
        v.union([ADDRESS, RULING_PATH]),
        'a web address that begins with https://, or /rulings/ and the id of a ruling',
      ]
    default:
      return [v.string(), '']
  }
}

/** The number that was typed, also as "18%" or "18,5"; null if it is none, or "1,850", which may be either of two. */
export function readNumber(text: string): number | null {
  const [, whole, decimals = ''] = /^([+-]?\d{1,15})(\.\d+|,\d{1,2}|,\d{4,})?\s*%?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole + decimals.replace(',', '.'))
}

// Within the database's 32-bit integers.
const INTEGER = v.pipe(
  v.string(),
  v.regex(/^[+-]?\d{1,10}$/),
  v.transform(Number),
  v.minValue(1 - 2 ** 31),
  v.maxValue(2 ** 31 - 1),
)

const numberIn = ({ least, greatest, decimals } = { least: -Infinity, greatest: Infinity, decimals: Infinity }) =>
  v.pipe(
    v.string(),
    v.check((text) => (/[.,](\d+)/.exec(text)?.[1] ?? '').length <= decimals),
    v.transform(readNumber),
    v.number(),
    v.minValue(least),
    v.maxValue(greatest),
  )

// As date inputs give it; 30 February is not a date, and the database takes none before the year 1000.
const DAY = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => text >= '1000-01-01'),
  v.check((text) => String(new Date(`${text}T00:00:00Z`).toJSON()).startsWith(text)),
)

// As much of a day as is known.
const KNOWN_DATE = v.pipe(
  v.string(),
  v.check((text) => v.is(DAY, `${text}-01-01`.slice(0, 10)) && [4, 7, 10].includes(text.length)),
)

const ADDRESS = v.pipe(v.string(), v.check(isWebAddress), v.url())
const RULING_PATH = v.pipe(v.string(), v.regex(/^\/rulings\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
