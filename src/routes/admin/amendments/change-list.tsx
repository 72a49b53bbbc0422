import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { type AmendmentRow, isOpen } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { FetchFailed } from '@/office/list/fetch-failed'
import { useFocusWhenGone } from '@/office/list/use-focus-when-gone'
import { Heading, HeadingsBelow } from '@/ui/heading'
import { TextSkeleton } from '@/ui/states/skeleton'
import { AddChange } from './add-change'
import { ChangeLine } from './change-line'

type ChangeListProps = { amendment: AmendmentRow; query: UseQueryResult<readonly WaitingDraft[]> }

/** What an amendment changes, also once it is in force, and what adds to it while it is not (TIME-3). */
export function ChangeList({ amendment, query }: ChangeListProps) {
  const { data: changes, error } = query
  const box = useRef<HTMLElement>(null)
  const expectRemoval = useFocusWhenGone(changes?.map(({ draft }) => draft) ?? [], box)
  const takesChanges = isOpen(amendment)
  return (
    <section ref={box} tabIndex={-1} aria-label="Changes" className="outline-none">
      <Heading className="sr-only">Changes</Heading>
      <HeadingsBelow>
        {!changes && (
          <div className="office-inset">
            {error ? <FetchFailed what="Failed to fetch the changes" query={query} /> : <TextSkeleton lines={2} />}
          </div>
        )}
        {changes?.length === 0 && (
          <p className="office-inset text-muted">
            {takesChanges
              ? 'It changes nothing yet. Find a text below, or choose “The law changes from…” in a section’s form, “Publish on…” in another’s.'
              : 'It changes nothing.'}
          </p>
        )}
        {changes && changes.length > 0 && (
          <ul className="-mt-px border-line border-b">
            {changes.map((change) => (
              <ChangeLine key={change.draft} change={change} day={amendment.day} onDiscard={expectRemoval} />
            ))}
          </ul>
        )}
        {takesChanges && changes && <AddChange amendment={amendment.id} changed={changes} />}
      </HeadingsBelow>
    </section>
  )
}
