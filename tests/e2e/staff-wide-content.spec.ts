import { expect, type Page } from '@playwright/test'
import { openAsStaff } from './staff.ts'
import { type Store, test } from './stored-rows.ts'
import { expectToFit, storeWideRows, unbroken } from './wide-content.ts'

const main = (page: Page) => page.getByRole('main')
const shown = (page: Page) => main(page).getByText('Unbrokenw').filter({ visible: true }).first()

/** What only staff see of rows that are wider than a page. */
async function storeStaffRows(store: Store, width: number): Promise<void> {
  const email = `${unbroken(290)}${width}@example.com`
  await store('contact_messages', { name: unbroken(190), email, message: unbroken(4900) })
  await store('newsletter_subscriptions', { email })
  const file = { name: `${unbroken(490)}.pdf`, path: `uploads/${unbroken(200)}${width}.pdf`, comment: unbroken(1900) }
  await store('files', { ...file, size: 1, type: 'application/pdf' })
}

for (const width of [390, 1440]) {
  test(`MEND-A8 no stored text moves a screen of staff sideways at ${width} px`, async ({ page, store }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const { post, ruling } = await storeWideRows(store)
    await storeStaffRows(store, width)
    await openAsStaff(page, '/admin')
    await expect(main(page).getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    for (const screen of ['', '/messages', '/subscribers', '/files', '/news?q=Unbroken', '/decisions?q=Unbroken']) {
      await page.goto(`/admin${screen}`)
      await expect(shown(page)).toBeVisible()
      await expectToFit(page)
    }
    for (const form of [`/news?edit=${post}`, `/rulings?edit=${ruling}`]) {
      await page.goto(`/admin${form}`)
      await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('The end of the text.')
      await expectToFit(page)
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText('The end of the text.')
      await expectToFit(page)
    }
    for (const screen of ['/chapters?type=booking-rules', '/faqs']) {
      await page.goto(`/admin${screen}`)
      await expect(shown(page)).toBeVisible()
      await expectToFit(page)
    }
  })
}
