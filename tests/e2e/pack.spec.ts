import { expect, type Page } from '@playwright/test'
import { expectArrival, goToTop, main } from './page.ts'
import { test } from './test.ts'

const packed = (page: Page) => main(page).getByRole('list', { name: 'Texts of the pack' }).getByRole('listitem')
const texts = (page: Page) => main(page).getByRole('article')

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('READ-9 sections and rulings are put into a pack, which is kept, ordered, shared and printed', async ({
  page,
}) => {
  await page.goto('/law/vat-law/30')
  await main(page)
    .getByRole('button', { name: /^Add to pack/ })
    .click()
  await expect(main(page).getByRole('link', { name: 'Open pack (1)' })).toBeVisible()
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
    'Value Added Tax Law, 5736-1975, s. 30. Summary in own words of the text of 14 January 2021; later changes noted to ',
  )
  await expect(packed(page).last()).toContainText(ruling)
  // made anew for the pack, though the page of the section was there as it was written
  const section = texts(page).and(page.getByLabel(/^30\. /))
  await expect(section.getByRole('link', { name: 'Link to section 30(a)(5)' })).toHaveAttribute(
    'href',
    '#law/vat-law/30/s30(a)(5)',
  )
  await page.reload()
  await expect(packed(page)).toHaveCount(2)
  await packed(page)
    .last()
    .getByRole('button', { name: /^Move up / })
    .click()
  await expect(packed(page).first()).toContainText(ruling)
  await expect(texts(page).first()).toContainText(ruling)

  const title = main(page).getByLabel('Title of the pack')
  await title.focus()
  // in one task, as on a machine that is slower than the typing
  await title.evaluate(() => {
    for (const letter of 'Services abroad') document.execCommand('insertText', false, letter)
  })
  await expect(page).toHaveURL(/title=Services(\+|%20)abroad/)
  await expect(title).toHaveValue('Services abroad')
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
  await goToTop(page)
  held.get('40')?.resolve()
  await expect(loading).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
