import { expect, type Page } from '@playwright/test'
import { openByApp } from './app-shell.ts'
import { expectWhole, goInApp, main } from './page.ts'
import { test } from './stored-rows.ts'
import { expectStacksToFit, expectToFit, stack, storeWideRows, unbroken, WIDE_POST } from './wide-content.ts'

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
]

/** Where rows that are wider than a page are read. */
function addressesOf({ section, ruling, decision, post, faq, guide }: Awaited<ReturnType<typeof storeWideRows>>) {
  const texts = [`/law/booking-rules#${section}`, `/rulings/${ruling}`, `/decisions/${decision}`, `/news/${post}`]
  const others = [
    '/deadlines',
    '/deadlines?period=2026-11',
    '/amounts#vat-rate',
    '/glossary',
    '/guides',
    `/guides/${guide}`,
  ]
  return { texts: [...texts, `/faqs#${faq}`], others: [...others, '/rulings', '/decisions', '/news'] }
}

const shown = (page: Page) => main(page).getByText('Unbrokenw').filter({ visible: true }).first()

// what slides in stands outside for a moment
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('MEND-A8 READ-10 no stored text moves a page sideways', async ({ page, store }) => {
  const { texts, others } = addressesOf(await storeWideRows(store))
  const lists = ['/rulings', '/decisions', '/news', '/faqs', '/search'].map((path) => `${path}?q=Unbroken`)
  await page.goto('/offline')
  for (const path of [...texts, ...others, ...lists]) {
    await test.step(path, async () => {
      await goInApp(page, path)
      const words = texts.includes(path) ? 'The end of the text.' : 'Unbrokenw'
      await expect(main(page).getByText(words).filter({ visible: true }).first()).toBeVisible()
      for (const viewport of [...WINDOWS, { width: 1200, height: 900 }]) {
        await page.setViewportSize(viewport)
        await expectToFit(page)
      }
    })
  }
})

for (const viewport of WINDOWS) {
  test.describe(`${viewport.width} px`, () => {
    const isSmall = viewport.width < 1181
    test.use({ viewport })

    test(`MEND-A8 READ-10 nor what opens over or beside a page at ${viewport.width} px`, async ({ page, store }) => {
      await storeWideRows(store)
      await openByApp(page)
      const told = ['news', 'change'].map((part) => ({
        ...WIDE_POST,
        part,
        kind: 'news',
        url: '/news',
        day: '2026-01-01',
        is_new: true,
      }))
      await page.route('**/rest/v1/rpc/get_latest*', (route) => route.fulfill({ json: told }))
      await page.goto('/')
      await expect(shown(page)).toBeVisible()
      await expectToFit(page)

      await page.goto('/law/booking-rules')
      await main(page).getByRole('searchbox').fill('unbroken')
      await expect(main(page).locator('mark').first()).toBeVisible()
      await expectToFit(page)
      if (isSmall) await main(page).getByRole('button', { name: 'Contents', exact: true }).click()
      await expectToFit(page)

      await page.goto('/rulings')
      if (isSmall)
        await main(page)
          .getByText(/^Filter \d+ rulings$/)
          .click()
      await main(page)
        .getByRole('checkbox', { name: unbroken(190) })
        .click()
      await expect(main(page).getByRole('article').first()).toContainText('Unbroken')
      await expectToFit(page)

      await page.goto(`/${unbroken(600)}`)
      if (isSmall) await page.getByRole('button', { name: 'Open search' }).click()
      await page.getByRole('combobox').fill('unbroken')
      await expect(page.getByRole('option').first()).toContainText('Unbroken')
      await expectToFit(page)
    })
  })
}

test('READ-10 stacks of combining marks move no page sideways, in an address or stored', async ({ page, store }) => {
  const visit = async (path: string) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await goInApp(page, path)
    await expectWhole(page)
  }
  await page.goto('/offline')
  const words = encodeURIComponent(stack(1200))
  const lists = ['/rulings', '/decisions', '/news', '/faqs', '/search'].map((path) => `${path}?q=${words}`)
  for (const path of [`/pack?text=law/vat-law/30&title=${words}`, ...lists, `/news?category=${words}`]) {
    await visit(path)
    await expectToFit(page)
  }
  const { texts, others } = addressesOf(await storeWideRows(store, stack))
  // what was asked for before is known to the page
  await page.goto('/offline')
  for (const path of [...texts, ...others]) {
    await visit(path)
    await expect(main(page).getByText('Zal').filter({ visible: true }).first()).toBeVisible()
    for (const width of [390, 1200]) {
      await page.setViewportSize({ width, height: 844 })
      await expectStacksToFit(page)
    }
  }
})

test('MEND-A8 READ-10 a table that is wider than the text scrolls by keyboard in a box that has its name', async ({
  page,
  store,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { post } = await storeWideRows(store)
  await page.goto(`/news/${post}`)
  const box = main(page).getByRole('group', { name: 'Rates' })
  await box.focus()
  await expect(box).toBeFocused()
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > 2 * clientWidth)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  // no word of a cell is broken to make room
  const heights = await box.getByRole('cell').evaluateAll((cells) => cells.map((cell) => cell.clientHeight))
  expect(Math.max(...heights)).toBeLessThan(100)
})

test('MEND-A8 READ-10 the footer of a short page is at the foot of the window', async ({ page }) => {
  const paths = ['/nowhere', '/news/00000000-0000-4000-8000-000000000000', '/contact', '/faqs?q=zzzz', '/news?q=zzzz']
  await page.goto('/offline')
  for (const path of [...paths, '/search', '/search?q=zzzz', '/terms', '/open-data']) {
    await test.step(path, async () => {
      await goInApp(page, path)
      await expectWhole(page)
      const gap = () =>
        page
          .getByRole('contentinfo')
          .evaluate((footer) => document.documentElement.scrollHeight - footer.getBoundingClientRect().bottom)
      for (const viewport of [...WINDOWS, { width: 1920, height: 1200 }]) {
        await page.setViewportSize(viewport)
        await expect.poll(async () => Math.abs(await gap()), String(viewport.width)).toBeLessThan(1)
      }
    })
  }
})
