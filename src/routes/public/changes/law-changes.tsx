import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type LawChange, lawChangesQuery } from '@/data/changes/law'
import { formatAmount } from '@/law/amounts'
import { formatCount } from '@/lib/count'
import { dayBefore } from '@/lib/dates'
import { comparing } from '@/names/day-address'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { DocketPart, DocketSkeleton } from '@/routes/public/list/docket'
import { DocketEntry } from '@/ui/content/docket-entry'
import { useToday } from '@/ui/hooks/use-today'
import { Contained } from '@/ui/states/contained'
import { EmptyState } from '@/ui/states/empty-state'
import { AmendmentEntry } from './amendment-entry'
import { PART_NAMES } from './what-happened'

/** What changed in the law, by the days from which it holds, with what is to come first (TIME-5). */
export function LawChanges({ provisions }: { provisions: readonly string[] }) {
  const { data, error } = useQuery(lawChangesQuery(provisions))
  const today = useToday()
  if (!data)
    return error ? <LoadFailed fallback="Failed to fetch the changes of the law" error={error} /> : <DocketSkeleton />
  if (data.length === 0) {
    const what = provisions.length > 0 ? 'these provisions' : 'the law'
    return <EmptyState text={`No change of ${what} since 2021 is known here.`} />
  }
  const toCome = data.filter(({ day }) => day > today)
  const years = Map.groupBy(
    data.filter(({ day }) => day <= today),
    ({ day }) => day.slice(0, 4),
  )
  return (
    <>
      {toCome.length > 0 && (
        <DocketPart title="To come" isToCome>
          <Entries changes={toCome.toReversed()} hasYear />
        </DocketPart>
      )}
      {[...years].map(([year, changes]) => (
        <DocketPart
          key={year}
          title={year}
          note={`${formatCount(changes.length)} ${changes.length === 1 ? 'change' : 'changes'}`}
        >
          <Entries changes={changes} />
        </DocketPart>
      ))}
    </>
  )
}

const Entries = ({ changes, hasYear = false }: { changes: readonly LawChange[]; hasYear?: boolean }) => (
  <ul className="divide-y divide-line">
    {changes.map((change) => (
      <li key={change.id}>
        <Contained what="This change">
          <Entry change={change} hasYear={hasYear} />
        </Contained>
      </li>
    ))}
  </ul>
)

function Entry({ change, hasYear }: { change: LawChange; hasYear: boolean }) {
  const { part, title, url, day, note, provisions, provision_urls, amendment } = change
  if (amendment) return <AmendmentEntry change={{ ...change, notes: [note].filter(Boolean) }} amendment={amendment} />
  const isFigure = part === 'figure'
  return (
    <DocketEntry
      to={url}
      name={title}
      date={day}
      hasYear={hasYear}
      summary={isFigure ? '' : note}
      provisions={provisions}
      urls={provision_urls}
      source={PART_NAMES[part]}
      below={isFigure && <Figures change={change} />}
    >
      {part === 'section' && (
        <Link to={comparing(url, dayBefore(day), day)} className="link py-1">
          Show the difference
        </Link>
      )}
    </DocketEntry>
  )
}

/** An amount with what it was before, marked where it holds today. */
function Figures({ change: { former, amount, unit, subject, note, is_present } }: { change: LawChange }) {
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 font-display text-2xl/[1.3]">
        {former !== null && (
          <>
            <span className="text-muted">{formatAmount(former, unit ?? '')}</span>
            <span aria-hidden>→</span>
            <span className="sr-only">, then </span>
          </>
        )}
        <span className={is_present ? 'border-law border-b-2' : ''}>{formatAmount(amount ?? 0, unit ?? '')}</span>
        <span className="font-sans text-muted text-ui">{subject}</span>
      </p>
      {note && <p className="mt-1.5 max-w-160 text-pretty font-serif text-gist/[1.56]">{note}</p>}
    </>
  )
}
