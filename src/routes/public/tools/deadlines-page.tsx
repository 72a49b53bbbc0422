import { useQuery } from '@tanstack/react-query'
import { deadlinesQuery } from '@/data/deadlines/queries'
import { dueDays, EVENTS, isReporting, REPORTING } from '@/law/deadlines'
import { paths } from '@/names/paths'
import { TOOL_NAMES } from '@/names/tool-names'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { Field } from '@/ui/field'
import { EmptyState } from '@/ui/states/empty-state'
import { RowsSkeleton } from '@/ui/states/skeleton'
import { AwaitedAnswer } from './answer-parts'
import { EVENT_FIELDS, readDeadlines } from './deadline-address'
import { DeadlineTable } from './deadline-table'
import { DueDays, DueDaysText } from './due-days'
import { DayField, Pick, ToolForm, ToolPart } from './tool-parts'
import { ToolsRail } from './tools-rail'
import { type Tool, useTool } from './use-tool'

/** What the page asks: for its loader, the page itself and the build (TOOL-4). */
export const questionsOfDeadlines = () => ({ deadlines: deadlinesQuery() })

const LEAD =
  'From what happened to the days by which the Law wants something done: returns and payment, a representative, input tax, objection and appeal.'

/** By which days something is to be done, as a list and a calendar file; all of the question stands in the address (TOOL-4). */
export function Component() {
  const { data, error } = useQuery(questionsOfDeadlines().deadlines)
  const { asked, ...tool } = useTool({
    path: paths.deadlines,
    fields: EVENT_FIELDS,
    read: readDeadlines,
    isReady: data !== undefined,
  })
  const due = data && asked ? dueDays(data, asked.days, asked.reporting) : []
  const answered = asked && due.length > 0 && { due, days: asked.days, reporting: asked.reporting }
  return (
    <Page
      title={TOOL_NAMES.deadlines}
      crumb={TOOL_NAMES.deadlines}
      description="The days for Israeli VAT returns and payment, a representative, input tax, objection and appeal, also as a calendar file."
      lead={!asked && LEAD}
      rail={<ToolsRail current="deadlines" />}
    >
      {!error && tool.isAwaited ? (
        <AwaitedAnswer />
      ) : (
        <>
          {answered && <DueDays {...answered} heading={tool.answer} />}
          <EventsForm tool={tool} isAnswered={Boolean(answered)} />
          {answered && <DueDaysText {...answered} />}
        </>
      )}
      {data && data.length > 0 && <DeadlineTable deadlines={data} />}
      {data?.length === 0 && <EmptyState text="No deadlines have been published yet" />}
      {error && !data && <LoadFailed fallback="Failed to fetch data" error={error} />}
      {!data && !error && !tool.isAwaited && <RowsSkeleton rows={8} />}
    </Page>
  )
}

const WAYS = Object.keys(REPORTING).filter(isReporting)

function EventsForm({ tool, isAnswered }: { tool: Tool; isAnswered: boolean }) {
  const { reporting = null } = tool.values
  const way = isReporting(reporting) ? reporting : 'general'
  const [label, hint] = EVENTS.period
  return (
    <ToolForm tool={tool} isAnswered={isAnswered} label="What happened" submit="Show the days">
      <ToolPart number={1} title="What has happened so far">
        <div className="tool-days">
          {EVENT_FIELDS.map(
            (event) => event !== 'period' && <DayField key={event} tool={tool} name={event} words={EVENTS[event]} />,
          )}
        </div>
      </ToolPart>
      <ToolPart number={2} title="A return">
        <div className="tool-days mb-5">
          <Field label={label} hint={hint} {...tool.form.field('period')} className="text-sm tablet:col-span-2">
            {(control) => <input {...control} {...tool.control('period')} type="month" placeholder="2026-11" />}
          </Field>
        </div>
        {WAYS.map((each) => (
          <Pick key={each} tool={tool} name="reporting" value={each} chosen={way} label={REPORTING[each]} />
        ))}
      </ToolPart>
    </ToolForm>
  )
}
