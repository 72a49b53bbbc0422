import { CalendarSearch } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormSheet } from '@/office/form-sheet'
import { KeyHint } from '@/office/keys/key-hint'
import { KEY_MAP } from '@/office/keys/key-map'
import { useKeys } from '@/office/keys/use-keys'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { goToGroup } from './day-head'
import { type Group, isOfDay } from './groups'

/** Asks for a day, and goes to its lines, or to those of the next day that has any. */
export function GoToDay({ groups }: { groups: readonly Group[] }) {
  const [isAsking, setIsAsking] = useState(false)
  const [found, setFound] = useState<{ day: string } | null>(null)
  const ask = () => setIsAsking(true)
  useKeys('calendar', { goToDay: ask })

  // Once the sheet is gone, which gives the focus back to where it was.
  useEffect(() => {
    if (found) goToGroup(found.day)
  }, [found])

  const go = (day: string) => {
    setIsAsking(false)
    setFound({ day })
  }
  return (
    <>
      <Button look="outline" className="max-md:hidden" onClick={ask}>
        <CalendarSearch aria-hidden />
        Go to a day
        <KeyHint of={KEY_MAP.calendar.keys.goToDay[0]} />
      </Button>
      {isAsking && <DaySheet groups={groups} onGo={go} onCancel={() => setIsAsking(false)} />}
    </>
  )
}

type DaySheetProps = { groups: readonly Group[]; onGo: (day: string) => void; onCancel: () => void }

function DaySheet({ groups, onGo, onCancel }: DaySheetProps) {
  const [day, setDay] = useState('')
  const form = useCheckedForm({ fields: ['day'] })
  const submit = () => {
    const next = groups
      .filter(isOfDay)
      .map(({ key }) => key)
      .sort()
      .find((key) => key >= day)
    const fault = day === '' ? 'Choose a day' : next ? null : 'Nothing stands at that day or later'
    if (form.check(fault ? { day: fault } : {}) && next) onGo(next)
  }
  return (
    <FormSheet form={form} title="Go to a day" onSubmit={submit} onCancel={onCancel} submit="Go">
      <Field label="Day" {...form.field('day')}>
        {(control) => (
          <input
            {...control}
            name="day"
            type="date"
            data-autofocus
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
    </FormSheet>
  )
}
