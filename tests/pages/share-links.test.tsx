import '../support/jsdom-gaps.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Footer } from '@/routes/public/layout/footer'
import { DocumentHead } from '@/routes/public/layout/page'
import { NoticeProvider } from '@/ui/states/notice'

const frame = (
  <QueryClientProvider client={new QueryClient()}>
    <NoticeProvider>
      <MemoryRouter initialEntries={['/news?page=2']}>
        <DocumentHead title="News" description="What is new" />
        <Footer />
      </MemoryRouter>
    </NoticeProvider>
  </QueryClientProvider>
)
const addressIn = (link: HTMLElement) => [...new URL(link.getAttribute('href') ?? '').searchParams.values()]

it('MEND-A9 links that share a page and its canonical address are absolute once the page is alive, and not before', async () => {
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = renderToString(frame)
  expect(box.innerHTML).not.toContain(encodeURIComponent(window.location.origin))
  expect(document.querySelector('link[rel=canonical]')).toBeNull()

  // React says on the console, which fails a test, when what it finds is not what it would make.
  const root = await act(() => hydrateRoot(box, frame))
  for (const name of ['LinkedIn', 'X', 'Facebook']) {
    expect(addressIn(screen.getByRole('link', { name }))).toEqual([`${window.location.origin}/news`])
  }
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${window.location.origin}/news?page=2`)
  await act(() => root.unmount())
  box.remove()
})
