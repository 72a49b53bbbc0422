import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Figure } from '@/data/amounts/figures'
import { HAS_FEEDS } from '@/lib/site'
import { paths } from '@/names/paths'
import { AMOUNTS_FEED, amountPath, TOOL_NAMES } from '@/names/tool-names'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { FeedLink } from '@/ui/content/feed-link'
import { ProvisionLinks } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Fold } from '@/ui/fold'
import { useNamedPlace } from '@/ui/hooks/use-named-place'
import { useToday } from '@/ui/hooks/use-today'
import { EmptyState } from '@/ui/states/empty-state'
import { RowsSkeleton } from '@/ui/states/skeleton'
import { FigureRow } from './figure-row'
import { questionsOfAmounts } from './questions'

const LEAD =
  'The figures of the law as they stand, each with the day from which it holds and the place where it was read.'

/** Rates and amounts: what holds today, its history, and what sources leave open (TOOL-1). */
export function Component() {
  const { data: figures, error } = useQuery(questionsOfAmounts().figures)
  useNamedPlace(figures !== undefined)
  const today = useToday()
  const known = figures?.filter(({ steps }) => steps.length > 0) ?? []
  const open = figures?.filter(({ steps }) => steps.length === 0) ?? []
  return (
    <Page
      title={TOOL_NAMES.amounts}
      crumb={TOOL_NAMES.amounts}
      description="The rate of VAT, the amounts for allocation numbers, exempt dealers and returns, with their days and sources."
      lead={LEAD}
      rail={<Rail known={known} hasOpen={open.length > 0} isPending={!figures && !error} />}
    >
      {known.length > 0 && (
        <div className="border-part border-b">
          {known.map((figure) => (
            <FigureRow key={figure.kind} figure={figure} today={today} />
          ))}
        </div>
      )}
      {figures && known.length === 0 && <EmptyState text="No rates and amounts have been published yet" />}
      {open.length > 0 && <LeftOpen figures={open} />}
      {error && !figures && <LoadFailed fallback="Failed to fetch data" error={error} />}
      {!figures && !error && <RowsSkeleton rows={8} />}
    </Page>
  )
}

const RAIL_LINK = 'rail-choice py-1.75 text-ui/5 max-wide:py-3'

type RailProps = { known: readonly Figure[]; hasOpen: boolean; isPending: boolean }

/** Ways to the figures, and below them to the tools, which these would push down if they came later (FAST-3). */
function Rail({ known, hasOpen, isPending }: RailProps) {
  const title = HAS_FEEDS ? 'Figures, tools and feed' : 'Figures and tools'
  if (isPending) return <Fold title={title} />
  return (
    <div className="print:hidden">
      <Fold title={title}>
        <nav aria-label="Figures">
          <h2 className="rail-title">Figures</h2>
          <ul>
            {known.map(({ kind, name }) => (
              <li key={kind}>
                <Link to={amountPath(kind)} className={RAIL_LINK}>
                  {name}
                </Link>
              </li>
            ))}
            {hasOpen && (
              <li>
                <Link to={amountPath('left-open')} className={RAIL_LINK}>
                  Left open
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <nav aria-label="Tools">
          <h2 className="mt-6 rail-title">Tools</h2>
          <ul>
            {(['whichRate', 'allocationNumber', 'deadlines'] as const).map((name) => (
              <li key={name}>
                <Link to={paths[name]} className={RAIL_LINK}>
                  {TOOL_NAMES[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {HAS_FEEDS && (
          <p className="mt-6 text-ui">
            <FeedLink href={AMOUNTS_FEED}>All changes of figures as a feed</FeedLink>
          </p>
        )}
      </Fold>
    </div>
  )
}

/** What sources do not settle: said as open, without a number as a present fact. */
function LeftOpen({ figures }: { figures: readonly Figure[] }) {
  return (
    <section id="left-open" aria-labelledby="left-open-title" className="mt-14">
      <h2 id="left-open-title" className="on-text part-title">
        Left open
      </h2>
      <ul className="mt-3.5">
        {figures.map(({ kind, name, caution, provisions, provision_urls }) => (
          <li key={kind} id={kind} className="border-line border-t py-3.5 wide:hanging">
            <p className="col-2 font-serif text-gist/[1.55]">{name}</p>
            <div className="gloss">
              <p>{withHebrew(caution)}</p>
              <ProvisionLinks provisions={provisions} urls={provision_urls} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
