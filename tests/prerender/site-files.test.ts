import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DOMParser } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { listAddresses, renderPage, writeSiteFiles } from '@/site/prerender/entry'
import { writeSitemap } from '@/site/prerender/sitemap'
import { addRow, removeRows } from '../data/sample-rows.ts'
import { ODD_TITLES, shownTitle } from '../support/odd-titles.ts'
import { tellChange, untellChanges } from '../support/told-changes.ts'
import { readWrittenPage, SITE } from '../support/written-page.ts'

const schema = (name: string) => readFileSync(path.join(import.meta.dirname, 'schemas', name), 'utf8')

/** What is wrong with an XML file by a schema, which RELAX NG describes. */
async function faultsOf(contents: string, schemaName: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'file.xml', contents }],
    schema: [schema(schemaName)],
    extension: 'relaxng',
  })
  return errors.map(({ message }) => message)
}

let files: Map<string, string>
const text = (name: string) => files.get(name) ?? ''
const entriesOf = (name: string): Element[] => [
  ...new DOMParser().parseFromString(text(name), 'text/xml').querySelectorAll('entry'),
]
const odd = Object.entries(ODD_TITLES).map(([kind, title]) => ({ kind, title, id: crypto.randomUUID() }))

beforeAll(async () => {
  // after all other news, so that they stand in its feed
  for (const { id, title } of odd) {
    await addRow('news', { id, title, date: '2999-01-01', category: 'Updates', summary: title, content: 'x' })
  }
  for (const { id } of odd) await tellChange({ table: 'news', id, day: '2031-05-05', isNew: true })
  const written = await writeSiteFiles(await listAddresses())
  files = new Map(written.map(({ name, content }) => [name, content]))
})
afterAll(async () => {
  const ids = odd.map(({ id }) => id)
  await untellChanges(ids)
  await removeRows('news', 'id', ids)
})

describe('FIND-4 the feeds', () => {
  const FEEDS = ['rulings', 'decisions', 'news', 'amounts', 'changes'].map((name) => `feeds/${name}.atom`)

  it.each(FEEDS)('FIND-4 %s is valid Atom', async (name) => {
    expect(await faultsOf(text(name), 'atom.rng')).toEqual([])
    expect(text(name).match(/<entry>/g)?.length).toBeGreaterThan(0)
  })

  it('FIND-4 a feed with a fault is refused', async () => {
    const feed = text('feeds/news.atom')
    expect(await faultsOf(feed.replace(/<updated>.*?<\/updated>/, ''), 'atom.rng')).not.toEqual([])
    expect(await faultsOf(feed.replace('<id>urn:', '<id>../'), 'atom.rng')).not.toEqual([])
    expect(await faultsOf(feed.replace('</entry>', '</entry'), 'atom.rng')).not.toEqual([])
  })

  it.each(odd)('FIND-4 a title of $kind is right in a feed', ({ id, title }) => {
    const entry = entriesOf('feeds/news.atom').find(({ innerHTML }) => innerHTML.includes(id))
    expect(entry?.querySelector('title')?.textContent.trim()).toBe(shownTitle(title))
    expect(entry?.querySelector('summary')?.textContent.trim()).toBe(shownTitle(title))
    expect(entry?.querySelector('link')?.getAttribute('href')).toBe(`${SITE}/news/${id}`)
    expect(entry?.querySelector('published')?.textContent).toBe('2999-01-01T00:00:00.000Z')
  })

  it('TOOL-1 what is known of an amount beside its day is in the feed, and a day that is not known is not', () => {
    const amounts = entriesOf('feeds/amounts.atom')
    const named = (words: string) => amounts.find((entry) => entry.querySelector('title')?.textContent.includes(words))
    const allocation = named('Allocation number: NIS 5,000, since 1 June 2026')
    expect(allocation?.querySelector('published')?.textContent).toBe('2026-06-01T00:00:00.000Z')
    expect(allocation?.querySelector('link')?.getAttribute('href')).toBe(`${SITE}/amounts#allocation-number`)
    expect(named('Goods taxed on payment: NIS 2 million, guidance of 2024–2025')?.querySelector('published')).toBeNull()
  })

  it('TRUE-1 a month or a year is no moment, so a feed says nothing of it', () => {
    const rulings = entriesOf('feeds/rulings.atom')
    const published = (name: string) =>
      rulings.find((entry) => entry.querySelector('title')?.textContent.includes(name))?.querySelector('published')
    expect(published('Amdocs')?.textContent).toBe('2023-01-30T00:00:00.000Z')
    for (const name of ['G.F.I. Securities', 'Kasuto']) expect(published(name), name).toBeNull()
  })

  it('FIND-4 are announced in the head, each list by its pages, and the search by all', async () => {
    const announced = async (address: string) => {
      const { head } = await renderPage(address, 0)
      const { links } = readWrittenPage(`<!doctype html><html><head>${head}</head></html>`)
      const isFeedOrSearch = ({ rel, type }: Record<string, string>) =>
        rel === 'search' || type === 'application/atom+xml'
      return links.filter(isFeedOrSearch).map(({ href }) => href)
    }
    const everywhere = [`${SITE}/feeds/changes.atom`, `${SITE}/opensearch.xml`]
    expect(await announced('/')).toEqual(everywhere)
    expect(await announced('/amounts')).toEqual([`${SITE}/feeds/amounts.atom`, ...everywhere])
    expect(await announced('/news')).toEqual([`${SITE}/feeds/news.atom`, ...everywhere])
    expect(await announced(`/news/${odd[0]?.id}`)).toEqual([`${SITE}/feeds/news.atom`, ...everywhere])
    for (const href of everywhere) expect(files.has(href.slice(SITE.length + 1))).toBe(true)
  })

  it('FIND-4 are linked on the lists and in the footer', async () => {
    const { body } = await renderPage('/rulings', 0)
    expect(body).toContain('href="/feeds/rulings.atom"')
    expect(body).toContain('href="/feeds/changes.atom"')
  })
})

describe('FIND-4 the sitemap', () => {
  const placesOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)

  it('FIND-4 is valid, and names every page once with its last change', async () => {
    const sitemap = text('sitemap.xml')
    expect(await faultsOf(sitemap, 'sitemap.rng')).toEqual([])
    const addresses = await listAddresses()
    expect(placesOf(sitemap)).toEqual(addresses.map(({ pathname }) => SITE + pathname))
    expect(new Set(placesOf(sitemap)).size).toBe(addresses.length)
    const dated = addresses.filter(({ changedAt }) => changedAt !== null)
    expect(sitemap.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(dated.length)
    const isText = /^\/(?:law|rulings|decisions|news|guides)\/[^/]+/
    expect(addresses.filter(({ pathname, changedAt }) => isText.test(pathname) && changedAt === null)).toEqual([])
  })

  it('FIND-4 is split where it would have too many entries or bytes', async () => {
    const addresses = Array.from({ length: 7 }, (_, n) => ({ pathname: `/law/vat-law/מע״מ-${n}&<x>`, changedAt: null }))
    for (const most of [
      { entries: 3, bytes: 10_000 },
      { entries: 50, bytes: 600 },
    ]) {
      const [index, ...parts] = writeSitemap(addresses, most)
      expect(await faultsOf(String(index?.content), 'sitemap.rng')).toEqual([])
      expect(placesOf(String(index?.content))).toEqual(parts.map(({ name }) => `${SITE}/${name}`))
      for (const { content } of parts) {
        expect(await faultsOf(String(content), 'sitemap.rng')).toEqual([])
        expect(placesOf(String(content)).length).toBeLessThanOrEqual(most.entries)
      }
      expect(parts.flatMap(({ content }) => placesOf(String(content)))).toHaveLength(addresses.length)
      expect(parts.length).toBeGreaterThan(1)
    }
  })

  it('FIND-4 is named by robots.txt, which keeps robots from the back office', () => {
    expect(text('robots.txt')).toBe(
      `User-agent: *\nDisallow: /admin\nDisallow: /search?\n\nSitemap: ${SITE}/sitemap.xml\n`,
    )
  })
})

it('FIND-4 the search is described for browsers', async () => {
  const description = text('opensearch.xml')
  expect(await faultsOf(description, 'opensearch.rng')).toEqual([])
  expect(description).toContain(`template="${SITE}/search?q={searchTerms}"`)
})
