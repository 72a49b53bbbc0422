import { useMemo, useState } from 'react'
import type { LawType } from '@/names/kinds'
import type { DayToCome } from '@/office/day/turned-day'
import { NewRow, OpenRow } from '@/office/form/open-row'
import { FormSheet } from '@/office/form-sheet'
import { InFront, Inside } from '@/office/in-front'
import { type ManagerAddress, NEW } from '@/office/use-manager-address'
import { Field } from '@/ui/field'
import { sectionsOf } from './chapter-sections'
import { type DayChapter, isRepealed } from './day-law'

type DayFormProps = {
  type: LawType
  day: DayToCome
  chapters: readonly DayChapter[]
  /** The chapter that is open, to which a new section goes. */
  opened: string | null
  /** Of the sections. */
  address: ManagerAddress
}

/**
 * The form of a section on a turned day: it goes on with the amendment's change of it, or begins one (TIME-3). A new one is to be
 * drawn for each that is opened.
 */
export function DayForm({ type, day, chapters, opened, address }: DayFormProps) {
  const { draft, amendment } = address
  const row = chapters.flatMap(({ rows }) => rows).find(({ section_id }) => section_id === address.editing)
  // As it was opened: what is saved in it is another draft, and known to it.
  const [{ draftId, editing }] = useState({
    // Another amendment's change, or a draft of its own, is named by the address.
    draftId: draft ?? (amendment === null || amendment === day.id ? (row?.change?.draft ?? null) : null),
    editing: row?.change?.id === null ? NEW : address.editing,
  })
  const chapter = chapters.find(({ id }) => id === (row?.chapter_id ?? opened))
  const chapterId = chapter?.id ?? ''
  const manager = useMemo(() => sectionsOf(chapterId, type), [chapterId, type])
  const only = useMemo(() => ({ chapter_id: chapterId }), [chapterId])
  if (row && isRepealed(row) && draft === null) {
    return (
      <p role="status" className="office-inset">
        “<bdi>{row.title}</bdi>” is repealed on that day. To change it instead, choose “Do not repeal” in its menu.
      </p>
    )
  }
  // A new section needs the chapter in which it is to stand.
  if (editing === null || (editing === NEW && !chapter)) return null
  const onClose = () => address.edit(null)
  const opening = { manager, draftId, amendment: amendment ?? day.id, parent: chapterId, onClose }
  return (
    <Inside of={chapter?.name ?? ''}>
      <InFront>
        {editing === NEW ? (
          <NewRow {...opening} count={chapter?.rows.length ?? 0} only={only} words="" />
        ) : (
          <OpenRow {...opening} id={editing} />
        )}
      </InFront>
    </Inside>
  )
}

type AddToDayProps = {
  chapters: readonly DayChapter[]
  /** The chapter that is offered first. */
  opened: string
  onAdd: (chapter: string) => void
  onCancel: () => void
}

/** Asks in which chapter the section is to stand that an amendment adds. */
export function AddToDay({ chapters, opened, onAdd, onCancel }: AddToDayProps) {
  const [chosen, setChosen] = useState(opened)
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
