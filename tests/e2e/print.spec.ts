import { expect, type Locator, type Page } from '@playwright/test'
import { headingOf, sectionNamed } from './law-page.ts'
import { main } from './page.ts'
import { test } from './test.ts'

const left = (place: Locator) => place.evaluate((each) => each.getBoundingClientRect().left)
const right = (place: Locator) => place.evaluate((each) => each.getBoundingClientRect().right)

/** Opens the first item of a list. */
async function openFirst(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' })
  await page.goto(path)
  await main(page).getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('link').click()
}

test('READ-9 a text of the law is printed whole, without marks and buttons; one section or one chapter alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // What is seen while the browser's own window is open; a second print would be another one.
    window.print = () => {
      const seen = [...document.querySelectorAll('article')].filter((each) => each.checkVisibility())
      const [source] = [...document.querySelectorAll('[data-read]')].filter((each) => each.checkVisibility())
      const head = `${source?.textContent}${source?.getAttribute('data-read')}`
      Object.assign(window, { printed: seen.map((each) => each.querySelector('h3')?.textContent), head })
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  await page.goto('/law/vat-law#s30(a)(5)')
  const section = sectionNamed(page, /^30\. /)
  await test.step('READ-9 no heading stays alone at the foot of a page, and nothing is folded or marked', async () => {
    const paragraph = section.locator('.paragraph[data-target]')
    await expect(paragraph).not.toHaveCSS('box-shadow', 'none')
    const folded = section.locator('details li').first()
    await expect(folded).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(paragraph).toHaveCSS('box-shadow', 'none')
    await expect(folded).toBeVisible()
    await expect(section.getByText(/^\d more$/)).toBeHidden()
    await expect(headingOf(section)).toHaveCSS('break-after', 'avoid')
    // the box that holds a heading, not only the heading, stays with what follows
    await expect(main(page).locator('.chapter-head').first()).toHaveCSS('break-after', 'avoid')
    // of a grid whole rows go to the next page
    await expect(section).toHaveCSS('display', 'block')
    await expect(section.getByRole('heading', { name: 'Evidence' })).toHaveCSS('break-after', 'avoid')
    await expect(main(page).getByRole('button', { name: /^(?:Copy|Add|Print|Cited)/ })).toHaveCount(0)
  })
  await test.step('READ-9 one section or one chapter alone, with its own source', async () => {
    const print = (name: RegExp) =>
      main(page)
        .getByRole('button', { name, includeHidden: true })
        .evaluate((button: HTMLElement) => button.click())
    const printed = () => page.evaluate(() => Reflect.get(window, 'printed'))
    const head = () => page.evaluate(() => Reflect.get(window, 'head'))
    await print(/^Print section 31$/)
    await expect.poll(printed).toEqual(['31. Exempt transactions'])
    expect(await head()).toMatch(
      /^Value Added Tax Law, 5736-1975, s\. 31\. Summary in own words of the text of .* Israel VAT Guide, http:.*\/law\/vat-law\/31, read /,
    )
    await print(/^Print chapter Definitions/)
    await expect.poll(printed).toEqual(['1. Definitions', '1A. Application in the Area, Gaza and Jericho'])
    expect(await head()).toMatch(/^Value Added Tax Law, 5736-1975, “Definitions”\. .*\/law\/vat-law#s1, read /)
  })
  await test.step('READ-9 a section that the address names keeps its letters and its §', async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/law/vat-law#s30')
    await expect(section).toHaveAttribute('data-target')
    await page.emulateMedia({ media: 'print' })
    const letter = section.getByRole('link', { name: 'Link to section 30(b)' })
    expect(await left(letter)).toBeGreaterThanOrEqual(await left(main(page)))
    const sign = section.locator('> .sign')
    expect(await right(sign)).toBeLessThanOrEqual(await left(headingOf(section)))
  })
})

test('READ-9 pages are printed with citation and address, and with all that cites them', async ({
  page,
  context,
  baseURL,
}) => {
  await test.step('READ-9 what cites a section is named whole, on the edge of its text', async () => {
    await page.goto('/law/vat-law/30')
    const citing = main(page).getByRole('region', { name: 'Cited by' })
    const cut = citing.locator('.line-clamp-2')
    await expect(cut.first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 640, height: 900 })
    await expect(citing.getByRole('link').first()).toBeVisible()
    await expect(cut.filter({ visible: true })).toHaveCount(0)
    const edges = async (place: Locator) => [await left(place), await right(place)]
    expect(await edges(citing)).toEqual(await edges(main(page).locator('.statute')))
  })
  await test.step('READ-9 a ruling has at its head what Copy citation copies', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 1280, height: 800 })
    await openFirst(page, '/rulings')
    await main(page).getByRole('button', { name: 'Copy citation' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toMatch(/^(.*?\.) (Israel VAT Guide, .*)$/)
    const [, cited = '', where = ''] = /^(.*?\.) (Israel VAT Guide, .*)$/.exec(await copied()) ?? []
    expect(where).toContain(`${baseURL}${new URL(page.url()).pathname}, read `)
    const printed = main(page).locator('p').filter({ hasText: cited }).last()
    await expect(printed).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(printed).toBeVisible()
    await expect
      .poll(() => printed.evaluate((source) => getComputedStyle(source, '::after').content))
      .toBe(`"${where}"`)
  })
  await test.step('READ-9 the head of a year stays with what follows', async () => {
    await page.goBack()
    await expect(main(page).locator('.docket-year').first()).toHaveCSS('break-after', 'avoid')
  })
  await test.step('READ-9 in a pack the day of the last edit does not stand on a page of its own', async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/decisions')
    const address = await main(page).getByRole('article').first().getByRole('link').first().getAttribute('href')
    await page.goto(`/pack?text=${address?.slice(1)}`)
    await page.emulateMedia({ media: 'print' })
    await expect(
      main(page)
        .getByRole('article')
        .getByText(/^Last updated /),
    ).toHaveCSS('break-before', 'avoid')
  })
})
