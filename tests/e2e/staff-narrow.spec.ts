import { expect, type Page } from '@playwright/test'
import { findCut, SPACED } from './looks.ts'
import { withSheet } from './page.ts'
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

const FILE = {
  name: 'A long circular of these tests about the application of the law.pdf',
  path: 'uploads/narrow.pdf',
  size: 1024,
  type: 'application/pdf',
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
      const { width, right, bottom } = head.getBoundingClientRect()
      if (width < 5 * em) found.push(`"${name}" has ${width} pixels`)
      for (const beside of head.parentElement?.querySelectorAll('td.office-actions button') ?? []) {
        const { left, right: end, top, width: shown } = beside.getBoundingClientRect()
        const isOver = left < right - 1 && top < bottom - 1
        if (shown > 0 && (isOver || end > window.innerWidth)) found.push(`Something overlaps "${name}"`)
      }
    }
    // Safari drops the role of a part that is not laid out as one.
    for (const part of document.querySelectorAll('.office-table :is(thead, tbody, tr, th, td), .office-table')) {
      const isLaidOutAsOne = getComputedStyle(part).display.startsWith('table')
      if (!isLaidOutAsOne && !part.hasAttribute('role')) found.push(`A <${part.localName}> has lost its role`)
    }
    for (const part of document.querySelectorAll<HTMLElement>('main section')) {
      if (part.getBoundingClientRect().right > window.innerWidth) found.push(`"${part.innerText.slice(0, 30)}" is cut`)
    }
    for (const tab of document.querySelectorAll<HTMLElement>('[aria-label="Quick"] > *')) {
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
    'the dashboard with the changes of one person',
    `/admin?${new URLSearchParams({ by: '00000000-0000-4000-8000-000000000000' })}`,
    async (page) => expect(page.getByText('No changes by this person.')).toBeVisible(),
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
    'files with one whose places are shown',
    '/admin/files?q=circular+of+these+tests',
    async (page) => {
      await page.getByRole('button', { name: 'Where used' }).click()
      await expect(page.getByText('No text on the site links it.')).toBeVisible()
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
  [768, 16],
  [320, 16],
  [390, 32],
] as const) {
  test(`STAFF-2 SHELL-7 lists, dashboard and messages fit ${width} px with letters of ${letters} px`, async ({
    page,
    store,
  }) => {
    await store('contact_messages', MESSAGE)
    await store('rulings', RULING)
    await store('files', FILE)
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

test('ACC-5 with the text spacing of WCAG 1.4.12 nothing is cut on staff’s screens', async ({ page, store }) => {
  await store('contact_messages', MESSAGE)
  await store('rulings', RULING)
  await store('files', FILE)
  for (const [name, address, open] of SCREENS) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAsStaff(page, address)
    await open(page)
    await withSheet(page, SPACED, async () => {
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width)
        expect([name, ...(await page.evaluate(findCut))]).toEqual([name])
      }
    })
  }
})

test('STAFF-1 STAFF-2 on a phone the dashboard begins with new messages, and a row has one menu that ends with Delete in red', async ({
  page,
  store,
}) => {
  await store('contact_messages', MESSAGE)
  await store('rulings', RULING)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsStaff(page, '/admin')
  const message = page.getByRole('region', { name: 'New messages' }).getByRole('listitem').first()
  await expect(message).toBeInViewport({ ratio: 1 })
  await openAsStaff(page, '/admin/rulings?year=1999')
  const line = page.getByRole('row', { name: RULING.title })
  await expect(line.getByRole('button')).toHaveCount(1)
  await line.getByRole('button').click()
  const items = page.getByRole('menu').getByRole('menuitem')
  await expect(items.last()).toHaveText(/^Delete/)
  const colours = await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).color))
  expect(new Set(colours.slice(0, -1)).size).toBe(1)
  expect(colours[0]).not.toBe(colours.at(-1))
})
