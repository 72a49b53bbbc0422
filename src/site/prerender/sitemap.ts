import { escapeXml } from '@/lib/escape-xml'
import { SITE_URL } from '@/lib/site'
import type { Address } from './addresses'
import type { SiteFile } from './site-file'

/** What the protocol allows in one file (sitemaps.org): entries, and bytes, of which the frame needs some. */
const MOST = { entries: 50_000, bytes: 50 * 1024 * 1024 - 1000 }

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * The sitemap of a site whose address is known (FIND-4): one file, or as many as the protocol asks for and an index of them.
 * @param most the protocol's limits
 */
export function writeSitemap(addresses: readonly Address[], most = MOST): SiteFile[] {
  const parts: string[][] = []
  let bytes = 0
  for (const address of addresses) {
    const entry = `<url>${placeOf(address)}</url>\n`
    const part = parts.at(-1)
    bytes += Buffer.byteLength(entry)
    if (part && part.length < most.entries && bytes <= most.bytes) part.push(entry)
    else {
      parts.push([entry])
      bytes = Buffer.byteLength(entry)
    }
  }
  if (parts.length <= 1) return [{ name: 'sitemap.xml', content: wrap('urlset', parts.flat()) }]
  const files = parts.map((entries, index) => ({
    name: `sitemap-${index + 1}.xml`,
    content: wrap('urlset', entries),
  }))
  const index = files.map(({ name }) => `<sitemap>${placeOf({ pathname: `/${name}`, changedAt: null })}</sitemap>\n`)
  return [{ name: 'sitemap.xml', content: wrap('sitemapindex', index) }, ...files]
}

function placeOf({ pathname, changedAt }: Address): string {
  const lastChange = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
  return `<loc>${escapeXml(new URL(SITE_URL + pathname).href)}</loc>${lastChange}`
}

const wrap = (name: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${NAMESPACE}>\n${entries.join('')}</${name}>\n`
