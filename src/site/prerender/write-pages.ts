import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { OpenRow } from './site-file.ts'
import type { Template } from './template.ts'
import { OFFLINE_PAGE } from './worker.ts'

/** Where links in mails lead; search engines are not told of them. */
const MAILED = ['/newsletter/confirm', '/newsletter/manage', '/newsletter/leave']

/** Pages whose data is asked for at once, and how many such groups are worked on at the same time. */
const AT_ONCE = 50
const SIDE_BY_SIDE = 3

/**
 * Writes a file for every address, and what stands beside the pages (FIND-1, FIND-7).
 * @param site the folder of the new site
 * @returns how many pages there are
 * @throws when the backend does not give all that the pages show
 */
export async function writePages(
  renderer: typeof import('./entry.tsx'),
  template: Template,
  site: string,
): Promise<number> {
  const { listAddresses, isAsked, readAhead, readVersion, renderPage, writeOpenData, writeSiteFiles } = renderer
  // Before anything else is read: what changes meanwhile is then newer than the pages.
  const version = await readVersion()
  const addresses = await listAddresses()
  // Nobody looks for the last ones: what they show is on each device, or of a link.
  const pathnames = [...addresses.map(({ pathname }) => pathname), OFFLINE_PAGE, ...MAILED]
  const waiting = [...pathnames]
  const rows: OpenRow[] = []
  const writeTogether = async (group: string[]) => {
    const known = await readAhead(group)
    for (const pathname of group) {
      const page = await renderPage(pathname, version, known.get(pathname))
      const file = path.join(site, pathname === '/' ? 'index.html' : `${pathname}.html`)
      put(file, template.compose(page, { pathname, isAsked: isAsked(pathname) }))
      rows.push(...page.rows)
      for (const { name, content } of [...(page.markdown ? [page.markdown] : []), ...page.lawFiles])
        put(path.join(site, name), content)
    }
  }
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      while (waiting.length > 0) await writeTogether(waiting.splice(0, AT_ONCE))
    }),
  )
  const missing = template.compose(await renderPage('/404', version), { pathname: null, isAsked: false })
  put(path.join(site, '404.html'), missing)
  const files = [...(await writeSiteFiles(addresses)), ...writeOpenData(rows, version)]
  for (const { name, content } of files) put(path.join(site, name), content)
  return pathnames.length
}

function put(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
