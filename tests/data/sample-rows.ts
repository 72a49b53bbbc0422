import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll } from 'vitest'
import { createService, newAddress, sql } from '../support/backend.ts'

/** A client for tables that are named by a variable, where types cannot help. */
export type LooseClient = SupabaseClient

/** What a client sends to add a row to a table, and to change it. */
export interface Sample {
  row: Record<string, unknown>
  change: Record<string, unknown>
  /** The column of `row` by which the row is told from all others. */
  mark: string
}

/** The rows that others hang on. */
export interface Parents {
  chapter_id: string
  section_id: string
  category_id: string
  faq_id: string
  message_id: string
}

/** A text that is nowhere else in the database. */
export const newText = () => `Test row ${randomUUID()}`

/** A new sample of every table. Chapters stand last, and everything is dated long ago, so that no page's first rows change. */
const SAMPLES: Record<string, (parents: Parents) => Sample> = {
  chapters: () => titled({ order: 9000 }, { type: 'regulations' }),
  sections: ({ chapter_id }) => titled({ chapter_id, content: '<p>one</p>', order: 9000 }, { content: '<p>two</p>' }),
  related_rulings: ({ section_id }) =>
    titled({ section_id, url: 'https://example.com/1' }, { url: 'https://example.com/2' }),
  rulings: () =>
    titled({ date: '1951-01-01', court: 'Court', summary: 'x', content: 'x' }, { key_points: ['one', 'two'] }),
  tax_decisions: () =>
    titled(
      { date: '1951-01-01', authority: 'VAT Division', field: 'x', subject: 'x', summary: 'x' },
      { authority: 'Tax Authority' },
    ),
  news: () =>
    titled({ date: '1951-01-01', category: 'Updates', summary: 'x', content: 'x' }, { category: 'Guidelines' }),
  faq_categories: () => ({ row: { name: newText(), order: 9000 }, change: { order: 9001 }, mark: 'name' }),
  faqs: ({ category_id }) => ({
    row: { category_id, question: newText(), answer: '<p>one</p>' },
    change: { answer: '<p>two</p>' },
    mark: 'question',
  }),
  terms: () => ({ row: { term: newText(), definition: 'one' }, change: { definition: 'two' }, mark: 'term' }),
  guides: () => titled({ summary: 'x', nodes: [], is_enabled: false }, { summary: 'y' }),
  faq_feedback: ({ faq_id }) => ({
    row: { faq_id, is_helpful: true, user_ip: newAddress() },
    change: { is_helpful: false },
    mark: 'user_ip',
  }),
  newsletter_subscriptions: () => ({
    row: { email: `${randomUUID()}@example.com` },
    change: { email: `${randomUUID()}@example.com` },
    mark: 'email',
  }),
  contact_messages: () => ({
    row: { name: newText(), email: 'dana@example.com', subject: 'other', message: 'A question' },
    change: { status: 'replied' },
    mark: 'name',
  }),
  message_entries: ({ message_id }) => ({
    row: { message_id, kind: 'note', words: newText() },
    change: { is_removed: true },
    mark: 'words',
  }),
  files: () => ({
    row: { name: 'a.pdf', path: `uploads/${randomUUID()}.pdf`, size: 1, type: 'application/pdf' },
    change: { comment: 'changed' },
    mark: 'path',
  }),
  synonyms: () => ({
    row: { typed: randomUUID().replaceAll('-', ''), means: ['x'] },
    change: { is_mutual: true },
    mark: 'typed',
  }),
  amounts: () => ({
    row: { kind: 'vat-rate', effective_from: newDay(), amount: 1 },
    change: { amount: 2 },
    mark: 'effective_from',
  }),
  deadlines: () =>
    titled({ event: 'started', span: 1, unit: 'day', rule: 'x', provisions: ['section 82'], order: 9000 }, { span: 2 }),
  postponements: () => ({
    row: { reporting: 'general', period: newMonth(), day: '2999-01-01', source: 'x' },
    change: { source: 'changed' },
    mark: 'period',
  }),
  amendments: () => titled({}, { note: 'changed' }),
  section_versions: ({ section_id }) =>
    titled({ section_id, content: '<p>one</p>', to_day: '1951-01-01' }, { content: '<p>two</p>' }),
  history: () => ({
    row: {
      table_name: 'news',
      row_id: randomUUID(),
      action: 'update',
      title: 'x',
      row: {},
      transaction_id: 1,
      is_first: true,
    },
    change: { title: 'changed' },
    mark: 'row_id',
  }),
  section_addresses: ({ section_id }) => ({
    row: { type: 'vat-law', slug: randomUUID(), section_id, is_current: false },
    change: { is_current: true },
    mark: 'slug',
  }),
  drafts: () => ({
    row: { table_name: 'news', row: { title: newText() }, written_by: randomUUID() },
    change: { is_removed: true },
    mark: 'written_by',
  }),
  content_version: () => ({ row: { version: 0 }, change: { version: 0 }, mark: 'version' }),
}

/** Tables that not even the service key writes, with the column that tells a row from all others. */
const CLOSED: Record<string, string> = { history: 'id', section_addresses: 'slug', content_version: 'version' }

/** The column by which one row of a table is asked for. */
export const keyOf = (table: string) => CLOSED[table] ?? 'id'

function titled(row: Record<string, unknown>, change: Record<string, unknown>): Sample {
  return { row: { title: newText(), ...row }, change, mark: 'title' }
}

let days = 0

/** A day of the nineteenth century, each time another. */
function newDay(): string {
  days += 1
  return new Date(Date.UTC(1801, 0, days)).toISOString().slice(0, 10)
}

/** The last day of a month of the nineteenth century, each time another. */
function newMonth(): string {
  days += 1
  return new Date(Date.UTC(1801, days, 0)).toISOString().slice(0, 10)
}

/** A sample of a table; fails when there is none, so that a new table is not forgotten. */
export function newSample(table: string, parents: Parents): Sample {
  const sample = SAMPLES[table]
  if (!sample) throw new Error(`tests/data/sample-rows.ts has no sample of the table ${table}.`)
  return sample(parents)
}

/** Adds a row by the service key and gives its key; to a table that this key may not write, past the API. */
export async function addRow(table: string, row: Record<string, unknown>): Promise<string> {
  if (table in CLOSED) return addPastApi(table, row)
  const service: LooseClient = createService()
  const { data, error } = await service.from(table).insert(row).select('id').single()
  if (error) throw new Error(`${table}: ${error.message}`)
  return data.id
}

async function addPastApi(table: string, row: Record<string, unknown>): Promise<string> {
  const columns = Object.keys(row).map((name) => `"${name}"`)
  const statement =
    // Its one row is always there.
    table === 'content_version'
      ? 'select version::text as key from public.content_version where $1::text is not null'
      : `insert into public.${table} (${columns}) select ${columns}
          from jsonb_populate_record(null::public.${table}, $1::text::jsonb) returning ${keyOf(table)}::text as key`
  const [added] = await sql<{ key: string }>(statement, [JSON.stringify(row)])
  return added?.key ?? ''
}

/** Takes rows away again by the service key, or past the API; what hangs on them goes with them. */
export async function removeRows(table: string, column: string, values: unknown[]): Promise<void> {
  if (table === 'content_version') return
  if (table in CLOSED) {
    await sql(`delete from public.${table} where ${column}::text = any ($1)`, [values])
    return
  }
  const service: LooseClient = createService()
  const { error } = await service.from(table).delete().in(column, values)
  if (error) throw new Error(`${table}: ${error.message}`)
}

/** The ids of rows of a table that a file's tests add: they are taken away after its last test. */
export function rowsToRemove(table: string): string[] {
  const ids: string[] = []
  afterAll(() => removeRows(table, 'id', ids))
  return ids
}

/** One row of each kind that others hang on, and what takes all of them away. */
export async function addParents(): Promise<Parents & { remove: () => Promise<void> }> {
  const chapter_id = await addRow('chapters', { title: newText(), order: 9000 })
  const section_id = await addRow('sections', { title: newText(), chapter_id, content: 'x', order: 9000 })
  const category_id = await addRow('faq_categories', { name: newText(), order: 9000 })
  const faq_id = await addRow('faqs', { question: newText(), category_id })
  const message_id = await addRow('contact_messages', { name: newText(), email: 'dana@example.com', message: 'x' })
  const remove = async () => {
    await removeRows('contact_messages', 'id', [message_id])
    await removeRows('chapters', 'id', [chapter_id])
    await removeRows('faq_categories', 'id', [category_id])
  }
  return { chapter_id, section_id, category_id, faq_id, message_id, remove }
}
