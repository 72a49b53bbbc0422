import { expect, type Page } from '@playwright/test'
import { test } from './claims.ts'
import { expectArrival } from './page.ts'

const banner = (page: Page) => page.getByRole('banner')
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const sizeOfText = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
const box = (page: Page) => banner(page).getByRole('combobox', { name: 'Search the site' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })

const PAPER = { light: 'rgb(255, 255, 255)', dark: 'rgb(13, 18, 24)' }

async function choose(page: Page, group: string, choice: string): Promise<void> {
  const settings = page.getByRole('group', { name: 'Reading settings' })
  if (!(await settings.isVisible())) await banner(page).getByRole('button', { name: 'Open settings' }).click()
  await settings.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }).check()
}

test('READ-8 what is chosen in the reading settings holds', async ({ page, context, check }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/contact')

  await check('READ-8 the theme is the system’s until one is chosen, and the choice is kept', async () => {
    await expect.poll(() => ground(page)).toBe(PAPER.dark)
    await choose(page, 'Theme', 'Light')
    await expect.poll(() => ground(page)).toBe(PAPER.light)
    await page.goto('/terms')
    await expect.poll(() => ground(page)).toBe(PAPER.light)
    await choose(page, 'Theme', 'As the system')
    await expect.poll(() => ground(page)).toBe(PAPER.dark)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => ground(page)).toBe(PAPER.light)
  })

  await check('READ-8 theme and size of text hold before anything is painted', async () => {
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

  await check('READ-8 a page is read as it is where the browser keeps nothing', async () => {
    const other = await context.newPage()
    await other.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is off', 'SecurityError')
        },
      })
    })
    await other.goto('/contact')
    await expect.poll(() => ground(other)).toBe(PAPER.light)
    await choose(other, 'Theme', 'Dark')
    await expect.poll(() => ground(other)).toBe(PAPER.dark)
  })
})

test('READ-8 keys open what they say', async ({ page, check }) => {
  await page.goto('/contact')

  await check(
    'READ-8 Ctrl K jumps to what is named: what is typed at once is taken, and Enter opens the first target',
    async () => {
      await page.getByLabel('Message').focus()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('amdocs')
      await page.keyboard.press('Enter')
      await expect(palette(page)).toBeHidden()
      await expectArrival(page)
      await expect(page).toHaveURL(/\/rulings\/[0-9a-f-]{36}/)
    },
  )

  await check('READ-8 ? lists the keys, and the single ones can be turned off (WCAG 2.1.4)', async () => {
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
})
