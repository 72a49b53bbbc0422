import { formatDay, formatMonth } from '@/lib/dates'
import { goToGroup } from './day-head'
import { type Group, isOfDay } from './groups'

/** How many months are shown: this one, and those that hold a day. */
const SHOWN = 6

const WEEK = [
  ['S', 'Sunday'],
  ['M', 'Monday'],
  ['T', 'Tuesday'],
  ['W', 'Wednesday'],
  ['T', 'Thursday'],
  ['F', 'Friday'],
  ['S', 'Saturday'],
] as const

/** An index of the calendar's days, on wide screens: each day that has something leads to its lines. @param today an ISO date */
export function Months({ groups, today }: { groups: readonly Group[]; today: string }) {
  const days = new Map(groups.filter(isOfDay).map((group) => [group.key, group]))
  const months = [...new Set([today, ...days.keys()].map((day) => day.slice(0, 7)))].sort().slice(0, SHOWN)
  return (
    <nav aria-label="Days by month" className="hidden border-line border-s bg-sunk px-5 py-3 min-[73.75rem]:block">
      {months.map((month) => (
        <table key={month} className="mt-1.5 mb-5 w-full table-fixed text-center">
          <caption className="py-1 text-start font-semibold">{formatMonth(month)}</caption>
          <thead>
            <tr className="border-line border-b text-sm">
              {WEEK.map(([letter, name]) => (
                <th key={name} scope="col" abbr={name} className="h-6.5 font-semibold text-muted">
                  <abbr title={name} className="no-underline">
                    {letter}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, index) => (
                  <td key={day ?? WEEK[index]?.[1]} className="h-8 text-muted">
                    {day && <Day day={day} group={days.get(day)} isToday={day === today} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </nav>
  )
}

type DayProps = { day: string; group: Group | undefined; isToday: boolean }

function Day({ day, group, isToday }: DayProps) {
  const frame = isToday ? 'rounded-md border border-line-strong font-semibold text-ink forced-colors:border-2' : ''
  const number = Number(day.slice(8))
  if (!group) {
    return (
      <span aria-current={isToday ? 'date' : undefined} className={`inline-grid h-7 w-7.5 place-items-center ${frame}`}>
        {number}
      </span>
    )
  }
  const count = group.items.length
  return (
    <button
      type="button"
      aria-label={`${formatDay(day)}: ${count === 1 ? '1 text' : `${count} texts`}`}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => goToGroup(day)}
      className={`inline-grid h-7 w-7.5 place-items-center border-b-2 border-b-accent font-semibold text-accent ${frame}`}
    >
      {number}
    </button>
  )
}

/** The days of a month in weeks from Sunday; null for those of its neighbours. */
function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01`)
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const before = first.getUTCDay()
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    WEEK.map((_name, index) => {
      const day = week * 7 + index - before + 1
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, '0')}` : null
    }),
  )
}
