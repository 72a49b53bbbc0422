import { expect } from '@playwright/test'
import { expectFocusSeen, expectFocusSeenOnSmall, sameInForcedColours, unmarkedHebrew } from './looks.ts'
import { expectWhole, titleOf } from './page.ts'
import { openAsStaff, row } from './staff.ts'
import { test } from './stored-rows.ts'

const SCREENS = [
  '/admin',
  '/admin/chapters',
  '/admin/rulings',
  '/admin/rulings?edit=new',
  '/admin/faqs',
  '/admin/messages',
]

for (const address of SCREENS) {
  test(`ACC-3 by keyboard alone the focus is seen on ${address}, forwards and backwards, at 400 % too`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAsStaff(page, address)
    await expect(titleOf(page)).toBeAttached()
    await expectWhole(page)
    await expectFocusSeen(page, 'Tab')
    await expectFocusSeen(page, 'Shift+Tab')
    await expectFocusSeenOnSmall(page)
  })
}

test('ACC-3 in forced colours the current one of several looks otherwise than the others on every screen of staff’s', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const address of [...SCREENS, '/admin/files', '/admin/messages?status=new']) {
    await openAsStaff(page, address)
    await expectWhole(page)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect([address, ...(await page.evaluate(sameInForcedColours))]).toEqual([address])
    }
  }
})

test('SHELL-6 ACC-2 the window’s title names what is open, and the list again when it is closed', async ({ page }) => {
  await openAsStaff(page, '/admin/rulings')
  await page.getByRole('button', { name: 'Add ruling' }).click()
  await expect(page).toHaveTitle(/^New ruling – /)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveTitle(/^Rulings – /)
  await page
    .getByRole('rowheader')
    .getByRole('link', { name: /Kasuto/ })
    .click()
  await expect(page).toHaveTitle(/^Ruling Kasuto .* – Admin – /)
})

test('ACC-4 Hebrew is marked in lists and files of staff’s', async ({ page, store }) => {
  const word = 'הפטור'
  const dated = { date: '2026-11-22', summary: word, content: `<p>${word}</p>` }
  await store('rulings', { ...dated, title: `${word} v. State`, court: word })
  await store('files', {
    name: `${word}.pdf`,
    path: 'uploads/hebrew.pdf',
    size: 1,
    type: 'application/pdf',
    comment: word,
  })
  for (const [address, name] of [
    ['/admin/rulings', `${word} v. State`],
    ['/admin/files', `${word}.pdf`],
  ] as const) {
    await openAsStaff(page, address)
    await expect(row(page, name)).toBeVisible()
    expect(await page.evaluate(unmarkedHebrew)).toEqual([])
  }
})
