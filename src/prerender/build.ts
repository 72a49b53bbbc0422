import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv } from 'vite'
import { writeHostingFiles } from '../../hosting/write-hosting-files.ts'
import { openBackend } from './backend.ts'
import { createTemplate } from './template.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DIST = path.join(ROOT, 'dist')
const CACHE = path.join(ROOT, 'node_modules/.cache/prerender')

/** Pages whose data is asked for at the same time. */
const SIDE_BY_SIDE = 8

/**
 * Builds the site (`npm run build`): the browser's files by Vite, then a whole HTML file for every public address (FIND-1).
 * The former site stays until the new one is whole.
 */
async function main(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const environment = loadEnv('production', ROOT, 'VITE_')
  const backend = await openBackend(environment)
  try {
    const draft = path.join(CACHE, 'site')
    await build({ root: ROOT, logLevel: 'warn', build: { outDir: draft, emptyOutDir: true, manifest: true } })
    await writePages(draft)
    await writeHostingFiles(draft, environment)
    rmSync(DIST, { recursive: true, force: true })
    renameSync(draft, DIST)
  } finally {
    await backend.close()
  }
}

async function writePages(site: string): Promise<void> {
  const manifestFile = path.join(site, '.vite/manifest.json')
  const template = createTemplate(site, JSON.parse(readFileSync(manifestFile, 'utf8')))
  rmSync(path.dirname(manifestFile), { recursive: true })
  // What staff's addresses are answered with: the frame without a page, which the app fills.
  renameSync(path.join(site, 'index.html'), path.join(site, 'admin.html'))

  const { listAddresses, isAsked, readContentVersion, renderPage } = await loadRenderer()
  // Before anything else is read: what changes meanwhile is then newer than the build.
  const version = await readContentVersion()
  const addresses = await listAddresses()
  const write = async (pathname: string) => {
    const html = template.compose(await renderPage(pathname, version), { pathname, isAsked: isAsked(pathname) })
    const file = path.join(site, pathname === '/' ? 'index.html' : `${pathname}.html`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
  const waiting = addresses.values()
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (const pathname of waiting) await write(pathname)
    }),
  )
  const missing = template.compose(await renderPage('/404', version), { pathname: null, isAsked: false })
  writeFileSync(path.join(site, '404.html'), missing)
  writeFileSync(path.join(site, 'build.json'), JSON.stringify({ version }))
  process.stdout.write(`${addresses.length + 1} pages written\n`)
}

/** The same routes, components and queries as the browser's, built for Node. */
async function loadRenderer(): Promise<typeof import('./entry.tsx')> {
  const outDir = path.join(CACHE, 'renderer')
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, copyPublicDir: false, ssr: 'src/prerender/entry.tsx' },
  })
  return import(pathToFileURL(path.join(outDir, 'entry.js')).href)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
