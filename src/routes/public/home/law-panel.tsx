import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { lawQuery } from '@/data/chapters/queries'
import { useKeptState } from '@/ui/hooks/use-kept-state'
import { Boundary } from '@/ui/states/contained'
import { ErrorPanel } from '@/ui/states/error-panel'
import { TextSkeleton } from '@/ui/states/skeleton'

const NO_CODE = new Error('This part of the page could not be loaded. Check your connection and try again.')

const lazyLawBrowser = () =>
  lazy(async () => ({ default: (await import('@/routes/public/law/law-browser')).LawBrowser }))

// Of the module, so that Back renders it at once, at the place that was left (SHELL-6).
let latest = lazyLawBrowser()

/** The law browser in a panel; its code and its data are fetched side by side once the panel is opened (HOME-3). */
export function LawPanel() {
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useKeptState('law panel', false)
  const [wasOpened, setWasOpened] = useState(isOpen)
  // A new one for each try: a failed lazy component stays failed.
  const [LawBrowser, setLawBrowser] = useState(() => latest)
  const panelId = useId()

  const toggle = () => {
    if (!wasOpened) void queries.prefetchQuery(lawQuery('vat-law'))
    setWasOpened(true)
    setIsOpen(!isOpen)
  }
  return (
    <section aria-labelledby={`${panelId}-title`} className={isOpen ? '' : 'needs-scripts print:hidden'}>
      <h2 id={`${panelId}-title`} className="page border-part border-t">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
          className="columns-of-page grow-0 w-full items-baseline py-8 text-start"
        >
          <span className="part-title">Browse VAT Law</span>
          <span className="on-text beside-rail flex justify-between gap-4 text-muted">
            Section by section, in our own summaries, with contents and a search.
            <span className="chevron" />
          </span>
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen}>
        {wasOpened && (
          <Boundary
            fallback={(retry) => (
              <LawFailed
                onRetry={() => {
                  latest = lazyLawBrowser()
                  setLawBrowser(() => latest)
                  retry()
                }}
              />
            )}
          >
            <Suspense fallback={<LawSkeleton />}>
              <div className="page columns-of-page max-wide:block wide:grid-rows-[auto_1fr] gap-y-6 pb-18">
                <LawBrowser type="vat-law" />
              </div>
            </Suspense>
          </Boundary>
        )}
      </div>
    </section>
  )
}

/** The code of the law browser, fetched on demand, did not come (SEC-5). */
function LawFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page pb-12">
      <ErrorPanel fallback="Failed to fetch content" error={NO_CODE} onRetry={onRetry} />
    </div>
  )
}

function LawSkeleton() {
  return (
    <div className="page min-h-dvh pt-6">
      <TextSkeleton lines={14} />
    </div>
  )
}
