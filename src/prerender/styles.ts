import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Selector, transform, type Visitor } from 'lightningcss'
import type { Manifest } from 'vite'
import { importsOf } from './imports-of.ts'

/**
 * Short pages that begin with a part of the sheet, together with those beside them: with all of it their text would not fit
 * into what a server sends before it waits for the first answer (FAST-1). Few kinds, for each costs every answer a hash.
 */
const KINDS = [
  ['home/home-page'],
  ['rulings/rulings-page', 'decisions/decisions-page', 'news/news-page'],
  ['rulings/ruling-page', 'decisions/decision-page', 'news/news-post-page', 'law/section-page'],
].map((names) => names.map((name) => `src/routes/public/${name}.tsx`))

/** What every page with a part can show: the frame, and what the classes of stored texts come from. */
const COMMON = ['index.html', 'src/lib/show-stored-html.ts']

/** The style of a page, and the address of what it lacks, if it lacks anything: the whole sheet without its fonts. */
type PageStyle = { style: string; rest: string | null }

export type Styles = {
  /** @param modules those of the page's routes */
  of: (modules: readonly string[]) => PageStyle
  /** Every style that a page can have. */
  all: string[]
}

/**
 * Divides the site's sheet among the kinds of pages, and writes the file that the pages with a part of it load after their text.
 * @param dist the folder of Vite's build
 */
export function createStyles(dist: string, manifest: Manifest): Styles {
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
  const whole = (manifest['index.html']?.css ?? []).map(read).join('')
  const rest = rewrite(whole, { Rule: { 'font-face': () => [] } })
  const address = `/assets/rest-${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`
  writeFileSync(path.join(dist, address), rest)
  const parts = KINDS.map((modules) => {
    const files = new Set([...COMMON, ...modules].flatMap((module) => importsOf(manifest, module)))
    return partFor(whole, [...files].map(read).join('\n'))
  })
  return {
    of: (modules) => {
      const style = parts[KINDS.findIndex((kind) => modules.length > 0 && modules.every((name) => kind.includes(name)))]
      return style ? { style, rest: address } : { style: whole, rest: null }
    },
    all: [whole, ...parts],
  }
}

/** The rules of a sheet that can apply to what this code renders: those without a class that it does not name. */
function partFor(sheet: string, code: string): string {
  const words = new Set(code.split(/[\s"'`]+/))
  const names = new Map<string, boolean>()
  const isNamed = (name: string) => {
    const known = names.get(name) ?? (words.has(name) || (/["'`]/.test(name) && code.includes(name)))
    names.set(name, known)
    return known
  }
  const canApply = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return isNamed(part.name)
      if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return true
      return part.selectors.some(canApply)
    })
  return rewrite(sheet, { Rule: { style: ({ value }) => (value.selectors.some(canApply) ? undefined : []) } })
}

function rewrite(sheet: string, visitor: Visitor<never>): string {
  return transform({
    filename: 'sheet.css',
    code: Buffer.from(sheet),
    minify: true,
    errorRecovery: true,
    visitor,
  }).code.toString()
}
