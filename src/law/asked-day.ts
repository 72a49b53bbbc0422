import { readDays } from '@/lib/asked-days'
import { DAY_NAMES, TODAY } from '@/names/day-address'

/** No law is looked for outside these: another year is a slip of the keyboard. */
const [FIRST, LAST] = ['1900-01-01', '2100-12-31'] as const

/** What an address asks of the law in time (TIME-4). */
type AskedDay = {
  /** The day; null where none was given, or none that is one. */
  on: string | null
  /** The day that it is compared with; null where none was given, or none that is one. */
  other: string | null
  /** Whether two days are to be compared. */
  isCompared: boolean
  faults: Partial<Record<(typeof DAY_NAMES)[number], string>>
}

/** Reads the query of an address: "?on=2024-06-30&with=today". */
export function readAskedDay(search: string, today: string): AskedDay {
  const params = new URLSearchParams(search)
  const isCompared = params.has('with')
  if (isCompared && ['', TODAY].includes(params.get('with')?.trim() ?? '')) params.set('with', today)
  const { days, faults }: { days: AskedDay['faults']; faults: AskedDay['faults'] } = readDays(params, DAY_NAMES)
  for (const name of DAY_NAMES) {
    const day = days[name]
    if (!day || (day >= FIRST && day <= LAST)) continue
    faults[name] = 'Enter a day from 1900 to the end of 2100.'
    delete days[name]
  }
  return { on: days.on ?? null, other: days.with ?? null, isCompared, faults }
}

/** What is wrong with the days of these names that a form asks for; none of them may be left empty. */
export const faultsOfDays = (query: URLSearchParams, names: readonly string[], today: string) => ({
  ...Object.fromEntries(names.filter((name) => !query.has(name)).map((name) => [name, 'Choose a day'])),
  ...readAskedDay(query.toString(), today).faults,
})
