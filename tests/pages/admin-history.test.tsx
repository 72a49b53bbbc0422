import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createService, signInStaff } from '../support/backend.ts'
import { choose, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const TITLE = 'A post that was changed often'
const CHANGES = 45
let post: string

const wording = (change: number) => `<p>Wording ${change}.</p>`

beforeEach(async () => {
  const staff = await signInStaff()
  const values = { title: TITLE, date: '2026-01-01', category: 'Updates', summary: 'Often.', content: wording(0) }
  const { data } = await staff.from('news').insert(values).select('id').single().throwOnError()
  post = data.id
  for (let change = 1; change <= CHANGES; change++) {
    await staff
      .from('news')
      .update({ content: wording(change) })
      .eq('id', post)
      .throwOnError()
  }
})
afterEach(() => database.from('news').delete().eq('id', post).throwOnError())

it('DATA-6 leads back to the first wording, however many came after it', async () => {
  const { user } = await renderStaffPage(`/admin/news?q=${encodeURIComponent(TITLE)}`)
  await choose(user, TITLE, 'History')
  const history = await screen.findByRole('region', { name: 'History' })
  const states = () => within(within(history).getByRole('list', { name: 'Former states' })).queryAllByRole('listitem')
  await waitFor(() => expect(states()).toHaveLength(20))
  await user.click(within(history).getByRole('button', { name: 'Show earlier states' }))
  await waitFor(() => expect(states()).toHaveLength(40))
  await user.click(within(history).getByRole('button', { name: 'Show earlier states' }))
  await waitFor(() => expect(states()).toHaveLength(CHANGES))
  expect(within(history).queryByRole('button', { name: 'Show earlier states' })).not.toBeInTheDocument()

  const first = states().at(-1) as HTMLElement
  await user.click(within(first).getByRole('button', { name: /^Show/ }))
  expect(await within(first).findByText('Wording 0.')).toBeInTheDocument()
  expect(within(first).getByText('1 January 2026')).toBeInTheDocument()
  await user.click(within(first).getByRole('button', { name: /^Restore/ }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(states()).toHaveLength(CHANGES + 1))
  const { data } = await database.from('news').select('content').eq('id', post).single()
  expect(data?.content).toBe(wording(0))
})
