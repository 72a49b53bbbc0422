import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import { assetsOf } from '../../lib/kept-pages.ts'
import type { Release } from '../worker/release.ts'
import { importsOf } from './imports-of.ts'

/** Where visitors' code ends: what is loaded from there on is staff's. */
const STAFF = 'src/app/staff-routes.tsx'

/** What tells of reading offline, and lists what is kept where a page fails: no page names them, for they come after the page. */
const OFFLINE_CODE = ['src/routes/public/offline/offline-notices.tsx', 'src/routes/public/offline/kept-copy.tsx']

/** What stands for a page that is neither kept nor reached, as the site's paths name it (FIND-9). */
export const OFFLINE_PAGE = '/offline'

/**
 * Writes the service worker of a build, or, with `isOff`, the one that removes it from all browsers (FIND-9).
 * @param site the folder of the build, with its pages
 */
export async function writeWorker(site: string, manifest: Manifest, { isOff }: { isOff: boolean }): Promise<void> {
  const offlineHtml = () => readFileSync(path.join(site, `${OFFLINE_PAGE}.html`), 'utf8')
  const root = path.resolve(import.meta.dirname, '../../..')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': path.join(root, 'src') } },
    define: {
      __RELEASE__: JSON.stringify(isOff ? null : releaseOf(manifest, offlineHtml())),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/site/worker', isOff ? 'removal.ts' : 'worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}

/** The release of a build: the page that stands for pages that are not kept, and the code of all that visitors see. */
function releaseOf(manifest: Manifest, offlineHtml: string): Release {
  const entry = `/${manifest['index.html']?.file}`
  const later = OFFLINE_CODE.flatMap((module) => importsOf(manifest, module)).map((file) => `/${file}`)
  const needed = new Set([...assetsOf(offlineHtml), ...later])
  const rest = new Set(visitorsFiles(manifest, 'index.html').filter((file) => !needed.has(file)))
  const unchanging = (files: Iterable<string>) => Array.from(files, (url) => ({ url, revision: null }))
  return {
    // The page's code is what can change of it: a build that changes nothing but texts is no new release.
    offline: [{ url: OFFLINE_PAGE, revision: entry }, ...unchanging(needed)],
    rest: unchanging(rest),
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
