import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type AmendmentRow, amendmentRows, amendments, isOpen } from '@/data/amendments/staff'
import { draftsQuery } from '@/data/drafts/staff'
import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import { SITE_NAME } from '@/lib/site'
import { FormBar } from '@/office/form/form-bar'
import { Act } from '@/office/list/act'
import { FetchFailed } from '@/office/list/fetch-failed'
import { amendmentAddress } from '@/office/place-address'
import { useRowChanges } from '@/office/rows/use-row-changes'
import { buttonClass } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { HeadingsBelow } from '@/ui/heading'
import { useTitleOfOpen } from '@/ui/hooks/use-document-title'
import { EmptyState } from '@/ui/states/empty-state'
import { TextSkeleton } from '@/ui/states/skeleton'
import { AmendmentHistory } from './amendment-history'
import { AmendmentPanel } from './amendment-panel'
import { AmendmentState } from './amendment-state'
import { ChangeList } from './change-list'
import { LawOfThatDay } from './law-of-that-day'

/** What is asked before an amendment is deleted. */
export const deletion = ({ title }: { title: string }) => ({
  question: 'Are you sure you want to delete this amendment?',
  detail: `The changes of "${title}" wait with it, and come back when it is restored.`,
})

const LIST = {
  table: amendments,
  nouns: ['amendment', 'amendments'],
  lineOf: ({ title }: { title: string }) => ({ title }),
} as const

type AmendmentPageProps = { id: string; onClose: () => void }

/** An amendment: what it changes, who works on it, what stands in its way, what readers get, and its history (TIME-3). */
export function AmendmentPage({ id, onClose }: AmendmentPageProps) {
  const query = useQuery(amendmentRows.rowQuery(id))
  const { data: amendment, error, isFetching } = query
  if (amendment) return <OpenAmendment amendment={amendment} onClose={onClose} />
  return (
    <>
      <FormBar heading="Amendment" onBack={onClose} />
      <div className="office-inset">
        {amendment === null && !isFetching && !error && <EmptyState text="This amendment is not there any more." />}
        {amendment === undefined && !error && <TextSkeleton />}
        {error && !isFetching && <FetchFailed what="Failed to fetch amendment" query={query} />}
      </div>
    </>
  )
}

const PARTS = ['Changes', 'As the law of that day', 'History'] as const

function OpenAmendment({ amendment, onClose }: { amendment: AmendmentRow; onClose: () => void }) {
  const { id, title, day, state, source, source_url, note } = amendment
  useTitleOfOpen(`Amendment ${title} – Admin – ${SITE_NAME}`)
  const query = useQuery(draftsQuery(undefined, undefined, id))
  const changes = query.data
  const [part, setPart] = useState<(typeof PARTS)[number]>('Changes')
  const { changeOne } = useRowChanges<AmendmentRow>(LIST)
  const headingId = useId()
  const box = useRef<HTMLElement>(null)

  // What led here waits behind the page. The focus is the browser's.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <FormBar headingId={headingId} heading={title} onBack={onClose}>
        <div className="ms-auto flex flex-none gap-2">
          {state === 'draft' && (
            <Act
              label="Delete…"
              look="quiet"
              asks={{ ...deletion(amendment), action: 'Delete' }}
              act={async () => {
                await changeOne(amendment, 'delete')
                onClose()
              }}
            />
          )}
          <Link to={`${amendmentAddress(amendment)}&edit=${id}`} className={buttonClass('outline')}>
            <Pencil aria-hidden className="size-4" />
            Edit
          </Link>
        </div>
      </FormBar>
      <HeadingsBelow>
        <section
          ref={box}
          tabIndex={-1}
          aria-labelledby={headingId}
          className="grid flex-1 grid-cols-1 outline-none lg:grid-cols-[minmax(0,1fr)_20rem]"
        >
          <div className="min-w-0 pb-4">
            <div className="office-inset">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <AmendmentState state={state} />
                <span className="min-w-0 wrap-anywhere">
                  {day
                    ? `In force ${state === 'in force' ? 'since' : 'from'} ${formatDay(day)}, 00:00 in Israel`
                    : 'It has no day yet'}
                  {source && (
                    <>
                      {' · '}
                      {source_url ? (
                        <a href={source_url} className="link">
                          {withHebrew(source)}
                        </a>
                      ) : (
                        withHebrew(source)
                      )}
                    </>
                  )}
                </span>
              </p>
              {note && <p className="wrap-anywhere">{withHebrew(note)}</p>}
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form */}
            <div role="group" aria-label="Show" className="office-views">
              {PARTS.filter((each) => each !== PARTS[1] || isOpen(amendment)).map((each) => (
                <button key={each} type="button" aria-pressed={each === part} onClick={() => setPart(each)}>
                  {each} {each === 'Changes' && changes && <span className="ms-1">{formatCount(changes.length)}</span>}
                </button>
              ))}
            </div>
            {part === 'Changes' && <ChangeList amendment={amendment} query={query} />}
            {part === 'As the law of that day' && changes && <LawOfThatDay amendment={amendment} changes={changes} />}
            {part === 'History' && <AmendmentHistory amendment={amendment} changes={changes ?? []} />}
          </div>
          <AmendmentPanel amendment={amendment} changes={changes ?? []} />
        </section>
      </HeadingsBelow>
    </>
  )
}
