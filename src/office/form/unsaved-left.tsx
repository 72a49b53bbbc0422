import { useSyncExternalStore } from 'react'
import { formatMoment } from '@/lib/moments'
import { Line } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { type Editing, NEW } from '@/office/use-manager-address'
import { useStaff } from '@/office/use-staff'
import { Button } from '@/ui/button'
import { DiscardUnsaved } from './discard-unsaved'
import { isNewRow, listUnsaved, removeUnsaved, unsavedChanges, unsavedName, watchUnsaved } from './unsaved'

type UnsavedLeftProps = {
  table: string
  nouns: readonly [one: string, many: string]
  /** The row that they hang on. */
  parent: string | null
  editing: Editing
  onOpen: (row: Editing) => void
}

/** What this member of staff typed in this browser and never saved, of one table: to be opened again or dropped (ADM-11). */
export function UnsavedLeft({ table, nouns: [one], parent, editing, onOpen }: UnsavedLeftProps) {
  const { userId } = useStaff()
  useSyncExternalStore(watchUnsaved, unsavedChanges)
  const left = listUnsaved(userId, table).filter(
    ({ rowId, unsaved }) => unsaved.parent === parent && (isNewRow(rowId) ? editing !== NEW : rowId !== editing),
  )
  return (
    <div className="bg-accent-soft">
      <Lines label="Not saved" title="Typed in this browser and not saved" rows={left} keyOf={({ rowId }) => rowId}>
        {({ rowId, unsaved }) => {
          const name = unsavedName(unsaved) || `A new ${one}`
          const isNew = isNewRow(rowId)
          return (
            <Line
              name={name}
              hasActsOnSmall
              acts={
                <>
                  <Button look="quiet" onClick={() => onOpen(isNew ? NEW : rowId)}>
                    Open{isNew && ' the form'}
                    <span className="sr-only">: {name}</span>
                  </Button>
                  <DiscardUnsaved look="quiet" of={name} onDiscard={() => removeUnsaved({ userId, table, rowId })}>
                    Discard
                  </DiscardUnsaved>
                </>
              }
            >
              · {formatMoment(unsaved.savedAt)}
            </Line>
          )
        }}
      </Lines>
    </div>
  )
}
