import { beforeAll, describe, expect, it } from 'vitest'
import { listAddresses, type RenderedPage, renderPage } from '@/site/prerender/entry'
import { addRow, removeRows } from '../data/sample-rows.ts'
import { ODD_TITLES, shownTitle } from '../support/odd-titles.ts'
import { readWrittenPage, SITE } from '../support/written-page.ts'

/** The pages of sections but 1 and 30: they differ by their words alone. */
const MORE_SECTIONS = /^\/law\/[^/]+\/(?!1$|30$)/

const pages = new Map<string, RenderedPage>()

beforeAll(async () => {
  const addresses = (await listAddresses()).filter(({ pathname }) => !MORE_SECTIONS.test(pathname))
  for (const { pathname } of addresses) pages.set(pathname, await renderPage(pathname, 0))
})

const markdownOf = (address: string) => pages.get(address)?.markdown?.content ?? ''

/** The first page of a kind. */
const firstOf = (prefix: string) => [...pages.keys()].find((address) => address.startsWith(prefix)) ?? ''

describe('BULK-4 a page as Markdown', () => {
  it('BULK-4 is there for every page but those that only answer', () => {
    expect([...pages].filter(([, { markdown }]) => !markdown).map(([address]) => address)).toEqual(['/search', '/pack'])
    expect(pages.size).toBeGreaterThan(50)
  })

  it('BULK-4 is named in the head of the page, and where it is not nothing is', () => {
    for (const [address, { head, markdown }] of pages) {
      const { links } = readWrittenPage(`<!doctype html><html><head>${head}</head></html>`)
      const named = links.filter(({ type }) => type === 'text/markdown')
      const expected = markdown ? [{ rel: 'alternate', type: 'text/markdown', href: `${SITE}/${markdown.name}` }] : []
      expect({ address, named }).toEqual({ address, named: expected })
    }
  })

  it('BULK-4 begins with a title of its own, the notice and the address', () => {
    const written = [...pages].flatMap(([address, { markdown }]) => (markdown ? [{ address, ...markdown }] : []))
    for (const { address, content } of written) {
      expect(content).toMatch(/^# \S.*\n\n> Demonstration content: .* not legal advice\..*\n\n- This page: /)
      expect(content.split('\n')[4]).toBe(`- This page: [${SITE}${address}](${SITE}${address})`)
    }
    const titles = written.map(({ content }) => content.split('\n', 1)[0])
    expect(titles).toEqual([...new Set(titles)])
  })

  it('BULK-4 a figure stands with its unit and its day, and its sources apart', () => {
    const amounts = markdownOf('/amounts')
    expect(amounts).toMatch(/^18% since 1 January 2025$/m)
    expect(amounts).toMatch(/^NIS 5,000 since 1 June 2026$/m)
    expect(amounts).toMatch(/\[vatupdate\.com\]\([^)]*\), \[grantthornton\.co\.il\]\([^)]*\), Given as/)
    expect(amounts).not.toMatch(/\)\[/)
  })

  it('BULK-4 leads only to pages that are there, by whole addresses', () => {
    const links = [...pages.values()].flatMap(({ markdown }) => [
      ...(markdown?.content.matchAll(/\]\(([^)\s]+)\)/g) ?? []),
    ])
    const places = [...new Set(links.map(([, place = '']) => place))]
    expect(places.filter((place) => !/^(https?:\/\/|mailto:)/.test(place))).toEqual([])
    const own = places.filter((place) => place.startsWith(SITE)).map((place) => new URL(place).pathname)
    // held to be there by their own tests: feeds, data, and pages that nobody looks for
    const BESIDE = /^\/(?:feeds\/.*\.atom|data\/.*|llms\.txt|offline|newsletter\/manage)$/
    const pageOf = (path: string) => path.replace(/(?:^\/index)?\.md$/, '') || '/'
    const isWritten = (path: string) => pages.has(pageOf(path)) || MORE_SECTIONS.test(pageOf(path)) || BESIDE.test(path)
    expect([...new Set(own)].filter((path) => !isWritten(path))).toEqual([])
    expect(own.length).toBeGreaterThan(100)
  })

  it('BULK-4 says what a section is cited by and how old it is, with its paragraphs', () => {
    const section = markdownOf('/law/vat-law/30')
    expect(section).toContain('\n- Cite as: Value Added Tax Law, 5736-1975, s. 30. Summary in own words of the text of')
    expect(section).toContain(
      '\nText of 14 January 2021. The same on 31 May 2023. Later changes noted to 21 November 2026\n',
    )
    expect(section).toMatch(/^- \(a\) The tax on the transactions .*\n\n {2}- \(1\) Export/m)
    expect(section).toContain(`[input tax](${SITE}/glossary#`)
    for (const words of ['Copy link', 'In this chapter', 'is cited by', 'Add to pack']) {
      expect(section).not.toContain(words)
    }
  })

  it.each([
    ['/law/vat-law', /^### 149\. /m],
    ['/rulings/', /^- \*\*Court\*\*: \S/m],
    ['/decisions/', /^- Cite as: Tax Decision /m],
    ['/news/', /^Last updated \d/m],
    ['/faqs', /^### Are services to a foreign company zero-rated\?$/m],
    ['/glossary', /^מספר הקצאה, \*mispar haktza'a\*$/m],
    ['/guides/', /^### 2\. .*\?$/m],
    ['/amounts', /^\| 1 January 2025 \| today \| 18 \|/m],
    ['/deadlines', /^\| What \| When \|$/m],
  ])('BULK-4 of %s holds the text', (prefix, words) => {
    expect(markdownOf(firstOf(prefix))).toMatch(words)
  })
})

it.each(Object.entries(ODD_TITLES))('BULK-4 a title of %s is right in Markdown', async (_, title) => {
  const id = crypto.randomUUID()
  await addRow('news', {
    id,
    title,
    date: '1951-01-01',
    category: 'Updates',
    summary: 'x',
    content: '<p>1 * 2 * 3</p>',
  })
  try {
    const content = (await renderPage(`/news/${id}`, 0)).markdown?.content
    const [heading = ''] = content?.split('\n') ?? []
    // without the signs that keep a letter from meaning something
    expect(heading.replace(/\\(?=[!-/:-@[-`{-~])/g, '')).toBe(`# ${shownTitle(title)}`)
    expect(content).toContain('1 \\* 2 \\* 3')
  } finally {
    await removeRows('news', 'id', [id])
  }
})
