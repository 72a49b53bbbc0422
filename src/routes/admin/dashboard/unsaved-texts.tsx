import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useSyncExternalStore } from 'react'
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
import { KindMark, Line, type LineProps } from '@/office/list/line'
import { Lines, LinesHead } from '@/office/list/lines'
import { placeAddress } from '@/office/place-address'
import { inSentence, TEXT_KINDS } from '@/office/text-kinds'
import { NEW } from '@/office/use-manager-address'
import { useStaff } from '@/office/use-staff'
import { messageAddress } from '@/routes/admin/messages/messages'
import { TYPED_ABOUT, typedKinds } from '@/routes/admin/messages/typed-entries'
import { useToday } from '@/ui/hooks/use-today'

type KeptText = { kind: string; rowId: string; unsaved: Unsaved }

const TITLE = 'Unsaved texts in this browser'

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
    <Lines
      label={TITLE}
      head={<LinesHead title={TITLE} icon={Pencil} count={texts.length} />}
      rows={texts}
      keyOf={({ kind, rowId }) => `${kind} ${rowId}`}
    >
      {(each) => (each.kind === MESSAGE ? <TypedAboutMessage {...each} /> : <UnsavedRow {...each} />)}
    </Lines>
  )
}

const MESSAGE = 'message'

/** An answer or a note that waits beside its message (STAFF-7). */
const TypedAboutMessage = ({ unsaved, ...kept }: KeptText) => (
  <UnsavedLine
    {...kept}
    table={TYPED_ABOUT}
    unsaved={unsaved}
    name={unsavedName(unsaved)}
    address={messageAddress(kept.rowId)}
  >
    {typedKinds(unsaved)}
  </UnsavedLine>
)

function UnsavedRow({ unsaved, ...kept }: KeptText) {
  const { kind, rowId } = kept
  const { table, one } = TEXT_KINDS.get(kind) ?? { table: kind, one: kind }
  const { data: place } = useQuery(parentPlaceQuery(kind, unsaved.parent))
  const isNew = isNewRow(rowId)
  const name = unsavedName(unsaved) || `A new ${inSentence(one)}`
  const id = isNew ? NEW : rowId
  const type = typeof unsaved.values.type === 'string' ? unsaved.values.type : null
  const address = place ? placeAddress({ list_type: type, ...place, kind, id, title: name }) : null
  return (
    <UnsavedLine {...kept} table={table} unsaved={unsaved} name={name} address={address}>
      {one}
      {isNew && ', new'}
      {place === null && ', whose place has been deleted'}
    </UnsavedLine>
  )
}

type UnsavedLineProps = Omit<UnsavedKey, 'userId'> &
  Pick<LineProps, 'name' | 'address' | 'children'> & { kind: string; unsaved: Unsaved }

function UnsavedLine({ kind, table, rowId, unsaved: { savedAt }, name, ...line }: UnsavedLineProps) {
  const { userId } = useStaff()
  const today = useToday()
  return (
    <Line
      {...line}
      mark={<KindMark kind={kind} />}
      name={name}
      time={{ moment: savedAt, words: `kept ${formatBriefly(savedAt, today)}` }}
      acts={
        <DiscardUnsaved look="quiet" of={name} onDiscard={() => removeUnsaved({ userId, table, rowId })}>
          Discard…
        </DiscardUnsaved>
      }
      way="Continue"
    />
  )
}
