import { pagePath } from './page-path.ts'

// The pages that the service worker keeps on the device, as it writes them and as the site lists them (FIND-9).

/** The caches of pages: those that are always kept, and the latest that were opened. */
export const PAGE_CACHES = ['always-pages', 'opened-pages'] as const

/** Headers of a copy: the page's title, encoded for an address, and the moment it came, as an ISO timestamp. */
const TITLE = 'x-title'
const CAME = 'x-came'

export type KeptPage = { pathname: string; title: string; came: string }

/** The address that a page is kept by: without query, hash and final slash. */
export const keptPath = (address: string): string => pagePath(new URL(address).pathname)

/** The files with a hash in their name that a page names; links of its texts to other sites may hold such a path too. */
export const assetsOf = (html: string): string[] => [...new Set(html.match(/(?<=["'(\s])\/assets\/[\w.-]+\.\w+/g))]

/**
 * What is kept of an answer: the page, with its title and the moment it came.
 * @returns undefined for all that is not the page of that address, such as an error or a network's sign-in page
 */
export async function copyPage(response: Response, pathname: string, now: Date): Promise<Response | undefined> {
  if (response.status !== 200) return undefined
  const html = await response.clone().text()
  if (!html.includes(`<html data-page="${pathname}"`)) return undefined
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const headers = new Headers(response.headers)
  headers.set(TITLE, encodeURIComponent(readEntities(title)))
  headers.set(CAME, now.toISOString())
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(html, { headers })
}

/** A copy as it is shown instead of the page: it says when it came, which the notice of the site repeats. */
export async function markCopy(copy: Response): Promise<Response> {
  const html = await copy.text()
  const came = copy.headers.get(CAME) ?? ''
  return new Response(html.replace('<html ', `<html data-came="${came}" `), { headers: copy.headers })
}

/** The kept pages, the latest first; none where the browser keeps nothing. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const lists = await Promise.all(PAGE_CACHES.map(listCache)).catch(() => [])
  return lists.flat().sort((one, other) => other.came.localeCompare(one.came))
}

async function listCache(name: string): Promise<KeptPage[]> {
  const cache = await caches.open(name)
  const copies = await Promise.allSettled(
    (await cache.keys()).map(async (request) => describeCopy(request.url, await cache.match(request))),
  )
  return copies.flatMap((copy) => (copy.status === 'fulfilled' ? [copy.value] : []))
}

/** @throws URIError or RangeError for a copy whose headers are broken, which takes no other one with it */
function describeCopy(address: string, { headers } = new Response()): KeptPage {
  const title = decodeURIComponent(headers.get(TITLE) ?? '')
  return { pathname: keptPath(address), title, came: new Date(headers.get(CAME) ?? '').toISOString() }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** A text of React's, which writes these five characters as entities. */
const readEntities = (text: string) => text.replace(/&(\w+|#x27);/g, (entity, name) => ENTITIES[name] ?? entity)
