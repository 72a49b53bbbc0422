import { expect, type Page } from '@playwright/test'
import { expectArrival } from './page.ts'
import { test } from './test.ts'

const PHONE = { width: 390, height: 844 }

const banner = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' })
const box = (page: Page) => banner(page).getByRole('combobox', { name: 'Search the site' })

test('ACC-3 the open menu of a phone closes on Escape, wherever the focus is', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/rulings')
  const toggle = banner(page).getByRole('button', { name: 'Open menu' })
  await toggle.click()
  await expect(menu(page)).toBeVisible()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle).toBeFocused()
})

/** What has the focus and lies under something else; nothing where it lies open. */
function coveredFocus(): string {
  const focused = document.activeElement
  if (!focused) return 'nothing'
  const { left, top, width, height } = focused.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  return above && (focused.contains(above) || above.contains(focused)) ? '' : focused.outerHTML
}

test('ACC-3 the open menu of a phone covers nothing that has the focus', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/rulings')
  await banner(page).getByRole('button', { name: 'Open menu' }).click()
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(coveredFocus)).toBe('')
  }
  await expect(menu(page)).toBeHidden()
})

test('ACC-2 the header’s search can be sent with its button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  await box(page).fill('invoice')
  await banner(page).getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expectArrival(page, 'Search')
  await expect(page).toHaveURL('/search?q=invoice')
})

test('ACC-3 the chosen hit is told by more than a background, in forced colours too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    await page.goto('/contact')
    await box(page).fill('export documents')
    const options = banner(page).getByRole('option')
    await expect(options).toHaveCount(6)
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(options.first()).toHaveCSS('outline-style', 'solid')
    await expect(options.nth(1)).toHaveCSS('outline-style', 'none')
  }
})

test('ACC-3 in forced colours the field that has the focus has an outline', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  for (const field of [box(page), page.getByLabel('Your email')]) {
    await field.focus()
    await expect(field.locator('..')).toHaveCSS('outline-style', 'solid')
  }
})

test('ACC-3 the line below the newsletter’s field stands out from its ground by 3 : 1', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/contact')
    const [line, ground] = await page.getByLabel('Your email').evaluate((field) => {
      const sheet = (element: Element | null) => getComputedStyle(element ?? document.body)
      return [sheet(field.parentElement).borderBottomColor, sheet(document.documentElement).backgroundColor]
    })
    expect(contrast(String(line), String(ground)), colorScheme).toBeGreaterThan(3)
  }
})

function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [darker = 0, lighter = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test('ACC-2 after subscribing the focus stays where the work was', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByRole('textbox').fill('focus@example.com')
  const button = form.getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(form).toContainText('Successfully subscribed!')
  await expect(button).toBeFocused()
})
