import { copyFileSync, existsSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprintOf } from './fingerprint.ts'
import { type PageRecord, readRecord, rowsIn, unchangedPages } from './page-record.ts'
import type { Template } from './template.ts'
import { OFFLINE_PAGE } from './worker.ts'

/** Pages whose data is asked for at once, and how many such groups are worked on at the same time. */
const AT_ONCE = 50
const SIDE_BY_SIDE = 3

type Renderer = typeof import('./entry.tsx')

interface Folders {
  /** Where the new site is written. */
  site: string
  /** The last site, whose unchanged pages are taken over. */
  former: string
  /** Where the renderer was built. */
  renderer: string
  /** The record of the last build. */
  record: string
}

/** What was done: how many pages there are, and how many of them were written. */
interface Written {
  record: PageRecord
  pages: number
  written: number
}

/** Writes a file for every address; of the last build those pages stay that show nothing of what has changed since (FIND-7). */
export async function writePages(renderer: Renderer, template: Template, folders: Folders): Promise<Written> {
  const { listAddresses, isAsked, isFixed, readAhead, readContentChanges, readContentState, renderPage } = renderer
  // What shapes every file: what stands in all of them, the renderer, and this folder, which puts both together.
  const fingerprint = fingerprintOf([template.frame, ...template.styles], [folders.renderer, import.meta.dirname])
  // Before anything else is read: what changes meanwhile is then newer than the build.
  const { version, origin } = await readContentState()
  const former = readRecord(folders.record)
  const isNext = former?.fingerprint === fingerprint && former.origin === origin && former.version <= version
  const kept = isNext ? unchangedPages(former, await readContentChanges(former.version)) : new Set<string>()

  const pages = new Map<string, string[]>()
  const waiting: string[] = []
  const addresses = await listAddresses()
  // Nobody looks for the last one: what it lists is on each device.
  for (const pathname of [...addresses.map((each) => each.pathname), OFFLINE_PAGE]) {
    const rows = former?.pages.get(pathname)
    const before = fileOf(folders.former, pathname)
    // a list shows rows that it did not hold before
    if (rows && kept.has(pathname) && !isFixed(pathname) && existsSync(before)) {
      takeOver(before, fileOf(folders.site, pathname))
      pages.set(pathname, rows)
    } else waiting.push(pathname)
  }
  const written = waiting.length
  const writeTogether = async (pathnames: string[]) => {
    const known = await readAhead(pathnames)
    for (const pathname of pathnames) {
      const page = await renderPage(pathname, version, known.get(pathname))
      put(fileOf(folders.site, pathname), template.compose(page, { pathname, isAsked: isAsked(pathname) }))
      pages.set(pathname, rowsIn(page.data))
    }
  }
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      while (waiting.length > 0) await writeTogether(waiting.splice(0, AT_ONCE))
    }),
  )
  const missing = template.compose(await renderPage('/404', version), { pathname: null, isAsked: false })
  put(path.join(folders.site, '404.html'), missing)
  put(path.join(folders.site, 'build.json'), JSON.stringify({ version }))
  for (const { name, content } of await renderer.writeSiteFiles(addresses)) put(path.join(folders.site, name), content)
  return { record: { fingerprint, origin, version, pages }, pages: pages.size, written }
}

function put(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** A second name for a file; a copy where the two lie on different disks. */
function takeOver(before: string, file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    linkSync(before, file)
  } catch {
    copyFileSync(before, file)
  }
}

const fileOf = (site: string, pathname: string) => path.join(site, pathname === '/' ? 'index.html' : `${pathname}.html`)
