import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Rolldown } from 'vite'

export const ROOT = path.resolve(import.meta.dirname, '../..')

type Chunk = Rolldown.OutputChunk
export type Chunks = Map<string, Chunk>

/** Builds the site as `npm run build` does, with the embedded backend's settings, into another folder. */
export async function buildSite(outDir: string): Promise<Chunks> {
  const output = await build({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  if (!('output' in output)) throw new Error('Vite gave more than one build, or a watcher.')
  const chunks = output.output.filter((file) => file.type === 'chunk')
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
}

/** The modules of a chunk, by their paths in the project. */
export const modulesOf = (chunk: Chunk) =>
  chunk.moduleIds.map((id) => path.relative(ROOT, id.replace(/^\0/, '').replace(/\?.*$/, '')))

/** The one chunk that begins with a module of the project. */
export function chunkOf(chunks: Chunks, module: string): Chunk {
  const found = [...chunks.values()].filter((chunk) => chunk.facadeModuleId === path.join(ROOT, module))
  const [chunk] = found
  if (!chunk || found.length > 1) throw new Error(`${module} is the start of ${found.length} chunks.`)
  return chunk
}

/** What a browser loads together with these chunks: they themselves and all that they import at once. */
export function withStaticImports(chunks: Chunks, starts: Chunk[]): Chunk[] {
  return walk(chunks, starts, (chunk) => chunk.imports)
}

/** Every chunk that can ever be loaded from `starts` without entering a chunk that `isForbidden` names. */
export function reachable(chunks: Chunks, starts: Chunk[], isForbidden: (chunk: Chunk) => boolean): Chunk[] {
  const allowed = (name: string) => {
    const chunk = chunks.get(name)
    return chunk !== undefined && !isForbidden(chunk)
  }
  return walk(chunks, starts, (chunk) => [...chunk.imports, ...chunk.dynamicImports.filter(allowed)])
}

function walk(chunks: Chunks, starts: Chunk[], next: (chunk: Chunk) => string[]): Chunk[] {
  const found = new Set<Chunk>()
  const waiting = [...starts]
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk)) continue
    found.add(chunk)
    for (const name of next(chunk)) {
      const imported = chunks.get(name)
      if (imported) waiting.push(imported)
    }
  }
  return [...found]
}

/** Every file below a folder, by its path in it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** What a file weighs on its way to the browser: fonts are compressed already, all else as a CDN does it at best. */
export function weigh(file: string): number {
  const data = readFileSync(file)
  if (file.endsWith('.woff2')) return data.length
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
