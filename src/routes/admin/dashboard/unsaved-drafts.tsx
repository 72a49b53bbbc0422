import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { parentPlaceQuery } from '@/data/history/parent-place'
import { formatMoment } from '@/lib/moments'
import { useStaff } from '@/routes/admin/layout/use-staff'
import { DiscardDraft } from '@/routes/admin/manager/discard-draft'
import {
  type Draft,
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
import { WorkGroup } from './work-group'

type KeptDraft = { kind: string; rowId: string; draft: Draft }

/** What this member of staff typed in this browser and never saved, in any list (STAFF-1, ADM-11). */
export function UnsavedDrafts() {
  const { userId } = useStaff()
  useSyncExternalStore(watchDrafts, draftChanges)
  const drafts: KeptDraft[] = [...TEXT_KINDS]
    .flatMap(([kind, { table }]) => listDrafts(userId, table).map((kept) => ({ kind, ...kept })))
    .sort((one, other) => other.draft.savedAt.localeCompare(one.draft.savedAt))
  if (drafts.length === 0) return null
  return (
    <WorkGroup title="Unsaved drafts in this browser" icon={Pencil} count={drafts.length}>
      {drafts.map((kept) => (
        <li key={`${kept.kind} ${kept.rowId}`} className="office-work">
          <UnsavedDraft {...kept} />
        </li>
      ))}
    </WorkGroup>
  )
}

function UnsavedDraft({ kind, rowId, draft }: KeptDraft) {
  const { userId } = useStaff()
  const { table, one } = TEXT_KINDS.get(kind) ?? { table: kind, one: kind }
  const { data: place } = useQuery(parentPlaceQuery(kind, draft.parent))
  const isNew = isNewRow(rowId)
  const name = draftName(draft) || `A new ${one.toLowerCase()}`
  const id = isNew ? NEW : rowId
  const type = typeof draft.values.type === 'string' ? draft.values.type : null
  const address = place && placeAddress({ list_type: type, ...place, kind, id, title: name })
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
        <span className="text-muted">
          {one}
          {isNew && ', new'}
          {place === null && ', whose place has been deleted'}
        </span>
      </p>
      <time dateTime={draft.savedAt}>kept {formatMoment(draft.savedAt)}</time>
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
