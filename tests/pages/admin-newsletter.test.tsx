import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createService, sql } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const kept = async () => (await database.from('editions').select().throwOnError()).data

beforeEach(async () => {
  await database.from('editions').delete().neq('state', '').throwOnError()
  await database.from('newsletter_subscriptions').delete().neq('email', '').throwOnError()
  await sql('update private.mail_settings set is_on = true')
  const confirmed = { confirmed_at: new Date().toISOString(), rhythm: 'weekly' }
  await database
    .from('newsletter_subscriptions')
    .insert([
      { email: 'a@example.com', ...confirmed },
      { email: 'b@example.com', ...confirmed },
      { email: 'c@example.com' },
    ])
    .throwOnError()
})

it('MAIL-5 MAIL-3 the list is told in numbers', async () => {
  await renderStaffPage('/admin/newsletter')
  const readers = within(await screen.findByRole('region', { name: 'Readers' }))
  expect(readers.getByText('2 weekly, 0 daily').previousSibling).toHaveTextContent('2')
  expect(readers.queryByText(/@/)).not.toBeInTheDocument()
})

it('MAIL-5 an edition is begun, written, seen as mail, tried on oneself, sent and stopped', async () => {
  const { user } = await renderStaffPage('/admin/newsletter')
  await user.click(await screen.findByRole('button', { name: 'New edition' }))
  await user.type(await screen.findByLabelText(/^Your own words/), 'What to do about it')
  expect(screen.getByText('Save first: what is not saved is not sent.')).toBeVisible()
  await user.type(screen.getByLabelText(/^Subject/), 'Rates of 2027')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const mail = within(await screen.findByRole('region', { name: 'The mail' }))
  expect(await mail.findByText('Rates of 2027')).toBeVisible()
  await user.click(mail.getByRole('button', { name: 'Text' }))
  expect(mail.getByText(/What to do about it/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Send me a test/ }))
  await screen.findByText('A test is on its way to your own address')
  expect(await sql("select address from private.outbox where kind = 'test'")).toEqual([
    { address: 'admin@example.com' },
  ])
  await user.click(screen.getByRole('button', { name: 'Send to 2' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }))
  await waitFor(async () => expect(await kept()).toMatchObject([{ state: 'due', subject: 'Rates of 2027' }]))
  await waitFor(() => expect(screen.getByLabelText(/^Subject/)).toHaveAttribute('readonly'))
  await user.click(await screen.findByRole('button', { name: /^Stop/ }))
  await waitFor(async () => expect(await kept()).toMatchObject([{ state: 'stopped' }]))
})

it('MAIL-5 AUTH-3 what is typed is kept in this browser, and overwrites no colleague unasked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const [{ id } = { id: '' }] = (
    await database.from('editions').insert({ from_day: '2031-01-01', to_day: '2031-01-07' }).select().throwOnError()
  ).data
  const { user } = await renderStaffPage(`/admin/newsletter?edition=${id}`)
  await user.type(await screen.findByLabelText(/^Your own words/), 'Numbats')
  await user.click(screen.getByRole('link', { name: 'All editions' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
  await database.from('editions').update({ words: 'Quokkas' }).eq('id', id).throwOnError()
  await user.click(await screen.findByRole('link', { name: /^Changes of/ }))
  const words = await screen.findByLabelText(/^Your own words/)
  expect(words).toHaveValue('Numbats')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/What you typed is still here: save again/)).toBeVisible()
  expect(await kept()).toMatchObject([{ words: 'Quokkas' }])
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await kept()).toMatchObject([{ words: 'Numbats' }])
  })
  expect(words).toHaveValue('Numbats')
})

it('MAIL-5 an edition is set for a time that is to come, and made a draft again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await database
    .from('editions')
    .insert({ from_day: '2031-01-01', to_day: '2031-01-07', words: 'Own words' })
    .throwOnError()
  const { user } = await renderStaffPage('/admin/newsletter')
  await user.click(await screen.findByRole('link', { name: /^Changes of/ }))
  await user.click(await screen.findByRole('button', { name: 'Schedule…' }))
  const time = screen.getByLabelText('Day and hour, by your clock')
  await user.clear(time)
  await user.type(time, '2020-01-01T08:00')
  await user.click(screen.getByRole('button', { name: 'Set it' }))
  expect(time).toHaveAccessibleDescription('Choose a time that is still to come.')
  await user.clear(time)
  await user.type(time, '2032-01-01T08:00')
  await user.click(screen.getByRole('button', { name: 'Set it' }))
  await user.click(await screen.findByRole('button', { name: /^Make it a draft again/ }))
  await waitFor(async () => expect(await kept()).toMatchObject([{ state: 'draft' }]))
})

it('MAIL-5 MAIL-6 what cannot be sent says why, and what is unknown waits for a word', async () => {
  await database.from('editions').insert([
    { from_day: '2031-01-01', to_day: '2031-01-07' },
    { from_day: '2030-01-01', to_day: '2030-01-07', subject: 'Sent', state: 'sent', readers: 2, sent: 1, unknown: 1 },
  ])
  const { user } = await renderStaffPage('/admin/newsletter')
  expect(await screen.findByText(/^1 unknown: handed to the mail server, and no answer came/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Leave it/ }))
  await waitFor(async () =>
    expect(await database.from('editions').select('unknown').eq('state', 'sent')).toMatchObject({
      data: [{ unknown: 0 }],
    }),
  )
  await user.click(screen.getByRole('link', { name: /^Changes of/ }))
  expect(await screen.findByText('Nothing changed in these days, and there are no own words.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument()
})
