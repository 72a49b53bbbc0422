import { Outlet, ScrollRestoration } from 'react-router-dom'
import { scrollKey } from '@/lib/scroll-key'
import { SITE_NOTICE } from '@/lib/site'
import { Footer } from './footer'
import { Header } from './header'

/** The frame of every public page: skip link, notice, header, the page, footer (SHELL-1). */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-lg focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
      >
        Skip to content
      </a>
      <aside
        aria-label="About this site"
        className="border-line border-b bg-accent-soft text-ink text-sm print:bg-transparent"
      >
        <p className="page py-1.5">{SITE_NOTICE}</p>
      </aside>
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}
