import { expect, type Page } from '@playwright/test'
import { openAsStaff } from './staff.ts'
import { test } from './stored-rows.ts'

const MESSAGE = {
  name: 'Miriam Stern-Goldenberg',
  email: 'miriam.stern-goldenberg@a-company-of-accountants.example.com',
  subject: 'technical',
  message: 'How is this done?',
  status: 'new',
}
const RULING = {
  title: 'A company of several partners and their heirs in Israel and abroad v. Director of Value Added Tax',
  number: 'TA 46969-05-22',
  date: '1999-09-09',
  court: 'District Court, Central (Lod), sitting as a Court of Administrative Affairs',
  summary: 'x',
  content: 'x',
}

/** What stands beside the window, over something else, or in a column too narrow to be read. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const em = Number.parseFloat(getComputedStyle(document.body).fontSize)
    const found: string[] = []
    const wide = document.documentElement.scrollWidth
    if (wide > window.innerWidth) found.push(`The page is ${wide} wide`)
    for (const head of document.querySelectorAll<HTMLElement>('th[scope="row"]')) {
      const name = head.innerText.slice(0, 30)
      const { width, right } = head.getBoundingClientRect()
      if (width < 3 * em) found.push(`"${name}" has ${width} pixels`)
      for (const beside of head.parentElement?.querySelectorAll('td.office-actions button') ?? []) {
        const { left, right: end, width: shown } = beside.getBoundingClientRect()
        if (shown > 0 && (left < right - 1 || end > window.innerWidth)) found.push(`Something overlaps "${name}"`)
      }
    }
    for (const tab of document.querySelectorAll<HTMLElement>('.office-tabs > *')) {
      if (tab.scrollHeight > tab.clientHeight + 1) found.push(`The tab "${tab.innerText}" is cut`)
    }
    return found
  })

const SCREENS: readonly (readonly [name: string, address: string, open: (page: Page) => Promise<void>])[] = [
  [
    'the dashboard',
    '/admin',
    async (page) => {
      await expect(page.getByRole('region', { name: 'New messages' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Recent changes' }).getByRole('listitem').first()).toBeVisible()
    },
  ],
  [
    'chapters with one open',
    '/admin/chapters',
    async (page) => {
      await page.getByRole('button', { name: 'Sections Price' }).click()
      await expect(page.getByRole('row', { name: '7. Price of a transaction' })).toBeVisible()
    },
  ],
  [
    'rulings with two selected',
    '/admin/rulings?year=1999',
    async (page) => {
      await page.getByRole('checkbox', { name: 'Select all rulings on this page' }).check()
      await expect(page.getByText('2 selected')).toBeVisible()
    },
  ],
  [
    'FAQs with a category open',
    '/admin/faqs',
    async (page) => {
      await page.getByRole('button', { name: 'FAQs Registration' }).click()
      await expect(page.getByRole('button', { name: /^Enabled/ }).first()).toBeVisible()
    },
  ],
  ['messages', '/admin/messages', async (page) => expect(page.getByRole('link', { name: MESSAGE.name })).toBeVisible()],
  [
    'a message',
    '/admin/messages?message=first',
    async (page) => expect(page.getByRole('region', { name: `Message of ${MESSAGE.name}` })).toBeVisible(),
  ],
]

for (const [width, letters] of [
  [1024, 16],
  [768, 16],
  [320, 16],
  [390, 32],
  [320, 32],
] as const) {
  test(`STAFF-2 SHELL-7 lists, dashboard and messages fit ${width} px with letters of ${letters} px`, async ({
    page,
    store,
  }) => {
    await store('contact_messages', MESSAGE)
    await store('rulings', RULING)
    await page.setViewportSize({ width, height: 844 })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    for (const [name, address, open] of SCREENS) {
      await openAsStaff(page, address)
      await open(page)
      await expect.poll(() => faults(page), name).toEqual([])
    }
  })
}
