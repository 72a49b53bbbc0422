import { useId, useState } from 'react'
import type { Plan } from '@/data/drafts/staff'
import { formatDay } from '@/lib/dates'
import { AMENDMENT_FIELDS, useAmendmentChoice } from '@/office/drafts/use-amendment-choice'
import { FormSheet } from '@/office/form-sheet'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
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
  const form = useCheckedForm({ fields: [...AMENDMENT_FIELDS, 'day'] })
  const amendment = useAmendmentChoice({ form, isOn: isAmending, present: plan.amendment ?? '', canSet: true })
  const set = () => {
    if (isAmending) amendment.choose((id) => onSet({ amendment: id, setFor: amendment.setFor }))
    else if (form.check(dayFault(day, today))) onSet({ publishOn: day })
  }
  return (
    <FormSheet
      form={form}
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
      {isOfLaw && <Ways isAmending={isAmending} onChoose={setIsAmending} />}
      {isAmending ? amendment.fields : <DayField day={day} date={date} field={form.field('day')} onChoose={setDay} />}
    </FormSheet>
  )
}

const isDay = (text: string) => /^[1-9]\d{3}-\d\d-\d\d$/.test(text)

/** What is wrong with a day as one to come, by its field. */
function dayFault(day: string, today: string) {
  if (!isDay(day)) return { day: 'Choose a day' }
  return day <= today ? { day: 'Choose a day after today, or publish it now' } : {}
}

type DayFieldProps = Pick<PublishOnProps, 'date'> & {
  day: string
  field: { id: string; error: string | undefined }
  onChoose: (day: string) => void
}

function DayField({ day, date, field, onChoose }: DayFieldProps) {
  return (
    <>
      <Field {...field} label="Day" hint={`${isDay(day) ? `${formatDay(day)}, at` : 'At'} 00:00 in Israel, by itself.`}>
        {(control) => (
          <input
            {...control}
            name="day"
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
