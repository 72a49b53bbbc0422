import { expect, type Page } from '@playwright/test'
import { todayInIsrael } from '../../src/lib/dates.ts'
import { LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mail-server.ts'
import { expectArrival, main, open } from './page.ts'
import { openAsStaff, signIn, write } from './staff.ts'
import { test as base } from './stored-rows.ts'
import { tellServer } from './test.ts'

const SECTION = '2. Imposition and rate of VAT'
const NOTE = 'Numbats are named among those who pay'
const WORDS = 'What to do about it, and by when.'
const HEADERS = { apikey: LOCAL_SECRET_KEY }

/** Tests in which the site's mail goes to a real SMTP server in the test's own process, until the next test. */
const test = base.extend<{ server: MailServer }>({
  server: async ({ request, baseURL }, use) => {
    const server = await startMailServer()
    await tellServer(request, baseURL, server.url)
    await use(server)
    await server.close()
  },
})

/** The latest mail that the server got for an address, as soon as it is there. */
async function mailTo(server: MailServer, address: string, subject: RegExp): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined
  await expect
    .poll(() => {
      found = server.mails.findLast((mail) => mail.recipient === address && subject.test(mail.subject ?? ''))
      return found
    })
    .toBeDefined()
  return found!
}

const linkIn = ({ text, html }: ReceivedMail, page: string) =>
  new RegExp(`(${page}#[^\\s"]+)`).exec(text ?? html ?? '')?.[1] ?? ''

/** Has staff change a section, and tell readers what changed. */
async function changeSection(page: Page): Promise<void> {
  await openAsStaff(page, '/admin/chapters')
  await page.getByRole('button', { name: 'Sections Imposition and Rate of Tax' }).click()
  await page.getByRole('link', { name: SECTION }).click()
  await write(page, 'Content', 'Numbats pay. ')
  await page.getByRole('button', { name: 'Correct our text' }).click()
  await page.getByRole('button', { name: 'Tell readers what changed' }).click()
  await page.getByRole('dialog').getByLabel('Note', { exact: true }).fill(NOTE)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('MAIL-1 MAIL-3 MAIL-4 MAIL-5 MAIL-8 a reader asks for a section, which staff change, reads it in an edition, and leaves by one POST', async ({
  page,
  request,
  browser,
  server,
}) => {
  const address = `${crypto.randomUUID()}@example.com`

  await test.step('asks for the section, and confirms by the mail’s link and its button', async () => {
    await open(page, '/law/vat-law/2')
    await page.getByRole('button', { name: 'By mail' }).first().click()
    const panel = page.getByRole('region', { name: 'Changes by mail' })
    await panel.getByLabel('Your email').fill(address)
    await panel.getByRole('button', { name: 'Get it by mail' }).click()
    await expect(panel).toContainText('Open the link in the mail that we have sent to confirm it.')
    const confirmation = await mailTo(server, address, /Confirm your subscription/)
    // A scanner opens the link first, which does nothing.
    const scanner = await browser.newPage()
    await open(scanner, linkIn(confirmation, '/newsletter/confirm'))
    await scanner.close()
    await page.goto(linkIn(confirmation, '/newsletter/confirm'))
    await expect(main(page)).toContainText('Section 2')
    await main(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(main(page)).toContainText('You are on the list')
  })

  await test.step('staff change it, compose an edition, and set it for a day', async () => {
    await changeSection(page)
    await page.goto('/admin/newsletter')
    await page.getByRole('button', { name: 'New edition' }).click()
    await page.getByLabel('Subject').fill('Section 2, in our words')
    await page.getByLabel('to', { exact: true }).fill(todayInIsrael())
    await page.getByLabel('Your own words').fill(WORDS)
    await page.getByRole('button', { name: 'Save' }).click()
    const mail = page.getByRole('region', { name: 'The mail' })
    await expect(mail).toContainText(WORDS)
    await expect(mail).toContainText(NOTE)
    await mail.getByRole('button', { name: 'Text' }).click()
    await expect(mail).toContainText(`${SECTION} (${NOTE})`)
    await page.getByRole('button', { name: 'Schedule…' }).click()
    await page.getByRole('dialog').getByLabel('Day').fill('2099-01-01')
    await page.getByRole('button', { name: /^Set for 1 Jan 2099/ }).click()
    await expect(page.getByRole('button', { name: 'Make it a draft again' })).toBeVisible()
    expect(server.mails.filter(({ subject }) => subject?.startsWith('Section 2'))).toEqual([])
  })

  const edition = await test.step('its time comes', async () => {
    const due = await request.patch('/rest/v1/editions?subject=eq.Section 2, in our words', {
      headers: HEADERS,
      data: { due_at: new Date().toISOString() },
    })
    expect(due.ok(), await due.text()).toBe(true)
    return mailTo(server, address, /Section 2, in our words/)
  })

  await test.step('the mail says it whole in HTML and in text, and each of its addresses is in the built site', async () => {
    for (const body of [edition.html, edition.text?.replaceAll(/\s+/g, ' ')]) {
      expect(body).toContain(WORDS)
      expect(body).toContain(NOTE)
    }
    const links = new Set([...(edition.html ?? '').matchAll(/href="([^"#]+)/g)].map(([, link = '']) => link))
    expect(links.size).toBeGreaterThan(2)
    for (const link of links) expect((await request.get(new URL(link).pathname)).status(), link).toBe(200)
  })

  await test.step('one POST without a key ends it, and the link says so', async () => {
    const listUnsubscribe = edition.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const [, oneClick = ''] = /^<(\S+?)>/.exec(listUnsubscribe) ?? []
    const left = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(left.status()).toBe(200)
    const rows = await request.get(`/rest/v1/newsletter_subscriptions?email=eq.${address}`, { headers: HEADERS })
    expect(await rows.json()).toEqual([])
    await page.goto(linkIn(edition, '/newsletter/leave'))
    await expect(main(page)).toContainText('This link is no longer good')
  })
})

test('TEAM-4 a forgotten password comes back by mail: other sessions end, and no other page sets one without the present one', async ({
  page,
  browser,
  server,
}) => {
  const other = await browser.newPage()
  await open(other, '/admin/login')
  await signIn(other)
  await expectArrival(other, 'Dashboard')

  await open(page, '/admin/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expectArrival(page, 'Forgot your password?')
  await page.getByLabel('Email').fill(LOCAL_STAFF.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expectArrival(page, 'Look in your mailbox')
  const mail = await mailTo(server, LOCAL_STAFF.email, /Set a new password/)
  await page.goto(linkIn(mail, '/admin/new-password'))
  await page.getByLabel('New password (required)').fill('numbats at dawn')
  await page.getByRole('button', { name: 'Set it and sign in' }).click()
  await expectArrival(page, 'Dashboard')
  await mailTo(server, LOCAL_STAFF.email, /Your password was changed/)

  await other.reload()
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await signIn(other, 'numbats at dawn')
  await expectArrival(other, 'Dashboard')
  await other.goto('/admin/account')
  await expect(other.getByLabel(/^Present password/)).toBeVisible()
  await other.close()
})
