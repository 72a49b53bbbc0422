import { expect, type Page } from '@playwright/test'
import { expectArrival } from './page.ts'
import { test } from './test.ts'

const banner = (page: Page) => page.getByRole('banner')
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const sizeOfText = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
const box = (page: Page) => banner(page).getByRole('combobox', { name: 'Search the site' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })

const PAPER = { light: 'rgb(255, 255, 255)', dark: 'rgb(13, 18, 24)' }

async function choose(page: Page, group: string, choice: string): Promise<void> {
  const settings = page.getByRole('form', { name: 'Reading settings' })
  if (!(await settings.isVisible())) await banner(page).getByRole('button', { name: 'Open settings' }).click()
  await settings.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }).check()
}

test('READ-8 the theme is the system’s until one is chosen, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/rulings')
  await expect.poll(() => ground(page)).toBe(PAPER.dark)
  await choose(page, 'Theme', 'Light')
  await expect.poll(() => ground(page)).toBe(PAPER.light)
  await page.goto('/law/vat-law')
  await expect.poll(() => ground(page)).toBe(PAPER.light)
  await choose(page, 'Theme', 'As the system')
  await expect.poll(() => ground(page)).toBe(PAPER.dark)
})

test('READ-8 theme and size of text hold before anything is painted', async ({ page }) => {
  await page.goto('/contact')
  await choose(page, 'Theme', 'Dark')
  await choose(page, 'Size of text', 'Larger')
  await expect.poll(() => sizeOfText(page)).toBe('20.8px')
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      const { backgroundColor, fontSize } = getComputedStyle(document.documentElement)
      Object.assign(window, { atFirst: { backgroundColor, fontSize } })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  expect(await page.evaluate(() => Reflect.get(window, 'atFirst'))).toEqual({
    backgroundColor: PAPER.dark,
    fontSize: '20.8px',
  })
})

test('READ-8 a page is read as it is where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is off', 'SecurityError')
      },
    })
  })
  await page.goto('/contact')
  await choose(page, 'Theme', 'Dark')
  await expect.poll(() => ground(page)).toBe(PAPER.dark)
})

test('READ-8 / goes to the search, from wherever nothing is typed', async ({ page }) => {
  await page.goto('/contact')
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  await page.keyboard.type('1/2')
  await expect(box(page)).toHaveValue('1/2')
})

test('READ-8 / opens the search on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
})

test('READ-8 ? lists the keys, and the single ones can be turned off (WCAG 2.1.4)', async ({ page }) => {
  await page.goto('/contact')
  await page.keyboard.press('Shift+?')
  const list = page.getByRole('dialog', { name: 'Keys' })
  await expect(list).toContainText('Go to any section, ruling, decision, question or page')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await choose(page, 'Keys: / to search, ? for the list', 'Off')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.press('Shift+?')
  await expect(box(page)).not.toBeFocused()
  await expect(list).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
})

test('READ-8 Ctrl K jumps to what is named: what is typed at once is taken, and Enter opens the first target, there or not', async ({
  page,
}) => {
  for (const [typed, title, address] of [
    ['amdocs', null, /\/rulings\/[0-9a-f-]{36}$/],
    ['7369/16', null, /\/decisions\/[0-9a-f-]{36}$/],
    ['priv', 'Privacy Policy', /\/privacy$/],
    ['30(a)(5)', null, /\/law\/vat-law#/],
    ['reg 12A', null, /\/law\/regulations#/],
    ['xqzwvk', 'Search', /\/search\?q=xqzwvk$/],
  ] as const) {
    await test.step(typed, async () => {
      await page.goto('/contact')
      await page.getByLabel('Message').focus()
      await page.keyboard.press('Control+k')
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await expect(palette(page)).toBeHidden()
      if (title) await expectArrival(page, title)
      await expect(page).toHaveURL(address)
    })
  }
})

test('READ-8 in the palette the first target is chosen until an arrow chooses another', async ({ page }) => {
  await page.goto('/contact')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('export documents')
  const options = palette(page).getByRole('option')
  await expect(options).toHaveCount(6)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
})
