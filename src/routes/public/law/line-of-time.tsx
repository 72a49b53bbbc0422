import { Link } from 'react-router-dom'
import type { ContextRow } from '@/data/sections/queries'
import { partOn, partsShown, type TimePart, timesOf } from '@/law/section-times'
import { formatDay } from '@/lib/dates'
import { onDay } from '@/names/day-address'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Fold } from '@/ui/fold'

type LineOfTimeProps = {
  /** What get_section_context() says of the section. */
  rows: readonly ContextRow[]
  /** Since when the text of today has held; null if nobody knows. */
  inForceFrom: string | null
  /** The day that is read. */
  day: string
  today: string
  /** The address of the section. */
  path: string
}

/** When a section read in which way, on a line that is not to scale, with the day that one reads (TIME-4). */
export function LineOfTime({ rows, inForceFrom, day, today, path }: LineOfTimeProps) {
  const parts = timesOf(rows, inForceFrom, today)
  if (parts.length < 2) return null
  const at = partOn(parts, day)
  return (
    <Fold title="Versions in time">
      <ol aria-label="How this section reads in time; the line is not to scale">
        {partsShown(parts, at).map((part) =>
          typeof part === 'number' ? (
            <li key={`more ${part}`} data-state="more">
              <span>{part} more</span>
            </li>
          ) : (
            <li key={`${part.state} ${part.to}`} data-state={part.state}>
              <TimeName part={part} path={path} isRead={part === parts[at]} />
              <span>{withHebrew(wordsOf(part))}</span>
              {part === parts[at] && <em>{day === today ? 'Today' : formatDay(day)}</em>}
            </li>
          ),
        )}
      </ol>
    </Fold>
  )
}

function TimeName({ part, path, isRead }: { part: TimePart; path: string; isRead: boolean }) {
  const name = nameOf(part)
  const isLink = !isRead && (part.on !== null || part.state === 'in force')
  return (
    <b aria-current={isRead || undefined}>
      {isLink ? <Link to={part.on === null ? path : onDay(path, part.on)}>{name}</Link> : name}
    </b>
  )
}

function nameOf({ state, from, to }: TimePart): string {
  if (state === 'unknown') return 'Before'
  if (from) return formatDay(from)
  return to ? `Until ${formatDay(to)}` : 'Today'
}

/** What is said below a part's day. */
function wordsOf({ state, title }: TimePart): string {
  if (state === 'unknown') return 'Not known here'
  if (state === 'absent') return 'Not in force'
  if (state === 'past') return title || 'Former text'
  if (state === 'in force') return title ? `${title}. In force today` : 'In force today'
  return `${state === 'repealed' ? 'Repealed' : 'Announced'}: ${title}`
}
