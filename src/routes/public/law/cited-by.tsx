import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Day } from '@/components/content/day'
import { Button } from '@/components/ui/button'
import { MOST_SOURCES, useCitingSources } from '@/data/citations/queries'
import { CONTENT, isContentKind } from '@/lib/content-kinds'
import { useCitationCount } from './citation-counts'

/**
 * The rulings, decisions, news and FAQs that cite a section, behind a button that says how many. The button's place,
 * beside `children`, is kept free while the number is on its way, so that nothing moves when it comes.
 */
export function CitedBy({ sectionId, title, children }: { sectionId: string; title: string; children: ReactNode }) {
  const count = useCitationCount(sectionId)
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <>
      <div className="flex basis-full flex-wrap items-center justify-between gap-x-5 sm:basis-auto">
        {children}
        <p className="min-h-7 min-w-24 shrink-0 text-end sm:text-start print:hidden">
          {count !== 0 && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setIsOpen(!isOpen)}
              className="group inline-flex items-center gap-1 link py-1"
            >
              Cited by {count}
              <span className="sr-only">: {title}</span>
              <ChevronDown aria-hidden className="size-3.5 group-aria-expanded:rotate-180" />
            </button>
          )}
        </p>
      </div>
      {isOpen && (
        <div id={listId} className="order-last basis-full">
          <CitingSources sectionId={sectionId} />
        </div>
      )}
    </>
  )
}

function CitingSources({ sectionId }: { sectionId: string }) {
  const { data, error, refetch } = useCitingSources(sectionId)
  const box = useRef<HTMLDivElement>(null)
  const retry = () => {
    // The button goes away with the error: the focus waits where the answer will be.
    box.current?.focus()
    void refetch()
  }
  return (
    <div ref={box} tabIndex={-1} className="mt-2 rounded-lg bg-surface px-4 py-3 text-base text-ink">
      {!data && !error && <p role="status">Loading…</p>}
      {error && !data && (
        <div role="alert">
          <p>What cites this section could not be loaded. {error.message}</p>
          <Button look="outline" className="mt-2" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {data?.length === 0 && <p>No ruling, decision, news post or FAQ cites this section.</p>}
      <ul>
        {data?.map(({ type, id, title, url, date }) => (
          <li key={id} dir="auto" className="py-1">
            <Link to={url} className="link me-2">
              {title}
            </Link>
            <span className="inline-block text-muted text-sm">
              {isContentKind(type) && CONTENT[type].one}
              {date && ', '}
              {date && <Day date={date} />}
            </span>
          </li>
        ))}
      </ul>
      {data?.length === MOST_SOURCES && <p className="text-muted">The newest {MOST_SOURCES} are listed.</p>}
    </div>
  )
}
