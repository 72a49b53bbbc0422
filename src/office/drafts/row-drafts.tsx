import { useQuery } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { Link } from 'react-router-dom'
import { draftsQuery, type WaitingDraft } from '@/data/drafts/staff'
import type { ManagedTable } from '@/data/staff-table'
import { formatDay } from '@/lib/dates'
import { formatMoment } from '@/lib/moments'
import { FetchFailed } from '@/office/list/fetch-failed'
import { draftAddress } from '@/office/place-address'
import { buttonClass } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { DiscardDraft } from './use-discard-draft'

type RowDraftsProps = {
  table: ManagedTable
  /** The text; null for a new one. */
  id: string | null
  /** The draft that is open in the form. */
  open: string | null
  /** The open draft was discarded. */
  onDiscarded: () => void
}

/** Beside a text: everybody's drafts of it (TIME-1), beside a new one its own; nothing while there are none. */
export function RowDrafts({ table, id, open, onDiscarded }: RowDraftsProps) {
  const query = useQuery({ ...draftsQuery(table, id ?? undefined), enabled: id !== null || open !== null })
  const { error } = query
  const data = query.data?.filter(({ draft }) => id !== null || draft === open)
  if (data?.length === 0 || (!data && !error)) return null
  return (
    <div className="office-panel-part">
      <Heading>Drafts</Heading>
      {!data && <FetchFailed what="Failed to fetch the drafts" query={query} />}
      <ul className="grid gap-1.5 empty:hidden">
        {data?.map((draft) => (
          <RowDraft key={draft.draft} draft={draft} isOpen={draft.draft === open} onDiscarded={onDiscarded} />
        ))}
      </ul>
    </div>
  )
}

/** Over a form: whose draft one goes on with in it, and since when it waits (TIME-1); nothing over one's own. */
export function ColleaguesDraft({ table, id, open }: Omit<RowDraftsProps, 'onDiscarded'>) {
  const { data } = useQuery({ ...draftsQuery(table, id ?? undefined), enabled: open !== null })
  const draft = data?.find((each) => each.draft === open && !each.is_own && each.amendment === null)
  if (!draft) return null
  return (
    <div className="office-day-line">
      <PencilLine aria-hidden />
      <p role="status">
        <strong>Draft of {draft.written_by ?? 'a former colleague'}</strong>, of {formatMoment(draft.written_at)}. You
        go on in it: a text has one draft. If you both write at once, the second to save is shown both.
      </p>
    </div>
  )
}

type RowDraftProps = Pick<RowDraftsProps, 'onDiscarded'> & { draft: WaitingDraft; isOpen: boolean }

function RowDraft({ draft, isOpen, onDiscarded }: RowDraftProps) {
  const { publish_on, failure, is_outdated, is_own, written_by, written_at, amendment_title, is_repeal } = draft
  const address = is_repeal ? null : draftAddress(draft)
  const of = `the draft of ${formatMoment(written_at)}`
  return (
    <li className="flex items-center justify-between gap-2">
      <p className="min-w-0 wrap-anywhere">
        {is_own ? 'Yours' : (written_by ?? 'A former colleague')}
        {isOpen && ', open here'}
        <span className="block text-muted text-sm">
          {formatMoment(written_at)}
          {publish_on && `, for ${formatDay(publish_on)}`}
          {amendment_title && (
            <span className="block">
              {is_repeal ? 'Repealed by' : 'Part of'} “<bdi>{amendment_title}</bdi>”
            </span>
          )}
        </span>
        {(failure !== null || is_outdated) && (
          <span className="block text-danger text-sm">
            {failure === null ? 'The text was changed since' : `Not published on its day: ${failure}`}
          </span>
        )}
      </p>
      <span className="flex flex-none">
        {!isOpen && address && (
          <Link to={address} className={buttonClass('quiet')}>
            Open<span className="sr-only"> {of}</span>
          </Link>
        )}
        <DiscardDraft draft={draft} of={of} onDiscarded={isOpen ? onDiscarded : undefined} />
      </span>
    </li>
  )
}
