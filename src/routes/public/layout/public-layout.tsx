import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { stayingPathOf } from '@/lib/page-number'
import { SITE_NOTICE } from '@/lib/site'
import { foundWordsIn } from '@/texts/found-words-in'
import { PreviewsContext } from '@/texts/previews-context'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'
import { KeptStates } from '@/ui/hooks/use-kept-state'
import { scrollKey } from '@/ui/scroll-key'
import { SkipLink } from '@/ui/skip-link'
import { Boundary } from '@/ui/states/contained'
import { Footer } from './footer'
import { Header } from './header'

const Previews = lazy(async () => ({ default: (await import('./previews')).Previews }))

/** Dark is the page by lamplight: the text column is lit from above. */
const LAMP = 'bg-[radial-gradient(60%_56rem_at_46%_0,var(--colour-lamp),transparent)] bg-no-repeat'

/** The frame of every public page: skip link, notice, header, the page, footer (SHELL-1). */
export function PublicLayout() {
  const { pathname } = useLocation()
  const [kept] = useState(() => new Map<string, unknown>())
  return (
    <div>
      <SkipLink to="main">Skip to content</SkipLink>
      <aside aria-label="About this site" className="border-line border-b text-[0.8125rem] text-muted">
        <p className="page py-1.5 max-lg:hidden print:block">{SITE_NOTICE.whole}</p>
        <p className="page py-1.5 lg:hidden print:hidden">{SITE_NOTICE.short}</p>
      </aside>
      <Header />
      {/* The footer stands below the first screen, whatever is there of the page: it would jump up and down as that comes. */}
      <main id="main" tabIndex={-1} className={`min-h-[calc(100dvh-var(--header))] outline-none print:min-h-0 ${LAMP}`}>
        <PreviewsContext value={Previews}>
          <KeptStates value={kept}>
            {/* By path: one item's page passes no state on to the next; a list stays while its pages are turned. */}
            <Outlet key={stayingPathOf(pathname)} />
          </KeptStates>
        </PreviewsContext>
        <FoundInPage />
      </main>
      <Footer />
      {HAS_OFFLINE && <OfflineOnceLoaded />}
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}

/** In development nothing is kept. */
const HAS_OFFLINE = import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off'

const OfflineNotices = lazy(async () => ({
  default: (await import('@/routes/public/offline/offline-notices')).OfflineNotices,
}))

/** Reading offline (FIND-9), which nobody needs to read the page: it waits for all that the page loads. */
function OfflineOnceLoaded() {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const start = () => setIsLoaded(true)
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start)
  }, [])
  return (
    isLoaded && (
      <Extra>
        <OfflineNotices />
      </Extra>
    )
  )
}

/** What the page can do without, while it is loaded and where it fails. */
function Extra({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </Boundary>
  )
}

const FoundWords = lazy(async () => ({ default: (await import('@/texts/found-words')).FoundWords }))

/** Shows the words by which a search led to the page (READ-7); its code comes with the first such address. */
function FoundInPage() {
  const { search, key } = useLocation()
  const words = foundWordsIn(search)
  // A page written at build time is that of the address without words.
  if (useIsHydrating() || words.length === 0) return null
  return (
    <Extra key={key}>
      <FoundWords words={words} />
    </Extra>
  )
}
