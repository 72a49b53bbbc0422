import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Claims } from '../support/public-calls.ts'
import {
  arrayOf,
  callOf,
  Line,
  literal,
  type StaffedDatabase,
  startStaffedDatabase,
} from '../support/sequences/acting.ts'
import { Random } from '../support/sequences/random.ts'
import { managedTables, readWorld } from '../support/sequences/world.ts'

// Many hands on one thing: eight editors on one amendment, and a change of a thousand rows of which three are in the way.

const isLong = process.env.TEST_SEEDS !== undefined
const EDITORS = 8
/** Changes of an amendment, each of which is tried when it is prepared and written on its day. */
const CHANGES = isLong ? 1000 : 200
const MILLISECONDS = isLong ? 60_000 : 2000
const SECTIONS = 4
const AMENDMENT = randomUUID()

let database: StaffedDatabase
let line: Line

beforeAll(async () => {
  database = await startStaffedDatabase(process.env.TEST_DATABASE_URL ?? '', EDITORS)
  line = new Line(database.url)
})
afterAll(async () => {
  await line.end()
  await database.close()
})

/** A chapter with so many sections, whose numbers come after this one. */
const chapterOf = async (title: string, sections: number, after = 0): Promise<string> => {
  const [chapter] = await line.run(
    `insert into public.chapters (title, type, "order") values (${literal(title)}, 'vat-law', 1) returning id`,
  )
  await line.run(`insert into public.sections (chapter_id, title, content, "order", text_as_of)
    select ${literal(chapter?.id)}, (${after} + n) || '. Section', '<p>one</p>', n, '2020-01-01'
    from generate_series(1, ${sections}) as n`)
  return String(chapter?.id)
}

/** Of an editor: which words were acknowledged, by the draft that took them, and what was refused. */
interface Work {
  kept: { draft: string; word: string }[]
  refused: { code: string; message: string }[]
}

/** Adds a word at a time to what the amendment says of a section, as it was read. */
async function edit(who: Claims, place: number, until: number): Promise<Work> {
  const own = new Line(database.url)
  const random = new Random(1000 + place)
  const work: Work = { kept: [], refused: [] }
  while (performance.now() < until) {
    const read = await own.as(
      who,
      `select s.id as section, s.updated_at::text, d.id as draft, d.written_at::text, d."row" ->> 'content' as content
        from public.sections as s left join public.drafts as d on d.row_id = s.id and d.amendment_id = ${literal(AMENDMENT)}
          and d.is_waiting order by s."order" offset ${random.below(SECTIONS)} limit 1`,
    )
    const [found] = 'answer' in read ? read.answer : []
    const word = random.word()
    const draft = String(found?.draft ?? random.uuid())
    const discards = found?.draft && random.chance(0.03)
    const said = await own.as(
      who,
      discards
        ? `update public.drafts set is_removed = true where id = ${literal(draft)} returning id`
        : callOf('save_draft', {
            ...{
              list: 'sections',
              row_id: found?.section,
              based_on: found?.updated_at,
              draft,
              stamp: found?.written_at,
            },
            ...{
              new_values: { content: `${found?.content ?? ''}<p>${word}</p>` },
              amendment: AMENDMENT,
              is_ready: true,
            },
          }),
    )
    if ('refusal' in said) work.refused.push(said.refusal)
    else if (!discards) work.kept.push({ draft: String(said.answer[0]?.id), word })
  }
  await own.end()
  return work
}

it('TIME-3 eight editors of one amendment lose no word, and whoever is refused is told why', async () => {
  await chapterOf('Part', SECTIONS)
  await line.run(
    `insert into public.amendments (id, title, day) values (${literal(AMENDMENT)}, 'Sample', private.today())`,
  )
  const until = performance.now() + MILLISECONDS
  const works = await Promise.all(database.staff.map((who, place) => edit(who, place, until)))
  const kept = works.flatMap((work) => work.kept)
  const refused = works.flatMap((work) => work.refused)
  const drafts = await line.run('select d.id, d."row" ->> \'content\' as content from public.drafts as d')
  const contentOf = new Map(drafts.map(({ id, content }) => [id, String(content)]))
  expect(kept.filter(({ draft, word }) => !contentOf.get(draft)?.includes(word))).toEqual([])
  expect(kept).not.toEqual([])
  for (const { code, message } of refused) expect(`${code} ${message}`).toMatch(/^PT4\d\d [A-Z].*\.$/)
  const saves = await line.run('select "row" ->> \'content\' as content from public.draft_saves')
  expect(saves, 'each save is kept').toHaveLength(kept.length)
  if (isLong) console.warn(`${kept.length} saves were kept, and ${refused.length} refused.`)

  const stepped = `select public.step_amendment(a.id, 'set', a.updated_at) from public.amendments as a`
  expect(await line.as(database.staff[0] as Claims, stepped)).toHaveProperty('answer')
  const [lost] =
    await line.run(`select count(*)::integer as number from public.drafts as d join public.sections as s on s.id = d.row_id
    where not d.is_removed and s.content is distinct from d."row" ->> 'content'`)
  expect(lost).toEqual({ number: 0 })
})

/** Sends a file with so many sections of a chapter, whose numbers come after this one, each with a paragraph more. */
async function stage(who: Claims, id: string, chapter: string, sections: number, after: number): Promise<void> {
  const staged = await line.as(
    who,
    `select public.stage_import(${literal(id)}, (select jsonb_agg(p.part) from (
      select jsonb_build_object('place', 0, 'row_id', c.id, 'stamp', c.updated_at) as part from public.chapters as c
      where c.id = ${literal(chapter)}
      union all
      select jsonb_strip_nulls(jsonb_build_object('place', n, 'row_id', s.id, 'stamp', s.updated_at,
        'chapter_id', ${literal(chapter)}, 'title', (${after} + n) || '. Section',
        'content', coalesce(s.content, '') || '<p>two</p>')) from generate_series(1, ${sections}) as n
      left join public.sections as s on s.title = (${after} + n) || '. Section') as p))`,
  )
  expect(staged).toHaveProperty('answer')
}

it('BULK-1 of a thousand rows three are in the way: they are named, and nothing is written', async () => {
  const who = database.staff[0] as Claims
  const chapter = await chapterOf('Schedule', 0)
  const refusalOf = async (statement: string) => {
    const given = await line.as(who, statement)
    if (!('refusal' in given)) throw new Error('It was not refused.')
    return given.refusal
  }
  const apply = (id: string) => callOf('apply_import', { import: id, law: 'vat-law', instrument: '', total: 1001 })
  const [first, second] = [randomUUID(), randomUUID()]
  await stage(who, first, chapter, 1000, 1000)
  expect(await line.as(who, apply(first))).toHaveProperty('answer')
  await stage(who, second, chapter, 1000, 1000)
  await line.as(
    who,
    `update public.sections set content = '<p>By a colleague</p>' where number in ('1200', '1500', '1999') returning id`,
  )
  const tables = await managedTables(line)
  const before = await readWorld(line, tables)

  const again = await refusalOf(apply(second))
  const undone = await refusalOf(callOf('undo_import', { import: first }))

  expect(again).toEqual({
    code: 'PT409',
    message:
      'Somebody has changed 3 texts meanwhile: 1200. Section, 1500. Section, 1999. Section. Nothing was written. Compare again.',
  })
  expect(undone.code).toBe('PT409')
  expect(undone.message).toMatch(/^Nothing was taken back\. Of 1000 rows 3 are in the way\. /)
  for (const number of ['1200', '1500', '1999']) expect(undone.message).toContain(`${number}. Section: `)
  expect((await readWorld(line, tables)).all).toBe(before.all)
})

it('TIME-3 of an amendment’s many changes three are in the way: all are named, and it waits whole', async () => {
  const who = database.staff[0] as Claims
  const [id, amendment] = [randomUUID(), randomUUID()]
  const chapter = await chapterOf('Annex', CHANGES, 3000)
  const texts = () =>
    line.run(`select s.content, count(*)::integer as sections from public.sections as s
      where s.chapter_id = ${literal(chapter)} group by s.content order by s.content`)
  const inTheWay = `select d.title, d.draft from public.get_drafts(only_amendment => ${literal(amendment)}) as d
    where d.is_outdated order by d.title`
  await line.run(
    `insert into public.amendments (id, title, day) values (${literal(amendment)}, 'Budget', private.today())`,
  )
  await stage(who, id, chapter, CHANGES, 3000)
  const applied = callOf('apply_import', { import: id, law: 'vat-law', instrument: '', total: CHANGES + 1, amendment })
  expect(await line.as(who, applied)).toHaveProperty('answer')
  await line.run(`update public.sections set content = '<p>By a colleague</p>'
    where chapter_id = ${literal(chapter)} and number in ('3002', '3105', '3200')`)
  await line.run(
    `update public.amendments set set_at = now(), set_by = ${literal(who.sub)} where id = ${literal(amendment)}`,
  )

  const told = await line.as(who, inTheWay)
  expect(told).toMatchObject({
    answer: [{ title: '3002. Section' }, { title: '3105. Section' }, { title: '3200. Section' }],
  })
  await line.run('select public.publish_due()')
  expect(await texts()).toEqual([
    { content: '<p>By a colleague</p>', sections: 3 },
    { content: '<p>one</p>', sections: CHANGES - 3 },
  ])

  const drafts = 'answer' in told ? told.answer.map(({ draft }) => draft) : []
  await line.run(`update public.drafts set is_removed = true where id = any (${arrayOf(drafts)})`)
  await line.run('select public.publish_due()')
  expect(await texts()).toEqual([
    { content: '<p>By a colleague</p>', sections: 3 },
    { content: '<p>one</p><p>two</p>', sections: CHANGES - 3 },
  ])
})
