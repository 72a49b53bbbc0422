import { Link } from 'react-router-dom'
import type { Amended, Change } from '@/data/changes/queries'
import { MARKS } from '@/law/day-words'
import { dayBefore, formatDay } from '@/lib/dates'
import { comparing, onDay } from '@/names/day-address'
import { LAW_NAMES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { DocketEntry } from '@/ui/content/docket-entry'
import { ExternalLink } from '@/ui/content/external-link'
import { ProvisionName } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { moreSections, whatHappened, wordsOf } from './what-happened'

type AmendmentEntryProps = { change: Pick<Change, 'title' | 'url' | 'day' | 'notes'>; amendment: Amended }

/** An amendment in force on its day, or to come: what it changes, and the ways to the law of that day (TIME-5). */
export function AmendmentEntry({ change, amendment }: AmendmentEntryProps) {
  const { title, url, day } = change
  const { is_to_come, announced_at, source, source_url, laws } = amendment
  return (
    <DocketEntry
      to={url}
      name={title}
      date={day}
      hasYear={is_to_come}
      summary={wordsOf({ ...change, gist: null })}
      provisions={[]}
      urls={[]}
      source={whatHappened({ kind: 'amendment', is_new: false, amendment })}
      facts={[
        is_to_come && announced_at ? `announced ${formatDay(announced_at)}` : null,
        source_url === null ? source : null,
      ]}
      below={<Sections amendment={amendment} day={day} />}
    >
      {laws.map((law) => (
        <span key={law} className="flex flex-wrap items-baseline gap-x-5">
          {laws.length > 1 && <span>{LAW_NAMES[law]}:</span>}
          <Link to={onDay(paths.law(law), day)} className="link py-1">
            Read the law as on {formatDay(day)}
          </Link>
          <Link to={compared(law, amendment, day)} className="link py-1">
            {is_to_come ? 'Compare with today' : 'Compare with the day before'}
          </Link>
        </span>
      ))}
      {source_url !== null && <ExternalLink href={source_url}>{source || 'Source'}</ExternalLink>}
    </DocketEntry>
  )
}

/** The sections that it changes, as many as are named, each with its mark. */
function Sections({ amendment, day }: { amendment: Amended; day: string }) {
  const { sections, total, laws } = amendment
  const [law, ...others] = laws
  const more = total - sections.length
  if (!law) return null
  return (
    <ul className="mt-3 divide-y divide-line border-line border-y text-ui print:break-inside-avoid">
      {sections.map(({ provision, title, difference, url }) => (
        <li key={url} className={ROW}>
          <span aria-hidden className="font-serif text-lg/6">
            {MARK_OF[difference]}
          </span>
          <Link to={url} className="quiet-link flex min-w-0 gap-x-3">
            {provision && (
              <span className="min-w-11 max-w-1/2 flex-none text-law">
                <ProvisionName provision={provision} />
              </span>
            )}{' '}
            <span dir="auto">{withHebrew(title)}</span>
          </Link>{' '}
          <span className="text-muted text-sm/6 max-sm:col-2">{difference}</span>
        </li>
      ))}
      {more > 0 && (
        <li className={ROW}>
          <span className="col-2">
            {/* Of several texts nobody knows in which the others are: the ways to each stand below. */}
            {others.length > 0 ? (
              moreSections(more)
            ) : (
              <Link to={compared(law, amendment, day)} className="link">
                {moreSections(more)}
              </Link>
            )}
          </span>
        </li>
      )}
    </ul>
  )
}

const MARK_OF = { ...MARKS, repealed: MARKS.removed }

/** Mark, number and title, word. */
const ROW =
  'grid grid-cols-[1.375rem_minmax(0,1fr)] items-baseline gap-x-1 py-1.5 sm:grid-cols-[1.375rem_minmax(0,1fr)_auto]'

/** The law of the day compared with today, or where that day has been, with the day before it. */
const compared = (law: LawType, { is_to_come }: Amended, day: string) =>
  is_to_come ? comparing(paths.law(law), day) : comparing(paths.law(law), dayBefore(day), day)
