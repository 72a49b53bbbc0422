import { expect, type Page } from '@playwright/test'
import type { Store } from './stored-rows.ts'

/** A word of so many letters in which no line can end. */
export const unbroken = (length: number) => 'Unbroken'.padEnd(length, 'w')

const nested = (depth: number): string =>
  depth === 0 ? unbroken(300) : `<ol type="a"><li>${depth}<ul><li>${nested(depth - 1)}</li></ul></li></ol>`

const columns = Array.from({ length: 14 }, (_, column) => column + 1)
const cells = (name: 'th' | 'td') => columns.map((column) => `<${name}>Consideration ${column}</${name}>`).join('')

/** A text of all that would be wider than a page: words, a table of 14 columns, lists and quotations in one another. */
const WIDE_HTML = [
  `<h2>${unbroken(400)}</h2><p>${unbroken(4000)}</p><p dir="rtl" lang="he">${'א'.repeat(1000)}</p>`,
  `<p><a href="https://example.com/${unbroken(900)}">https://example.com/${unbroken(900)}</a> <code>${unbroken(500)}</code></p>`,
  `<p>See section 30${'(a)'.repeat(80)}, ${'no-break&nbsp;space&nbsp;'.repeat(80)}</p>`,
  `<table><caption>Rates</caption><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table>`,
  `<table><tbody><tr><td>${unbroken(900)}</td><td>Beside</td></tr></tbody></table>`,
  nested(20),
  `${'<blockquote>'.repeat(30)}<p>${unbroken(300)}</p>${'</blockquote>'.repeat(30)}`,
  '<p>The end of the text.</p>',
].join('')

const ITEM = { title: unbroken(290), date: '1970-01-03', summary: unbroken(3000), content: WIDE_HTML }

/** Rows of every kind that are wider than a page, and where each of them is read. */
export async function storeWideRows(store: Store) {
  const chapter_id = await store('chapters', { title: unbroken(290), type: 'booking-rules', order: 970 })
  const section = await store('sections', { chapter_id, title: `1. ${unbroken(280)}`, content: WIDE_HTML, order: 1 })
  await store('related_rulings', {
    section_id: section,
    title: unbroken(290),
    url: `https://example.com/${unbroken(900)}`,
  })
  const ruling = await store('rulings', { ...ITEM, court: unbroken(190), key_points: [unbroken(900)] })
  const kind = { authority: 'Tax Authority', field: unbroken(290), subject: unbroken(490) }
  const decision = await store('tax_decisions', { ...ITEM, ...kind })
  const post = await store('news', { ...ITEM, category: 'Updates' })
  const category_id = await store('faq_categories', { name: unbroken(190), order: 970 })
  const faq = await store('faqs', { category_id, question: unbroken(490), answer: WIDE_HTML, order: 1 })
  return { section, ruling, decision, post, faq }
}

/** A news post for the home page, which shows the newest. */
export const WIDE_POST = { ...ITEM, id: '00000000-0000-4000-8000-00000000a8a8', category: 'Updates' }

/** What stands beside the window though nothing scrolls it there or cuts it off. */
function findOutside(): string[] {
  const isKept = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body) return false
    return getComputedStyle(parent).overflowX !== 'visible' || isKept(parent)
  }
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (right > window.innerWidth + 1 || left < -1) && !isKept(element)
    })
    .map((element) => `${element.localName}.${element.className} ${element.textContent?.slice(0, 30)}`)
}

/** Nothing moves the page sideways, and nothing lies beside it. */
export async function expectToFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  await expect.poll(() => page.evaluate(findOutside), page.url()).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(width)
}
