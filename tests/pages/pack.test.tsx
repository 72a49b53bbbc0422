import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepPack } from '@/lib/pack'
import { renderPage } from '../support/render-page.tsx'

it('READ-9 the title of a pack that one goes back to is the one in its field, also when typing was not yet shown', async () => {
  const address = '/pack?text=law/vat-law/30&title=Mine'
  const { router } = renderPage(address)
  const field = await screen.findByLabelText('Title of the pack')
  await act(() => router.navigate(`${address}#law/vat-law/30`))
  // Both steps in one render, as on a busy machine.
  await act(async () => {
    fireEvent.change(field, { target: { value: 'Theirs' } })
    await expect.poll(() => router.state.location.search).toContain('title=Theirs')
    await router.navigate(-1)
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mine')
  expect(field).toHaveValue('Mine')
})

it.each([
  ['one’s own', '/pack'],
  ['one that an address names', '/pack?text=law/vat-law/30'],
])('ACC-2 taking the last text out of %s is told, and the focus is at what undoes it', async (_, address) => {
  keepPack(address === '/pack' ? ['law/vat-law/30'] : [])
  const { user } = renderPage(address)
  await user.click(await screen.findByRole('button', { name: /^Remove ?30\. / }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(screen.queryByRole('list', { name: 'Texts of the pack' })).not.toBeInTheDocument()
  expect(undo).toHaveFocus()
  expect(undo.closest('[role=status]')).toHaveTextContent(/^Removed: 30\. Zero-rated transactions/)
  await user.click(undo)
  expect(await screen.findByRole('list', { name: 'Texts of the pack' })).toHaveFocus()
  keepPack([])
})
