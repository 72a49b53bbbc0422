import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { applyReadingSettings } from '@/ui/reading-settings'
import { App } from './app/app'
import { bringUpToDate } from './app/bring-up-to-date'
import { prefetchLinks } from './app/prefetch-links'
import { queryClient } from './app/query-client'
import { reloadOnceForMissingChunk } from './app/reload-once'
import { createRouter } from './app/router'
import { leavePage, takeOverData, takeOverEntries } from './app/take-over'
import './styles/fonts.css'
import './styles/index.css'

reloadOnceForMissingChunk()
// An address without a written page has no start.js.
applyReadingSettings()
if (document.documentElement.dataset.terms) void import('@/ui/unlink-terms')

const root = document.getElementById('root')
if (!root) throw new Error('No #root')

/** From this moment on the page answers its reader; what measures and tests pages reads it. */
const ALIVE = 'alive'

const start = async (element: HTMLElement) => {
  // A new task: on a slow phone, evaluating the scripts and starting the router are long enough each by themselves.
  await new Promise((resolve) => setTimeout(resolve))
  const page = takeOverData()
  const { router, routes } = await createRouter(page?.loaderData)
  await restOfStyles()
  prefetchLinks(routes)
  const app = (
    <StrictMode>
      <App cache={queryClient}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
  if (page) {
    const onAlive = () => {
      takeOverEntries()
      performance.mark(ALIVE)
      void bringUpToDate(page.version)
    }
    // In small pieces: as a transition React lets the browser in between (FAST-2).
    startTransition(() => {
      hydrateRoot(element, <FirstPage onAlive={onAlive}>{app}</FirstPage>)
    })
    return
  }
  leavePage(element)
  createRoot(element).render(app)
  performance.mark(ALIVE)
}

/** Calls back once React has taken over what was written of the page. */
function FirstPage({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}

/** Once the styles of other pages are there or cannot be had, where the first one came with its own alone. */
function restOfStyles(): Promise<unknown> | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[href^="/assets/rest-"]')
  if (!link || link.sheet) return undefined
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve)
  })
}

// Not awaited: with an await at its top level, the entry could share no code with the other chunks.
void start(root)
