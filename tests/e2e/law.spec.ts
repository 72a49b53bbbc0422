import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'
import {
  chapterNamed,
  contents,
  expectChosen,
  expectShown,
  gapBelow,
  headingOf,
  searchBar,
  searchBox,
  sectionNamed,
} from './law-page.ts'
import { goToTop, main, titleOf } from './page.ts'
import { test } from './test.ts'

const PHONE = { width: 390, height: 844 }

/** The id of a section, straight from the backend. */
async function idOf(request: APIRequestContext, title: string): Promise<string> {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY }
  const response = await request.get('/rest/v1/sections', { headers, params: { select: 'id', title: `eq.${title}` } })
  return (await response.json())[0].id
}

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)

/** So that the browser has seen, and remembers, how high every chapter is. */
async function scrollThrough(page: Page): Promise<void> {
  const end = page.locator('main ~ footer')
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport()
  await scrollTo(page, 0)
}

test.use({ viewport: { width: 1280, height: 800 } })

test('LAW-4 LAW-5 a section that an address names, or that is chosen, is shown wherever it stands', async ({
  page,
  request,
}) => {
  const [stones, fines] = [sectionNamed(page, '33. Precious stones'), sectionNamed(page, '94. Fine for late filing')]
  const link = contents(page).getByRole('link', { name: '33. Precious stones' })

  await test.step('LAW-5 on a fresh load of its number', async () => {
    await page.goto('/law/vat-law#s%36%30')
    await expectChosen(page, sectionNamed(page, /^60\. /))
  })
  await test.step('LAW-4 a closed chapter is there for find-in-page, which opens it', async () => {
    const toggle = chapterNamed(page, 'Price')
    const body = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`)
    await expect(body).toHaveAttribute('hidden', 'until-found')
    await expect(body.getByRole('article', { name: /^7\. /, includeHidden: true })).toBeHidden()
    await body.dispatchEvent('beforematch')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(sectionNamed(page, /^7\. /)).toBeVisible()
  })
  await test.step('LAW-4 when it is chosen in the contents, which opens its chapter and puts it in the address', async () => {
    await expect(stones).toBeHidden()
    await contents(page).getByRole('button', { name: 'Zero Rate and Exemptions' }).click()
    await link.click()
    await expect(page).toHaveURL(`/law/vat-law#${await idOf(request, '33. Precious stones')}`)
    await expectChosen(page, stones)
  })
  await test.step('LAW-4 when another was chosen meanwhile, and when its reader has gone elsewhere', async () => {
    await contents(page).getByRole('link', { name: '11. Imported goods' }).click()
    await expectChosen(page, sectionNamed(page, '11. Imported goods'))
    await link.click()
    await expectChosen(page, stones)
    await goToTop(page)
    await expect(headingOf(stones)).not.toBeInViewport()
    await link.click()
    await expectChosen(page, stones)
  })
  await test.step('LAW-5 when the address is edited, however the chapters before it were seen', async () => {
    await page.goto(`/law/vat-law#${await idOf(request, '94. Fine for late filing')}`)
    await expectShown(page, fines)
    await expect(stones).toHaveCSS('background-image', 'none')
    await scrollThrough(page)
    for (const number of ['30', '149', '60']) {
      await page.goto(`/law/vat-law#s${number}`)
      await expectShown(page, sectionNamed(page, new RegExp(`^${number}\\. `)))
    }
  })
  await test.step('LAW-4 TRUE-2 when the one before it leads on to it; a later change is told by a word', async () => {
    const [first, last, next] = ['1. Definitions', /^1A\. /, '2. Imposition and rate of VAT'].map((name) =>
      sectionNamed(page, name),
    )
    if (!first || !last || !next) throw new Error('unreachable')
    const before = first
      .getByRole('insertion')
      .first()
      .evaluate((part) => getComputedStyle(part, '::before').content)
    expect(await before).toContain('Later change: ')
    await last.getByRole('link', { name: 'Next section: 2. Imposition and rate of VAT' }).click()
    await expectChosen(page, next)
    await next.getByRole('link', { name: /^Previous section: 1A\. / }).click()
    await expectChosen(page, last)
  })
  await test.step('LAW-4 when what stands before it gets its height late, until the reader scrolls', async () => {
    await page.evaluate(() => {
      // as in browsers that do not keep the place by themselves
      document.documentElement.style.setProperty('overflow-anchor', 'none')
      const growLater = (frames: number) => {
        if (frames > 0) requestAnimationFrame(() => growLater(frames - 1))
        else document.querySelector<HTMLElement>('main h1')?.style.setProperty('margin-bottom', '600px')
      }
      document.addEventListener('focusin', ({ target }) => target instanceof HTMLHeadingElement && growLater(8))
    })
    await link.click()
    await expect(titleOf(page)).toHaveCSS('margin-bottom', '600px')
    await expectChosen(page, stones)
    await page.keyboard.press('Home')
    await expect(titleOf(page)).toBeInViewport()
  })
})

test('LAW-2 it narrows contents and text to the matches, counts and marks them, and leads from one to the next', async ({
  page,
  request,
}) => {
  const status = searchBar(page).getByRole('status')
  const marks = main(page).locator('mark')
  const query = 'receipt'
  const response = await request.get(
    `/rest/v1/sections?select=title,chapters!inner(type)&chapters.type=eq.booking-rules&or=(title.ilike.*${query}*,plain.ilike.*${query}*)`,
    { headers: { apikey: LOCAL_PUBLISHABLE_KEY } },
  )
  const expected: string[] = (await response.json()).map(({ title }: { title: string }) => title)
  expect(expected.length).toBeGreaterThan(1)

  await page.goto('/law/booking-rules')
  await expect(sectionNamed(page, /^9\(e\)\. /)).toBeHidden()
  await test.step('LAW-2 LAW-7 its box stays in view, and the button to the top comes after 400 px', async () => {
    const toTop = page.getByRole('button', { name: 'Scroll to top' })
    await main(page).getByRole('button', { name: 'Expand all chapters' }).click()
    await scrollTo(page, 1500)
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => gapBelow(page.getByRole('banner'), searchBox(page))).toBeGreaterThanOrEqual(0)
    await expect(toTop).toBeVisible()
    await scrollTo(page, 399)
    await expect(toTop).toBeHidden()
    await scrollTo(page, 401)
    await toTop.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(toTop).toBeHidden()
    await main(page).getByRole('button', { name: 'Collapse all chapters' }).click()
  })
  await test.step('what is found', async () => {
    await searchBox(page).fill(query.toUpperCase())
    await expect(main(page).getByRole('article')).toHaveCount(expected.length)
    await expect(contents(page).getByRole('link')).toHaveCount(expected.length)
    for (const title of expected) {
      await expect(sectionNamed(page, title).locator('mark').first()).toHaveText(query, { ignoreCase: true })
      await expect(contents(page).getByRole('link', { name: title, exact: true })).toBeVisible()
    }
    await expect(status).toHaveText(new RegExp(`^\\d+ matches in ${expected.length} sections$`))
    await expect(marks).toHaveCount(Number.parseInt(await status.innerText(), 10))
  })
  await test.step('one goes from match to match, round and round', async () => {
    await scrollThrough(page)
    const total = Number.parseInt(await status.innerText(), 10)
    const next = searchBar(page).getByRole('button', { name: 'Next match' })
    const previous = searchBar(page).getByRole('button', { name: 'Previous match' })
    for (const [step, match] of [
      [() => next.click(), 1],
      [() => next.click(), 2],
      [() => previous.click(), 1],
      [() => previous.click(), total],
      [() => searchBox(page).press('Enter'), 1],
      [() => searchBox(page).press('Shift+Enter'), total],
    ] as const) {
      await step()
      await expect(status).toHaveText(new RegExp(`^Match ${match} of ${total} `))
      await expect(marks.nth(match - 1)).toHaveAttribute('data-current')
      await expect(marks.nth(match - 1)).toBeInViewport()
      await expect(main(page).locator('mark[data-current]')).toHaveCount(1)
    }
  })
  await test.step('the last of many is shown', async () => {
    await searchBox(page).fill('invoice')
    await expect(marks.first()).toHaveText('invoice', { ignoreCase: true })
    await searchBar(page).getByRole('button', { name: 'Previous match' }).click()
    await expect(main(page).locator('mark[data-current]')).toBeInViewport()
  })
  await test.step('Escape brings everything back as it was', async () => {
    await searchBox(page).press('Escape')
    await expect(searchBox(page)).toHaveValue('')
    await expect(searchBox(page)).toBeFocused()
    await expect(status).toHaveText('')
    await expect(marks).toHaveCount(0)
    await expect(main(page).locator('h2').getByRole('button')).toHaveCount(4)
    await expect(sectionNamed(page, /^9\(e\)\. /)).toBeHidden()
  })
})

test('LAW-3 LAW-4 on a phone the contents slide over, keep the focus, and lead to sections below the bars', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/law/vat-law')
  const button = searchBar(page).getByRole('button', { name: 'Contents' })
  const drawer = searchBar(page).getByRole('dialog', { name: 'Contents' })
  await test.step('LAW-3 they keep the focus, and Escape gives it back', async () => {
    await expect(contents(page)).toBeHidden()
    await button.click()
    await expect(drawer).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Close contents' })).toBeFocused()
    const hasFocus = () =>
      drawer.evaluate((box) => box.contains(document.activeElement) || document.activeElement === document.body)
    await page.keyboard.press('Shift+Tab')
    expect(await hasFocus()).toBe(true)
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      expect(await hasFocus()).toBe(true)
    }
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => drawer.getByRole('button', { name: 'Close contents' }).click(),
      () => page.mouse.click(PHONE.width - 5, PHONE.height / 2),
    ]) {
      await expect(drawer).toBeVisible()
      await close()
      await expect(drawer).toBeHidden()
      await expect(button).toBeFocused()
      await button.click()
    }
    await page.keyboard.press('Escape')
  })
  await test.step('LAW-4 a section chosen there while searching is shown', async () => {
    await searchBox(page).fill('representative')
    await button.click()
    await drawer.getByRole('link', { name: /^60\. / }).click()
    await expect(drawer).toBeHidden()
    await expectChosen(page, sectionNamed(page, /^60\. /))
  })
  await test.step('LAW-3 READ-4 the button tells which chapter is being read, and grows by nothing for it', async () => {
    for (const [hash, range] of [
      ['#s31', '§§ 30–37'],
      ['#s41', '§§ 38–44'],
    ]) {
      await page.goto(`/law/vat-law${hash}`)
      await expect(button).toContainText(String(range))
      expect((await button.boundingBox())?.height).toBe(44)
    }
  })
  await test.step('LAW-4 a section chosen there at 400 % zoom is shown', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await button.click()
    await drawer.getByRole('button', { name: /Imposition and Rate of Tax/ }).click()
    await drawer.getByRole('link', { name: /^2\. / }).click()
    await expect(drawer).toBeHidden()
    await expectChosen(page, sectionNamed(page, /^2\. /))
  })
})
