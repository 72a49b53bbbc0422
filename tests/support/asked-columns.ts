import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ITEM_KINDS, KINDS } from '../../src/names/kinds.ts'

const SRC = path.resolve(import.meta.dirname, '../../src')

const CONSTANT = /const (\w+) =\s*(['`])([^'`]*)\2/g
const SELECT = /\.from\(\s*([^()]+?)\s*\)\s*\.select\(\s*(?:(['`])([^'`]*)\2|(\w+))/g
const OTHER_SELECT = /\.rpc\([^()]*\)\s*\.select\(|\.select\(\)/g
const NARROWED = /\.(?:eq|in|is|gt|gte|lt|lte|order)\('([\w.]+)'(?:, \{[^}]*?referencedTable: '([\w.]+)')?/g
/** Asked without the client. */
const REQUESTED = /'(\w+)\?select=([\w,]+)'/g

/**
 * The columns, "table.column", that the code which visitors load asks tables for by name: it is all that uses no client of
 * staff's. Throws where it asks in a way that this does not read.
 */
export function askedColumns(): Set<string> {
  const asked = new Set<string>()
  for (const file of globSync('**/!(*.test|database.types).{ts,tsx}', { cwd: SRC })) {
    const source = readFileSync(path.join(SRC, file), 'utf8')
    if (/staff-client'|staffClient\(/.test(source)) continue
    const constants = new Map([...source.matchAll(CONSTANT)].map(([, name = '', , text = '']) => [name, text]))
    const whole = (text: string): string => text.replace(/\$\{(\w+)\}/g, (_, name) => whole(constants.get(name) ?? ''))
    const selects = [...source.matchAll(SELECT)]
    const others = [...source.matchAll(OTHER_SELECT)].length
    if (selects.length + others !== source.split('.select(').length - 1) {
      throw new Error(`tests/support/asked-columns.ts cannot read all that src/${file} selects.`)
    }
    for (const [
      index,
      {
        0: { length },
        1: from = '',
        3: text,
        4: name = '',
        index: start,
      },
    ] of selects.entries()) {
      const columns = text ?? constants.get(name)
      if (columns === undefined) throw new Error(`src/${file} selects ${name}, which is no text in it.`)
      const rest = source.slice(start + length, selects[index + 1]?.index).split('\n\n')[0] ?? ''
      for (const table of tablesOf(from)) {
        for (const column of columnsIn(table, whole(columns))) asked.add(column)
        for (const [, narrowed = '', referenced] of rest.matchAll(NARROWED)) {
          const named = `${referenced ? `${referenced}.` : ''}${narrowed}`.split('.')
          asked.add([named.at(-2) ?? table, named.at(-1)].join('.'))
        }
      }
    }
    for (const [, table = '', columns = ''] of source.matchAll(REQUESTED)) {
      for (const column of columnsIn(table, columns)) asked.add(column)
    }
  }
  return asked
}

/** A table by its name, or, where a variable stands for it, those of all kinds of items. */
const tablesOf = (from: string): string[] => {
  const [, name] = /^'(\w+)'$/.exec(from) ?? []
  return name ? [name] : ITEM_KINDS.map((kind) => KINDS[kind].table)
}

/** The columns of a select, those of tables within it by their table: "id, date:known_date, chapters!inner(type)". */
function columnsIn(table: string, select: string): string[] {
  const parts = select.match(/[^,(]+(?:\((?:[^()]|\([^()]*\))*\))?/g) ?? []
  return parts.flatMap((part) => {
    const [, embedded = '', within] = /^\s*(?:\w+:)?(\w+)(?:!\w+)?(?:\((.*)\))?\s*$/s.exec(part) ?? []
    return within === undefined ? [`${table}.${embedded}`] : columnsIn(embedded, within)
  })
}
