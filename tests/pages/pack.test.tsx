import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { keepPack, readPack } from '@/lib/pack'
import { createVisitor } from '../support/backend.ts'
import { renderPage } from '../support/render-page.tsx'

afterEach(() => keepPack([]))

const list = () => screen.findByRole('list', { name: 'Texts of the pack' })
const text = (name: RegExp) => screen.findByRole('article', { name })

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
  await waitFor(() => expect(screen.getByRole('list', { name: 'Texts of the pack' })).toHaveFocus())
})

it('READ-9 a pack is filled from lists and hits, has a way from every page, and comes back when it was emptied', async () => {
  const { router, user } = renderPage('/rulings')
  const way = () => screen.queryAllByRole('link', { name: /^Pack \(/ })[0]
  const [first] = await screen.findAllByRole('button', { name: /^Add to pack/ })
  expect(way()).toBeUndefined()
  await user.click(first!)
  expect(way()).toHaveTextContent('Pack (1)')
  await act(() => router.navigate('/search?q=regulation+12A'))
  await user.click(await screen.findByRole('button', { name: /^Add to pack ?: 12A\. Limits on zero-rated services/ }))
  await act(() => router.navigate('/contact'))
  expect(way()).toHaveTextContent('Pack (2)')
  await user.click(way()!)
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(2)
  expect(await text(/^12A\. /)).toBeVisible()
  screen.getByRole('button', { name: 'Empty the pack' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('There is nothing in your pack yet')).toBeVisible()
  expect(screen.getByText(/^“Add to pack” stands below the heading of every section/)).toBeVisible()
  expect(way()).toBeUndefined()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(2)
  expect(await list()).toHaveFocus()
})

it('READ-9 a chapter is put into a pack at once, in its order', async () => {
  const { user } = renderPage('/law/booking-rules')
  const chapter = await screen.findByRole('region', { name: /^VAT \(Bookkeeping\) Regulations/ })
  await user.click(within(chapter).getByRole('button', { name: /^Add chapter to pack/ }))
  expect(readPack()).toEqual(['law/booking-rules/bookkeeping-1', 'law/booking-rules/bookkeeping-7'])
  const [open] = within(chapter).getAllByRole('link', { name: /^Open pack/ })
  await user.click(open!)
  // The law that is left has articles of the same names.
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(2)
  expect(await text(/^1\. Books required/)).toBeVisible()
  expect(await text(/^7\. Contents of a tax invoice/)).toBeVisible()
})

it('READ-9 the texts of a pack lead to each other in it, and to the pages of all others', async () => {
  renderPage('/pack?text=law/vat-law/30&text=law/vat-law/31')
  const section = within(await text(/^30\. /))
  const leadsTo = async (name: string, address: string) =>
    expect((await section.findAllByRole('link', { name }))[0]).toHaveAttribute('href', address)
  await leadsTo('section 31', '#law/vat-law/31')
  await leadsTo('regulation 8', '/law/regulations/8')
  await leadsTo('Link to section 30(a)(5)', '#law/vat-law/30/s30(a)(5)')
})

it('READ-9 the title of a pack is cut, and said to be that of whoever made it; without one nothing is', async () => {
  const said = 'The title is that of whoever put this pack together.'
  const { router } = renderPage(`/pack?text=law/booking-rules/bookkeeping-1&title=${'Official '.repeat(600)}`)
  await text(/^1\. /)
  const title = screen.getByRole('heading', { level: 1 })
  expect(title).toHaveTextContent(/^“Official .*”$/)
  expect(title.textContent.length).toBeLessThanOrEqual(122)
  expect(screen.getByText(said)).toBeVisible()
  await act(() => router.navigate('/pack?text=law/booking-rules/bookkeeping-1'))
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())
})

it('READ-9 the key points of a ruling belong to its part of a pack', async () => {
  const rulings = createVisitor().from('rulings').select('id, key_points')
  const { data } = await rulings.throwOnError()
  const ruling = data.find(({ key_points }) => key_points.length > 0)!
  renderPage(`/pack?text=rulings/${ruling.id}`)
  expect(await screen.findByRole('region', { name: 'Key Points' })).toHaveTextContent(ruling.key_points[0]!)
})
