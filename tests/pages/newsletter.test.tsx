import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LOCAL_MAIL_FROM } from '../../supabase/local/local-keys.ts'
import { createService, createVisitor, newAddress, sql } from '../support/backend.ts'
import { cutLine, failRequests, holdRequests, loseAnswers, repairLine, sendFrom } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'
import { expectTextsInElements } from '../support/text-guard.ts'

expectTextsInElements()

const database = createService()
const stored = async () => {
  const { data, error } = await database.from('newsletter_subscriptions').select('email')
  if (error) throw error
  return data.map(({ email }) => email)
}

const SUBSCRIBED = 'Successfully subscribed!'
const FAILED = 'Failed to subscribe. Please try again later.'

const input = () => screen.getByRole('textbox', { name: 'Your email' })
const button = () => within(screen.getByRole('form', { name: 'Newsletter' })).getByRole('button')

/** The box stands in the footer of every page; this one has no data of its own. */
async function openBox() {
  const { user } = renderPage('/terms')
  await screen.findByRole('heading', { level: 1 })
  return user
}

beforeEach(async () => {
  await database.from('newsletter_subscriptions').delete().neq('email', '')
})
afterEach(() => {
  vi.useRealTimers()
  vi.stubEnv('MAIL_FROM', LOCAL_MAIL_FROM)
  vi.restoreAllMocks()
})

it('MEND-C promises no more than the site does, and leads to what is kept of an address', async () => {
  vi.stubEnv('MAIL_FROM', '')
  await openBox()
  const box = within(screen.getByRole('region', { name: 'Newsletter' }))
  expect(box.getByText(/for the newsletter alone, and send no mail yet/)).toBeVisible()
  expect(box.getByRole('link', { name: 'What we keep' })).toHaveAttribute('href', '/privacy')
})

it('NL-1 stores the address trimmed and lower-cased, says so and clears the input', async () => {
  const user = await openBox()
  await user.type(input(), '  Reader@Example.COM ')
  await user.click(button())
  expect(await screen.findByText(SUBSCRIBED)).toBeInTheDocument()
  expect(input()).toHaveValue('')
  expect(await stored()).toEqual(['reader@example.com'])
})

it('NL-1 is idle again after 5 seconds', async () => {
  const user = await openBox()
  await user.type(input(), 'reader@example.com')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await user.click(button())
  await screen.findByText(SUBSCRIBED)
  // The message is on the page before its effect has set the timer, which goes on by itself.
  await act(async () => {})
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByText(SUBSCRIBED)).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(4000))
  await waitFor(() => expect(screen.queryByText(SUBSCRIBED)).not.toBeInTheDocument())
})

it.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['reader', 'Invalid email format'],
])('NL-1 answers "%s" with "%s", and stores nothing', async (email, fault) => {
  const user = await openBox()
  if (email) await user.type(input(), email)
  await user.click(button())
  expect(input()).toHaveAccessibleDescription(fault)
  expect(input()).toHaveAttribute('aria-invalid', 'true')
  expect(input()).toHaveFocus()
  await user.type(input(), 'x')
  expect(input()).toHaveAttribute('aria-invalid', 'false')
  expect(await stored()).toEqual([])
})

it('NL-1 subscribes once however often it is submitted meanwhile', async () => {
  const release = holdRequests('newsletter_subscriptions')
  const user = await openBox()
  await user.type(input(), 'reader@example.com')
  await user.click(button())
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  fireEvent.submit(screen.getByRole('form', { name: 'Newsletter' }))
  release()
  expect(await screen.findByText(SUBSCRIBED)).toBeInTheDocument()
  expect(await stored()).toHaveLength(1)
})

it('NL-2 says that an address is subscribed already, however it is written, where it was confirmed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('newsletter', 'reader@example.com')
  const user = await openBox()
  await user.type(input(), 'READER@example.com')
  await user.click(button())
  expect(await screen.findByText('You are already subscribed to our newsletter!')).toBeInTheDocument()
  expect(input()).toHaveValue('READER@example.com')
  await user.type(input(), 'x')
  expect(screen.queryByText('You are already subscribed to our newsletter!')).not.toBeInTheDocument()
})

it('MAIL-2 answers a listed address as a new one, and leads to the mailbox', async () => {
  await database.from('newsletter_subscriptions').insert({ email: 'reader@example.com' })
  const user = await openBox()
  await user.type(input(), 'reader@example.com')
  await user.click(button())
  expect(await screen.findByText(SUBSCRIBED)).toBeInTheDocument()
  expect(screen.getByText('Open the link in the mail that we have sent to confirm it.')).toBeVisible()
  expect(await stored()).toHaveLength(1)
})

it.each([
  ['the server fails', failRequests],
  ['the line is cut', cutLine],
])('NL-2 SEC-5 says so and keeps the address when %s; a second try goes through', async (_, disturb) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  disturb('newsletter_subscriptions')
  const user = await openBox()
  await user.type(input(), 'reader@example.com')
  await user.click(button())
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  expect(log).toHaveBeenCalled()
  expect(input()).toHaveValue('reader@example.com')

  repairLine()
  await user.click(button())
  expect(await screen.findByText(SUBSCRIBED)).toBeInTheDocument()
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
})

it('NL-1 SEC-5 subscribes once when the answer was lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  loseAnswers('newsletter_subscriptions')
  const user = await openBox()
  await user.type(input(), 'reader@example.com')
  await user.click(button())
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  repairLine()
  await user.click(button())
  expect(await screen.findByText(SUBSCRIBED)).toBeInTheDocument()
  expect(await stored()).toHaveLength(1)
})

it('NL-2 SEC-6 says that the limit is reached and when it ends, and keeps the address until then', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const address = newAddress()
  const earlier = createVisitor({ address }).from('newsletter_subscriptions')
  for (let sent = 1; sent <= 10; sent += 1)
    await earlier.insert({ email: `earlier-${sent}@example.com` }).throwOnError()
  sendFrom(address)
  const user = await openBox()
  await user.type(input(), 'reader@example.com')
  await user.click(button())
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  expect(
    screen.getByText(
      /^Several addresses have been subscribed from your connection within the last hour\. This will be possible again in 60 minutes\.$/,
    ),
  ).toBeInTheDocument()
  expect(log).toHaveBeenCalled()
  expect(input()).toHaveValue('reader@example.com')
  expect(await stored()).toHaveLength(10)

  await sql("update private.attempts set at = at - interval '1 hour' where action = 'newsletter'")
  await user.click(button())
  expect(await screen.findByText(SUBSCRIBED)).toBeInTheDocument()
})
