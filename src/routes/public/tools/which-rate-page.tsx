import { useQuery } from '@tanstack/react-query'
import type { Figure } from '@/data/amounts/figures'
import { formatAmount } from '@/law/amounts'
import { DEALS, dealOf, isDealKind } from '@/law/deal-kinds'
import { formatDay } from '@/lib/dates'
import { paths } from '@/names/paths'
import { TOOL_NAMES } from '@/names/tool-names'
import { questionsOfAmounts } from '@/routes/public/amounts/questions'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { EmptyState } from '@/ui/states/empty-state'
import { AwaitedAnswer } from './answer-parts'
import { DAY_NAMES, readDeal } from './deal-address'
import { DealForm } from './deal-form'
import { RateAnswer } from './rate-answer'
import { RateDetails } from './rate-details'
import { ToolsRail } from './tools-rail'
import { useTool } from './use-tool'

const LEAD =
  'From the kind of deal and its days to the day on which the tax became chargeable, and the rate of that day.'

/** Which rate of VAT applies to a deal, by its kind and its days; all of the question stands in the address (TOOL-2). */
export function Component() {
  const { data, error } = useQuery(questionsOfAmounts().figures)
  const { asked, ...tool } = useTool({
    path: paths.whichRate,
    fields: DAY_NAMES,
    read: readDeal,
    isReady: data !== undefined,
  })
  const rates = data?.find(({ kind }) => kind === 'vat-rate')
  const answered = asked && rates && rates.steps.length > 0 ? { deal: asked, rates: rates.steps } : null
  return (
    <Page
      title={TOOL_NAMES.whichRate}
      crumb={TOOL_NAMES.whichRate}
      description="Find the Israeli VAT rate of a sale, a service or an import from its days, with the sections of the Law."
      lead={!asked && LEAD}
      rail={<ToolsRail current="whichRate" />}
    >
      {!error && tool.isAwaited ? (
        <AwaitedAnswer />
      ) : (
        <>
          {answered && <RateAnswer {...answered} heading={tool.answer} />}
          <DealForm tool={tool} isAnswered={Boolean(answered)} figures={data ?? []} />
          {answered && <RateDetails {...answered} />}
        </>
      )}
      <noscript>{import.meta.env.SSR && <WithoutScriptsTable rates={rates} />}</noscript>
      {data && !rates?.steps.length && <EmptyState text="No rates have been published yet" />}
      {error && !data && <LoadFailed fallback="Failed to fetch data" error={error} />}
    </Page>
  )
}

/** For readers without scripts, what the tool works by: the day of each kind of deal, and the rate of each day. */
function WithoutScriptsTable({ rates }: { rates: Figure | undefined }) {
  return (
    <>
      <p className="on-text mb-6 max-w-text">
        Working this out needs JavaScript. Without it: find the day that counts for your deal, then the rate of that
        day.
      </p>
      <table className="step-table">
        <caption>The day that counts</caption>
        <thead>
          <tr>
            <th scope="col">Deal</th>
            <th scope="col">By</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {Object.keys(DEALS)
            .filter(isDealKind)
            .map(dealOf)
            .map(({ name, usual, others, continuing }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{usual.provision}</td>
                <td>
                  {usual.day}
                  {others.map(({ when, rule }) => `. If ${when}: ${rule.day} (${rule.provision})`)}
                  {continuing && `; ${continuing.law} (${continuing.provision})`}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <table className="mt-8 step-table">
        <caption>The rate of a day</caption>
        <tbody>
          {rates?.steps.map(({ id, effective_from, amount, note }) => (
            <tr key={id}>
              <th scope="row">from {formatDay(effective_from)}</th>
              <td>{formatAmount(amount, '%')}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
