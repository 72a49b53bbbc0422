import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** What a file of ours is cut from, and how. Weights and optical sizes are those of the design, which has no bold serif. */
interface Cut {
  /** The font's file in its package. */
  source: string
  /** Axes set to one value, or narrowed to a range. */
  axes: Record<string, number | { min: number; max: number }>
  characters: string
}

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const LATIN = `${ASCII}\u00a0§©¶·½×€–—−‘’“”•…′″↑↓`
const HEBREW = '־אבגדהוזחטיךכלםמןנסעףפץצקרשת׳״'

const SERIF = require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2')
const SERIF_ITALIC = require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-italic.woff2')
const SANS = require.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2')
const FRANK_RUHL = require.resolve('@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-400-normal.woff2')

/** By the name of the file, which src/styles/fonts.css names. */
const CUTS: Record<string, Cut> = {
  'serif-text.woff2': { source: SERIF, axes: { opsz: 17, wght: 400 }, characters: LATIN },
  'serif-italic.woff2': { source: SERIF_ITALIC, axes: { opsz: 22, wght: 400 }, characters: LATIN },
  'serif-display.woff2': { source: SERIF, axes: { opsz: 60, wght: 370 }, characters: LATIN },
  'sans.woff2': { source: SANS, axes: { wght: { min: 400, max: 650 } }, characters: LATIN },
  'hebrew.woff2': { source: FRANK_RUHL, axes: {}, characters: HEBREW },
}

/** Cuts the site's fonts from their packages (FAST-3): by file name, the same bytes at every run. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const [name, { source, axes, characters }] of Object.entries(CUTS)) {
    const cut = await subsetFont(readFileSync(source), characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: ['kern', 'liga'],
      noHinting: true,
    })
    files.set(name, cut)
  }
  return files
}

if (process.argv[1] === import.meta.filename) {
  for (const [name, bytes] of await cutFonts()) writeFileSync(path.join(import.meta.dirname, name), bytes)
}
