import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Selector, type SupportsCondition, transform, type Visitor } from 'lightningcss'
import type { Manifest } from 'vite'
import { importsOf } from './imports-of.ts'

/**
 * Pages that begin with a part of the sheet, together with those beside them: with all of it the text of a short one would not
 * fit into what a server sends before it waits for the first answer, and that of a long one would begin later (FAST-1). Few
 * kinds, for each costs every answer a hash.
 */
const KINDS = [
  { hasTexts: false, pages: ['home/home-page'] },
  { hasTexts: false, pages: ['list/list-page'] },
  { hasTexts: true, pages: ['law/law-page'] },
  {
    hasTexts: true,
    pages: ['item/item-page', 'law/section-page'],
  },
].map(({ hasTexts, pages }) => ({ hasTexts, modules: pages.map((name) => `src/routes/public/${name}.tsx`) }))

/** What every page has around it, and what the classes within stored texts come from. */
const FRAME = 'index.html'
const TEXTS = 'src/texts/show-stored-html.ts'
/** The class around a stored text, which the code of every page names. */
const TEXT = 'prose'

/** The style of a page, and the address of what it lacks, if it lacks anything: the whole sheet without its fonts. */
type PageStyle = { style: string; rest: string | null }

export type Styles = {
  /** @param modules those of the page's routes */
  of: (modules: readonly string[]) => PageStyle
  /** Every style that a page can have. */
  all: string[]
}

/**
 * Divides the site's sheet among the kinds of pages, and writes the file that the pages with a part of it load after their text:
 * with the whole sheet first a list was painted after 1.25 times the time of plain HTML, so after 1.12 (FAST-1).
 * @param dist the folder of Vite's build
 */
export function createStyles(dist: string, manifest: Manifest): Styles {
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
  const whole = (manifest['index.html']?.css ?? []).map(read).join('')
  const rest = rewrite(whole, { Rule: { 'font-face': () => [] } })
  const address = `/assets/rest-${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`
  writeFileSync(path.join(dist, address), rest)
  const known = classesOf(whole)
  const parts = KINDS.map(({ hasTexts, modules }) => {
    const all = [FRAME, ...modules, ...(hasTexts ? [TEXTS] : [])]
    const files = new Set(all.flatMap((module) => importsOf(manifest, module)))
    const named = classesNamed(known, [...files].map(read).join('\n'))
    if (!hasTexts) named.delete(TEXT)
    return partFor(whole, named)
  })
  return {
    of: (modules) => {
      const style =
        parts[KINDS.findIndex((kind) => modules.length > 0 && modules.every((name) => kind.modules.includes(name)))]
      return style ? { style, rest: address } : { style: whole, rest: null }
    },
    all: [whole, ...parts],
  }
}

/**
 * The rules of a sheet for these classes that are seen at once: neither those for the pointer, for paper, nor for browsers older
 * than ours.
 */
function partFor(sheet: string, named: ReadonlySet<string>): string {
  const canApply = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return named.has(part.name)
      if (part.type !== 'pseudo-class') return true
      if (part.kind === 'is' || part.kind === 'where') return part.selectors.some(canApply)
      return part.kind !== 'hover'
    })
  return rewrite(sheet, {
    Rule: {
      style: ({ value }) => (value.selectors.some(canApply) ? undefined : []),
      media: ({ value }) => (value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined),
      page: () => [],
      supports: ({ value }) => (isForOldBrowsers(value.condition) ? [] : undefined),
    },
  })
}

function classesOf(sheet: string): ReadonlySet<string> {
  const found = new Set<string>()
  const note = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class') found.add(part.name)
      if (part.type !== 'pseudo-class') continue
      if (part.kind === 'is' || part.kind === 'where' || part.kind === 'not' || part.kind === 'has') {
        for (const inner of part.selectors) note(inner)
      }
    }
  }
  rewrite(sheet, { Selector: note })
  return found
}

/** Which of the classes code names: in strings that hold nothing else, since some are words of the language as well. */
function classesNamed(known: ReadonlySet<string>, code: string): Set<string> {
  const strings = code.split(/["'`]|\$\{|\}/).map((string) => string.trim().split(/\s+/))
  const named = strings.filter((words) => words.every((word) => known.has(word))).flat()
  // a class with a quotation mark in it is none of these strings
  return new Set([...named, ...[...known].filter((name) => /["'`]/.test(name) && code.includes(name))])
}

/** Tailwind gives browsers without @property the same values in another way: all that the site is built for have it. */
const isForOldBrowsers = (condition: SupportsCondition): boolean => JSON.stringify(condition).includes('margin-trim')

function rewrite(sheet: string, visitor: Visitor<never>): string {
  return transform({
    filename: 'sheet.css',
    code: Buffer.from(sheet),
    minify: true,
    errorRecovery: true,
    visitor,
  }).code.toString()
}
