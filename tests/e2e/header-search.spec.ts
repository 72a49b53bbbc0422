import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

const PROCEDURE = '**/rest/v1/rpc/search_content'
const header = (page: Page) => page.getByRole('banner')
const box = (page: Page) => header(page).getByRole('combobox', { name: 'Search the site' })
const options = (page: Page) => header(page).getByRole('listbox', { name: 'Search results' }).getByRole('option')
const said = (page: Page) => header(page).getByRole('status')

/** What the dropdown asked the database for, request by request. */
function listenForQuestions(page: Page): { query: string; page_size: number }[] {
  const questions: { query: string; page_size: number }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/search_content')) questions.push(request.postDataJSON())
  })
  return questions
}

/** The answer to a query waits until the function is called that this gives. */
async function holdAnswer(page: Page, query: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(PROCEDURE, async (route) => {
    if (route.request().postDataJSON().query === query) await held
    await route.continue()
  })
  return release
}

test.use({ viewport: { width: 1440, height: 900 } })

test('SEARCH-1 typing shows at most five hits with type and marked excerpt, and the way to all', async ({ page }) => {
  // A clock that comes after React would run beside the one that React knows; the page's own sign of life goes by it, but for what it asks first.
  await page.clock.install()
  const isAlive = page.waitForRequest('**/rest/v1/content_version*')
  await page.goto('/', { waitUntil: 'load' })
  await isAlive
  const questions = listenForQuestions(page)
  await expect(box(page)).toBeVisible()
  // The clock stands still while the letters are typed, however long that takes the machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await box(page).pressSequentially('foreign supplie')
  await page.clock.runFor(299)
  await box(page).pressSequentially('r')
  await page.clock.runFor(300)
  await expect.poll(() => questions, 'once the typing has rested for 300 ms').toHaveLength(1)
  await page.clock.resume()
  await expect(options(page)).toHaveCount(6)
  await expect(options(page).locator('mark').first()).toBeVisible()
  await expect(options(page).first()).toContainText(
    /^(VAT Law|Regulations|Booking Rules|Court ruling|Tax decision|News post|FAQ)/,
  )
  await expect(options(page).last()).toHaveText('View all results')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  expect(questions, 'one question for the whole word, not one a letter').toEqual([
    expect.objectContaining({ query: 'foreign supplier', page_size: 5 }),
  ])
  await options(page).last().click()
  await expect(page).toHaveURL('/search?q=foreign%20supplier')
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused()
  await expect(box(page)).toHaveValue('')
})

test('SEARCH-1 one character asks for nothing', async ({ page }) => {
  await page.goto('/')
  const questions = listenForQuestions(page)
  await box(page).fill('v')
  await box(page).fill('va')
  await expect(options(page).first()).toBeVisible()
  await box(page).fill('v')
  await expect(options(page).first()).toBeHidden()
  expect(questions.map(({ query }) => query)).toEqual(['va'])
})

test('SEARCH-1 by keyboard: arrows choose, Escape closes, Enter opens the chosen hit', async ({ page }) => {
  await page.goto('/')
  await box(page).fill('zero-rated transactions')
  await expect(options(page).first()).toContainText('30. Zero-rated transactions')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options(page).first()).toBeHidden()
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('zero-rated transactions')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/law\/vat-law#/)
  await expect(page.getByRole('article', { name: '30. Zero-rated transactions' })).toBeInViewport()
})

test('SEARCH-11 what has one answer stands first and is chosen: Enter opens it', async ({ page }) => {
  await page.goto('/')
  await box(page).fill('30(a)(5)')
  await expect(options(page).first()).toContainText(/section 30\(a\)\(5\) Zero-rated transactions/)
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/law/vat-law#s30(a)(5)')
  await page.goto('/')
  await box(page).fill('vat rate 2012')
  await expect(options(page).nth(0)).toContainText(/16%.*From 1 January 2010 to 31 August 2012/)
  await expect(options(page).nth(1)).toContainText(/17%.*From 1 September 2012/)
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/amounts#vat-rate')
})

test('SEARCH-1 Enter without a choice goes to the results page, also before the answer', async ({ page }) => {
  await page.goto('/')
  await box(page).fill('  invoice ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=invoice')
  await expect(page.getByText(/results for "invoice"/)).toBeVisible()
})

test('SEARCH-1 Enter in the empty box stays', async ({ page }) => {
  await page.goto('/rulings')
  await box(page).fill('   ')
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(page).toHaveURL('/rulings')
})

test('SEARCH-1 a late answer never replaces a newer one', async ({ page }) => {
  const release = await holdAnswer(page, 'bookkeeping')
  await page.goto('/')
  const late = page.waitForRequest((request) => request.postDataJSON()?.query === 'bookkeeping')
  await box(page).fill('bookkeeping')
  await late
  await box(page).fill('precious stones')
  await expect(options(page).first()).toContainText('Precious stones')
  release()
  await (await late).response()
  await expect(options(page).first()).toContainText('Precious stones')
})

test('SEARCH-1 SEARCH-8 no hit is said, and ways on stand in the place of hits', async ({ page }) => {
  await page.goto('/')
  await box(page).fill('xqzwvk')
  await expect(said(page)).toHaveText('No results found for "xqzwvk"')
  await expect(options(page)).toContainText([
    ...['questions by subject', 'contents of the Law', 'step by step', 'English or Hebrew', 'Ask the editors'],
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faqs')
})

test('SEARCH-8 the box offers what a typo may mean, as the page does', async ({ page }) => {
  await page.goto('/')
  await box(page).fill('numbr alocation')
  await expect(options(page).last()).toHaveText('View all results')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveText('Did you mean number allocation?')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=number%20allocation')
})

test('SEARCH-1 that one query has no hit is not said of the next before its answer', async ({ page }) => {
  const release = await holdAnswer(page, 'export documents')
  await page.goto('/')
  await box(page).fill('xqzwvk')
  await expect(said(page)).toHaveText('No results found for "xqzwvk"')
  const asked = page.waitForRequest((request) => request.postDataJSON()?.query === 'export documents')
  await box(page).fill('export documents')
  await asked
  await expect(said(page)).toHaveText('Searching…')
  release()
  await expect(options(page)).toHaveCount(6)
})

test('SEARCH-1 a failure is logged and shows as no results', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route(PROCEDURE, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/')
  await box(page).fill('invoice')
  await expect(said(page)).toHaveText('No results found for "invoice"')
  expect(logged.filter((text) => text.includes('Failed to perform search'))).toHaveLength(1)
})

test('SEARCH-1 what is written in a text shows as text in the dropdown', async ({ page }) => {
  await page.goto('/')
  await box(page).fill('<img src=x onerror=alert(1)>')
  await expect(said(page)).not.toHaveText('Searching…')
  await expect(header(page).locator('img[src="x"]')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('SEARCH-1 a button opens the box, which takes the focus; Escape gives it back', async ({ page }) => {
    await page.goto('/')
    await expect(box(page)).toBeHidden()
    const toggle = header(page).getByRole('button', { name: 'Open search' })
    await toggle.click()
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('imported services')
    await expect(options(page)).toHaveCount(6)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(options(page).first()).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(box(page)).toBeHidden()
    await expect(toggle).toBeFocused()
  })

  test('SEARCH-1 a tap on a hit opens it and closes the box', async ({ page }) => {
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Open search' }).click()
    await box(page).fill('precious stones')
    await options(page).first().click()
    await expect(page.getByRole('article', { name: '33. Precious stones' })).toBeInViewport()
    await expect(box(page)).toBeHidden()
  })
})
