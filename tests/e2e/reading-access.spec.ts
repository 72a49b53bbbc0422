import { expect } from '@playwright/test'
import { unmarkedHebrew } from './looks.ts'
import { addressOf, goInApp, main, open } from './page.ts'
import { test } from './stored-rows.ts'

test('ACC-4 Hebrew is marked in titles, summaries, hits and previews too', async ({ page, store }) => {
  const word = 'הפטור'
  const dated = { date: '2026-11-22', summary: `On ${word}`, content: `<p>${word} is cited in section 30</p>` }
  const chapter_id = await store('chapters', { title: `Of ${word}`, type: 'vat-law', order: 900 })
  const content = '<p>As section 30 of the Law says</p>'
  await store('sections', { chapter_id, title: `900. ${word} in books`, content, order: 900 })
  await store('sections', { chapter_id, title: '901. More', content: '<p>As section 900 says</p>', order: 901 })
  await store('news', { ...dated, title: `${word} ends`, category: 'Updates' })
  const category_id = await store('faq_categories', { name: `All on ${word}`, order: 900 })
  await store('faqs', { category_id, question: `What is ${word}?`, answer: '<p>An exemption</p>', order: 900 })
  const ruling = await store('rulings', { ...dated, title: `${word} v. State`, court: word, key_points: [word] })
  const paths = ['/', '/law/vat-law', '/law/vat-law/900', '/rulings', `/rulings/${ruling}`, '/news', '/faqs']
  const others = [`/search?q=${word}`, '/search?q=אין+כאן', `/pack?text=rulings/${ruling}`, '/law/vat-law/901']
  await page.goto('/offline')
  for (const path of [...paths, ...others]) {
    await goInApp(page, path)
    await expect(main(page).getByText(/[א-ת]/).first()).toBeAttached()
    await expect.poll(() => page.evaluate(unmarkedHebrew), path).toEqual([])
  }
  await main(page).getByRole('link', { name: 'section 900', exact: true }).hover()
  await expect(page.locator('.preview')).toContainText(word)
  await page.getByRole('combobox').first().fill(word)
  await expect(page.getByRole('option', { name: word }).first()).toBeVisible()
  expect(await page.evaluate(unmarkedHebrew)).toEqual([])
})

test('ACC-3 who asks for more contrast gets it in what is said beside the text', async ({ page }) => {
  await page.goto('/rulings')
  const day = main(page).getByRole('article').first().locator('time')
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  await expect(day).not.toHaveCSS('color', ink)
  await page.emulateMedia({ contrast: 'more' })
  await expect(day).toHaveCSS('color', ink)
})

test('ACC-3 READ-5 in forced colours the paragraph of the address has a frame', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/law/vat-law/30#s30(a)(5)')
  const paragraph = main(page).locator('.paragraph[data-target]')
  await expect(paragraph).toHaveAttribute('id', 's30(a)(5)')
  await page.keyboard.press('Tab')
  await expect(paragraph).toHaveCSS('outline-style', 'solid')
})

test('READ-1 the mark beside what an item says in short never runs into it', async ({ page, request }) => {
  await open(page, await addressOf(request, '/decisions/:id'))
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const short = main(page).getByRole('region', { name: 'In short' })
    await expect(async () => {
      const mark = await short.getByRole('heading').boundingBox()
      const text = await short.getByRole('paragraph').boundingBox()
      expect(mark && text && mark.x + mark.width).toBeLessThanOrEqual(text?.x ?? 0)
    }).toPass()
  }
})
