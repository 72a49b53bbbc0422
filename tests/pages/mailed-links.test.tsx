import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LOCAL_MAIL_FROM } from '../../supabase/local/local-keys.ts'
import { createService, createVisitor, sql } from '../support/backend.ts'
import { renderPage } from '../support/render-page.tsx'

const READER = 'reader@example.com'
const database = createService()

/** The token of a link in a mail to the reader. */
async function tokenTo(purpose: 'confirm' | 'manage' | 'leave'): Promise<string> {
  const [row] = await sql<{ token: string }>(
    'select private.mail_token(n.id, $1) as token from public.newsletter_subscriptions as n where n.email = $2',
    [purpose, READER],
  )
  return row?.token ?? ''
}

const subscribe = (asked = {}) =>
  createVisitor().from('newsletter_subscriptions').insert({ email: READER, asked }).throwOnError()
/** The reader is on the list. */
async function join(asked = {}): Promise<void> {
  await subscribe(asked)
  await createVisitor()
    .rpc('confirm_subscription', { token: await tokenTo('confirm') })
    .throwOnError()
}
const kept = async () => {
  const { data } = await database.from('newsletter_subscriptions').select('confirmed_at, rhythm').throwOnError()
  return data
}
const page = () => within(screen.getByRole('main'))

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await database.from('newsletter_subscriptions').delete().neq('email', '')
  await sql('delete from private.suppressed')
  await sql("delete from private.attempts where action = 'newsletter'")
})
afterEach(() => {
  vi.stubEnv('MAIL_FROM', LOCAL_MAIL_FROM)
  vi.restoreAllMocks()
})

it('MAIL-1 NL-2 an address is confirmed by the button alone, with what was asked for, and its browser knows it from then on', async () => {
  await subscribe({ rhythm: 'daily', topics: [{ kinds: [], provisions: ['vat-law/30'] }] })
  const { router, user } = renderPage(`/newsletter/confirm#${await tokenTo('confirm')}`)
  expect(await page().findByText(/^Section 30/)).toBeVisible()
  expect(page().getByText('daily, if it changed')).toBeVisible()
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  expect(await kept()).toMatchObject([{ confirmed_at: null }])
  await user.click(page().getByRole('button', { name: 'Confirm' }))
  expect(await page().findByRole('heading', { name: 'You are on the list' })).toBeVisible()
  expect(await kept()).toMatchObject([{ confirmed_at: expect.any(String), rhythm: 'daily' }])
  expect(document.body).not.toHaveTextContent(READER)
  await user.type(screen.getByRole('textbox', { name: 'Your email' }), READER)
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByText('You are already subscribed to our newsletter!')).toBeVisible()
  // pressed twice, or in another browser
  cleanup()
  const again = renderPage(`/newsletter/confirm#${await tokenTo('confirm')}`)
  await again.user.click(await page().findByRole('button', { name: 'Confirm' }))
  expect(await page().findByRole('heading', { name: 'You are on the list' })).toBeVisible()
})

it.each(['', 'nonsense', `6f9619ff-8b86-4d01-b42d-00cf4fc964ff.confirm.1795000000.${'f'.repeat(64)}`])(
  'MAIL-1 MAIL-4 with the token "%s" a page does nothing but have another link sent, to any address alike',
  async (token) => {
    const { user } = renderPage(`/newsletter/manage#${token}`)
    await user.type(await page().findByLabelText('Your email'), 'nobody@example.com')
    await user.click(page().getByRole('button', { name: 'Send me a link' }))
    expect(await page().findByText('If this address is on the list, a link is on its way.')).toBeVisible()
  },
)

it('MAIL-4 topics are taken off and the rhythm is set in one save', async () => {
  const topics = ['vat-law/30', 'vat-law/38'].map((provision) => ({ kinds: [], provisions: [provision] }))
  await join({ rhythm: 'weekly', topics })
  const { user } = renderPage(`/newsletter/manage#${await tokenTo('manage')}`)
  await user.click(await page().findByRole('button', { name: /^Take off\s?Section\s38/ }))
  await user.click(page().getByLabelText('Daily'))
  expect(page().getByText('1 taken off, not saved yet. 1 of 20 topics.')).toBeVisible()
  await user.click(page().getByRole('button', { name: /^Take off\s?Section\s30/ }))
  expect(page().getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(page().getByRole('button', { name: /^Put back\s?Section\s30/ }))
  await user.click(page().getByRole('button', { name: 'Save' }))
  expect(await page().findByText('Saved. 1 of 20 topics.')).toBeVisible()
  expect(await kept()).toMatchObject([{ rhythm: 'daily' }])
  expect(page().queryByText(/^Section 38/)).not.toBeInTheDocument()
})

it('MAIL-4 a topic is added by its number or words of its name, in the same save, and is not added twice', async () => {
  await join({ rhythm: 'weekly', topics: [{ kinds: [], provisions: ['vat-law/30'] }] })
  const { user } = renderPage(`/newsletter/manage#${await tokenTo('manage')}`)
  const field = await page().findByLabelText('Add a section, chapter or list')
  const add = () => user.click(page().getByRole('button', { name: 'Add' }))
  await user.type(field, 'court rulings')
  await add()
  await waitFor(() => expect(field).toHaveValue(''))
  expect(field).toHaveFocus()
  await user.type(field, 'deduction input')
  await add()
  expect(await page().findByText(/^\d+ are called that\. Choose one/)).toBeVisible()
  await user.click(page().getByRole('button', { name: /^Add\s?38\. Deduction of input tax \(VAT Law\)/ }))
  await user.type(field, '§ 30')
  await add()
  await waitFor(() => expect(field).toHaveAccessibleDescription('This is among your topics already.'))
  await user.clear(field)
  await user.type(field, 'numbats')
  await add()
  await waitFor(() => expect(field).toHaveAccessibleDescription('No section, chapter or list is called that.'))
  await user.click(page().getByRole('button', { name: /^Take off\s?Section\s30/ }))
  expect(page().getByText('2 added, not saved yet. 1 taken off, not saved yet. 2 of 20 topics.')).toBeVisible()
  await user.click(page().getByRole('button', { name: 'Save' }))
  expect(await page().findByText('Saved. 2 of 20 topics.')).toBeVisible()
  expect(await sql('select kinds, provisions from private.mail_topics order by kinds')).toEqual([
    { kinds: [], provisions: ['vat-law/38'] },
    { kinds: ['ruling'], provisions: [] },
  ])
})

it('MAIL-4 with 20 topics no other is added before one is taken off', async () => {
  const many = Array.from({ length: 20 }, (_, number) => ({ kinds: [], provisions: [`vat-law/${number + 1}`] }))
  await join({ topics: many })
  const { user } = renderPage(`/newsletter/manage#${await tokenTo('manage')}`)
  const field = await page().findByLabelText('Add a section, chapter or list')
  const add = page().getByRole('button', { name: 'Add' })
  expect(add).toHaveAttribute('aria-disabled', 'true')
  await user.type(field, 'Court Rulings')
  await user.click(add)
  expect(field).toHaveAccessibleDescription('20 topics are the most. Take one off first.')
  await user.click(page().getAllByRole('button', { name: /^Take off/ })[0]!)
  await user.click(add)
  expect(await page().findByRole('button', { name: /^Take off\s?Court Rulings/ })).toBeVisible()
  expect(page().getByText(/20 of 20 topics\.$/)).toBeVisible()
})

it('MAIL-3 whoever leaves on the page of topics has none to save any more', async () => {
  await join()
  const { user } = renderPage(`/newsletter/manage#${await tokenTo('manage')}`)
  await user.click(await page().findByRole('button', { name: 'Leave the list' }))
  expect(await page().findByRole('heading', { name: 'You have left' })).toBeVisible()
  expect(page().queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

it('MAIL-1 whose link is too old types the address anew', async () => {
  const { user } = renderPage('/newsletter/confirm#nonsense')
  expect(await page().findByRole('heading', { name: 'This link is no longer good' })).toBeVisible()
  await user.type(page().getByLabelText('Your email'), READER)
  await user.click(page().getByRole('button', { name: 'Subscribe' }))
  expect(await page().findByText('Open the link in the mail that we have sent to confirm it.')).toBeVisible()
  expect(await kept()).toMatchObject([{ confirmed_at: null }])
})

it('MAIL-3 one leaves by one press, and comes back by Undo', async () => {
  await join()
  const { user } = renderPage(`/newsletter/leave#${await tokenTo('leave')}`)
  await user.click(await page().findByRole('button', { name: 'Leave' }))
  expect(await page().findByRole('heading', { name: 'You have left' })).toBeVisible()
  const said = page().getByText('Your address and these topics are deleted.')
  await waitFor(() => expect(said.parentElement).toHaveFocus())
  expect(page().getByText('was weekly')).toBeVisible()
  expect(await kept()).toEqual([])
  await user.click(page().getByRole('button', { name: 'Undo' }))
  expect(await page().findByRole('button', { name: 'Leave' })).toBeVisible()
  expect(page().getByText('You are on the list again.').parentElement).toHaveFocus()
  expect(await kept()).toMatchObject([{ confirmed_at: expect.any(String) }])
})

it('MAIL-4 what one looks at is to be had by mail, and goes to the list with the address', async () => {
  const { user } = renderPage('/law/vat-law/30')
  await user.click(await screen.findByRole('button', { name: 'By mail' }))
  const panel = within(await screen.findByRole('region', { name: 'Changes by mail' }))
  expect(panel.getByLabelText(/^30\./)).toBeChecked()
  expect(panel.getByLabelText('Weekly')).toBeChecked()
  await user.click(panel.getByLabelText('Daily'))
  await user.click(panel.getByRole('button', { name: 'Get it by mail' }))
  expect(panel.getByLabelText('Your email')).toHaveAccessibleDescription('Email is required')
  await user.type(panel.getByLabelText('Your email'), READER)
  await user.click(panel.getByRole('button', { name: 'Get it by mail' }))
  await waitFor(() => expect(panel.getByText(/Open the link in the mail/).parentElement).toHaveFocus())
  const { data } = await database.from('newsletter_subscriptions').select('asked').single().throwOnError()
  expect(data.asked).toEqual({ rhythm: 'daily', topics: [{ kinds: [], provisions: ['vat-law/30'] }] })
  expect(panel.getByRole('link', { name: 'What changed there' })).toHaveAttribute(
    'href',
    '/changes?provision=vat-law%2F30',
  )
  await user.click(panel.getByRole('button', { name: 'send it again' }))
  expect(panel.getByLabelText('Your email')).toHaveValue(READER)
  expect(panel.getByLabelText('Your email')).toHaveFocus()
})

it.each([
  ['/rulings?provision=vat-law%2F30', { kinds: ['ruling'], provisions: ['vat-law/30'] }],
  ['/changes?kind=faq', { kinds: ['faq'], provisions: [] }],
  ['/changes', { kinds: [], provisions: [] }],
])('MAIL-4 %s is had by mail as it is shown', async (address, topic) => {
  const { user } = renderPage(address)
  await user.click(await screen.findByRole('button', { name: 'By mail' }))
  const panel = within(await screen.findByRole('region', { name: 'Changes by mail' }))
  await user.type(panel.getByLabelText('Your email'), READER)
  await user.click(panel.getByRole('button', { name: 'Get it by mail' }))
  await panel.findByText(/Open the link in the mail/)
  const { data } = await database.from('newsletter_subscriptions').select('asked').single().throwOnError()
  expect(data.asked).toEqual({ rhythm: 'weekly', topics: [topic] })
})

it('MAIL-9 a site without mail offers none, and promises none', async () => {
  vi.stubEnv('MAIL_FROM', '')
  const { user } = renderPage('/changes')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'By mail' })).not.toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Your email' }), READER)
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByText(/^Your address is kept\. This site sends no mail yet/)).toBeVisible()
})
