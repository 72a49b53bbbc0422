import { useState } from 'react'
import { type Edition, stepEdition } from '@/data/editions/staff'
import { useMarkStale } from '@/data/stale'
import { todayInIsrael } from '@/lib/dates'
import { FormSheet } from '@/office/form-sheet'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'

/** Sets an edition for a time of this device's clock; the database refuses one that is past. */
export function ScheduleButton({ edition }: { edition: Edition }) {
  const markStale = useMarkStale('editions')
  const [isOpen, setIsOpen] = useState(false)
  const [time, setTime] = useState(() => `${todayInIsrael()}T08:00`)
  const form = useCheckedForm({ fields: ['time'] })
  const set = async () => {
    const moment = new Date(time)
    if (!form.check(moment > new Date() ? {} : { time: 'Choose a time that is still to come.' })) return
    await form.submit(async () => {
      await stepEdition(edition.id, 'schedule', moment.toISOString())
      setIsOpen(false)
      await markStale()
    })
  }
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        Schedule…
      </Button>
      {isOpen && (
        <FormSheet
          title="Schedule"
          form={form}
          submit="Set it"
          outcome="What is deleted or made minor until then is not in it. It can be stopped until 10 minutes after it began."
          onSubmit={() => void set()}
          onCancel={() => setIsOpen(false)}
        >
          <Field label="Day and hour, by your clock" {...form.field('time')}>
            {(control) => (
              <input
                {...control}
                name="time"
                type="datetime-local"
                value={time}
                onChange={({ target }) => setTime(target.value)}
              />
            )}
          </Field>
          <FormError error={form.error} />
        </FormSheet>
      )}
    </>
  )
}
