import { beforeAll, describe, expect, it } from 'vitest'
import { createService, signInStaff } from '../support/backend.ts'
import { addRow, type LooseClient, newText, rowsToRemove } from './sample-rows.ts'

let staff: LooseClient
let service: LooseClient
const posts = rowsToRemove('news')
const chapters = rowsToRemove('chapters')
const categories = rowsToRemove('faq_categories')

beforeAll(async () => {
  staff = await signInStaff()
  service = createService()
})

interface Item {
  id: string
  updated_at: string
}
interface Answer {
  id: string
  outcome: string
  version: number | null
}

const CHANGED_SINCE = 'It has been changed or restored since.'

/** Adds posts, and reads them as a list does. */
async function addPosts(count: number): Promise<Item[]> {
  const rows = Array.from({ length: count }, () => ({
    title: newText(),
    date: '1951-01-01',
    category: 'Updates',
    summary: 'x',
    content: '<p>x</p>',
  }))
  const { data } = await service.from('news').insert(rows).select('id, updated_at').throwOnError()
  posts.push(...data.map(({ id }: Item) => id))
  return data
}

async function readItems(table: string, ids: string[]): Promise<Item[]> {
  return (await service.from(table).select('id, updated_at').in('id', ids).throwOnError()).data
}

const columnsOf = (items: Item[]) => ({
  ids: items.map(({ id }) => id),
  stamps: items.map(({ updated_at }) => updated_at),
})

async function change(list: string, items: Item[], wanted: string): Promise<Answer[]> {
  return (await staff.rpc('change_rows', { list, ...columnsOf(items), change: wanted }).throwOnError()).data
}

const versionsOf = (answers: Answer[]) => answers.flatMap(({ version }) => version ?? [])
const undo = async (versions: number[]): Promise<{ version: number; title: string; failure: string | null }[]> =>
  (await staff.rpc('undo_changes', { versions }).throwOnError()).data
const outcomesOf = (answers: Answer[]) => new Map(answers.map(({ id, outcome }) => [id, outcome]))

describe('STAFF-2 deleting many rows', () => {
  it('STAFF-2 of 30 rows, five changed and one deleted a second ago, deletes the rest, and says which it left', async () => {
    const items = await addPosts(30)
    const changed = items.slice(0, 5).map(({ id }) => id)
    const [gone] = items.slice(-1).map(({ id }) => id)
    await service.from('news').update({ title: newText() }).in('id', changed).throwOnError()
    await service.from('news').delete().eq('id', gone).throwOnError()
    const outcomes = outcomesOf(await change('news', items, 'delete'))
    for (const id of changed) expect(outcomes.get(id)).toBe('changed')
    expect(outcomes.get(gone ?? '')).toBe('gone')
    expect([...outcomes.values()].filter((outcome) => outcome === 'done')).toHaveLength(24)
    const left = (await readItems('news', changed)).map(({ id }) => id)
    expect(left.sort()).toEqual(changed.sort())
  })

  it('STAFF-2 is taken back by one undo, with what hung on each row', async () => {
    const chapter = { title: newText(), type: 'vat-law', order: 9000 }
    const id = await addRow('chapters', chapter)
    chapters.push(id)
    const section = await addRow('sections', { chapter_id: id, title: newText(), content: 'x', order: 1 })
    const answers = await change('chapters', await readItems('chapters', [id]), 'delete')
    expect(await readItems('sections', [section])).toEqual([])
    expect(await undo(versionsOf(answers))).toEqual([
      { version: answers[0]?.version, title: chapter.title, failure: null },
    ])
    expect(await readItems('sections', [section])).toHaveLength(1)
  })

  it('STAFF-2 an undo leaves alone what was restored or changed since, and says so', async () => {
    const [one, two] = await addPosts(2)
    const answers = await change(
      'news',
      [one, two].flatMap((item) => item ?? []),
      'delete',
    )
    const versions = versionsOf(answers)
    await undo(versions.slice(0, 1))
    const again = await undo(versions)
    expect(again).toHaveLength(2)
    expect(again.map(({ failure }) => failure)).toEqual(expect.arrayContaining([CHANGED_SINCE, null]))
  })

  it('BULK-1 takes back what was added, unless something was changed or added to it since', async () => {
    const add = async (): Promise<{ ids: string[]; versions: number[] }> => {
      const chapter = await addRow('chapters', { title: newText(), type: 'vat-law', order: 900 })
      chapters.push(chapter)
      const section = await addRow('sections', {
        chapter_id: chapter,
        title: newText(),
        content: '<p>x</p>',
        order: 1,
      })
      const { data } = await staff.from('history').select('id').in('row_id', [chapter, section]).throwOnError()
      return { ids: [chapter, section], versions: data.map(({ id }: { id: number }) => id) }
    }
    const alone = await add()
    expect((await undo(alone.versions)).map(({ failure }) => failure)).toEqual([null, null])
    expect(await readItems('chapters', alone.ids)).toEqual([])
    expect(await readItems('sections', alone.ids)).toEqual([])
    const another = await add()
    await staff.from('sections').update({ title: newText() }).eq('id', another.ids[1]).throwOnError()
    expect((await undo(another.versions)).map(({ failure }) => failure)).toEqual([
      CHANGED_SINCE,
      'Something has been added to it since.',
    ])
    expect(await readItems('sections', another.ids)).toHaveLength(1)
  })

  it('STAFF-2 an undo says where the parent is gone', async () => {
    const chapter = await addRow('chapters', { title: newText(), type: 'vat-law', order: 9000 })
    const section = await addRow('sections', { chapter_id: chapter, title: newText(), content: 'x', order: 1 })
    const answers = await change('sections', await readItems('sections', [section]), 'delete')
    await service.from('chapters').delete().eq('id', chapter).throwOnError()
    const [answer] = await undo(versionsOf(answers))
    expect(answer?.failure).toBe('The chapter of this section was deleted. Restore the chapter first.')
  })
})

describe('STAFF-2 enabling and disabling many FAQs', () => {
  it('STAFF-2 changes those that are in the other state, and one undo takes back just these', async () => {
    const category_id = await addRow('faq_categories', { name: newText(), order: 9000 })
    categories.push(category_id)
    const on = await addRow('faqs', { category_id, question: newText(), is_enabled: true })
    const off = await addRow('faqs', { category_id, question: newText(), is_enabled: false })
    const states = async () => {
      const { data } = await service.from('faqs').select('id, is_enabled').in('id', [on, off]).throwOnError()
      return new Map(data.map((row: { id: string; is_enabled: boolean }) => [row.id, row.is_enabled]))
    }
    const answers = await change('faqs', await readItems('faqs', [on, off]), 'disable')
    expect([...outcomesOf(answers).values()]).toEqual(['done', 'done'])
    const both = new Map([on, off].map((id) => [id, false]))
    expect(await states()).toEqual(both)
    await undo(versionsOf(answers))
    expect(await states()).toEqual(both.set(on, true))
  })
})

it('STAFF-2 refuses more than 500 rows at once', async () => {
  const items = Array.from({ length: 501 }, () => ({ id: crypto.randomUUID(), updated_at: '2026-01-01' }))
  const { error, status } = await staff.rpc('change_rows', { list: 'news', ...columnsOf(items), change: 'delete' })
  expect([status, error?.message]).toEqual([400, 'At most 500 rows can be changed at once.'])
})
