import { dayAfter, dayBefore } from '@/lib/dates'

/** Days in which a section reads in one way (TIME-4). */
export type TimePart = {
  state: 'unknown' | 'absent' | 'past' | 'in force' | 'coming' | 'repealed'
  /** The first day; null if that is not known. */
  from: string | null
  /** The last day; null where none is known. */
  to: string | null
  /** What began it, in words, and what readers are told of that; may be empty. */
  title: string
  note: string
  /** The day on which it is to be read; null for the text of today, and where there is no text. */
  on: string | null
}

/** A former text or an announced change, as private.section_times() has it. */
type TimeRow = {
  relation: string
  reference: string | null
  title: string
  url: string | null
  date: string | null
  beginning: string | null
}

/** The announced changes whose day has not begun, the nearest first (TIME-6). */
export const comingOf = <Row extends TimeRow>(rows: readonly Row[], today: string) =>
  rows
    .flatMap((row) => (row.relation === 'coming' && row.date && row.date > today ? { ...row, date: row.date } : []))
    .sort((one, other) => one.date.localeCompare(other.date))

/**
 * How a section has read, reads and will read, in order; one part where it has only the text of today.
 * @param rows what get_section_context() says of it, others included
 * @param inForceFrom since when the text of today has held; null if nobody knows
 */
export function timesOf(rows: readonly TimeRow[], inForceFrom: string | null, today: string): TimePart[] {
  const former = rows.filter(({ relation }) => relation === 'former')
  const coming = comingOf(rows, today)
  const [first] = former
  const parts: TimePart[] = first?.url
    ? [{ state: 'unknown', from: null, to: first.date && dayBefore(first.date), title: '', note: '', on: null }]
    : []
  let began = { title: '', note: '' }
  let ended: string | null = null
  for (const { reference: to, date, url, title, beginning } of former) {
    parts.push({
      state: url ? 'past' : 'absent',
      from: date ?? (ended && dayAfter(ended)),
      to,
      ...began,
      on: url && to,
    })
    began = { title, note: beginning ?? '' }
    ended = to
  }
  const to = coming[0] ? dayBefore(coming[0].date) : null
  parts.push({ state: 'in force', from: inForceFrom ?? (ended && dayAfter(ended)), to, ...began, on: null })
  for (const [index, { date, reference, title, beginning }] of coming.entries()) {
    const after = coming[index + 1]
    const state = reference === 'repealed' ? 'repealed' : 'coming'
    parts.push({ state, from: date, to: after ? dayBefore(after.date) : null, title, note: beginning ?? '', on: date })
  }
  return parts
}

/** The place among the parts of the one that holds on a day. */
export const partOn = (parts: readonly TimePart[], day: string): number =>
  parts.findIndex(({ state, to }) => (to === null ? state !== 'unknown' : to >= day))

/** Most parts that a line of time shows. */
const MOST = 5

/** The parts that a line shows: all, or the first and the three around one; between them, how many are left out. */
export function partsShown(parts: readonly TimePart[], at: number): (TimePart | number)[] {
  if (parts.length <= MOST) return [...parts]
  const start = Math.min(Math.max(at - 1, 1), parts.length - 3)
  const [before, after] = [start - 1, parts.length - start - 3]
  return [
    ...parts.slice(0, 1),
    ...(before > 0 ? [before] : []),
    ...parts.slice(start, start + 3),
    ...(after > 0 ? [after] : []),
  ]
}
