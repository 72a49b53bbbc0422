import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { onDay } from '@/names/day-address'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'

type DayChooserProps = {
  day: string | null
  /** Why what was asked is no day. */
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
  const navigate = useNavigate()

  // The focus is the browser's, not React's.
  useEffect(() => {
    if (isFirst) field.current?.focus()
  }, [isFirst])

  return (
    <form
      aria-label="Choose a day"
      className="day-chooser"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(onDay(path, field.current?.value))
      }}
    >
      <Field label="The law as on" error={fault} hint={hint}>
        {(control) => (
          <span className="flex flex-wrap items-end gap-2">
            <input
              {...control}
              ref={field}
              type="date"
              name="on"
              defaultValue={day ?? ''}
              required
              className={`${control.className} flex-[1_1_8rem]`}
            />
            <Button look="outline" type="submit" className="flex-none">
              Show
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}
