import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
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
import { expectArrival, loadAnew, main, titleOf } from './page.ts'
import { test } from './test.ts'

const LAPTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

const missing = (page: Page) => main(page).getByText('The section that this link points to was not found')

/** The id of a section, straight from the backend. */
async function idOf(request: APIRequestContext, title: string): Promise<string> {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY }
  const response = await request.get('/rest/v1/sections', { headers, params: { select: 'id', title: `eq.${title}` } })
  return (await response.json())[0].id
}

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)

/** So that the browser has seen, and remembers, how high every chapter is. */
async function scrollThrough(page: Page): Promise<void> {
  const end = page.getByRole('contentinfo')
  await expect(chapterNamed(page, 'Definitions')).toBeVisible()
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport()
  await scrollTo(page, 0)
}
const expandAll = (page: Page) => main(page).getByRole('button', { name: 'Expand all chapters' }).click()

test.use({ viewport: LAPTOP })

test('LAW-1 each text has its own address and its tab is marked', async ({ page }) => {
  await page.goto('/law/vat-law')
  const tabs = main(page).getByRole('navigation', { name: 'Texts' })
  for (const [name, path] of [
    ['Regulations', '/law/regulations'],
    ['Booking Rules', '/law/booking-rules'],
    ['VAT Law', '/law/vat-law'],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expectArrival(page, name)
    await expect(page).toHaveURL(path)
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(tabs.locator('[aria-current]')).toHaveCount(1)
  }
})

test('LAW-4 chapters open and close, and at first the first one is open', async ({ page }) => {
  await page.goto('/law/vat-law')
  const [first, second] = [chapterNamed(page, 'Definitions'), chapterNamed(page, 'Imposition and Rate of Tax')]
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await expect(main(page).locator('h2').getByRole('button', { expanded: true })).toHaveCount(1)
  await second.click()
  await expect(second).toHaveAttribute('aria-expanded', 'true')
  await expect(sectionNamed(page, /^2\. /)).toBeVisible()
  await first.click()
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await expect(sectionNamed(page, /^1\. /)).toBeHidden()
})

test('LAW-4 a closed chapter is there for find-in-page, which opens it', async ({ page }) => {
  await page.goto('/law/vat-law')
  const toggle = chapterNamed(page, 'Registration')
  const body = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`)
  await expect(body).toHaveAttribute('hidden', 'until-found')
  await expect(body).toContainText('60. Foreign resident with business or activity in Israel')
  await expect(sectionNamed(page, /^60\./)).toBeHidden()
  await body.dispatchEvent('beforematch')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(sectionNamed(page, /^60\./)).toBeVisible()
})

test('LAW-4 choosing a section opens its chapter, shows it and puts it in the address', async ({ page, request }) => {
  const stones = sectionNamed(page, '33. Precious stones')
  const link = contents(page).getByRole('link', { name: '33. Precious stones' })
  await page.goto('/law/vat-law')
  await contents(page).getByRole('button', { name: 'Price' }).click()
  await expect(stones).toBeHidden()
  await contents(page).getByRole('button', { name: 'Zero Rate and Exemptions' }).click()
  await link.click()
  await expect(page).toHaveURL(`/law/vat-law#${await idOf(request, '33. Precious stones')}`)
  await expectChosen(page, stones)

  await contents(page).getByRole('link', { name: '11. Imported goods' }).click()
  await expectChosen(page, sectionNamed(page, '11. Imported goods'))
  await link.click()
  await expectChosen(page, stones)
  await page.keyboard.press('Home')
  await expect(headingOf(stones)).not.toBeInViewport()
  await link.click()
  await expectChosen(page, stones)
})

test('LAW-4 a section chosen stays in place when what stands before it gets its height late, until the reader scrolls', async ({
  page,
}) => {
  await page.goto('/law/vat-law')
  await page.evaluate(() => {
    // as in browsers that do not keep the place by themselves
    document.documentElement.style.setProperty('overflow-anchor', 'none')
    const growLater = (frames: number) => {
      if (frames > 0) requestAnimationFrame(() => growLater(frames - 1))
      else document.querySelector<HTMLElement>('main h1')?.style.setProperty('margin-bottom', '600px')
    }
    document.addEventListener('focusin', ({ target }) => target instanceof HTMLHeadingElement && growLater(8))
  })
  await contents(page).getByRole('button', { name: 'Zero Rate and Exemptions' }).click()
  await contents(page).getByRole('link', { name: '33. Precious stones' }).click()
  await expect(titleOf(page)).toHaveCSS('margin-bottom', '600px')
  await expectChosen(page, sectionNamed(page, '33. Precious stones'))
  await page.keyboard.press('Home')
  await expect(titleOf(page)).toBeInViewport()
})

test('LAW-7 the button to the top comes after 400 px', async ({ page }) => {
  await page.goto('/law/vat-law')
  await expandAll(page)
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await scrollTo(page, 600)
  await expect(button).toBeVisible()
  await scrollTo(page, 399)
  await expect(button).toBeHidden()
  await scrollTo(page, 401)
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('LAW-3 they slide over, keep the focus, and Escape gives it back', async ({ page }) => {
    await page.goto('/law/vat-law')
    await expect(contents(page)).toBeHidden()
    const button = main(page).getByRole('button', { name: 'Contents' })
    const drawer = page.getByRole('dialog', { name: 'Contents' })
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
  })

  for (const [name, query, viewport] of [
    ['a section chosen there while searching is shown', 'representative', PHONE],
    ['a section chosen there at 400 % zoom is shown', '', { width: 320, height: 256 }],
  ] as const) {
    test(`LAW-4 ${name} below the bars`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/law/vat-law')
      await searchBox(page).fill(query)
      await main(page).getByRole('button', { name: 'Contents' }).click()
      const drawer = page.getByRole('dialog', { name: 'Contents' })
      if (!query) await drawer.getByRole('button', { name: /^10 Registration 52/ }).click()
      await drawer.getByRole('link', { name: /^60\. / }).click()
      await expect(drawer).toBeHidden()
      await expectChosen(page, sectionNamed(page, /^60\. /))
    })
  }
})

test('LAW-5 a fresh load of the number of a section shows it, however it is written', async ({ page }) => {
  for (const hash of ['#s30', '#S30', '#s%33%30']) {
    await loadAnew(page, `/law/vat-law${hash}`)
    await expectChosen(page, sectionNamed(page, '30. Zero-rated transactions'))
  }
})

test('LAW-5 a fresh load with an id shows that section, an edited address another', async ({ page, request }) => {
  const [stones, fines] = [sectionNamed(page, '33. Precious stones'), sectionNamed(page, '94. Fine for late filing')]
  await page.goto(`/law/vat-law#${await idOf(request, '33. Precious stones')}`)
  await expectChosen(page, stones)
  await page.goto(`/law/vat-law#${await idOf(request, '94. Fine for late filing')}`)
  await expectShown(page, fines)
  await expect(stones).toHaveCSS('background-image', 'none')
})

test('LAW-5 a section is shown however the chapters before it were seen', async ({ page }) => {
  await page.goto('/law/vat-law')
  await scrollThrough(page)
  for (const number of ['94', '30', '149', '60']) {
    await page.goto(`/law/vat-law#s${number}`)
    await expectShown(page, sectionNamed(page, new RegExp(`^${number}\\. `)))
  }
})

test("LAW-5 another text's section is shown at that text's address, which replaces the first", async ({
  page,
  request,
}) => {
  const id = await idOf(request, '18. Mixed use')
  await page.goto('/law/booking-rules')
  await page.goto(`/law/vat-law#${id}`)
  await expect(page).toHaveURL(`/law/regulations#${id}`)
  await expectChosen(page, sectionNamed(page, '18. Mixed use'))
  await expect(missing(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/law/booking-rules')
})

test('LAW-5 an id or a number that is nowhere: a notice, and the law', async ({ page }) => {
  for (const hash of ['#00000000-0000-4000-8000-000000000000', '#s9999']) {
    await loadAnew(page, `/law/vat-law${hash}`)
    await expect(missing(page)).toBeVisible()
    await expect(sectionNamed(page, '1. Definitions')).toBeVisible()
  }
})

test('LAW-5 a malformed hash shows the law', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/law/vat-law#%E0%A4%A')
  await expect(sectionNamed(page, '1. Definitions')).toBeVisible()
  await chapterNamed(page, 'Price').click()
  await expect(sectionNamed(page, /^7\. /)).toBeVisible()
  expect(errors).toEqual([])
})

test.describe('a section', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('LAW-9 TRUE-3 its link and its citation are copied', async ({ page, baseURL }) => {
    const citation = 'Value Added Tax Law, 5736-1975, s. 30'
    await page.goto('/law/vat-law#s30')
    await page.getByRole('button', { name: 'Copy link to section 30' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied to clipboard!' })).toBeVisible()
    expect(await copied(page)).toBe(`${baseURL}/law/vat-law/30`)
    await page.getByRole('button', { name: 'Copy citation of section 30' }).click()
    await expect(page.getByRole('status').filter({ hasText: citation })).toBeVisible()
    const filed = await copied(page)
    expect(filed).toMatch(
      /^Value Added Tax Law, 5736-1975, s\. 30\. Summary in own words of the text of \w+ \d{4}[.;] /,
    )
    expect(filed).toContain(`. Israel VAT Guide, ${baseURL}/law/vat-law/30, read `)
  })

  test("LAW-9 a refused clipboard is said in the catalogue's words", async ({ page }) => {
    await page.route('/law/vat-law', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'permissions-policy': 'clipboard-write=()' } })
    })
    await page.goto('/law/vat-law')
    await page.getByRole('button', { name: 'Copy link to section 1', exact: true }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Unable to share or copy link. Please try again.' })
    await expect(alert).toBeVisible()
  })

  test('TRUE-2 LAW-9 it says of which month its text is, and leads on over the end of a chapter', async ({ page }) => {
    await page.goto('/law/vat-law')
    const last = sectionNamed(page, /^1A\. /)
    await expect(last).toContainText('Text of February 2021')
    await expect(last).not.toContainText('Later changes')
    const noted = sectionNamed(page, '1. Definitions')
    await expect(noted).toContainText('Text of February 2021Later changes noted to November 2026')
    // told by a shape, and by a word to screen readers
    await expect(noted.getByRole('insertion')).toContainText('For 2026 it is NIS 122,833 a year')
    const before = noted.getByRole('insertion').evaluate((element) => getComputedStyle(element, '::before').content)
    expect(await before).toContain('Later change: ')
    await expect(sectionNamed(page, '1. Definitions').getByRole('link', { name: /^Previous section/ })).toHaveCount(0)
    await last.getByRole('link', { name: 'Next section: 2. Imposition and rate of VAT' }).click()
    const next = sectionNamed(page, '2. Imposition and rate of VAT')
    await expectChosen(page, next)
    await next.getByRole('link', { name: /^Previous section: 1A\. / }).click()
    await expectChosen(page, last)
  })
})

test.describe('search', () => {
  const status = (page: Page) => searchBar(page).getByRole('status')

  test('LAW-2 its box stays in view', async ({ page }) => {
    await page.goto('/law/vat-law')
    await expandAll(page)
    await scrollTo(page, 1500)
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => gapBelow(page.getByRole('banner'), searchBox(page))).toBeGreaterThanOrEqual(0)
  })

  test('LAW-2 it narrows contents and text to the matches, counts and marks them', async ({ page, request }) => {
    const query = 'representative'
    const response = await request.get(
      `/rest/v1/sections?select=title,chapters!inner(type)&chapters.type=eq.vat-law&or=(title.ilike.*${query}*,plain.ilike.*${query}*)`,
      { headers: { apikey: LOCAL_PUBLISHABLE_KEY } },
    )
    const expected: string[] = (await response.json()).map(({ title }: { title: string }) => title)
    expect(expected.length).toBeGreaterThan(1)

    await page.goto('/law/vat-law')
    await expect(sectionNamed(page, /^60\. /)).toBeHidden()
    await searchBox(page).fill(query.toUpperCase())
    await expect(main(page).getByRole('article')).toHaveCount(expected.length)
    await expect(contents(page).getByRole('link')).toHaveCount(expected.length)
    for (const title of expected) {
      await expect(sectionNamed(page, title).locator('mark').first()).toHaveText(query, { ignoreCase: true })
      await expect(contents(page).getByRole('link', { name: title, exact: true })).toBeVisible()
    }
    await expect(status(page)).toHaveText(new RegExp(`^\\d+ matches in ${expected.length} sections$`))
    await expect(main(page).locator('mark')).toHaveCount(Number.parseInt(await status(page).innerText(), 10))
  })

  test('LAW-2 Escape and the clear button bring everything back as it was', async ({ page }) => {
    await page.goto('/law/vat-law')
    const chapters = main(page).locator('h2').getByRole('button')
    const clear = searchBar(page).getByRole('button', { name: 'Clear search' })
    await expect(chapters).toHaveCount(18)
    for (const restore of [() => searchBox(page).press('Escape'), () => clear.click()]) {
      await searchBox(page).fill('representative')
      await expect(sectionNamed(page, /^60\. /)).toBeVisible()
      await restore()
      await expect(searchBox(page)).toHaveValue('')
      await expect(searchBox(page)).toBeFocused()
      await expect(searchBar(page).getByText(/matches in/)).toBeHidden()
      await expect(main(page).locator('mark')).toHaveCount(0)
      await expect(chapters).toHaveCount(18)
      await expect(sectionNamed(page, /^60\. /)).toBeHidden()
    }
  })

  test('LAW-2 one goes from match to match, round and round', async ({ page }) => {
    await page.goto('/law/vat-law')
    await scrollThrough(page)
    await searchBox(page).fill('representative')
    await expect(status(page)).toHaveText(/^\d+ matches in/)
    const marks = main(page).locator('mark')
    const total = Number.parseInt(await status(page).innerText(), 10)
    await expect(marks).toHaveCount(total)
    const next = searchBar(page).getByRole('button', { name: 'Next match' })
    const previous = searchBar(page).getByRole('button', { name: 'Previous match' })
    const expectCurrent = async (match: number) => {
      await expect(status(page)).toHaveText(new RegExp(`^Match ${match} of ${total} `))
      await expect(marks.nth(match - 1)).toHaveAttribute('data-current')
      await expect(marks.nth(match - 1)).toBeInViewport()
      await expect(main(page).locator('mark[data-current]')).toHaveCount(1)
    }
    for (let match = 1; match <= total; match++) {
      await next.click()
      await expectCurrent(match)
    }
    for (const [step, match] of [
      [() => next.click(), 1],
      [() => previous.click(), total],
      [() => searchBox(page).press('Enter'), 1],
      [() => searchBox(page).press('Shift+Enter'), total],
    ] as const) {
      await step()
      await expectCurrent(match)
    }
  })

  test('LAW-2 the last of many matches is shown', async ({ page }) => {
    await page.goto('/law/vat-law')
    await scrollThrough(page)
    await searchBox(page).fill('tax')
    await searchBar(page).getByRole('button', { name: 'Previous match' }).click()
    await expect(main(page).locator('mark[data-current]')).toBeInViewport()
  })
})

test.describe('content of our own', () => {
  const headers = { apikey: LOCAL_SECRET_KEY, prefer: 'return=representation' }
  let chapterId = ''

  // A chapter at the end of the booking rules, where no other test counts.
  test.beforeEach(async ({ request }) => {
    const data = { title: 'Chapter for a test', type: 'booking-rules', order: 900 }
    const response = await request.post('/rest/v1/chapters', { headers, data })
    expect(response.ok()).toBe(true)
    chapterId = (await response.json())[0].id
  })

  async function addSections(request: APIRequestContext, sections: { title: string; content: string }[]) {
    const data = sections.map((section, index) => ({ ...section, chapter_id: chapterId, order: index + 1 }))
    const response = await request.post('/rest/v1/sections', { headers, data })
    expect(response.ok()).toBe(true)
  }

  test('LAW-6 a title that the text repeats is shown once, whatever its form', async ({ page, request }) => {
    const sections = [
      '<h3>901. Scratch title</h3><p>Body.</p>',
      '<h2>Scratch title</h2><p>Body.</p>',
      '<p><strong>903. Scratch title</strong></p><p>Body.</p>',
      '<p><b>Scratch title.</b> Body.</p>',
      '<p>Section 905 – Scratch title</p><p>Body.</p>',
    ].map((content, at) => ({ title: `${901 + at}. Scratch title`, content }))
    const kept = { title: '910. Scratch title', content: '<p>Scratch title is no heading here.</p>' }
    await addSections(request, [...sections, kept])
    await page.goto('/law/booking-rules#s901')
    for (const { title } of sections) {
      await expect(sectionNamed(page, title).locator('.statute')).toHaveText('Body.')
    }
    await expect(sectionNamed(page, /^910/)).toContainText('Scratch title is no heading here.')
  })

  test('LAW-2 marking a match over bold letters and entities leaves the text as it was', async ({ page, request }) => {
    const content =
      '<p>A zubra<strong>-rated sup</strong>ply &amp; <em>more</em>; zubra-rated.</p><ul><li>zubra</li></ul>'
    await addSections(request, [{ title: '901. Zubra-rated things', content }])
    await page.goto('/law/booking-rules#s901')
    const text = sectionNamed(page, /^901\. /).locator('.prose')
    await expect(text).toBeVisible()
    const shape = () =>
      text.evaluate((box: HTMLElement) => [box.innerText, box.querySelectorAll('strong, em, li').length])
    const before = await shape()
    await searchBox(page).fill('zubra-rated sup')
    await expect(text.locator('mark')).toHaveText(['zubra', '-rated sup'])
    expect(await shape()).toEqual(before)
    await expect(searchBar(page).getByRole('status')).toHaveText('1 match in 1 section')
    await searchBox(page).fill('supply & more')
    await expect(text.locator('mark:not([data-continued])')).toHaveCount(1)
    await searchBox(page).fill('zubra-rated')
    await expect(headingOf(sectionNamed(page, /^901/)).locator('mark')).toHaveText('Zubra-rated')
  })
})
