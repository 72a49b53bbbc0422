import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Claims } from '../support/public-calls.ts'
import { callOf, Line, literal, startStaffedDatabase, VISITOR } from '../support/sequences/acting.ts'
import { type OwnServer, serverPrograms, startOwnServer } from '../support/sequences/own-server.ts'
import { managedTables, readWorld } from '../support/sequences/world.ts'

// The server is killed in the midst of each kind of change: what was not acknowledged is not there at all, and what was, is.

const programs = serverPrograms()
const isLong = process.env.TEST_SEEDS !== undefined
const SECTIONS = 20

let server: OwnServer
let database: Awaited<ReturnType<typeof startStaffedDatabase>>
let line: Line
let staff: Claims
/** Where the change is made: in the same database, but for an archive. */
let other: Awaited<ReturnType<typeof startStaffedDatabase>> | undefined

beforeAll(async () => {
  if (!programs) return console.warn('There are no programs of a Postgres server here, so that none is killed.')
  server = await startOwnServer(programs)
  database = await startStopping()
  line = new Line(database.url)
  staff = database.staff[0] ?? VISITOR
})
afterAll(async () => {
  if (!programs) return
  await line.end()
  await other?.close()
  await database.close()
  await server.remove()
})

/** A database in which a transaction stops when it has written so many versions of the history, until it is killed. */
async function startStopping() {
  const started = await startStaffedDatabase(server.url, 1)
  const inIt = new Line(started.url)
  await inIt.run(`
    create table private.stop (after_versions integer); insert into private.stop values (null);
    create sequence private.versions_written;
    create function private.stop() returns trigger language plpgsql security definer as $$ begin
      if nextval('private.versions_written') = (select after_versions from private.stop) then
        perform pg_advisory_xact_lock(4711);
      end if;
      return null; end $$;
    create trigger stop after insert on public.history for each row execute function private.stop()`)
  await inIt.end()
  return started
}

/** Somebody's statement, which is refused nothing. */
async function asks(claims: Claims, statement: string) {
  const given = await line.as(claims, statement)
  if ('refusal' in given) throw new Error(`${given.refusal.message} (${statement})`)
  return given.answer
}

async function begin(): Promise<void> {
  const made = `insert into public.chapters (id, title, type, "order") values (${literal(randomUUID())}, 'Part', 'vat-law', 1)
    returning id`
  const [chapter] = await asks(staff, made)
  await asks(
    staff,
    `insert into public.sections (chapter_id, title, content, "order", text_as_of)
      select ${literal(chapter?.id)}, n || '. Section', '<p>one</p>', n, '2020-01-01'
      from generate_series(1, ${SECTIONS}) as n returning id`,
  )
}

const post = (title: string) => ({ title, date: '2026-01-01', category: 'Updates', summary: 'x', content: '<p>x</p>' })
const newest =
  'array(select h.id from public.history as h where h.transaction_id = (select max(transaction_id) from public.history))'
const SECTION_ARRAYS = {
  ids: 'array(select s.id from public.sections as s order by s.id)',
  stamps: 'array(select s.updated_at from public.sections as s order by s.id)',
}

async function draftsDue(): Promise<Asked> {
  for (const title of ['One', 'Two', 'Three'])
    await asks(staff, callOf('save_draft', { list: 'news', new_values: post(title), publish_on: '9000-01-01' }))
  await line.run("update public.drafts set publish_on = private.today() where publish_on = '9000-01-01'")
  return { who: VISITOR, statement: callOf('publish_due', {}) }
}

async function amendmentDue(): Promise<Asked> {
  const id = randomUUID()
  await asks(
    staff,
    `insert into public.amendments (id, title, day) values (${literal(id)}, 'Sample', '9000-01-01') returning id`,
  )
  await asks(
    staff,
    `select d.id from public.sections as s, public.save_draft('sections', '{"content": "<p>two</p>"}', s.id, s.updated_at,
      amendment => ${literal(id)}, is_ready => true) as d`,
  )
  await step(id, 'set')
  await line.run(`update public.amendments set day = private.today() where id = ${literal(id)}`)
  return { who: VISITOR, statement: callOf('publish_due', {}), amendment: id }
}

const stepOf = (id = '', name = '') =>
  `select public.step_amendment(a.id, ${literal(name)}, a.updated_at) from public.amendments as a where a.id = ${literal(id)}`
const step = (id: string, name: string) => asks(staff, stepOf(id, name))

async function lawStaged(): Promise<Asked> {
  const id = randomUUID()
  await asks(
    staff,
    `select public.stage_import(${literal(id)}, (select jsonb_agg(p.part) from (
      select jsonb_build_object('place', 0, 'row_id', c.id, 'stamp', c.updated_at) as part from public.chapters as c
      union all
      select jsonb_build_object('place', row_number() over (order by s."order"), 'row_id', s.id, 'stamp', s.updated_at,
        'chapter_id', s.chapter_id, 'title', s.title, 'content', s.content || '<p>three</p>') from public.sections as s) as p))`,
  )
  const asked = { import: id, law: 'vat-law', instrument: '', total: SECTIONS + 1 }
  return { who: staff, statement: callOf('apply_import', asked), import: id }
}

const deletion = async (): Promise<Asked> => ({
  who: staff,
  statement: callOf('change_rows', { list: 'sections', change: 'delete' }, SECTION_ARRAYS),
})

interface Asked {
  who: Claims
  statement: string
  amendment?: string
  import?: string
}

/** What is done first, whole, so that it is taken back. */
async function after(make: () => Promise<Asked>, undo: (done: Asked) => string): Promise<Asked> {
  const done = await make()
  await asks(done.who, done.statement)
  return { who: staff, statement: undo(done) }
}
const undoNewest = () => callOf('undo_changes', {}, { versions: newest })

/** Lays the pieces of an archive into a database of its own. */
async function archiveSent(): Promise<Asked> {
  const service: Claims = { role: 'service_role' }
  const [{ prepare_archive } = {}] = await asks(service, callOf('prepare_archive', {}))
  const { id, columns } = prepare_archive as { id: string; columns: object }
  const pieces = await line.run(
    `select table_name, place, rows from private.archive_pieces where archive = ${literal(id)}`,
  )
  const [counts] =
    await line.run(`select jsonb_object_agg(t.name, 0) || coalesce((select jsonb_object_agg(p.table_name, p.size)
    from (select a.table_name, sum(jsonb_array_length(('[' || a.rows || ']')::jsonb)) as size from private.archive_pieces as a
      where a.archive = ${literal(id)} group by 1) as p), '{}') as counts from private.archive_tables() as t`)
  await line.end()
  other = await startStopping()
  line = new Line(other.url)
  for (const piece of pieces) await asks(service, callOf('add_archive_piece', { archive: id, ...piece }))
  return { who: service, statement: callOf('bring_in_archive', { archive: id, columns, counts: counts?.counts }) }
}

/** Each kind of change, after how many versions it is stopped, and what makes it ready. */
const KINDS: [name: string, stop: number, make: () => Promise<Asked>][] = [
  ['an amendment that comes into force', 15, amendmentDue],
  ['drafts on their day', 2, draftsDue],
  ['a law that is brought in', 7, lawStaged],
  ['a change of many rows', 3, deletion],
  ['the undo of an amendment', 9, () => after(amendmentDue, ({ amendment }) => stepOf(amendment, 'take back'))],
  ['the undo of drafts', 2, () => after(draftsDue, undoNewest)],
  ['the undo of a law', 11, () => after(lawStaged, (done) => callOf('undo_import', { import: done.import }))],
  ['the undo of a change of many rows', 8, () => after(deletion, undoNewest)],
  ['an amendment again, at its last row', SECTIONS * 2, amendmentDue],
  ['a law again, at its first row', 1, lawStaged],
  [
    'the undo of an amendment again, at its first row',
    1,
    () => after(amendmentDue, ({ amendment }) => stepOf(amendment, 'take back')),
  ],
  ['an archive that is brought in', 25, archiveSent],
]

it.skipIf(!programs).each(isLong ? KINDS : KINDS.slice(0, 1))(
  'BULK-1 TIME-3 of %s nothing is half when the server is killed',
  async (_, stop, make) => {
    await line.run(
      'truncate public.chapters, public.news, public.amendments, public.drafts, public.section_versions cascade',
    )
    await begin()
    const { who, statement } = await make()
    const tables = await managedTables(line)
    const before = await readWorld(line, tables)
    await line.run(`update private.stop set after_versions = ${stop}; alter sequence private.versions_written restart`)
    const keeper = new Line(other?.url ?? database.url)
    await keeper.run('select pg_advisory_lock(4711)')
    const lost = line.as(who, statement).then(
      (given) => given,
      () => 'no answer',
    )
    const waiting = `select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`
    await expect.poll(async () => (await keeper.run(waiting)).length).toBe(1)

    await server.kill()
    await server.start()

    expect(await lost).toBe('no answer')
    await Promise.all([keeper.end(), line.end()])
    line = new Line(other?.url ?? database.url)
    expect((await readWorld(line, tables)).all).toBe(before.all)
    await line.run('update private.stop set after_versions = null')
    await asks(who, statement)
    expect((await readWorld(line, tables)).all).not.toBe(before.all)
  },
)
