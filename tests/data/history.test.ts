import { beforeAll, describe, expect, it } from 'vitest'
import { createService, createVisitor, newAddress, signInStaff } from '../support/backend.ts'
import { STAFF } from '../support/users.ts'
import { addRow, type LooseClient, newText, rowsToRemove } from './sample-rows.ts'

let staff: LooseClient
let service: LooseClient
const visitor: LooseClient = createVisitor()
const chapters = rowsToRemove('chapters')
const categories = rowsToRemove('faq_categories')
const posts = rowsToRemove('news')

beforeAll(async () => {
  staff = await signInStaff()
  service = createService()
})

interface Version {
  id: number
  action: string
  title: string
  row: Record<string, unknown>
  changed_at: string
  changed_by: string
  changed_by_email: string
}

/** The versions of a row as its screen asks for them, newest first. */
async function versionsOf(table: string, id: string): Promise<Version[]> {
  const { data } = await staff
    .from('history')
    .select('id, action, title, row, changed_at, changed_by, changed_by_email')
    .eq('table_name', table)
    .eq('row_id', id)
    .not('row', 'is', null)
    .order('id', { ascending: false })
    .throwOnError()
  return data
}

const newestOf = async (table: string, id: string) => (await versionsOf(table, id))[0]?.id ?? 0
const restore = (version: number) => staff.rpc('restore_version', { version })
const remove = (table: string, id: string) => staff.from(table).delete().eq('id', id).throwOnError()

async function rowsOf(table: string, column: string, value: string): Promise<Record<string, unknown>[]> {
  const columns = table === 'faqs' ? '*, view_count' : '*'
  return (await service.from(table).select(columns).eq(column, value).order('id').throwOnError()).data as never
}

async function addPost(title = newText(), content = '<p>one</p>') {
  const id = await addRow('news', { title, date: '1951-01-01', category: 'Updates', summary: 'x', content })
  posts.push(id)
  return id
}

async function addChapter(sections = 3) {
  const chapter = await addRow('chapters', { title: newText(), order: 9000 })
  chapters.push(chapter)
  const ids: string[] = []
  for (let order = 1; order <= sections; order += 1) {
    const row = { chapter_id: chapter, title: newText(), content: `<p>Words of ${newText()}</p>`, order }
    ids.push(await addRow('sections', row))
  }
  const section = ids[0] ?? ''
  await addRow('related_rulings', { section_id: section, title: newText(), url: 'https://example.com/1' })
  await addRow('related_rulings', { section_id: section, title: newText(), url: 'https://example.com/2' })
  const read = async () => ({
    chapter: await rowsOf('chapters', 'id', chapter),
    sections: await rowsOf('sections', 'chapter_id', chapter),
    rulings: await rowsOf('related_rulings', 'section_id', section),
  })
  return { chapter, section, ids, read }
}

describe('DATA-6 what is kept', () => {
  it("a reader's visit leaves no version, nor does a save that changes nothing", async () => {
    const category = await addRow('faq_categories', { name: newText(), order: 9000 })
    categories.push(category)
    const question = newText()
    const id = await addRow('faqs', { category_id: category, question, answer: '<p>one</p>' })
    await visitor.rpc('increment_faq_view_count', { faq_id: id }).setHeader('x-forwarded-for', newAddress())
    await staff.from('faqs').update({ question, answer: '<p>one</p>', order: 0 }).eq('id', id).throwOnError()
    expect((await rowsOf('faqs', 'id', id))[0]?.view_count).toBe(1)
    expect(await versionsOf('faqs', id)).toEqual([])
  })
})

describe('DATA-6 a former state', () => {
  it('made the present one twice, also by two people at once, leaves one version only', async () => {
    const id = await addPost()
    await staff.from('news').update({ content: '<p>two</p>' }).eq('id', id).throwOnError()
    const version = await newestOf('news', id)
    const answers = await Promise.all([restore(version), restore(version), restore(version)])
    expect(answers.map(({ data, error }) => [data, error])).toEqual([0, 1, 2].map(() => [id, null]))
    expect(await versionsOf('news', id)).toHaveLength(2)
    const after = await rowsOf('news', 'id', id)
    await restore(version).throwOnError()
    expect(await rowsOf('news', 'id', id)).toEqual(after)
  })

  it('moves a section back to its chapter, unless that was deleted', async () => {
    const from = await addChapter(1)
    const to = await addChapter(1)
    const moved = from.section
    await staff.from('sections').update({ chapter_id: to.chapter }).eq('id', moved).throwOnError()
    const version = await newestOf('sections', moved)
    await restore(version).throwOnError()
    expect((await rowsOf('sections', 'id', moved))[0]?.chapter_id).toBe(from.chapter)
    await staff.from('sections').update({ chapter_id: to.chapter }).eq('id', moved).throwOnError()
    await remove('chapters', from.chapter)
    const { error, status } = await restore(version)
    expect([status, error?.code, error?.message]).toEqual([
      409,
      'PT409',
      'The chapter of this section was deleted. Restore the chapter first.',
    ])
    expect((await rowsOf('sections', 'id', moved))[0]?.chapter_id).toBe(to.chapter)
  })
})

describe('DATA-6 a deleted row', () => {
  it('chapter: comes back whole, with the same ids, and what was deleted before stays away', async () => {
    const { chapter, section, ids, read } = await addChapter()
    await remove('sections', ids[2] ?? '')
    const before = await read()
    expect([before.sections.length, before.rulings.length]).toEqual([2, 2])
    await remove('chapters', chapter)
    expect(await read()).toEqual({ chapter: [], sections: [], rulings: [] })

    const early = await restore(await newestOf('sections', section))
    expect([early.status, early.error?.code]).toEqual([409, 'PT409'])
    const answers = await Promise.all([1, 2].map(async () => restore(await newestOf('chapters', chapter))))
    expect(answers.map(({ data }) => data)).toEqual([chapter, chapter])
    expect(await read()).toEqual(before)

    // what went before its chapter did comes back by itself
    await restore(await newestOf('sections', ids[2] ?? '')).throwOnError()
    expect((await read()).sections.map(({ id }) => id)).toEqual(ids.toSorted())
  })

  it('chapter: a section that was deleted after the return of the chapter does not come back by a second one', async () => {
    const { chapter, ids, read } = await addChapter()
    await remove('chapters', chapter)
    const version = await newestOf('chapters', chapter)
    await restore(version).throwOnError()
    await remove('sections', ids[1] ?? '')
    expect((await restore(version)).data).toBe(chapter)
    expect((await read()).sections).toHaveLength(2)
  })

  it('chapter: an earlier state of it brings back what it had last', async () => {
    const { chapter, read } = await addChapter()
    const title = (await read()).chapter[0]?.title
    await staff.from('chapters').update({ title: newText() }).eq('id', chapter).throwOnError()
    const version = await newestOf('chapters', chapter)
    await remove('chapters', chapter)
    await restore(version).throwOnError()
    const after = await read()
    expect([after.chapter[0]?.title, after.sections.length, after.rulings.length]).toEqual([title, 3, 2])
  })
})

describe('DATA-6 the list of what can be brought back', () => {
  const list = async (args: Record<string, unknown>) =>
    (await staff.rpc('deleted_rows', args).throwOnError()).data as {
      version: number
      row_id: string
      title: string
      deleted_at: string
      deleted_by: string
      total: number
    }[]

  it('has each row once, the last deleted first, page by page, and not those that are back', async () => {
    const { chapter, ids } = await addChapter(5)
    for (const id of ids) await remove('sections', id)
    await restore(await newestOf('sections', ids[0] ?? '')).throwOnError()
    await remove('sections', ids[0] ?? '')
    await restore(await newestOf('sections', ids[3] ?? '')).throwOnError()
    const pages = [1, 2, 3].map((page) => list({ table_name: 'sections', parent: chapter, page, page_size: 2 }))
    const [first, second, third] = await Promise.all(pages)
    const found = [...(first ?? []), ...(second ?? [])]
    expect(found.map(({ row_id }) => row_id)).toEqual([ids[0], ids[4], ids[2], ids[1]])
    expect(found.map(({ total }) => total)).toEqual([4, 4, 4, 4])
    expect(third).toEqual([])
    const version = await versionsOf('sections', ids[0] ?? '')
    expect(found[0]).toMatchObject({
      version: version[0]?.id,
      title: version[0]?.title,
      deleted_at: version[0]?.changed_at,
      deleted_by: STAFF.email,
    })
  })

  it('leaves out what comes back with its chapter', async () => {
    const { chapter } = await addChapter(2)
    await remove('chapters', chapter)
    expect(await list({ table_name: 'sections', parent: chapter })).toEqual([])
    expect((await list({ table_name: 'chapters', page_size: 1 })).map(({ row_id }) => row_id)).toEqual([chapter])
    await restore(await newestOf('chapters', chapter)).throwOnError()
    expect((await list({ table_name: 'chapters', page_size: 1 }))[0]?.row_id).not.toBe(chapter)
  })

  it.each(['contact_messages', 'nonsense', 'staff'])('is empty for %s', async (table_name) => {
    expect(await list({ table_name })).toEqual([])
  })
})
