import { createHash } from 'node:crypto'

/** Hashes of inline scripts and styles, as a Content-Security-Policy names them without quotation marks. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs
const SOURCE = /\ssrc[\s=>]/
const TYPE = /\stype="?([^"\s>]*)/

/**
 * The hashes of what a browser would run or apply in these pages of our own build.
 * @param others styles of other pages
 * @throws when they hold more than one script: it is the same on all pages, for every hash goes with every answer
 */
export function inlineHashes(pages: readonly string[], others: readonly string[] = []): InlineHashes {
  const found = { script: new Set<string>(), style: new Set(others.map(hashOf)) }
  for (const [, name, attributes = '', content = ''] of pages.flatMap((page) => [...page.matchAll(INLINE)])) {
    if (name === 'style') found.style.add(hashOf(content))
    else if (!SOURCE.test(attributes) && isRun(attributes)) found.script.add(hashOf(content))
  }
  const { size } = found.script
  if (size > 1) throw new Error(`The pages hold ${size} different inline scripts; one may stand in all.`)
  return { scripts: [...found.script], styles: [...found.style] }
}

/** Whether a script with these attributes is one, and not a block of data. */
function isRun(attributes: string): boolean {
  const type = TYPE.exec(attributes)?.[1] ?? ''
  return ['', 'module', 'text/javascript', 'importmap', 'speculationrules'].includes(type)
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
