import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { parentPlaceQuery } from '@/data/history/parent-place'
import { formatBriefly } from '@/lib/moments'
import { DiscardUnsaved } from '@/office/form/discard-unsaved'
import {
  isNewRow,
  listUnsaved,
  removeUnsaved,
  type Unsaved,
  type UnsavedKey,
  unsavedChanges,
  unsavedName,
  watchUnsaved,
} from '@/office/form/unsaved'
import { KindMark, WorkLine } from '@/office/list/work-line'
import { placeAddress } from '@/office/place-address'
import { inSentence, TEXT_KINDS } from '@/office/text-kinds'
import { NEW } from '@/office/use-manager-address'
import { useStaff } from '@/office/use-staff'
import { messageAddress } from '@/routes/admin/messages/messages'
import { TYPED_ABOUT, typedKinds } from '@/routes/admin/messages/typed-entries'
import { useToday } from '@/ui/hooks/use-today'
import { WorkGroup } from './work-group'

type KeptText = { kind: string; rowId: string; unsaved: Unsaved }

/** What this member of staff typed in this browser and never saved or sent, in any list (STAFF-1, ADM-11). */
export function UnsavedTexts() {
  const { userId } = useStaff()
  useSyncExternalStore(watchUnsaved, unsavedChanges)
  const unsavedOf = (kind: string, table: string): KeptText[] =>
    listUnsaved(userId, table).map((kept) => ({ kind, ...kept }))
  const texts = [...TEXT_KINDS]
    .flatMap(([kind, { table }]) => unsavedOf(kind, table))
    .concat(unsavedOf(MESSAGE, TYPED_ABOUT))
    .sort((one, other) => other.unsaved.savedAt.localeCompare(one.unsaved.savedAt))
  return (
    <WorkGroup title="Unsaved texts in this browser" icon={Pencil} count={texts.length}>
      {texts.map((each) => (
        <Kept key={`${each.kind} ${each.rowId}`} {...each} />
      ))}
    </WorkGroup>
  )
}

const MESSAGE = 'message'

const Kept = (kept: KeptText) => (kept.kind === MESSAGE ? <TypedAboutMessage {...kept} /> : <UnsavedRow {...kept} />)

/** An answer or a note that waits beside its message (STAFF-7). */
function TypedAboutMessage({ kind, rowId, unsaved }: KeptText) {
  return (
    <UnsavedLine
      kind={kind}
      table={TYPED_ABOUT}
      rowId={rowId}
      unsaved={unsaved}
      name={unsavedName(unsaved)}
      address={messageAddress(rowId)}
    >
      {typedKinds(unsaved)}
    </UnsavedLine>
  )
}

function UnsavedRow({ kind, rowId, unsaved }: KeptText) {
  const { table, one } = TEXT_KINDS.get(kind) ?? { table: kind, one: kind }
  const { data: place } = useQuery(parentPlaceQuery(kind, unsaved.parent))
  const isNew = isNewRow(rowId)
  const name = unsavedName(unsaved) || `A new ${inSentence(one)}`
  const id = isNew ? NEW : rowId
  const type = typeof unsaved.values.type === 'string' ? unsaved.values.type : null
  const address = place ? placeAddress({ list_type: type, ...place, kind, id, title: name }) : null
  return (
    <UnsavedLine kind={kind} table={table} rowId={rowId} unsaved={unsaved} name={name} address={address}>
      {one}
      {isNew && ', new'}
      {place === null && ', whose place has been deleted'}
    </UnsavedLine>
  )
}

type UnsavedLineProps = Omit<UnsavedKey, 'userId'> & {
  kind: string
  unsaved: Unsaved
  name: string
  address: string | null
  /** What it is an unsaved text of. */
  children: ReactNode
}

function UnsavedLine({ kind, table, rowId, unsaved: { savedAt }, name, address, children }: UnsavedLineProps) {
  const { userId } = useStaff()
  const today = useToday()
  return (
    <WorkLine
      mark={<KindMark kind={kind} />}
      name={name}
      address={address}
      time={{ moment: savedAt, words: `kept ${formatBriefly(savedAt, today)}` }}
      actions={
        <DiscardUnsaved look="quiet" of={name} onDiscard={() => removeUnsaved({ userId, table, rowId })}>
          Discard…
        </DiscardUnsaved>
      }
      way="Continue"
    >
      {children}
    </WorkLine>
  )
}
