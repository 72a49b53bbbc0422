import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest } from 'vite'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** The site as `npm run build` has left it. */
export const DIST = path.join(ROOT, 'dist')
/** What the build keeps beside it: Vite's lists of the files and of the modules in each (src/site/prerender/build.ts). */
const LISTS = path.join(ROOT, 'node_modules/.cache/prerender/dist/lists')

/** The text of a file of the site. Throws a sentence that says what to do when nothing was built. */
export function read(name: string, encoding: BufferEncoding = 'utf8'): string {
  return readBuilt(path.join(DIST, name), encoding)
}

function readBuilt(file: string, encoding: BufferEncoding): string {
  if (!existsSync(file)) throw new Error(`There is no ${path.relative(ROOT, file)}: run npm run build first.`)
  return readFileSync(file, encoding)
}

/** The scripts of the build, by the module that each begins with, and what each loads. */
export const readManifest = (): Manifest => JSON.parse(readBuilt(path.join(LISTS, 'manifest.json'), 'utf8'))

/** The modules in every script, by the script's name; those of the entry, which Vite names in its page alone, by `''`. */
export function readModules(): Map<string, string[]> {
  const files: Record<string, string[]> = JSON.parse(readBuilt(path.join(LISTS, 'ssr-manifest.json'), 'utf8'))
  const modules = new Map<string, string[]>()
  for (const [module, names] of Object.entries(files)) {
    const scripts = names.filter((name) => name.endsWith('.js')).map((name) => name.slice(1))
    for (const script of scripts.length > 0 ? scripts : [''])
      modules.set(script, [...(modules.get(script) ?? []), module])
  }
  return modules
}

/** What a script weighs on its way to the browser: compressed at best, as hosts send it. */
export function weigh(name: string): number {
  const data = Buffer.from(read(name, 'latin1'), 'latin1')
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length
}

/** Every file below a folder, by its path in it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}
