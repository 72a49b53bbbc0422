import postgres from 'postgres'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { addRow, newText, removeRows, rowsToRemove } from '../data/sample-rows.ts'
import { createService, createVisitor, newAddress, sql } from '../support/backend.ts'

// What writing costs readers and other writers, which only a server shows: locks, plans, and what triggers work out.

const chapters = rowsToRemove('chapters')
const categories = rowsToRemove('faq_categories')
let chapter: string
let section: string

beforeAll(async () => {
  chapter = await addRow('chapters', { title: newText(), order: 9000 })
  chapters.push(chapter)
  section = await addRow('sections', {
    chapter_id: chapter,
    title: '7011. Numbats',
    content: '<p>One</p><p>(a) two</p>',
    order: 1,
  })
})

/** Runs statements in a transaction of this backend's one connection and takes them back. */
async function inTransaction<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  await sql('begin')
  try {
    return await run()
  } finally {
    await sql('rollback')
  }
}

it.each(['the same FAQ', 'another FAQ'])('FAQ-3 a view is counted while staff still write %s', async (which) => {
  const category_id = await addRow('faq_categories', { name: newText(), order: 9000 })
  categories.push(category_id)
  const faq_id = await addRow('faqs', { category_id, question: newText() })
  const other = await addRow('faqs', { category_id, question: newText() })
  const visitor = createVisitor({ address: newAddress() })

  await inTransaction(async () => {
    await sql("update public.faqs set answer = 'x' where id = $1", [which === 'another FAQ' ? other : faq_id])
    const { error } = await visitor.rpc('increment_faq_view_count', { faq_id }).abortSignal(AbortSignal.timeout(60_000))
    expect(error).toBeNull()
    const { data } = await createService().from('faqs').select('view_count').eq('id', faq_id).single()
    expect(data?.view_count).toBe(1)
  })
})

it('DATA-1 no trigger waits for a generated column, which Postgres takes for changed by every update', async () => {
  const listed = await sql(
    `select t.tgname from pg_trigger as t
      join pg_attribute as a on a.attrelid = t.tgrelid and a.attnum = any (t.tgattr::smallint[])
      where a.attgenerated <> ''`,
  )
  expect(listed).toEqual([])
})

it.each([
  ['a number', 'update public.sections set "order" = "order" + 1 where id = $1', 0],
  ['a text', "update public.sections set content = '<p>Three</p>' where id = $1", 1],
])(
  'STAFF-5 with %s changed, the words of a section are read out of its HTML as often as needed',
  async (_, change, calls) => {
    const read = await inTransaction(async () => {
      await sql("set local track_functions = 'all'")
      await sql(change, [section])
      return sql<{ name: string; calls: number }>(
        `select funcname as name, calls::integer from pg_stat_xact_user_functions
        where schemaname = 'private' and funcname in ('section_paragraphs', 'set_section_text') order by funcname`,
      )
    })
    const expected = ['section_paragraphs', 'set_section_text'].map((name) => ({ name, calls }))
    expect(read).toEqual(calls === 0 ? [] : expected)
  },
)

it('READ-5 what is read out of a section follows its content and number, whoever writes it', async () => {
  await inTransaction(async () => {
    const readOut = async () => (await sql('select plain, paragraphs from public.sections where id = $1', [section]))[0]
    await sql("update public.sections set plain = 'planted', paragraphs = '{planted}' where id = $1", [section])
    expect(await readOut()).toEqual({ plain: 'One (a) two', paragraphs: null })
    await sql("update public.sections set content = '<h2>7012(b)</h2><p>x</p>' where id = $1", [section])
    expect(await readOut()).toEqual({ plain: '7012(b) x', paragraphs: null })
    await sql("update public.sections set title = '7012. Numbats' where id = $1", [section])
    expect(await readOut()).toEqual({ plain: '7012(b) x', paragraphs: ['1 (b) 7012(b)'] })
  })
})

it('STAFF-2 what is derived from a text is found by its indexes when the text is saved', async () => {
  const plans: string[] = []
  const title = newText()
  onTestFinished(() => removeRows('rulings', 'title', [title]))
  const [database] = await sql<{ name: string }>('select current_database() as name')
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${database?.name}`
  const server = postgres(url.href, { max: 1, onnotice: ({ message }) => plans.push(message ?? '') })
  onTestFinished(() => server.end())
  // So few rows are read as quickly without an index; with this setting that happens only where none fits.
  await server.unsafe(`load 'auto_explain'; set enable_seqscan = off; set auto_explain.log_level = notice;
    set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on`)

  await server`insert into public.rulings (title, date, court, summary, content)
    values (${title}, '1951-01-01', 'Court', 'x', 'Section 30 of the Law')`

  // These name the kind of text that is written: in a filter they are compared row by row, in a condition of an index not.
  const KIND = /Filter: .*\b(?:name|table_name|list|source_type|target_type) = \$\d/
  expect(plans.filter((plan) => plan.includes('(source_id = ANY'))).not.toEqual([])
  expect(plans.filter((plan) => KIND.test(plan))).toEqual([])
})

it('SEARCH-3 what was just written is in the indexes of search and lists, not in a list beside them', async () => {
  const pending = await inTransaction(async () => {
    await sql('create extension pgstattuple with schema extensions')
    await sql(
      `insert into public.sections (chapter_id, title, content, "order")
        select $1, 'Numbats ' || n, '<p>pademelon bettong ' || md5(n::text) || '</p>', n from generate_series(1, 200) as n`,
      [chapter],
    )
    await sql(
      `insert into public.rulings (title, date, court, summary, content)
        select 'Numbats ' || n, '1951-01-01', 'Court', 'x', md5(n::text) from generate_series(1, 200) as n`,
    )
    return sql<{ index: string; pages: number }>(
      `select i.indexrelid::regclass::text as index, p.pending_pages::integer as pages
        from pg_index as i join pg_class as c on c.oid = i.indexrelid
          join pg_am as a on a.oid = c.relam and a.amname = 'gin', pgstatginindex(i.indexrelid) as p`,
    )
  })
  expect(pending.filter(({ pages }) => pages > 0)).toEqual([])
  expect(pending.length).toBeGreaterThan(5)
})
