import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { parentPlaceQuery } from '@/data/history/parent-place'
import { formatBriefly } from '@/lib/moments'
import { paths } from '@/names/paths'
import { DiscardDraft } from '@/office/form/discard-draft'
import {
  type Draft,
  type DraftKey,
  draftChanges,
  draftName,
  isNewRow,
  listDrafts,
  removeDraft,
  watchDrafts,
} from '@/office/form/drafts'
import { KindMark, WorkLine } from '@/office/list/work-line'
import { placeAddress } from '@/office/place-address'
import { inSentence, TEXT_KINDS } from '@/office/text-kinds'
import { NEW } from '@/office/use-manager-address'
import { useStaff } from '@/office/use-staff'
import { TYPED_ABOUT, typedKinds } from '@/routes/admin/messages/typed-entries'
import { buttonClass } from '@/ui/button'
import { useToday } from '@/ui/hooks/use-today'
import { WorkGroup } from './work-group'

type KeptDraft = { kind: string; rowId: string; draft: Draft }

/** What this member of staff typed in this browser and never saved or sent, in any list (STAFF-1, ADM-11). */
export function UnsavedDrafts() {
  const { userId } = useStaff()
  useSyncExternalStore(watchDrafts, draftChanges)
  const draftsOf = (kind: string, table: string): KeptDraft[] =>
    listDrafts(userId, table).map((kept) => ({ kind, ...kept }))
  const drafts = [...TEXT_KINDS]
    .flatMap(([kind, { table }]) => draftsOf(kind, table))
    .concat(draftsOf(MESSAGE, TYPED_ABOUT))
    .sort((one, other) => other.draft.savedAt.localeCompare(one.draft.savedAt))
  if (drafts.length === 0) return null
  return (
    <WorkGroup title="Unsaved drafts in this browser" icon={Pencil} count={drafts.length}>
      {drafts.map((each) => (
        <Kept key={`${each.kind} ${each.rowId}`} {...each} />
      ))}
    </WorkGroup>
  )
}

const MESSAGE = 'message'

const Kept = (kept: KeptDraft) => (kept.kind === MESSAGE ? <TypedAboutMessage {...kept} /> : <UnsavedRow {...kept} />)

/** An answer or a note that waits beside its message (STAFF-7). */
function TypedAboutMessage({ kind, rowId, draft }: KeptDraft) {
  const address = `${paths.manager('messages')}?${new URLSearchParams({ message: rowId })}`
  return (
    <DraftLine kind={kind} table={TYPED_ABOUT} rowId={rowId} draft={draft} name={draftName(draft)} address={address}>
      {typedKinds(draft)}
    </DraftLine>
  )
}

function UnsavedRow({ kind, rowId, draft }: KeptDraft) {
  const { table, one } = TEXT_KINDS.get(kind) ?? { table: kind, one: kind }
  const { data: place } = useQuery(parentPlaceQuery(kind, draft.parent))
  const isNew = isNewRow(rowId)
  const name = draftName(draft) || `A new ${inSentence(one)}`
  const id = isNew ? NEW : rowId
  const type = typeof draft.values.type === 'string' ? draft.values.type : null
  const address = place ? placeAddress({ list_type: type, ...place, kind, id, title: name }) : null
  return (
    <DraftLine kind={kind} table={table} rowId={rowId} draft={draft} name={name} address={address}>
      {one}
      {isNew && ', new'}
      {place === null && ', whose place has been deleted'}
    </DraftLine>
  )
}

type DraftLineProps = Omit<DraftKey, 'userId'> & {
  kind: string
  draft: Draft
  name: string
  address: string | null
  /** What it is a draft of. */
  children: ReactNode
}

function DraftLine({ kind, table, rowId, draft: { savedAt }, name, address, children }: DraftLineProps) {
  const { userId } = useStaff()
  const today = useToday()
  return (
    <WorkLine
      mark={<KindMark kind={kind} />}
      name={name}
      address={address}
      time={{ moment: savedAt, words: `kept ${formatBriefly(savedAt, today)}` }}
      actions={
        <>
          <DiscardDraft look="quiet" of={name} onDiscard={() => removeDraft({ userId, table, rowId })}>
            Discard…
          </DiscardDraft>
          {address && (
            <Link to={address} className={buttonClass('outline')}>
              Continue<span className="sr-only"> {name}</span>
            </Link>
          )}
        </>
      }
    >
      {children}
    </WorkLine>
  )
}
