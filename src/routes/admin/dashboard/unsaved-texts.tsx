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
  unsavedChanges,
  unsavedName,
  watchUnsaved,
} from '@/office/form/unsaved'
import { KindMark, Line } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { placeAddress } from '@/office/place-address'
import { inSentence, TEXT_KINDS } from '@/office/text-kinds'
import { NEW } from '@/office/use-manager-address'
import { useStaff } from '@/office/use-staff'
import { messageAddress } from '@/routes/admin/messages/messages'
import { TYPED_ABOUT, typedKinds } from '@/routes/admin/messages/typed-entries'
import { EDITIONS, editionAddress } from '@/routes/admin/newsletter/edition-words'
import { useToday } from '@/ui/hooks/use-today'

type KeptText = { kind: string; rowId: string; unsaved: Unsaved }

/** What this member of staff typed in this browser and never saved or sent, in any list (STAFF-1, ADM-11). */
export function UnsavedTexts() {
  const { userId } = useStaff()
  useSyncExternalStore(watchUnsaved, unsavedChanges)
  const unsavedOf = (kind: string, table: string): KeptText[] =>
    listUnsaved(userId, table).map((kept) => ({ kind, ...kept }))
  const texts = [...TEXT_KINDS]
    .flatMap(([kind, { table }]) => unsavedOf(kind, table))
    .concat(unsavedOf(MESSAGE, TYPED_ABOUT), unsavedOf(EDITION, EDITIONS))
    .sort((one, other) => other.unsaved.savedAt.localeCompare(one.unsaved.savedAt))
  return (
    <Lines
      title="Unsaved texts in this browser"
      icon={Pencil}
      rows={texts}
      keyOf={({ kind, rowId }) => `${kind} ${rowId}`}
    >
      {(each) => <UnsavedLine {...each} />}
    </Lines>
  )
}

const MESSAGE = 'message'
const EDITION = 'Edition'

/** A text, an answer or note that waits beside its message (STAFF-7), or an edition of the newsletter (MAIL-5). */
function UnsavedLine({ kind, rowId, unsaved }: KeptText) {
  const { userId } = useStaff()
  const today = useToday()
  const isText = TEXT_KINDS.has(kind)
  const { table, one } = TEXT_KINDS.get(kind) ?? { table: kind === MESSAGE ? TYPED_ABOUT : EDITIONS, one: kind }
  const { data: place } = useQuery({ ...parentPlaceQuery(kind, unsaved.parent), enabled: isText })
  const { savedAt, values } = unsaved
  const isNew = isNewRow(rowId)
  const name = unsavedName(unsaved) || (isText ? `A new ${inSentence(one)}` : one)
  const addressIn = (parent: NonNullable<typeof place>) =>
    placeAddress({
      list_type: typeof values.type === 'string' ? values.type : null,
      ...parent,
      kind,
      id: isNew ? NEW : rowId,
      title: name,
    })
  const words = `${one}${isNew ? ', new' : ''}${place === null ? ', whose place has been deleted' : ''}`
  return (
    <Line
      mark={<KindMark kind={kind} />}
      name={name}
      address={isText ? place && addressIn(place) : kind === MESSAGE ? messageAddress(rowId) : editionAddress(rowId)}
      time={{ moment: savedAt, words: `kept ${formatBriefly(savedAt, today)}` }}
      acts={
        <DiscardUnsaved look="quiet" of={name} onDiscard={() => removeUnsaved({ userId, table, rowId })}>
          Discard…
        </DiscardUnsaved>
      }
      way="Continue"
    >
      {kind === MESSAGE ? typedKinds(unsaved) : words}
    </Line>
  )
}
