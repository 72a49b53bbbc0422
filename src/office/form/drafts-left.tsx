import { useSyncExternalStore } from 'react'
import { formatMoment } from '@/lib/moments'
import { type Editing, NEW } from '@/office/use-manager-address'
import { useStaff } from '@/office/use-staff'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { DiscardDraft } from './discard-draft'
import { draftChanges, draftName, isNewRow, listDrafts, removeDraft, watchDrafts } from './drafts'

type DraftsLeftProps = {
  table: string
  nouns: readonly [one: string, many: string]
  /** The row that they hang on. */
  parent: string | null
  editing: Editing
  onOpen: (row: Editing) => void
}

/** What this member of staff typed in this browser and never saved, of one table: to be opened again or dropped (ADM-11). */
export function DraftsLeft({ table, nouns: [one], parent, editing, onOpen }: DraftsLeftProps) {
  const { userId } = useStaff()
  useSyncExternalStore(watchDrafts, draftChanges)
  const left = listDrafts(userId, table).filter(
    ({ rowId, draft }) => draft.parent === parent && (isNewRow(rowId) ? editing !== NEW : rowId !== editing),
  )
  if (left.length === 0) return null
  return (
    <section aria-label="Not saved" className="border-line border-b bg-accent-soft py-2 ps-margin pe-inset">
      <Heading className="font-semibold">Typed in this browser and not saved</Heading>
      <ul className="mt-1">
        {left.map(({ rowId, draft }) => {
          const name = draftName(draft) || `A new ${one}`
          return (
            <li key={rowId} className="flex flex-wrap items-center gap-x-3">
              <span dir="auto" className="min-w-0 grow max-sm:basis-full">
                {name}
                <span className="text-muted"> · {formatMoment(draft.savedAt)}</span>
              </span>
              <Button look="quiet" className="max-sm:-ms-4" onClick={() => onOpen(isNewRow(rowId) ? NEW : rowId)}>
                Open{isNewRow(rowId) && ' the form'}
                <span className="sr-only">: {name}</span>
              </Button>
              <DiscardDraft look="quiet" of={name} onDiscard={() => removeDraft({ userId, table, rowId })}>
                Discard
              </DiscardDraft>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
