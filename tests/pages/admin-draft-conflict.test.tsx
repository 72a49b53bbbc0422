import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService, signInStaff, sql } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const CHAPTER = 'a0000000-0000-4000-8000-000000000375'
const SECTION = 'b0000000-0000-4000-8000-000000000375'
const AMENDMENT = 'd0000000-0000-4000-8000-000000000375'
const POST = 'e0000000-0000-4000-8000-000000000375'

const clean = async () => {
  localStorage.clear()
  await sql('delete from public.drafts')
  await database.from('amendments').delete().eq('id', AMENDMENT).throwOnError()
  await database.from('chapters').delete().eq('id', CHAPTER).throwOnError()
  await database.from('news').delete().eq('id', POST).throwOnError()
}
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await clean()
  const chapter = { id: CHAPTER, title: 'Chapter of potoroos', type: 'booking-rules', order: 900 }
  await database.from('chapters').insert(chapter).throwOnError()
  const section = { id: SECTION, chapter_id: CHAPTER, title: '9375. Potoroos', content: '<p>One.</p>', order: 1 }
  await database.from('sections').insert(section).throwOnError()
  await database.from('amendments').insert({ id: AMENDMENT, title: 'Potoroo order', day: '2999-01-01' }).throwOnError()
  const post = { title: 'Potoroos', date: '1951-01-01', category: 'Updates', summary: 'One.', content: '<p>x</p>' }
  await database
    .from('news')
    .insert({ id: POST, ...post })
    .throwOnError()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await clean()
})

const title = () => screen.findByRole('textbox', { name: 'Title (required)' })
const summary = () => screen.findByRole('textbox', { name: 'Summary (required)' })
const press = (name: string | RegExp) => screen.findByRole('button', { name })
const choice = (place: string, side: 'Theirs' | 'Mine') =>
  within(screen.getByRole('group', { name: place })).getByRole('radio', { name: new RegExp(`^${side}`) })
const save = () => screen.getByRole('button', { name: 'Save the result' })
const drafted = async () =>
  (await sql<{ row: object }>('select "row" from public.drafts where is_waiting order by written_at')).map(
    ({ row }) => row,
  )
const unsaved = () => Object.keys(localStorage).filter((name) => name.startsWith('unsaved '))
const retype = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.type(field, text)
}

/** Keeps a draft past the form. @returns its id */
async function keep(values: Record<string, string>, amendment?: string): Promise<string> {
  const [list, row_id] = amendment ? (['sections', SECTION] as const) : (['news', POST] as const)
  const staff = await signInStaff()
  const { data: row } = await staff.from(list).select('updated_at').eq('id', row_id).single().throwOnError()
  const asked = { list, new_values: values, row_id, based_on: row.updated_at, ...(amendment && { amendment }) }
  const { data } = await staff.rpc('save_draft', asked).single().throwOnError()
  return data.id
}
/** A colleague writes the draft anew. */
const writeAnew = (draft: string, values: object) =>
  sql(
    `update public.drafts set "row" = $2, written_at = clock_timestamp(), written_by_email = 'dana@example.com',
      written_by = case when amendment_id is null then written_by else gen_random_uuid() end where id = $1`,
    [draft, JSON.stringify(values)],
  )

describe('ADM-11 STAFF-4 TIME-3 two who write one change of an amendment', () => {
  const open = async (draft: string) => {
    const at = `type=booking-rules&open=${CHAPTER}&section-edit=${SECTION}&section-draft=${draft}`
    const page = await renderStaffPage(`/admin/chapters?${at}`)
    await waitFor(async () => expect(await title()).toHaveValue('9375. Potoroos, first'))
    return page
  }
  const begin = () => keep({ title: '9375. Potoroos, first' }, AMENDMENT)

  it('see both versions, against what both began from; nothing is overwritten until one is chosen', async () => {
    const draft = await begin()
    const { user } = await open(draft)
    await writeAnew(draft, { title: '9375. Potoroos, theirs', notice: 'Theirs alone.' })
    await retype(user, await title(), '9375. Potoroos, mine')
    await user.click(await press('Ready'))
    await screen.findByRole('alertdialog', { name: 'Two versions of this section' })
    expect(await screen.findByText(/^dana@example\.com saved it on .+, while you were writing\.$/)).toBeInTheDocument()
    expect(choice('Notice at its head', 'Theirs')).toBeChecked()
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    expect(await drafted()).toEqual([{ title: '9375. Potoroos, theirs', notice: 'Theirs alone.' }])
    await user.click(choice('Title', 'Mine'))
    await user.click(save())
    await waitFor(async () =>
      expect(await drafted()).toEqual([{ title: '9375. Potoroos, mine', notice: 'Theirs alone.' }]),
    )
  })

  it('also when what one of them typed is taken up again later', async () => {
    const draft = await begin()
    const first = await open(draft)
    await retype(first.user, await title(), '9375. Potoroos, mine')
    await waitFor(() => expect(unsaved()).toHaveLength(1))
    cleanup()
    await writeAnew(draft, { title: '9375. Potoroos, first', notice: 'Theirs alone.' })
    const { user } = await open(draft)
    expect(await screen.findByText(/It has been saved by somebody since then/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Save it as a draft' })).toBeNull()
    await user.click(await press('Continue with it'))
    await user.click(await press('Ready'))
    await screen.findByRole('alertdialog', { name: 'Two versions of this section' })
    expect(await drafted()).toEqual([{ title: '9375. Potoroos, first', notice: 'Theirs alone.' }])
    await user.click(choice('Notice at its head', 'Theirs'))
    await user.click(choice('Title', 'Mine'))
    await user.click(save())
    await waitFor(async () =>
      expect(await drafted()).toEqual([{ title: '9375. Potoroos, mine', notice: 'Theirs alone.' }]),
    )
  })
})

describe('ADM-11 STAFF-4 TIME-1 one draft that is written in two windows', () => {
  const open = async (draft: string, words: string) => {
    const page = await renderStaffPage(`/admin/news?edit=${POST}&draft=${draft}`)
    await waitFor(async () => expect(await summary()).toHaveValue(words))
    return page
  }

  it('shows both, and what is chosen of them stands in the form and the draft', async () => {
    const draft = await keep({ summary: 'First.' })
    const { user } = await open(draft, 'First.')
    await writeAnew(draft, { summary: 'Theirs.' })
    await retype(user, await summary(), 'Mine.')
    await user.click(await press(/^Save draft/))
    await screen.findByRole('alertdialog', { name: 'Two versions of this news post' })
    expect(await drafted()).toEqual([{ summary: 'Theirs.' }])
    await user.click(choice('Summary', 'Theirs'))
    await user.click(save())
    expect(await screen.findByText('Draft saved')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await summary()).toHaveValue('Theirs.')
    await user.type(await summary(), ' And more.')
    await user.click(await press(/^Save draft/))
    await waitFor(async () => expect(await drafted()).toEqual([{ summary: 'Theirs. And more.' }]))
  })

  it('is not published by an older text that was taken up again, unasked', async () => {
    const draft = await keep({ summary: 'First.' })
    const first = await open(draft, 'First.')
    await retype(first.user, await summary(), 'Mine.')
    await waitFor(() => expect(unsaved()).toHaveLength(1))
    cleanup()
    await writeAnew(draft, { summary: 'Theirs.' })
    const { user } = await open(draft, 'Theirs.')
    await user.click(await press('Continue with it'))
    await user.click(await press('Publish'))
    await screen.findByRole('alertdialog', { name: 'Two versions of this news post' })
    expect(await drafted()).toEqual([{ summary: 'Theirs.' }])
    await user.click(choice('Summary', 'Mine'))
    await user.click(save())
    expect(await press(/^Put back what was there/)).toBeInTheDocument()
    expect(await drafted()).toEqual([])
    expect(await sql('select summary from public.news where id = $1', [POST])).toEqual([{ summary: 'Mine.' }])
  })
})
