import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import type { Figure } from '@/data/amounts/figures'
import { BUYERS, type Invoice, needsNumber, readAmount, SUPPLIES } from '@/law/allocation'
import { formatAmount, numberWords } from '@/law/amounts'
import { readDays } from '@/lib/asked-days'
import { formatDay } from '@/lib/dates'
import { paths } from '@/names/paths'
import { amountPath, TOOL_NAMES } from '@/names/tool-names'
import { questionsOfAmounts } from '@/routes/public/amounts/questions'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { Field } from '@/ui/field'
import { useToday } from '@/ui/hooks/use-today'
import { EmptyState } from '@/ui/states/empty-state'
import { Bar, Loading } from '@/ui/states/skeleton'
import { allocationMemo, HEADLINES, OPEN, sureOf } from './allocation-words'
import { Cite, DayField, Memo, Pick, ToolForm, ToolPart } from './tool-parts'
import { ToolsRail } from './tools-rail'
import { type Tool, useTool } from './use-tool'

const LEAD = 'From the date, the amount and the parties of an invoice: what is sure, and what sources leave open.'

const keyIn = <Key extends string>(table: Readonly<Record<Key, string>>, word: string | null, usual: Key): Key => {
  for (const key in table) if (key === word) return key
  return usual
}

/** What an address asks, and what is missing in it or no day or no amount. */
function readInvoice(params: URLSearchParams) {
  const { days, faults } = readDays(params, ['date'])
  const typed = params.get('amount')?.trim() ?? ''
  const amount = typed ? readAmount(typed) : 'Enter the amount of the invoice before VAT.'
  const supply = keyIn(SUPPLIES, params.get('supply'), 'taxed')
  const buyer = keyIn(BUYERS, params.get('buyer'), 'dealer')
  const invoice: Invoice | null =
    days.date && typeof amount === 'number' ? { day: days.date, amount, supply, buyer } : null
  return {
    isAsked: params.has('date') || params.has('amount') || params.has('supply'),
    invoice,
    faults: {
      ...(!days.date && { date: faults.date ?? 'Enter the date of the invoice.' }),
      ...(typeof amount === 'string' && { amount }),
    },
  }
}

/** Whether an invoice needs an allocation number; all of the question stands in the address (TOOL-3). */
export function Component() {
  const { data, error } = useQuery(questionsOfAmounts().figures)
  const { asked, ...tool } = useTool({
    path: paths.allocationNumber,
    fields: ['date', 'amount'],
    read: readInvoice,
    isReady: data !== undefined,
  })
  const figure = data?.find(({ kind }) => kind === 'allocation-number')
  return (
    <Page
      title={TOOL_NAMES.allocationNumber}
      crumb={TOOL_NAMES.allocationNumber}
      description="Find out from date, amount and parties whether an Israeli tax invoice needs an allocation number."
      lead={LEAD}
      rail={<ToolsRail current="allocationNumber" />}
    >
      <InvoiceForm tool={tool} />
      <noscript>{import.meta.env.SSR && <WithoutScriptsTable figure={figure} />}</noscript>
      {figure && figure.steps.length > 0 && asked?.invoice && (
        <Answer invoice={asked.invoice} figure={figure} heading={tool.answer} />
      )}
      {data && !figure?.steps.length && <EmptyState text="No amounts have been published yet" />}
      {error && !data && <LoadFailed fallback="Failed to fetch data" error={error} />}
      {!error && tool.isAwaited && (
        <Loading className="mt-10">
          <Bar className="h-28 w-1/2" />
        </Loading>
      )}
    </Page>
  )
}

function InvoiceForm({ tool }: { tool: Tool }) {
  const { supply = null, buyer = null } = tool.values
  return (
    <ToolForm tool={tool} label="The invoice" submit="Show the answer">
      <ToolPart number={1} title="The invoice">
        <div className="tool-days">
          <DayField tool={tool} name="date" words={['Date', 'of the invoice']} />
          <Field label="Amount in NIS" hint="before VAT" {...tool.form.field('amount')} className="text-sm">
            {(control) => <input {...control} {...tool.control('amount')} inputMode="decimal" autoComplete="off" />}
          </Field>
        </div>
      </ToolPart>
      <ToolPart number={2} title="The supply">
        {Object.entries(SUPPLIES).map(([value, label]) => (
          <Pick
            key={value}
            tool={tool}
            name="supply"
            value={value}
            chosen={keyIn(SUPPLIES, supply, 'taxed')}
            label={label}
          />
        ))}
      </ToolPart>
      <ToolPart number={3} title="The buyer">
        {Object.entries(BUYERS).map(([value, label]) => (
          <Pick
            key={value}
            tool={tool}
            name="buyer"
            value={value}
            chosen={keyIn(BUYERS, buyer, 'dealer')}
            label={label}
          />
        ))}
      </ToolPart>
    </ToolForm>
  )
}

type AnswerProps = { invoice: Invoice; figure: Figure; heading: Tool['answer'] }

function Answer({ invoice, figure: { steps }, heading }: AnswerProps) {
  const today = useToday()
  const { search } = useLocation()
  const { verdict, limit } = needsNumber(invoice, steps)
  const first = steps.at(-1)
  const sure = sureOf(invoice, limit, first, today)
  return (
    <section aria-label="The answer" className="tool-result">
      <div className="tool-row tool-rate">
        <span>Answer</span>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            <span className="tool-verdict">{HEADLINES[verdict]}</span>{' '}
            <small className="tool-since">{`for ${formatAmount(invoice.amount, 'NIS')} on ${formatDay(invoice.day)}`}</small>
          </h2>
          {sure.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="gloss space-y-1">
          <b>Allocation number</b>
          <p>
            <Cite section="section 38" /> deduction of input tax
          </p>
          <p>
            <Cite section="section 47" /> right to issue a tax invoice
          </p>
          <p>
            <Link to={amountPath('allocation-number')} className="link text-ink">
              All amounts with their sources
            </Link>
          </p>
        </div>
      </div>
      {OPEN[verdict].length > 0 && (
        <>
          <div className="tool-row">
            <h3>What sources leave open</h3>
          </div>
          <ul>
            {OPEN[verdict].map((line) => (
              <li key={line} className="tool-row is-item">
                <div>{line}</div>
              </li>
            ))}
          </ul>
        </>
      )}
      <Memo
        lines={allocationMemo(invoice, verdict, limit, first, today)}
        address={paths.allocationNumber + search}
        today={today}
      />
    </section>
  )
}

/** For readers without scripts: the amounts by the day of the invoice. */
function WithoutScriptsTable({ figure }: { figure: Figure | undefined }) {
  return (
    <>
      <p className="on-text mb-6 max-w-text">
        Working this out needs JavaScript. Without it: find the amount of the invoice’s day. Sources differ on an
        invoice of exactly that amount.
      </p>
      <table className="step-table">
        <caption>From which amount before VAT a tax invoice needs a number</caption>
        <tbody>
          {figure?.steps.map(({ id, effective_from, amount }) => (
            <tr key={id}>
              <th scope="row">from {formatDay(effective_from)}</th>
              <td>NIS {numberWords(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
