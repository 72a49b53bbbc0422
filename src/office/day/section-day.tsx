import { Heading } from '@/ui/heading'
import { ChangeOfDay, DayLine } from './day-line'
import { DaySwitch } from './day-switch'
import { useDayOf, useTurnedDay } from './turned-day'

type SectionDayProps = { isChanged: boolean }

/** What is typed belongs to the day on which it was typed. */
const heldBy = (isChanged: boolean) => (isChanged ? 'Save what you typed before you turn to another day.' : null)

type AmendedProps = SectionDayProps & { amendment: string | null }

/** Over the form of a section: to which amendment what is written goes, with the way back on its turned day. */
export function SectionDayLine({ isChanged, amendment }: AmendedProps) {
  const { turned } = useTurnedDay()
  const day = useDayOf(amendment)
  if (turned && turned.id === amendment) return <DayLine held={heldBy(isChanged)} />
  return day && <ChangeOfDay day={day} />
}

/** Beside a section: what turns it to a day to come (TIME-3); nothing while there is none, or it is open as on another. */
export function SectionDay({ isChanged, amendment }: AmendedProps) {
  const held = heldBy(isChanged)
  const { days, turned } = useTurnedDay()
  if (days.length === 0 || (amendment !== null && turned?.id !== amendment)) return null
  return (
    <div className="office-panel-part">
      <Heading>Day of the law</Heading>
      <DaySwitch isInForm held={held} />
      {held && <p className="mt-1 text-muted text-sm">{held}</p>}
    </div>
  )
}
