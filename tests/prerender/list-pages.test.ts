import { afterAll, beforeAll, expect, it } from 'vitest'
import { isAsked, listAddresses, renderPage } from '@/site/prerender/entry'
import { createService } from '../support/backend.ts'
import { readWrittenPage, SITE } from '../support/written-page.ts'

// Older than anything in the seed, so that they fill the further pages; gone again after this file.
const COURT = 'Court of further pages'
const database = createService()

beforeAll(async () => {
  const rulings = Array.from({ length: 42 }, (_, index) => ({
    title: `Further ruling ${index + 1}`,
    date: '1950-01-01',
    court: COURT,
    summary: 'x',
    content: 'x',
  }))
  await database.from('rulings').insert(rulings).throwOnError()
})
afterAll(async () => {
  await database.from('rulings').delete().eq('court', COURT)
})

const pageOf = async (address: string) => {
  const { head, body } = await renderPage(address, 0)
  return {
    body,
    page: readWrittenPage(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`),
  }
}
const linksIn = (body: string) =>
  [...body.matchAll(/<noscript>(.*?)<\/noscript>/gs)].flatMap(([, inner = '']) =>
    [...inner.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href),
  )

it('FIND-5 every further page of a list has an address, which depends on its query like the first', async () => {
  const addresses = (await listAddresses()).map(({ pathname }) => pathname)
  expect(addresses).toEqual(expect.arrayContaining(['/rulings', '/rulings/page/2', '/rulings/page/3']))
  expect(addresses).not.toContain('/rulings/page/1')
  expect(addresses).not.toContain('/decisions/page/2')
  expect(isAsked('/rulings/page/2')).toBe(true)
})

it('FIND-5 it is whole, has a name of its own, and leads on without scripts', async () => {
  const { body, page } = await pageOf('/rulings/page/3')
  expect(page.faults).toEqual([])
  expect(page.title).toMatch(/^Court Rulings, page 3 – /)
  expect(page.meta.get('description')).toEqual([expect.stringMatching(/Page 3\.$/)])
  expect(page.links).toContainEqual({ rel: 'canonical', href: `${SITE}/rulings/page/3` })
  expect(body).toContain('Further ruling')
  expect(linksIn(body)).toEqual(['/rulings', '/rulings/page/2'])
  expect(linksIn((await pageOf('/rulings')).body)).toEqual(['/rulings/page/2', '/rulings/page/3'])
})

it('FIND-1 the written page of an item leads to the later and the earlier one', async () => {
  const { data } = await database.from('rulings').select('id').eq('court', COURT).order('id').limit(3).throwOnError()
  const [later, own, earlier] = data.map(({ id }) => `/rulings/${id}`)
  const { body } = await pageOf(own!)
  expect(body).toMatch(new RegExp(`href="${later}"[^>]*><span[^>]*>Later`))
  expect(body).toMatch(new RegExp(`href="${earlier}"[^>]*><span[^>]*>Earlier`))
})
