import { lazy } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom'
import { PreviewsContext } from '@/texts/previews-context'
import { scrollKey } from '@/ui/scroll-key'
import { SITE_NOTICE } from '@/lib/site'
import { Footer } from './footer'
import { FoundInPage } from './found-in-page'
import { Header } from './header'
import { RecentPages } from './recent-pages'

const Previews = lazy(async () => ({ default: (await import('./previews')).Previews }))

/** The frame of every public page: skip link, notice, header, the page, footer (SHELL-1). */
export function PublicLayout() {
  // without the script for servers that the router's component brings
  useScrollRestoration({ getKey: scrollKey })
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <aside aria-label="About this site" className="border-line border-b text-[0.8125rem] text-muted">
        <p className="page py-1.5 max-lg:hidden print:block">{SITE_NOTICE.whole}</p>
        <p className="page py-1.5 lg:hidden print:hidden">{SITE_NOTICE.short}</p>
      </aside>
      <Header />
      <main id="main" tabIndex={-1} className="lit flex-1 outline-none">
        <PreviewsContext value={Previews}>
          <RecentPages />
        </PreviewsContext>
        <FoundInPage />
      </main>
      <Footer />
    </div>
  )
}
