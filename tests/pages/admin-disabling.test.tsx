import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createService } from '../support/backend.ts'
import { failRequests } from '../support/backend-line.ts'
import { choose, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const CATEGORY = 'Questions of llamas'

let list = ''

/** A category with an FAQ that a news post links, and one that nothing links. */
beforeEach(async () => {
  const category = { name: CATEGORY, order: 9000 }
  const { data } = await database.from('faq_categories').insert(category).select('id').single().throwOnError()
  const faqs = ['Linked?', 'Alone?'].map((question, order) => ({ category_id: data.id, question, order }))
  const { data: added } = await database.from('faqs').insert(faqs).select('id, question').throwOnError()
  const linked = added.find(({ question }) => question === 'Linked?')?.id
  const content = `<p><a href="/faqs#${linked}">x</a></p>`
  const post = { title: 'Llamas in the news', content, date: '1951-01-01', category: 'Updates', summary: 'x' }
  await database.from('news').insert(post).throwOnError()
  list = `/admin/faqs?${new URLSearchParams({ q: CATEGORY, open: data.id })}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  await database.from('faq_categories').delete().eq('name', CATEGORY).throwOnError()
  await database.from('news').delete().lt('date', '1960-01-01').throwOnError()
})

const badge = (name: string) => screen.findByRole('button', { name })
const question = async () => within(await screen.findByRole('alertdialog', { name: /^Do you want to disable / }))
const answer = async (user: UserEvent, name: string) => {
  const button = (await question()).getByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await user.click(button)
}
const place = async () => (await question()).findByRole('listitem')
const stateOf = async (text: string) =>
  (await database.from('faqs').select('is_enabled').eq('question', text).single().throwOnError()).data.is_enabled

it('STAFF-8 an FAQ that something links is disabled after a question that names it; one that nothing links at once', async () => {
  const { user } = await renderStaffPage(list)
  await user.click(await badge('Enabled: Alone?'))
  expect(await badge('Disabled: Alone?')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await user.click(await badge('Enabled: Linked?'))
  expect(await place()).toHaveTextContent(/^News post Llamas in the news/)
  expect(await badge('Enabled: Linked?')).toBeInTheDocument()
  await answer(user, 'Cancel')
  expect(await stateOf('Linked?')).toBe(true)
  await user.click(await badge('Enabled: Linked?'))
  await answer(user, 'Disable')
  const disabled = await badge('Disabled: Linked?')
  await waitFor(() => expect(disabled).not.toHaveAttribute('aria-disabled'))
  await user.click(disabled)
  expect(await badge('Enabled: Linked?')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('STAFF-8 many FAQs are disabled after the same question where one of them is linked', async () => {
  const { user } = await renderStaffPage(list)
  await user.click(await screen.findByRole('checkbox', { name: 'Select all FAQs on this page' }))
  await user.click(screen.getByRole('button', { name: 'Disable' }))
  expect(await (await question()).findByText(/^They are cited or used in one place/)).toBeInTheDocument()
  await answer(user, 'Disable')
  expect(await screen.findByText('2 FAQs disabled')).toBeInTheDocument()
  expect([await stateOf('Linked?'), await stateOf('Alone?')]).toEqual([false, false])
})

it('STAFF-8 SEC-5 says once that many FAQs could not be disabled, and why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderStaffPage(list)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Alone?' }))
  failRequests('rpc/change_rows')
  await user.click(screen.getByRole('button', { name: 'Disable' }))
  expect(await screen.findByText(/^Failed to disable FAQs\. The server could not answer/)).toBeInTheDocument()
})

it('STAFF-8 the form’s own Status asks the same before it disables what something links', async () => {
  const { user } = await renderStaffPage(list)
  await choose(user, 'Linked?', 'Edit')
  await user.selectOptions(await screen.findByLabelText('Status (required)'), 'Disabled')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await place()).toHaveTextContent(/^News post Llamas in the news/)
  await answer(user, 'Cancel')
  expect(screen.getByLabelText('Status (required)')).toHaveDisplayValue('Disabled')
  expect(await stateOf('Linked?')).toBe(true)
  await user.click(screen.getByRole('button', { name: /^(Save|Publish)$/ }))
  await answer(user, 'Disable')
  expect(await badge('Disabled: Linked?')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByLabelText('Status (required)')).not.toBeInTheDocument())
})

it('STAFF-8 the form’s own Status disables at once what nothing links', async () => {
  const { user } = await renderStaffPage(list)
  await choose(user, 'Alone?', 'Edit')
  await user.selectOptions(await screen.findByLabelText('Status (required)'), 'Disabled')
  await user.click(screen.getByRole('button', { name: /^(Save|Publish)$/ }))
  expect(await badge('Disabled: Alone?')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
