import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Figure } from '@/data/amounts/figures'
import { BUYERS, type Invoice, needsNumber, readAmount, SUPPLIES } from '@/law/allocation'
import { numberWords } from '@/law/amounts'
import { queryOf, readDays } from '@/lib/asked-days'
import { formatDay } from '@/lib/dates'
import { paths } from '@/names/paths'
import { amountPath, TOOL_NAMES } from '@/names/tool-names'
import { questionsOfAmounts } from '@/routes/public/amounts/questions'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'
import { useToday } from '@/ui/hooks/use-today'
import { EmptyState } from '@/ui/states/empty-state'
import { Bar, Loading } from '@/ui/states/skeleton'
import { allocationMemo, HEADLINES, OPEN, sureOf } from './allocation-words'
import { Cite, DayField, Memo, Pick, ResultRow, ToolPart } from './tool-parts'
import { ToolsRail } from './tools-rail'

const LEAD = 'From the date, the amount and the parties of an invoice: what is sure, and what sources leave open.'

const keyIn = <Key extends string>(table: Readonly<Record<Key, string>>, word: string | null, usual: Key): Key => {
  for (const key in table) if (key === word) return key
  return usual
}

/** What an address asks, and what in it is no day or no amount. */
function readInvoice(params: URLSearchParams) {
  const { days, faults } = readDays(params, ['date'])
  const typed = params.get('amount')?.trim() ?? ''
  const amount = typed ? readAmount(typed) : null
  const supply = keyIn(SUPPLIES, params.get('supply'), 'taxed')
  const buyer = keyIn(BUYERS, params.get('buyer'), 'dealer')
  const invoice: Invoice | null =
    days.date && typeof amount === 'number' ? { day: days.date, amount, supply, buyer } : null
  return {
    day: days.date ?? '',
    typed,
    supply,
    buyer,
    invoice,
    isAsked: params.has('date') || params.has('amount') || params.has('supply'),
    dayFault: faults.date,
    amountFault: typeof amount === 'string' ? amount : undefined,
  }
}

type Asked = ReturnType<typeof readInvoice>

/** Whether an invoice needs an allocation number; all of the question stands in the address (TOOL-3). */
export function AllocationPage() {
  const [params] = useSearchParams()
  const isHydrating = useIsHydrating()
  const { data, error, refetch } = useQuery(questionsOfAmounts().figures)
  const asked = readInvoice(isHydrating ? new URLSearchParams() : params)
  const figure = data?.find(({ kind }) => kind === 'allocation-number')
  return (
    <Page
      title={TOOL_NAMES.allocationNumber}
      crumb={TOOL_NAMES.allocationNumber}
      description="Find out from date, amount and parties whether an Israeli tax invoice needs an allocation number."
      lead={LEAD}
      rail={<ToolsRail current="allocationNumber" />}
    >
      <InvoiceForm key={isHydrating ? '' : params.toString()} asked={asked} />
      <noscript>{import.meta.env.SSR && <WithoutScriptsTable figure={figure} />}</noscript>
      <p role="status" className="sr-only">
        {figure && asked.invoice && HEADLINES[needsNumber(asked.invoice, figure.steps).verdict]}
      </p>
      {figure && figure.steps.length > 0 && asked.isAsked && <Answer asked={asked} figure={figure} />}
      {data && !figure?.steps.length && <EmptyState text="No amounts have been published yet" />}
      {error && !data && <LoadFailed fallback="Failed to fetch data" error={error} onRetry={() => void refetch()} />}
      {!data && !error && asked.isAsked && (
        <Loading className="mt-10">
          <Bar className="h-28 w-1/2" />
        </Loading>
      )}
    </Page>
  )
}

function InvoiceForm({ asked }: { asked: Asked }) {
  const navigate = useNavigate()
  const [supply, setSupply] = useState<string>(asked.supply)
  const [buyer, setBuyer] = useState<string>(asked.buyer)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(`${paths.allocationNumber}?${queryOf(event.currentTarget)}`, { preventScrollReset: true })
  }
  return (
    <form aria-label="The invoice" action={paths.allocationNumber} onSubmit={send} className="print:hidden">
      <ToolPart number={1} title="The invoice">
        <div className="tool-days">
          <DayField name="date" label="Date" hint="of the invoice" value={asked.day} fault={asked.dayFault} />
          <Field label="Amount in NIS" hint="before VAT" error={asked.amountFault} className="text-sm">
            {(control) => (
              <input {...control} name="amount" inputMode="decimal" autoComplete="off" defaultValue={asked.typed} />
            )}
          </Field>
        </div>
      </ToolPart>
      <ToolPart number={2} title="The supply">
        {Object.entries(SUPPLIES).map(([value, label]) => (
          <Pick key={value} name="supply" value={value} chosen={supply} onChoose={setSupply} label={label} />
        ))}
      </ToolPart>
      <ToolPart number={3} title="The buyer">
        {Object.entries(BUYERS).map(([value, label]) => (
          <Pick key={value} name="buyer" value={value} chosen={buyer} onChoose={setBuyer} label={label} />
        ))}
      </ToolPart>
      <div className="tool-send">
        <Button look="solid" type="submit">
          Show the answer
        </Button>
        <Link to={paths.allocationNumber} className="link py-2">
          Clear
        </Link>
      </div>
    </form>
  )
}

function Answer({ asked: { invoice, day, typed }, figure: { steps } }: { asked: Asked; figure: Figure }) {
  const today = useToday()
  const { search } = useLocation()
  if (!invoice) {
    const missing = [!day && 'the date', !typed && 'the amount before VAT'].filter(Boolean).join(' and ')
    return (
      <section aria-label="The answer" className="tool-result">
        <ResultRow>
          <p>{missing ? `Enter ${missing} of the invoice.` : 'Correct what is marked above.'}</p>
        </ResultRow>
      </section>
    )
  }
  const { verdict, limit } = needsNumber(invoice, steps)
  const first = steps.at(-1)
  const sure = sureOf(invoice, limit, first, today)
  return (
    <section aria-label="The answer" className="tool-result">
      <div className="tool-row tool-rate">
        <span>Answer</span>
        <div>
          <p className="tool-verdict">{HEADLINES[verdict]}</p>
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
