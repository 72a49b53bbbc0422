import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { draftsQuery } from '@/data/drafts/staff'
import { formatDay } from '@/lib/dates'
import { KeyHint } from '@/office/keys/key-hint'
import { KEY_MAP } from '@/office/keys/key-map'
import { amendmentAddress } from '@/office/place-address'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button, buttonClass } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { type DayToCome, useDayOf, useTurn, useTurnedDay } from './turned-day'

type DayLineProps = {
  /** Of a section that is open, the amendment to which it goes; null for the law of today. */
  amendment?: string | null
  /** Why it stays turned now. */
  held?: string | null
}

/**
 * Under the page bar: of which day the law is, if not of today, and what is done with it here (TIME-3). A section may be open as on
 * a day to which nothing is turned: from its amendment, or made part of it.
 */
export function DayLine({ amendment, held = null }: DayLineProps) {
  const { turned, isGone } = useTurnedDay()
  const turn = useTurn()
  const day = useDayOf(amendment ?? null)
  if (amendment !== undefined && (amendment === null || turned?.id !== amendment)) {
    return (
      day && (
        <Line actions={<ChangesLink day={day} />}>
          <strong>For {formatDay(day.day)}.</strong> What you write here <BelongsTo day={day} />
        </Line>
      )
    )
  }
  if (isGone) {
    return (
      <Line
        actions={
          <Button look="outline" onClick={() => turn(null)}>
            OK
          </Button>
        }
      >
        <strong>The law of today.</strong> The amendment to whose day it was turned is not to come any more: it is in
        force, has another day, or was deleted.
      </Line>
    )
  }
  if (!turned) return null
  return (
    <Line
      actions={
        <>
          <ChangesLink day={turned} />
          <Button look="outline" title={held ?? undefined} {...ariaDisabled(held !== null)} onClick={() => turn(null)}>
            Back to today
            <KeyHint of={KEY_MAP.day.keys.turn[0]} />
          </Button>
        </>
      }
    >
      <strong>The law of {formatDay(turned.day)}.</strong> What you edit, move, add or repeal here{' '}
      <BelongsTo day={turned} />
    </Line>
  )
}

const BelongsTo = ({ day }: { day: DayToCome }) => (
  <>
    belongs to{' '}
    <Link to={amendmentAddress(day)} className="link wrap-anywhere">
      <bdi>{withHebrew(day.title)}</bdi>
    </Link>
    . The law of today stays as it is.
  </>
)

/** How many changes the amendment has, and the way to them. */
function ChangesLink({ day }: { day: DayToCome }) {
  const { data } = useQuery(draftsQuery(undefined, undefined, day.id))
  return (
    <Link to={amendmentAddress(day)} className={buttonClass('outline')}>
      {data === undefined ? 'Changes' : data.length === 1 ? '1 change' : `${data.length} changes`}
    </Link>
  )
}

function Line({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <div className="office-day-line">
      <CalendarClock aria-hidden />
      <p role="status">{children}</p>
      <div>{actions}</div>
    </div>
  )
}
