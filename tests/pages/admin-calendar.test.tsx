import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createService, createVisitor, sql } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'
import { STAFF } from '../support/users.ts'

const database = createService()

/** Who the tests sign in as, as SQL. */
const ME = `(select id from auth.users where email = '${STAFF.email}')`

beforeEach(async () => {
  await sql(
    `insert into public.drafts (table_name, "row", publish_on, failure, written_by) values
      ('news', '{"title": "Missed bilbies"}', '2020-01-01', 'It was changed.', gen_random_uuid()),
      ('news', '{"title": "Bilbies in May"}', '2999-05-01', null, gen_random_uuid()),
      ('terms', '{"term": "Bilby"}', null, null, ${ME})`,
  )
})
afterEach(async () => {
  await sql('delete from public.drafts')
  await database.from('news').delete().eq('date', '2026-01-03').throwOnError()
})

const regions = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
const group = async (name: string) => within(await screen.findByRole('region', { name }))

describe('TIME-2 the calendar', () => {
  it('has first what failed, then days, then what has no day; months lead to the days', async () => {
    const { user } = await renderStaffPage('/admin/calendar')
    expect((await group('Did not go live')).getByRole('listitem')).toHaveTextContent(/Missed bilbies/)
    expect((await group('1 May 2999')).getByRole('listitem')).toHaveTextContent(/Bilbies in May/)
    expect((await group('No day yet')).getByRole('listitem')).toHaveTextContent(/Bilby/)
    expect(regions()[0]).toBe('Did not go live')
    expect(regions().at(-1)).toBe('No day yet')
    await user.click(screen.getByRole('button', { name: '1 May 2999: 1 text', hidden: true }))
    expect(screen.getByRole('heading', { name: '1 May 2999' })).toHaveFocus()
  })

  it('goes by J and K from line to line, and by D to a day, or to the next one that has lines', async () => {
    const { user } = await renderStaffPage('/admin/calendar')
    await group('1 May 2999')
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: 'Missed bilbies' })).toHaveFocus()
    await user.keyboard('k')
    expect(screen.getByRole('link', { name: 'Missed bilbies' })).toHaveFocus()
    await user.keyboard('d')
    const sheet = within(await screen.findByRole('dialog', { name: 'Go to a day' }))
    await user.click(sheet.getByRole('button', { name: 'Go' }))
    expect(sheet.getByRole('link', { name: 'Choose a day' })).toBeVisible()
    await user.type(sheet.getByLabelText('Day'), '2999-05-02')
    await user.click(sheet.getByRole('button', { name: 'Go' }))
    expect(sheet.getByLabelText('Day')).toHaveAccessibleDescription('Nothing stands at that day or later')
    await user.clear(sheet.getByLabelText('Day'))
    await user.type(sheet.getByLabelText('Day'), '2999-04-30')
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { name: '1 May 2999' })).toHaveFocus()
  })

  it('is narrowed to a kind, or to what is mine, and says what waits for somebody', async () => {
    const { user, router } = await renderStaffPage('/admin/calendar')
    await group('1 May 2999')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind:' }), 'Term')
    await group('No day yet')
    expect(screen.queryByRole('region', { name: '1 May 2999' })).toBeNull()
    expect(router.state.location.search).toBe('?kind=term')
    await router.navigate(-1)
    await group('1 May 2999')
    await router.navigate('/admin/calendar?by=me')
    await waitFor(() => expect(screen.queryAllByText('Bilbies in May')).toEqual([]))
    await group('No day yet')
    await router.navigate('/admin/calendar')
    await user.click(await screen.findByRole('link', { name: 'Waits for you 1' }))
    await group('Did not go live')
    expect(screen.queryByText('Bilby')).toBeNull()
  })

  it('tells what went live lately by itself, with the way back', async () => {
    await sql(`update public.drafts set publish_on = private.today(),
      "row" = '{"title": "Bilbies today", "date": "2026-01-03", "category": "Updates", "summary": "x", "content": "x"}',
      written_by = ${ME} where "row" ->> 'title' = 'Bilbies in May'`)
    await sql('select public.publish_due()')
    const { user } = await renderStaffPage('/admin/calendar')
    await user.click(await screen.findByRole('link', { name: 'Went live 1' }))
    const link = await screen.findByRole('link', { name: 'Bilbies today' })
    expect(link.closest('li')).toHaveTextContent(/^News post\s*Bilbies today went live .+, yours/)
    await user.click(screen.getByRole('button', { name: /^Take back…\s*Bilbies today$/ }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Take back “Bilbies today”?' }))
    await user.click(question.getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(link).not.toBeInTheDocument())
    const { data } = await createVisitor().from('news').select('id').eq('title', 'Bilbies today').throwOnError()
    expect(data).toEqual([])
    const [draft] = await sql<{ is_waiting: boolean }>(
      `select is_waiting from public.drafts where "row" ->> 'title' = 'Bilbies today'`,
    )
    expect(draft?.is_waiting).toBe(true)
  })

  it('takes an amendment back that went live', async () => {
    await sql(`insert into public.amendments (title, day, set_at, in_force_at)
      values ('Quokka order', '2020-01-01', now(), now())`)
    try {
      const { user } = await renderStaffPage('/admin/calendar')
      await user.click(await screen.findByRole('link', { name: /^Went live/ }))
      await user.click(await screen.findByRole('button', { name: /^Take back…\s*Quokka order$/ }))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }))
      const state = async () =>
        (await sql<{ state: string }>(`select state from public.amendments where title = 'Quokka order'`))[0]?.state
      await waitFor(async () => expect(await state()).toBe('taken back'))
    } finally {
      await sql(`update public.amendments set set_at = null, in_force_at = null where title = 'Quokka order'`)
      await sql(`delete from public.amendments where title = 'Quokka order'`)
    }
  })
})
