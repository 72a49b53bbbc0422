import { CalendarPlus } from 'lucide-react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { type DueDay, type EventDays, putOffWords, type Reporting } from '@/law/deadlines'
import { todayInIsrael } from '@/lib/dates'
import { downloadText } from '@/lib/download-text'
import { paths } from '@/names/paths'
import { Day } from '@/ui/content/day'
import { ProvisionLinks } from '@/ui/content/provision-links'
import { useToday } from '@/ui/hooks/use-today'
import { useNotice } from '@/ui/states/notice'
import { Memo, type MemoText, ToolAnswer } from './answer-parts'
import {
  answersOf,
  COUNTED,
  deadlinesMemo,
  headingOf,
  movedWords,
  serviceWords,
  sinceWhat,
  weekdayOf,
} from './deadline-words'
import { Cite } from './tool-parts'

type AskedDays = { due: readonly DueDay[]; days: EventDays; reporting: Reporting }

/** What there is to take along of the days. */
function useMemoOf({ due, days }: AskedDays): MemoText {
  const today = useToday()
  const { search } = useLocation()
  return { lines: deadlinesMemo(due, days, today), address: paths.deadlines + search, today }
}

type DueDaysProps = AskedDays & { heading: RefObject<HTMLHeadingElement | null> }

/** The days that follow from what happened, earliest first, to be copied and taken into a calendar (TOOL-4). */
export function DueDays({ heading, ...asked }: DueDaysProps) {
  const { due, days, reporting } = asked
  const memo = useMemoOf(asked)
  return (
    <ToolAnswer
      label="The days"
      answered={answersOf(days, reporting)}
      memo={memo}
      actions={<CalendarButton due={due} days={days} />}
      note={
        <p>
          {COUNTED} <Cite section="section 73" />
        </p>
      }
      rows={
        <>
          <div className="tool-row">
            <h2 ref={heading} tabIndex={-1}>
              {headingOf(due)}
            </h2>
          </div>
          <ol>
            {due.map((each) => (
              <OneDay key={each.deadline.key} due={each} days={days} today={memo.today} />
            ))}
          </ol>
        </>
      }
    />
  )
}

/** Below the form, the text to take along. */
export const DueDaysText = (asked: AskedDays) => <Memo memo={useMemoOf(asked)} />

function OneDay({ due, days, today }: { due: DueDay; days: EventDays; today: string }) {
  const { deadline, day, putOff } = due
  const last = putOff?.day ?? day
  const more = [movedWords(due), serviceWords(due)].filter(Boolean)
  return (
    <li className="tool-row">
      <div>
        <p className="due-day">
          <Day date={day} />
          <small>
            {weekdayOf(day)}
            {last < today && ', over'}
            {last === today && ', today'}
          </small>
        </p>
        {putOff && <p className="first-letter:uppercase">{putOffWords(putOff)}.</p>}
        <p>
          {deadline.title}: {deadline.rule}; {sinceWhat(due, days, today)}.
        </p>
        {more.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <div className="gloss">
        <ProvisionLinks provisions={deadline.provisions} urls={deadline.provision_urls} />
        {deadline.caution && <p>{deadline.caution}</p>}
      </div>
    </li>
  )
}

function CalendarButton({ due, days }: { due: readonly DueDay[]; days: EventDays }) {
  const { show } = useNotice()
  const save = async () => {
    try {
      const { calendarFile } = await import('./calendar-file')
      const text = calendarFile(due, days, window.location.href, todayInIsrael())
      downloadText('vat-deadlines.ics', 'text/calendar;charset=utf-8', text)
      show('Calendar file saved')
    } catch (error) {
      console.error('Making a calendar file failed', error)
      show('The calendar file could not be made. Please try again.', 'failed')
    }
  }
  return (
    <button type="button" onClick={() => void save()}>
      <CalendarPlus aria-hidden className="icon" />
      Calendar file
    </button>
  )
}
