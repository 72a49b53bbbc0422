import { expect, type Page } from '@playwright/test'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'
import { openByApp } from './app-shell.ts'
import { test } from './claims.ts'
import { addressOf, expectArrival, main, open, titleOf } from './page.ts'

const LAPTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

const banner = (page: Page) => page.getByRole('banner')
const mainLink = (page: Page, name: string) =>
  banner(page).getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test.use({ viewport: LAPTOP })

test('SHELL-2 SHELL-6 the frame of a page: the ways to its text and to other pages', async ({ page, check }) => {
  await open(page, '/rulings')

  await check('SHELL-7 the first Tab stop skips to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(main(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(main(page).locator(':focus')).toHaveCount(1)
  })

  await check('SHELL-6 it puts the focus on the heading and the page at its top', async () => {
    for (const [name, title] of [
      ['Contact Us', 'Get in Touch'],
      ['Rulings', 'Court Rulings'],
      ['Law & Regulations', 'VAT Law'],
    ] as const) {
      await scrollTo(page, 600)
      await mainLink(page, name).click()
      await expectArrival(page, title)
      await expect.poll(() => scrolled(page)).toBe(0)
    }
  })

  await check('SHELL-2 the header stays in view and turns white with a shadow after 10 px', async () => {
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
})

test('SHELL-2 SHELL-7 on a phone a menu holds the links; at 400 % zoom its end can be scrolled to, and the text has the window', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, '/law/booking-rules')
  const toMenu = banner(page).getByRole('button', { name: 'Open menu' })
  await expect(mainLink(page, 'News')).toBeHidden()
  await toMenu.click()
  for (const name of ['Law & Regulations', 'Rulings', 'Tax Decisions', 'FAQs', 'News', 'Contact Us'])
    await expect(mainLink(page, name)).toBeVisible()
  await mainLink(page, 'FAQs').focus()
  await page.keyboard.press('Escape')
  await expect(mainLink(page, 'News')).toBeHidden()
  await expect(toMenu).toBeFocused()

  await page.setViewportSize({ width: 320, height: 256 })
  await toMenu.click()
  await mainLink(page, 'Contact Us').scrollIntoViewIfNeeded()
  await expect(mainLink(page, 'Contact Us')).toBeInViewport()
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await scrollTo(page, 900)
  await expect(banner(page)).not.toBeInViewport()
  await expect(page.getByRole('searchbox')).not.toBeInViewport()
})

test('SHELL-6 Back and a reload restore where a list and the law were left, and another address begins at its top', async ({
  page,
}) => {
  await test.step('the law', async () => {
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

  await test.step('a list', async () => {
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
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(left)
    await open(page, '/rulings')
    expect(await scrolled(page)).toBe(0)
  })
})

test('SHELL-7 with reduced motion nothing moves', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openByApp(page)
  await page.route('**/rpc/search_rulings*', () => {})
  const moving = () => page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSAnimation).length)
  const openContents = () => main(page).getByRole('button', { name: 'Contents', exact: true }).click()
  await page.goto('/rulings')
  await expect.poll(moving).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(main(page).locator('[aria-busy=true]')).toBeVisible()
  await expect.poll(moving).toBe(0)
  await page.goto('/law/booking-rules')
  await openContents()
  expect(await moving()).toBe(0)
  await expect(page.getByRole('dialog', { name: 'Contents' })).toHaveCSS('animation-name', 'none')
})

test('SHELL-7 every kind of page prints without header, footer, search and buttons', async ({ page, request }) => {
  const print = async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(titleOf(page)).toBeVisible()
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    // a heading that opens and closes what it heads is printed as the heading it is
    await expect(page.locator('button:visible:not(:is(h1, h2, h3, h4) button)')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
  for (const path of ['/', '/rulings', '/rulings/:id', '/decisions/:id', '/faqs', '/search?q=zero'])
    await test.step(path, async () => {
      await open(page, await addressOf(request, path))
      await print()
    })

  await test.step('a whole text of the law, also its closed chapters', async () => {
    const response = await request.get(
      '/rest/v1/sections?select=id,chapters!inner(type)&chapters.type=eq.regulations',
      {
        headers: { apikey: LOCAL_PUBLISHABLE_KEY },
      },
    )
    const sections = (await response.json()).length
    await open(page, '/law/regulations')
    await expect(page.getByRole('article')).toHaveCount(2)
    await print()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const last = page.getByRole('article', { name: '1. Amounts of fines' })
    await expect(last).toBeVisible()
    await expect(last.getByRole('paragraph').first()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(sections)
    // of the addresses only those that somebody could type
    const printed = (link: Element) => getComputedStyle(link, '::after').content
    // asked again: the element may be replaced while it is looked at
    await expect.poll(() => page.locator('.prose a[href^="https:"]').first().evaluate(printed)).toContain('https://')
    await expect.poll(() => page.locator('.prose a[href^="#"]').first().evaluate(printed)).toBe('none')
  })
})
