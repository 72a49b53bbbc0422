import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { Day } from './day'
import { ProvisionLinks } from './provision-links'
import { withHebrew } from './with-hebrew'

type DocketEntryProps = {
  /** The address of the item's own page. */
  to: string
  /** What it is called, without its number. */
  name: string
  /** Whether that is the name of a case, which is set in italics. */
  isCase?: boolean
  date: string
  /** Whether the year is named with the day, because nothing above it does. */
  hasYear?: boolean
  summary: string
  provisions: readonly string[]
  urls: readonly string[]
  /** The court, authority or category. */
  source: string
  /** What else one looks it up by: number, outcome, field. */
  facts?: readonly (string | null)[]
  /** What stands below the gist. */
  below?: ReactNode
  /** Further links. */
  children?: ReactNode
}

/** Provisions in one entry: a text that cites more is looked up by its name. */
const MOST_PROVISIONS = 6

/** An item of a list by years: the day in the margin, name and gist, and in the gloss what one looks it up by (READ-3). */
export function DocketEntry(props: DocketEntryProps) {
  const { to, name, isCase = false, date, hasYear, summary, provisions, urls, source, facts = [], below } = props
  const { children } = props
  const nameId = useId()
  const dayId = `${nameId}-day`
  return (
    <article aria-labelledby={`${nameId} ${dayId}`} className="pt-5 pb-5.5 tablet:hanging print:break-inside-avoid">
      <p id={dayId} className="pt-[0.4rem] text-muted text-sm/5">
        <Day date={date} isInYear /> {/* heard too where the head above has it, for two entries may have one name */}
        {date.length > 4 && <span className={hasYear ? '' : 'sr-only'}>{date.slice(0, 4)}</span>}
      </p>
      <div className="min-w-0">
        <h3 id={nameId} dir="auto" className={`font-serif text-entry/[1.32] ${isCase ? 'italic' : ''}`}>
          <Link to={to} className="decoration-line-strong quiet-link">
            {withHebrew(name)}
          </Link>
        </h3>
        <p
          dir="auto"
          className="mt-1.5 line-clamp-6 text-pretty empty:hidden font-serif text-gist/[1.56] max-sm:line-clamp-[16] print:line-clamp-none"
        >
          {withHebrew(summary)}
        </p>
        {below}
        {children && <p className="mt-1.5 flex flex-wrap items-baseline gap-x-5 text-ui print:hidden">{children}</p>}
      </div>
      <div className="gloss pt-[0.35rem]">
        <ProvisionLinks provisions={provisions} urls={urls} most={MOST_PROVISIONS} />
        <b dir="auto">{withHebrew(source)}</b>
        {facts.map(
          (fact) =>
            fact && (
              // a case's number is looked up as it is written
              <p key={fact} dir="auto" translate={/\d[/-]\d/.test(fact) ? 'no' : undefined}>
                {withHebrew(fact)}
              </p>
            ),
        )}
      </div>
    </article>
  )
}
