import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Boundary } from '@/components/states/contained'
import { ErrorPanel } from '@/components/states/error-panel'
import { TextSkeleton } from '@/components/states/skeleton'
import { lawQuery } from '@/data/chapters/queries'

const NO_CODE = new Error('This part of the page could not be loaded. Check your connection and try again.')

const lazyLawBrowser = () =>
  lazy(async () => ({ default: (await import('@/routes/public/law/law-browser')).LawBrowser }))

/** The law browser in a panel; its code and its data are fetched side by side once the panel is opened (HOME-3). */
export function LawPanel() {
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  // A new one for each try: a failed lazy component stays failed.
  const [LawBrowser, setLawBrowser] = useState(lazyLawBrowser)
  const panelId = useId()

  const toggle = () => {
    if (!wasOpened) void queries.prefetchQuery(lawQuery('vat-law'))
    setWasOpened(true)
    setIsOpen(!isOpen)
  }
  return (
    <section aria-labelledby={`${panelId}-title`} className={isOpen ? '' : 'needs-scripts print:hidden'}>
      <h2 id={`${panelId}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
          className="group card flex w-full items-center gap-4 px-5 py-5 text-start transition-colors hover:border-accent sm:px-6"
        >
          <span className="grow">
            <span className="block font-serif text-2xl group-hover:text-accent">Browse VAT Law</span>
            <span className="mt-0.5 block text-muted">
              Section by section, in our own summaries, with contents and a search.
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className="size-6 shrink-0 text-muted transition-transform group-aria-expanded:rotate-180 motion-reduce:transition-none print:hidden"
          />
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen}>
        {wasOpened && (
          <Boundary
            fallback={(retry) => (
              <LawFailed
                onRetry={() => {
                  setLawBrowser(lazyLawBrowser())
                  retry()
                }}
              />
            )}
          >
            <Suspense fallback={<LawSkeleton />}>
              <LawBrowser type="vat-law" />
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
    <div className="pt-6">
      <ErrorPanel fallback="Failed to fetch content" error={NO_CODE} onRetry={onRetry} />
    </div>
  )
}

function LawSkeleton() {
  return (
    <div className="min-h-dvh pt-24">
      <TextSkeleton lines={14} />
    </div>
  )
}
