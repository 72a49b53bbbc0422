import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NoticeProvider } from '@/ui/states/notice'

/** What stands around the router, in the browser and at build time: both must give the same tree (FIND-6). */
export function App({ cache, children }: { cache: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={cache}>
      <NoticeProvider>{children}</NoticeProvider>
    </QueryClientProvider>
  )
}
