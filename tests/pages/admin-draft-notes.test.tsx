import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService, signInStaff, sql } from '../support/backend.ts'
import { failRequests, loseAnswers, repairLine } from '../support/backend-line.ts'
import { menu, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const POST = 'e0000000-0000-4000-8000-000000000377'

const clean = async () => {
  localStorage.clear()
  await sql('delete from public.drafts')
  await database.from('news').delete().eq('id', POST).throwOnError()
}

beforeEach(async () => {
  await clean()
  const post = { title: 'Bettongs', date: '1951-01-01', category: 'Updates', summary: 'One.', content: '<p>x</p>' }
  const { data: row } = await database
    .from('news')
    .insert({ id: POST, ...post })
    .select('updated_at')
    .single()
    .throwOnError()
  const staff = await signInStaff()
  const asked = { list: 'news', new_values: { summary: 'Two.' }, row_id: POST, based_on: row.updated_at }
  await staff.rpc('save_draft', asked).throwOnError()
  // A colleague's note.
  await sql(`insert into public.draft_notes (draft_id, words, written_by, written_by_email)
    select id, 'Check the day.', gen_random_uuid(), 'dana@example.com' from public.drafts`)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await clean()
})

const open = async () => {
  const page = await renderStaffPage(`/admin/news?edit=${POST}`)
  await notes()
  return page
}
const notes = async () => {
  const heading = await screen.findByRole('heading', { name: 'Notes on this draft' })
  const list = await within(heading.parentElement as HTMLElement).findByRole('list')
  return within(list).findAllByRole('listitem')
}
const box = () => screen.getByRole('textbox', { name: 'New note, which only staff see' })
const stored = async () =>
  (await sql<{ words: string }>('select words from public.draft_notes order by created_at')).map(({ words }) => words)

describe('TIME-1 TEAM-3 the notes on a draft', () => {
  it('are added where the text is edited, and stand last and as done once they are', async () => {
    const { user } = await open()
    await user.type(box(), 'Ask Noa.{Enter}<b>Today</b>.')
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    await waitFor(async () => expect(await notes()).toHaveLength(2))
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
    expect(await stored()).toEqual(['Check the day.', 'Ask Noa.\n<b>Today</b>.'])
    const [first] = await notes()
    expect(first).toHaveTextContent(/^Check the day\.of dana@example\.com, /)
    await user.click(
      within(first as HTMLElement).getByRole('button', { name: /^Done\s*the note of dana@example\.com/ }),
    )
    await user.click(await screen.findByRole('button', { name: /^Not done\s*the note of dana@example\.com/ }))
    await user.click(await screen.findByRole('button', { name: /^Done\s*the note of dana@example\.com/ }))
    expect(await screen.findByText(/^of dana@example\.com, .+, done$/)).toBeInTheDocument()
    expect((await notes())[1]).toHaveTextContent(/^Check the day\./)
  })

  it('are added by the key that publishes a text, which stays a draft', async () => {
    const { user } = await open()
    await user.type(box(), 'Ask Noa.{Control>}{Enter}{/Control}')
    await waitFor(async () => expect(await notes()).toHaveLength(2))
    expect(await sql('select from public.drafts where is_waiting')).toHaveLength(1)
  })

  it('say what is wrong with them, keep what is typed, and are stored once though sent twice', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    expect(await screen.findByText('Note is required')).toBeInTheDocument()
    await user.click(box())
    await user.paste('x'.repeat(2001))
    expect(await screen.findByText('Note must be 2,000 characters or fewer; it has 2,001')).toBeInTheDocument()
    await user.clear(box())
    await user.paste('Ask\u0007 Noa.')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    loseAnswers('draft_notes')
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    expect(await screen.findByText(/^Failed to add the note\. /)).toBeInTheDocument()
    expect(box()).toHaveValue('Ask\u0007 Noa.')
    repairLine()
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(box()).toHaveValue(''))
    expect(await stored()).toEqual(['Check the day.', 'Ask Noa.'])
  })

  it('are asked about when one is typed and not added, kept in this browser, and back with the form', async () => {
    const { user } = await open()
    await user.type(box(), 'Ask Noa.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const asked = within(await screen.findByRole('alertdialog', { name: /^You have unsaved changes\./ }))
    await user.click(asked.getByRole('button', { name: 'Stay' }))
    expect(box()).toHaveValue('Ask Noa.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await user.click(await screen.findByRole('link', { name: /^Bettongs/ }))
    await notes()
    expect(box()).toHaveValue('Ask Noa.')
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    await waitFor(async () => expect(await notes()).toHaveLength(2))
    expect(Object.keys(localStorage).filter((name) => name.startsWith('unsaved '))).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('cell', { name: 'With a draft' })).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('are asked about when the draft is published while one is typed and not added', async () => {
    const { user } = await open()
    const waiting = () => sql('select from public.drafts where is_waiting')
    await user.type(box(), 'Ask Noa.')
    await user.click(screen.getByRole('button', { name: /^Publish$/ }))
    const asked = within(await screen.findByRole('alertdialog', { name: /^You have typed a note and not added it\./ }))
    await user.click(asked.getByRole('button', { name: 'Stay' }))
    expect(box()).toHaveValue('Ask Noa.')
    expect(await waiting()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /^Publish$/ }))
    await user.click(await screen.findByRole('button', { name: 'Go on without it' }))
    expect(await screen.findByRole('button', { name: /^Put back what was there/ })).toBeInTheDocument()
    expect(await waiting()).toHaveLength(0)
    expect(await stored()).toEqual(['Check the day.'])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('are asked for again where they could not be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    failRequests('draft_notes')
    await renderStaffPage(`/admin/news?edit=${POST}`)
    expect(await screen.findByText(/^Failed to fetch the notes on the draft/)).toBeInTheDocument()
  })

  it('stand on the dashboard of whoever wrote the draft last, until they are done', async () => {
    const { user } = await renderStaffPage('/admin')
    const group = await screen.findByRole('region', { name: 'Notes on your drafts' })
    expect(within(group).getByRole('listitem')).toHaveTextContent(/Bettongs dana@example\.com: ?Check the day\./)
    await user.click(within(group).getByRole('link', { name: 'Bettongs' }))
    await notes()
    await user.click(await screen.findByRole('button', { name: /^Done\s*the note of / }))
    expect(await screen.findByText(/^of dana@example\.com, .+, done$/)).toBeInTheDocument()
    await user.click(menu().getByRole('link', { name: 'Dashboard' }))
    expect(await screen.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeInTheDocument()
    expect(await screen.findByRole('region', { name: 'Drafts' })).toBeInTheDocument()
    const gone = () => expect(screen.queryByRole('region', { name: 'Notes on your drafts' })).not.toBeInTheDocument()
    await waitFor(gone)
  })
})
