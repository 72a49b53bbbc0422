import { useSyncExternalStore } from 'react'
import { formatMoment } from '@/lib/moments'
import { type Editing, NEW } from '@/office/use-manager-address'
import { useStaff } from '@/office/use-staff'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
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
  if (left.length === 0) return null
  return (
    <section aria-label="Not saved" className="border-line border-b bg-accent-soft py-2 ps-margin pe-inset">
      <Heading className="font-semibold">Typed in this browser and not saved</Heading>
      <ul className="mt-1">
        {left.map(({ rowId, unsaved }) => {
          const name = unsavedName(unsaved) || `A new ${one}`
          return (
            <li key={rowId} className="flex flex-wrap items-center gap-x-3">
              <span dir="auto" className="min-w-0 grow max-sm:basis-full">
                {name}
                <span className="text-muted"> · {formatMoment(unsaved.savedAt)}</span>
              </span>
              <Button look="quiet" className="max-sm:-ms-4" onClick={() => onOpen(isNewRow(rowId) ? NEW : rowId)}>
                Open{isNewRow(rowId) && ' the form'}
                <span className="sr-only">: {name}</span>
              </Button>
              <DiscardUnsaved look="quiet" of={name} onDiscard={() => removeUnsaved({ userId, table, rowId })}>
                Discard
              </DiscardUnsaved>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
