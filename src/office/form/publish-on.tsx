import { useState } from 'react'
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
  /** Null takes the day, or the amendment, away. */
  onSet: (plan: Plan | null) => void
  onCancel: () => void
}

/** Asks from which day on readers are to see a text (TIME-2). In front of the form, and no part of it. */
export function PublishOn({ plan, date, onSet, onCancel }: PublishOnProps) {
  const today = useToday()
  const [day, setDay] = useState(plan.publishOn ?? '')
  const form = useCheckedForm({ fields: ['day'] })
  return (
    <FormSheet
      form={form}
      title="Publish on…"
      onSubmit={() => form.check(dayFault(day, today)) && onSet({ publishOn: day })}
      onCancel={onCancel}
      submit={`Set${isDay(day) ? ` for ${formatDay(day)}` : ''}`}
      {...(plan.publishOn && { other: <TakeOut onPress={() => onSet(null)}>Take the day away</TakeOut> })}
    >
      <DayField day={day} date={date} field={form.field('day')} onChoose={setDay} />
    </FormSheet>
  )
}

/** Asks with which amendment a section changes (TIME-3): the law is another one then, and its former text is kept. */
export function ChangeLaw({ plan, onSet, onCancel }: Omit<PublishOnProps, 'date'>) {
  const form = useCheckedForm({ fields: AMENDMENT_FIELDS })
  const amendment = useAmendmentChoice({ form, isOn: true, present: plan.amendment ?? '', canSet: true })
  return (
    <FormSheet
      form={form}
      title={CHANGE_LAW}
      onSubmit={() => amendment.choose((id) => onSet({ amendment: id, setFor: amendment.setFor }))}
      onCancel={onCancel}
      submit={amendment.setFor ? 'Add to it, and set it' : 'Add to it'}
      {...(plan.amendment && { other: <TakeOut onPress={() => onSet(null)}>Take it out</TakeOut> })}
    >
      <p>
        An amendment brings the new text, from its day on, and keeps the present one for the days before. What was only
        written wrongly here is corrected instead.
      </p>
      {amendment.fields}
    </FormSheet>
  )
}

/** What a section's form leads to it by. */
export const CHANGE_LAW = 'The law changes from…'

function TakeOut({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button look="outline" onClick={onPress}>
      {children}
    </Button>
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
