import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { type Selector, transform, type Visitor } from 'lightningcss'
import { parseHTML } from 'linkedom'
import { beforeAll, describe, expect, it } from 'vitest'
import { readHeaders } from '../../src/site/hosting/netlify.ts'
import { DIST, listFiles } from './bundle.ts'

let pages: { name: string; document: Document; elements: Element[] }[]
/** What the policy that is written for hosts allows, by directive. */
let policy: Map<string, string[]>

beforeAll(() => {
  const names = listFiles(DIST).filter((name) => name.endsWith('.html'))
  pages = names.map((name) => {
    const { document } = parseHTML(readFileSync(path.join(DIST, name), 'utf8'))
    return { name, document, elements: [...document.querySelectorAll('*')] }
  })
  const [everywhere] = readHeaders(readFileSync(path.join(DIST, '_headers'), 'utf8'))
  const directives = everywhere!.headers['Content-Security-Policy']!.split('; ').map((text) => text.split(' '))
  policy = new Map(directives.map(([name = '', ...values]) => [name, values]))
})

/** An item's title, and no id. */
const ITEM = /^(?![0-9a-f-]{36}$).{8,}/

/** Something about such elements of all written pages, with the pages' names. */
const findInAll = (selector: string, find: (element: Element) => string[]) =>
  pages.flatMap(({ name, document }) =>
    [...document.querySelectorAll(selector)].flatMap(find).map((found) => `${name}: ${found}`),
  )

/** The first written page whose file's name begins so. */
function pageOf(beginning: string): Document {
  const page = pages.find(({ name }) => name.startsWith(beginning))
  if (!page) throw new Error(`No page begins with ${beginning}.`)
  return page.document
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('SEC-3 every written page keeps to the policy', () => {
  it('SEC-3 each kind of page is there', () => {
    const names = pages.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['index.html', '404.html', 'admin.html', 'law/vat-law.html']))
  })

  it.each([
    ['script', 'script:not([src]):not([type="application/json"]):not([type="application/ld+json"])'],
    ['style', 'style'],
  ])('SEC-3 no inline %s but those that hosts are told', (name, selector) => {
    const allowed = policy.get(`${name}-src`)
    const strangers = findInAll(selector, ({ textContent }) => {
      const text = textContent ?? ''
      return allowed?.includes(hashOf(text)) ? [] : [text.slice(0, 200)]
    })
    expect(strangers).toEqual([])
    expect(pages.filter(({ document }) => document.querySelector(selector)).length).toBeGreaterThan(1)
  })

  it('SEC-3 no handler in an attribute, and no address that is a script', () => {
    const handlers = findInAll('*', (element) =>
      [...element.attributes]
        .filter(({ name, value }) => name.startsWith('on') || /^\s*(javascript|data|vbscript):/i.test(value))
        .map(({ name, value }) => `${name}="${value}"`),
    )
    expect(handlers).toEqual([])
  })

  it('SEC-3 nothing that is loaded comes from another site', () => {
    const loaded = 'script[src], img[src], link:is([rel=stylesheet], [rel=icon], [rel=preload], [rel=modulepreload])'
    const foreign = findInAll(loaded, (element) => {
      const address = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
      return /^\/(?!\/)/.test(address) ? [] : [address]
    })
    expect(foreign).toEqual([])
  })
})

describe('FIND-1 every kind of page', () => {
  // the document's title without the site's name, the breadcrumb, and words that stand at the page's end
  it.each<[file: string, title: string | RegExp, crumbs: (string | RegExp)[], words: string]>([
    ['index.html', 'Israel VAT Guide', [], 'What changed lately'],
    ['law/vat-law.html', 'VAT Law', ['Home', 'Law & Regulations', 'VAT Law'], '149. Transitional rule for real estate'],
    [
      'law/regulations.html',
      'Regulations',
      ['Home', 'Law & Regulations', 'Regulations'],
      '12A. Limits on zero-rated services',
    ],
    ['law/booking-rules.html', 'Booking Rules', ['Home', 'Law & Regulations', 'Booking Rules'], 'Israel Invoices'],
    ['law/vat-law/30.html', /^30\. /, ['Home', 'VAT Law', /^30\. /], 'Cited by'],
    ['rulings.html', 'Court Rulings', ['Home', 'Court Rulings'], 'Neve Gad'],
    ['rulings/', ITEM, ['Home', 'Court Rulings', ITEM], 'Key Points'],
    ['decisions.html', 'Tax Decisions', ['Home', 'Tax Decisions'], 'Tax Authority'],
    ['decisions/', ITEM, ['Home', 'Tax Decisions', ITEM], 'Details'],
    ['news.html', 'News & Updates', ['Home', 'News'], 'Study on splitting invoices'],
    ['news/', ITEM, ['Home', 'News', ITEM], 'in our own words'],
    ['faqs.html', 'Frequently Asked Questions', ['Home', 'FAQs'], 'Are services to a foreign company zero-rated?'],
    ['search.html', 'Search', ['Home', 'Search'], 'Back to home'],
    ['contact.html', 'Get in Touch', ['Home', 'Contact'], 'What happens to your message'],
    ['privacy.html', 'Privacy Policy', ['Home', 'Privacy Policy'], '5. Your Rights'],
    ['terms.html', 'Terms of Use', ['Home', 'Terms of Use'], 'State of Israel'],
    ['open-data.html', 'Open Data', ['Home', 'Open Data'], 'How New It Is'],
    ['accessibility.html', 'Accessibility Statement', ['Home', 'Accessibility Statement'], 'Conformance Status'],
  ])('FIND-1 FIND-3 SHELL-4 %s stands whole, with its head and breadcrumb', (file, title, crumbs, words) => {
    const page = pageOf(file)
    const main = page.querySelector('main')
    const textsOf = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
    const text = (value: string | RegExp) => (typeof value === 'string' ? value : expect.stringMatching(value))
    expect(textsOf('head title').map((words) => words?.replace(/ – Israel VAT Guide$/, ''))).toEqual([text(title)])
    expect(main?.querySelectorAll('h1')).toHaveLength(1)
    expect(main?.textContent).toContain(words)
    expect(main?.querySelectorAll('[aria-busy=true]')).toHaveLength(0)
    expect(page.querySelectorAll('header, footer').length).toBeGreaterThanOrEqual(2)
    expect(textsOf('nav[aria-label=Breadcrumb] li')).toEqual(crumbs.map(text))
  })
})

it('FIND-3 no two pages have the same title or description', () => {
  const listed = pages.filter(({ name }) => !['404.html', 'admin.html', 'offline.html'].includes(name))
  const said = (find: (document: Document) => string | null | undefined) => listed.map(({ document }) => find(document))
  for (const words of [
    said((document) => document.querySelector('head title')?.textContent),
    said((document) => document.querySelector('meta[name=description]')?.getAttribute('content')),
  ]) {
    expect(words.length).toBeGreaterThan(100)
    expect(words.filter((each, index) => !each || words.indexOf(each) !== index)).toEqual([])
  }
})

describe('ACC-1 the HTML of the written pages', () => {
  it('ACC-1 FIND-1 is found valid by a checker of the standard', () => {
    const checker = new HtmlValidate({ extends: ['html-validate:standard'] })
    // of the pages of sections one a law: their texts stand in the pages of the laws too
    const isOneMore = ({ name }: { name: string }) => /^law\/.*\/(?!1\.html)/.test(name)
    const checked = pages.filter((page) => !isOneMore(page))
    expect(checked.length).toBeGreaterThan(20)
    const faults = checked.flatMap(({ name }) => {
      const { results } = checker.validateStringSync(readFileSync(path.join(DIST, name), 'utf8'))
      return results.flatMap(({ messages }) =>
        messages.map(({ message, selector }) => `${name}: ${message} (${selector})`),
      )
    })
    expect(faults).toEqual([])
  })
})

describe('FAST-1 the styles that stand in a page', () => {
  /** By sheet: the pages have few different ones. */
  const known = new Map<string, Set<string>>()

  /** The classes with a rule that is seen at once: neither on paper nor under the pointer alone. */
  function classesOf(sheet: string): Set<string> {
    const before = known.get(sheet)
    if (before) return before
    const found = new Set<string>()
    known.set(sheet, found)
    const note = (selector: Selector): void => {
      if (selector.some((part) => part.type === 'pseudo-class' && part.kind === 'hover')) return
      for (const part of selector) if (part.type === 'class') found.add(part.name)
    }
    const rewrite = (code: Uint8Array, Rule: Visitor<never>['Rule']) =>
      transform({ filename: 'sheet.css', code, errorRecovery: true, visitor: { Rule } }).code
    const onScreen = rewrite(Buffer.from(sheet), {
      media: ({ value }) => (value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined),
    })
    rewrite(onScreen, { style: ({ value }) => value.selectors.forEach(note) })
    return found
  }

  it('FAST-1 style all that stands in it, where it has not the whole sheet', () => {
    const [rest, ...others] = listFiles(DIST).filter((name) => /^assets\/rest-.*\.css$/.test(name))
    expect(others).toEqual([])
    const whole = classesOf(readFileSync(path.join(DIST, rest!), 'utf8'))
    const partial = pages.filter(({ elements }) => elements.some((element) => element.hasAttribute('data-rest')))
    expect(partial.map(({ name }) => name)).toEqual(expect.arrayContaining(['index.html', 'rulings.html']))
    const bare = partial.flatMap(({ name, elements }) => {
      const style = classesOf(elements.find(({ localName }) => localName === 'style')?.textContent ?? '')
      const used = new Set(elements.flatMap((element) => [...element.classList]))
      return [...used].filter((word) => whole.has(word) && !style.has(word)).map((word) => `${name}: ${word}`)
    })
    expect(bare).toEqual([])
  })

  it('FAST-1 are at most 80 % of it', () => {
    const weigh = (name: string) =>
      pages.find((page) => page.name === name)!.elements.find(isStyle)!.textContent!.length
    expect(weigh('index.html') / weigh('404.html')).toBeLessThan(0.8)
  })
})

const isStyle = ({ localName }: Element) => localName === 'style'
