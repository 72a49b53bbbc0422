import { pageOf } from './page-number'

/** What a list can be narrowed to: by the values of which columns, and whether by years. */
export type ListShape = { choices: readonly string[]; hasYears: boolean }

/** What an address asks of a list (RUL-2, DEC-1, NEWS-1, LIST-1). */
export type ListAsked = {
  /** The words to search for; empty means no search. */
  q: string
  /** The chosen value of each column that one is chosen for. */
  choices: Record<string, string>
  /** The years, both inclusive; null leaves that end open. */
  from: number | null
  to: number | null
  page: number
}

/** How much of a query counts, here and in the database. */
export const LONGEST_QUERY = 200

/**
 * What an address asks of a list. Nothing in it is an error: what is no year does not count, years the wrong way round
 * are turned, and of a query or a value the first 200 characters count. An unknown value stays, and finds nothing.
 */
export function readListAddress(address: URLSearchParams, { choices, hasYears }: ListShape): ListAsked {
  const chosen = choices.map((name) => [name, cleanQuery(address.get(name) ?? '')]).filter(([, value]) => value)
  const years = [address.get('from'), address.get('to')].map((year) => (hasYears ? readYear(year) : null))
  const [from = null, to = null] = years
  const isTurned = from !== null && to !== null && from > to
  return {
    q: cleanQuery(address.get('q') ?? ''),
    choices: Object.fromEntries(chosen),
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    page: pageOf(address),
  }
}

/** The query of an address that asks this of a list; what is not asked for is left out. */
export function writeListAddress({ q, choices, from, to, page }: ListAsked): string {
  const asked = Object.entries({ q, ...choices, from, to, page: page > 1 ? page : null })
  return new URLSearchParams(
    asked.filter(([, value]) => value).map(([name, value]) => [name, String(value)]),
  ).toString()
}

/** Whether a list is asked for less than all it has. */
export const isNarrowed = ({ q, ...asked }: ListAsked): boolean => q !== '' || countFilters(asked) > 0

/** How many filters are set, the search apart. */
export const countFilters = ({ choices, from, to }: Pick<ListAsked, 'choices' | 'from' | 'to'>): number =>
  Object.keys(choices).length + [from, to].filter((year) => year !== null).length

/** A text as it is searched for: without control characters, which the database refuses, trimmed and cut. */
export function cleanQuery(text: string): string {
  const characters = text.replace(/\p{Cc}/gu, ' ').trim()
  return Array.from(characters).slice(0, LONGEST_QUERY).join('').trim()
}

function readYear(text: string | null): number | null {
  return text && /^[1-9]\d{3}$/.test(text) ? Number(text) : null
}
