import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { Field } from '@/ui/field'
import { useDayForm } from './use-day-form'

type DayChooserProps = {
  day: string | null
  /** Why what was asked is not a date. */
  fault?: string | undefined
  /** From which day on the site knows. */
  hint?: ReactNode
  /** The address of today's text. */
  path: string
  /** Whether the field takes the focus: nothing else is to be done on the page. */
  isFirst?: boolean
}

/** Chooses the day on which the law is read (TIME-4). */
export function DayChooser({ day, fault, hint, path, isFirst = false }: DayChooserProps) {
  const field = useRef<HTMLInputElement>(null)
  const { form, control: of, send } = useDayForm(path, { on: day ?? '' }, fault)

  // The focus is the browser's, not React's.
  useEffect(() => {
    if (isFirst) field.current?.focus()
  }, [isFirst])

  return (
    <CheckedForm form={form} onSend={send} aria-label="Choose a day" className="day-chooser">
      <Field label="The law as on" hint={hint} {...form.field('on')}>
        {(control) => (
          <span className="flex flex-wrap items-end gap-2">
            <input
              {...control}
              {...of('on')}
              ref={field}
              type="date"
              className={`${control.className} flex-[1_1_8rem]`}
            />
            <Button look="outline" type="submit" className="flex-none">
              Show
            </Button>
          </span>
        )}
      </Field>
    </CheckedForm>
  )
}
