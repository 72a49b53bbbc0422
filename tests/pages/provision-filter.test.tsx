import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createService } from '../support/backend.ts'
import { renderPage } from '../support/render-page.tsx'

const database = createService()
const COURT = 'Court of provisions'
const CHAPTER = 'Chapter of provisions'
const ruling = { court: COURT, summary: 'On provisions' }
const decision = { date: '1951-03-01', authority: 'VAT Division', field: 'Provisions', summary: 'x' } as const
const main = () => within(screen.getByRole('main'))
const provisions = async () => within(await main().findByRole('group', { name: 'Provision' }))
const chosen = async () => (await provisions()).queryAllByRole<HTMLInputElement>('checkbox', { checked: true })
const says = (text: string) =>
  waitFor(() => expect(main().getByText(text, { selector: '[role=status]' })).toBeInTheDocument())
const titles = () =>
  main()
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent)

beforeAll(async () => {
  const chapter = await database
    .from('chapters')
    .insert({ title: CHAPTER, type: 'vat-law', order: 9000 })
    .select('id')
    .single()
    .throwOnError()
  await database
    .from('sections')
    .insert({ chapter_id: chapter.data.id, title: '7841. Burrows', content: 'x', order: 1 })
    .throwOnError()
  await database
    .from('rulings')
    .insert([
      { ...ruling, title: 'Burrow one', date: '1951-03-01', content: '<p>Section 7841(a) of the Law</p>' },
      { ...ruling, title: 'Burrow two', date: '1952-03-01', content: '<p>Section 7841 of the Law</p>' },
      { ...ruling, title: 'No burrow', date: '1953-03-01', content: '<p>None</p>' },
    ])
    .throwOnError()
  await database
    .from('tax_decisions')
    .insert([
      { ...decision, title: '1/51', subject: 'A burrow', content: '<p>Section 7841 of the Law</p>' },
      { ...decision, title: '2/51', subject: 'No burrow', content: '<p>None</p>' },
    ])
    .throwOnError()
})
afterAll(async () => {
  await database.from('rulings').delete().eq('court', COURT)
  await database.from('tax_decisions').delete().eq('field', 'Provisions')
  await database.from('chapters').delete().eq('title', CHAPTER)
})

it('READ-3 rulings are filtered by the section that they concern, offered with its number; Back undoes it', async () => {
  const { router, user } = renderPage('/rulings?court=Court+of+provisions')
  await says('3 rulings found')
  await user.click(await (await provisions()).findByRole('checkbox', { name: 'section 7841 Burrows 2' }))
  await says('2 rulings found')
  expect(titles()).toEqual(['Burrow two', 'Burrow one'])
  expect(router.state.location.search).toBe('?court=Court+of+provisions&provision=vat-law%2F7841')
  await router.navigate(-1)
  await says('3 rulings found')
  expect(await chosen()).toEqual([])
})

it('READ-3 decisions are filtered by it as well, from their address', async () => {
  const { router, user } = renderPage('/decisions?provision=vat-law/7841')
  await says('1 decision found')
  expect(titles()).toEqual(['A burrow'])
  const burrows = await (await provisions()).findByRole('checkbox', { name: 'section 7841 Burrows 1' })
  expect(burrows).toBeChecked()
  await user.click(burrows)
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it.each(['section 7841', 'vat-law/'])('READ-3 what is no provision does not count: %s', async (provision) => {
  renderPage(`/rulings?court=Court+of+provisions&provision=${encodeURIComponent(provision)}`)
  await says('3 rulings found')
  expect(await chosen()).toEqual([])
})

it('READ-3 on a provision that nothing concerns, says so and leads back', async () => {
  const { router, user } = renderPage('/rulings?provision=vat-law/0')
  expect(await screen.findByText('No rulings match these filters')).toBeInTheDocument()
  await user.click(main().getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('READ-3 the page of a section leads to all rulings and decisions on it', async () => {
  const { router, user } = renderPage('/law/vat-law/7841')
  expect(await screen.findByRole('link', { name: 'All decisions on this section' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'All rulings on this section' }))
  await says('2 rulings found')
  expect(router.state.location.search).toBe('?provision=vat-law%2F7841')
})
