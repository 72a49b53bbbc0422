import { useState } from 'react'
import { type Edition, stepEdition } from '@/data/editions/staff'
import { useMarkStale } from '@/data/stale'
import { dayAfter, todayInIsrael } from '@/lib/dates'
import { formatMoment, momentInIsrael } from '@/lib/moments'
import { FormSheet } from '@/office/form-sheet'
import { Button } from '@/ui/button'
import { Field, type FieldControlProps } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'

/** The next eight o'clock in Israel. */
function nextMorning() {
  const [day, time] = [todayInIsrael(), '08:00']
  return { day: momentInIsrael(day, time) > new Date() ? day : dayAfter(day), time }
}

/** Sets an edition for a time of Israel's clock; the database refuses one that is past. */
export function ScheduleButton({ edition }: { edition: Edition }) {
  const markStale = useMarkStale('editions')
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState(nextMorning)
  const form = useCheckedForm({ fields: ['day', 'time'] })
  const moment = typed.day && typed.time ? momentInIsrael(typed.day, typed.time) : null
  const set = async () => {
    const isToCome = moment && moment > new Date()
    if (!form.check(isToCome ? {} : { day: 'Choose a time that is still to come.' }) || !moment) return
    await form.submit(async () => {
      await stepEdition(edition.id, 'schedule', { due: moment.toISOString() })
      setIsOpen(false)
      await markStale()
    })
  }
  const bind = (name: 'day' | 'time') => (control: FieldControlProps) => ({
    ...control,
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        Schedule…
      </Button>
      {isOpen && (
        <FormSheet
          title="Schedule"
          form={form}
          submit={moment ? `Set for ${formatMoment(moment.toISOString())}` : 'Set it'}
          outcome="What is deleted or made minor until then is not in it. It can be stopped until 10 minutes after it began."
          onSubmit={() => void set()}
          onCancel={() => setIsOpen(false)}
        >
          <div className="grid grid-cols-2 gap-3">
            <Field label="Day" {...form.field('day')}>
              {(control) => <input {...bind('day')(control)} type="date" min={todayInIsrael()} />}
            </Field>
            <Field label="Hour, Israel time" {...form.field('time')}>
              {(control) => <input {...bind('time')(control)} type="time" />}
            </Field>
          </div>
          <FormError error={form.error} />
        </FormSheet>
      )}
    </>
  )
}
