import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bringInArchive, type Manifest, type Project, saveArchive } from '../../supabase/local/archive.ts'
import { openZip, writeZip } from '../../supabase/local/archive-zip.ts'
import type { RunningSupabase } from '../../supabase/local/backend.ts'
import { backend, createService, createVisitor, signInStaff, signInStranger, sql } from '../support/backend.ts'
import { lyingZip } from '../support/lying-zip.ts'
import { startTestBackend } from '../support/test-backend.ts'
import { STAFF } from '../support/users.ts'
import { type LooseClient, newText, removeRows } from './sample-rows.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'archive-'))
const zip = path.join(folder, 'archive.zip')
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)])

let source: Project
let staff: LooseClient
let saved: Manifest
/** A project without content, and its service role. */
let empty: RunningSupabase
let project: Project
const made = { chapter: '', section: '', gone: newText(), draft: '', title: newText(), file: '', amendment: '' }

/** A backend that has the migrations and nobody's content. */
const startEmpty = () => startTestBackend({ seed: false, postgrest: process.env.TEST_POSTGREST })

const entryOf = (file: string, name: string) => Buffer.concat([...openZip(file).parts(name, 2 ** 30)])

const open = ({ url }: RunningSupabase, key: string): Project =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: randomBytes(8).toString('hex') },
  })

const idOf = async (table: string, row: object): Promise<string> =>
  (await staff.from(table).insert(row).select('id').single().throwOnError()).data.id

const stampOf = async (table: string, id: string): Promise<string> =>
  (await staff.from(table).select('updated_at').eq('id', id).single().throwOnError()).data.updated_at

async function step(name: string) {
  const { error } = await staff.rpc('step_amendment', {
    amendment: made.amendment,
    step: name,
    stamp: await stampOf('amendments', made.amendment),
  })
  expect(error).toBeNull()
}

beforeAll(async () => {
  source = createService()
  staff = await signInStaff()
  made.chapter = await idOf('chapters', { title: 'Of quokkas', type: 'vat-law', order: 9100 })
  const gone = await idOf('chapters', { title: made.gone, type: 'vat-law', order: 9101 })
  const section = (chapter_id: string, title: string) =>
    idOf('sections', { chapter_id, title, content: '<p>See section 9199 of the Law, on wallabies.</p>', order: 1 })
  made.section = await section(made.chapter, '9171. Quokkas')
  await idOf('related_rulings', {
    section_id: await section(gone, '9173. Gone'),
    title: 'x',
    url: 'https://example.com/',
  })
  // A former address, two former rows, and what readers are told of the change.
  await staff
    .from('sections')
    .update({ title: '9172. Quokkas', content: '<p>See section 9199 of the Law, on numbats.</p>' })
    .eq('id', made.section)
  await staff.from('chapters').delete().eq('id', gone).throwOnError()
  await idOf('section_versions', {
    section_id: made.section,
    title: '9172. Before',
    content: '<p>Bilbies</p>',
    to_day: '1999-12-31',
  })
  const [day] = await sql<{ tomorrow: string }>('select (private.today() + 1)::text as tomorrow')
  const tomorrow = day?.tomorrow
  const post = { title: made.title, date: '1951-01-01', category: 'Updates', summary: 'x', content: '<p>x</p>' }
  const draft = await staff
    .rpc('save_draft', { list: 'news', new_values: post, publish_on: tomorrow })
    .single<{ id: string }>()
  made.draft = draft.data?.id ?? ''
  await staff.from('draft_notes').insert({ draft_id: made.draft, words: 'Quokkas?' }).throwOnError()
  made.amendment = await idOf('amendments', { title: newText(), day: tomorrow })
  await staff
    .rpc('save_draft', {
      list: 'sections',
      new_values: { content: '<p>Bandicoots</p>' },
      row_id: made.section,
      based_on: await stampOf('sections', made.section),
      amendment: made.amendment,
      is_ready: true,
    })
    .throwOnError()
  await step('set')
  made.file = `uploads/${randomBytes(8).toString('hex')}.pdf`
  await staff.storage.from('files').upload(made.file, PDF, { contentType: 'application/pdf' })
  await staff
    .from('files')
    .insert({
      name: 'Quokkas.pdf',
      path: made.file,
      size: PDF.length,
      type: 'application/pdf',
      uploaded_by: (await staff.auth.getUser()).data.user?.id,
    })
    .throwOnError()
  await sql(
    `insert into public.files (name, path, size, type, removed_at)
     values ('Removed.pdf', 'uploads/removed.pdf', 1, 'application/pdf', now())`,
  )
  const [faq] = await sql<{ id: string }>('select id from public.faqs where is_enabled order by id limit 1')
  await createVisitor({ address: '2001:db8:aa::1' })
    .rpc('increment_faq_view_count', { faq_id: faq?.id ?? '' })
    .throwOnError()
  await sql("update private.dead_links set reason = 'As printed', ignored_at = now() where source_id = $1", [
    made.section,
  ])
  saved = await saveArchive(source, zip)
  empty = await startEmpty()
  project = open(empty, empty.secretKey)
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await empty.close()
  await step('withdraw')
  await staff.storage.from('files').remove([made.file])
  await removeRows('files', 'path', [made.file, 'uploads/removed.pdf'])
  await removeRows('drafts', 'id', [made.draft])
  await removeRows('chapters', 'id', [made.chapter])
})

/** What the database has made of the texts, one line a row; without numbers that each database gives anew. */
const DERIVED = `
  select 'documents' as made, (to_jsonb(d) - 'number')::text as item from private.search_documents as d
  union all select 'words', to_jsonb(w)::text from private.search_words as w
  union all select 'postings', d.id || p.stem || p.weight from private.search_postings as p
    join private.search_documents as d using (number)
  union all select 'wordings', d.id || w.stems::text from private.search_wordings as w
    join private.search_documents as d using (number)
  union all select 'lists', to_jsonb(l)::text from private.list_texts as l
  union all select 'references', to_jsonb(r)::text from private.text_references as r
  union all select 'cited', to_jsonb(c)::text from private.cited_names as c
  union all select 'citations', to_jsonb(c)::text from private.citations as c
  union all select 'links', to_jsonb(l)::text from private.text_links as l
  union all select 'terms', to_jsonb(t)::text from private.text_terms as t
  union all select 'excepted', to_jsonb(t)::text from public.terms as t
  union all select 'plain', s.id || s.plain || coalesce(s.paragraphs::text, '') from public.sections as s
  union all select 'synonyms', to_jsonb(s)::text from private.search_synonyms as s`
const PRINT = `select made, count(*)::int as rows, md5(string_agg(item, '' order by item collate "C")) as hash
  from (${DERIVED}) as d group by made order by made`

describe('BULK-3 an archive is refused, and nothing is written,', () => {
  const ROWS = `select (select count(*) from public.chapters) + (select count(*) from public.files)
    + (select count(*) from public.history) + (select count(*) from private.archive_pieces)
    + (select count(*) from storage.objects) as rows`
  const expectNothing = async () => expect((await empty.sql(ROWS)).map(({ rows }) => Number(rows))).toEqual([0])

  it('where there is content', async () => {
    await expect(bringInArchive(source, zip)).rejects.toThrow(
      'This project is not empty: there are rows in chapters. An archive goes only into a project that has the migrations and no content.',
    )
    await empty.sql(
      "insert into public.news (title, date, category, summary, content) values ('x', now(), 'Updates', 'x', 'x')",
    )
    await expect(bringInArchive(project, zip)).rejects.toThrow('there are rows in news')
    await empty.script('delete from public.news; delete from public.history')
    await expectNothing()
  })

  it('where the database is of another version', async () => {
    await empty.script('alter table public.news add extra text; alter table public.changes rename note to remark')
    await expect(bringInArchive(project, zip)).rejects.toThrow(
      'This archive is of another version of the database: changes.note is not in this database, changes.remark is not in the archive, news.extra is not in the archive. Bring it',
    )
    await expectNothing()
    await empty.script('alter table public.news drop extra; alter table public.changes rename remark to note')
  })

  it('where the file is damaged, or is something else', async () => {
    const bytes = readFileSync(zip)
    const bent = Buffer.from(bytes)
    // In the middle of what is packed.
    const place = bent.length >> 1
    bent.writeUInt8(bent.readUInt8(place) ^ 1, place)
    const faulty = { cut: bytes.subarray(0, -2000), bent, 'no-zip': Buffer.from('%PDF-1.7'), empty: Buffer.alloc(0) }
    for (const [name, content] of Object.entries(faulty)) {
      const file = path.join(folder, `${name}.zip`)
      writeFileSync(file, content)
      await expect(bringInArchive(project, file), name).rejects.toThrow(`${file} is damaged`)
    }
    const bomb = path.join(folder, 'bomb.zip')
    writeFileSync(bomb, lyingZip('manifest.json', 60 * 1024 * 1024))
    await expect(bringInArchive(project, bomb)).rejects.toThrow('unpacked, manifest.json has more than 50 MB')
    const other = path.join(folder, 'other.zip')
    await writeZip(other, ({ add }) => add('manifest.json', ['{"format": "Another"}']))
    await expect(bringInArchive(project, other)).rejects.toThrow('is no archive that this version reads')
    await expectNothing()
  })

  it('where a row is refused, before a file of it is uploaded', async () => {
    const faulty = path.join(folder, 'faulty.zip')
    await writeZip(faulty, async ({ add, fingerprints }) => {
      for (const name of Object.keys(saved.entries)) {
        const bytes = entryOf(zip, name)
        await add(name, [name.startsWith('files/') ? bytes : bytes.toString().replaceAll('"vat-law"', '"poem"')])
      }
      await add('manifest.json', [JSON.stringify({ ...saved, entries: fingerprints })])
    })
    await empty.script(`
      create function public.refuse_upload() returns trigger language plpgsql as
        $$ begin raise exception 'A file was uploaded'; end $$;
      create trigger refuse_upload before insert on storage.objects for each row execute function public.refuse_upload()`)
    await expect(bringInArchive(project, faulty)).rejects.toThrow('chapters_type_check')
    await expect(bringInArchive(project, zip)).rejects.toThrow(/^The file .* was refused/)
    await empty.script('drop function public.refuse_upload cascade')
    await expectNothing()
  })

  it('where a row is refused, or some are missing', async () => {
    const { columns } = saved
    const counts = { ...Object.fromEntries(Object.keys(columns).map((table) => [table, 0])), chapters: 2 }
    const chapter = { id: made.chapter, title: 'One', type: 'vat-law', order: 1, updated_at: saved.made_at }
    const bringIn = async (rows: object[]) => {
      const archive = randomUUID()
      const pieces = rows.map((row, place) => ({ archive, table_name: 'chapters', place, rows: JSON.stringify(row) }))
      for (const piece of pieces) await project.rpc('add_archive_piece', piece).throwOnError()
      const { error } = await project.rpc('bring_in_archive', { archive, columns, counts })
      await project.rpc('drop_archive', { archive }).throwOnError()
      return error?.message
    }
    expect(await bringIn([chapter])).toBe('The archive is not whole: of 2 rows of chapters there are 1.')
    expect(await bringIn([chapter, { ...chapter, id: randomUUID(), type: 'poem' }])).toContain('chapters_type_check')
    await expectNothing()
  })
})

// Where all of these were refused.
describe('BULK-3 an archive in an empty project', () => {
  let colleague: Project

  beforeAll(async () => {
    await bringInArchive(project, zip)
    colleague = open(empty, empty.publishableKey)
    await colleague.auth.signInWithPassword(STAFF)
  })

  it('is the same archive again, but for its moment: every row, id, day and byte', async () => {
    expect(saved.rows).toMatchObject({ drafts: expect.any(Number), dead_links: expect.any(Number) })
    expect(Object.entries(saved.rows).filter(([, rows]) => rows === 0)).toEqual([])
    const again = await saveArchive(project, path.join(folder, 'again.zip'))
    expect(again).toEqual({ ...saved, made_at: again.made_at })
    expect(Object.keys(saved.entries)).toContain(`files/${made.file}`)
    expect(saved.without_bytes).toEqual([])
  })

  it('has no file that was removed', async () => {
    expect(await empty.sql('select name from public.files')).toEqual([{ name: 'Quokkas.pdf' }])
  })

  it('gets its search, references, links and marks made anew, as they were', async () => {
    expect(await empty.sql(PRINT)).toEqual(await sql(PRINT))
    const { data } = await open(empty, empty.publishableKey).rpc('search_content', { query: 'numbats' })
    expect(data).toMatchObject({ results: [{ title: '9172. Quokkas' }] })
  })

  it('has its files under their addresses', async () => {
    const response = await fetch(`${empty.url}/storage/v1/object/public/files/${made.file}`)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true)
  })

  it('lets staff there restore a deleted chapter with what went with it, and goes on counting', async () => {
    const { data } = await colleague.rpc('deleted_rows', { table_name: 'chapters' }).throwOnError()
    const version = data?.find(({ title }) => title === made.gone)?.version ?? 0
    const { data: chapter } = await colleague.rpc('restore_version', { version }).throwOnError()
    const { data: sections } = await colleague
      .from('sections')
      .select('title, related_rulings (url)')
      .eq('chapter_id', chapter ?? '')
      .throwOnError()
    expect(sections).toEqual([{ title: '9173. Gone', related_rulings: [{ url: 'https://example.com/' }] }])
  })

  it('leads from a former address to its section, and tells the text of a former day', async () => {
    const visitor = open(empty, empty.publishableKey)
    const { data: address } = await visitor
      .from('section_addresses')
      .select('section_id, is_current')
      .eq('slug', '9171')
      .single()
    expect(address).toEqual({ section_id: made.section, is_current: false })
    const { data } = await visitor.rpc('law_on', { law: 'vat-law', on_day: '1999-12-31', only_slug: '9172' })
    expect(JSON.stringify(data)).toContain('Bilbies')
  })

  it('publishes its drafts and its amendment on their day, once who wrote them is staff there', async () => {
    await empty.sql('update public.drafts set publish_on = private.today() where id = $1', [made.draft])
    await empty.sql('update public.amendments set day = private.today() where id = $1', [made.amendment])
    const visitor = open(empty, empty.publishableKey)
    const posts = async () =>
      (await visitor.from('news').select('id').eq('title', made.title).throwOnError()).data.length
    await visitor.rpc('publish_due').throwOnError()
    const { data: drafts } = await project.from('drafts').select('failure').eq('is_waiting', true).throwOnError()
    expect(drafts.map(({ failure }) => failure)).toEqual(drafts.map(() => expect.stringContaining('list of staff')))
    expect([drafts.length, await posts()]).toEqual([2, 0])

    const [author] = (await project.from('drafts').select('written_by').throwOnError()).data
    await empty.sql("insert into auth.users (id, email) values ($1, 'author@example.com')", [author?.written_by])
    await empty.sql('insert into private.staff (user_id) values ($1)', [author?.written_by])
    await empty.script('update public.drafts set failure = null')
    await visitor.rpc('publish_due').throwOnError()
    const { data } = await visitor.from('sections').select('content').eq('id', made.section).single()
    expect([data?.content, await posts()]).toEqual(['<p>Bandicoots</p>', 1])
  })
})

it('BULK-3 an archive is of one moment, though staff go on writing', async () => {
  const mark = newText()
  let isDone = false
  const write = async () => {
    for (let count = 0; !isDone; count += 1)
      await sql(
        `with c as (insert into public.chapters (title, "order") values ($1, 9300) returning id)
         insert into public.faq_categories (name, "order") select $1, 9300 from c`,
        [`${mark} ${count}`],
      )
  }
  const writing = write()
  try {
    const file = path.join(folder, 'moment.zip')
    await saveArchive(source, file)
    const [chapters, categories] = ['chapters', 'faq_categories'].map(
      (table) => entryOf(file, `tables/${table}.json`).toString().split(mark).length,
    )
    expect(chapters).toBe(categories)
    // What an archive is of is decided as it is laid ready, in less time: more chances to catch it between two writes.
    for (let count = 0; count < 6; count += 1) {
      const { data } = await source.rpc('prepare_archive').throwOnError()
      const { id: archive } = data as { id: string }
      const marked = await sql<{ letters: number }>(
        `select sum(length(rows) - length(replace(rows, $2, '')))::int as letters from private.archive_pieces
         where archive = $1 and table_name in ('chapters', 'faq_categories') group by table_name`,
        [archive, mark],
      )
      await source.rpc('drop_archive', { archive }).throwOnError()
      expect(marked[0]?.letters).toBeGreaterThan(0)
      expect(marked).toEqual([marked[0], marked[0]])
    }
  } finally {
    isDone = true
    await writing
    await sql('delete from public.chapters where title like $1', [`${mark}%`])
    await sql('delete from public.faq_categories where name like $1', [`${mark}%`])
  }
})

it('BULK-3 the README says of every table whether it is in an archive', async () => {
  const rows = readFileSync('supabase/local/README.md', 'utf8').matchAll(/^\| (`.*?`) \| (yes|no)\b/gm)
  const said = [...rows].flatMap(([, names = '', answer]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, isIn: answer === 'yes' })),
  )
  const tables = await sql<{ name: string }>(
    "select tablename as name from pg_tables where schemaname in ('public', 'private')",
  )
  expect(said.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name).sort())
  const kept = said.flatMap(({ name, isIn }) => (isIn ? [name] : []))
  expect(kept.sort()).toEqual(Object.keys(saved.rows).sort())
})

it('SEC-1 BULK-3 nobody but the service role reaches an archive', async () => {
  const clients = { anon: createVisitor(), stranger: await signInStranger(), staff: await signInStaff() }
  const archive = randomUUID()
  for (const [actor, client] of Object.entries(clients)) {
    const answers = await Promise.all([
      client.rpc('prepare_archive'),
      client.rpc('get_archive_piece', { archive, table_name: 'history', place: 1 }),
      client.rpc('add_archive_piece', { archive, table_name: 'news', place: 1, rows: '{}' }),
      client.rpc('drop_archive', { archive }),
      client.rpc('check_archive', { columns: {} }),
      client.rpc('bring_in_archive', { archive, columns: {}, counts: {} }),
    ])
    expect(
      answers.map(({ error }) => error?.code),
      actor,
    ).toEqual(Array(6).fill('42501'))
  }
})

describe('npm run db:archive', () => {
  const { url, secretKey } = backend()
  const run = (words: string[], environment: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['supabase/local/archive-command.ts', ...words], {
      env: { ...process.env, ...environment },
    }).catch((failed: { stdout: string; stderr: string }) => failed)

  it('BULK-3 saves what the project of the settings has, and overwrites no file', async () => {
    const file = path.join(folder, 'saved.zip')
    const settings = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey }
    expect((await run(['save', file], settings)).stdout).toMatch(/saved\.zip: \d+ rows and \d+ files\.\n$/)
    const again = await run(['save', file], settings)
    expect(again.stderr).toBe(`${file} is there already: say another name, or delete it first.\n`)
    const refused = await run(['bring-in', file], settings)
    expect(refused.stderr).toContain('This project is not empty')
    expect(JSON.stringify([again, refused])).not.toContain(secretKey)
  })

  it.each([
    [['save'], {}, 'Say what to do, and with which file'],
    [['save', 'x.zip'], { SUPABASE_URL: url }, 'Set both SUPABASE_URL and SUPABASE_SECRET_KEY'],
    [['save', 'x.zip'], { SUPABASE_URL: 'x', SUPABASE_SECRET_KEY: secretKey }, 'SUPABASE_URL is not an address'],
    [['save', 'x.zip'], { SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'x' }, ''],
  ])('BULK-3 %j with %j says what is wrong', async (words, settings, sentence) => {
    const { stderr } = await run(words, settings)
    expect(stderr).toContain(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(existsSync('x.zip') || existsSync('x.zip.part')).toBe(false)
  })
})
