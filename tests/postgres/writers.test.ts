import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addRow, type LooseClient, newText, rowsToRemove } from '../data/sample-rows.ts'
import { createService, signInStaff, sql } from '../support/backend.ts'

// Several writers at once, which only a server has: the embedded database runs one statement after another.

let staff: LooseClient
let service: LooseClient
const parents = { sections: rowsToRemove('chapters'), faqs: rowsToRemove('faq_categories') }

beforeAll(async () => {
  staff = await signInStaff()
  service = createService()
})

interface Rows {
  list: 'sections' | 'faqs'
  parent: string
  wanted: string
  other: string
}
const TITLES = { sections: 'title', faqs: 'question' }

/** Two rows of one chapter or category. */
async function addRows(list: Rows['list']): Promise<Rows> {
  const parent =
    list === 'sections'
      ? await addRow('chapters', { title: newText(), order: 9000 })
      : await addRow('faq_categories', { name: newText(), order: 9000 })
  parents[list].push(parent)
  const add = () =>
    list === 'sections'
      ? addRow('sections', { title: newText(), chapter_id: parent, content: 'x', order: 1 })
      : addRow('faqs', { question: newText(), category_id: parent })
  return { list, parent, wanted: await add(), other: await add() }
}

const save = ({ list }: Rows, id: string) =>
  sql(`update public.${list} set ${TITLES[list]} = ${TITLES[list]} || '!' where id = $1`, [id])
const stampOf = async ({ list, wanted }: Rows) =>
  (await service.from(list).select('updated_at').eq('id', wanted).single().throwOnError()).data.updated_at
const versionsOf = async ({ wanted }: Rows) =>
  (await service.from('history').select('id').eq('row_id', wanted).not('row', 'is', null).throwOnError()).data.map(
    ({ id }: { id: number }) => id,
  )

type Writing = PromiseLike<{ error: { message: string } | null }>
const WRITERS: [string, (rows: Rows) => Promise<() => Writing>][] = [
  [
    'a change of many rows',
    async (rows) => {
      const stamps = [await stampOf(rows)]
      return () => staff.rpc('change_rows', { list: rows.list, ids: [rows.wanted], stamps, change: 'delete' })
    },
  ],
  [
    'the undo of changes',
    async (rows) => {
      const versions = await versionsOf(rows)
      return () => staff.rpc('undo_changes', { versions })
    },
  ],
  [
    'a restoration',
    async (rows) => {
      const [version] = await versionsOf(rows)
      return () => staff.rpc('restore_version', { version })
    },
  ],
  [
    'a move',
    async ({ list, wanted }) =>
      () =>
        staff.rpc('move_rows', { list, row_ids: [wanted], to_place: 1 }),
  ],
  [
    'the deletion of what it hangs on',
    async ({ list, parent }) =>
      () =>
        staff
          .from(list === 'sections' ? 'chapters' : 'faq_categories')
          .delete()
          .eq('id', parent),
  ],
]

describe.each(['sections', 'faqs'] as const)('a save of %s', (list) => {
  let rows: Rows
  beforeEach(async () => {
    rows = await addRows(list)
    await save(rows, rows.wanted)
  })

  it.each(WRITERS)('STAFF-2 STAFF-5 DATA-6 and %s wait for each other and are both done', async (_, prepare) => {
    const write = await prepare(rows)
    await sql('begin')
    onTestFinished(async () => void (await sql('rollback')))
    await save(rows, rows.other)
    const written = Promise.resolve(write())
    await expect.poll(isSomebodyWaiting).toBe(true)

    await save(rows, rows.wanted)
    await sql('commit')

    expect((await written).error).toBeNull()
  })
})

/** Whether a writer waits for a lock. */
async function isSomebodyWaiting(): Promise<boolean> {
  const [found] = await sql<{ is_waiting: boolean }>(
    "select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as is_waiting",
  )
  return found?.is_waiting === true
}
