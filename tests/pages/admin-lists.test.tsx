import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService, signInStaff } from '../support/backend.ts'
import { failRequests, repairLine } from '../support/backend-line.ts'
import { choose, confirmDeletion, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const row = (title: string, court: string, date: string) => ({ title, court, date, summary: 'x', content: '<p>x</p>' })
const RULINGS = [
  row('Alpaca v. Director', 'Court of Trials', '1952-05-01'),
  row('Bison v. Director', 'Court of Appeals', '1953-05-01'),
  row('Camel v. Director', 'Court of Trials', '1954-05-01'),
]
const CAMELS = '/admin/rulings?q=Director'

const removeAll = () => database.from('rulings').delete().lt('date', '1960-01-01').throwOnError()

beforeEach(async () => {
  await removeAll()
  await database.from('rulings').insert(RULINGS).throwOnError()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await removeAll()
})

const titles = () => screen.queryAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)
const shown = async (...names: string[]) => waitFor(() => expect(titles()).toEqual(names))
const select = (user: UserEvent, name: string) => user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
const [A, B, C] = ['Alpaca v. Director', 'Bison v. Director', 'Camel v. Director'] as const

describe('a list as a table', () => {
  it('STAFF-2 is sorted in its head, either way, and says by what', async () => {
    const { user, router } = await renderStaffPage(`${CAMELS}&year=1953`)
    await shown(B)
    await user.selectOptions(screen.getByLabelText('Year:'), '')
    await user.type(screen.getByRole('searchbox'), ' v.')
    await waitFor(() => expect(titles()).toContain(A))
    const head = () => screen.getByRole('columnheader', { name: 'Court' })
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending')
    expect(head()).toHaveAttribute('aria-sort', 'none')
    await user.click(within(head()).getByRole('button'))
    await waitFor(() => expect(titles().slice(0, 1)).toEqual([B]))
    expect(head()).toHaveAttribute('aria-sort', 'ascending')
    await user.click(within(head()).getByRole('button'))
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'))
    expect(router.state.location.search).toContain('sort=-court')
  })

  it('STAFF-2 has its first row below the search: the arrow down leads there, and the letters go on from it', async () => {
    const { user } = await renderStaffPage(`${CAMELS}&court=Court+of+Trials`)
    await shown(C, A)
    await user.click(screen.getByRole('searchbox'))
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: C })).toHaveFocus()
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: A })).toHaveFocus()
  })

  it('STAFF-2 is filtered by court and year, which stand in the address', async () => {
    const { user, router } = await renderStaffPage('/admin/rulings?court=Court+of+Trials')
    await shown(C, A)
    await waitFor(() => expect(screen.getByLabelText('Year:')).toHaveTextContent('1952'))
    await user.selectOptions(screen.getByLabelText('Year:'), '1952')
    await shown(A)
    expect(router.state.location.search).toContain('year=1952')
    expect(screen.getByText('1 ruling found')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Court:'), 'Court of Appeals')
    expect(await screen.findByText('No rulings match these filters')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(titles().length).toBeGreaterThan(2))
  })

  it('STAFF-2 ignores a column and a value that do not exist', async () => {
    await renderStaffPage('/admin/rulings?sort=-colour&year=often&status=best&q=Director+v.+Camel')
    await shown(C)
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByText('1 ruling found')).toBeInTheDocument()
  })

  it('STAFF-2 ignores a category that is not one of those there are', async () => {
    await renderStaffPage('/admin/news?category=Gossip')
    expect(await screen.findByText(/^\d+ news posts$/)).toBeInTheDocument()
  })
})

describe('a row in its list', () => {
  it('STAFF-2 names the provisions that it concerns, the first two, and all on demand', async () => {
    const content = '<p>Sections 30(a)(5), 38 and 41 of the Law, and regulation 12A.</p>'
    await database.from('rulings').update({ content }).eq('title', B).throwOnError()
    const { user } = await renderStaffPage(CAMELS)
    const cited = async (name: string) => {
      const line = within(await screen.findByRole('row', { name }))
      const names = () => line.getAllByRole('listitem').map((item) => item.querySelector('.sr-only')?.textContent)
      return { line, names }
    }
    const { line, names } = await cited(B)
    const more = await line.findByRole('button', { name: /^and 2 more\s*sections cited in Bison/, expanded: false })
    expect(names()).toEqual(['section 30(a)(5)', 'section 38'])
    expect(more).toHaveTextContent(/^and 2 more/)
    more.focus()
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['section 30(a)(5)', 'section 38', 'section 41', 'regulation 12A'])
    await user.click(line.getByRole('button', { name: /^Show fewer/, expanded: true }))
    expect(names()).toHaveLength(2)
    expect(await (await cited(A)).line.findByRole('cell', { name: 'none' })).toBeInTheDocument()
  })

  it('STAFF-2 gives the address of its page on the site', async () => {
    const { data } = await database.from('rulings').select('id').eq('title', A).single().throwOnError()
    const { user } = await renderStaffPage(CAMELS)
    await choose(user, A, 'Copy its address')
    expect(await screen.findByText('URL copied to clipboard!')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/rulings/${data.id}`)
  })
})

describe('many rows at once', () => {
  it('STAFF-2 are deleted after a question, and come back by one undo after the page was left', async () => {
    const { user } = await renderStaffPage('/admin/rulings?court=Court+of+Trials')
    await shown(C, A)
    await select(user, A)
    await select(user, C)
    expect(screen.getByText('2 selected')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    expect(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete 2 rulings?' })).toBeInTheDocument()
    await confirmDeletion(user)
    expect(await screen.findByText('2 rulings deleted')).toBeInTheDocument()
    expect(await screen.findByText('No rulings match these filters')).toBeInTheDocument()

    await user.click(within(screen.getByRole('navigation', { name: 'Admin' })).getByRole('link', { name: 'News' }))
    await screen.findByRole('heading', { name: 'News' })
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText('Undone')).toBeInTheDocument()
    const { data } = await database.from('rulings').select('title').eq('court', 'Court of Trials').order('title')
    expect(data?.map(({ title }) => title)).toEqual([A, C])
  })

  it('STAFF-2 changed by a colleague meanwhile are left, and named with the reason', async () => {
    const { user } = await renderStaffPage('/admin/rulings?court=Court+of+Trials')
    await shown(C, A)
    await user.click(screen.getByRole('checkbox', { name: 'Select all rulings on this page' }))
    await database.from('rulings').update({ summary: 'Changed' }).eq('title', A).throwOnError()
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    await confirmDeletion(user)
    expect(await screen.findByText('1 ruling deleted')).toBeInTheDocument()
    expect(screen.getByText(`${A}: Somebody else has changed this meanwhile.`)).toBeInTheDocument()
    await shown(A)
    expect(screen.getByText('1 selected')).toBeInTheDocument()
  })

  it('STAFF-2 300 at once: the five that were changed a second ago stay, and are told by name', async () => {
    const many = Array.from({ length: 300 }, (_, index) => row(`Case ${index + 1}`, 'Court of Many', '1955-05-01'))
    const { data } = await database.from('rulings').insert(many).select('id, title').throwOnError()
    const { user } = await renderStaffPage('/admin/rulings?court=Court+of+Many')
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rulings on this page' }))
    await user.click(screen.getByRole('button', { name: 'Select all 300' }))
    expect(await screen.findByText('300 selected')).toBeInTheDocument()
    const changed = data.slice(100, 105)
    for (const { id } of changed) {
      await database.from('rulings').update({ summary: 'Changed' }).eq('id', id).throwOnError()
    }
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    await confirmDeletion(user)
    expect(await screen.findByText('295 rulings deleted')).toBeInTheDocument()
    const told = screen.getAllByText(/: Somebody else has changed this meanwhile\.$/)
    expect(told.map(({ textContent }) => textContent.split(':')[0]).sort()).toEqual(changed.map(({ title }) => title))
    expect(screen.getByText('5 selected')).toBeInTheDocument()
  })

  it('STAFF-2 are what the key Delete is about, whichever row has the focus', async () => {
    const { user } = await renderStaffPage('/admin/rulings?q=Director')
    await screen.findByRole('checkbox', { name: `Select ${A}` })
    for (const name of [A, C]) await select(user, name)
    screen.getByRole('link', { name: B }).focus()
    await user.keyboard('{Delete}')
    expect(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 2 rulings?' }),
    ).toBeInTheDocument()
    await confirmDeletion(user)
    expect(await screen.findByText('2 rulings deleted')).toBeInTheDocument()
  })

  it('STAFF-2 are selected over pages, and Escape clears the selection', async () => {
    const { user } = await renderStaffPage('/admin/rulings?court=Court+of+Trials')
    await shown(C, A)
    await select(user, A)
    await screen.findByRole('option', { name: 'Court of Appeals' })
    await user.selectOptions(screen.getByLabelText('Court:'), 'Court of Appeals')
    await shown(B)
    await select(user, B)
    expect(screen.getByText('2 selected')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: `Select ${B}` })).not.toBeChecked()
  })
})

describe('a selection over pages', () => {
  const old = (name: string, day: number) => row(name, 'Court of Pages', `1956-01-${String(day).padStart(2, '0')}`)
  const nameOf = (number: number) => `Page case ${number}`

  it('STAFF-2 holds what was chosen while rows come and go, and says which of it was gone', async () => {
    const many = Array.from({ length: 22 }, (_, index) => old(nameOf(index + 1), index + 1))
    await database.from('rulings').insert(many).throwOnError()
    const { user } = await renderStaffPage('/admin/rulings?court=Court+of+Pages')
    await screen.findByRole('checkbox', { name: `Select ${nameOf(22)}` })
    for (const number of [22, 21, 3]) await select(user, nameOf(number))
    // What comes first pushes the third to the next page; one that was chosen goes.
    await database
      .from('rulings')
      .insert([old('New case', 30), old('Newest case', 31)])
      .throwOnError()
    await database.from('rulings').delete().eq('title', nameOf(21)).throwOnError()
    await user.click(screen.getByRole('link', { name: /^Next/ }))
    await user.click(await screen.findByRole('checkbox', { name: `Select ${nameOf(1)}` }))
    expect(screen.getByRole('checkbox', { name: `Select ${nameOf(3)}` })).toBeChecked()
    expect(screen.getByText('4 selected')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    await confirmDeletion(user)
    expect(await screen.findByText('3 rulings deleted')).toBeInTheDocument()
    expect(screen.getByText(new RegExp(`^${nameOf(21)}: `))).toBeInTheDocument()
    expect(screen.queryByText(/ selected$/)).not.toBeInTheDocument()
    const { data } = await database.from('rulings').select('title').eq('court', 'Court of Pages').throwOnError()
    const left = data.map(({ title }) => title)
    expect(left).toHaveLength(20)
    for (const gone of [22, 21, 3, 1]) expect(left).not.toContain(nameOf(gone))
    expect(left).toContain('Newest case')
  })
})

describe('the undo of a deletion', () => {
  it('STAFF-2 of one row is done by Ctrl+Z', async () => {
    const { user } = await renderStaffPage('/admin/rulings?court=Court+of+Appeals')
    await shown(B)
    await choose(user, B, 'Delete')
    await confirmDeletion(user)
    expect(await screen.findByText('1 ruling deleted')).toBeInTheDocument()
    await user.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText('Undone')).toBeInTheDocument()
    await shown(B)
  })

  it('STAFF-2 says so when the parent has been deleted since', async () => {
    const staff = await signInStaff()
    const chapter = { title: 'Chapter of camels', type: 'booking-rules', order: 9000 }
    const { data } = await staff.from('chapters').insert(chapter).select('id').single().throwOnError()
    const section = { chapter_id: data.id, title: 'Section of camels', content: 'x', order: 1 }
    await staff.from('sections').insert(section).throwOnError()
    const asked = new URLSearchParams({ type: 'booking-rules', q: chapter.title, open: data.id })
    const { user } = await renderStaffPage(`/admin/chapters?${asked}`)
    await choose(user, section.title, 'Delete')
    await confirmDeletion(user)
    expect(await screen.findByText('1 section deleted')).toBeInTheDocument()
    await database.from('chapters').delete().eq('id', data.id).throwOnError()
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText('Nothing was undone')).toBeInTheDocument()
    expect(screen.getByText(/^Section of camels\. The chapter of this section was deleted\./)).toBeInTheDocument()
  })
})

describe('many FAQs', () => {
  it('STAFF-2 are disabled at once, and enabled again by one undo', async () => {
    const staff = await signInStaff()
    const category = { name: 'Questions of camels', order: 9000 }
    const { data } = await staff.from('faq_categories').insert(category).select('id').single().throwOnError()
    const questions = ['One hump?', 'Two humps?'].map((question, order) => ({ category_id: data.id, question, order }))
    await staff.from('faqs').insert(questions).throwOnError()
    const states = async () => {
      const { data: rows } = await staff.from('faqs').select('is_enabled').eq('category_id', data.id).throwOnError()
      return rows.map(({ is_enabled }) => is_enabled)
    }
    try {
      const asked = new URLSearchParams({ q: category.name, open: data.id })
      const { user } = await renderStaffPage(`/admin/faqs?${asked}`)
      await user.click(await screen.findByRole('checkbox', { name: 'Select all FAQs on this page' }))
      await user.click(screen.getByRole('button', { name: 'Disable' }))
      expect(await screen.findByText('2 FAQs disabled')).toBeInTheDocument()
      expect(await states()).toEqual([false, false])
      await user.click(screen.getByRole('button', { name: /^Undo/ }))
      expect(await screen.findByText('Undone')).toBeInTheDocument()
      expect(await states()).toEqual([true, true])
    } finally {
      await staff.from('faq_categories').delete().eq('id', data.id).throwOnError()
    }
  })
})

describe('the question before a deletion', () => {
  const question = async () => within(await screen.findByRole('alertdialog'))
  const places = async () => (await question()).findAllByRole('listitem')
  const post = (title: string, content: string) => ({
    title,
    content,
    date: '1951-01-01',
    category: 'Updates',
    summary: 'x',
  })
  const idOf = async (title: string) =>
    (await database.from('rulings').select('id').eq('title', title).single().throwOnError()).data.id
  afterEach(async () => {
    await database.from('news').delete().lt('date', '1960-01-01').throwOnError()
  })

  it('STAFF-8 names what cites the row, with the way to it', async () => {
    const linking = post('Camels in the news', `<p><a href="/rulings/${await idOf(B)}">x</a></p>`)
    const { data } = await database.from('news').insert(linking).select('id').single().throwOnError()
    const { user } = await renderStaffPage('/admin/rulings?court=Court+of+Appeals')
    await shown(B)
    await choose(user, B, 'Delete')
    expect(
      await (await question()).findByText(/^It is cited or used in one place, whose link will lead nowhere:$/),
    ).toBeInTheDocument()
    const [place] = await places()
    expect(place).toHaveTextContent(/^News post Camels in the news/)
    expect(within(place!).getByRole('link')).toHaveAttribute('href', `/admin/news?edit=${data.id}`)
    await confirmDeletion(user)
    expect(await screen.findByText('1 ruling deleted')).toBeInTheDocument()
  })

  it('STAFF-8 of many rows names the first ten places, and how many more there are', async () => {
    const links = `<a href="/rulings/${await idOf(A)}">x</a> <a href="/rulings/${await idOf(C)}">y</a>`
    const posts = Array.from({ length: 12 }, (_, index) => post(`Camel news ${index + 10}`, links))
    await database.from('news').insert(posts).throwOnError()
    const { user } = await renderStaffPage('/admin/rulings?court=Court+of+Trials')
    await shown(C, A)
    await user.click(screen.getByRole('checkbox', { name: 'Select all rulings on this page' }))
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    expect(await (await question()).findByText(/^They are cited or used in 12 places, whose links/)).toBeInTheDocument()
    const named = (await places()).map(({ textContent }) => textContent)
    expect(named).toHaveLength(11)
    expect(named[0]).toMatch(/^News post Camel news 10/)
    expect(named[10]).toBe('and 2 more')
  })

  it('STAFF-8 SEC-5 waits until it is known, and can be asked again when that failed', async () => {
    failRequests('rpc/row_usage')
    const { user } = await renderStaffPage('/admin/rulings?court=Court+of+Appeals')
    await shown(B)
    await choose(user, B, 'Delete')
    expect(await (await question()).findByText(/^Where it is used could not be found out/)).toBeInTheDocument()
    expect((await question()).getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
    repairLine()
    await user.click((await question()).getByRole('button', { name: 'Try again' }))
    expect(await (await question()).findByText('Nothing on the site cites or uses it.')).toBeInTheDocument()
    await confirmDeletion(user)
    expect(await screen.findByText('1 ruling deleted')).toBeInTheDocument()
  })
})
