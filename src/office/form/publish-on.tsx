import { useId, useState } from 'react'
import type { Plan } from '@/data/drafts/staff'
import { formatDay } from '@/lib/dates'
import { useAmendmentChoice } from '@/office/drafts/use-amendment-choice'
import { FormSheet } from '@/office/form-sheet'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { useToday } from '@/ui/hooks/use-today'

type PublishOnProps = {
  /** What is set already. */
  plan: Plan
  /** Whether an amendment can change it: a section. */
  isOfLaw: boolean
  /** The date that readers see in the text; '' if it has none. */
  date: string
  /** Null takes the day, or the amendment, away. */
  onSet: (plan: Plan | null) => void
  onCancel: () => void
}

/** Asks when readers are to see a text: from a day on (TIME-2), or with an amendment (TIME-3). In front of the form, and no part of it. */
export function PublishOn({ plan, isOfLaw, date, onSet, onCancel }: PublishOnProps) {
  const today = useToday()
  const [isAmending, setIsAmending] = useState(Boolean(plan.amendment))
  const [day, setDay] = useState(plan.publishOn ?? '')
  const amendment = useAmendmentChoice({ isOn: isAmending, present: plan.amendment ?? '', canSet: true })
  const [fault, setFault] = useState<string | null>(null)
  const set = () => {
    if (isAmending) amendment.choose((id) => onSet({ amendment: id, setFor: amendment.setFor }))
    else if (!isDay(day)) setFault('Choose a day')
    else if (day <= today) setFault('Choose a day after today, or publish it now')
    else onSet({ publishOn: day })
  }
  const choose = (way: boolean) => {
    setIsAmending(way)
    setFault(null)
  }
  return (
    <FormSheet
      title="Publish on…"
      onSubmit={set}
      onCancel={onCancel}
      submit={
        isAmending
          ? `Make it part${amendment.setFor ? ' and set it' : ''}`
          : `Set${isDay(day) ? ` for ${formatDay(day)}` : ''}`
      }
      {...((plan.publishOn || plan.amendment) && {
        other: (
          <Button look="outline" onClick={() => onSet(null)}>
            {plan.amendment ? 'Take it out' : 'Take the day away'}
          </Button>
        ),
      })}
    >
      {isOfLaw && <Ways isAmending={isAmending} onChoose={choose} />}
      {isAmending ? (
        amendment.fields
      ) : (
        <DayField
          day={day}
          date={date}
          fault={fault}
          onChoose={(chosen) => {
            setDay(chosen)
            setFault(null)
          }}
        />
      )}
    </FormSheet>
  )
}

const isDay = (text: string) => /^[1-9]\d{3}-\d\d-\d\d$/.test(text)

type DayFieldProps = Pick<PublishOnProps, 'date'> & {
  day: string
  fault: string | null
  onChoose: (day: string) => void
}

function DayField({ day, date, fault, onChoose }: DayFieldProps) {
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
      {isDay(day) && isDay(date) && date !== day && (
        <p>Readers see the date of the text, {formatDay(date)}. If it is to be another, change it in the form.</p>
      )}
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
