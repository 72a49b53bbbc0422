import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { build } from 'vite'
import { lazily } from '../../src/lib/lazily.ts'
import {
  FETCHED,
  fetchingMarkup,
  GREEDY_PAYLOADS,
  MISHAPS,
  PAYLOADS,
  storedText,
  tries,
} from '../support/hostile-markup.ts'
import { breakSanitiser, UNREADABLE } from './broken-sanitiser.ts'
import { main } from './page.ts'
import { test } from './stored-rows.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What the page of the property tests offers: the sanitiser itself, bundled. */
declare const sanitiser: typeof import('../../src/texts/sanitise.ts')
declare const list: typeof import('../../src/texts/allowed-html.ts')

/** The sanitiser and its list as scripts for an empty page; once for all tests of a worker. */
const bundles = lazily(() =>
  Promise.all([bundle('sanitiser', 'src/texts/sanitise.ts'), bundle('list', 'src/texts/allowed-html.ts')]),
)

async function bundle(name: string, file: string): Promise<string> {
  const lib = { entry: path.join(ROOT, file), formats: ['iife' as const], name }
  const resolve = { alias: { '@': path.join(ROOT, 'src') } }
  const options = { configFile: false as const, logLevel: 'error' as const, root: ROOT, resolve }
  const built = await build({ ...options, build: { write: false, lib, target: 'es2022' } })
  const [result] = Array.isArray(built) ? built : [built]
  const chunk = result && 'output' in result ? result.output[0] : undefined
  if (!chunk) throw new Error(`${file} could not be bundled`)
  return chunk.code
}

/** Sanitises texts as a page does and returns what of them should not be there, and those for which it threw. */
function strangersIn(texts: string[]): string[] {
  document.body.replaceChildren()
  const allowed = [...Object.keys(list.ATTRIBUTES), 'rel']
  const found = texts.flatMap((html) => {
    const reader = document.body.appendChild(document.createElement('div'))
    try {
      reader.innerHTML = sanitiser.toHtml(sanitiser.sanitise(html))
    } catch (error) {
      return [`${error}: ${html.slice(0, 200)}`]
    }
    return [...reader.querySelectorAll('*')]
      .filter(
        (element) =>
          !list.ELEMENTS.includes(element.localName) ||
          [...element.attributes].some(({ name }) => !allowed.includes(name)) ||
          /^\s*(\w+script|data):/i.test(element.getAttribute('href') ?? ''),
      )
      .map((element) => `${element.outerHTML} of ${html.slice(0, 200)}`)
  })
  return 'attackHasRun' in window ? [...found, 'something ran'] : found
}

const HUGE = {
  'five thousand elements in one another': '<div>'.repeat(5000),
  'two hundred thousand side by side': `<div>${'<br>'.repeat(200_000)}</div>`,
  'a word of a million letters': 'x'.repeat(1_000_000),
  'ten thousand attributes': `<p${' x=1 data-y onclick=1'.repeat(10_000)}>words</p>`,
  'emphasis that is never closed': '<p><b><i><a href=x>'.repeat(3000),
}

/** How a browser cleans texts: by itself, or by the library that is loaded where it cannot. */
const KINDS = ["the browser's sanitiser", 'the library'] as const

const withoutOwn = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'))

for (const kind of KINDS) {
  const isLibrary = kind === 'the library'

  test(`MEND-A1 SEC-2 ${kind} throws for no text, lets nothing through and fetches nothing while it cleans`, async ({
    page,
  }) => {
    if (isLibrary) await withoutOwn(page)
    await page.goto('/favicon.svg', { waitUntil: 'load' })
    await page.goto('about:blank', { waitUntil: 'load' })
    for (const content of await bundles()) await page.addScriptTag({ content })
    await page.evaluate(() => sanitiser.loadSanitiser())
    expect(await page.evaluate(() => 'setHTML' in Element.prototype)).toBe(!isLibrary)

    await test.step('MEND-A1 what broke pages, attacks, and what is generated', async () => {
      for (const texts of [[...MISHAPS, ...PAYLOADS, ...GREEDY_PAYLOADS], fc.sample(storedText, tries(600))])
        expect(await page.evaluate(strangersIn, texts)).toEqual([])
      // what runs once a text is there
      expect(await page.evaluate(strangersIn, [])).toEqual([])
    })
    // how long the browser takes to lay them out is not asked
    await page.evaluate(() => Object.assign(document.body, { hidden: true }))
    for (const [name, html] of Object.entries(HUGE)) {
      await test.step(`MEND-A1 ${name}`, async () => expect(await page.evaluate(strangersIn, [html])).toEqual([]))
    }
    await test.step('SEC-2 it fetches nothing, where no policy holds it back', async () => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await page.route(`${FETCHED}**`, (route) => route.abort())
      const markup = fetchingMarkup()
      expect(markup.length).toBeGreaterThan(413)
      await page.evaluate((texts) => {
        for (const text of texts) sanitiser.sanitise(text)
      }, markup)
      // asked for after all that, it comes after all that was asked for
      const last = page.waitForRequest(`${FETCHED}last`)
      await page.evaluate((address) => {
        new Image().src = address
      }, `${FETCHED}last`)
      await last
      expect(fetched).toEqual([`${FETCHED}last`])
    })
  })
}

test('MEND-A1 texts that browsers stumbled over leave the page of the law whole', async ({ page, store }) => {
  const chapter_id = await store('chapters', { title: 'Mishaps', type: 'booking-rules', order: 960 })
  const contents = ['<p>if x<html</p>', '<frameset><p>if y</p>', '<p>and so on</p>']
  for (const [order, content] of contents.entries())
    await store('sections', { chapter_id, title: `Part ${order}`, content, order })
  for (const kind of KINDS) {
    await test.step(kind, async () => {
      if (kind === 'the library') await withoutOwn(page)
      await page.goto('/law/booking-rules')
      await page.getByRole('button', { name: /^Mishaps \d sections/ }).click()
      for (const words of ['if x', 'if y', 'and so on']) {
        await expect(page.getByRole('article').getByText(words, { exact: true })).toBeVisible()
      }
    })
  }
})

test('MEND-A1 a text that cannot be shown says so in its place, and all around it is read on', async ({
  page,
  store,
}) => {
  const content = `<p>Lost ${UNREADABLE}</p>`
  const shared = { title: 'Damaged', date: '1970-01-02', summary: 'In short.', content }
  const said = main(page).getByText('This text cannot be shown. The rest of the page is not affected.')
  await breakSanitiser(page)
  await test.step('a section of a law', async () => {
    const chapter_id = await store('chapters', { title: 'Damaged', type: 'booking-rules', order: 961 })
    await store('sections', { chapter_id, title: 'First', content, order: 1 })
    await store('sections', { chapter_id, title: 'Second', content: '<p>Read on.</p>', order: 2 })
    await page.goto('/law/booking-rules')
    await page.getByRole('button', { name: /^Damaged \d sections/ }).click()
    const first = page.getByRole('article', { name: 'First' })
    await expect(first.getByText(/^This text cannot be shown/)).toBeVisible()
    await expect(first.getByRole('button', { name: 'Copy citation' })).toBeVisible()
    await expect(page.getByRole('article', { name: 'Second' })).toContainText('Read on.')
  })
  for (const [table, address, extra] of [
    ['rulings', '/rulings', { court: 'Court', key_points: ['The point.'] }],
    ['tax_decisions', '/decisions', { authority: 'Tax Authority', field: 'Field', subject: 'Damaged' }],
    ['news', '/news', { category: 'Updates' }],
  ] as const) {
    await test.step(`an item of ${table}`, async () => {
      await page.goto(`${address}/${await store(table, { ...shared, ...extra })}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Damaged')
      await expect(main(page).getByText('In short.', { exact: true })).toBeVisible()
      await expect(said).toBeVisible()
    })
  }
  await test.step('an answer', async () => {
    const category_id = await store('faq_categories', { name: 'Damaged', order: 961 })
    const id = await store('faqs', { category_id, question: 'First?', answer: content, order: 1 })
    await store('faqs', { category_id, question: 'Second?', answer: '<p>Read on.</p>', order: 2 })
    await page.goto(`/faqs#${id}`)
    await expect(said).toBeVisible()
    await page.getByRole('button', { name: /^Second/ }).click()
    await expect(page.getByText('Read on.')).toBeVisible()
  })
})
