import { type Edition, type EditionStep, stepEdition } from '@/data/editions/staff'
import { useMarkStale } from '@/data/stale'
import { Act } from '@/office/list/act'
import type { ButtonLook } from '@/ui/button'
import { periodOf } from './edition-words'

type EditionActProps = {
  edition: Edition
  step: EditionStep
  label: string
  look?: ButtonLook
  asks?: { question: string; detail: string; action: string }
}

/** A step of an edition, after which the list is read again. */
export function EditionAct({ edition, step, label, look = 'outline', asks }: EditionActProps) {
  const readAgain = useMarkStale('editions')
  return (
    <Act
      label={label}
      of={asks ? undefined : `the edition of ${periodOf(edition)}`}
      look={look}
      failed="It could not be done"
      {...(asks && { asks })}
      act={async (close) => {
        await stepEdition(edition.id, step)
        close()
        await readAgain()
      }}
      onFailed={readAgain}
    />
  )
}
