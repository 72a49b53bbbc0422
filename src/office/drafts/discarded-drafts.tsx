import { useQuery } from '@tanstack/react-query'
import { type DiscardedDraft, discardedDraftsQuery } from '@/data/drafts/staff'
import type { ManagedTable } from '@/data/staff-table'
import { formatMoment } from '@/lib/moments'
import { FetchFailed } from '@/office/list/fetch-failed'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'
import { KindMark, WorkLine } from '@/office/list/work-line'
import { nameOfDraft } from '@/office/text-kinds'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { usePutBackDraft } from './use-discard-draft'

type DiscardedDraftsProps = {
  table: ManagedTable
  /** The chapter, section or category that they hang on. */
  parent: string | null
}

/** Below what was deleted from a list: its discarded drafts, which anybody can put back (TIME-1); nothing while there are none. */
export function DiscardedDrafts({ table, parent }: DiscardedDraftsProps) {
  const query = useQuery(discardedDraftsQuery(table))
  if (!query.data && query.error) {
    return (
      <div className="office-inset">
        <FetchFailed what="Failed to fetch the discarded drafts" query={query} />
      </div>
    )
  }
  const drafts = query.data?.filter(({ list_id }) => list_id === parent) ?? []
  if (drafts.length === 0) return null
  return (
    <section aria-label="Discarded drafts" className="border-line border-b">
      <Heading className="office-inset font-semibold">Drafts discarded in the last 90 days</Heading>
      <ul>
        {drafts.map((draft) => (
          <DiscardedLine key={draft.draft} draft={draft} />
        ))}
      </ul>
    </section>
  )
}

/** A discarded draft: by whom it was written and discarded, with the way back. */
export function DiscardedLine({ draft }: { draft: DiscardedDraft }) {
  const { isRunning, run } = useAction()
  const hold = useWhatHolds()
  const putBack = usePutBackDraft()
  const name = nameOfDraft(draft)
  const { is_own, written_by, removed_at, removed_by } = draft
  return (
    <WorkLine
      mark={<KindMark kind={draft.kind} />}
      name={name}
      address={null}
      hasActionsOnSmall
      actions={
        <Button
          look="outline"
          {...ariaDisabled(isRunning)}
          onClick={() => void run('The draft could not be put back', async () => hold(await putBack(draft)))}
        >
          Put back<span className="sr-only"> {name}</span>
        </Button>
      }
    >
      draft {is_own ? 'of yours' : `of ${written_by ?? 'a former colleague'}`}, discarded {formatMoment(removed_at)} by{' '}
      {removed_by ?? 'a former colleague'}
    </WorkLine>
  )
}
