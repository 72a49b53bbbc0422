import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { FACES, type Face } from './faces.ts'
import { type SizeGroup, sizeGroups } from './sizes.ts'
import { STAND_IN_FACES, type StandIn, type StandInFace, widthsOf } from './stand-ins.ts'

const FOLDER = import.meta.dirname
const SEED = path.resolve(FOLDER, '../../../supabase/seed')

/** Stand-ins lose a thousandth of their width to kerning of their own, which their tables of widths do not show. */
const KERNED = 1.001

/** Each printable character of ASCII, so that none is left out of the groups. */
const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))

/** The faces and the style sheet that names them and their stand-ins, by file name: the same bytes at every run. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const face of Object.values(FACES)) files.set(`${face.name}.woff2`, await cut(face, face.axes, 'woff2'))
  const rules = await Promise.all(STAND_IN_FACES.map(standInRules))
  const sheet = [
    '/* Written by `npm run fonts`; do not edit. The stand-ins are as wide and as high as our faces, so that no line of text',
    '   breaks elsewhere when those come (FAST-3). */',
    ...Object.values(FACES).map(faceRule),
    ...rules.flat(),
  ]
  return files.set('../fonts.css', Buffer.from(`${sheet.join('\n')}\n`))
}

const cut = (face: Face, variationAxes: Face['axes'], targetFormat: 'sfnt' | 'woff2') =>
  subsetFont(readFileSync(face.source), face.characters, {
    targetFormat,
    variationAxes,
    keepFeatures: ['kern', 'liga'],
    noHinting: true,
  })

const faceRule = ({ name, family, style, weight, unicodeRange }: Face) =>
  rule(
    `font-family:"${family}";src:url("./fonts/${name}.woff2") format("woff2");font-style:${style};font-weight:${weight};` +
      `font-display:swap;${unicodeRange ? `unicode-range:${unicodeRange};` : ''}`,
  )

const rule = (body: string) => `@font-face{${body.replace(/;$/, '')}}`

/** The rules of one face's stand-ins. */
async function standInRules(face: StandInFace): Promise<string[]> {
  const own = create(await cut(face.of, face.axes, 'sfnt'))
  if (!('layout' in own)) throw new Error(`${face.of.name} holds more than one font.`)
  // Titles are letter-spaced, which does without ligatures.
  const used = face.isForTitles ? measure(own, seedTexts(TITLES), { liga: false }) : measure(own, seedTexts())
  return face.standIns.flatMap((standIn) => {
    const theirs = widthsOf(standIn)
    const measures = [...used].flatMap(([character, { share, width }]) => {
      const standInWidth = theirs.get(character)
      return standInWidth === undefined ? [] : [{ character, share, own: KERNED * width, standIn: standInWidth }]
    })
    // the largest group takes all other characters too; rules that come later win over it
    const sorted = sizeGroups(measures).sort((a, b) => b.characters.length - a.characters.length)
    const start = `font-family:"Guide ${face.family} as ${standIn.system}";src:${sources(standIn)};${face.style}`
    return sorted.map((group, index) => {
      const height = group.characters.includes(' ') ? heights(own, group) : ''
      return rule(`${start}${sizeOf(group)}${height}${index > 0 ? rangeOf(group) : ''}`)
    })
  })
}

const percent = (value: number) => `${Number((100 * value).toFixed(1))}%`
const sources = ({ names }: StandIn) => names.map((name) => `local("${name}")`).join(',')
const sizeOf = ({ size }: SizeGroup) => `size-adjust:${percent(size)};`

/** Browsers take a line's height from the face that has the space. */
const heights = ({ ascent, descent, lineGap, unitsPerEm }: Font, { size }: SizeGroup) =>
  `ascent-override:${percent(ascent / unitsPerEm / size)};descent-override:${percent(-descent / unitsPerEm / size)};` +
  `line-gap-override:${percent(lineGap / unitsPerEm / size)};`

function rangeOf({ characters }: SizeGroup): string {
  // the space that does not break is as wide as the other
  const all = characters.flatMap((character) => (character === ' ' ? [character, '\u00a0'] : character))
  const codes = all.map((character) => character.charCodeAt(0)).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return `unicode-range:${runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')}`
}

/** How often each character is used, as a share of all, and how wide it is on average with its kerning, in thousandths. */
function measure(font: Font, lines: string[], features = {}): Map<string, { share: number; width: number }> {
  const found = new Map<string, { count: number; width: number }>()
  for (const line of lines) {
    const { glyphs, positions } = font.layout(line, features)
    glyphs.forEach(({ codePoints }, index) => {
      // a ligature is shared among its letters
      for (const code of codePoints) {
        const character = String.fromCodePoint(code)
        const entry = found.get(character) ?? { count: 0, width: 0 }
        entry.count += 1
        entry.width += (positions[index]?.xAdvance ?? 0) / codePoints.length
        found.set(character, entry)
      }
    })
  }
  const total = [...found.values()].reduce((sum, { count }) => sum + count, 0)
  return new Map(
    [...found].map(([character, { count, width }]) => [
      character,
      { share: count / total, width: ((1000 / font.unitsPerEm) * width) / count },
    ]),
  )
}

const TITLES = new Set(['title', 'question', 'name'])

/** The texts of the demonstration content, or those of some fields. */
function seedTexts(fields?: ReadonlySet<string>): string[] {
  const texts = (value: unknown, isWanted: boolean): string[] => {
    if (typeof value === 'string') return isWanted ? [value.replace(/<[^>]+>/g, ' ').trim()] : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([field, inner]) =>
      texts(inner, !fields || fields.has(field) || (Array.isArray(value) && isWanted)),
    )
  }
  return readdirSync(SEED)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => texts(JSON.parse(readFileSync(path.join(SEED, name), 'utf8')), !fields))
    .concat(PRINTABLE)
}

if (process.argv[1] === import.meta.filename) {
  for (const [name, bytes] of await makeFonts()) writeFileSync(path.join(FOLDER, name), bytes)
}
