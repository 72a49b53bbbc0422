import { expect, type Page } from '@playwright/test'
import { expectArrival, main, open } from './page.ts'
import { test } from './test.ts'

const box = (page: Page) => main(page).getByRole('searchbox')
const count = (page: Page, text: string | RegExp) =>
  expect(main(page).getByRole('region').getByRole('status').first()).toHaveText(text)
/** A choice of a filter in the rail; its name ends in how many items have it. */
const choice = (page: Page, filter: string, value: string) =>
  main(page)
    .getByRole('group', { name: filter, exact: true })
    .getByRole('checkbox', { name: new RegExp(`^${value}( \\d+)?$`) })
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 3 })

test('RUL-2 an address with search and all filters opens them, and can be cleared', async ({ page }) => {
  await page.goto('/rulings?q=input+developer&court=District+Court,+Tel+Aviv&from=2020&to=2024')
  await count(page, '1 ruling found')
  await expect(box(page)).toHaveValue('input developer')
  await expect(choice(page, 'Court', 'District Court, Tel Aviv')).toBeChecked()
  await expect(main(page).getByLabel('From year')).toHaveValue('2020')
  await expect(main(page).getByLabel('To year')).toHaveValue('2024')
  await box(page).fill('xqzwvk')
  await expect(main(page).getByText('No rulings match "xqzwvk" and these filters')).toBeVisible()
  await main(page).getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(page).toHaveURL(/\/rulings$/)
  await count(page, '11 rulings')
  await expect(box(page)).toHaveValue('')
})

test('RUL-2 typing is one step of the history, and Back undoes it', async ({ page }) => {
  await page.goto('/rulings')
  await count(page, '11 rulings')
  const steps = await page.evaluate(() => history.length)
  await box(page).pressSequentially('input', { delay: 40 })
  await expect(page).toHaveURL(/\?q=input$/)
  await count(page, /^\d rulings found$/)
  await box(page).pressSequentially(' developer', { delay: 40 })
  await expect(page).toHaveURL(/\?q=input\+developer$/)
  await count(page, '1 ruling found')
  await expect(box(page)).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  await titles(page).first().getByRole('link').click()
  await expectArrival(page)
  await page.goBack()
  await count(page, '1 ruling found')
  await expect(box(page)).toHaveValue('input developer')
  await page.goBack()
  await expect(page).toHaveURL(/\/rulings$/)
  await expect(box(page)).toHaveValue('')
  await count(page, '11 rulings')
})

test('FAQ-2 Back undoes a search that was changed before it was in the address', async ({ page }) => {
  await page.goto('/faqs')
  const tabs = main(page).getByRole('tablist')
  await expect(tabs).toBeVisible()
  await box(page).fill('company')
  await box(page).fill('foreign company')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\?q=foreign\+company$/)
  await expect(tabs).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/faqs$/)
  await expect(tabs).toBeVisible()
  await expect(box(page)).toHaveValue('')
})

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

test('NEWS-1 the categories filter, and Back returns', async ({ page }) => {
  await page.goto('/news')
  await count(page, '19 news items')
  await choice(page, 'Category', 'Circulars').click()
  await expect(page).toHaveURL(/\?category=Circulars$/)
  await count(page, /^\d+ news items found$/)
  await box(page).fill('xqzwvk')
  await expect(main(page).getByText('No news match "xqzwvk" and these filters')).toBeVisible()
  await page.goBack()
  await count(page, /^\d+ news items found$/)
  await expect(choice(page, 'Category', 'Circulars')).toBeChecked()
})

test('READ-1 RUL-2 on a phone the filters are behind one line that says what they filter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rulings')
  await expect(box(page)).toBeHidden()
  await main(page).getByText('Filter 11 rulings').click()
  await choice(page, 'Court', 'District Court, Tel Aviv').click()
  await expect(page).toHaveURL(/\?court=/)
  await expect(main(page).getByText('Filter 2 rulings, 1 set')).toBeVisible()
  const row = main(page).getByRole('group', { name: 'Court' }).locator('label').first()
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('ACC-2 an empty list offers once to clear its filters; search landmarks have names', async ({ page }) => {
  await page.goto('/rulings?court=Nowhere')
  await expect(main(page).getByText('No rulings match these filters')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Clear filters' })).toHaveCount(1)
  await expect(main(page).getByRole('search', { name: 'Search and filter rulings' })).toHaveCount(1)
})

test('LIST-1 READ-10 a list with filters fits a phone, and nothing moves while it loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if ('value' in entry) Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Number(entry.value) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/rulings?q=input&from=2015', '/decisions?authority=Tax+Authority', '/news?category=Circulars']) {
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
})
