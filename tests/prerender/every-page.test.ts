import { beforeAll, describe, expect, it } from 'vitest'
import { formatDay } from '@/lib/dates'
import { listAddresses, renderPage } from '@/site/prerender/entry'
import type { SiteFile } from '@/site/prerender/site-file'
import { addRow, removeRows } from '../data/sample-rows.ts'
import { sql } from '../support/backend.ts'
import { ODD_TITLES, shownTitle } from '../support/odd-titles.ts'
import { faultsOfGraphs } from '../support/schema-org.ts'
import { readWrittenPage, SITE, type WrittenPage } from '../support/written-page.ts'

type Page = WrittenPage & { markdown: SiteFile | null }

/** A page's file, without the scripts and styles that do not belong to its head, and what it is as Markdown. */
async function writtenPage(address: string): Promise<Page> {
  const { head, body, structuredData, markdown } = await renderPage(address, 0)
  const facts = structuredData && `<script type="application/ld+json">${structuredData}</script>`
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}${facts}</body></html>`
  return { ...readWrittenPage(html), markdown }
}

const thingsOf = ({ graphs }: WrittenPage) => graphs.flatMap((graph) => graph['@graph'])
const thing = (page: WrittenPage, type: string) => thingsOf(page).find((each) => each['@type'] === type)

/** Every text that a value holds, but names of types and addresses. */
function wordsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key.startsWith('@') || value.startsWith(SITE) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => wordsOf(inner, Array.isArray(value) ? key : name))
}

// Between two paragraphs the page has no space.
const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

const pages = new Map<string, Page>()
/** Of posts with odd titles, by what is odd. */
const oddPages = new Map<string, Page>()

/** The pages of sections but 1 and 30: they differ by their words alone. */
const MORE_SECTIONS = /^\/law\/[^/]+\/(?!1$|30$)/

beforeAll(async () => {
  const all = await listAddresses()
  const chosen = all.filter(({ pathname }) => !MORE_SECTIONS.test(pathname))
  for (const { pathname } of chosen) pages.set(pathname, await writtenPage(pathname))
  for (const [what, title] of Object.entries(ODD_TITLES)) {
    const summary = `${title} `.repeat(15)
    const content = `<p>1 * 2 * 3</p>${title}`
    const id = await addRow('news', { title, date: '1951-01-01', category: 'Updates', summary, content })
    oddPages.set(what, await writtenPage(`/news/${id}`))
    await removeRows('news', 'id', [id])
  }
})

/** The first page of a kind. */
function pageOf(prefix: string): Page {
  const [, page] = [...pages].find(([address]) => address.startsWith(prefix)) ?? []
  if (!page) throw new Error(`No address begins with ${prefix}.`)
  return page
}

describe('FIND-3 every page', () => {
  it('FIND-3 has HTML without a fault', () => {
    expect(
      [...pages].filter(([, { faults }]) => faults.length > 0).map(([address, { faults }]) => [address, faults[0]]),
    ).toEqual([])
    expect(pages.size).toBeGreaterThan(30)
  })

  it('FIND-3 has one title and one description, of its own', () => {
    const titles = [...pages.values()].map(({ title }) => title)
    const descriptions = [...pages.values()].flatMap(({ meta }) => meta.get('description') ?? [])
    expect(titles).toEqual([...new Set(titles)])
    expect(descriptions).toEqual([...new Set(descriptions)])
    expect(descriptions).toHaveLength(pages.size)
    for (const title of titles) expect(title).toMatch(/^(\S.* – )?Israel VAT Guide$/)
    for (const description of descriptions) expect(description).toMatch(/^\S.{20,299}$/)
  })

  it('FIND-3 names its absolute canonical address and its language', () => {
    for (const [address, { links, language }] of pages) {
      const canonical = links.filter(({ rel }) => rel === 'canonical')
      expect(canonical.map(({ href }) => href)).toEqual([SITE + address])
      expect(language).toBe('en')
    }
  })

  it('FIND-3 has Open Graph and a card with a picture', () => {
    for (const [address, { title, meta }] of pages) {
      const one = (name: string) => (meta.get(name)?.length === 1 ? meta.get(name)?.[0] : undefined)
      expect(title).toContain(one('og:title'))
      expect(one('og:description')).toBe(one('description'))
      expect(one('og:url')).toBe(SITE + address)
      expect(one('og:type')).toMatch(/^(website|article)$/)
      expect(one('og:image')).toMatch(/^https:\/\/vat\.example\.com\/previews\/[a-z-]+\.png$/)
      expect(one('og:site_name')).toBe('Israel VAT Guide')
      expect(one('twitter:card')).toBe('summary_large_image')
    }
  })

  it.each(['rulings', 'decisions', 'news', 'faqs', 'glossary', 'guides', 'deadlines'])(
    'FIND-3 /%s and what belongs to it have a picture of their own',
    (name) => {
      const own = [...pages].filter(([address]) => `${address}/`.startsWith(`/${name}/`))
      expect(own.length).toBeGreaterThan(0)
      expect(new Set(own.flatMap(([, { meta }]) => meta.get('og:image') ?? []))).toEqual(
        new Set([`${SITE}/previews/${name}.png`]),
      )
    },
  )

  it('FIND-3 is left to search engines', () => {
    expect([...pages].filter(([, { meta }]) => meta.has('robots'))).toEqual([])
  })
})

describe('FIND-3 structured data', () => {
  it('FIND-3 validates on every page, also with an odd title', async () => {
    const all = [...pages.values(), ...oddPages.values()]
    const graphs = all.flatMap((page) => page.graphs)
    expect(graphs.length).toBe(all.length)
    expect(await faultsOfGraphs(graphs)).toEqual([])
  })

  it('FIND-3 is refused by the validators when it is wrong', async () => {
    const graph = (thing: Record<string, unknown>) => ({ '@context': 'https://schema.org', '@graph': [thing] })
    const faults = await faultsOfGraphs([
      graph({ '@type': 'NewsArticle', headlin: 'x' }),
      graph({ '@type': 'NewsPost' }),
      graph({ '@type': 'BreadcrumbList', itemListElement: [] }),
    ])
    for (const fault of [/headlin/, /NewsPost/, /in BreadcrumbList/]) expect(faults.join('\n')).toMatch(fault)
  })

  it('FIND-3 says no word and no day that the page does not show', () => {
    // the language, the place of the law, what a text of it here is worth, and what the search address stands for
    const GIVEN = ['en', 'Israel', 'https://schema.org/UnofficialLegalValue', 'required name=search_term_string']
    for (const [address, page] of pages) {
      const shown = withoutSpaces(page.words + page.title + page.meta.get('description'))
      const said = thingsOf(page).flatMap((each) => wordsOf(each))
      const asShown = (words: string) => withoutSpaces(/^\d{4}(-\d\d){0,2}$/.test(words) ? formatDay(words) : words)
      const hidden = said.filter((words) => !GIVEN.includes(words) && !shown.includes(asShown(words)))
      expect({ address, hidden }).toEqual({ address, hidden: [] })
    }
  })

  it('TRUE-1 knows no more of a date than the page: a day, a month, or a year', () => {
    const rulings = [...pages].filter(([address]) => address.startsWith('/rulings/'))
    const dates = rulings.map(([, page]) => /"dateCreated":"([^"]+)"/.exec(JSON.stringify(thing(page, 'Article')))?.[1])
    expect(dates.filter((date) => date?.length !== 10).toSorted()).toEqual(['1999', '2005', '2009', '2024-02'])
    expect(dates).toHaveLength(11)
  })

  it('TRUE-2 says of which day a section is, up to when later changes were noted, and when it was edited', async () => {
    const [edited] = await sql<{ day: string }>(
      `select s.date_updated::text as day from sections s join chapters c on c.id = s.chapter_id
       where c.type = 'vat-law' and s.title like '30. %'`,
    )
    expect(thing(pageOf('/law/vat-law/30'), 'Legislation')).toMatchObject({
      legislationDateVersion: '2021-01-14',
      creativeWorkStatus: [
        'Text of 14 January 2021',
        'The same on 31 May 2023',
        'Later changes noted to 21 November 2026',
      ],
      dateModified: edited?.day,
    })
  })

  it('FIND-3 says of a law and of a section that its text here has no authority, and what the Law is in Hebrew', () => {
    for (const address of ['/law/vat-law', '/law/vat-law/30', '/law/booking-rules'])
      expect(thing(pageOf(address), 'Legislation')).toMatchObject({
        encoding: {
          '@type': 'LegislationObject',
          url: SITE + address,
          legislationLegalValue: 'https://schema.org/UnofficialLegalValue',
        },
      })
    expect(thing(pageOf('/law/vat-law'), 'Legislation')).toMatchObject({
      alternateName: 'חוק מס ערך מוסף, התשל״ו–1975',
    })
    expect(thing(pageOf('/law/booking-rules'), 'Legislation')).not.toHaveProperty('alternateName')
  })

  it('FIND-3 has the breadcrumb that is shown, on every page but home', () => {
    for (const [address, page] of pages) {
      const names = JSON.stringify(thing(page, 'BreadcrumbList') ?? '')
      expect({ address, has: names.includes('"Home"') }).toEqual({ address, has: address !== '/' })
    }
    expect(thing(pageOf('/rulings/'), 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${SITE}/` },
        { position: 2, name: 'Court Rulings', item: `${SITE}/rulings` },
        { position: 3, item: expect.stringContaining(`${SITE}/rulings/`) },
      ],
    })
  })

  it.each([
    ['/', 'WebSite', { potentialAction: { '@type': 'SearchAction' } }],
    [
      '/law/vat-law',
      'Legislation',
      { name: 'VAT Law', hasPart: expect.arrayContaining([expect.objectContaining({ '@type': 'Legislation' })]) },
    ],
    ['/law/vat-law/30', 'Legislation', { isPartOf: { isPartOf: { name: 'VAT Law', url: `${SITE}/law/vat-law` } } }],
    ['/rulings/', 'Article', { about: { creator: { '@type': 'GovernmentOrganization' } } }],
    ['/decisions/', 'Article', { about: { '@type': 'Report' } }],
    ['/news/', 'NewsArticle', { publisher: { name: 'Israel VAT Guide' } }],
    ['/faqs', 'FAQPage', { mainEntity: expect.arrayContaining([expect.objectContaining({ '@type': 'Question' })]) }],
  ])('FIND-3 says of %s that it is a %s', (prefix, type, facts) => {
    expect(thing(pageOf(prefix), type)).toMatchObject(facts)
  })
})

describe('FIND-3 an odd title', () => {
  it.each(Object.entries(ODD_TITLES))('FIND-3 of %s is right in head and structured data', (what, title) => {
    const page = oddPages.get(what)!
    const shown = shownTitle(title)
    expect(page.title).toBe(`${shown} – Israel VAT Guide`)
    expect(page.meta.get('og:title')).toEqual([shown])
    expect(page.meta.get('description')?.[0]?.length).toBeLessThanOrEqual(300)
    expect(thing(page, 'NewsArticle')).toMatchObject({ headline: shown })
  })

  it.each(Object.entries(ODD_TITLES))('BULK-4 of %s is right in Markdown', (what, title) => {
    const content = oddPages.get(what)?.markdown?.content
    const [heading = ''] = content?.split('\n') ?? []
    // without the signs that keep a letter from meaning something
    expect(heading.replace(/\\(?=[!-/:-@[-`{-~])/g, '')).toBe(`# ${shownTitle(title)}`)
    expect(content).toContain('1 \\* 2 \\* 3')
  })
})

const markdownOf = (address: string) => pages.get(address)?.markdown?.content ?? ''

describe('BULK-4 a page as Markdown', () => {
  it('BULK-4 is there for every page but those that only answer', () => {
    expect([...pages].filter(([, { markdown }]) => !markdown).map(([address]) => address)).toEqual(['/search', '/pack'])
    expect(pages.size).toBeGreaterThan(50)
  })

  it('BULK-4 is named in the head of the page, and where it is not nothing is', () => {
    for (const [address, { links, markdown }] of pages) {
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
    expect(pageOf(prefix).markdown?.content).toMatch(words)
  })
})

it('FIND-3 an address where nothing is has no canonical address, no preview and no structured data', async () => {
  const page = await writtenPage('/nowhere')
  expect(page.meta.get('robots')).toEqual(['noindex'])
  expect(page.links.filter(({ rel }) => rel === 'canonical')).toEqual([])
  expect(page.graphs).toEqual([])
})
