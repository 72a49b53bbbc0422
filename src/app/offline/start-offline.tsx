import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router-dom'
import { pagePath } from '@/lib/page-path'
import { paths } from '@/names/paths'
import { trustedScript } from '@/texts/trusted-types'
import { Notices } from './notices'

/** How long a page is open before it is kept, in milliseconds: first come the texts and pictures that its reader waits for. */
const KEPT_AFTER = 1000

/**
 * Has the pages that are opened kept for reading offline, and shows what there is to say about it (FIND-9). Staff's
 * screens have none of it.
 */
export function startOffline(router: DataRouter): void {
  const pathname = () => pagePath(router.state.location.pathname)
  if (pathname().startsWith(paths.admin)) return
  const host = document.createElement('aside')
  host.ariaLabel = 'Reading offline'
  host.className = 'sticky bottom-0 z-30 print:hidden'
  document.body.append(host)
  createRoot(host).render(
    <StrictMode>
      <Notices place={{ pathname, subscribe: (onChange) => router.subscribe(onChange) }} />
    </StrictMode>,
  )
  if ('serviceWorker' in navigator) void keepPages(router, pathname)
}

/** Registers the service worker, and tells it of each page that is opened without a document of its own. */
async function keepPages(router: DataRouter, pathname: () => string): Promise<void> {
  const { serviceWorker } = navigator
  let told = serviceWorker.controller ? pathname() : ''
  try {
    await serviceWorker.register(trustedScript('/sw.js'))
  } catch (error) {
    // a private window, a full device: the site works as without
    console.warn('Pages cannot be kept for reading offline', error)
    return
  }
  const { active } = await serviceWorker.ready
  const tell = () => {
    if (pathname() === told) return
    told = pathname()
    const message = { opened: told }
    setTimeout(() => (serviceWorker.controller ?? active)?.postMessage(message), KEPT_AFTER)
  }
  tell()
  router.subscribe(tell)
}
