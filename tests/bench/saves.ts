import { setTimeout as pause } from 'node:timers/promises'
import { type BenchConnection, openBench } from './bench-database.ts'
import { formatTable } from './format-table.ts'
import { generateSections } from './generated-sections.ts'
import { LONG_TEXTS } from './long-texts.ts'

// How long a colleague waits to save a short text: beside one long text, and beside an import with visitors who come at once.

const LENGTHS = [50_000, 1_000_000]
const SECTIONS = 900
/** An import's size in megabytes, and how many visitors come at once after it. */
const IMPORTS = [
  { megabytes: 1, visitors: 60 },
  { megabytes: 1, visitors: 200 },
  { megabytes: 1, visitors: 1000 },
  { megabytes: 8, visitors: 60 },
]
/** As many as an API in front of the database opens. */
const POOL = 20
/** After which a request of staff is refused, in milliseconds. */
const REFUSED = 8000
const IMPORT = '11111111-1111-4111-8111-111111111111'

const database = await openBench()
if (!database.connect) throw new Error('Only a server knows who waits for whom: TEST_DATABASE_URL names one.')
const { connect } = database
const chapter = await one<string>(
  database,
  `insert into public.chapters (title, type, "order") values ('Quokkas', 'regulations', 9000) returning id as value`,
)
const colleague = await connect()
await colleague.sql(`set statement_timeout = ${REFUSED}`)
const own = await addSection(colleague, '9000. Quokka', '<p>x</p>')
const writer = await connect()
const pool = await Promise.all(Array.from({ length: POOL }, connect))

const texts: string[][] = []
for (const length of LENGTHS) {
  for (const [kind, content] of Object.entries(LONG_TEXTS)) texts.push(await besideText(kind, content(length)))
}
console.log(
  formatTable(['a text of', 'characters', 'saved, ms', 'derived, ms', 'longest save beside it, ms', 'refused'], texts),
)
const imports: string[][] = []
for (const [number, { megabytes, visitors }] of IMPORTS.entries()) {
  imports.push([show(megabytes), ...(await besideImport(number, megabytes, visitors))])
}
console.log(formatTable(['MB', 'visitors', 'written, ms', 'derived, ms', 'saves', 'longest, ms', 'refused'], imports))
await Promise.all([colleague, writer, ...pool].map((connection) => connection.close()))
await database.close()

async function besideText(kind: string, content: string): Promise<string[]> {
  let id = ''
  const [[saved, derived], saves] = await whileSaving(async () => [
    await timed(async () => {
      id = await addSection(writer, '9001. Long', content)
    }),
    await timed(() => deriveAll(writer)),
  ])
  await writer.sql('delete from public.sections where id = $1', [id])
  await deriveAll(writer)
  return [kind, show(content.length), show(saved), show(derived), show(Math.max(...saves.waits)), show(saves.refused)]
}

async function besideImport(number: number, megabytes: number, visitors: number): Promise<string[]> {
  await signIn(writer)
  const parts = [...generateSections(SECTIONS, number)].map(({ title, content }, place) => {
    const paragraphs = Math.ceil((megabytes * 1_000_000) / SECTIONS / content.length)
    return { place: place + 1, chapter_id: chapter, title: `1${number}${title}`, content: content.repeat(paragraphs) }
  })
  const [stamp] = await writer.sql<{ value: string }>(
    'select updated_at::text as value from public.chapters where id = $1',
    [chapter],
  )
  const all = [{ place: 0, row_id: chapter, stamp: stamp?.value }, ...parts]
  await writer.sql('select public.stage_import($1, $2::text::jsonb)', [IMPORT, JSON.stringify(all)])
  const [[written, derived], saves] = await whileSaving(async () => [
    await timed(() => writer.sql(`select public.apply_import($1, 'regulations', '', $2)`, [IMPORT, all.length])),
    await timed(() => Promise.all(Array.from({ length: visitors }, (_, who) => visit(pool[who % POOL] ?? writer)))),
  ])
  return [visitors, written, derived, saves.waits.length, Math.max(...saves.waits), saves.refused].map(show)
}

/** What a page does that is told that something is due, until it is not told so any more. */
async function visit(connection: BenchConnection): Promise<void> {
  while (await isDue(connection)) {
    await connection.sql('select public.publish_due()')
    await connection.sql('select public.derive_pending()')
    await pause(200)
  }
}

async function deriveAll(connection: BenchConnection): Promise<void> {
  while (await isDue(connection)) await connection.sql('select public.derive_pending()')
}

function isDue(connection: BenchConnection) {
  return one<boolean>(connection, 'select public.has_due(v) as value from public.content_version as v')
}

/** Runs a task while a colleague saves a short text ten times a second. */
async function whileSaving<Result>(task: () => Promise<Result>) {
  const saves = { waits: [0], refused: 0 }
  let isOver = false
  const saving = (async () => {
    while (!isOver) {
      const save = () =>
        colleague.sql('update public.sections set content = $1 where id = $2', [`<p>${Date.now()}</p>`, own])
      saves.waits.push(await timed(() => save().catch(() => (saves.refused += 1))))
      await pause(100)
    }
  })()
  const result = await task()
  isOver = true
  await saving
  return [result, saves] as const
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await task()
  return performance.now() - began
}

function addSection(connection: BenchConnection, title: string, content: string) {
  return one<string>(
    connection,
    'insert into public.sections (chapter_id, title, content, "order") values ($1, $2, $3, 1) returning id as value',
    [chapter, title, content],
  )
}

async function one<Value>(connection: Pick<BenchConnection, 'sql'>, statement: string, parameters?: unknown[]) {
  const [row] = await connection.sql<{ value: Value }>(statement, parameters)
  if (!row) throw new Error(`Nothing answered to ${statement}`)
  return row.value
}

/** As a member of staff, for what asks who calls. */
async function signIn(connection: BenchConnection): Promise<void> {
  await connection.sql(`insert into auth.sessions (id, user_id)
    select user_id, user_id from private.staff limit 1 on conflict do nothing`)
  await connection.sql(`select set_config('request.jwt.claims', jsonb_build_object('sub', s.user_id, 'session_id',
    s.user_id, 'role', 'authenticated')::text, false) from private.staff as s limit 1`)
}

function show(value: number): string {
  return Math.round(value).toLocaleString('en')
}
