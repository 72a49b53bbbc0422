import { Heading } from '@/ui/heading'
import { DayLine } from './day-line'
import { DaySwitch } from './day-switch'
import { useTurnedDay } from './turned-day'

type SectionDayProps = { isChanged: boolean }

/** What is typed belongs to the day on which it was typed. */
const heldBy = (isChanged: boolean) => (isChanged ? 'Save what you typed before you turn to another day.' : null)

/** Over the form of a section: the line of the turned day, if what is written goes to its amendment. */
export function SectionDayLine({ isChanged, amendment }: SectionDayProps & { amendment: string | null }) {
  const { turned } = useTurnedDay()
  return turned && turned.id === amendment && <DayLine held={heldBy(isChanged)} />
}

/** Beside a section: what turns it to a day to come (TIME-3); nothing while there is none. */
export function SectionDay({ isChanged }: SectionDayProps) {
  const held = heldBy(isChanged)
  if (useTurnedDay().days.length === 0) return null
  return (
    <div className="office-panel-part">
      <Heading>Day of the law</Heading>
      <DaySwitch isInForm held={held} />
      {held && <p className="mt-1 text-muted text-sm">{held}</p>}
    </div>
  )
}
