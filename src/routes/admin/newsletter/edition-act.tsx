import { useEffect, useState } from 'react'
import { type Edition, type EditionStep, type StepDetail, stepEdition } from '@/data/editions/staff'
import { useMarkStale } from '@/data/stale'
import { Act } from '@/office/list/act'
import type { ButtonLook } from '@/ui/button'
import { periodOf, stoppableFor } from './edition-words'

type EditionActProps = {
  edition: Pick<Edition, 'id' | 'from_day' | 'to_day'>
  step: EditionStep
  detail?: StepDetail
  label: string
  /** What of it is meant. */
  of?: string
  look?: ButtonLook
  asks?: { question: string; detail: string; action: string }
}

/** A step of an edition, after which the list is read again. */
export function EditionAct({ edition, step, detail, label, of = '', look = 'outline', asks }: EditionActProps) {
  const readAgain = useMarkStale('editions')
  return (
    <Act
      label={label}
      of={asks ? undefined : `${of}the edition of ${periodOf(edition)}`}
      look={look}
      failed="It could not be done"
      {...(asks && { asks })}
      act={async (close) => {
        await stepEdition(edition.id, step, detail)
        close()
        await readAgain()
      }}
      onFailed={readAgain}
    />
  )
}

/** Stops an edition, as long as that can be; says how long: "Stop, 7:40 left". */
export function StopButton({ edition }: { edition: Edition }) {
  const [now, setNow] = useState(Date.now)
  const left = stoppableFor(edition, now)
  const isCounted = left > 0 && Number.isFinite(left)
  // The clock is the browser's.
  useEffect(() => {
    if (!isCounted) return
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [isCounted])
  if (left === 0) return null
  const seconds = Math.floor(left / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <EditionAct edition={edition} step="stop" label={isCounted ? `Stop, ${time} left` : 'Stop'} />
}

type SettleProps = { edition: EditionActProps['edition']; mails: number; mail?: { id: string; email: string } }

/** What staff can do with mails of which nothing is known: all of an edition, or one of them (MAIL-6). */
export function SettleUnknown({ edition, mails, mail }: SettleProps) {
  const shared = { edition, ...(mail && { detail: { mail: mail.id }, of: `to ${mail.email}, ` }) }
  return (
    <>
      <EditionAct {...shared} step="resend" label={mails === 1 ? 'Send that one again' : `Send those ${mails} again`} />
      <EditionAct {...shared} step="settle" label={mails === 1 ? 'Leave it' : 'Leave them'} />
    </>
  )
}
