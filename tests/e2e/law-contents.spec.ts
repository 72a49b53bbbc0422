import { expect, type Locator, type Page } from '@playwright/test'
import { chapterNamed, contents, expectChosen, headingOf, searchBar, searchBox, sectionNamed } from './law-page.ts'
import { expectArrival, main } from './page.ts'
import { test } from './stored-rows.ts'
import { translate } from './translation.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const headingAt = (page: Page, number: string) => page.locator('main h3', { hasText: new RegExp(`^${number}\\. `) })

/** @returns the link in the contents to a section by its number, once that is marked as being read */
async function markedLink(page: Page, number: string): Promise<Locator> {
  const link = page.locator('.law-contents a', { hasText: new RegExp(`^${number}\\. `) })
  await expect(link).toHaveAttribute('aria-current', 'location')
  return link
}

test('LAW-3 ACC-3 on a large screen the contents stand beside the text and follow it, but not from under a reader', async ({
  page,
}) => {
  await page.goto('/law/vat-law')
  await expect(contents(page)).toBeVisible()
  await expect(searchBar(page).getByRole('button', { name: 'Contents' })).toBeHidden()
  await main(page).getByRole('button', { name: 'Expand all chapters' }).click()
  await test.step('LAW-3 they mark the section being read, also where it is laid out after a far jump to it', async () => {
    await headingAt(page, '30').evaluate((heading) => heading.scrollIntoView())
    await expect(await markedLink(page, '30')).toBeInViewport()
    await expect(contents(page).locator('[aria-current]')).toHaveCount(1)
    await headingAt(page, '2').evaluate(async (heading) => {
      heading.scrollIntoView()
      // as on a slow device: the page looks for what stands there, and the browser lays its chapter out after that
      await new Promise<void>((looked) => {
        document.elementFromPoint = () => {
          looked()
          return null
        }
      })
      Reflect.deleteProperty(document, 'elementFromPoint')
      heading.dispatchEvent(new Event('contentvisibilityautostatechange', { bubbles: true }))
    })
    await expect(await markedLink(page, '2')).toBeInViewport()
    await expect(contents(page).locator('[aria-current]')).toHaveCount(1)
  })
  await test.step('LAW-3 they do not move under the pointer of a reader who looks for another section', async () => {
    const chosen = contents(page).getByRole('link', { name: '2. Imposition and rate of VAT' })
    const next = contents(page).getByRole('link', { name: '33. Precious stones' })
    await chosen.click()
    await expect(chosen).toHaveAttribute('aria-current', 'location')
    await next.evaluate((link) => link.scrollIntoView({ block: 'start' }))
    await expect(chosen).toHaveAttribute('aria-current', 'location')
    await expect(chosen).not.toBeInViewport()
    await expect(next).toBeInViewport()
  })
  await test.step('ACC-3 nor away from the keyboard in them when another section comes to be read', async () => {
    await page.mouse.move(1000, 400)
    const last = contents(page).getByRole('button', { name: 'Commencement and Transitional Provisions' })
    await contents(page).getByRole('button').first().focus()
    await page.keyboard.press('Tab')
    await last.focus()
    await expect(last).toBeInViewport()
    for (const number of ['30', '2']) {
      await headingAt(page, number).evaluate((heading) => heading.scrollIntoView())
      await markedLink(page, number)
      await expect(last).toBeInViewport()
    }
  })
})

test('READ-4 on a phone the law begins within one window, and what is done with it more rarely is one press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const beginning = async (text: Locator) => (await text.boundingBox())?.y ?? Number.POSITIVE_INFINITY
  await page.goto('/law/vat-law')
  const section = main(page).getByRole('article').first()
  expect(await beginning(section.locator('.prose'))).toBeLessThan(760)
  const rarer = section.getByRole('link', { name: /^Report an error/ })
  await expect(rarer).toBeHidden()
  await section.locator('summary', { hasText: /^More/ }).click()
  await expect(rarer).toBeVisible()
  await page.goto('/law/vat-law/30')
  expect(await beginning(main(page).getByRole('article'))).toBeLessThan(600)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(main(page).locator('summary', { hasText: /^More/ })).toBeHidden()
  await expect(main(page).getByRole('link', { name: /^Report an error/ })).toBeVisible()
})

test('CONTACT-1 an error is reported with the words that are selected when the link is pressed', async ({ page }) => {
  await page.goto('/law/vat-law/30')
  const words = await main(page)
    .getByRole('article')
    .evaluate((text) => {
      const line = text.querySelector('p, li')?.firstChild
      if (line) getSelection()?.selectAllChildren(line.parentElement ?? text)
      return String(getSelection()).trim().split('\n')[0] ?? ''
    })
  await main(page)
    .getByRole('link', { name: /^Report an error/ })
    .click()
  await expectArrival(page, 'Get in Touch')
  const message = main(page).getByRole('textbox', { name: /^Message/ })
  await expect(message).toHaveValue(/^An error in http.*\/law\/vat-law\/30\n/)
  expect(await message.inputValue()).toContain(words.slice(0, 40))
  await page.reload()
  await expect(message).toHaveValue(/^An error in http/)
})

test('FAST-5 SHELL-6 Back to the law shows the place that was left first, and the rest after it', async ({ page }) => {
  await page.goto('/law/regulations')
  await main(page).getByRole('button', { name: 'Expand all chapters' }).click()
  await expect(main(page).getByRole('button', { name: 'Collapse all chapters' })).toBeVisible()
  const all = await main(page).getByRole('article').count()
  const section = sectionNamed(page, '12A. Limits on zero-rated services')
  await headingOf(section).scrollIntoViewIfNeeded()
  await section.getByRole('link', { name: 'Own page of regulation 12A' }).click()
  await expectArrival(page, '12A. Limits on zero-rated services')
  // what is on the page with the first article: observers are told once a whole step is in the document
  const first = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const observer = new MutationObserver(() => {
          if (location.pathname !== '/law/regulations') return
          const articles = [...document.querySelectorAll('main article.provision h3')]
          if (articles.length === 0) return
          observer.disconnect()
          resolve(articles.map(({ textContent }) => textContent ?? ''))
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.goBack()
  const shown = await first
  expect(shown).toContain('Reg. 12A. Limits on zero-rated services')
  expect(shown.length).toBeLessThan(all / 2)
  await expect(main(page).getByRole('article')).toHaveCount(all)
  await expect(headingOf(section)).toBeInViewport()
})

test('FIND-6 LAW-4 a section that was chosen stays where it is when newer texts come, on a slow line long after it', async ({
  page,
  store,
}) => {
  await store('chapters', { title: 'Newer than the build', type: 'vat-law', order: 900 })
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/chapters?*', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/law/vat-law')
  // the first one is open too, and was never in view
  for (const name of ['Price', 'Zero Rate and Exemptions']) {
    await contents(page).getByRole('button', { name }).click()
  }
  await contents(page).getByRole('link', { name: '33. Precious stones' }).click()
  const section = sectionNamed(page, '33. Precious stones')
  await expectChosen(page, section)
  const place = () => headingOf(section).evaluate((heading) => heading.getBoundingClientRect().top)
  const chosen = await place()
  // A window scrolls by whole pixels, and texts are as high as their lines.
  const expectRead = () => expect.poll(async () => Math.abs((await place()) - (chosen - 100))).toBeLessThan(1)
  // a reader who goes on reading is not brought back to the heading
  await page.evaluate(() => window.scrollBy(0, 100))
  await expectRead()
  release()
  await chapterNamed(page, 'Newer than the build').waitFor()
  await expectRead()
})

test('LAW-2 in a page that the browser translates, searches, tabs, other texts and the pack go on as before', async ({
  page,
}) => {
  const marks = main(page).locator('mark')
  const searchFor = async (words: string) => {
    await searchBox(page).fill(words)
    if (words) await expect(marks.first()).toHaveText(words, { ignoreCase: true })
    else await expect(marks).toHaveCount(0)
  }
  await page.goto('/law/booking-rules')
  await translate(page)
  await test.step('LAW-2 words, other words, and none', async () => {
    for (const words of ['invoice', 'receipt', '', 'invoice']) await searchFor(words)
    await searchBox(page).press('Enter')
    await expect(main(page).getByRole('search')).toContainText(/Match 1 of \d/)
    await searchBox(page).fill('xqzwvk')
    await expect(main(page)).toContainText('Nothing here matches')
    await searchFor('')
  })
  await test.step('LAW-4 chapters open and close', async () => {
    await main(page).getByRole('button', { name: 'Expand all chapters' }).click()
    await main(page).getByRole('button', { name: 'Collapse all chapters' }).click()
  })
  await test.step('READ-9 texts go into the pack, and out of it there', async () => {
    await searchFor('receipt')
    await main(page).getByRole('button', { name: 'Add to pack' }).first().click()
    await main(page)
      .getByRole('link', { name: /^Open pack/ })
      .first()
      .click()
    await expectArrival(page, 'Print pack')
    await main(page).getByRole('button', { name: 'Remove' }).first().click()
    await page.goBack()
    await expect(searchBox(page)).toHaveValue('receipt')
  })
  await test.step('LAW-1 the other texts, their sections, leaving and coming back', async () => {
    await searchFor('')
    for (const name of ['Regulations', 'Booking Rules']) {
      await main(page).getByRole('navigation', { name: 'Texts' }).getByRole('link', { name }).click()
      await expectArrival(page, name)
    }
    await searchBox(page).fill('9(e)')
    await searchBox(page).press('Enter')
    const section = sectionNamed(page, /^9\(e\)\. /)
    // who follows a link has stopped scrolling, and the contents say where
    await expect(
      main(page)
        .getByRole('link', { name: /^9\(e\)/ })
        .and(page.locator('[aria-current=location]')),
    ).toBeVisible()
    // by a click that scrolls to nothing
    await page.getByRole('banner').getByRole('link', { name: 'Rulings' }).dispatchEvent('click')
    await expectArrival(page, 'Court Rulings')
    await page.goBack()
    await expect(section).toBeInViewport()
    await searchFor('receipt')
  })
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

test('LAW-2 numbers, citations, amounts and Hebrew are kept from translation', async ({ page }) => {
  const kept = (words: string | RegExp) => page.locator('[translate="no"]').filter({ hasText: words })
  await page.goto('/law/vat-law')
  await expect(kept('חוק מס ערך מוסף').first()).toBeVisible()
  await expect(kept('§§').first()).toBeVisible()
  await page.goto('/law/vat-law/30')
  await expect(kept('(a)').first()).toBeVisible()
  await expect(kept(/^section \d/).first()).toBeVisible()
  await page.goto('/amounts')
  await expect(kept('NIS 5,000')).toBeVisible()
  await page.goto('/rulings')
  await expect(kept('CA 41/96').first()).toBeVisible()
})
