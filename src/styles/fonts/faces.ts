import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A face of the site's own: what it is cut from, and how. */
export interface Face {
  /** The file's name, without `.woff2`. */
  name: string
  family: string
  /** The font of its package. */
  source: string
  /** Axes set to one value, or narrowed to a range. */
  axes: Record<string, number | { min: number; max: number }>
  characters: string
  /** `font-style` and `font-weight` of its `@font-face`: what pages may ask for without getting a faked one. */
  style: 'normal' | 'italic'
  weight: string
  unicodeRange?: string
}

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const LATIN = `${ASCII}\u00a0§©¶·½×€–—−‘’“”•…′″↑↓`
const HEBREW = '־אבגדהוזחטיךכלםמןנסעףפץצקרשת׳״'

const SERIF_ROMAN = require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2')
const SERIF_ITALIC = require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-italic.woff2')
const SANS = require.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2')
const FRANK_RUHL = require.resolve('@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-400-normal.woff2')

const serifText: Face = {
  name: 'serif-text',
  family: 'Guide Serif',
  source: SERIF_ROMAN,
  axes: { opsz: 17, wght: 400 },
  characters: LATIN,
  style: 'normal',
  weight: '400 700',
}
const serifItalic: Face = {
  name: 'serif-italic',
  family: 'Guide Serif',
  source: SERIF_ITALIC,
  axes: { opsz: 22, wght: 400 },
  characters: LATIN,
  style: 'italic',
  weight: '400 700',
}
const serifDisplay: Face = {
  name: 'serif-display',
  family: 'Guide Display',
  source: SERIF_ROMAN,
  axes: { opsz: 60, wght: 370 },
  characters: LATIN,
  style: 'normal',
  weight: '400 700',
}
const sans: Face = {
  name: 'sans',
  family: 'Guide Sans',
  source: SANS,
  axes: { wght: { min: 400, max: 650 } },
  characters: LATIN,
  style: 'normal',
  weight: '400 650',
}
const hebrew: Face = {
  name: 'hebrew',
  family: 'Guide Hebrew',
  source: FRANK_RUHL,
  axes: {},
  characters: HEBREW,
  style: 'normal',
  weight: '400 700',
  unicodeRange: 'U+590-5FF',
}

/** Weights and optical sizes are those of the design, which has no bold serif and no sans italic. */
export const FACES = { serifText, serifItalic, serifDisplay, sans, hebrew }
