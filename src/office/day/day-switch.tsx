import { CalendarClock, ChevronDown } from 'lucide-react'
import { formatDay } from '@/lib/dates'
import { isCovered } from '@/office/in-front'
import { KEY_MAP } from '@/office/keys/key-map'
import { useKeys } from '@/office/keys/use-keys'
import { MenuButton } from '@/office/menu-button'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Heading } from '@/ui/heading'
import { useTurn, useTurnedDay } from './turned-day'

type DaySwitchProps = {
  /** Whether it belongs to a form, in front of the list. */
  isInForm?: boolean
  /** Why the day cannot be changed now. */
  held?: string | null
}

/** Turns the law to a day to come and back: today, the nearest day, and a menu of the others (TIME-3). Nothing while there is none. */
export function DaySwitch({ isInForm = false, held = null }: DaySwitchProps) {
  const { days, turned = null } = useTurnedDay()
  const turn = useTurn()
  const shown = turned ?? days[0]
  const others = days.filter((day) => day !== shown)
  const canTurn = shown !== undefined && held === null
  useKeys('day', {
    turn: () => canTurn && (isInForm || !isCovered()) && turn(turned ? null : shown.id),
  })
  if (!shown) return null
  const waiting = ariaDisabled(held !== null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div role="group" aria-label="Day of the law" title={held ?? undefined} className="office-day-switch">
      <button type="button" {...waiting} aria-pressed={turned === null} onClick={() => turn(null)}>
        Today
      </button>
      <button
        type="button"
        {...waiting}
        title={held ?? shown.title}
        aria-pressed={turned !== null}
        aria-keyshortcuts={KEY_MAP.day.keys.turn[0]}
        onClick={() => turn(shown.id)}
      >
        {formatDay(shown.day)}
      </button>
      {others.length > 0 && held === null && (
        <MenuButton
          label="Another day"
          className="office-day-more"
          items={others.map(({ id, day, title }) => ({
            label: `${formatDay(day)}: ${title}`,
            icon: CalendarClock,
            onSelect: () => turn(id),
          }))}
        >
          <ChevronDown aria-hidden className="size-4" />
          <span className="sr-only">Another day</span>
        </MenuButton>
      )}
    </div>
  )
}

type SectionDayProps = { amendment: string | null; held: string | null }

/** Beside a section: what turns it to a day to come (TIME-3); nothing while there is none, or it is open as on another. */
export function SectionDay({ amendment, held }: SectionDayProps) {
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
