import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createService, signInStaff } from '../support/backend.ts'
import { choose, confirmDeletion, renderStaffPage } from '../support/staff-page.tsx'
import { STAFF } from '../support/users.ts'

const database = createService()
const CHAPTER = 'Chapter of wombats'
const SECTION = '9871. Wombats'

const remove = async () => {
  await database.from('chapters').delete().eq('title', CHAPTER).throwOnError()
  await database.from('rulings').delete().eq('title', 'Wombat v. Director').throwOnError()
}
let chapter = ''
beforeEach(async () => {
  await remove()
  const staff = await signInStaff()
  const { data } = await staff
    .from('chapters')
    .insert({ title: CHAPTER, type: 'vat-law', order: 9000 })
    .select('id')
    .single()
    .throwOnError()
  chapter = data.id
  const section = { chapter_id: chapter, title: SECTION, content: '<p>x</p>', order: 1 }
  await staff.from('sections').insert(section).throwOnError()
  await database
    .from('rulings')
    .insert({
      title: 'Wombat v. Director',
      court: 'x',
      date: '1951-01-01',
      summary: 'x',
      content: '<p>Section 9871 of the Law.</p>',
    })
    .throwOnError()
})
afterEach(remove)

const row = (name: string) => screen.findByRole('row', { name })
const open = () => renderStaffPage(`/admin/chapters?q=${encodeURIComponent(CHAPTER)}`)
const [who = ''] = STAFF.email.split('@')

it('STAFF-2 a chapter says how many sections it has, how many texts cite them and who changed it last; so does a section', async () => {
  const { user } = await open()
  const line = within(await row(CHAPTER))
  expect(await line.findByText('1 section')).toBeInTheDocument()
  expect(line.getByRole('cell', { name: '1 text' })).toBeInTheDocument()
  expect(line.getByRole('cell', { name: new RegExp(`^${who} \\d{2}:\\d{2}$`) })).toBeInTheDocument()
  const opener = line.getByRole('button', { name: `Sections ${CHAPTER}` })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await user.click(opener)
  const section = within(await row(SECTION))
  expect(await section.findByRole('cell', { name: '1 text' })).toBeInTheDocument()
  await user.click(opener)
  await waitFor(() => expect(screen.queryByRole('row', { name: SECTION })).not.toBeInTheDocument())
})

it('ADM-2 a section is added from the row of its chapter', async () => {
  const { user } = await open()
  await user.click(within(await row(CHAPTER)).getByRole('button', { name: `New section in ${CHAPTER}` }))
  expect(await screen.findByRole('heading', { name: 'Add a section' })).toBeInTheDocument()
})

it('STAFF-2 the tabs say how many chapters each text of the law has', async () => {
  await open()
  const { data } = await database.from('chapters').select('id').eq('type', 'regulations').throwOnError()
  const views = within(await screen.findByRole('navigation', { name: 'Views of chapters' }))
  expect(await views.findByRole('link', { name: `Regulations ${data.length}` })).toBeInTheDocument()
})

it('ADM-1 the arrow keys open and close a chapter, and go to its sections and back', async () => {
  const { user } = await open()
  const opener = within(await row(CHAPTER)).getByRole('button', { name: `Sections ${CHAPTER}` })
  opener.focus()
  await user.keyboard('{ArrowRight}')
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  const section = await screen.findByRole('link', { name: SECTION })
  expect(opener).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(section).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(opener).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await waitFor(() => expect(screen.queryByRole('row', { name: SECTION })).not.toBeInTheDocument())
})

it('STAFF-2 the tab of the deleted sections says how many there are, if any', async () => {
  const { user } = await renderStaffPage(`/admin/chapters?${new URLSearchParams({ q: CHAPTER, open: chapter })}`)
  const views = within(await screen.findByRole('navigation', { name: 'Views of sections' }))
  expect(views.getByRole('link', { name: /^Deleted\s*sections$/ })).toBeInTheDocument()
  await choose(user, SECTION, 'Delete')
  await confirmDeletion(user)
  expect(await views.findByRole('link', { name: /^Deleted\s*sections\s*1$/ })).toBeInTheDocument()
})
