import { expect, type Page } from '@playwright/test'
import { expectArrival } from './page.ts'
import { test } from './test.ts'

const PHONE = { width: 390, height: 844 }

const banner = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' })
const box = (page: Page) => banner(page).getByRole('combobox', { name: 'Search the site' })

/** What has the focus and lies under something else; nothing where it lies open. */
function coveredFocus(): string {
  const focused = document.activeElement
  if (!focused) return 'nothing'
  const { left, top, width, height } = focused.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  return above && (focused.contains(above) || above.contains(focused)) ? '' : focused.outerHTML
}

test('ACC-3 the open menu of a phone closes on Escape, wherever the focus is, and covers nothing that has it', async ({
  page,
}) => {
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
  await toggle.click()
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(coveredFocus)).toBe('')
  }
  await expect(menu(page)).toBeHidden()
})

test('ACC-2 ACC-3 in the frame of a large screen chosen hits and fields are told, and the focus stays where the work is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  const newsletter = page.getByRole('form', { name: 'Newsletter' })

  await test.step('the line below the newsletter’s field stands out from its ground by 3 : 1', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(async () => {
        const [line, ground] = await page.getByLabel('Your email').evaluate((field) => {
          const sheet = (element: Element | null) => getComputedStyle(element ?? document.body)
          return [sheet(field.parentElement).borderBottomColor, sheet(document.documentElement).backgroundColor]
        })
        expect(contrast(String(line), String(ground)), colorScheme).toBeGreaterThan(3)
      }).toPass()
    }
  })

  await test.step('after subscribing the focus stays where the work was', async () => {
    await newsletter.getByRole('textbox').fill('focus@example.com')
    const button = newsletter.getByRole('button')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(newsletter).toContainText('Successfully subscribed!')
    await expect(button).toBeFocused()
  })

  await test.step('in forced colours the field that has the focus has an outline', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const field of [box(page), page.getByLabel('Your email')]) {
      await field.focus()
      await expect(field.locator('..')).toHaveCSS('outline-style', 'solid')
    }
  })

  await test.step('the chosen hit is told by more than a background, in forced colours too', async () => {
    await box(page).fill('export documents')
    const options = banner(page).getByRole('option')
    await expect(options).toHaveCount(6)
    await page.keyboard.press('ArrowDown')
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors })
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await expect(options.first()).toHaveCSS('outline-style', 'solid')
      await expect(options.nth(1)).toHaveCSS('outline-style', 'none')
    }
  })

  await test.step('the search can be sent with its button', async () => {
    await box(page).fill('invoice')
    await banner(page).getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expectArrival(page, 'Search')
    await expect(page).toHaveURL('/search?q=invoice')
  })
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
