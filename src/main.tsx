import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from './app/app'
import { bringUpToDate } from './app/bring-up-to-date'
import { prefetchLinks } from './app/prefetch-links'
import { queryClient } from './app/query-client'
import { reloadOnceForMissingChunk } from './app/reload-once'
import { replayEarly } from './app/replay-early'
import { createRouter } from './app/router'
import { forgetFirstPage, leavePage, takeOverData } from './app/take-over'
import './styles/fonts.css'
import './styles/index.css'

reloadOnceForMissingChunk()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const start = async (element: HTMLElement) => {
  // A new task: on a slow phone, evaluating the scripts and starting the router are long enough each by themselves.
  await new Promise((resolve) => setTimeout(resolve))
  const page = takeOverData()
  const router = await createRouter(page?.loaderData)
  prefetchLinks(router)
  const app = (
    <StrictMode>
      <App cache={queryClient}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
  if (page) {
    hydrateRoot(element, <TakenOver version={page.version}>{app}</TakenOver>)
    forgetFirstPage(router)
    return
  }
  leavePage(element)
  createRoot(element).render(app)
}

/** Runs once what it holds answers the reader. */
function TakenOver({ version, children }: { version: number; children: ReactNode }) {
  useEffect(() => {
    replayEarly()
    void bringUpToDate(version)
  }, [version])
  return children
}

// Not awaited: with an await at its top level, the entry could share no code with the other chunks.
void start(root)
