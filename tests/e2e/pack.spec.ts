import { expect, type Locator, type Page } from '@playwright/test'
import { expectArrival } from './page.ts'
import { test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
const packed = (page: Page) => main(page).getByRole('list', { name: 'Texts of the pack' }).getByRole('listitem')
const texts = (page: Page) => main(page).getByRole('article')

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('READ-9 sections and rulings are put into a pack, which is kept, ordered, shared and printed', async ({
  page,
}) => {
  await page.goto('/law/vat-law#s30')
  const section = main(page).getByRole('article', { name: /^30\. / })
  await section.getByRole('button', { name: /^Add to pack/ }).click()
  await expect(section.getByRole('link', { name: 'Open pack (1)' })).toBeVisible()
  await page.goto('/rulings')
  const link = main(page).getByRole('article').first().getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expectArrival(page, name)
  await main(page)
    .getByRole('button', { name: /^Add to pack/ })
    .click()
  const ruling = await page.getByRole('heading', { level: 1 }).innerText()
  await main(page).getByRole('link', { name: 'Open pack (2)' }).click()

  await expect(packed(page)).toHaveCount(2)
  await expect(packed(page).first()).toContainText(
    'Value Added Tax Law, 5736-1975, s. 30. Summary in own words of the text of February 2021; later changes noted to ',
  )
  await expect(packed(page).last()).toContainText(ruling)
  await page.reload()
  await expect(packed(page)).toHaveCount(2)
  await packed(page)
    .last()
    .getByRole('button', { name: /^Move up / })
    .click()
  await expect(packed(page).first()).toContainText(ruling)
  await expect(texts(page).first()).toContainText(ruling)

  await main(page).getByLabel('Title of the pack').fill('Services abroad')
  await main(page).getByRole('button', { name: 'Copy link to this pack' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/\/pack/)
  const address = await copied()
  await packed(page)
    .first()
    .getByRole('button', { name: `Remove ${ruling}` })
    .click()
  await expect(packed(page)).toHaveCount(1)
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: `Removed: ${ruling}` }),
  ).toBeVisible()

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“Services abroad”')
  // the name of the file that a browser prints into
  await expect(page).toHaveTitle(/^Services abroad/)
  await expect(packed(page)).toHaveCount(2)
  await expect(texts(page)).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByText(address)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main(page).getByRole('button')).toHaveCount(0)
  for (const text of await texts(page).all()) {
    await expect(text).toHaveCSS('break-before', 'page')
    await expect(text).toContainText(/http:\/\/localhost:\d+\/(?:law|rulings)\//)
  }
})

test('READ-9 a chapter is put into a pack at once, whose texts lead to each other in it', async ({ page }) => {
  await page.goto('/law/vat-law#s30')
  const chapter = main(page).getByRole('region', { name: /^Zero Rate and Exemptions/ })
  await chapter.getByRole('button', { name: /^Add chapter to pack/ }).click()
  await chapter
    .getByRole('link', { name: /^Open pack/ })
    .first()
    .click()
  const section = texts(page).and(page.getByLabel(/^30\. /))
  await expect(section.getByRole('link', { name: 'Link to section 30(a)(5)' })).toHaveAttribute(
    'href',
    '#law/vat-law/30/s30(a)(5)',
  )
  await section.getByRole('link', { name: 'section 31' }).click()
  await expect(texts(page).and(page.getByLabel(/^31\. /))).toBeInViewport()
  await expect(page).toHaveURL(/\/pack#law\/vat-law\/31$/)
  await expect(section.getByRole('link', { name: 'regulation 8' })).toHaveAttribute('href', '/law/regulations/8')
})

test('READ-9 a text that comes into a pack from its own page leads to the others of the pack too', async ({ page }) => {
  for (const slug of ['31', '30']) {
    await page.goto(`/law/vat-law/${slug}`)
    await main(page)
      .getByRole('button', { name: /^Add to pack/ })
      .click()
  }
  await main(page).getByRole('link', { name: 'Open pack (2)' }).click()
  const section = texts(page).and(page.getByLabel(/^30\. /))
  await expect(section.getByRole('link', { name: 'section 31' })).toHaveAttribute('href', '#law/vat-law/31')
  await expect(section.getByRole('link', { name: 'Link to section 30(a)(5)' })).toHaveAttribute(
    'href',
    '#law/vat-law/30/s30(a)(5)',
  )
})

test('READ-9 a place in a pack is shown once its text comes, and stays there while others come before it', async ({
  page,
}) => {
  const held = new Map(['1', '31', '40'].map((slug) => [slug, Promise.withResolvers<void>()]))
  await page.route('**/rest/v1/section_addresses?*', async (route) => {
    const slug = new URL(route.request().url()).searchParams.get('slug')?.slice('eq.'.length) ?? ''
    await held.get(slug)?.promise
    await route.continue()
  })
  const part = (name: RegExp) => texts(page).and(page.getByLabel(name))
  const isAtTop = async () => (await part(/^31\. /).boundingBox())?.y
  const loading = main(page).getByText('Loading…')
  await page.goto(`/pack?${['1', '30', '31', '40'].map((slug) => `text=law/vat-law/${slug}`).join('&')}`)
  await part(/^30\. /)
    .getByRole('link', { name: 'section 31' })
    .click()
  await expect(page).toHaveURL(/#law\/vat-law\/31$/)
  held.get('31')?.resolve()
  await expect(part(/^31\. /)).toBeInViewport()
  await expect.poll(isAtTop).toBeLessThan(200)
  held.get('1')?.resolve()
  await expect(part(/^1\. /)).toBeAttached()
  await expect.poll(isAtTop).toBeLessThan(200)
  expect(await isAtTop()).toBeGreaterThan(0)
  // who has moved on stays where they are
  const scrolled = () => page.evaluate(() => scrollY)
  await page.keyboard.press('Home')
  await expect.poll(scrolled).toBe(0)
  held.get('40')?.resolve()
  await expect(loading).toHaveCount(0)
  expect(await scrolled()).toBe(0)
})

test('READ-9 the title of a pack that one goes back to is the one in its field', async ({ page }) => {
  await page.goto('/pack?text=law/vat-law/30&title=Mine')
  await packed(page).getByRole('link').click()
  await expect(page).toHaveURL(/#law\/vat-law\/30$/)
  const title = main(page).getByLabel('Title of the pack')
  await title.fill('Theirs')
  await expect(page).toHaveURL(/title=Theirs/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“Mine”')
  await expect(title).toHaveValue('Mine')
})

test('READ-9 a pack is filled from lists and hits, has a way from everywhere, and what is taken out comes back', async ({
  page,
}) => {
  const way = page.getByRole('banner').getByRole('link', { name: /^Pack \(/ })
  await page.goto('/rulings')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await expect(way).toHaveCount(0)
  await main(page)
    .getByRole('button', { name: /^Add to pack/ })
    .first()
    .click()
  await page.goto('/search?q=regulation+12A')
  await main(page)
    .getByRole('button', { name: /^Add to pack ?: 12A\. Limits on zero-rated services/ })
    .click()
  await page.goto('/contact')
  await expect(way).toHaveText('Pack (2)')
  await way.click()
  await expect(packed(page)).toHaveCount(2)
  await expect(texts(page).and(page.getByLabel(/^12A\. /))).toBeVisible()

  await main(page).getByRole('button', { name: 'Empty the pack' }).press('Enter')
  await expect(main(page).getByText('There is nothing in your pack yet')).toBeVisible()
  await expect(way).toHaveCount(0)
  const undo = main(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(packed(page)).toHaveCount(2)
  await expect(main(page).getByRole('list', { name: 'Texts of the pack' })).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pack (2)' })).toBeVisible()
  await page.goto('/')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('print')
  await palette.getByRole('option', { name: /Print pack/ }).click()
  await expect(packed(page)).toHaveCount(2)
})

test('READ-9 the title of a pack is cut, and said to be that of whoever made it', async ({ page }) => {
  await page.goto(`/pack?text=law/vat-law/30&title=${'Official '.repeat(600)}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^“Official .*”$/)
  expect((await title.innerText()).length).toBeLessThanOrEqual(122)
  await expect(main(page).getByText('The title is that of whoever put this pack together.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByText('The title is that of whoever put this pack together.')).toBeVisible()
})

test('READ-9 the key points of a ruling belong to its part of a pack', async ({ page }) => {
  await page.goto('/rulings')
  const link = main(page).getByRole('article').first().getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expectArrival(page, name)
  const points = main(page).getByRole('region', { name: 'Key Points' }).getByRole('listitem')
  await expect(points.first()).toBeVisible()
  const first = await points.first().innerText()
  await page.goto(`/pack?text=${new URL(page.url()).pathname.slice(1)}`)
  await expect(texts(page).getByRole('region', { name: 'Key Points' })).toContainText(first)
})

test('READ-9 an empty pack says how it is filled', async ({ page }) => {
  await page.goto('/pack')
  await expect(main(page).getByText('There is nothing in your pack yet')).toBeVisible()
})

test('READ-9 one section or one chapter of the law is printed alone', async ({ page }) => {
  await page.addInitScript(() => {
    // What is seen while the browser's own window is open; a second print would be another one.
    window.print = () => {
      const seen = [...document.querySelectorAll('article')].filter((each) => each.checkVisibility())
      const [source] = [...document.querySelectorAll('[data-read]')].filter((each) => each.checkVisibility())
      const foot = `${source?.textContent}${source?.getAttribute('data-read')}`
      Object.assign(window, { printed: seen.map((each) => each.querySelector('h3')?.textContent), foot })
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  await page.goto('/law/vat-law#s30')
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByRole('button', { name: /^(?:Copy|Add|Print|Cited)/ })).toHaveCount(0)
  const print = (name: RegExp) =>
    main(page)
      .getByRole('button', { name, includeHidden: true })
      .evaluate((button: HTMLElement) => button.click())
  const printed = () => page.evaluate(() => Reflect.get(window, 'printed'))
  await print(/^Print section 31$/)
  await expect.poll(printed).toEqual(['31. Exempt transactions'])
  const foot = () => page.evaluate(() => Reflect.get(window, 'foot'))
  expect(await foot()).toMatch(
    /^Value Added Tax Law, 5736-1975, s\. 31\. Summary in own words of the text of .* Israel VAT Guide, http:.*\/law\/vat-law\/31, read /,
  )
  await print(/^Print chapter Definitions/)
  await expect.poll(printed).toEqual(['1. Definitions', '1A. Application in the Area, Gaza and Jericho'])
  expect(await foot()).toMatch(/^Value Added Tax Law, 5736-1975, “Definitions”\. .*\/law\/vat-law#s1, read /)
})

test('READ-9 a ruling, a decision and a post are printed with citation and address', async ({ page, baseURL }) => {
  for (const path of ['/rulings', '/decisions', '/news']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await main(page).getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('link').click()
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await main(page).getByRole('button', { name: 'Copy citation' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).not.toBe('')
    const citation = await copied()
    const [, cited = '', where = ''] = /^(.*?\.) (Israel VAT Guide, .*)$/.exec(citation) ?? []
    expect(where).toContain(`${baseURL}${new URL(page.url()).pathname}, read `)
    const printed = main(page).locator('p').filter({ hasText: cited }).last()
    await expect(printed).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(printed).toBeVisible()
    await expect
      .poll(() => printed.evaluate((source) => getComputedStyle(source, '::after').content))
      .toBe(`"${where}"`)
  }
})

test('READ-9 in print no heading stays alone at the foot of a page, and nothing is folded or marked', async ({
  page,
}) => {
  await page.goto('/law/vat-law#s30(a)(5)')
  const section = main(page).getByRole('article', { name: /^30\. / })
  const paragraph = section.locator('.paragraph[data-target]')
  await expect(paragraph).not.toHaveCSS('box-shadow', 'none')
  const folded = section.locator('details li').first()
  await expect(folded).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(paragraph).toHaveCSS('box-shadow', 'none')
  await expect(folded).toBeVisible()
  await expect(section.getByText(/^\d more$/)).toBeHidden()
  await expect(section.getByRole('heading', { level: 3 })).toHaveCSS('break-after', 'avoid')
  // the box that holds a heading, not only the heading, stays with what follows
  await expect(main(page).locator('.chapter-head').first()).toHaveCSS('break-after', 'avoid')
  // of a grid whole rows go to the next page
  await expect(section).toHaveCSS('display', 'block')
  await expect(section.getByRole('heading', { name: 'Evidence' })).toHaveCSS('break-after', 'avoid')
  await page.goto('/rulings')
  await expect(main(page).locator('.docket-year').first()).toHaveCSS('break-after', 'avoid')
})

test('READ-9 a section that the address names is printed with its letters and its §', async ({ page }) => {
  await page.goto('/law/vat-law#s30')
  const section = main(page).getByRole('article', { name: /^30\. / })
  await expect(section).toHaveAttribute('data-target')
  await page.emulateMedia({ media: 'print' })
  const left = (place: Locator) => place.evaluate((each) => each.getBoundingClientRect().left)
  const right = (place: Locator) => place.evaluate((each) => each.getBoundingClientRect().right)
  const letter = section.getByRole('link', { name: 'Link to section 30(b)' })
  expect(await left(letter)).toBeGreaterThanOrEqual(await left(main(page)))
  const sign = section.locator('> .sign')
  expect(await right(sign)).toBeLessThanOrEqual(await left(section.getByRole('heading', { level: 3 })))
})

test('READ-9 no letter of the title is lost while the address follows it', async ({ page }) => {
  await page.goto('/pack?text=law/vat-law/30')
  const title = main(page).getByLabel('Title of the pack')
  await title.focus()
  // in one task, as on a machine that is slower than the typing
  await title.evaluate(() => {
    for (const letter of 'VAT') document.execCommand('insertText', false, letter)
  })
  await expect(page).toHaveURL(/title=VAT/)
  await expect(title).toHaveValue('VAT')
})
