import type { Manifest } from 'vite'

/** The files that a browser loads for a module: its own chunk and all that it imports at once. */
export function importsOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no chunk of ${module}.`)
  if (seen.has(module)) return []
  seen.add(module)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => importsOf(manifest, imported, seen))]
}
