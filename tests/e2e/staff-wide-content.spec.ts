import { expect, type Page } from '@playwright/test'
import { goInApp, main, titleOf } from './page.ts'
import { choose, openAsStaff, row } from './staff.ts'
import { type Store, test } from './stored-rows.ts'
import { expectStacksToFit, expectToFit, stack, storeWideRows, unbroken } from './wide-content.ts'

const shown = (page: Page) => main(page).getByText('Unbrokenw').filter({ visible: true }).first()

/** What only staff see of rows that are wider than a page. */
async function storeStaffRows(store: Store, word = unbroken): Promise<void> {
  const email = `x@${word(290)}.example`
  await store('contact_messages', { name: word(190), email, message: word(4900) })
  await store('newsletter_subscriptions', { email })
  const file = { name: `${word(490)}.pdf`, path: `uploads/${unbroken(200)}.pdf`, comment: word(1900) }
  await store('files', { ...file, size: 1, type: 'application/pdf' })
  await store('amendments', { title: word(290), note: word(490), source: word(290) })
}

const WIDTHS = [1440, 390]

/** The lists in which such rows stand, and a screen that asks for nothing. */
const SCREENS = [
  ...['', '/messages', '/subscribers', '/files', '/chapters?type=booking-rules', '/faqs', '/amendments', '/glossary'],
  ...['/amounts?page=2', '/deadlines', '/guides'],
]
const REST = '/admin/nothing'

/** The screen fits at all widths. */
async function expectToFitEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page)
  }
}

test('MEND-A8 READ-10 no stored text moves a screen of staff sideways', async ({ page, store }) => {
  const { post, ruling } = await storeWideRows(store)
  await storeStaffRows(store)
  await openAsStaff(page, '/admin')
  await expect(titleOf(page)).toHaveText('Dashboard')
  for (const screen of SCREENS) {
    await goInApp(page, `/admin${screen}`, REST)
    await expect(shown(page)).toBeVisible()
    await expectToFitEverywhere(page)
  }
  await goInApp(page, '/admin/decisions?q=Unbroken', REST)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // what a text cites comes after its row, and is shown where there is room for it
    const cited = main(page).getByText(/^30\(a\)\(a\)/)
    await expect(cited.filter({ visible: width === 1440 }).first()).toBeAttached()
    await expectToFit(page)
  }
  await page.goto(`/admin/files?q=${unbroken(200)}`)
  await choose(row(page, `${unbroken(490)}.pdf`).first(), 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Nothing on the site cites or uses it.')).toBeVisible()
  expect(await question.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await question.getByRole('button', { name: 'Cancel' }).click()
  for (const form of [`/news?edit=${post}`, `/rulings?edit=${ruling}`]) {
    await page.goto(`/admin${form}`)
    await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('The end of the text.')
    await expectToFitEverywhere(page)
    await page.getByRole('button', { name: 'Preview' }).click()
    // a page in front of the form, which scrolls by itself
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await expect(preview).toContainText('The end of the text.')
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => preview.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    }
  }
})

test('READ-10 stacks of combining marks move no screen of staff sideways', async ({ page, store }) => {
  const { post, ruling } = await storeWideRows(store, stack)
  await storeStaffRows(store, stack)
  await openAsStaff(page, '/admin')
  await expect(titleOf(page)).toHaveText('Dashboard')
  const forms = [`/news?edit=${post}`, `/rulings?edit=${ruling}`, '/messages?open=first']
  for (const screen of [...SCREENS, '/rulings?year=1970', '/decisions?year=1970', '/news?year=1970', ...forms]) {
    await goInApp(page, `/admin${screen}`, REST)
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    await expect(main(page).getByText('Zal').filter({ visible: true }).first()).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectStacksToFit(page)
    }
  }
})

test('READ-10 a message of stacks of combining marks fits a phone, as anybody sends it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const stack = `Zal${'\u0336\u0489\u20dd\u1ab2\u05b8\u0300'.repeat(50)}`
  await page.goto('/contact')
  const form = main(page)
  await form.getByLabel('Name').fill(stack.slice(0, 200))
  await form.getByLabel('Email').fill('stacks@example.com')
  await form.getByLabel('Message').fill(`${stack.repeat(10)} the end`)
  await form.getByRole('button', { name: /^Send/ }).click()
  await expect(form.getByText(/^Message sent successfully!/)).toBeVisible()
  await openAsStaff(page, '/admin/messages')
  await main(page)
    .getByRole('link', { name: /^New Zal/ })
    .click()
  await expect(page.getByRole('region', { name: /^Message of Zal/ })).toContainText('the end')
  await expectToFit(page)
})

test('STAFF-7 READ-10 list and message fit 320 px, which is 400 % zoom, in their order, with an answer being written', async ({
  page,
  store,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await storeStaffRows(store)
  await openAsStaff(page, '/admin/messages')
  const list = page.getByRole('region', { name: 'List of messages' })
  await expect(shown(page)).toBeVisible()
  await expectToFit(page)
  await list
    .getByRole('link')
    .filter({ hasText: unbroken(190) })
    .first()
    .click()
  const message = page.getByRole('region', { name: /^Message of / })
  await expect(message).toBeFocused()
  await expect(list).toBeHidden()
  await message.getByRole('textbox', { name: 'Your reply' }).fill(unbroken(190))
  await expect(message.getByText('Kept in this browser')).toBeVisible()
  await expectToFit(page)
  await message.getByRole('button', { name: 'Internal note' }).click()
  await message.getByRole('textbox', { name: 'Your note' }).fill(unbroken(190))
  await expectToFit(page)
  for (const control of await message.getByRole('button').filter({ visible: true }).all()) {
    const box = await control.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 320, await control.innerText()).toBe(true)
  }
})
