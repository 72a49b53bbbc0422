import { beforeAll, expect, it } from 'vitest'
import { listAddresses, renderPage, writeSiteFiles } from '@/site/prerender/entry'
import { sql } from '../support/backend.ts'
import { tellChange } from '../support/told-changes.ts'
import { readWrittenPage, SITE } from '../support/written-page.ts'

// What a build writes of a kind that new-kind.test.ts has added to a copy of the project: run there, in tests/prerender.

const ID = '00000000-0000-4000-8000-0000000000a9'
const ADDRESS = `/circulars/${ID}`

beforeAll(() =>
  sql(
    `insert into public.circulars (id, title, date, category, summary, content)
      values ($1, 'Quolls', '2020-01-01', 'Updates', 'In short.', '<p>See section 30 of the Law on bettongs.</p>')`,
    [ID],
  ),
)

const read = async (address: string) => {
  const { head, body, structuredData } = await renderPage(address, 0)
  return {
    body,
    page: readWrittenPage(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`),
    structuredData,
  }
}

it('MEND-D2 its list and each of its texts are pages', async () => {
  const addresses = (await listAddresses()).map(({ pathname }) => pathname)
  expect(addresses).toEqual(expect.arrayContaining(['/circulars', ADDRESS]))
  expect((await read('/circulars')).body).toContain(`href="${ADDRESS}"`)
  const { body, page, structuredData } = await read(ADDRESS)
  expect(page.words).toContain('on bettongs.')
  expect(body).toContain('href="/law/vat-law/30"')
  expect(JSON.parse(structuredData)['@graph'][0]).toMatchObject({ '@type': 'NewsArticle', url: SITE + ADDRESS })
})

it('MEND-D2 the home page and the section that it cites lead to it', async () => {
  expect((await read('/')).body).toContain('href="/circulars"')
  expect((await read('/law/vat-law/30')).body).toContain(`href="${ADDRESS}"`)
})

it('MEND-D2 TIME-5 it has a feed that its pages announce, its own picture, and places among the changes and in the sitemap', async () => {
  await tellChange({ table: 'circulars', id: ID, day: '2031-01-01', isNew: true })
  const files = new Map((await writeSiteFiles(await listAddresses())).map(({ name, content }) => [name, content]))
  expect(files.get('feeds/circulars.atom')).toContain(SITE + ADDRESS)
  expect(files.get('feeds/changes.atom')).toContain(SITE + ADDRESS)
  expect(files.get('sitemap.xml')).toContain(`<loc>${SITE + ADDRESS}</loc>`)
  const { links, meta } = (await read(ADDRESS)).page
  expect(links.map(({ href }) => href)).toContain(`${SITE}/feeds/circulars.atom`)
  expect(meta.get('og:image')).toEqual([`${SITE}/previews/circulars.png`])
})
