import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
const SENT = "Message sent successfully! We'll get back to you soon."
const FAILED = 'Failed to send message. Please try again later.'
const LOOK_UP = 'https://api.ipify.org/**'

/** What the database holds, read as the service that passes every policy. */
async function stored(request: APIRequestContext, path: string): Promise<Record<string, unknown>[]> {
  const headers = { apikey: LOCAL_SECRET_KEY, authorization: `Bearer ${LOCAL_SECRET_KEY}` }
  const answer = await request.get(`/rest/v1/${path}`, { headers })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

const messagesOf = (request: APIRequestContext, name: string) =>
  stored(request, `contact_messages?select=name,email,subject,message,status&name=eq.${name}`)

async function fillIn(page: Page, name: string): Promise<void> {
  await main(page).getByLabel('Name').fill(name)
  await main(page).getByLabel('Email').fill('dana@example.com')
  await main(page).getByLabel('Message').fill('Is our service zero-rated?')
}

const send = (page: Page) => main(page).getByRole('button', { name: /^Send/ })

test('CONTACT-3 a message is written and sent by keyboard alone, and the form is empty again', async ({
  page,
  request,
}) => {
  await page.goto('/contact')
  await main(page).getByLabel('Name').focus()
  await page.keyboard.type(' Keyboard ')
  await page.keyboard.press('Tab')
  await page.keyboard.type('dana@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.press('T')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Is our service zero-rated?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(SENT)).toBeVisible()
  await expect(main(page).getByLabel('Name')).toHaveValue('')
  await expect(main(page).getByLabel('Subject')).toHaveValue('general')
  expect(await messagesOf(request, 'Keyboard')).toEqual([
    {
      name: 'Keyboard',
      email: 'dana@example.com',
      subject: 'technical',
      message: 'Is our service zero-rated?',
      status: 'new',
    },
  ])
})

test('CONTACT-2 what is missing is said beside its field, which takes the focus', async ({ page }) => {
  await page.goto('/contact')
  await send(page).click()
  const said = (label: string, text: string) => expect(main(page).getByLabel(label)).toHaveAccessibleDescription(text)
  await said('Name', 'Name is required')
  await expect(main(page).getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Dana')
  await expect(main(page).getByText('Name is required')).toHaveCount(0)
  await send(page).click()
  await said('Email', 'Email is required')
  await expect(main(page).getByLabel('Email')).toBeFocused()
})

test('ACC-2 all faults of the form stand in a summary that leads to the fields, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/contact')
  await send(page).click()
  await expect(page).toHaveTitle(/^Error: Get in Touch/)
  const summary = main(page).getByRole('alert').first()
  await expect(summary.getByRole('link')).toHaveText(['Name is required', 'Email is required', 'Message is required'])
  await summary.getByRole('link', { name: 'Message is required' }).press('Enter')
  await expect(main(page).getByLabel('Message')).toBeFocused()
  await expect(page).toHaveURL(/\/contact$/)
  await page.keyboard.type('A question')
  await expect(page).toHaveTitle(/^Get in Touch/)
})

test('ACC-2 a printed contact page has no empty form', async ({ page }) => {
  await page.goto('/contact')
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByRole('form')).toHaveCount(0)
  await expect(main(page).getByText('What we cannot do')).toBeVisible()
})

test('CONTACT-3 offline in the middle of sending the text stays, and goes once the line is back', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/contact')
  await fillIn(page, 'Offline')
  await context.setOffline(true)
  await send(page).click()
  await expect(main(page).getByText(FAILED)).toBeVisible()
  await expect(main(page).getByLabel('Message')).toHaveValue('Is our service zero-rated?')
  await context.setOffline(false)
  await send(page).click()
  await expect(main(page).getByText(SENT)).toBeVisible()
  expect(await messagesOf(request, 'Offline')).toHaveLength(1)
})

test('CONTACT-3 two rapid submits send one message', async ({ page, request }) => {
  await page.goto('/contact')
  await fillIn(page, 'Twice')
  await send(page).dblclick()
  await expect(main(page).getByText(SENT)).toBeVisible()
  expect(await messagesOf(request, 'Twice')).toHaveLength(1)
})

test('NL-1 an address subscribes once, and a second time is said (NL-2)', async ({ page, request }) => {
  await page.goto('/')
  const box = page.getByRole('form', { name: 'Newsletter' })
  await box.getByRole('textbox').fill('Reader@Example.com')
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box).toContainText('Successfully subscribed!')
  await box.getByRole('textbox').fill('reader@example.com ')
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box).toContainText('You are already subscribed to our newsletter!')
  expect(await stored(request, 'newsletter_subscriptions?select=email&email=eq.reader@example.com')).toHaveLength(1)
})

/** Opens the address of an enabled FAQ, counted from the first; gives its id. */
async function openFaq(page: Page, request: APIRequestContext, place: number): Promise<string> {
  const [faq] = await stored(request, `faqs?select=id&is_enabled=is.true&order=id&limit=1&offset=${place}`)
  const id = String(faq?.id)
  await page.goto(`/faqs#${id}`)
  await expect(main(page).getByRole('button', { expanded: true })).toHaveCount(1)
  return id
}

const feedbackOn = (request: APIRequestContext, id: string) =>
  stored(request, `faq_feedback?select=is_helpful,user_ip&faq_id=eq.${id}`)

test('FAQ-5 the address of an FAQ opens it, FAQ-3 counts the view, FAQ-4 takes one judgement', async ({
  page,
  request,
}) => {
  await page.route(LOOK_UP, (route) => route.fulfill({ json: { ip: '203.0.113.9' } }))
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const id = await openFaq(page, request, 0)
  await expect
    .poll(async () => (await stored(request, `faqs?select=view_count&id=eq.${id}`))[0]?.view_count)
    .toBeGreaterThan(0)
  const helpful = main(page).getByRole('button', { name: /^Helpful/ })
  await helpful.click()
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
  await expect(helpful).toBeDisabled()
  await expect(main(page).getByRole('button', { name: /^Not helpful/ })).toBeDisabled()
  await expect.poll(() => feedbackOn(request, id)).toEqual([{ is_helpful: true, user_ip: '203.0.113.9' }])
  await page.reload()
  await expect(helpful).toBeDisabled()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  expect(complaints).toEqual([])
})

test('FAQ-4 feedback is kept without an address when the look-up answers nonsense', async ({ page, request }) => {
  await page.route(LOOK_UP, (route) => route.fulfill({ body: '<html>' }))
  const id = await openFaq(page, request, 1)
  await main(page)
    .getByRole('button', { name: /^Not helpful/ })
    .click()
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
  await expect.poll(() => feedbackOn(request, id)).toEqual([{ is_helpful: false, user_ip: null }])
})

test('FAQ-4 feedback that cannot be stored says so and can be given again', async ({ page, request }) => {
  await page.route(LOOK_UP, (route) => route.abort())
  const id = await openFaq(page, request, 2)
  await page.route('**/rest/v1/faq_feedback*', (route) => route.abort())
  const helpful = main(page).getByRole('button', { name: /^Helpful/ })
  await helpful.click()
  await expect(page.getByText('Unable to submit feedback. Please try again later.')).toBeVisible()
  await page.unroute('**/rest/v1/faq_feedback*')
  await helpful.click()
  await expect(helpful).toBeDisabled()
  await expect.poll(() => feedbackOn(request, id)).toEqual([{ is_helpful: true, user_ip: null }])
})
