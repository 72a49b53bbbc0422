import { LinkIcon, TextQuote } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Figure, Step } from '@/data/amounts/figures'
import { numberWords, sinceWords } from '@/law/amounts'
import { whereRead } from '@/law/citation'
import { citeFigure } from '@/law/figure-citation'
import { todayInIsrael } from '@/lib/dates'
import { SITE_URL } from '@/lib/site'
import { paths } from '@/names/paths'
import { amountPath } from '@/names/tool-names'
import { ProvisionLinks } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useHash } from '@/ui/hooks/use-hash'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'
import { useNotice } from '@/ui/states/notice'
import { StepChart, StepSpark } from './step-chart'
import { hasHistory, presentStep } from './step-line'
import { StepTable } from './step-table'

/** The tool that a figure is for. */
const TOOLS: Readonly<Record<string, { to: string; words: string }>> = {
  'vat-rate': { to: paths.whichRate, words: 'Which rate applies to a deal?' },
  'allocation-number': { to: paths.allocationNumber, words: 'Does this invoice need a number?' },
}

type FigureRowProps = { figure: Figure; today: string }

/**
 * A figure with what holds today, which opens to its history as picture and table (TOOL-1). Its address opens it.
 * @param figure one with amounts
 */
export function FigureRow({ figure, today }: FigureRowProps) {
  const { kind, name, subject, provisions, provision_urls, unit, steps } = figure
  const details = useRef<HTMLDetailsElement>(null)
  const isNamed = useHash() === `#${kind}`
  const isWritten = useIsHydrating()
  const present = presentStep(steps, today)
  // What is open is the browser's to know.
  useLayoutEffect(() => {
    if (isNamed && details.current) details.current.open = true
  }, [isNamed])
  if (!present) return null
  const hasSteps = hasHistory(steps, today)
  return (
    <div id={kind} className="figure-row">
      <details ref={details} data-written={isWritten || undefined}>
        <summary>
          <h2>
            {name}
            <small>{subject}</small>
          </h2>
          <span className="figure-value">
            <Value amount={present.amount} unit={unit} />{' '}
            <small>{sinceWords(present, present.effective_from > today ? 'from' : 'since')}</small>
          </span>
          <span className="figure-steps">
            {hasSteps ? <StepSpark figure={figure} today={today} /> : <em>one figure known</em>}
          </span>
          <span className="chevron" />
        </summary>
        <div className="figure-history">
          <div>
            {hasSteps && <StepChart figure={figure} today={today} />}
            <StepTable figure={figure} today={today} />
            <Actions figure={figure} present={present} />
          </div>
          <Caution figure={figure} />
        </div>
      </details>
      {/* Beside the summary, which may hold no links. */}
      <ProvisionLinks
        provisions={provisions}
        urls={provision_urls}
        className={`figure-provisions ${hasSteps ? 'is-below-line' : ''}`}
      />
    </div>
  )
}

const Value = ({ amount, unit }: { amount: number; unit: string }) => (
  <span translate="no">
    {unit !== '%' && <span className="text-[0.6em]">{`${unit} `}</span>}
    {numberWords(amount)}
    {unit === '%' && <span className="ms-[0.06em] text-[0.6em]">%</span>}
  </span>
)

/** What must be known beside the figure, its first sentence set apart, and the tool that it is for. */
function Caution({ figure: { kind, name, caution } }: { figure: Figure }) {
  const [first = '', ...rest] = caution.split(/(?<=\.) /)
  const tool = TOOLS[kind]
  if (!caution && !tool) return null
  return (
    <aside aria-label={`To be known of ${name}`} className="gloss space-y-1.5">
      {caution && (
        <p>
          <b className="font-semibold text-ink">{withHebrew(first)}</b> {withHebrew(rest.join(' '))}
        </p>
      )}
      {tool && (
        <p className="print:hidden">
          <Link to={tool.to} className="link py-1 text-ink">
            {tool.words}
          </Link>
        </p>
      )}
    </aside>
  )
}

function Actions({ figure, present }: { figure: Figure; present: Step }) {
  const { copy } = useNotice()
  const path = amountPath(figure.kind)
  // In its own words: as one piece of code with texts' the first scripts of their pages would be two.
  const copyCitation = () => {
    const read = whereRead((SITE_URL || window.location.origin) + path, todayInIsrael())
    const citation = `${citeFigure(figure, present)}. ${read}`
    return copy(citation, `Citation copied: ${citation}`)
  }
  return (
    <p className="section-actions needs-scripts">
      <button type="button" onClick={copyCitation}>
        <TextQuote aria-hidden className="icon" />
        Copy with citation
      </button>
      <button type="button" onClick={() => copy(window.location.origin + path, 'Link copied to clipboard!')}>
        <LinkIcon aria-hidden className="icon" />
        Copy link
      </button>
    </p>
  )
}
