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
  summary: string
  provisions: readonly string[]
  urls: readonly string[]
  /** The court, authority or category. */
  source: string
  /** What else one looks it up by: number, outcome, field. */
  facts?: readonly (string | null)[]
  /** Further links. */
  children?: ReactNode
}

/** Provisions in one entry: a text that cites more is looked up by its name. */
const MOST_PROVISIONS = 6

/** An item of a list by years: the day in the margin, name and gist, and in the gloss what one looks it up by (READ-3). */
export function DocketEntry(props: DocketEntryProps) {
  const { to, name, isCase = false, date, summary, provisions, urls, source, facts = [], children } = props
  const nameId = useId()
  return (
    <article aria-labelledby={nameId} className="docket-entry">
      <Day date={date} isInYear />
      <div className="min-w-0">
        <h3 id={nameId} dir="auto" className={isCase ? 'italic' : ''}>
          <Link to={to}>{withHebrew(name)}</Link>
        </h3>
        <p dir="auto" className="line-clamp-4 max-sm:line-clamp-6 print:line-clamp-none">
          {withHebrew(summary)}
        </p>
        {children && <p className="mt-1.5 text-[0.9375rem] empty:hidden print:hidden">{children}</p>}
      </div>
      <div className="gloss">
        <ProvisionLinks provisions={provisions} urls={urls} most={MOST_PROVISIONS} />
        <b dir="auto">{withHebrew(source)}</b>
        {facts.map(
          (fact) =>
            fact && (
              <p key={fact} dir="auto">
                {withHebrew(fact)}
              </p>
            ),
        )}
      </div>
    </article>
  )
}
