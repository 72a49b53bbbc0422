import { X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatDay } from '@/lib/dates'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { useToday } from '@/ui/hooks/use-today'
import { Modal } from '@/ui/modal'

type PublishOnProps = {
  /** The day that is set already, as an ISO date; '' for none. */
  day: string
  /** Null takes the day away. */
  onSet: (day: string | null) => void
  onCancel: () => void
}

/** Asks for the day from which readers are to see a text (TIME-2). In front of the form, and no part of it. */
export function PublishOn({ day, onSet, onCancel }: PublishOnProps) {
  const id = useId()
  const today = useToday()
  const [chosen, setChosen] = useState(day)
  const [fault, setFault] = useState<string | null>(null)
  const isDay = /^[1-9]\d{3}-\d\d-\d\d$/.test(chosen)
  const set = (event: FormEvent) => {
    event.preventDefault()
    // React passes it on to the form behind.
    event.stopPropagation()
    if (!isDay) setFault('Choose a day')
    else if (chosen <= today) setFault('Choose a day after today, or publish it now')
    else onSet(chosen)
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
          <Field
            label="Day"
            error={fault}
            hint={`${isDay ? `${formatDay(chosen)}, at` : 'At'} 00:00 in Israel, by itself.`}
          >
            {(control) => (
              <input
                {...control}
                type="date"
                value={chosen}
                data-autofocus
                onChange={(event) => {
                  setChosen(event.target.value)
                  setFault(null)
                }}
              />
            )}
          </Field>
          <p className="text-muted text-sm">
            Until then it is a draft: readers, search and lists show nothing of it. If somebody changes the text
            meanwhile, the draft waits and you are told.
          </p>
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-line border-t px-4 py-2">
          {day ? (
            <Button look="outline" onClick={() => onSet(null)}>
              Take the day away
            </Button>
          ) : (
            <Button look="outline" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" look="solid">
            Set{isDay && ` for ${formatDay(chosen)}`}
          </Button>
        </div>
      </form>
    </Modal>,
    document.body,
  )
}
