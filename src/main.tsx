import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { queryClient } from './app/query-client'
import { reloadOnceForMissingChunk } from './app/reload-once'
import { createRouter } from './app/router'
import { NoticeProvider } from './components/states/notice'
import './styles/index.css'

reloadOnceForMissingChunk()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const start = async (element: HTMLElement) => {
  // A new task: on a slow phone, evaluating the scripts and starting the router are long enough each by themselves.
  await new Promise((resolve) => setTimeout(resolve))
  const router = await createRouter()
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <NoticeProvider>
          <RouterProvider router={router} />
        </NoticeProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
// Not awaited: with an await at its top level, the entry could share no code with the other chunks.
void start(root)
