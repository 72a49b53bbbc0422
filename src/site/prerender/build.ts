import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv, type Manifest } from 'vite'
import { tooManyFiles } from '../hosting/file-limits.ts'
import { writeHostingFiles } from '../hosting/write-hosting-files.ts'
import { openBackend } from './backend.ts'
import { createTemplate } from './template.ts'
import { writeWorker } from './worker.ts'
import { writePages } from './write-pages.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const DIST = path.resolve(ROOT, process.env.LOCAL_SITE_DIR || 'dist')
/** Of its own for each such folder, so that builds of two do not meet. */
const CACHE = path.join(ROOT, 'node_modules/.cache/prerender', path.relative(ROOT, DIST).replaceAll(path.sep, '-'))
const SITE = path.join(CACHE, 'site')
const FORMER = path.join(CACHE, 'former')
const RENDERER = path.join(CACHE, 'renderer')
/** Which modules are in which file, as Vite lists them: no reader needs it, and tests/build reads it there. */
const LISTS = path.join(CACHE, 'lists')

/**
 * Builds the site (`npm run build`): the browser's files by Vite, then a whole HTML file for every public address (FIND-1).
 * The former site stays until the new one is whole.
 */
async function main(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const environment = loadEnv('production', ROOT, 'VITE_')
  const backend = await openBackend(environment)
  try {
    const start = performance.now()
    await build({
      root: ROOT,
      logLevel: 'warn',
      build: { outDir: SITE, emptyOutDir: true, manifest: true, ssrManifest: true },
    })
    const { template, manifest } = takeTemplate()
    const renderer = await loadRenderer()
    const pages = await writePages(renderer, template, SITE)
    await writeWorker(SITE, manifest, { isOff: environment.VITE_OFFLINE === 'off' })
    const former = await renderer.listFormerAddresses()
    await writeHostingFiles(SITE, environment, { styles: template.styles, former })
    putInPlace()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const warning = tooManyFiles(filesIn(DIST))
    if (warning) console.warn(warning)
    process.stdout.write(`${pages} pages in ${seconds} s\n`)
  } finally {
    await backend.close()
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))

/** Puts the new site where the former one was; a host that serves the folder misses it for no longer than it is renamed. */
function putInPlace(): void {
  rmSync(FORMER, { recursive: true, force: true })
  mkdirSync(path.dirname(DIST), { recursive: true })
  if (existsSync(DIST)) renameSync(DIST, FORMER)
  renameSync(SITE, DIST)
  rmSync(FORMER, { recursive: true, force: true })
}

/** Takes Vite's own page and lists out of the build: the page is what staff's addresses are answered with. */
function takeTemplate() {
  rmSync(LISTS, { recursive: true, force: true })
  renameSync(path.join(SITE, '.vite'), LISTS)
  const manifest: Manifest = JSON.parse(readFileSync(path.join(LISTS, 'manifest.json'), 'utf8'))
  const template = createTemplate(SITE, manifest)
  renameSync(path.join(SITE, 'index.html'), path.join(SITE, 'admin.html'))
  return { template, manifest }
}

/** The same routes, components and queries as the browser's, built for Node. */
async function loadRenderer(): Promise<typeof import('./entry.tsx')> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      outDir: RENDERER,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: 'src/site/prerender/entry.tsx',
      // What browsers load apart need not be apart here.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  })
  return import(pathToFileURL(path.join(RENDERER, 'entry.js')).href)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  console.error('The site was not built. The last build stays.')
  process.exitCode = 1
})
