import { expect, type Page } from '@playwright/test'
import { main, open } from './page.ts'
import { test } from './test.ts'

const box = (page: Page) => main(page).getByRole('searchbox')
const count = (page: Page, text: string | RegExp) =>
  expect(main(page).getByRole('region').getByRole('status').first()).toHaveText(text)
/** A choice of a filter in the rail; its name ends in how many items have it. */
const choice = (page: Page, filter: string, value: string) =>
  main(page)
    .getByRole('group', { name: filter, exact: true })
    .getByRole('checkbox', { name: new RegExp(`^${value}( \\d+)?$`) })

test('DEC-1 the filters work by keyboard alone', async ({ page }) => {
  await page.goto('/decisions')
  await count(page, '2 decisions')
  await box(page).focus()
  await page.keyboard.press('Tab')
  await expect(choice(page, 'Authority', 'Tax Authority')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?authority=Tax\+Authority$/)
  await count(page, '2 decisions found')
  await expect(choice(page, 'Authority', 'Tax Authority')).toBeFocused()
  await page.keyboard.press('Tab')
  const fields = main(page).getByRole('group', { name: 'Field' }).getByRole('checkbox')
  await expect(fields.first()).toBeFocused()
  const provisions = main(page).getByRole('group', { name: 'Provision' }).getByRole('checkbox')
  const stops = (await fields.count()) + (await provisions.count())
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab')
  await expect(main(page).getByLabel('From year')).toBeFocused()
  await page.keyboard.type('2025')
  await expect(page).toHaveURL(/\?authority=Tax\+Authority&from=2025$/)
  await count(page, '1 decision found')
  await page.keyboard.press('Tab')
  await expect(main(page).getByLabel('To year')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/decisions$/)
  await count(page, '2 decisions')
  // the button is gone with what it cleared: the focus is where work goes on
  await expect(main(page).getByRole('region', { name: /^List of/ })).toBeFocused()
})

test('READ-1 READ-10 on a phone a list with filters fits, nothing moves while it loads, and its filters are behind one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if ('value' in entry) Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Number(entry.value) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/decisions?authority=Tax+Authority', '/news?category=Circulars', '/rulings?q=input&from=2015']) {
    await test.step(path, async () => {
      await open(page, path)
      await count(page, /found$/)
      const [width, shifted] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        Number(Reflect.get(window, 'shifted')),
      ])
      expect(width).toBeLessThanOrEqual(390)
      expect(shifted).toBeLessThan(0.005)
    })
  }
  await expect(box(page)).toBeHidden()
  await main(page)
    .getByText(/^Filter \d+ rulings, 1 set$/)
    .click()
  await expect(box(page)).toBeVisible()
  const row = main(page).getByRole('group', { name: 'Court' }).locator('label').first()
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
