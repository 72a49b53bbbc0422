import { CalendarPlus } from 'lucide-react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { DueDay, EventDays } from '@/law/deadlines'
import { todayInIsrael } from '@/lib/dates'
import { downloadText } from '@/lib/download-text'
import { paths } from '@/names/paths'
import { Day } from '@/ui/content/day'
import { ProvisionLinks } from '@/ui/content/provision-links'
import { useToday } from '@/ui/hooks/use-today'
import { useNotice } from '@/ui/states/notice'
import { COUNTED, deadlinesMemo, headingOf, sinceWhat, weekdayOf } from './deadline-words'
import { Cite, Memo, ResultRow } from './tool-parts'

type DueDaysProps = { due: readonly DueDay[]; days: EventDays; heading: RefObject<HTMLHeadingElement | null> }

/** The days that follow from what happened, earliest first, to be copied and taken into a calendar (TOOL-4). */
export function DueDays({ due, days, heading }: DueDaysProps) {
  const today = useToday()
  const { search } = useLocation()
  if (due.length === 0) return null
  return (
    <section aria-label="The days" className="tool-result">
      <div className="tool-row">
        <h2 ref={heading} tabIndex={-1}>
          {headingOf(due)}
        </h2>
      </div>
      <ol>
        {due.map((each) => {
          const { deadline, day } = each
          return (
            <li key={deadline.key} className="tool-row">
              <div>
                <p className="due-day">
                  <Day date={day} />
                  <small>
                    {weekdayOf(day)}
                    {day < today && ', over'}
                    {day === today && ', today'}
                  </small>
                </p>
                <p>
                  {deadline.title}: {deadline.rule}; {sinceWhat(each, days)}.
                </p>
                {deadline.caution && <p className="text-muted">{deadline.caution}</p>}
              </div>
              <div className="gloss">
                <ProvisionLinks provisions={deadline.provisions} urls={deadline.provision_urls} />
              </div>
            </li>
          )
        })}
      </ol>
      <ResultRow
        note={
          <p>
            <Cite section="section 73" />
          </p>
        }
      >
        <p className="text-muted">{COUNTED}</p>
      </ResultRow>
      <Memo lines={deadlinesMemo(due, days)} address={paths.deadlines + search} today={today}>
        <CalendarButton due={due} days={days} />
      </Memo>
    </section>
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
