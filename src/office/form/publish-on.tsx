import { X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Plan } from '@/data/drafts/staff'
import { formatDay } from '@/lib/dates'
import { AmendmentField } from '@/office/drafts/amendment-field'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { useToday } from '@/ui/hooks/use-today'
import { Modal } from '@/ui/modal'

type PublishOnProps = {
  /** What is set already. */
  plan: Plan
  /** Whether an amendment can change it: a section. */
  isOfLaw: boolean
  /** Null takes the day, or the amendment, away. */
  onSet: (plan: Plan | null) => void
  onCancel: () => void
}

/** Asks when readers are to see a text: from a day on (TIME-2), or with an amendment (TIME-3). In front of the form, and no part of it. */
export function PublishOn({ plan, isOfLaw, onSet, onCancel }: PublishOnProps) {
  const id = useId()
  const today = useToday()
  const [isAmending, setIsAmending] = useState(Boolean(plan.amendment))
  const [day, setDay] = useState(plan.publishOn ?? '')
  const [amendment, setAmendment] = useState(plan.amendment ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const set = (event: FormEvent) => {
    event.preventDefault()
    // React passes it on to the form behind.
    event.stopPropagation()
    if (isAmending) {
      if (amendment) onSet({ amendment })
      else setFault('Choose an amendment')
    } else if (!isDay(day)) setFault('Choose a day')
    else if (day <= today) setFault('Choose a day after today, or publish it now')
    else onSet({ publishOn: day })
  }
  const choose = (way: boolean) => {
    setIsAmending(way)
    setFault(null)
  }
  return createPortal(
    <Modal labelledBy={id} onCancel={onCancel} className="office-sheet">
      <form noValidate onSubmit={set}>
        <header className="flex items-center justify-between ps-4 pe-2 pt-2">
          <h2 id={id} className="font-semibold">
            Publish on…
          </h2>
          <Button look="quiet" aria-label="Close" onClick={onCancel}>
            <X aria-hidden className="size-4" />
          </Button>
        </header>
        <div className="grid gap-3 px-4 pb-4">
          {isOfLaw && <Ways isAmending={isAmending} onChoose={choose} />}
          {isAmending ? (
            <AmendmentField
              chosen={amendment}
              fault={fault}
              onChoose={(chosen) => {
                setAmendment(chosen)
                setFault(null)
              }}
            />
          ) : (
            <DayField
              day={day}
              fault={fault}
              onChoose={(chosen) => {
                setDay(chosen)
                setFault(null)
              }}
            />
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-line border-t px-4 py-2">
          {plan.publishOn || plan.amendment ? (
            <Button look="outline" onClick={() => onSet(null)}>
              {plan.amendment ? 'Take it out' : 'Take the day away'}
            </Button>
          ) : (
            <Button look="outline" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" look="solid">
            {isAmending ? 'Make it part' : 'Set'}
            {!isAmending && isDay(day) && ` for ${formatDay(day)}`}
          </Button>
        </div>
      </form>
    </Modal>,
    document.body,
  )
}

const isDay = (text: string) => /^[1-9]\d{3}-\d\d-\d\d$/.test(text)

type DayFieldProps = { day: string; fault: string | null; onChoose: (day: string) => void }

function DayField({ day, fault, onChoose }: DayFieldProps) {
  return (
    <>
      <Field
        label="Day"
        error={fault}
        hint={`${isDay(day) ? `${formatDay(day)}, at` : 'At'} 00:00 in Israel, by itself.`}
      >
        {(control) => (
          <input
            {...control}
            type="date"
            value={day}
            data-autofocus
            onChange={(event) => onChoose(event.target.value)}
          />
        )}
      </Field>
      <p className="text-muted text-sm">
        Until then it is a draft: readers, search and lists show nothing of it. If somebody changes the text meanwhile,
        the draft waits and you are told.
      </p>
    </>
  )
}

const WAYS = [
  [false, 'On a day'],
  [true, 'With an amendment'],
] as const

function Ways({ isAmending, onChoose }: { isAmending: boolean; onChoose: (isAmending: boolean) => void }) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">When</legend>
      {WAYS.map(([way, label]) => (
        <label key={label} className="flex min-h-9 items-center gap-2">
          <input type="radio" name={name} checked={isAmending === way} onChange={() => onChoose(way)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
