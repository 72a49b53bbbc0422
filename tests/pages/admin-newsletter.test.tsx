import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createService, sql } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'
import { tellChange, untellChanges } from '../support/told-changes.ts'

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
  for (const [name, count] of Object.entries({ Confirmed: '2', Waiting: '1', Weekly: '2', Daily: '0' }))
    expect(readers.getByText(name).nextSibling).toHaveTextContent(new RegExp(`^${count}\\b`))
  expect(readers.queryByText(/@/)).not.toBeInTheDocument()
})

it('MAIL-5 an edition is begun, written, seen as mail, tried on oneself, sent and stopped', async () => {
  const { user } = await renderStaffPage('/admin/newsletter')
  await user.click(await screen.findByRole('button', { name: 'New edition' }))
  await user.type(await screen.findByLabelText(/^Your own words/), 'What to do about it')
  expect(await screen.findByText('Save first: what is not saved is not sent.')).toBeVisible()
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
  await user.click(screen.getByRole('link', { name: /^Back to/ }))
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
  const [day, time] = [screen.getByLabelText('Day'), screen.getByLabelText('Hour, Israel time')]
  fireEvent.change(day, { target: { value: '2020-01-01' } })
  await user.click(screen.getByRole('button', { name: 'Set for 1 Jan 2020, 08:00' }))
  expect(day).toHaveAccessibleDescription('Choose a time that is still to come.')
  // In summer time, which is three hours from that of Greenwich.
  fireEvent.change(day, { target: { value: '2032-07-01' } })
  fireEvent.change(time, { target: { value: '09:30' } })
  await user.click(screen.getByRole('button', { name: 'Set for 1 Jul 2032, 09:30' }))
  expect(await screen.findByText(/^Set for 1 Jul 2032, 09:30, Israel time/)).toBeVisible()
  expect(await kept()).toMatchObject([{ state: 'due', due_at: '2032-07-01T06:30:00+00:00' }])
  await user.click(await screen.findByRole('button', { name: /^Make it a draft again/ }))
  await waitFor(async () => expect(await kept()).toMatchObject([{ state: 'draft' }]))
})

it('MAIL-5 MAIL-6 what cannot be sent says why, and what is unknown waits for a word', async () => {
  await database.from('editions').insert([
    { from_day: '2031-01-01', to_day: '2031-01-07' },
    { from_day: '2030-01-01', to_day: '2030-01-07', subject: 'Sent', state: 'sent', readers: 2, sent: 1, unknown: 1 },
  ])
  const { user } = await renderStaffPage('/admin/newsletter')
  expect(await screen.findByText(/^handed to the mail server, and no answer came/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Leave it/ }))
  await waitFor(async () =>
    expect(await database.from('editions').select('unknown').eq('state', 'sent')).toMatchObject({
      data: [{ unknown: 0 }],
    }),
  )
  await user.click(screen.getByRole('link', { name: /^Changes of/ }))
  expect(await screen.findByText('Nothing changed in these days, and there are no own words.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Send/ })).toHaveAttribute('aria-disabled', 'true')
})

it('MAIL-6 MAIL-7 each mail of which nothing is known is sent again by itself, and staff see what refused ones were answered', async () => {
  const { data: editions } = await database
    .from('editions')
    .insert({ from_day: '2030-01-01', to_day: '2030-01-07', subject: 'Sent', state: 'sent', readers: 4, unknown: 2 })
    .select()
    .throwOnError()
  const put = (email: string, state: string, answer = '') =>
    sql(
      `insert into private.outbox (kind, edition_id, subscriber_id, state, taken_at, ended_at, answer)
       select 'edition', $1, n.id, $3, now(), now(), $4 from public.newsletter_subscriptions as n where n.email = $2`,
      [editions[0]?.id, email, state, answer],
    )
  await put('a@example.com', 'unknown')
  await put('b@example.com', 'unknown')
  await put('c@example.com', 'refused', '550 5.1.1 <c@example.com>: no such user')
  const { user } = await renderStaffPage('/admin/newsletter')
  await user.click(await screen.findByRole('link', { name: 'Refused or unknown 3' }))
  expect(await screen.findByText('550 5.1.1 … no such user')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Send that one again\s?to b@example\.com/ }))
  await waitFor(() => expect(screen.queryByText('b@example.com')).not.toBeInTheDocument())
  expect(screen.getByText('a@example.com')).toBeVisible()
  const states = await sql(
    `select n.email, o.state from private.outbox as o join public.newsletter_subscriptions as n on n.id = o.subscriber_id
     where o.state <> 'refused' order by 1`,
  )
  expect(states).toEqual([
    { email: 'a@example.com', state: 'unknown' },
    { email: 'b@example.com', state: 'due' },
  ])
  expect(await kept()).toMatchObject([{ state: 'sending', unknown: 1 }])
})

it('MAIL-5 beside what goes in stands, by name, what is left out as minor', async () => {
  const days = { from_day: '2001-01-01', to_day: '2001-01-07' }
  const post = { date: '2001-01-02', category: 'Updates', summary: 'x', content: 'x' }
  const { data: posts } = await database
    .from('news')
    .insert(['Quokkas', 'Numbats'].map((title) => ({ ...post, title })))
    .select('id, title')
    .throwOnError()
  const ids = posts.map(({ id }) => id)
  try {
    for (const { id, title } of posts)
      await tellChange({ table: 'news', id, day: '2001-01-02', isMinor: title === 'Numbats' })
    const { data: editions } = await database.from('editions').insert(days).select().throwOnError()
    const { user } = await renderStaffPage(`/admin/newsletter?edition=${editions[0]?.id}`)
    const told = within(await screen.findByRole('region', { name: 'What changed in these days 1' }))
    expect(told.getByText('Quokkas')).toBeVisible()
    expect(told.getByText('Numbats')).not.toBeVisible()
    await user.click(told.getByText('1 minor change, left out: only the number is told'))
    expect(told.getByText('Numbats')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'The mail' })).queryByText('Numbats')).not.toBeInTheDocument()
  } finally {
    await untellChanges(ids)
    await database.from('news').delete().in('id', ids).throwOnError()
  }
})

it('MAIL-5 STAFF-1 what is typed of an edition and not saved is among the unsaved texts of the dashboard', async () => {
  const { data: editions } = await database
    .from('editions')
    .insert({ from_day: '2031-01-01', to_day: '2031-01-07' })
    .select()
    .throwOnError()
  const { user } = await renderStaffPage(`/admin/newsletter?edition=${editions[0]?.id}`)
  await user.type(await screen.findByLabelText(/^Subject/), 'Numbats')
  cleanup()
  const later = await renderStaffPage('/admin')
  const unsaved = within(await screen.findByRole('region', { name: 'Unsaved texts in this browser' }))
  await later.user.click(unsaved.getByRole('link', { name: /^Continue\s?Numbats$/ }))
  const subject = await screen.findByLabelText(/^Subject/)
  expect(subject).toHaveValue('Numbats')
  await later.user.clear(subject)
  expect(Object.keys(localStorage).filter((name) => name.includes(' editions '))).toEqual([])
})
