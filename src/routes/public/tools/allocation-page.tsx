import { useQuery } from '@tanstack/react-query'
import type { Figure } from '@/data/amounts/figures'
import { BUYERS, type Invoice, readAmount, SUPPLIES } from '@/law/allocation'
import { numberWords } from '@/law/amounts'
import { readDays } from '@/lib/asked-days'
import { formatDay } from '@/lib/dates'
import { paths } from '@/names/paths'
import { TOOL_NAMES } from '@/names/tool-names'
import { questionsOfAmounts } from '@/routes/public/amounts/questions'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { Field } from '@/ui/field'
import { EmptyState } from '@/ui/states/empty-state'
import { AllocationAnswer, AllocationText } from './allocation-answer'
import { AwaitedAnswer } from './answer-parts'
import { DayField, Pick, ToolForm, ToolPart } from './tool-parts'
import { ToolsRail } from './tools-rail'
import { type Tool, useTool } from './use-tool'

const LEAD =
  'From the date, the amount and the parties of an invoice: whether it needs a number, and what sources leave open.'

const keyIn = <Key extends string>(table: Readonly<Record<Key, string>>, word: string | null, usual: Key): Key => {
  for (const key in table) if (key === word) return key
  return usual
}

/** What an address asks, and what is missing in it or not a date or an amount. */
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
  const answered = asked?.invoice && figure?.steps.length ? { invoice: asked.invoice, steps: figure.steps } : null
  return (
    <Page
      title={TOOL_NAMES.allocationNumber}
      crumb={TOOL_NAMES.allocationNumber}
      description="Find out from date, amount and parties whether an Israeli tax invoice needs an allocation number."
      lead={!asked && LEAD}
      rail={<ToolsRail current="allocationNumber" />}
    >
      {!error && tool.isAwaited ? (
        <AwaitedAnswer />
      ) : (
        <>
          {answered && <AllocationAnswer {...answered} heading={tool.answer} />}
          <InvoiceForm tool={tool} isAnswered={answered !== null} />
          {answered && <AllocationText {...answered} />}
        </>
      )}
      <noscript>{import.meta.env.SSR && <WithoutScriptsTable figure={figure} />}</noscript>
      {data && !figure?.steps.length && <EmptyState text="No amounts have been published yet" />}
      {error && !data && <LoadFailed fallback="Failed to fetch data" error={error} />}
    </Page>
  )
}

function InvoiceForm({ tool, isAnswered }: { tool: Tool; isAnswered: boolean }) {
  const { supply = null, buyer = null } = tool.values
  return (
    <ToolForm tool={tool} isAnswered={isAnswered} label="The invoice" submit="Show the answer">
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

/** For readers without scripts: the amounts by the day of the invoice. */
function WithoutScriptsTable({ figure }: { figure: Figure | undefined }) {
  return (
    <>
      <p className="on-text mb-6 max-w-text">
        Working this out needs JavaScript. Without it: find the amount of the invoice’s day. An invoice above it, with
        VAT and to a registered (authorised) dealer, needs a number.
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
