import { arrayOf, callOf, literal } from './acting.ts'
import type { Done, Sequence, Step } from './sequence.ts'
import { dayAfter } from './sequence.ts'
import { keyOf, nameOf, type Row, rowsOf } from './world.ts'

/** Whoever takes the step, and the sequence that it is one of; undefined where there is nothing to do it with. */
export type Make = (sequence: Sequence, who: number) => Step | undefined

const TEXTS = ['sections', 'chapters', 'news', 'rulings', 'faqs', 'faq_categories'] as const
/** What a draft can be of, and what rows can be added to from a file. */
export const DRAFTED = ['sections', 'news', 'rulings', 'faqs'] as const
const ADDED = ['news', 'rulings', 'faqs'] as const
export type Table = (typeof TEXTS)[number]

/** The values of a new row; undefined where what it belongs to is not there. */
export function newValues(sequence: Sequence, table: Table): Record<string, unknown> | undefined {
  const { random } = sequence
  const word = random.word()
  const content = `<p>${random.word()} ${random.word()}</p>`
  switch (table) {
    case 'sections': {
      const chapter_id = sequence.pickId('chapters')
      const title = `${sequence.nextNumber()}. ${word}`
      return chapter_id
        ? { chapter_id, title, content, order: 1 + random.below(6), text_as_of: '2020-01-01' }
        : undefined
    }
    case 'chapters':
      return { title: `Part ${word}`, type: 'vat-law', order: 1 + random.below(5) }
    case 'news':
      return { title: word, date: '2026-10-01', category: 'Updates', summary: random.word(), content }
    case 'rulings':
      return { title: word, date: '2026-10-01', court: 'Court', summary: random.word(), content }
    case 'faqs': {
      const category_id = sequence.pickId('faq_categories')
      return category_id ? { category_id, question: word, answer: content, order: 1 + random.below(5) } : undefined
    }
    case 'faq_categories':
      return { name: word, order: 1 + random.below(5) }
  }
}

/** Other values for a row that is there. */
export function otherValues(sequence: Sequence, table: string, row: Row): Record<string, unknown> {
  const { random } = sequence
  const content = `<p>${random.word()}</p>`
  const title = random.word()
  const part = random.below(3)
  if (table === 'chapters') return { title: `Part ${title}` }
  if (table === 'faq_categories') return { name: title }
  if (table === 'faqs') return part === 0 ? { question: title } : { answer: content }
  if (part > 0) return { content }
  return { title: table === 'sections' ? `${String(row.title).split('.')[0]}. ${title}` : title, content }
}

const columnsOf = (values: object) =>
  Object.keys(values)
    .map((name) => `"${name}"`)
    .join()
const valuesOf = (values: object) => Object.values(values).map(literal).join()
export const insert = (table: string, values: object) =>
  `insert into public.${table} (${columnsOf(values)}) values (${valuesOf(values)}) returning id`

const save: Make = (sequence, who) => {
  const found = sequence.pickRow(TEXTS)
  if (!found) return
  const { table, row } = found
  const values = otherValues(sequence, table, row)
  const stamp = sequence.stamp(who, table, row)
  const set = Object.entries(values).map(([name, value]) => `"${name}" = ${literal(value)}`)
  const statement = `update public.${table} set ${set.join()} where id = ${literal(row.id)}
    and updated_at = ${literal(stamp)} returning id`
  const isFresh = stamp === row.updated_at
  return { name: `save ${table}${isFresh ? '' : ', as it was'}`, who, statements: [statement], publishes: values }
}

const add: Make = (sequence, who) => {
  const table = sequence.random.pick(TEXTS) ?? 'news'
  const values = newValues(sequence, table)
  if (!values) return
  const id = sequence.random.uuid()
  return { name: `add ${table}`, who, statements: [insert(table, { id, ...values })], publishes: values }
}

const changeMany: Make = (sequence, who) => {
  const { random } = sequence
  const change = random.pick(['delete', 'delete', 'disable', 'enable']) ?? 'delete'
  const table =
    change === 'delete' ? random.weighted([...TEXTS.map((name) => [2, name] as const), [1, 'amendments']]) : 'faqs'
  const rows = rowsOf(sequence.world, table).filter(() => random.chance(change === 'delete' ? 0.25 : 0.6))
  if (rows.length === 0) return
  const stamps = rows.map((row) => sequence.stamp(who, table, row))
  const statement = callOf(
    'change_rows',
    { list: table, change },
    { ids: arrayOf(rows.map(({ id }) => id)), stamps: arrayOf(stamps) },
  )
  return { name: `${change} ${table}`, who, statements: [statement] }
}

const addRows: Make = (sequence, who) => {
  const { random } = sequence
  const table = random.pick(ADDED) ?? 'news'
  const token = random.uuid()
  const rows = Array.from({ length: 1 + random.below(3) }, () => newValues(sequence, table))
  if (rows.includes(undefined)) return
  const statement = callOf('add_rows', { list: table, rows, token })
  return { name: `add rows of ${table}`, who, statements: [statement], publishes: rows, import: token }
}

const move: Make = (sequence, who) => {
  const { random } = sequence
  const found = sequence.pickRow(['sections', 'chapters', 'faqs', 'faq_categories'])
  if (!found) return
  const { table, row } = found
  const column = { sections: 'chapter_id', faqs: 'category_id' }[table]
  const others = rowsOf(sequence.world, table).filter((other) => !column || other[column] === row[column])
  const ids = [row.id, ...others.filter(({ id }) => id !== row.id && random.chance(0.2)).map(({ id }) => id)]
  const to_parent =
    random.chance(0.3) && column ? sequence.pickId(table === 'faqs' ? 'faq_categories' : 'chapters') : null
  const statement = callOf(
    'move_rows',
    { list: table, to_parent, to_place: 1 + random.below(4) },
    { row_ids: arrayOf(ids) },
  )
  return { name: 'put in order', who, statements: [statement] }
}

/** Something that was done, mostly the last. */
function pickDone(sequence: Sequence, isWanted: (done: Done) => boolean): Done | undefined {
  const wanted = sequence.done.filter(isWanted)
  return sequence.random.chance(0.6) ? wanted.at(-1) : sequence.random.pick(wanted)
}

const undo: Make = (sequence, who) => {
  const undoes = pickDone(sequence, () => true)
  if (!undoes) return
  const statement = callOf('undo_changes', {}, { versions: arrayOf(undoes.versions) })
  return { name: `undo: ${undoes.name}`, who, statements: [statement], undoes }
}

const undoImport: Make = (sequence, who) => {
  const undoes = pickDone(sequence, (done) => done.import !== undefined)
  if (!undoes) return
  const is_certain = sequence.random.chance(0.25)
  const statement = callOf('undo_import', { import: undoes.import, is_certain })
  const name = `undo import${is_certain ? ', whatever was changed' : ''}`
  return { name, who, statements: [statement], ...(!is_certain && { undoes }) }
}

const restore: Make = (sequence, who) => {
  const { random, world } = sequence
  const kept = new Map<string, { name: string; ids: number[] }>()
  for (const { id, table_name, row_id, row } of world.versions) {
    if (!row || table_name === 'amendments') continue
    const key = keyOf(table_name, row_id)
    const ids = [...(kept.get(key)?.ids ?? []), id]
    kept.set(key, { name: `${table_name} ${nameOf(row)}`, ids })
  }
  const rows = [...kept.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
  const version = random.pick(rows)?.ids.at(-1 - random.below(2))
  if (version === undefined) return
  const { table_name, row_id } = world.versions.find(({ id }) => id === version) ?? {}
  const isThere = world.rows.has(keyOf(table_name ?? '', row_id ?? ''))
  return {
    name: `restore ${isThere ? 'a version of' : 'deleted'} ${table_name}`,
    who,
    statements: [callOf('restore_version', { version })],
  }
}

/** A day begins or goes on, and a visitor comes. */
const visit: Make = (sequence) => {
  const day = dayAfter(sequence.world.today, sequence.random.below(3))
  for (const { words, day: dueOn, amendment } of sequence.drafted.values()) {
    const planned = amendment ? sequence.planned.get(amendment) : undefined
    const isDue = amendment ? planned?.isSet && planned.day <= day : dueOn !== null && dueOn <= day
    if (isDue) for (const word of words) sequence.published.add(word)
  }
  return { name: 'a visitor comes', day, statements: [callOf('publish_due', {})] }
}

export const STEPS: readonly (readonly [number, Make])[] = [
  [10, save],
  [4, add],
  [5, changeMany],
  [3, addRows],
  [5, move],
  [8, undo],
  [3, undoImport],
  [6, restore],
  [9, visit],
]
