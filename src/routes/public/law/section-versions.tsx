import { Link } from 'react-router-dom'
import type { ContextRow } from '@/data/sections/queries'
import { type TimePart, timesOf } from '@/law/section-times'
import { formatDay } from '@/lib/dates'
import { comparing, onDay } from '@/names/day-address'
import { srOnly } from '@/ui/content/sr-only'
import { withHebrew } from '@/ui/content/with-hebrew'

type SectionVersionsProps = {
  /** What get_section_context() says of the section. */
  rows: readonly ContextRow[]
  /** Since when the text of today has held; null if nobody knows. */
  inForceFrom: string | null
  today: string
  /** The address of the section. */
  path: string
}

/** The versions of a section, the latest first: when each holds, what began it, and the ways to it (TIME-4). */
export function SectionVersions({ rows, inForceFrom, today, path }: SectionVersionsProps) {
  const versions = timesOf(rows, inForceFrom, today)
    .filter(({ state }) => state !== 'unknown')
    .toReversed()
  return (
    <section aria-labelledby="versions-title">
      <h2 id="versions-title" className="part-title">
        Versions
      </h2>
      <ol reversed>
        {versions.map((part) => {
          const days = daysOf(part)
          return (
            <li key={`${part.state} ${part.to}`} data-state={part.state}>
              <b>{days}</b>
              <p>{withHebrew(wordsOf(part))}</p>
              {part.on && (
                <span>
                  {part.state !== 'repealed' && (
                    <Link to={onDay(path, part.on)}>Read{srOnly(` the text: ${days}`)}</Link>
                  )}
                  <Link to={comparing(path, part.on)}>Compare with today{srOnly(`: ${days}`)}</Link>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function daysOf({ state, from, to }: TimePart): string {
  if (state === 'past' || state === 'absent')
    return `${from ? `${formatDay(from)} to` : 'Until'} ${formatDay(to ?? '')}`
  const since = state === 'in force' ? 'Since' : 'From'
  return from ? `${since} ${formatDay(from)}` : 'Today'
}

/** What began it, what readers are told of that, and whether it holds today. */
function wordsOf({ state, title, note }: TimePart): string {
  if (state === 'absent') return 'Not in force'
  const told = note.replace(/\.$/, '')
  const said = (...words: string[]) => words.filter(Boolean).join('. ')
  if (state === 'past') return said(title || 'The first text that this site knows', told)
  if (state === 'in force') return said(title, told, 'In force today')
  return said(`${state === 'repealed' ? 'Repealed' : 'Announced'}: ${title}`, told)
}
