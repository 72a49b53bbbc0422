import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createService, signInStaff, sql } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const CHAPTER = 'a0000000-0000-4000-8000-000000000385'
const SECTION = 'b0000000-0000-4000-8000-000000000385'
const AMENDMENT = 'd0000000-0000-4000-8000-000000000385'

beforeEach(async () => {
  localStorage.clear()
  const chapter = { id: CHAPTER, title: 'Chapter of potoroos', type: 'booking-rules', order: 900 }
  await database.from('chapters').insert(chapter).throwOnError()
  const section = { id: SECTION, chapter_id: CHAPTER, title: '9385. Potoroos', content: '<p>One.</p>', order: 1 }
  await database.from('sections').insert(section).throwOnError()
  await database.from('amendments').insert({ id: AMENDMENT, title: 'Potoroo order', day: '2999-01-01' }).throwOnError()
})
afterEach(async () => {
  await sql('delete from public.drafts')
  await sql('update public.amendments set set_at = null where id = $1', [AMENDMENT])
  await database.from('amendments').delete().eq('id', AMENDMENT).throwOnError()
  await database.from('chapters').delete().eq('id', CHAPTER).throwOnError()
})

const field = (name: string) => screen.findByRole('textbox', { name })
const press = (name: string | RegExp) => screen.findByRole('button', { name })
const open = () => renderStaffPage(`/admin/chapters?type=booking-rules&open=${CHAPTER}&section-edit=${SECTION}`)

/** Lets the amendment change the section, and be set for its day. */
async function plan(new_values: Record<string, string>) {
  const staff = await signInStaff()
  const { data: row } = await staff.from('sections').select('updated_at').eq('id', SECTION).single().throwOnError()
  const asked = { list: 'sections', new_values, row_id: SECTION, based_on: row.updated_at, is_ready: true }
  await staff.rpc('save_draft', { ...asked, amendment: AMENDMENT }).throwOnError()
  const { data } = await staff.from('amendments').select('updated_at').eq('id', AMENDMENT).single().throwOnError()
  await staff.rpc('step_amendment', { amendment: AMENDMENT, step: 'set', stamp: data.updated_at }).throwOnError()
}
/** Both texts, and whether the amendment's stands on the section as it is. */
const texts = async () => {
  const [found] = await sql(
    `select s.title, s.notice, d."row", d.based_on = s.updated_at as is_on_top
      from public.sections as s join public.drafts as d on d.row_id = s.id where s.id = $1`,
    [SECTION],
  )
  return found
}

it('TIME-3 a section with a change to come says so, and both ways wait until it is said which text is corrected', async () => {
  await plan({ title: '9385. Potoroos from 2999' })
  const { user } = await open()
  await user.type(await field('Notice at its head (optional)'), 'Mended.')
  const question = within(
    await screen.findByRole('group', { name: /^From 1 January 2999 this section reads differently: Potoroo order\./ }),
  )
  for (const choice of question.getAllByRole('radio')) expect(choice).not.toBeChecked()
  const ways = [await press('Correct our text'), await press('The law changes from…')]
  for (const way of ways) {
    expect(way).toHaveAttribute('aria-disabled', 'true')
    expect(way).toHaveAccessibleDescription(/First say at the head which text you correct\.$/)
  }
  expect(screen.getByRole('link', { name: 'Open the coming one' })).toHaveAttribute(
    'href',
    expect.stringContaining('section-draft='),
  )
  await user.click(question.getByRole('radio', { name: /^This text/ }))
  for (const way of ways) expect(way).not.toHaveAttribute('aria-disabled')
  await user.click(await press('Correct our text'))
  await waitFor(async () =>
    expect(await texts()).toEqual({
      title: '9385. Potoroos',
      notice: 'Mended.',
      row: { title: '9385. Potoroos from 2999' },
      is_on_top: true,
    }),
  )
})

it('TIME-3 both texts are corrected at once; what reads differently in the coming one is left there, and told', async () => {
  await plan({ title: '9385. Potoroos from 2999', notice: 'From 2999.' })
  const { user } = await open()
  await user.click(await screen.findByRole('radio', { name: /^Both/ }))
  expect(await press('The law changes from…')).toHaveAttribute('aria-disabled', 'true')
  await user.type(await field('Notice at its head (optional)'), 'Mended.')
  await user.click(await press('Correct both texts'))
  expect(
    await screen.findByText('Notice at its head reads differently in the text to come, and is left there as it was.'),
  ).toBeInTheDocument()
  expect(await texts()).toEqual({
    title: '9385. Potoroos',
    notice: 'Mended.',
    row: { title: '9385. Potoroos from 2999', notice: 'From 2999.' },
    is_on_top: true,
  })
})

it('TIME-3 a change that a colleague has made meanwhile is asked about, and what was typed is kept', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await open()
  await user.type(await field('Notice at its head (optional)'), 'Mended.')
  await plan({ title: '9385. Potoroos from 2999' })
  await user.click(await press('Correct our text'))
  expect(await screen.findByText(/^This section has a change to come\./)).toBeInTheDocument()
  await user.click(await screen.findByRole('radio', { name: /^Both/ }))
  await user.click(await press('Correct both texts'))
  await waitFor(async () => expect(await texts()).toMatchObject({ notice: 'Mended.', is_on_top: true }))
})
