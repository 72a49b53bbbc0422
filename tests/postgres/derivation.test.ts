import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { addRow, type LooseClient, newText, rowsToRemove } from '../data/sample-rows.ts'
import { createVisitor, signInStaff, sql } from '../support/backend.ts'

// What is derived from texts, which one does at a time beside whoever saves: several at once, which only a server knows.

let staff: LooseClient
let visitor: LooseClient
let chapter: string
let base: number
// Last, once the rows are gone: none of it is left to another file.
afterAll(() => deriveAll())
const chapters = rowsToRemove('chapters')
const news = rowsToRemove('news')

beforeAll(async () => {
  staff = await signInStaff()
  visitor = createVisitor()
})

beforeEach(async () => {
  base = 100_000 + Math.floor(Math.random() * 800_000) * 100
  chapter = await addRow('chapters', { title: newText(), type: 'vat-law', order: 9000 })
  chapters.push(chapter)
})

const LONG = `<p>${'wallaby '.repeat(7000)}</p>`
const linkTo = (place: string) => `<p><a href="/law/vat-law/${place}">there</a></p>`

const addSection = (number: number, content: string): Promise<string> =>
  addRow('sections', { chapter_id: chapter, title: `${base + number}. Section`, content, order: number })

async function bringIn(contents: readonly string[]): Promise<void> {
  const id = randomUUID()
  const { data } = await staff.from('chapters').select('updated_at').eq('id', chapter).single().throwOnError()
  const sections = contents.map((content, place) => {
    return { place: place + 1, chapter_id: chapter, title: `${base + place}. Section`, content }
  })
  const parts = [{ place: 0, row_id: chapter, stamp: data.updated_at }, ...sections]
  await staff.rpc('stage_import', { import: id, parts }).throwOnError()
  await staff.rpc('apply_import', { import: id, law: 'vat-law', instrument: '', total: parts.length }).throwOnError()
}

const hasDue = async () =>
  (await visitor.from('content_version').select('has_due').single().throwOnError()).data?.has_due as boolean
const derive = async () => (await visitor.rpc('derive_pending').throwOnError()).data as boolean
async function deriveAll() {
  while (await hasDue()) await derive()
}
const find = async (word: string) => (await visitor.rpc('search_content', { query: word }).throwOnError()).data.total
const underived = async () => (await staff.rpc('get_underived_texts').throwOnError()).data
/** As when a minute, or a day, has gone by. */
const letTimePass = () => sql("update private.pending_texts set tried_at = tried_at - interval '1 day'")

/** Has deriving fail for texts that link this place, so many times. */
async function failFor(place: string, times = 1000) {
  await sql('create sequence private.refusals')
  await sql(`create function private.refuse_link() returns trigger language plpgsql as $$
    begin
      if new.target = 'vat-law/${place}' and nextval('private.refusals') <= ${times} then
        raise exception 'There is no room for it.';
      end if;
      return new;
    end $$`)
  await sql(`create trigger refused before insert on private.text_links for each row
    execute function private.refuse_link()`)
  onTestFinished(async () => {
    await sql('drop trigger refused on private.text_links')
    await sql('drop function private.refuse_link()')
    await sql('drop sequence private.refusals')
    await sql('delete from private.pending_texts')
  })
}

/** Somebody else derives what is due, until what is answered is called. */
async function deriveBeside(): Promise<() => Promise<void>> {
  await sql('begin')
  let isOver = false
  const end = async () => {
    if (!isOver) await sql('commit')
    isOver = true
  }
  onTestFinished(end)
  await sql("select pg_advisory_xact_lock(hashtextextended('what is derived', 0))")
  await sql('select private.derive_text(t.table_name, t.id, t.newest, t.is_changed) from private.due_texts() as t')
  return end
}

/** A word of no other text, and of none that is nearly the same. */
const newWord = () =>
  Array.from(randomUUID().replace(/-/g, ''), (digit) => 'bcdfghjklmnpqrst'[Number.parseInt(digit, 16)]).join('')

it('BULK-1 an address of any length in a text that was brought in is derived like any other', async () => {
  const word = newWord()
  // Of letters that cannot be told in fewer, as an index would.
  const letters = Array.from({ length: 100 }, newWord).join('')
  await bringIn([`<p>${word}</p><a href="/law/${letters}/30">there</a>`])
  await deriveAll()
  expect(await underived()).toEqual([])
  expect(await find(word)).toBe(1)
})

it('TIME-2 what is due is published though a text cannot be derived, which staff are told by name', async () => {
  await failFor('refused')
  const word = newWord()
  await bringIn([linkTo('refused'), `<p>${word}</p>`])
  const title = newText()
  const post = { title, date: '1951-01-01', category: 'Updates', summary: 'x', content: '<p>x</p>' }
  const { data: draft } = await staff
    .rpc('save_draft', { list: 'news', new_values: post, publish_on: '9000-01-01' })
    .single<{ id: string }>()
    .throwOnError()
  onTestFinished(async () => void (await sql('delete from public.drafts where id = $1', [draft?.id])))
  await sql('update public.drafts set publish_on = private.today() where id = $1', [draft?.id])

  expect((await visitor.rpc('publish_due').throwOnError()).data).toBe(1)
  await deriveAll()

  const { data: published } = await visitor.from('news').select('id').eq('title', title).throwOnError()
  news.push(...(published ?? []).map(({ id }: { id: string }) => id))
  expect(published).toHaveLength(1)
  expect(await find(word)).toBe(1)
  expect(await underived()).toMatchObject([
    { kind: 'section', title: `${base}. Section`, list_id: chapter, failure: 'There is no room for it.', tries: 1 },
  ])
  // Nobody's page is told again and again that there is something to do.
  expect(await hasDue()).toBe(false)
})

it('TIME-2 a text that failed is tried again later, and at the third time it is found', async () => {
  await failFor('refused', 2)
  const word = newWord()
  await bringIn([`<p>${word}</p>${linkTo('refused')}`])
  for (const tries of [1, 2]) {
    await deriveAll()
    expect(await underived()).toMatchObject([{ tries }])
    await letTimePass()
  }
  await deriveAll()
  expect(await underived()).toEqual([])
  expect(await find(word)).toBe(1)
})

it('TIME-2 one that a colleague mends is no longer told', async () => {
  await failFor('refused')
  await bringIn([linkTo('refused')])
  await deriveAll()
  const [failed] = await underived()
  await staff.from('sections').update({ content: '<p>x</p>' }).eq('id', failed.id).throwOnError()
  expect(await underived()).toEqual([])
})

it('BULK-1 who saves or deletes does not wait for who derives, and what is deleted is not found any more', async () => {
  const [word, other] = [newWord(), newWord()]
  const gone = await addSection(1, `<p>${word}</p>`)
  expect(await find(word)).toBe(1)
  const end = await deriveBeside()
  const kept = await addSection(2, `<p>${other}</p>`)
  await staff.from('sections').delete().eq('id', gone).throwOnError()
  expect(await find(word)).toBe(0)
  await end()
  await deriveAll()
  expect(await find(other)).toBe(1)
  const counted = 'select word from private.search_words where word = any ($1)'
  expect(await sql(counted, [[word, other]])).toEqual([{ word: other }])
  await staff.from('sections').delete().eq('id', kept).throwOnError()
})

it('BULK-1 a visitor who finds somebody deriving leaves at once', async () => {
  const end = await deriveBeside()
  await addSection(1, '<p>x</p>')
  expect(await hasDue()).toBe(true)
  const answers = await Promise.all(Array.from({ length: 60 }, derive))
  expect(answers).not.toContain(true)
  await end()
  await deriveAll()
})

it('BULK-1 a text that is changed while it is derived is derived again, as it is then', async () => {
  const word = newWord()
  const id = await addSection(1, LONG)
  const end = await deriveBeside()
  await staff
    .from('sections')
    .update({ content: `<p>${word}</p>` })
    .eq('id', id)
    .throwOnError()
  await end()
  await deriveAll()
  expect(await find(word)).toBe(1)
})

it('TRUE-4 a provision that goes while a text that cites it is derived leaves it dead there', async () => {
  const cited = await addSection(1, '<p>x</p>')
  const citing = await addSection(2, `${LONG}<p>See section ${base + 1}.</p>`)
  const end = await deriveBeside()
  await staff.from('sections').delete().eq('id', cited).throwOnError()
  await end()
  await deriveAll()
  const found = await sql('select linked from private.dead_links where source_id = $1', [citing])
  expect(found).toEqual([{ linked: `section ${base + 1}` }])
})

it('BULK-1 what the server was killed over is derived by the next one', async () => {
  const word = newWord()
  await bringIn([`<p>${word}</p>`])
  const [database] = await sql<{ name: string }>('select current_database() as name')
  const server = postgres(process.env.TEST_DATABASE_URL ?? '', {
    max: 1,
    database: database?.name ?? '',
    onclose: () => {},
  })
  await server`begin`
  const [deriving] = await server`select pg_backend_pid() as pid, private.derive_pending()`
  await sql('select pg_terminate_backend($1, 10000)', [deriving?.pid])
  await server.end()
  expect(await find(word)).toBe(0)
  await deriveAll()
  expect(await find(word)).toBe(1)
})

it('BULK-1 a long text that is saved is derived afterwards, so that no colleague waits for it', async () => {
  const word = newWord()
  await addSection(1, `${LONG}<p>${word}</p>`)
  expect([await hasDue(), await find(word)]).toEqual([true, 0])
  await deriveAll()
  expect(await find(word)).toBe(1)
})

it('TRUE-4 a text is read through once for all of its references that lead nowhere', async () => {
  const links = Array.from(
    { length: 300 },
    (_, place) => `<a href="/law/vat-law/x${place}">section ${base + place}</a>`,
  )
  const id = await addSection(1, '<p>x</p>')
  await sql('begin')
  onTestFinished(async () => void (await sql('rollback')))
  await sql("set local track_functions = 'all'")
  await sql('update public.sections set content = $2 where id = $1', [id, `<p>${links.join(', ')}</p>`])
  await sql('delete from private.pending_texts')
  await sql("select private.refresh_texts('sections', array[$1::uuid])", [id])
  const [{ calls } = { calls: 0 }] = await sql<{ calls: number }>(
    "select calls::integer from pg_stat_xact_user_functions where funcname = 'find_references'",
  )
  expect(calls).toBeGreaterThan(0)
  expect(calls).toBeLessThan(30)
})
