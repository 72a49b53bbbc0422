import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => main(page).getByRole('searchbox')
const count = (page: Page, text: string | RegExp) =>
  expect(main(page).getByRole('region').getByRole('status').first()).toHaveText(text)
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 2 })

test('RUL-2 an address with search and all filters opens them, and can be cleared', async ({ page }) => {
  await page.goto('/rulings?q=input+developer&court=District+Court,+Tel+Aviv&from=2020&to=2024')
  await count(page, '1 ruling found')
  await expect(box(page)).toHaveValue('input developer')
  await expect(main(page).getByLabel('Court')).toHaveValue('District Court, Tel Aviv')
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
  await expect(page).toHaveURL(/\/rulings\/[0-9a-f-]{36}$/)
  await page.goBack()
  await count(page, '1 ruling found')
  await expect(box(page)).toHaveValue('input developer')
  await page.goBack()
  await expect(page).toHaveURL(/\/rulings$/)
  await expect(box(page)).toHaveValue('')
  await count(page, '11 rulings')
})

test('DEC-1 the filters work by keyboard alone', async ({ page }) => {
  await page.goto('/decisions')
  await count(page, '2 decisions')
  await box(page).focus()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('button', { name: 'Filter' })).toBeFocused()
  await page.keyboard.press('Enter')
  const authority = main(page).getByLabel('Authority')
  await expect(authority.getByRole('option')).toHaveText(['All authorities', 'Tax Authority'])
  await page.keyboard.press('Tab')
  await expect(authority).toBeFocused()
  await page.keyboard.press('T')
  await expect(page).toHaveURL(/\?authority=Tax\+Authority$/)
  await count(page, '2 decisions found')
  await expect(authority).toBeFocused()
  for (const name of ['Field', 'From year']) {
    await page.keyboard.press('Tab')
    await expect(main(page).getByLabel(name)).toBeFocused()
  }
  await page.keyboard.type('2025')
  await expect(page).toHaveURL(/\?authority=Tax\+Authority&from=2025$/)
  await count(page, '1 decision found')
  await page.keyboard.press('Tab')
  await expect(main(page).getByLabel('To year')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/decisions$/)
  await count(page, '2 decisions')
})

test('NEWS-1 the dropdown filters by category, and Back returns', async ({ page }) => {
  await page.goto('/news')
  await count(page, '19 news items')
  await main(page).getByLabel('Category').selectOption('Circulars')
  await expect(page).toHaveURL(/\?category=Circulars$/)
  await count(page, /^\d+ news items found$/)
  await box(page).fill('xqzwvk')
  await expect(main(page).getByText('No news match "xqzwvk" and these filters')).toBeVisible()
  await page.goBack()
  await count(page, /^\d+ news items found$/)
  await expect(main(page).getByLabel('Category')).toHaveValue('Circulars')
})

for (const path of ['/rulings?q=input&from=2015', '/decisions?authority=Tax+Authority', '/news?category=Circulars']) {
  test(`LIST-1 ${path} fits a phone, and nothing moves while the list loads`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) {
          if ('value' in entry) Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Number(entry.value) })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await count(page, /found$/)
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    const [width, shifted] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      Number(Reflect.get(window, 'shifted')),
    ])
    expect(width).toBeLessThanOrEqual(390)
    expect(shifted).toBeLessThan(0.005)
  })
}
