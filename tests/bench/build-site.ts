import path from 'node:path'
import { build, type Plugin } from 'vite'

/** A build of the site in a folder of its own. */
export interface BuiltSite {
  folder: string
  /** The address of the chunk that holds the law page. */
  pageChunk: string
}

const PREFETCH = 'src/app/prefetch.ts'
const LAW_PAGE = 'src/routes/public/law/law-page.tsx'

/**
 * Builds the site with the embedded backend's settings.
 * @param isFetchedOnMount leaves the routes' loaders without effect: a page asks for its data only once it is on screen
 */
export async function buildSite(root: string, folder: string, isFetchedOnMount: boolean): Promise<BuiltSite> {
  const without = withoutPrefetch(path.join(root, PREFETCH))
  const output = await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: isFetchedOnMount ? [without.plugin] : [],
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  })
  if (isFetchedOnMount && !without.isDone()) throw new Error(`The build did not load ${PREFETCH}: adapt build-site.ts.`)
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  const file = chunks.find((chunk) => chunk.type === 'chunk' && holds(chunk.moduleIds, path.join(root, LAW_PAGE)))
  if (!file) throw new Error(`No chunk of the build holds ${LAW_PAGE}: adapt build-site.ts.`)
  return { folder, pageChunk: `/${file.fileName}` }
}

const holds = (ids: string[], file: string) => ids.some((id) => id.split('?', 1)[0] === file)

/** Replaces the module that starts a page's query beside its code by one that does nothing. */
function withoutPrefetch(file: string): { plugin: Plugin; isDone: () => boolean } {
  let isDone = false
  const plugin: Plugin = {
    name: 'bench-without-prefetch',
    enforce: 'pre',
    load(id) {
      if (id.split('?', 1)[0] !== file) return null
      isDone = true
      return 'export const prefetchInto = () => () => {}'
    },
  }
  return { plugin, isDone: () => isDone }
}
