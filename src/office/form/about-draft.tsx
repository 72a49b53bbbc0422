import type { ManagedRow } from '@/data/staff-table'
import { DraftNotes } from './draft-notes'
import { DraftSaves } from './draft-saves'
import type { FormParts } from './form-parts'

/** Of the draft that is open in a form: its saves, and what colleagues have noted on it (TIME-1); nothing while there is none. */
export function AboutDraft<Row extends ManagedRow>({ manager, row, isChanged, draft }: FormParts<Row>) {
  if (!draft.open) return null
  const { id } = draft.open
  return (
    <>
      <DraftSaves manager={manager} row={row} draft={id} isChanged={isChanged} restore={draft.restore} />
      <DraftNotes key={id} draft={id} onTyped={draft.onNote} />
    </>
  )
}
