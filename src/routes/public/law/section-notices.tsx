import { Link } from 'react-router-dom'
import type { ContextRow, SectionPage } from '@/data/sections/queries'
import { comingOf } from '@/law/section-times'
import { formatDay } from '@/lib/dates'
import { comparing, onDay } from '@/names/day-address'
import { Day } from '@/ui/content/day'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useToday } from '@/ui/hooks/use-today'

type SectionNoticesProps = {
  section: Pick<SectionPage, 'notice' | 'notice_on'>
  context: readonly ContextRow[]
  /** The address of the section. */
  path: string
  /** Of each notice: named by the page, whose sheet has it from the beginning. */
  className: string
}

/** At the head of a section: what amendments will change in it (TIME-6), the nearest first, then what the editors say. */
export function SectionNotices({ section: { notice, notice_on }, context, path, className }: SectionNoticesProps) {
  const [nearest, ...others] = comingOf(context, useToday())
  return (
    <>
      {nearest && (
        <section aria-label="What will change" className={className} data-coming>
          <HangingDay date={nearest.date} />
          <div>
            <h2>
              From <Day date={nearest.date} /> this section will{' '}
              {nearest.reference === 'repealed' ? 'no longer be in force' : 'read differently'}
            </h2>
            <p>{withHebrew([nearest.title, nearest.beginning].filter(Boolean).join('. '))}</p>
            <p className="print:hidden">
              {nearest.reference !== 'repealed' && (
                <Link to={onDay(path, nearest.date)} className="link">
                  Read the text to come
                </Link>
              )}
              <Link to={comparing(path, nearest.date)} className="link">
                See what changes
              </Link>
            </p>
            {others.length > 0 && (
              <p>
                and {others.length} more:{' '}
                {others.map(({ id, date }, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <Link to={onDay(path, date)} className="link">
                      {formatDay(date)}
                    </Link>
                  </span>
                ))}
              </p>
            )}
          </div>
        </section>
      )}
      {notice && (
        <section aria-label="The editors’ note" className={className}>
          <p>Note</p>
          <div>
            <p>{withHebrew(notice)}</p>
          </div>
          {notice_on && (
            <p>
              By the editors, <Day date={notice_on} />
            </p>
          )}
        </section>
      )}
    </>
  )
}

/** "1 Jan 2027", in two lines where it hangs. */
function HangingDay({ date }: { date: string }) {
  return (
    <p aria-hidden>
      <Day isInYear date={date} /> {date.slice(0, 4)}
    </p>
  )
}
