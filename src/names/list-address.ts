import { cutMarks } from '@/lib/cut-marks'
import { pageOf } from '@/lib/page-number'

/** The columns whose values can narrow a list, and whether years can. */
export type ListShape = {
  choices: readonly string[]
  hasYears: boolean
  /** The values of columns where they are fixed: an address may write them in any case. */
  fixed?: Readonly<Record<string, readonly string[]>>
}

/** The first and the last year; null leaves that end open. */
export type Years = { from: number | null; to: number | null }

/** What an address asks of a list (RUL-2, DEC-1, NEWS-1, LIST-1). */
export type ListAsked = Years & {
  /** The words searched for; empty for no search. */
  q: string
  /** The chosen values, by column: an item has one of each. */
  choices: Record<string, string[]>
  page: number
}

/** How many characters of a query count, here and in the database. */
export const LONGEST_QUERY = 200

/** How many values of one filter count. */
const MOST_VALUES = 50

/** How a provision stands in an address: "vat-law/30". */
const PROVISION = /^[a-z-]+\/[a-z0-9-]+$/

/**
 * What an address asks of a list, never an error: what is no year or provision is ignored, swapped years are turned, long
 * texts cut.
 * @param page where it is not the query that names it
 */
export function readListAddress(
  address: URLSearchParams,
  { choices, hasYears, fixed }: ListShape,
  page = pageOf(address),
): ListAsked {
  const valuesOf = (name: string): string[] => {
    const values = address.getAll(name).map(cleanQuery)
    const known = values.map(
      (value) => fixed?.[name]?.find((each) => each.toLowerCase() === value.toLowerCase()) ?? value,
    )
    return [...new Set(known)]
      .filter((value) => value && (name !== 'provision' || PROVISION.test(value)))
      .slice(0, MOST_VALUES)
  }
  const chosen = choices.map((name) => [name, valuesOf(name)] as const)
  return {
    q: cleanQuery(address.get('q') ?? ''),
    choices: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    ...(hasYears ? readYears(address) : { from: null, to: null }),
    page,
  }
}

/** The years from and to which an address narrows: what is no year is ignored, swapped years are turned. */
export function readYears(address: URLSearchParams): Years {
  const [from, to] = [readYear(address.get('from')), readYear(address.get('to'))]
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

/** The query string of an address that asks this of a list. */
export function writeListAddress({ q, choices, from, to, page }: ListAsked): string {
  const asked = Object.entries({ q, ...choices, from, to, page: page > 1 ? page : null })
  return new URLSearchParams(
    asked.flatMap(([name, values]) =>
      [values]
        .flat()
        .filter(Boolean)
        .map((value) => [name, String(value)]),
    ),
  ).toString()
}

/** Whether a list is searched or filtered. */
export const isNarrowed = ({ q, ...asked }: ListAsked): boolean => q !== '' || countFilters(asked) > 0

/** How many filters are set, not counting the search. */
export const countFilters = ({ choices, from, to }: Pick<ListAsked, 'choices' | 'from' | 'to'>): number =>
  Object.values(choices).flat().length + [from, to].filter((year) => year !== null).length

/** A query as it is searched for: trimmed, cut, and without control characters, which the database refuses. */
export function cleanQuery(text: string): string {
  const characters = cutMarks(text.replace(/\p{Cc}/gu, ' ').trim())
  return Array.from(characters).slice(0, LONGEST_QUERY).join('').trim()
}

function readYear(text: string | null): number | null {
  return text && /^[1-9]\d{3}$/.test(text) ? Number(text) : null
}
