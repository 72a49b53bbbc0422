import { escapeXml } from '@/lib/escape-xml'
import { SITE_NAME, SITE_URL } from '@/lib/site'
import { paths } from '@/names/paths'
import { plainLine } from '@/texts/plain-line'
import type { Address } from './addresses'
import { writeFeeds } from './feeds'
import type { SiteFile } from './site-file'
import { writeSitemap } from './sitemap'

/**
 * What search engines and feed readers ask for beside the pages (FIND-4): robots.txt, and where the site's address is known
 * the sitemap, the feeds and the description of its search. @throws AppError
 */
export async function writeSiteFiles(addresses: readonly Address[]): Promise<SiteFile[]> {
  const files = [{ name: 'robots.txt', content: robotsText() }]
  if (!SITE_URL) {
    console.warn(
      'VITE_SITE_URL is not set: no sitemap and no feeds are written, and search engines are asked to stay out.',
    )
    return files
  }
  return [...files, ...writeSitemap(addresses), ...(await writeFeeds()), describeSearch()]
}

function robotsText(): string {
  const rules = SITE_URL ? [`Disallow: ${paths.admin}`, `Disallow: ${paths.searchForm}?`] : ['Disallow: /']
  const sitemap = SITE_URL && `\nSitemap: ${SITE_URL}/sitemap.xml\n`
  return `User-agent: *\n${rules.join('\n')}\n${sitemap}`
}

/** The site's search for browsers (OpenSearch 1.1). */
function describeSearch(): SiteFile {
  const template = `${SITE_URL}${paths.searchForm}?q={searchTerms}`
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(plainLine(SITE_NAME, 16))}</ShortName>
<Description>${escapeXml(`Search ${SITE_NAME}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${escapeXml(`${SITE_URL}/favicon.svg`)}</Image>
<Url type="text/html" method="get" template="${escapeXml(template)}"/>
</OpenSearchDescription>
`
  return { name: paths.openSearch.slice(1), content }
}
