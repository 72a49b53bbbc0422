import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { type AmendmentRow, isOpen } from '@/data/amendments/staff'
import { draftsQuery } from '@/data/drafts/staff'
import { SITE_NAME } from '@/lib/site'
import { FetchFailed } from '@/office/list/fetch-failed'
import { useFocusWhenGone } from '@/office/list/use-focus-when-gone'
import { Heading, HeadingsBelow } from '@/ui/heading'
import { useTitleOfOpen } from '@/ui/hooks/use-document-title'
import { TextSkeleton } from '@/ui/states/skeleton'
import { AddChange } from './add-change'
import { AmendmentSteps } from './amendment-steps'
import { ChangeLine } from './change-line'
import { LawOfThatDay } from './law-of-that-day'

/** What an amendment changes, what stands in its way, and what can be done with it, in its place of the list (TIME-3). */
export function AmendmentChanges({ amendment }: { amendment: AmendmentRow }) {
  const { id } = amendment
  useTitleOfOpen(`Amendment ${amendment.title} – Admin – ${SITE_NAME}`)
  const query = useQuery(draftsQuery('sections', undefined, id))
  const { data: changes, error } = query
  const [isAsked, setIsAsLaw] = useState(false)
  const box = useRef<HTMLElement>(null)
  const ids = useMemo(() => changes?.map(({ draft }) => ({ id: draft })) ?? [], [changes])
  const expectRemoval = useFocusWhenGone(ids, box)
  const takesChanges = isOpen(amendment)
  const isAsLaw = isAsked && takesChanges
  return (
    <div className="office-inside grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section ref={box} tabIndex={-1} aria-label="Changes" className="min-w-0 pb-4 outline-none">
        <header className="office-part-bar">
          <Heading className={takesChanges ? 'sr-only' : 'font-semibold'}>Changes</Heading>
          {takesChanges && <Shown isAsLaw={isAsLaw} onChoose={setIsAsLaw} />}
        </header>
        <HeadingsBelow>
          {isAsLaw && changes && <LawOfThatDay amendment={amendment} changes={changes} />}
          {!changes && (
            <div className="office-inset">
              {error ? <FetchFailed what="Failed to fetch the changes" query={query} /> : <TextSkeleton lines={2} />}
            </div>
          )}
          {!isAsLaw && changes?.length === 0 && (
            <p className="office-inset text-muted">
              {takesChanges
                ? 'It changes nothing yet. Find a section below, or choose “With an amendment” in a section’s form.'
                : 'Its sections are in the law now; their former texts stand with each, and in its history.'}
            </p>
          )}
          {!isAsLaw && changes && changes.length > 0 && (
            <ul className="-mt-px border-line border-b">
              {changes.map((change) => (
                <ChangeLine key={change.draft} change={change} onDiscard={expectRemoval} />
              ))}
            </ul>
          )}
          {!isAsLaw && takesChanges && changes && <AddChange amendment={id} changed={changes} />}
        </HeadingsBelow>
      </section>
      <AmendmentSteps amendment={amendment} changes={changes ?? []} />
    </div>
  )
}

/** Whether the changes are shown one by one, or in the law of that day. */
function Shown({ isAsLaw, onChoose }: { isAsLaw: boolean; onChoose: (isAsLaw: boolean) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div role="group" aria-label="Show" className="office-day-switch">
      <button type="button" aria-pressed={!isAsLaw} onClick={() => onChoose(false)}>
        Changes
      </button>
      <button type="button" aria-pressed={isAsLaw} onClick={() => onChoose(true)}>
        As the law of that day
      </button>
    </div>
  )
}
