import { expect, type Page } from '@playwright/test'
import { headingOf, sectionNamed } from './law-page.ts'
import { expectArrival, main } from './page.ts'
import { test } from './test.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search in VAT Law' })

/** Leads on by a link of the header or footer. */
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click()

test('SHELL-6 Back shows a page as it was left', async ({ page }) => {
  await test.step('FAST-5 with what was typed in it, and without a question', async () => {
    await page.goto('/law/vat-law')
    await search(page).fill('export')
    const found = page.getByRole('search', { name: 'Search in VAT Law' }).getByRole('status')
    await found.filter({ hasText: 'match' }).waitFor()
    const said = await found.textContent()
    await follow(page, 'Contact Us')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Ada')
    await follow(page, 'Rulings')
    await expectArrival(page, 'Court Rulings')
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('/rest/') && asked.push(request.url())))
    await page.goBack()
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada')
    await page.goBack()
    await expect(search(page)).toHaveValue('export')
    await expect(found).toHaveText(said ?? '')
    expect(asked).toEqual([])
  })

  await test.step('with the answer that was open, at its place in the window', async () => {
    await page.goto('/faqs')
    const questions = main(page).getByRole('article')
    await questions.first().getByRole('button').first().click()
    const answer = questions.nth(2)
    await answer.getByRole('button').first().click()
    const link = answer.locator('a[href^="/law/"]').first()
    await link.scrollIntoViewIfNeeded()
    const before = await link.boundingBox()
    await link.press('Enter')
    await expectArrival(page)
    await page.goBack()
    await expect(answer.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => link.boundingBox()).toEqual(before)
  })

  await test.step('HOME-3 with the law’s panel open, at the section that was left', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: /^Browse VAT Law/ }).click()
    const link = page.getByRole('link', { name: /^Own page of section/ }).nth(1)
    await link.evaluate((element) => element.closest('article')?.scrollIntoView())
    // who follows a link has stopped scrolling, and the contents say where
    await expect(page.locator('[aria-current=location]').first()).toBeAttached()
    await link.click()
    await expectArrival(page)
    await expect(page).toHaveURL(/\/law\/vat-law\/./)
    await page.goBack()
    await expect(link).toBeInViewport()
  })

  for (const [address, link] of [
    ['/rulings', main(page).getByRole('heading', { level: 3 }).getByRole('link').nth(4)],
    ['/search?q=invoice', main(page).getByRole('heading', { level: 2 }).getByRole('link').nth(1)],
    ['/law/vat-law/30', main(page).getByRole('article').getByRole('link', { name: 'section 41' }).first()],
  ] as const) {
    await test.step(`ACC-2 with the focus on the link that led on: ${address}`, async () => {
      await page.goto(address)
      await link.focus()
      await page.keyboard.press('Enter')
      // the title, or the place that the address names
      await main(page).locator('[tabindex="-1"]:focus').waitFor()
      await expect(page).not.toHaveURL(address)
      await page.goBack()
      await expect(link).toBeFocused()
    })
  }
})

test('FAST-3 FAST-5 a section opened from the law is read at once, and stays in place', async ({ page }) => {
  const waiting: (() => void)[] = []
  await page.route(/section_addresses|get_section_context/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  for (const [width, height] of [[1440, 900] as const, [390, 844] as const]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto('/law/vat-law#s30')
      const section = sectionNamed(page, /^30\. /)
      await expect(headingOf(section)).toBeFocused()
      const more = section.locator('summary', { hasText: /^More/ })
      if (await more.isVisible()) await more.click()
      await section.getByRole('link', { name: /^Own page/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/30\. Zero-rated transactions$/)
      const text = page.getByText('Section 30 lists the transactions')
      await expect(text).toBeInViewport()
      const before = await text.boundingBox()
      await expect.poll(() => waiting.length).toBe(2)
      for (const go of waiting.splice(0)) go()
      await expect(page.getByRole('link', { name: /^Cited by/ })).toBeVisible()
      // the text is put in anew, and stands nowhere in between
      await expect.poll(() => text.boundingBox()).toEqual(before)
    })
  }
})

test('READ-5 a reader who scrolls on from a paragraph stays there when the newer text of its section comes', async ({
  page,
}) => {
  await page.goto('/law/vat-law#s41')
  await sectionNamed(page, /^41\. /)
    .getByRole('link', { name: /^Own page/ })
    .click()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(/section_addresses.*slug=eq\.30&/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.locator('a[href="/law/vat-law/30#s30(b)"]').first().click()
  const paragraph = page.locator('[id="s30(b)"]')
  await expect(paragraph).toBeInViewport()
  await expect(paragraph).toBeFocused()
  const former = await paragraph.elementHandle()
  const top = () => page.evaluate(() => window.scrollY)
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, -10_000)
  await expect.poll(top).toBe(0)
  release()
  await expect.poll(() => former?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(paragraph).toBeFocused()
  expect(await top()).toBe(0)
})
