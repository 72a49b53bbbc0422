import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService, createVisitor, signInStaff, sql } from '../support/backend.ts'
import { failRequests, repairLine } from '../support/backend-line.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const TITLE = 'Wallabies on the move'
let post: string

beforeEach(async () => {
  localStorage.clear()
  const row = { title: TITLE, date: '2026-01-01', category: 'Updates', summary: 'Short.', content: '<p>One.</p>' }
  const { data } = await database.from('news').insert(row).select('id').single().throwOnError()
  post = data.id
})
afterEach(async () => {
  await sql('delete from public.drafts')
  await database.from('news').delete().eq('date', '2026-01-01').throwOnError()
})

const summary = () => screen.findByRole('textbox', { name: 'Summary (required)' })
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const publicSummary = async () =>
  (await createVisitor().from('news').select('summary').eq('id', post).single().throwOnError()).data.summary

describe('TIME-1 a draft', () => {
  it('is kept beside what readers see, listed, opened again, and published', async () => {
    const { user, router } = await renderStaffPage(`/admin/news?edit=${post}`)
    await user.type(await summary(), ' And longer.')
    await user.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('Draft saved')).toBeInTheDocument()
    expect(await screen.findByText(/^Draft of /)).toBeInTheDocument()
    expect(localStorage.getItem(`unsaved ${post}`)).toBeNull()
    expect(await publicSummary()).toBe('Short.')

    await user.click(press('Cancel'))
    expect(await screen.findByRole('cell', { name: 'With a draft' })).toBeInTheDocument()
    await user.click(await screen.findByRole('link', { name: /^Drafts\s*of news posts 1$/ }))
    const list = within(await screen.findByRole('region', { name: 'Drafts of news posts' }))
    expect(list.getByRole('listitem')).toHaveTextContent(/Wallabies on the move\s*yours, /)
    await user.click(list.getByRole('link', { name: TITLE }))
    await waitFor(async () => expect(await summary()).toHaveValue('Short. And longer.'))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(async () => expect(await publicSummary()).toBe('Short. And longer.'))
    await waitFor(() => expect(router.state.location.search).not.toContain('edit'))
    const { data } = await database.from('drafts').select('is_removed').throwOnError()
    expect(data).toEqual([{ is_removed: true }])
  })

  it('is made of what was typed and never saved, at one press', async () => {
    const { user, router } = await renderStaffPage(`/admin/news?edit=${post}`)
    await user.type(await summary(), ' Typed.')
    await waitFor(() => expect(Object.keys(localStorage).some((name) => name.startsWith('unsaved '))).toBe(true))
    await router.navigate('/admin/news')
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await user.click(await screen.findByRole('link', { name: TITLE }))
    await user.click(await screen.findByRole('button', { name: 'Save it as a draft' }))
    expect(await screen.findByText('Draft saved')).toBeInTheDocument()
    const { data } = await database.from('drafts').select('row').throwOnError()
    expect(data).toEqual([{ row: { summary: 'Short. Typed.' } }])
    expect(Object.keys(localStorage).some((name) => name.startsWith('unsaved '))).toBe(false)
  })

  it('is published in one step: refused, it waits, nothing is changed, and the reason is said', async () => {
    const { user, router } = await renderStaffPage(`/admin/news?edit=${post}`)
    await user.type(await summary(), ' And longer.')
    await user.click(press(/^Save draft/))
    await screen.findByText('Draft saved')
    const state = () => sql('select is_waiting, version is not null as is_in_history from public.drafts')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    failRequests('rpc/publish_draft')
    // The notice comes before the button is done with saving.
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Failed to update news')).toBeInTheDocument()
    expect(await publicSummary()).toBe('Short.')
    expect(await state()).toEqual([{ is_waiting: true, is_in_history: false }])
    // Nothing about the drafts is asked for beside.
    failRequests('drafts')
    await user.click(press('Publish'))
    await waitFor(() => expect(router.state.location.search).not.toContain('edit'))
    expect(await publicSummary()).toBe('Short. And longer.')
    expect(await state()).toEqual([{ is_waiting: false, is_in_history: true }])
    await user.click(await screen.findByRole('button', { name: /^Put back what was there/ }))
    expect(await screen.findByText('Undone')).toBeInTheDocument()
    expect(await state()).toEqual([{ is_waiting: true, is_in_history: false }])
    expect(await publicSummary()).toBe('Short.')
  })

  it('may begin a new text, half written; what is wrong in it is pointed out all the same', async () => {
    const { user } = await renderStaffPage('/admin/news?edit=new')
    await user.type(await summary(), 'Only this.')
    await user.click(press(/^Save draft/))
    expect(await screen.findByText('Draft saved')).toBeInTheDocument()
    const { data } = await database.from('drafts').select('row_id, row').single().throwOnError()
    expect(data).toMatchObject({ row_id: null, row: { title: '', summary: 'Only this.' } })
    await user.click(press('Publish'))
    expect(await screen.findByRole('link', { name: 'Title is required' })).toBeInTheDocument()
    await user.click(screen.getByRole('textbox', { name: 'Title (required)' }))
    await user.paste('x'.repeat(6000))
    await user.click(press(/^Save draft/))
    expect(await screen.findByRole('link', { name: /^Title must be [\d,]+ characters or fewer/ })).toBeInTheDocument()
  })

  it('of a colleague is gone on with by whoever opens the text, and told whose it is: there is one, and one is published', async () => {
    const colleague = await signInStaff()
    const { data: row } = await colleague.from('news').select('updated_at').eq('id', post).single().throwOnError()
    await sql(
      `insert into public.drafts (table_name, row_id, "row", based_on, written_by, written_by_email)
        values ('news', $1, '{"summary": "Theirs."}', $2, gen_random_uuid(), 'dana@example.com')`,
      [post, row.updated_at],
    )
    const { user } = await renderStaffPage(`/admin/news?edit=${post}`)
    await waitFor(async () => expect(await summary()).toHaveValue('Theirs.'))
    expect(await screen.findByText('Draft of dana@example.com')).toBeInTheDocument()
    expect(screen.getByText('dana@example.com, open here')).toBeInTheDocument()
    await user.type(await summary(), ' And mine.')
    await user.click(press(/^Save draft/))
    expect(await screen.findByText('Yours, open here')).toBeInTheDocument()
    expect(screen.queryByText('Draft of dana@example.com')).toBeNull()
    const { data } = await database.from('drafts').select('row').throwOnError()
    expect(data).toEqual([{ row: { summary: 'Theirs. And mine.' } }])
  })

  it('of a new text is published once, whoever opens it, and not without what was written in it meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const values = {
      title: 'Numbats',
      date: '2026-01-01',
      category: 'Updates',
      summary: 'Theirs.',
      content: '<p>x</p>',
    }
    const [draft] = await sql<{ id: string }>(
      `insert into public.drafts (table_name, "row", written_by) values ('news', $1, gen_random_uuid()) returning id`,
      [JSON.stringify(values)],
    )
    const { user } = await renderStaffPage(`/admin/news?edit=new&draft=${draft?.id}`)
    await waitFor(async () => expect(await summary()).toHaveValue('Theirs.'))
    await user.type(await summary(), ' And mine.')
    await sql(
      `update public.drafts set "row" = "row" || '{"title": "Numbats and quokkas"}', written_at = clock_timestamp()`,
    )
    await user.click(press('Publish'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Two versions of this news post' }))
    await user.click(dialog.getByRole('button', { name: 'Save the result' }))
    expect(await screen.findByText('News post added')).toBeInTheDocument()
    expect(
      await sql('select title, summary from public.news where date = $1 and title ~ $2', ['2026-01-01', '^Numb']),
    ).toEqual([{ title: 'Numbats and quokkas', summary: 'Theirs. And mine.' }])
    expect(await sql('select from public.drafts where is_waiting')).toEqual([])
  })

  it('that a colleague has begun of the same text meanwhile is shown beside what was typed, and there is one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await renderStaffPage(`/admin/news?edit=${post}`)
    await user.type(await summary(), ' Mine.')
    await sql(
      `insert into public.drafts (table_name, row_id, "row", based_on, written_by, written_by_email)
        select 'news', id, '{"title": "Theirs"}', updated_at, gen_random_uuid(), 'dana@example.com'
        from public.news where id = $1`,
      [post],
    )
    await user.click(press(/^Save draft/))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Two versions of this news post' }))
    await user.click(dialog.getByRole('button', { name: 'Save the result' }))
    expect(await screen.findByText('Draft saved')).toBeInTheDocument()
    expect(await sql('select "row" from public.drafts where is_waiting')).toEqual([
      { row: { title: 'Theirs', summary: 'Short. Mine.' } },
    ])
  })

  it('that is older than the text is a conflict when it is published, and overwrites nothing', async () => {
    const staff = await signInStaff()
    const { data: row } = await staff.from('news').select('updated_at').eq('id', post).single().throwOnError()
    const asked = { list: 'news', new_values: { summary: 'Drafted.' }, row_id: post, based_on: row.updated_at }
    const { data: draft } = await staff.rpc('save_draft', asked).single().throwOnError()
    await staff.from('news').update({ summary: 'Changed since.' }).eq('id', post).throwOnError()
    const { user } = await renderStaffPage(`/admin/news?edit=${post}&draft=${draft.id}`)
    await waitFor(async () => expect(await summary()).toHaveValue('Drafted.'))
    expect(await screen.findByText(/^It was changed or deleted after this was begun\./)).toBeInTheDocument()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await user.click(press('Publish'))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/Changed since\./)).toBeInTheDocument()
    expect(await publicSummary()).toBe('Changed since.')
  })

  it('is discarded at one press, and put back', async () => {
    const staff = await signInStaff()
    await staff.rpc('save_draft', { list: 'news', new_values: { title: 'Half', date: '2026-01-01' } }).throwOnError()
    const { user } = await renderStaffPage('/admin/news?view=drafts')
    await user.click(await screen.findByRole('button', { name: /^Discard\s*Half$/ }))
    expect(await screen.findByText(/^There are no drafts of news posts/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByRole('link', { name: 'Half' })).toBeInTheDocument()
  })

  it('of a colleague is discarded after a question, stands among what was deleted, and is put back', async () => {
    await sql(
      `insert into public.drafts (table_name, "row", written_by, written_by_email)
        values ('news', '{"title": "Half"}', gen_random_uuid(), 'dana@example.com')`,
    )
    const { user } = await renderStaffPage('/admin/news?view=drafts')
    await user.click(await screen.findByRole('button', { name: /^Discard\s*Half$/ }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard the draft?' }))
    expect(question.getByText(/dana@example\.com wrote in it last, .* and is told\./)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Keep it' }))
    await user.click(await screen.findByRole('button', { name: /^Discard\s*Half$/ }))
    await user.click(await screen.findByRole('button', { name: 'Discard, and tell them' }))
    expect(await screen.findByText(/^There are no drafts of news posts/)).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: /^Deleted\s*news posts/ }))
    const discarded = within(await screen.findByRole('region', { name: 'Discarded drafts' }))
    expect(discarded.getByRole('listitem')).toHaveTextContent(/Half draft of dana@example\.com, discarded .* by /)
    await user.click(discarded.getByRole('button', { name: /^Put back\s*Half$/ }))
    expect(await screen.findByText('Draft put back')).toBeInTheDocument()
    expect(await sql('select from public.drafts where is_waiting')).toHaveLength(1)
  })

  it('that a colleague discarded is told on the dashboard of whoever wrote it, and put back there', async () => {
    const staff = await signInStaff()
    await staff.rpc('save_draft', { list: 'news', new_values: { title: 'Half' } }).throwOnError()
    await sql('update public.drafts set is_removed = true')
    await sql('update public.drafts set removed_by = gen_random_uuid()')
    const { user } = await renderStaffPage('/admin')
    const told = within(await screen.findByRole('region', { name: 'Your drafts that a colleague discarded' }))
    await user.click(told.getByRole('button', { name: /^Put back\s*Half$/ }))
    expect(await screen.findByText('Draft put back')).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your drafts that a colleague discarded' })).toBeNull(),
    )
  })

  it('TIME-2 is put back without a day that has begun meanwhile, and that is said', async () => {
    const staff = await signInStaff()
    const values = { title: 'Half', date: '2026-01-01', category: 'Updates', summary: 'x', content: 'x' }
    await staff.rpc('save_draft', { list: 'news', new_values: values, publish_on: '2999-01-01' }).throwOnError()
    const { user } = await renderStaffPage('/admin/news?view=drafts')
    await user.click(await screen.findByRole('button', { name: /^Discard\s*Half$/ }))
    await screen.findByText('Draft discarded')
    await sql('update public.drafts set publish_on = private.today()')
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    const line = (await screen.findByText('Draft put back')).closest('[role=status]')
    expect(line).toHaveTextContent(/Its day has begun, so it is put back without one/)
    expect((await staff.rpc('publish_due').throwOnError()).data).toBe(0)
  })

  it('that is gone, or cannot be read, is said, and what is typed is kept when it cannot be saved', async () => {
    const { user } = await renderStaffPage(`/admin/news?edit=${post}&draft=00000000-0000-4000-8000-000000000000`)
    expect(await screen.findByText(/^This draft is not there any more/)).toBeInTheDocument()
    await user.click(press('Close'))
    await user.click(await screen.findByRole('link', { name: TITLE }))
    await user.type(await summary(), ' Kept.')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    failRequests('rpc/save_draft')
    await user.click(press(/^Save draft/))
    expect(await screen.findByText('Failed to save the draft')).toBeInTheDocument()
    expect(await summary()).toHaveValue('Short. Kept.')
    repairLine()
    await user.click(press(/^Save draft/))
    expect(await screen.findByText('Draft saved')).toBeInTheDocument()
  })
})

describe('TIME-2 a day', () => {
  it('is set for a text, shown in the calendar, and refused where it has passed', async () => {
    const { user, router } = await renderStaffPage(`/admin/news?edit=${post}`)
    await user.type(await summary(), ' From May.')
    await user.click(press('Publish on…'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Publish on…' }))
    await user.type(sheet.getByLabelText('Day'), '2020-05-01')
    await user.click(sheet.getByRole('button', { name: 'Set for 1 May 2020' }))
    // ACC-2: in a summary that leads to the field, and there, with the focus
    expect(sheet.getByRole('link', { name: 'Choose a day after today, or publish it now' })).toBeVisible()
    expect(sheet.getByLabelText('Day')).toHaveAccessibleDescription(/^Choose a day after today, or publish it now/)
    expect(sheet.getByLabelText('Day')).toHaveFocus()
    expect(document.title).toMatch(/^Error: /)
    await user.clear(sheet.getByLabelText('Day'))
    await user.type(sheet.getByLabelText('Day'), '2999-05-01')
    expect(sheet.getByText(/^Readers see the date of the text, 1 January 2026\./)).toBeInTheDocument()
    await user.click(sheet.getByRole('button', { name: 'Set for 1 May 2999' }))
    const line = (await screen.findByText('Set')).closest('[role=status]')
    expect(line).toHaveTextContent(/^Set \d\d:\d\d\. Readers see it from 1 May 2999, 00:00 in Israel\. Calendar/)
    expect(await publicSummary()).toBe('Short.')
    await router.navigate('/admin/calendar')
    const day = within(await screen.findByRole('region', { name: '1 May 2999' }))
    expect(day.getByRole('listitem')).toHaveTextContent(/^News post\s*Wallabies on the move\s*yours/)
    await user.click(press(/^Undo/))
    expect(await screen.findByText('Not set any more')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('region', { name: '1 May 2999' })).toBeNull())
    expect(await screen.findByRole('link', { name: 'Wallabies on the move' })).toBeInTheDocument()
  })

  it('that brought no publication is on top of the dashboard, with the reason', async () => {
    await sql(
      `insert into public.drafts (table_name, "row", publish_on, failure, written_by)
        values ('news', '{"title": "Missed"}', '2020-01-01', 'It was changed.', gen_random_uuid())`,
    )
    await renderStaffPage('/admin')
    const group = within(await screen.findByRole('region', { name: 'Did not go live' }))
    expect(group.getByRole('listitem')).toHaveTextContent(/Missed.*It was not published on its day: It was changed\./)
  })
})
