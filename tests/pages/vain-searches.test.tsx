import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { sql } from '../support/backend.ts'
import { failRequests } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

afterEach(() => sql('delete from private.vain_searches'))

const counted = (query: string) =>
  sql<{ askings: number }>('select askings from private.vain_searches where query = $1', [query])

it('SEARCH-9 a query that was sent and found nothing is counted', async () => {
  renderPage('/search?q=Zorgle')
  expect(await screen.findByText('No results found for "Zorgle"')).toBeInTheDocument()
  await waitFor(async () => expect(await counted('zorgle')).toEqual([{ askings: 1 }]))
})

it('SEARCH-9 a filter by type that leaves nothing does not count', async () => {
  renderPage('/search?q=circular&type=ruling&page=900')
  expect(await screen.findByText(/^(No results of this type|There is no such page)/)).toBeInTheDocument()
  expect(await counted('circular')).toEqual([])
})

it('SEARCH-9 a reader notices nothing when a search in vain could not be counted', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  failRequests('rpc/count_vain_search')
  renderPage('/search?q=zorgle')
  expect(await screen.findByText('No results found for "zorgle"')).toBeInTheDocument()
  await waitFor(() => expect(log).toHaveBeenCalledWith('Counting a search in vain failed', expect.anything()))
  log.mockRestore()
})

it('SEARCH-2 ACC-2 the page of results keeps its form with the focus in it, and Back shows what was asked before', async () => {
  const { user, router } = renderPage('/search?q=Zorgle')
  const box = await screen.findByRole('searchbox')
  expect(box).toHaveValue('Zorgle')
  await user.clear(box)
  await user.type(box, 'quizzle{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=quizzle'))
  expect(await screen.findByText('No results found for "quizzle"')).toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
  await act(() => router.navigate(-1))
  expect(await screen.findByText('No results found for "Zorgle"')).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toBe(box)
  expect(box).toHaveValue('Zorgle')
})
