import { expect, type Page } from '@playwright/test'
import type { Store } from './stored-rows.ts'

/** A word of so many letters in which no line can end. */
export const unbroken = (length: number) => 'Unbroken'.padEnd(length, 'w')

/** So many characters of a letter with hundreds of marks, each of another block, within which no line can end. */
export const stack = (length: number) =>
  `Zal${'\u0336\u0489\u20dd\u1ab2\u05b8\u0300'.repeat(length / 6)}`.slice(0, length)

type Word = (length: number) => string

const nested = (word: Word, depth: number): string =>
  depth === 0 ? word(300) : `<ol type="a"><li>${depth}<ul><li>${nested(word, depth - 1)}</li></ul></li></ol>`

const columns = Array.from({ length: 14 }, (_, column) => column + 1)
const cells = (name: 'th' | 'td') => columns.map((column) => `<${name}>Consideration ${column}</${name}>`).join('')

/** A text of all that would be wider than a page: words, a table of 14 columns, lists and quotations in one another. */
const wideHtml = (word: Word) =>
  [
    `<h2>${word(400)}</h2><p>${word(4000)}</p><p dir="rtl" lang="he">${'א'.repeat(1000)}</p>`,
    `<p><a href="https://example.com/${word(900)}">https://example.com/${word(900)}</a> <code>${word(500)}</code></p>`,
    `<p>See section 30${'(a)'.repeat(80)}, ${'no-break&nbsp;space&nbsp;'.repeat(80)}</p>`,
    `<table><caption>Rates</caption><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table>`,
    `<table><tbody><tr><td>${word(900)}</td><td>Beside</td></tr></tbody></table>`,
    nested(word, 20),
    `${'<blockquote>'.repeat(30)}<p>${word(300)}</p>${'</blockquote>'.repeat(30)}`,
    '<p>The end of the text.</p>',
  ].join('')

const item = (word: Word) => ({ title: word(290), date: '1970-01-03', summary: word(3000), content: wideHtml(word) })

/** Rows of every kind that are wider than a page, by words of so many characters, and where each of them is read. */
export async function storeWideRows(store: Store, word: Word = unbroken) {
  const chapter_id = await store('chapters', { title: word(290), type: 'booking-rules', order: 970 })
  const section = await store('sections', { chapter_id, title: `1. ${word(280)}`, content: wideHtml(word), order: 1 })
  await store('related_rulings', { section_id: section, title: word(290), url: `https://example.com/${unbroken(900)}` })
  const ruling = await store('rulings', { ...item(word), court: word(190), key_points: [word(900)] })
  const kind = { authority: 'Tax Authority', field: word(290), subject: word(490) }
  const decision = await store('tax_decisions', { ...item(word), ...kind })
  const post = await store('news', { ...item(word), category: 'Updates' })
  const category_id = await store('faq_categories', { name: word(190), order: 970 })
  const faq = await store('faqs', { category_id, question: word(490), answer: wideHtml(word), order: 1 })
  await store('terms', { term: word(190), hebrew: word(190), variants: [word(190)], definition: word(900) })
  const provisions = ['section 82']
  const texts = { title: word(190), rule: word(490), caution: word(900), provisions }
  await store('deadlines', { ...texts, event: 'period', span: 1, unit: 'day', order: 970 })
  const amount = { kind: 'vat-rate', amount: 19, period: word(100), source: word(490), note: word(490) }
  await store('amounts', { ...amount, effective_from: '1970-01-03' })
  const rests = [{ cite: 'section 82', name: '', note: word(200) }]
  const step = { title: word(200), text: `<p>${word(900)}</p>`, ends: '', rests }
  const answers = [{ key: 'yes', text: word(150), note: word(200), to: 'end' }]
  const nodes = [
    { ...step, key: 'begin', kind: 'question', answers },
    { ...step, key: 'end', kind: 'outcome', ends: `<p>${word(900)}</p>`, answers: [] },
  ]
  const guide = await store('guides', { title: word(190), summary: word(490), nodes, is_enabled: true })
  return { section, ruling, decision, post, faq, guide }
}

/** A news post for the home page, which shows the newest. */
export const WIDE_POST = { ...item(unbroken), id: '00000000-0000-4000-8000-00000000a8a8', category: 'Updates' }

/** What stands beside the window though nothing scrolls it there or cuts it off. */
function findOutside(): string[] {
  const isKept = (element: Element): boolean => {
    const parent = element.parentElement
    // What the page as a whole clips is lost to readers.
    if (!parent || parent.id === 'root' || parent === document.body) return false
    return getComputedStyle(parent).overflowX !== 'visible' || isKept(parent)
  }
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      const isOutside = width > 1 && height > 1 && (right > window.innerWidth + 1 || left < -1)
      // what is closed keeps its place from before
      return isOutside && element.checkVisibility() && !isKept(element)
    })
    .map((element) => `${element.localName}.${element.className} ${element.textContent?.slice(0, 30)}`)
}

/** Nothing moves the page sideways, and nothing lies beside it. */
export async function expectToFit(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findOutside), page.url()).toEqual([])
  await expectNotToScroll(page)
}

/** Nothing moves the page sideways, though a line that cannot end is cut off at its edge. */
async function expectNotToScroll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(width)
}

/** Tables that stand out of what they are in, though nothing scrolls them. */
function findWideTables() {
  const isScrolled = (part: Element | null): boolean =>
    part !== null &&
    part.localName !== 'main' &&
    (getComputedStyle(part).overflowX === 'auto' || isScrolled(part.parentElement))
  return [...document.querySelectorAll('main table')]
    .filter((table) => {
      const room = table.parentElement
      if (!room || !table.checkVisibility() || isScrolled(room)) return false
      return table.getBoundingClientRect().width > room.getBoundingClientRect().width + 1
    })
    .map((table) => table.textContent?.slice(0, 40))
}

/** Nothing in which no line can end moves the page sideways, or widens a table beyond its place. */
export async function expectStacksToFit(page: Page): Promise<void> {
  await expectNotToScroll(page)
  expect(await page.evaluate(findWideTables), page.url()).toEqual([])
}
