import { type APIRequestContext, expect } from '@playwright/test'
import { LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { open } from './page.ts'
import { openAsStaff } from './staff.ts'
import { test } from './stored-rows.ts'

interface Kept {
  to: string
  subject: string
  text: string
  html: string
  headers: string
}

/** The latest mail for an address that lies in /__mail, as soon as it is there. */
async function mailTo(request: APIRequestContext, address: string, subject: RegExp): Promise<Kept> {
  let found: Kept | undefined
  await expect
    .poll(async () => {
      const mails: Kept[] = await (await request.get('/__mail.json')).json()
      found = mails.find((mail) => mail.to === address && subject.test(mail.subject))
      return found
    })
    .toBeDefined()
  return found!
}

const linkIn = ({ text }: Kept, page: string) => new RegExp(`(/newsletter/${page}#\\S+)`).exec(text)?.[1] ?? ''

test('MAIL-1 MAIL-3 MAIL-4 MAIL-5 a reader asks for a section, gets an edition that staff compose, and leaves by one POST', async ({
  page,
  request,
  browser,
}) => {
  const address = `${crypto.randomUUID()}@example.com`
  // The sender has looked for mail, so mail is on.
  await expect.poll(async () => (await request.get('/__mail.json')).ok()).toBe(true)
  await open(page, '/law/vat-law/30')
  await page.getByRole('button', { name: 'By mail' }).first().click()
  const panel = page.getByRole('region', { name: 'Changes by mail' })
  await panel.getByLabel('Your email').fill(address)
  await panel.getByRole('button', { name: 'Get it by mail' }).click()
  await expect(panel).toContainText('Open the link in the mail that we have sent to confirm it.')

  const confirmation = await mailTo(request, address, /Confirm your subscription/)
  // A scanner opens the link first, which does nothing.
  const scanner = await browser.newPage()
  await open(scanner, linkIn(confirmation, 'confirm'))
  await scanner.close()
  await page.goto(linkIn(confirmation, 'confirm'))
  await expect(page.getByRole('main')).toContainText('Section 30')
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('main')).toContainText('You are on the list.')

  await openAsStaff(page, '/admin/newsletter')
  await page.getByRole('button', { name: 'New edition' }).click()
  await page.getByLabel('Subject').fill('Section 30, in our words')
  await page.getByLabel('Your own words').fill('What to do about it, and by when.')
  await page.getByRole('button', { name: 'Save' }).click()
  const mail = page.getByRole('region', { name: 'The mail' })
  await expect(mail).toContainText('What to do about it, and by when.')
  await page.getByRole('button', { name: 'Send to 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()

  const edition = await mailTo(request, address, /Section 30, in our words/)
  expect(edition.text).toContain('What to do about it, and by when.')
  expect(edition.html).toContain('What to do about it, and by when.')
  // Every address in it is there, as the site is built.
  const links = [...edition.html.matchAll(/href="([^"#]+)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(1)
  for (const link of new Set(links)) expect((await request.get(new URL(link).pathname)).status(), link).toBe(200)

  const [, oneClick = ''] =
    /List-Unsubscribe: <\S+?(\/functions\/v1\/mail\/leave\/[^>]+)>/.exec(edition.headers.replaceAll(/\r\n\s+/g, ' ')) ??
    []
  const left = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(left.status()).toBe(200)
  const rows = await request.get(`/rest/v1/newsletter_subscriptions?email=eq.${address}`, {
    headers: { apikey: LOCAL_SECRET_KEY },
  })
  expect(await rows.json()).toEqual([])
  await page.goto(linkIn(edition, 'leave'))
  await expect(page.getByRole('main')).toContainText('This link is no longer good')
})
