import path from 'node:path'

/** How many files a host takes at most, in all or in one folder, by what it says itself. */
const LIMITS = [
  // developers.cloudflare.com/pages/platform/limits/#files
  { host: 'Cloudflare Pages on its free plan', most: 20_000, of: 'files' },
  { host: 'Cloudflare Pages on a paid plan', most: 100_000, of: 'files' },
  // docs.netlify.com/site-deploys/overview, "Files per directory limit"
  { host: 'Netlify', most: 54_000, of: 'files in one folder' },
] as const

/** Which hosts do not take a build of so many files, as one sentence; undefined when all do. */
export function tooManyFiles(files: readonly string[]): string | undefined {
  const inFolders = Map.groupBy(files, (file) => path.dirname(file))
  const count = {
    files: files.length,
    'files in one folder': Math.max(...Array.from(inFolders.values(), ({ length }) => length)),
  }
  const hosts = LIMITS.filter(({ most, of }) => count[of] > most)
  if (hosts.length === 0) return undefined
  const named = hosts.map(({ host, most, of }) => `${host} (${most.toLocaleString('en')} ${of})`)
  return `The build has ${count.files.toLocaleString('en')} files, more than these hosts take: ${named.join(', ')}.`
}
