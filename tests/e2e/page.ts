import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'

/** By XPath: a look by role or by CSS goes through all that a page has, which is much where a law is shown. */
export const main = (page: Page): Locator => page.locator('//main')

/** The title of the page that is shown. */
export const titleOf = (page: Page): Locator => page.locator('//main//h1').filter({ visible: true })

/**
 * Waits until a navigation has settled that a click or a key on a link or a form began: the new page's title has come and has
 * the focus (SHELL-6). The address is there earlier, by as much as the machine is slow. Counted, because any other look that
 * comes too early has all of the page that is left described, which is much of a law.
 */
export async function expectArrival(page: Page, title: string | RegExp = /./): Promise<void> {
  await expect(titleOf(page).filter({ hasText: title }).and(page.locator(':focus'))).toHaveCount(1)
}

/** Leaves the app for an address of the site without scripts. */
export async function leaveApp(page: Page): Promise<void> {
  const away = '/robots.txt'
  if (new URL(page.url()).pathname !== away) await page.goto(away, { waitUntil: 'commit' })
}

/** Waits until the page has come to its end: its title is there, and nothing in it is loading any more. */
export async function expectWhole(page: Page): Promise<void> {
  // a form lies in front of its list
  await titleOf(page).first().waitFor()
  await expect(page.locator('//main//*[@aria-busy="true"]')).toHaveCount(0)
}

/** Opens an address by loading it, and waits for all of its page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectWhole(page)
}

/**
 * Goes to an address within the app, as Back and Forward do, which loads no script anew. By way of a page that asks for nothing,
 * so that what is seen afterwards has come with the address.
 */
export async function goInApp(page: Page, address: string, by = '/offline'): Promise<void> {
  for (const next of [by, address]) {
    if (page.url().endsWith(next)) continue
    const former = await titleOf(page).first().elementHandle()
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, next)
    await former?.waitForElementState('hidden')
    await titleOf(page).first().waitFor()
  }
}

/** Loads an address with a hash, also where the page that is open differs by its hash alone. */
export async function loadAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank', { waitUntil: 'load' })
  await page.goto(address)
}

/**
 * Scrolls to the top as readers do, by Home. Pressed again where it was not enough: Chromium ends elsewhere when something,
 * such as a late typeface, changes the page's height on the way.
 */
export async function goToTop(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 2000 }).toBe(0)
  }).toPass()
}

/** Has a sheet of styles hold while something is done. */
export async function withSheet<Result>(page: Page, css: string, act: () => Promise<Result>): Promise<Result> {
  const handle = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }, css)
  try {
    return await act()
  } finally {
    await handle.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    })
  }
}

/** The table and the order of each list, by the first part of its address. */
const LISTS: Readonly<Record<string, readonly [table: string, order: string]>> = {
  rulings: ['rulings', 'date.desc,id'],
  decisions: ['tax_decisions', 'date.desc,id'],
  news: ['news', 'date.desc,id'],
  guides: ['guides', 'title'],
}

/** An address that ends in ":id", such as "/rulings/:id", with the first item of its list; any other as it is. */
export async function addressOf(request: APIRequestContext, path: string): Promise<string> {
  const list = LISTS[path.split('/')[1] ?? '']
  if (!path.endsWith('/:id') || !list) return path
  const [table, order] = list
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY }
  const newest = await request.get(`/rest/v1/${table}?select=id&order=${order}&limit=1`, { headers })
  const [{ id }] = await newest.json()
  return path.replace(':id', id)
}
