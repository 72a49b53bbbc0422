import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import { assetsOf } from '../lib/kept-pages.ts'
import type { Release } from '../worker/release.ts'

/** Where visitors' code ends: what is loaded from there on is staff's. */
const STAFF = 'src/app/staff-routes.tsx'

/** As the site's paths name it. */
const OFFLINE_PAGE = '/offline'

/**
 * Writes the service worker of a build, or, with `isOff`, the one that removes it from all browsers (FIND-9).
 * @param site the folder of the build, with its pages
 */
export async function writeWorker(site: string, manifest: Manifest, { isOff }: { isOff: boolean }): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': path.join(root, 'src') } },
    define: {
      __RELEASE__: JSON.stringify(releaseOf(manifest, readFileSync(path.join(site, `${OFFLINE_PAGE}.html`), 'utf8'))),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/worker', isOff ? 'removal.ts' : 'worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}

/** The release of a build: the code of all that visitors see, and the page that stands for pages that are not kept. */
function releaseOf(manifest: Manifest, offlineHtml: string): Release {
  const entry = `/${manifest['index.html']?.file}`
  const files = new Set([...assetsOf(offlineHtml), ...visitorsFiles(manifest, 'index.html')])
  return {
    entry,
    files: [
      // Its code is what can change of it: a build that changes nothing but texts is no new release.
      { url: OFFLINE_PAGE, revision: entry },
      ...[...files].map((url) => ({ url, revision: null })),
    ],
  }
}

function visitorsFiles(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module]
  if (!chunk || module === STAFF || seen.has(module)) return []
  seen.add(module)
  // the styles of the entry stand in the pages
  const styles = chunk.isEntry ? [] : (chunk.css ?? [])
  const next = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]
  const own = [chunk.file, ...styles].map((file) => `/${file}`)
  return [...own, ...next.flatMap((name) => visitorsFiles(manifest, name, seen))]
}
