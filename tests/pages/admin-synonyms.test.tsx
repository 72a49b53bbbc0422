import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createService } from '../support/backend.ts'
import { choose, confirmDeletion, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const stored = async () =>
  (await database.from('synonyms').select('typed, means, is_mutual').order('typed').throwOnError()).data
const CAR = { typed: 'car', means: ['vehicle', 'vehicles'], is_mutual: false }
const LAPTOP = { typed: 'laptop', means: ['computer'], is_mutual: true }

beforeEach(async () => {
  await database.from('synonyms').delete().neq('typed', '').throwOnError()
  await database.from('synonyms').insert([CAR, LAPTOP]).throwOnError()
})

const field = (name: string) => screen.getByRole('textbox', { name: `${name} (required)` })
const titles = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)

it('SEARCH-9 lists the synonyms by the alphabet, each with what it means and its direction', async () => {
  await renderStaffPage('/admin/synonyms')
  expect(await screen.findByRole('row', { name: 'car' })).toHaveTextContent('vehicle, vehicles')
  expect(titles()).toEqual(['car', 'laptop'])
  expect(screen.getByRole('row', { name: 'laptop' })).toHaveTextContent('Both ways')
})

it('SEARCH-9 ADM-11 finds a synonym by what it means', async () => {
  const { user } = await renderStaffPage('/admin/synonyms')
  await user.type(await screen.findByRole('searchbox'), 'comput')
  expect(await screen.findByText('1 synonym found')).toBeInTheDocument()
  expect(titles()).toEqual(['laptop'])
})

it('SEARCH-9 adds a phrase with its meanings, one a line, and says before what it will do', async () => {
  const { user } = await renderStaffPage('/admin/synonyms?edit=new&words=company+car')
  await screen.findByRole('heading', { name: 'Add a synonym' })
  expect(field('What readers type')).toHaveValue('company car')
  await user.type(field('What the texts say'), ' motor vehicle{Enter}{Enter}private vehicle ')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Direction (required)' }), 'Both ways')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getByText('“company car” also finds texts with: motor vehicle, private vehicle.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Back to the form' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Synonym added')).toBeInTheDocument()
  const added = { typed: 'company car', means: ['motor vehicle', 'private vehicle'], is_mutual: true }
  expect(await stored()).toEqual([CAR, added, LAPTOP])
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Add a synonym' })).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Add synonym/ }))
  await waitFor(() => expect(field('What readers type')).toHaveValue(''))
})

it('ADM-11 ACC-2 the list beside a form is narrowed without a question, and what was typed stays', async () => {
  const { user } = await renderStaffPage('/admin/synonyms?edit=new')
  await screen.findByRole('heading', { name: 'Add a synonym' })
  await user.type(field('What readers type'), 'lorry')
  const filter = screen.getByRole('combobox', { name: 'Direction:' })
  await user.selectOptions(filter, 'Both ways')
  await waitFor(() => expect(titles()).toEqual(['laptop']))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(filter).toHaveFocus()
  expect(field('What readers type')).toHaveValue('lorry')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('alertdialog')).toHaveTextContent('You have unsaved changes')
})

it.each([
  ['one two three-four', 'vehicle', 'What readers type', 'What readers type must be 3 words or fewer a line'],
  [
    'lorry',
    'vehicle{Enter}one two three four',
    'What the texts say',
    'What the texts say must be 3 words or fewer a line',
  ],
])('SEARCH-9 says of "%s" for "%s" that it is too long, and keeps it', async (typed, means, at, sentence) => {
  const { user } = await renderStaffPage('/admin/synonyms?edit=new')
  await screen.findByRole('heading', { name: 'Add a synonym' })
  await user.type(field('What readers type'), typed)
  await user.type(field('What the texts say'), means)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field(at)).toHaveAccessibleDescription(expect.stringContaining(sentence)))
  expect(field('What readers type')).toHaveValue(typed)
  expect(await stored()).toHaveLength(2)
})

it('SEARCH-9 says of the same words in other letters that they are there already', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderStaffPage('/admin/synonyms?edit=new&words=%20CAR!')
  await screen.findByRole('heading', { name: 'Add a synonym' })
  await user.type(field('What the texts say'), 'vehicle')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const sentence = 'Another synonym has the same words. Change that one, or type other words here.'
  expect(await screen.findByRole('link', { name: sentence })).toBeInTheDocument()
  expect(log).toHaveBeenCalled()
  log.mockRestore()
  expect(await stored()).toHaveLength(2)
})

it('SEARCH-9 ADM-10 deletes a synonym, and brings it back', async () => {
  const { user } = await renderStaffPage('/admin/synonyms')
  await choose(user, /^car/, 'Delete')
  await confirmDeletion(user)
  await waitFor(() => expect(titles()).toEqual(['laptop']))
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(titles()).toEqual(['car', 'laptop']))
  expect(await stored()).toEqual([CAR, LAPTOP])
})
