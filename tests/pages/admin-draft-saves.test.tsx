import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService, signInStaff, sql } from '../support/backend.ts'
import { failRequests } from '../support/backend-line.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const POST = 'e0000000-0000-4000-8000-000000000376'
let staff: Awaited<ReturnType<typeof signInStaff>>

const clean = async () => {
  localStorage.clear()
  await sql('delete from public.drafts')
  await database.from('news').delete().eq('id', POST).throwOnError()
}

/** Saves the draft past the form. */
async function keep(summary: string): Promise<void> {
  const { data: row } = await staff.from('news').select('updated_at').eq('id', POST).single().throwOnError()
  const [there] = await sql<{ id: string; stamp: string }>(
    'select id, written_at::text as stamp from public.drafts where is_waiting',
  )
  const asked = { list: 'news', new_values: { summary }, row_id: POST, based_on: row.updated_at }
  await staff.rpc('save_draft', { ...asked, ...(there && { draft: there.id, stamp: there.stamp }) }).throwOnError()
}

beforeEach(async () => {
  await clean()
  const post = { title: 'Bettongs', date: '1951-01-01', category: 'Updates', summary: 'One.', content: '<p>x</p>' }
  await database
    .from('news')
    .insert({ id: POST, ...post })
    .throwOnError()
  staff = await signInStaff()
  await keep('Two.')
  // A colleague's, and mine after it.
  await sql(`update public.draft_saves set written_by = gen_random_uuid(), written_by_email = 'dana@example.com'`)
  await keep('Three.')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await clean()
})

const summary = () => screen.findByRole('textbox', { name: 'Summary (required)' })
const saves = async () => {
  const heading = await screen.findByRole('heading', { name: 'Saves of this draft' })
  const list = await within(heading.parentElement as HTMLElement).findByRole('list')
  return within(list).findAllByRole('listitem')
}
const open = async (words = 'Three.') => {
  const page = await renderStaffPage(`/admin/news?edit=${POST}`)
  await waitFor(async () => expect(await summary()).toHaveValue(words))
  return page
}
const drafted = async () =>
  (await sql<{ row: object }>('select "row" from public.drafts where is_waiting')).map(({ row }) => row)
const restore = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /^Restore\s*the save of / }))
  const asked = within(
    await screen.findByRole('alertdialog', { name: /^Restore the draft as dana@example\.com saved/ }),
  )
  await user.click(asked.getByRole('button', { name: 'Restore' }))
  return asked
}

describe('TIME-1 the saves of a draft', () => {
  it('stand beside it with who wrote each, and what each has changed', async () => {
    const { user } = await open()
    const [latest, first] = await saves()
    expect(latest).toHaveTextContent(/, as it is now\s*Compare/)
    expect(first).toHaveTextContent(/dana@example\.com\s*Compare\s*the save of .+Restore/)
    await user.click(within(first as HTMLElement).getByRole('button', { name: /^Compare\s*the save of / }))
    const compared = within(await screen.findByRole('dialog', { name: /^The save of / }))
    expect((await compared.findByText('One')).closest('del')).not.toBeNull()
    expect(compared.getByText('Two').closest('ins')).not.toBeNull()
  })

  it('are restored into the draft and its form, as a save more, and are gone on with', async () => {
    const { user } = await open()
    await restore(user)
    expect(await screen.findByText('Draft restored')).toBeInTheDocument()
    await waitFor(async () => expect(await summary()).toHaveValue('Two.'))
    expect(await drafted()).toEqual([{ summary: 'Two.' }])
    await waitFor(async () => expect(await saves()).toHaveLength(3))
    await user.type(await summary(), ' And more.')
    await user.click(await screen.findByRole('button', { name: /^Save draft/ }))
    expect(await screen.findByText('Draft saved')).toBeInTheDocument()
    expect(await drafted()).toEqual([{ summary: 'Two. And more.' }])
  })

  it('leave what is typed where it is, and the next save shows both', async () => {
    const { user } = await open()
    await user.type(await summary(), ' Typed.')
    await restore(user)
    expect(await screen.findByText('Draft restored')).toBeInTheDocument()
    expect(await summary()).toHaveValue('Three. Typed.')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await user.click(await screen.findByRole('button', { name: /^Save draft/ }))
    expect(await screen.findByRole('alertdialog', { name: 'Two versions of this news post' })).toBeInTheDocument()
    expect(await drafted()).toEqual([{ summary: 'Two.' }])
  })

  it('take no place of what a colleague has written meanwhile, which is said where it was asked', async () => {
    const { user } = await open()
    await saves()
    await sql(`update public.drafts set "row" = '{"summary": "Theirs."}', written_at = clock_timestamp(),
      written_by = gen_random_uuid(), written_by_email = 'dana@example.com'`)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const asked = await restore(user)
    expect(await asked.findByText(/^dana@example\.com has changed the draft of this text meanwhile\./)).toBeVisible()
    expect(await drafted()).toEqual([{ summary: 'Theirs.' }])
  })

  it('are asked for again where they could not be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    failRequests('draft_saves')
    await open()
    expect(await screen.findByText(/^Failed to fetch the saves of the draft/)).toBeInTheDocument()
  })
})
