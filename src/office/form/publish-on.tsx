import { type ReactNode, useState } from 'react'
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
  /** The date that readers see in the text; '' if it has none. */
  date: string
  /** Null removes the day, or the amendment. */
  onSet: (plan: Plan | null) => void
  onCancel: () => void
}

/** Asks when readers are to see a text: from a day on (TIME-2), or with an amendment (TIME-3). In front of the form, and no part of it. */
export function PublishOn({ plan, date, onSet, onCancel }: PublishOnProps) {
  const today = useToday()
  const [day, setDay] = useState(plan.publishOn ?? '')
  const [isWithLaw, setIsWithLaw] = useState(false)
  const form = useCheckedForm({ fields: ['day', ...AMENDMENT_FIELDS] })
  const amendment = useAmendmentChoice({ form })
  const set = () => form.check(dayFault(day, today)) && onSet({ publishOn: day })
  const way = (withLaw: boolean, words: string) => (
    <label className="flex min-h-control items-center gap-2">
      <input type="radio" name="way" checked={isWithLaw === withLaw} onChange={() => setIsWithLaw(withLaw)} />
      {words}
    </label>
  )
  return (
    <FormSheet
      form={form}
      title="Publish on…"
      onSubmit={() => (isWithLaw ? amendment.choose((id) => onSet({ amendment: id })) : set())}
      onCancel={onCancel}
      submit={isWithLaw ? 'Add to the amendment' : `Set${isDay(day) ? ` for ${formatDay(day)}` : ''}`}
      {...(plan.publishOn && {
        other: (
          <Button look="outline" onClick={() => onSet(null)}>
            Remove the day
          </Button>
        ),
      })}
    >
      <fieldset>
        <legend className="sr-only">When readers see it</legend>
        {way(false, 'On a day')}
        {way(true, 'With an amendment of the law')}
      </fieldset>
      {isWithLaw ? (
        amendment.fields
      ) : (
        <DayField
          day={day}
          field={form.field('day')}
          hint={`${isDay(day) ? `${formatDay(day)}, at` : 'At'} 00:00 in Israel, by itself.`}
          onChoose={setDay}
        />
      )}
      {!isWithLaw && isDay(day) && isDay(date) && date !== day && (
        <p>Readers see the date of the text, {formatDay(date)}. If it is to be another, change it in the form.</p>
      )}
      <p className="text-muted text-sm">
        Until then it is a draft: readers, search and lists show nothing of it. If somebody changes the text meanwhile,
        the draft waits and you are told.
      </p>
    </FormSheet>
  )
}

type ChangeLawProps = Pick<PublishOnProps, 'onCancel'> & {
  /** The title of an amendment that is begun here, unless another is typed. */
  title: string
  onSet: (plan: Plan) => void
}

/** Asks from which day the law is another one (TIME-3): by an amendment of that day, which keeps the section's former text. */
export function ChangeLaw({ title, onSet, onCancel }: ChangeLawProps) {
  const today = useToday()
  const [day, setDay] = useState('')
  const form = useCheckedForm({ fields: ['day', ...AMENDMENT_FIELDS] })
  const amendment = useAmendmentChoice({ form, of: { day, title } })
  const fault = lawDayFault(day, today)
  const set = () => amendment.choose((id) => onSet({ amendment: id, setFor: amendment.setFor }))
  return (
    <FormSheet
      form={form}
      title={CHANGE_LAW}
      onSubmit={() => form.check(fault) && set()}
      onCancel={onCancel}
      submit={isDay(day) ? `The law changes from ${formatDay(day)}` : CHANGE_LAW}
    >
      <DayField day={day} field={form.field('day')} hint="Today or later, 00:00 in Israel." onChoose={setDay} />
      {!fault.day && amendment.fields}
    </FormSheet>
  )
}

/** What a section's form leads to it by. */
export const CHANGE_LAW = 'The law changes from…'

const isDay = (text: string) => /^[1-9]\d{3}-\d\d-\d\d$/.test(text)

/** What is wrong with a day as one to come, by its field. */
function dayFault(day: string, today: string) {
  if (!isDay(day)) return { day: 'Choose a day' }
  return day <= today ? { day: 'Choose a day after today, or publish it now' } : {}
}

/** What is wrong with a day from which the law is to be another one; what it said before is a former text. */
function lawDayFault(day: string, today: string) {
  if (!isDay(day)) return { day: 'Choose the day' }
  return day < today ? { day: 'Choose today or a later day' } : {}
}

type DayFieldProps = {
  day: string
  field: { id: string; error: string | undefined }
  hint: ReactNode
  onChoose: (day: string) => void
}

function DayField({ day, field, hint, onChoose }: DayFieldProps) {
  return (
    <Field {...field} label="Day" hint={hint}>
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
  )
}
