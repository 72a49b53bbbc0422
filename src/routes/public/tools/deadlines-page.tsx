import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { deadlinesQuery } from '@/data/deadlines/queries'
import { dueDays, EVENTS, isDeadlineEvent, isReporting, REPORTING } from '@/law/deadlines'
import { queryOf } from '@/lib/asked-days'
import { paths } from '@/names/paths'
import { TOOL_NAMES } from '@/names/tool-names'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'
import { EmptyState } from '@/ui/states/empty-state'
import { RowsSkeleton } from '@/ui/states/skeleton'
import { type AskedDeadlines, readDeadlines } from './deadline-address'
import { DeadlineTable } from './deadline-table'
import { DueDays } from './due-days'
import { DayField, Pick, ToolPart } from './tool-parts'
import { ToolsRail } from './tools-rail'

/** What the page asks: for its loader, the page itself and the build (TOOL-4). */
export const questionsOfDeadlines = () => ({ deadlines: deadlinesQuery() })

const LEAD =
  'From what happened to the days by which the Law wants something done: returns and payment, a representative, input tax, objection and appeal.'

/** By which days something is to be done, as a list and a calendar file; all of the question stands in the address (TOOL-4). */
export function Component() {
  const [params] = useSearchParams()
  const isHydrating = useIsHydrating()
  const { data, error, refetch } = useQuery(questionsOfDeadlines().deadlines)
  const asked = readDeadlines(isHydrating ? new URLSearchParams() : params)
  const due = data && asked.isAsked && dueDays(data, asked.days, asked.reporting)
  return (
    <Page
      title={TOOL_NAMES.deadlines}
      crumb={TOOL_NAMES.deadlines}
      description="The days for Israeli VAT returns and payment, a representative, input tax, objection and appeal, also as a calendar file."
      lead={LEAD}
      rail={<ToolsRail current="deadlines" />}
    >
      <EventsForm key={isHydrating ? '' : params.toString()} asked={asked} />
      <p role="status" className="sr-only">
        {due && countWords(due.length)}
      </p>
      {due && <DueDays due={due} days={asked.days} />}
      {data && data.length > 0 && <DeadlineTable deadlines={data} />}
      {data?.length === 0 && <EmptyState text="No deadlines have been published yet" />}
      {error && !data && <LoadFailed fallback="Failed to fetch data" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={8} />}
    </Page>
  )
}

const countWords = (count: number) => (count === 1 ? '1 day found' : `${count} days found`)

/** The events as the form asks for them but the period, of which the month is enough. */
const DAYS = Object.keys(EVENTS)
  .filter(isDeadlineEvent)
  .filter((event) => event !== 'period')

const WAYS = Object.keys(REPORTING).filter(isReporting)

function EventsForm({ asked: { days, month, reporting, faults } }: { asked: AskedDeadlines }) {
  const navigate = useNavigate()
  const [way, setWay] = useState<string>(reporting)
  const [label, hint] = EVENTS.period
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(`${paths.deadlines}?${queryOf(event.currentTarget)}`, { preventScrollReset: true })
  }
  return (
    <form aria-label="What happened" action={paths.deadlines} onSubmit={send} className="print:hidden">
      <ToolPart number={1} title="What happened, as far as it did">
        <div className="tool-days">
          {DAYS.map((event) => (
            <DayField
              key={event}
              name={event}
              label={EVENTS[event][0]}
              hint={EVENTS[event][1]}
              value={days[event] ?? ''}
              fault={faults[event]}
            />
          ))}
        </div>
      </ToolPart>
      <ToolPart number={2} title="A return">
        <div className="tool-days mb-5">
          <Field label={label} hint={hint} error={faults.period} className="text-sm tablet:col-span-2">
            {(control) => <input {...control} type="month" name="period" placeholder="2026-11" defaultValue={month} />}
          </Field>
        </div>
        {WAYS.map((each) => (
          <Pick key={each} name="reporting" value={each} chosen={way} onChoose={setWay} label={REPORTING[each]} />
        ))}
      </ToolPart>
      <div className="tool-send">
        <Button look="solid" type="submit">
          Show the days
        </Button>
        <Link to={paths.deadlines} className="link py-2">
          Clear
        </Link>
      </div>
    </form>
  )
}
