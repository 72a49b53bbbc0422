import type { RefObject } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Step } from '@/data/amounts/figures'
import { type Invoice, needsNumber } from '@/law/allocation'
import { formatAmount } from '@/law/amounts'
import { formatDay } from '@/lib/dates'
import { paths } from '@/names/paths'
import { amountPath } from '@/names/tool-names'
import { useToday } from '@/ui/hooks/use-today'
import { allocationMemo, answersOf, HEADLINES, OPEN, READ, RESTS_ON_ORDER, sureOf } from './allocation-words'
import { Memo, ToolAnswer } from './answer-parts'
import { Cite } from './tool-parts'

type AskedInvoice = { invoice: Invoice; steps: readonly Step[] }

/** What is answered, and the text that takes it along. */
function useAnswer({ invoice, steps }: AskedInvoice) {
  const today = useToday()
  const { search } = useLocation()
  const { verdict, limit } = needsNumber(invoice, steps)
  const sure = sureOf(invoice, { limit, first: steps.at(-1), today })
  const lines = allocationMemo(invoice, verdict, sure)
  return { verdict, sure, memo: { lines, address: paths.allocationNumber + search, today } }
}

type AllocationAnswerProps = AskedInvoice & { heading: RefObject<HTMLHeadingElement | null> }

/** Whether an invoice needs a number, and why (TOOL-3). */
export function AllocationAnswer({ heading, ...asked }: AllocationAnswerProps) {
  const { invoice } = asked
  const { verdict, sure, memo } = useAnswer(asked)
  return (
    <ToolAnswer
      label="The answer"
      tag="Answer"
      answered={answersOf(invoice)}
      memo={memo}
      note={
        <>
          <b>Allocation number</b>
          <p>
            <Cite section="section 38(a1)" /> condition of deducting input tax
          </p>
          <p>
            <Cite section="section 47(a2)" /> who asks for it, and when
          </p>
          <p>
            <Link to={amountPath('allocation-number')} className="link text-ink">
              All amounts with their sources
            </Link>
          </p>
          {RESTS_ON_ORDER.has(verdict) && <p>{READ}</p>}
        </>
      }
    >
      <h2 ref={heading} tabIndex={-1}>
        <span className="tool-verdict">{HEADLINES[verdict]}</span>{' '}
        <small className="tool-since">{`for ${formatAmount(invoice.amount, 'NIS')} on ${formatDay(invoice.day)}`}</small>
      </h2>
      <p className="tool-say">{sure.join(' ')}</p>
      {OPEN[verdict].map((line) => (
        <p key={line} className="tool-aside">
          {line}
        </p>
      ))}
    </ToolAnswer>
  )
}

/** Below the form, the text to take along. */
export const AllocationText = (asked: AskedInvoice) => <Memo memo={useAnswer(asked).memo} />
