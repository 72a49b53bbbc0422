import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type PageRecord, readRecord, rowsIn, unchangedPages } from './page-record.ts'
import type { Template } from './template.ts'

/** Pages whose data is asked for at the same time. */
const SIDE_BY_SIDE = 8

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
  const { listAddresses, isAsked, isFixed, readContentChanges, readContentState, renderPage, writeSiteFiles } = renderer
  const fingerprint = fingerprintOf(folders, template)
  // Before anything else is read: what changes meanwhile is then newer than the build.
  const { version, origin } = await readContentState()
  const former = readRecord(folders.record)
  const isNext = former?.fingerprint === fingerprint && former.origin === origin && former.version <= version
  const kept = isNext ? unchangedPages(former, await readContentChanges(former.version)) : new Set<string>()

  const pages = new Map<string, string[]>()
  let written = 0
  const write = async (pathname: string) => {
    const file = fileOf(folders.site, pathname)
    mkdirSync(path.dirname(file), { recursive: true })
    const before = fileOf(folders.former, pathname)
    const rows = former?.pages.get(pathname)
    // a list shows rows that it did not hold before
    if (rows && kept.has(pathname) && !isFixed(pathname) && existsSync(before)) {
      takeOver(before, file)
      pages.set(pathname, rows)
      return
    }
    const page = await renderPage(pathname, version)
    writeFileSync(file, template.compose(page, { pathname, isAsked: isAsked(pathname) }))
    pages.set(pathname, rowsIn(page.data))
    written += 1
  }
  const addresses = await listAddresses()
  const waiting = addresses.values()
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (const { pathname } of waiting) await write(pathname)
    }),
  )
  // Nobody looks for it: what it lists is on each device.
  await write('/offline')
  const missing = template.compose(await renderPage('/404', version), { pathname: null, isAsked: false })
  writeFileSync(path.join(folders.site, '404.html'), missing)
  writeFileSync(path.join(folders.site, 'build.json'), JSON.stringify({ version }))
  for (const { name, content } of await writeSiteFiles(addresses)) {
    const file = path.join(folders.site, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return { record: { fingerprint, origin, version, pages }, pages: pages.size, written }
}

/** A second name for a file; a copy where the two lie on different disks. */
function takeOver(before: string, file: string): void {
  try {
    linkSync(before, file)
  } catch {
    copyFileSync(before, file)
  }
}

const fileOf = (site: string, pathname: string) => path.join(site, pathname === '/' ? 'index.html' : `${pathname}.html`)

/** Of the renderer, and of all that stands in every file. */
function fingerprintOf({ renderer }: Folders, template: Template): string {
  const hash = createHash('sha256').update(template.frame).update(template.script).update(template.styles.join())
  for (const file of globSync('**/*.js', { cwd: renderer }).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(renderer, file)))
  }
  return hash.digest('hex')
}
