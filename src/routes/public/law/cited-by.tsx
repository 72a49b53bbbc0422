import { lazy, Suspense, useId, useState } from 'react'
import { spoken } from '@/ui/content/spoken'
import { Contained } from '@/ui/states/contained'
import { useCounts } from './citation-counts'
import { totalOf } from './cited-by-kind'
import type { CitingSourcesProps } from './citing-sources'

const CitingSources = lazy(async () => ({ default: (await import('./citing-sources')).CitingSources }))

/**
 * The rulings, decisions, news and FAQs that cite a section, behind a button that says how many. The button's place is kept
 * free while the number is on its way, so that nothing moves when it comes.
 */
export function CitedBy({ title, ...listed }: CitingSourcesProps & { title: string }) {
  const counts = useCounts(listed.sectionId)
  const total = counts && totalOf(counts)
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <>
      <span className="min-w-24">
        {total !== 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            Cited by <b className="law-ref">{total}</b>
            {spoken(`: ${title}`)}
            <span className="chevron" />
          </button>
        )}
      </span>
      {isOpen && (
        <div id={listId} className="order-last basis-full">
          <Contained what="This list">
            <Suspense fallback={<p role="status">Loading…</p>}>
              <CitingSources {...listed} />
            </Suspense>
          </Contained>
        </div>
      )}
    </>
  )
}
