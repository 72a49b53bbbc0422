import { useState } from 'react'
import { FormSheet } from '@/office/form-sheet'
import { Field } from '@/ui/field'
import type { DayChapter } from './day-law'

type AddToDayProps = {
  chapters: readonly DayChapter[]
  /** The chapter that is open. */
  opened: string | null
  onAdd: (chapter: string) => void
  onCancel: () => void
}

/** Asks in which chapter the section is to stand that an amendment adds. */
export function AddToDay({ chapters, opened, onAdd, onCancel }: AddToDayProps) {
  const [chosen, setChosen] = useState(opened ?? chapters[0]?.id ?? '')
  return (
    <FormSheet title="New section" onSubmit={() => onAdd(chosen)} onCancel={onCancel} submit="Write it">
      <Field label="In the chapter">
        {(control) => (
          <select {...control} data-autofocus value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {chapters.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </FormSheet>
  )
}
