import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createService, signInStaff } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const COURT = 'Court of States'
const LIST = `/admin/rulings?${new URLSearchParams({ court: COURT })}`
const ruling = (title: string, date: string, content = '<p>x</p>') => ({
  title,
  date,
  content,
  court: COURT,
  summary: 'x',
})
const [AHEAD, BROKEN, PLAIN] = ['Ant v. Director', 'Bee v. Director', 'Cow v. Director'] as const

const clean = async () => {
  localStorage.clear()
  await database.from('rulings').delete().eq('court', COURT).throwOnError()
  await database.from('amounts').delete().gt('effective_from', '8999-12-31').throwOnError()
}
beforeEach(async () => {
  await clean()
  const rows = [
    ruling(AHEAD, '9000-01-01'),
    ruling(BROKEN, '1952-01-01', '<p>Section 98765 of the Law</p>'),
    ruling(PLAIN, '1951-01-01'),
  ]
  await database.from('rulings').insert(rows).throwOnError()
})
afterEach(clean)

/** The column of a row, which stands there beside the title's small print. */
const state = async (name: string, word: string) =>
  within(await screen.findByRole('row', { name })).findByRole('cell', { name: word })
const titles = () => screen.queryAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)

it('STAFF-2 a list says of a row what is to be known, an unsaved text of one’s own before all else', async () => {
  await renderStaffPage(LIST)
  expect(await state(AHEAD, 'Dated ahead')).toBeInTheDocument()
  expect(await state(BROKEN, 'Leads nowhere')).toBeInTheDocument()
  expect(await state(PLAIN, 'Published')).toBeInTheDocument()
  const { data } = await database.from('rulings').select('id').eq('title', BROKEN).single().throwOnError()
  const { data: session } = await (await signInStaff()).auth.getUser()
  const unsaved = { values: { title: 'Bees' }, basedOn: null, parent: null, savedAt: '2026-01-01T10:00:00.000Z' }
  localStorage.setItem(`unsaved ${session.user?.id} rulings ${data.id}`, JSON.stringify(unsaved))
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(await state(BROKEN, 'Not saved')).toBeInTheDocument()
})

it('STAFF-2 a list is filtered by state, which stands in the address', async () => {
  const { user, router } = await renderStaffPage(LIST)
  await state(PLAIN, 'Published')
  await user.selectOptions(screen.getByLabelText('State:'), 'Dated ahead')
  await waitFor(() => expect(titles()).toEqual([AHEAD]))
  expect(router.state.location.search).toContain('state=ahead')
  expect(screen.getByText('1 ruling found')).toBeInTheDocument()
})

it('STAFF-2 a state that does not exist is ignored', async () => {
  await renderStaffPage(`${LIST}&state=lost`)
  await state(PLAIN, 'Published')
  expect(titles()).toEqual([AHEAD, BROKEN, PLAIN])
})

it('STAFF-2 of the rates one holds today, and those to come are found by their state', async () => {
  const rates = [
    { kind: 'vat-rate', effective_from: '9000-01-01', amount: 19 },
    { kind: 'vat-rate', effective_from: '9001-01-01', amount: 20 },
  ]
  await database.from('amounts').insert(rates).throwOnError()
  const { user } = await renderStaffPage('/admin/amounts?kind=vat-rate')
  expect(await state('VAT rate: 19% from 1 January 9000', 'Waits for its day')).toBeInTheDocument()
  const { data } = await database
    .from('amounts')
    .select('title')
    .eq('kind', 'vat-rate')
    .lt('effective_from', '9000-01-01')
    .order('effective_from', { ascending: false })
    .limit(2)
    .throwOnError()
  const begun = data.map(({ title }) => title)
  expect(await state(begun[0]!, 'Holds today')).toBeInTheDocument()
  expect(screen.getAllByRole('cell', { name: 'Holds today' })).toHaveLength(1)
  await user.selectOptions(screen.getByLabelText('State:'), 'Waits for its day')
  await waitFor(() =>
    expect(titles()).toEqual(['VAT rate: 20% from 1 January 9001', 'VAT rate: 19% from 1 January 9000']),
  )
  await user.selectOptions(screen.getByLabelText('State:'), 'Took effect')
  await waitFor(() => expect(titles().slice(0, 2)).toEqual(begun))
})

it('STAFF-2 a section with references that lead nowhere says so in its chapter', async () => {
  const chapter = { title: 'Chapter of states', type: 'regulations', order: 9000 }
  const { data } = await database.from('chapters').insert(chapter).select('id').single().throwOnError()
  const section = { chapter_id: data.id, title: 'Of owls', content: '<p>Regulation 98765</p>', order: 1 }
  await database.from('sections').insert(section).throwOnError()
  try {
    await renderStaffPage(
      `/admin/chapters?${new URLSearchParams({ type: 'regulations', q: chapter.title, open: data.id })}`,
    )
    expect(await state(section.title, 'Leads nowhere')).toBeInTheDocument()
  } finally {
    await database.from('chapters').delete().eq('id', data.id).throwOnError()
  }
})
