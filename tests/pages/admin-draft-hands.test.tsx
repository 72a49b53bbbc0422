import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService, signInStaff, sql } from '../support/backend.ts'
import { failRequests } from '../support/backend-line.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const POST = 'e0000000-0000-4000-8000-000000000378'

const clean = async () => {
  localStorage.clear()
  await sql('delete from public.drafts')
  await sql('delete from private.draft_hands')
  await database.from('news').delete().eq('id', POST).throwOnError()
}
beforeEach(async () => {
  await clean()
  const post = { title: 'Kowaris', date: '1951-01-01', category: 'Updates', summary: 'One.', content: '<p>x</p>' }
  await database
    .from('news')
    .insert({ id: POST, ...post })
    .throwOnError()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await clean()
})

const summary = () => screen.findByRole('textbox', { name: 'Summary (required)' })
const open = async (words: string) => {
  const page = await renderStaffPage(`/admin/news?edit=${POST}`)
  await waitFor(async () => expect(await summary()).toHaveValue(words))
  return page
}
const DANA = '99999999-0000-4000-8000-000000000378'

/** A colleague types in the post's form, for as long as a test may take. */
const write = () =>
  sql(
    `insert into private.draft_hands (of_text, member, member_email, seen_at)
      values (array[$1::uuid], $2, 'dana@example.com', now() + interval '1 hour')`,
    [POST, DANA],
  )
/** And takes over by it. */
async function takeOver(): Promise<void> {
  await write()
  await sql('update private.draft_hands set taken_by = $1 where member <> $1', [DANA])
}
/** The colleague's form has saved what it held, and is read only. */
async function giveWay(words: string): Promise<void> {
  const staff = await signInStaff()
  const { data: row } = await staff.from('news').select('updated_at').eq('id', POST).single().throwOnError()
  const asked = { list: 'news', new_values: { summary: words }, row_id: POST, based_on: row.updated_at }
  await staff.rpc('save_draft', asked).throwOnError()
  await sql(`delete from private.draft_hands where member_email = 'dana@example.com'`)
}
const hands = async () =>
  (
    await sql<{ name: string; is_taken: boolean }>(
      'select member_email as name, taken_by is not null as is_taken from private.draft_hands order by member_email',
    )
  ).map(({ name, is_taken }) => `${name}${is_taken ? ', taken over' : ''}`)
const drafted = async () =>
  (await sql<{ row: object }>('select "row" from public.drafts where is_waiting')).map(({ row }) => row)
const ME = 'admin@example.com'

describe('TIME-1 two who write in one text', () => {
  it('are told of each other; who has typed is known to others until the form is left', async () => {
    await write()
    const { user } = await open('One.')
    expect(await screen.findByText('dana@example.com is writing in this text now.')).toBeInTheDocument()
    expect(await hands()).toEqual(['dana@example.com'])
    await user.type(await summary(), ' Two.')
    await waitFor(async () => expect(await hands()).toContain(ME))
    await user.click(await screen.findByRole('button', { name: /^Save draft/ }))
    expect(await screen.findByText('Draft saved')).toBeInTheDocument()
    expect(await drafted()).toEqual([{ summary: 'One. Two.' }])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(async () => expect(await hands()).toEqual(['dana@example.com']))
  })

  it('say nothing wrong while it cannot be known', async () => {
    await write()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    failRequests('rpc/who_writes')
    const { user } = await open('One.')
    await user.type(await summary(), ' Two.')
    await user.click(await screen.findByRole('button', { name: /^Save draft/ }))
    expect(await screen.findByText('Draft saved')).toBeInTheDocument()
    expect(screen.queryByText(/is writing in this text now/)).toBeNull()
    expect(screen.queryByText(/^Failed/)).toBeNull()
  })

  it('take over from each other: their words are saved first, and stand in the form then', async () => {
    await write()
    const { user } = await open('One.')
    await user.click(await screen.findByRole('button', { name: 'Take over…' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Take over from dana@example.com?' }))
    await user.click(asked.getByRole('button', { name: 'Take over' }))
    await waitFor(async () => expect(await hands()).toEqual([ME, 'dana@example.com, taken over']))
    expect(asked.getByRole('button', { name: 'Take over' })).toHaveAttribute('aria-disabled', 'true')
    await giveWay('Theirs.')
    await waitFor(async () => expect(await summary()).toHaveValue('Theirs.'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Take over…' })).toBeNull()
    await user.type(await summary(), ' Mine.')
    await user.click(await screen.findByRole('button', { name: /^Save draft/ }))
    await waitFor(async () => expect(await drafted()).toEqual([{ summary: 'Theirs. Mine.' }]))
  })

  it('keep their words when somebody takes over, only read then, and take over again', async () => {
    const { user } = await open('One.')
    await user.type(await summary(), ' Mine.')
    await waitFor(async () => expect(await hands()).toEqual([ME]))
    await takeOver()
    expect(await screen.findByText('dana@example.com has taken over; your words are kept')).toBeInTheDocument()
    await waitFor(async () => expect(await drafted()).toEqual([{ summary: 'One. Mine.' }]))
    expect(await summary()).toHaveAttribute('readonly')
    // They are gone for their colleague once all is saved, who writes on.
    await waitFor(async () => expect(await hands()).toEqual(['dana@example.com']))
    await sql(`update public.drafts set "row" = '{"summary": "Theirs."}', written_at = clock_timestamp(),
      written_by = gen_random_uuid(), written_by_email = 'dana@example.com'`)
    await sql('delete from private.draft_hands')
    await user.click(screen.getByRole('button', { name: 'Take over…' }))
    await user.click(await screen.findByRole('button', { name: 'Take over' }))
    await waitFor(async () => expect(await summary()).toHaveValue('Theirs.'))
    expect(await summary()).not.toHaveAttribute('readonly')
  })

  it('are named before the draft is discarded, also one’s own', async () => {
    const discard = { name: /^Discard\s*Kowaris$/ }
    const asked = async () => within(await screen.findByRole('alertdialog', { name: 'Discard the draft?' }))
    await giveWay('Mine.')
    await write()
    const { user } = await renderStaffPage('/admin/news?view=drafts')
    await user.click(await screen.findByRole('button', discard))
    const question = await asked()
    expect(question.getByText(/^dana@example\.com is writing in it now; what is not saved yet stays/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Keep it' }))
    expect(await drafted()).toHaveLength(1)
    await user.click(screen.getByRole('button', discard))
    await user.click((await asked()).getByRole('button', { name: 'Discard' }))
    expect(await screen.findByText('Draft discarded')).toBeInTheDocument()
    expect(await drafted()).toEqual([])
  })

  it('say nothing of it where that cannot be known: one’s own draft is discarded at one press', async () => {
    await giveWay('Mine.')
    await write()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    failRequests('rpc/who_writes')
    const { user } = await renderStaffPage('/admin/news?view=drafts')
    await user.click(await screen.findByRole('button', { name: /^Discard\s*Kowaris$/ }))
    expect(await screen.findByText('Draft discarded')).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keep them in this browser where they cannot be saved', async () => {
    const { user } = await open('One.')
    await user.type(await summary(), ' Mine.')
    await waitFor(async () => expect(await hands()).toEqual([ME]))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    failRequests('rpc/save_draft')
    await takeOver()
    expect(await screen.findByText(/^Failed to save the draft/)).toBeInTheDocument()
    expect(screen.getByText(/your words are kept$/).parentElement).toHaveTextContent(/kept in this browser\./)
    expect(await summary()).toHaveValue('One. Mine.')
    expect(await summary()).toHaveAttribute('readonly')
    expect(Object.keys(localStorage).filter((name) => name.startsWith('unsaved '))).toHaveLength(1)
  })
})
