import { expect, type Page } from '@playwright/test'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'
import { openByApp } from './app-shell.ts'
import { addressOf, expectArrival, main, open, titleOf } from './page.ts'
import { test } from './test.ts'

const LAPTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

const banner = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const mainLink = (page: Page, name: string) =>
  banner(page).getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

async function expectFrame(page: Page): Promise<void> {
  await expect(banner(page)).toBeVisible()
  await expect(footer(page)).toBeVisible()
}

test.use({ viewport: LAPTOP })

test('SHELL-7 at 400 % zoom the text has the window, and the end of the menu can be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/law/vat-law')
  await banner(page).getByRole('button', { name: 'Open menu' }).click()
  await banner(page).getByRole('link', { name: 'Contact Us' }).scrollIntoViewIfNeeded()
  await expect(banner(page).getByRole('link', { name: 'Contact Us' })).toBeInViewport()
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await scrollTo(page, 900)
  await expect(banner(page)).not.toBeInViewport()
  await expect(page.getByRole('searchbox')).not.toBeInViewport()
})

test.describe('addresses', () => {
  test('SHELL-1 /law leads to the VAT law and keeps its hash', async ({ page }) => {
    await page.goto('/law')
    await expect(page).toHaveURL('/law/vat-law')
    await page.goto('/')
    await page.goto('/law#s30')
    await expect(page).toHaveURL('/law/vat-law#s30')
    await expect(page.getByRole('article', { name: '30. Zero-rated transactions' })).toBeInViewport()
  })

  test('SHELL-1 the link to the law takes no hash along from the page before', async ({ page }) => {
    await page.goto('/law/regulations#s18')
    await expect(page.getByRole('article', { name: '18. Mixed use' })).toBeInViewport()
    await mainLink(page, 'Law & Regulations').click()
    await expectArrival(page, 'VAT Law')
    await expect(page).toHaveURL('/law/vat-law')
  })

  test('SHELL-5 what is nowhere is not found, inside the frame and with a way on', async ({ page }) => {
    for (const path of ['/nowhere', '/rulings/1/2', '/law/unknown']) {
      await page.goto(path)
      await expect(titleOf(page)).toHaveText('Page not found')
      await expect(page).toHaveTitle(/^Page not found/)
      await expectFrame(page)
    }
    await main(page).getByRole('link', { name: 'Go to the home page' }).click()
    await expectArrival(page, 'What do you need to know about VAT in Israel?')
  })

  test('SHELL-5 a page that cannot be shown leaves the frame, and the other pages', async ({ page }) => {
    const section = { id: 'x', slug: 'x', title: null, content: '', paragraphs: [], related_rulings: [] }
    const broken = [{ id: 'x', title: 'A chapter of a section without title', sections: [section] }]
    await openByApp(page)
    await page.route('**/rest/v1/chapters?*', (route) => route.fulfill({ json: broken }))
    await page.goto('/law/vat-law')
    await expect(titleOf(page)).toHaveText('Something went wrong')
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to show this page' })).toBeVisible()
    await expectFrame(page)
    await mainLink(page, 'Rulings').click()
    await expectArrival(page, 'Court Rulings')

    await mainLink(page, 'Law & Regulations').click()
    await expect(titleOf(page)).toHaveText('Something went wrong')
    await page.unroute('**/rest/v1/chapters?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(titleOf(page)).toHaveText('VAT Law')
  })
})

test.describe('header and footer', () => {
  /** By its link, each page's address and title. */
  const SECTIONS = {
    'Law & Regulations': ['/law/vat-law', 'VAT Law'],
    Rulings: ['/rulings', 'Court Rulings'],
    'Tax Decisions': ['/decisions', 'Tax Decisions'],
    FAQs: ['/faqs', 'Frequently Asked Questions'],
    News: ['/news', 'News & Updates'],
    'Contact Us': ['/contact', 'Get in Touch'],
  } as const

  test('SHELL-2 the header stays in view and turns white with a shadow after 10 px', async ({ page }) => {
    await page.goto('/law/vat-law')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(banner(page)).toHaveCSS('box-shadow', 'none')
    await scrollTo(page, 10)
    await expect(banner(page)).toHaveCSS('box-shadow', 'none')
    await scrollTo(page, 11)
    await expect(banner(page)).not.toHaveCSS('box-shadow', 'none')
    await expect(banner(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await scrollTo(page, 700)
    await expect.poll(async () => (await banner(page).boundingBox())?.y).toBe(0)
    await scrollTo(page, 0)
    await expect(banner(page)).toHaveCSS('box-shadow', 'none')
  })

  test('SHELL-2 its links lead on and the current one is marked', async ({ page }) => {
    await page.goto('/')
    const current = banner(page).locator('[aria-current]').filter({ visible: true })
    await expect(current).toHaveCount(0)
    for (const [name, [path, title]] of Object.entries(SECTIONS)) {
      await mainLink(page, name).click()
      await expectArrival(page, title)
      await expect(page).toHaveURL(path)
      await expect(current).toHaveText(name)
      await expectFrame(page)
    }
  })

  test('SHELL-2 on a phone a menu holds the links and says whether it is open', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/rulings')
    const open = banner(page).getByRole('button', { name: 'Open menu' })
    const close = banner(page).getByRole('button', { name: 'Close menu' })
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await expect(mainLink(page, 'News')).toBeHidden()
    await open.click()
    await expect(close).toHaveAttribute('aria-expanded', 'true')
    for (const name of Object.keys(SECTIONS)) await expect(mainLink(page, name)).toBeVisible()
    await mainLink(page, 'FAQs').focus()
    await page.keyboard.press('Escape')
    await expect(mainLink(page, 'News')).toBeHidden()
    await expect(open).toBeFocused()
    await expect(open).toHaveAttribute('aria-expanded', 'false')
  })

  test('SHELL-2 the menu closes on a link, also of the page being shown, and on navigation', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/rulings')
    const open = banner(page).getByRole('button', { name: 'Open menu' })
    for (const isSame of [false, true]) {
      await open.click()
      await mainLink(page, 'News').click()
      if (!isSame) await expectArrival(page, 'News & Updates')
      await expect(mainLink(page, 'News')).toBeHidden()
    }
    await open.click()
    await page.goBack()
    await expect(mainLink(page, 'News')).toBeHidden()
    await expect(open).toBeVisible()
  })

  test('SHELL-3 the footer has quick links, sharing, the newsletter, the year and the legal pages', async ({
    page,
  }) => {
    await page.goto('/contact')
    const links = {
      'VAT Law': '/law/vat-law',
      'Court Rulings': '/rulings',
      'Tax Decisions': '/decisions',
      'News & Updates': '/news',
      'Common Questions': '/faqs',
      'Open Data': '/open-data',
      'Privacy Policy': '/privacy',
      'Terms of Use': '/terms',
      'Accessibility Statement': '/accessibility',
    }
    for (const [name, path] of Object.entries(links)) {
      // by key: while a text comes, the footer moves away from a pointer
      await footer(page).getByRole('link', { name, exact: true }).press('Enter')
      await expectArrival(page, name === 'Common Questions' ? 'Frequently Asked Questions' : name)
      await expect(page).toHaveURL(path)
      await expect(titleOf(page)).toBeInViewport()
    }
    for (const name of ['LinkedIn', 'X', 'Facebook']) {
      const link = footer(page).getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', /^https:\/\/.*accessibility/)
    }
    await expect(footer(page).getByRole('form', { name: 'Newsletter' }).getByLabel('Your email')).toBeVisible()
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()}`)
  })
})

test.describe('navigation', () => {
  test('SHELL-6 it puts the focus on the heading and the page at its top', async ({ page }) => {
    await page.goto('/law/vat-law')
    await expect(page.getByRole('article').first()).toBeVisible()
    for (const [name, title] of [
      ['Rulings', 'Court Rulings'],
      ['Contact Us', 'Get in Touch'],
      ['Law & Regulations', 'VAT Law'],
    ] as const) {
      await scrollTo(page, 600)
      await mainLink(page, name).click()
      await expectArrival(page, title)
      await expect.poll(() => scrolled(page)).toBe(0)
    }
    await page.goto('/rulings')
    await main(page).getByRole('article').first().getByRole('link').first().click()
    await expectArrival(page)
  })

  test('SHELL-6 Back restores where a list was left', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, '/news')
    const link = main(page).getByRole('article').nth(6).getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport()
    // Where the page stands at the moment of the click, which would scroll to a link that is half covered.
    const left = await link.evaluate((element: HTMLElement) => {
      element.click()
      return window.scrollY
    })
    expect(left).toBeGreaterThan(600)
    await expectArrival(page)
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/news')
    await expect.poll(() => scrolled(page)).toBe(left)
  })

  test('SHELL-6 a reload restores where a list was left, and another address begins at its top', async ({ page }) => {
    await open(page, '/news')
    await scrollTo(page, 300)
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(300)
    await open(page, '/rulings')
    expect(await scrolled(page)).toBe(0)
  })

  test('SHELL-6 Back restores where the law was left', async ({ page }) => {
    await page.goto('/law/vat-law')
    const chapter = page.getByRole('heading', { level: 2, name: /^Zero Rate and Exemptions/ })
    await chapter.getByRole('button').click()
    const section = page.getByRole('article', { name: '30. Zero-rated transactions' })
    const link = section.locator('a[href^="/rulings/"]').filter({ visible: true }).first()
    await link.click()
    await expectArrival(page)
    await page.goBack()
    await expect(link).toBeInViewport()
  })
})

test.describe('ways of reading', () => {
  test('SHELL-7 the first Tab stop skips to the content', async ({ page }) => {
    await open(page, '/rulings')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(main(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(main(page).locator(':focus')).toHaveCount(1)
  })

  test("SHELL-7 the system's dark mode is followed", async ({ page }) => {
    const brightness = (property: 'color' | 'backgroundColor') =>
      page.evaluate((key) => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(document.documentElement)
          [key].match(/\d+/g)!
          .map(Number)
        return (red + green + blue) / 3
      }, property)
    await page.goto('/rulings')
    await expect.poll(() => brightness('backgroundColor')).toBeGreaterThan(230)
    await expect.poll(() => brightness('color')).toBeLessThan(70)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => brightness('backgroundColor')).toBeLessThan(50)
    await expect.poll(() => brightness('color')).toBeGreaterThan(180)
  })

  test('SHELL-7 with reduced motion nothing moves', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openByApp(page)
    await page.route('**/rpc/search_rulings*', () => {})
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSAnimation).length)
    const openContents = () => main(page).getByRole('button', { name: 'Contents' }).click()
    await page.goto('/rulings')
    await expect.poll(moving).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(main(page).locator('[aria-busy=true]')).toBeVisible()
    await expect.poll(moving).toBe(0)
    await page.goto('/law/vat-law')
    await openContents()
    expect(await moving()).toBe(0)
    await expect(page.getByRole('dialog', { name: 'Contents' })).toHaveCSS('animation-name', 'none')
  })

  test('SHELL-7 every kind of page prints without header, footer, search and buttons', async ({ page, request }) => {
    for (const path of ['/', '/rulings', '/rulings/:id', '/decisions/:id', '/faqs', '/law/vat-law', '/search?q=zero']) {
      await test.step(path, async () => {
        await page.emulateMedia({ media: 'screen' })
        await open(page, await addressOf(request, path))
        await page.emulateMedia({ media: 'print' })
        await expect(titleOf(page)).toBeVisible()
        await expect(banner(page)).toBeHidden()
        await expect(footer(page)).toBeHidden()
        await expect(page.getByRole('search')).toHaveCount(0)
        await expect(page.getByRole('searchbox')).toHaveCount(0)
        await expect(page.getByRole('navigation')).toHaveCount(0)
        // a heading that opens and closes what it heads is printed as the heading it is
        await expect(page.locator('button:visible:not(:is(h1, h2, h3, h4) button)')).toHaveCount(0)
      })
    }
  })

  test('SHELL-7 the whole law is printed, also its closed chapters', async ({ page, request }) => {
    const response = await request.get('/rest/v1/sections?select=id,chapters!inner(type)&chapters.type=eq.vat-law', {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    })
    const sections = (await response.json()).length
    await open(page, '/law/vat-law')
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const last = page.getByRole('article', { name: '149. Transitional rule for real estate and services' })
    await expect(last).toBeVisible()
    await expect(last.getByRole('paragraph').first()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(sections)
    // of the addresses only those that somebody could type
    const printed = (link: Element) => getComputedStyle(link, '::after').content
    // asked again: the element may be replaced while it is looked at
    await expect.poll(() => last.getByRole('link', { name: 'Hebrew text' }).evaluate(printed)).toContain('https://')
    await expect.poll(() => page.locator('.prose a[href^="#"]').first().evaluate(printed)).toBe('none')
  })
})
