import { type APIRequestContext, expect } from '@playwright/test'
import { LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { test } from './claims.ts'
import { main } from './page.ts'

const SENT = "Message sent successfully! We'll get back to you soon."
const FAILED = 'Failed to send message. Please try again later.'

/** What the database holds, read as the service that passes every policy. */
async function stored(request: APIRequestContext, path: string): Promise<Record<string, unknown>[]> {
  const headers = { apikey: LOCAL_SECRET_KEY, authorization: `Bearer ${LOCAL_SECRET_KEY}` }
  const answer = await request.get(`/rest/v1/${path}`, { headers })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

test('CONTACT-3 a message is written by keyboard alone, corrected, kept while the line is cut, and sent', async ({
  page,
  context,
  request,
  check,
}) => {
  await page.goto('/contact')
  const name = main(page).getByLabel('Name')
  const message = main(page).getByLabel('Message')
  const send = main(page).getByRole('button', { name: /^Send/ })

  await check('ACC-2 a printed contact page has no empty form', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(main(page).getByRole('form')).toHaveCount(0)
    await expect(main(page).getByText('What we cannot do')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  await check(
    'ACC-2 all faults of the form stand in a summary that leads to the fields, by keyboard alone',
    async () => {
      await send.press('Enter')
      await expect(page).toHaveTitle(/^Error: Get in Touch/)
      const summary = main(page).getByRole('alert').first()
      await expect(summary.getByRole('link')).toHaveText([
        'Name is required',
        'Email is required',
        'Message is required',
      ])
      await expect(name).toBeFocused()
      await summary.getByRole('link', { name: 'Message is required' }).press('Enter')
      await expect(message).toBeFocused()
      await expect(page).toHaveURL(/\/contact$/)
      await page.keyboard.type('Is our service zero-rated?')
      await expect(page).toHaveTitle(/^Get in Touch/)
    },
  )

  await name.focus()
  await page.keyboard.type(' Keyboard ')
  await page.keyboard.press('Tab')
  await page.keyboard.type('dana@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.press('T')
  await page.keyboard.press('Tab')
  await expect(message).toBeFocused()
  await page.keyboard.press('Tab')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(FAILED)).toBeVisible()
  await expect(message).toHaveValue('Is our service zero-rated?')
  await context.setOffline(false)
  await send.press('Enter')
  await expect(main(page).getByText(SENT)).toBeVisible()
  await expect(name).toHaveValue('')
  await expect(main(page).getByLabel('Subject')).toHaveValue('general')
  expect(
    await stored(request, 'contact_messages?select=name,email,subject,message,status&email=eq.dana@example.com'),
  ).toEqual([
    {
      name: 'Keyboard',
      email: 'dana@example.com',
      subject: 'technical',
      message: 'Is our service zero-rated?',
      status: 'new',
    },
  ])
})

test('FAQ-5 the address of an FAQ opens it, FAQ-3 counts the view, FAQ-4 takes one judgement and remembers it', async ({
  page,
  request,
}) => {
  await page.route('https://api.ipify.org/**', (route) => route.fulfill({ json: { ip: '203.0.113.9' } }))
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const [faq] = await stored(request, 'faqs?select=id&is_enabled=is.true&order=id&limit=1')
  await page.goto(`/faqs#${faq?.id}`)
  await expect(main(page).getByRole('button', { expanded: true })).toHaveCount(1)
  await expect
    .poll(async () => (await stored(request, `faqs?select=view_count&id=eq.${faq?.id}`))[0]?.view_count)
    .toBeGreaterThan(0)
  const helpful = main(page).getByRole('button', { name: /^Helpful/ })
  await helpful.click()
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
  await expect(helpful).toBeDisabled()
  await expect
    .poll(() => stored(request, `faq_feedback?select=is_helpful,user_ip&faq_id=eq.${faq?.id}`))
    .toEqual([{ is_helpful: true, user_ip: '203.0.113.9' }])
  // the page was written before the choice: what the browser remembers is shown without a complaint of React
  await page.reload()
  await expect(helpful).toBeDisabled()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  expect(complaints).toEqual([])
})
