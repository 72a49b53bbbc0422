import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { listAddresses, readAhead, renderPage } from '@/site/prerender/entry'

const LISTS = ['/rulings', '/decisions', '/news']
/** Of every kind that is read ahead: the list, and some items. */
let pathnames: string[] = []

beforeAll(async () => {
  const all = (await listAddresses()).map(({ pathname }) => pathname)
  pathnames = LISTS.flatMap((list) => all.filter((each) => `${each}/`.startsWith(`${list}/`)).slice(0, 6))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Counts what is asked of the backend from now on. */
function countQuestions(): () => number {
  const { fetch } = globalThis
  let asked = 0
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
    asked += 1
    return fetch(...args)
  })
  return () => asked
}

it('FIND-7 what is read ahead makes the same pages, and they ask for nothing more', async () => {
  const known = await readAhead(pathnames)
  expect([...known.keys()].sort()).toEqual(pathnames.toSorted())
  for (const pathname of pathnames) {
    const alone = await renderPage(pathname, 0)
    const asked = countQuestions()
    expect(await renderPage(pathname, 0, known.get(pathname))).toEqual(alone)
    expect(asked(), pathname).toBe(0)
    vi.unstubAllGlobals()
  }
})

it('FIND-7 the number of questions does not grow with the items', async () => {
  const asked = countQuestions()
  await readAhead(pathnames)
  const all = asked()
  await readAhead(LISTS.flatMap((list) => pathnames.filter((each) => each.startsWith(list)).slice(0, 2)))
  expect(asked() - all).toBe(all)
})

it('FIND-7 an item that was deleted meanwhile is known to be none, and other pages are left alone', async () => {
  const gone = '/rulings/00000000-0000-4000-8000-00000000dead'
  const known = await readAhead([gone, '/', '/law/vat-law', '/faqs', '/rulings/page/999'])
  expect([...known.keys()].sort()).toEqual(['/rulings/00000000-0000-4000-8000-00000000dead', '/rulings/page/999'])
  expect(known.get(gone)).toContainEqual([['rulings', 'one', gone.split('/')[2]], null])
  expect(await renderPage(gone, 0, known.get(gone))).toEqual(await renderPage(gone, 0))
})
