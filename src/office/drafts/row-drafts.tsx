import { useQuery } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { Link } from 'react-router-dom'
import { draftsQuery, type WaitingDraft } from '@/data/drafts/staff'
import type { ManagedTable } from '@/data/staff-table'
import { formatDay } from '@/lib/dates'
import { formatMoment } from '@/lib/moments'
import { PanelLine } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { draftAddress } from '@/office/place-address'
import { buttonClass } from '@/ui/button'
import { faultOf } from './obstacle'
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
  return (
    <Lines
      isInPanel
      title="Drafts"
      query={query}
      failed="Failed to fetch the drafts"
      rows={query.data?.filter(({ draft }) => id !== null || draft === open)}
      keyOf={({ draft }) => draft}
    >
      {(draft) => <RowDraft draft={draft} isOpen={draft.draft === open} onDiscarded={onDiscarded} />}
    </Lines>
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
  const { publish_on, is_own, written_by, written_at, amendment_title, is_repeal } = draft
  const address = is_repeal ? null : draftAddress(draft)
  const of = `the draft of ${formatMoment(written_at)}`
  return (
    <PanelLine
      note={
        <>
          {formatMoment(written_at)}
          {publish_on && `, for ${formatDay(publish_on)}`}
          {amendment_title && (
            <span className="block">
              {is_repeal ? 'Repealed by' : 'Part of'} “<bdi>{amendment_title}</bdi>”
            </span>
          )}
        </>
      }
      fault={faultOf(draft)}
      acts={
        <>
          {!isOpen && address && (
            <Link to={address} className={buttonClass('quiet')}>
              Open<span className="sr-only"> {of}</span>
            </Link>
          )}
          <DiscardDraft draft={draft} of={of} onDiscarded={isOpen ? onDiscarded : undefined} />
        </>
      }
    >
      {is_own ? 'Yours' : (written_by ?? 'A former colleague')}
      {isOpen && ', open here'}
    </PanelLine>
  )
}
