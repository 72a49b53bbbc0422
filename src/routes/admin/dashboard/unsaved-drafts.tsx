import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { paths } from '@/app/paths'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { parentPlaceQuery } from '@/data/history/parent-place'
import { formatMoment } from '@/lib/moments'
import { useStaff } from '@/routes/admin/layout/use-staff'
import { DiscardDraft } from '@/routes/admin/manager/discard-draft'
import {
  type Draft,
  type DraftKey,
  draftChanges,
  draftName,
  isNewRow,
  listDrafts,
  removeDraft,
  watchDrafts,
} from '@/routes/admin/manager/drafts'
import { placeAddress } from '@/routes/admin/manager/place-address'
import { TEXT_KINDS } from '@/routes/admin/manager/text-kinds'
import { NEW } from '@/routes/admin/manager/use-manager-address'
import { TYPED_ABOUT, typedKinds } from '@/routes/admin/messages/typed-entries'
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
        <li key={`${each.kind} ${each.rowId}`} className="office-work">
          {each.kind === MESSAGE ? <TypedAboutMessage {...each} /> : <UnsavedRow {...each} />}
        </li>
      ))}
    </WorkGroup>
  )
}

const MESSAGE = 'message'

/** An answer or a note that waits beside its message (STAFF-7). */
function TypedAboutMessage({ rowId, draft }: KeptDraft) {
  const address = `${paths.manager('messages')}?${new URLSearchParams({ message: rowId })}`
  return (
    <DraftLine table={TYPED_ABOUT} rowId={rowId} draft={draft} name={draftName(draft)} address={address}>
      {typedKinds(draft)}
    </DraftLine>
  )
}

function UnsavedRow({ kind, rowId, draft }: KeptDraft) {
  const { table, one } = TEXT_KINDS.get(kind) ?? { table: kind, one: kind }
  const { data: place } = useQuery(parentPlaceQuery(kind, draft.parent))
  const isNew = isNewRow(rowId)
  const name = draftName(draft) || `A new ${one.toLowerCase()}`
  const id = isNew ? NEW : rowId
  const type = typeof draft.values.type === 'string' ? draft.values.type : null
  const address = place ? placeAddress({ list_type: type, ...place, kind, id, title: name }) : null
  return (
    <DraftLine table={table} rowId={rowId} draft={draft} name={name} address={address}>
      {one}
      {isNew && ', new'}
      {place === null && ', whose place has been deleted'}
    </DraftLine>
  )
}

type DraftLineProps = Omit<DraftKey, 'userId'> & {
  draft: Draft
  name: string
  /** Where one goes on with it; null while that is not known, or if it is nowhere. */
  address: string | null
  /** What it is a draft of. */
  children: ReactNode
}

function DraftLine({ table, rowId, draft: { savedAt }, name, address, children }: DraftLineProps) {
  const { userId } = useStaff()
  return (
    <>
      <span aria-hidden />
      <p className="office-work-text">
        {address ? (
          <Link to={address} className="office-work-name">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi className="font-semibold">{name}</bdi>
        )}{' '}
        <span className="text-muted">{children}</span>
      </p>
      <time dateTime={savedAt}>kept {formatMoment(savedAt)}</time>
      <span className="office-work-actions">
        <DiscardDraft look="quiet" of={name} onDiscard={() => removeDraft({ userId, table, rowId })}>
          Discard…
        </DiscardDraft>
        {address && (
          <Link to={address} className={buttonClass('outline')}>
            Continue<span className="sr-only"> {name}</span>
          </Link>
        )}
      </span>
    </>
  )
}
