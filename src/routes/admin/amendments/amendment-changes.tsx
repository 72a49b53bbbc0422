import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { type AmendmentRow, isOpen } from '@/data/amendments/staff'
import { draftsQuery } from '@/data/drafts/staff'
import { FetchFailed } from '@/office/list/fetch-failed'
import { useFocusWhenGone } from '@/office/list/use-focus-when-gone'
import { Heading, HeadingsBelow } from '@/ui/heading'
import { TextSkeleton } from '@/ui/states/skeleton'
import { AddChange } from './add-change'
import { AmendmentSteps } from './amendment-steps'
import { ChangeLine } from './change-line'

/** What an amendment changes, what stands in its way, and what can be done with it, in its place of the list (TIME-3). */
export function AmendmentChanges({ amendment }: { amendment: AmendmentRow }) {
  const { id } = amendment
  const query = useQuery(draftsQuery('sections', undefined, id))
  const { data: changes, error } = query
  const box = useRef<HTMLElement>(null)
  const ids = useMemo(() => changes?.map(({ draft }) => ({ id: draft })) ?? [], [changes])
  const expectRemoval = useFocusWhenGone(ids, box)
  const takesChanges = isOpen(amendment)
  return (
    <div className="office-inside grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section ref={box} tabIndex={-1} aria-label="Changes" className="min-w-0 pb-4 outline-none">
        <header className="office-part-bar">
          <Heading className="font-semibold">Changes</Heading>
        </header>
        <HeadingsBelow>
          {!changes && (
            <div className="office-inset">
              {error ? <FetchFailed what="Failed to fetch the changes" query={query} /> : <TextSkeleton lines={2} />}
            </div>
          )}
          {changes?.length === 0 && (
            <p className="office-inset text-muted">
              {takesChanges
                ? 'It changes nothing yet. Find a section below, or choose “With an amendment” in a section’s form.'
                : 'Its sections are in the law now; their former texts stand with each, and in its history.'}
            </p>
          )}
          {changes && changes.length > 0 && (
            <ul className="-mt-px border-line border-b">
              {changes.map((change) => (
                <ChangeLine key={change.draft} change={change} onDiscard={expectRemoval} />
              ))}
            </ul>
          )}
          {takesChanges && changes && <AddChange amendment={id} changed={changes} />}
        </HeadingsBelow>
      </section>
      <AmendmentSteps amendment={amendment} changes={changes ?? []} />
    </div>
  )
}
