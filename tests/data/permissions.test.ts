import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createService, createVisitor, newAddress, signInStaff, signInStranger, sql } from '../support/backend.ts'
import { ACTORS, type Actor, COLUMN_RIGHTS, PROCEDURE_RIGHTS, readTable, TABLE_RIGHTS } from './permission-tables.ts'
import {
  addParents,
  addRow,
  keyOf,
  type LooseClient,
  newSample,
  newText,
  removeRows,
  type Sample,
} from './sample-rows.ts'

const clients = {} as Record<Actor, LooseClient>
let service: LooseClient
let parents: Awaited<ReturnType<typeof addParents>>
/** What a test may have stored, by the column that tells it. */
let used: [table: string, column: string, value: unknown][] = []

beforeAll(async () => {
  service = createService()
  clients.anon = createVisitor()
  clients.stranger = await signInStranger()
  clients.staff = await signInStaff()
  parents = await addParents()
})
afterEach(async () => {
  for (const [table, column, value] of used) await removeRows(table, column, [value])
  used = []
})
afterAll(() => parents.remove())

type Operation = 'select' | 'insert' | 'update' | 'delete'
type Attempt = (client: LooseClient, table: string, sample: Sample) => Promise<string>

const attempts: Record<Operation, Attempt> = {
  select: async (client, table, sample) => {
    const id = await addRow(table, sample.row)
    const { data, error } = await client.from(table).select('*').eq(keyOf(table), id)
    if (error) return `denied ${error.code}`
    return data.length === 0 ? 'no rows' : 'rows'
  },
  insert: async (client, table, { row, mark }) => {
    const { error } = await client.from(table).insert(row).setHeader('x-forwarded-for', newAddress())
    const { data } = await service.from(table).select(mark).eq(mark, row[mark]).throwOnError()
    return outcome(error, data.length > 0 ? 'stored' : 'unchanged')
  },
  update: async (client, table, { row, change }) => {
    const id = await addRow(table, row)
    const before = await readBack(table, id)
    const { error } = await client.from(table).update(change).eq(keyOf(table), id)
    const after = await readBack(table, id)
    return outcome(error, JSON.stringify(after) === JSON.stringify(before) ? 'unchanged' : 'changed')
  },
  delete: async (client, table, { row }) => {
    const id = await addRow(table, row)
    const { error } = await client.from(table).delete().eq(keyOf(table), id)
    return outcome(error, (await readBack(table, id)) ? 'unchanged' : 'deleted')
  },
}

async function readBack(table: string, id: string): Promise<unknown> {
  const { data } = await service.from(table).select('*').eq(keyOf(table), id).maybeSingle().throwOnError()
  return data
}

/** A refusal counts only when the row, read back with the service key, is as it was. */
function outcome(error: { code: string } | null, effect: string): string {
  if (!error) return effect
  return effect === 'unchanged' ? `denied ${error.code}` : `denied ${error.code}, yet ${effect}`
}

async function attempt(operation: Operation, actor: Actor, table: string, sample: Sample): Promise<string> {
  used.push([table, sample.mark, sample.row[sample.mark]])
  return attempts[operation](clients[actor], table, sample)
}

describe('SEC-1 the table of expectations', () => {
  it('has every table of the schema public, for every actor', async () => {
    const tables = await sql<{ name: string }>(
      "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')",
    )
    const stated = readTable(TABLE_RIGHTS).map(({ table, actor }) => `${table} ${actor}`)
    expect(stated.sort()).toEqual(tables.flatMap(({ name }) => ACTORS.map((actor) => `${name} ${actor}`)).sort())
  })

  it('has every procedure of the schema public', async () => {
    const procedures = await sql<{ name: string }>(
      `select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
    )
    expect(
      readTable(PROCEDURE_RIGHTS)
        .map(({ procedure }) => procedure)
        .sort(),
    ).toEqual(procedures.map(({ name }) => name).sort())
  })
})

const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const
const tableCells = readTable(TABLE_RIGHTS).flatMap(({ table, actor, ...cells }) =>
  OPERATIONS.map((operation) => ({ table, actor: actor as Actor, operation, expected: cells[operation] })),
)

describe('SEC-1 DATA-4 tables', () => {
  it.each(tableCells)('$table: $actor, $operation: $expected', async ({ table = '', actor, operation, expected }) => {
    expect(await attempt(operation, actor, table, newSample(table, parents))).toBe(expected)
  })

  const publicInserts = tableCells.filter(
    ({ actor, operation, expected }) => actor === 'anon' && operation === 'insert' && expected === 'stored',
  )
  it.each(publicInserts)('$table: a visitor cannot have back what was sent', async ({ table = '' }) => {
    const { row, mark } = newSample(table, parents)
    used.push([table, mark, row[mark]])
    const answer = await clients.anon.from(table).insert(row).setHeader('x-forwarded-for', newAddress()).select('*')
    expect([answer.error?.code, answer.data]).toEqual(['42501', null])
  })
})

const columnCells = readTable(COLUMN_RIGHTS).flatMap(({ table, operation, column, value, ...cells }) =>
  ACTORS.map((actor) => ({ table, operation: operation as Operation, column, value, actor, expected: cells[actor] })),
)

describe('SEC-1 DATA-4 columns', () => {
  it.each(columnCells)(
    '$table: $actor, $operation with $column "$value": $expected',
    async ({ table = '', actor, operation, column = '', value, expected }) => {
      const sample = newSample(table, parents)
      if (operation === 'insert') sample.row[column] = value
      else sample.change = { [column]: value }
      expect(await attempt(operation, actor, table, sample)).toBe(expected)
    },
  )

  it("staff cannot file an upload under a colleague's name", async () => {
    const [stranger] = await sql<{ id: string }>("select id::text from auth.users where email like 'stranger@%'")
    const sample = newSample('files', parents)
    sample.row.uploaded_by = stranger?.id
    expect(await attempt('insert', 'staff', 'files', sample)).toBe('denied 42501')
  })
})

describe('SEC-1 DATA-4 what is not of the schema public', () => {
  const hidden = [...ACTORS, 'service'] as const
  const places = [
    ['private', 'staff'],
    ['private', 'search_documents'],
    ['private', 'list_texts'],
    ['private', 'citations'],
    ['private', 'text_links'],
    ['private', 'content_log'],
    ['private', 'limits'],
    ['private', 'attempts'],
    ['private', 'puzzle_settings'],
    ['private', 'solved_puzzles'],
    ['private', 'managed_tables'],
    ['auth', 'users'],
    ['storage', 'objects'],
  ] as const
  it.each(hidden.flatMap((actor) => places.map(([schema, table]) => ({ actor, schema, table }))))(
    '$schema.$table: $actor: PGRST106',
    async ({ actor, schema, table }) => {
      const client = actor === 'service' ? service : clients[actor]
      const { data, error } = await client.schema(schema).from(table).select('*')
      expect([data, error?.code]).toEqual([null, 'PGRST106'])
    },
  )

  it.each(ACTORS)('private.is_staff: %s cannot call a helper by name', async (actor) => {
    expect((await clients[actor].schema('private').rpc('is_staff')).error?.code).toBe('PGRST106')
  })
})

const procedures: Record<string, (client: LooseClient, faqId: string) => Promise<string>> = {
  increment_faq_view_count: async (client, faq_id) => {
    const count = async () =>
      (await service.from('faqs').select('view_count').eq('id', faq_id).single()).data?.view_count
    const before = await count()
    const { error } = await client
      .rpc('increment_faq_view_count', { faq_id })
      .setHeader('x-forwarded-for', newAddress())
    return outcome(error, (await count()) === before + 1 ? 'counted' : 'unchanged')
  },
  get_faq_feedback_counts: async (client, faq_id) => {
    for (const is_helpful of [true, true, false]) await addRow('faq_feedback', { faq_id, is_helpful })
    const { data, error } = await client.rpc('get_faq_feedback_counts', { faq_id })
    await removeRows('faq_feedback', 'faq_id', [faq_id])
    if (error) return `denied ${error.code}`
    return JSON.stringify(data) === '[{"helpful":2,"not_helpful":1}]' ? 'sums' : JSON.stringify(data)
  },
  is_staff: async (client) => {
    const { data, error } = await client.rpc('is_staff')
    return error ? `denied ${error.code}` : String(data)
  },
  search_content: async (client, faq_id) => {
    const { data: faq } = await service.from('faqs').select('question').eq('id', faq_id).single().throwOnError()
    const { data, error } = await client.rpc('search_content', { query: faq.question })
    if (error) return `denied ${error.code}`
    return data.results.some(({ id }: { id: string }) => id === faq_id) ? 'found' : 'nothing'
  },
  search_rulings: async (client) => countRows(await client.rpc('search_rulings', { q: 'vat' })),
  search_tax_decisions: async (client) => countRows(await client.rpc('search_tax_decisions', { q: 'vat' })),
  search_news: async (client) => countRows(await client.rpc('search_news', { q: 'vat' })),
  get_list_options: async (client) => countRows(await client.rpc('get_list_options', { list: 'rulings' })),
  get_citation_counts: async (client) => {
    const { data, error } = await client.rpc('get_citation_counts', { law: 'vat-law' })
    return error ? `denied ${error.code}` : (await citedSection()).id in data ? 'found' : 'nothing'
  },
  get_citing_sources: async (client) =>
    countRows(await client.rpc('get_citing_sources', { section_id: (await citedSection()).id })),
  get_cited_sections: async (client) =>
    countRows(await client.rpc('get_cited_sections', { source_type: 'ruling', source_ids: [await citingRuling()] })),
  get_related_rulings: async (client) =>
    countRows(await client.rpc('get_related_rulings', { ruling_ids: [await citingRuling()] })),
  get_neighbours: async (client) =>
    countRows(await client.rpc('get_neighbours', { item_type: 'ruling', item_ids: [await citingRuling()] })),
  get_faq_provisions: async (client) => countRows(await client.rpc('get_faq_provisions')),
  get_answered_questions: async (client) => countRows(await client.rpc('get_answered_questions')),
  get_section_context: async (client) =>
    countRows(await client.rpc('get_section_context', { law: 'vat-law', section_slug: '30' })),
  get_links: async (client) => countKeys(await client.rpc('get_links', { of_type: 'ruling' })),
  get_law_links: async (client) => countKeys(await client.rpc('get_law_links', { law: 'vat-law' })),
  get_preview: async (client) => countRows(await client.rpc('get_preview', { address: '/law/vat-law/30' })),
  get_dead_references: async (client) => countRows(await client.rpc('get_dead_references')),
  get_address: async (client) => {
    const { data, error } = await client.rpc('get_address', { of_kind: 'ruling', of_id: await citingRuling() })
    return countRows({ data: data ? [data] : [], error })
  },
  get_text_targets: async (client) =>
    countRows(await client.rpc('get_text_targets', { of_kind: 'ruling', of_id: await citingRuling() })),
  content_changes: async (client) => countRows(await client.rpc('content_changes', { since: 0 })),
  restore_version: async (client) => {
    const former = newText()
    const id = await addUsed('news', { ...newSample('news', parents).row, title: former })
    await service.from('news').update({ title: newText() }).eq('id', id).throwOnError()
    const { data: version } = await service
      .from('history')
      .select('id')
      .eq('row_id', id)
      .eq('action', 'update')
      .single()
      .throwOnError()
    const { error } = await client.rpc('restore_version', { version: version.id })
    const { data } = await service.from('news').select('title').eq('id', id).single().throwOnError()
    return outcome(error, data.title === former ? 'restored' : 'unchanged')
  },
  deleted_rows: async (client) => {
    const id = await addRow('news', newSample('news', parents).row)
    await removeRows('news', 'id', [id])
    return countRows(await client.rpc('deleted_rows', { table_name: 'news' }))
  },
  move_row: async (client) => {
    const place = async () =>
      (await service.from('sections').select('order').eq('id', parents.section_id).single()).data?.order
    await service.from('sections').update({ order: 9000 }).eq('id', parents.section_id).throwOnError()
    const { error } = await client.rpc('move_row', { list: 'sections', row_id: parents.section_id, to_place: 1 })
    return outcome(error, (await place()) === 1 ? 'moved' : 'unchanged')
  },
  change_rows: async (client) => {
    const id = await addUsed('news', newSample('news', parents).row)
    const { data: item } = await service.from('news').select('id, updated_at').eq('id', id).single().throwOnError()
    const { error } = await client.rpc('change_rows', {
      list: 'news',
      ids: [item.id],
      stamps: [item.updated_at],
      change: 'delete',
    })
    const { data } = await service.from('news').select('id').eq('id', id).throwOnError()
    return outcome(error, data.length === 0 ? 'deleted' : 'unchanged')
  },
  undo_changes: async (client) => {
    const id = await addUsed('news', newSample('news', parents).row)
    await removeRows('news', 'id', [id])
    const { data: version } = await service
      .from('history')
      .select('id')
      .eq('row_id', id)
      .eq('action', 'delete')
      .single()
      .throwOnError()
    const { error } = await client.rpc('undo_changes', { versions: [version.id] })
    const { data } = await service.from('news').select('id').eq('id', id).throwOnError()
    return outcome(error, data.length === 1 ? 'restored' : 'unchanged')
  },
  row_usage: async (client) => countRows(await client.rpc('row_usage', { ids: [(await citedSection()).id] })),
  message_counts: async (client) => countRows(await client.rpc('message_counts')),
  staff_dashboard: async (client) => countRows(await client.rpc('staff_dashboard')),
  waiting_rows: async (client) => {
    await addUsed('news', { ...newSample('news', parents).row, date: '9000-01-01' })
    return countRows(await client.rpc('waiting_rows'))
  },
  row_facts: async (client) =>
    countRows(await client.rpc('row_facts', { list: 'sections', ids: [parents.section_id] })),
  search_sections: async (client) => countRows(await client.rpc('search_sections', { q: 'section 30' })),
  find_texts: async (client) => countRows(await client.rpc('find_texts', { query: 'vat' })),
  recent_changes: async (client) => {
    await removeRows('news', 'id', [await addUsed('news', newSample('news', parents).row)])
    return countRows(await client.rpc('recent_changes'))
  },
  people_of_history: async (client) => {
    await clients.staff.from('news').insert(newSample('news', parents).row).select('id').single().throwOnError()
    return countRows(await client.rpc('people_of_history'))
  },
  file_usage: async (client) => {
    const path = `uploads/${crypto.randomUUID()}.pdf`
    const content = `<a href="https://x.example/storage/v1/object/public/files/${path}">x</a>`
    await addUsed('news', { ...newSample('news', parents).row, content })
    return countRows(await client.rpc('file_usage', { file_path: path }))
  },
}

/** Adds a row that goes after the test. */
async function addUsed(table: string, row: Record<string, unknown>): Promise<string> {
  const id = await addRow(table, row)
  used.push([table, 'id', id])
  return id
}

/** Section 30 of the Law, which the seed's rulings cite. */
async function citedSection(): Promise<{ id: string }> {
  const query = service
    .from('sections')
    .select('id, chapters!inner()')
    .eq('chapters.type', 'vat-law')
    .eq('number', '30')
  return (await query.single().throwOnError()).data
}

async function citingRuling(): Promise<string> {
  const { data } = await service.rpc('get_citing_sources', { section_id: (await citedSection()).id }).throwOnError()
  return data.find(({ type }: { type: string }) => type === 'ruling').id
}

function countRows({ data, error }: { data: unknown[] | null; error: { code: string } | null }): string {
  if (error) return `denied ${error.code}`
  return data && data.length > 0 ? 'found' : 'nothing'
}

const countKeys = ({ data, error }: { data: object | null; error: { code: string } | null }) =>
  countRows({ data: Object.keys(data ?? {}), error })

const procedureCells = readTable(PROCEDURE_RIGHTS).flatMap(({ procedure, ...cells }) =>
  ACTORS.map((actor) => ({ procedure, actor, expected: cells[actor] })),
)

describe('SEC-1 procedures', () => {
  it.each(procedureCells)('$procedure: $actor: $expected', async ({ procedure = '', actor, expected }) => {
    expect(await procedures[procedure]?.(clients[actor], parents.faq_id)).toBe(expected)
  })
})
