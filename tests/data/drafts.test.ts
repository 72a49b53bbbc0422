import { beforeAll, describe, expect, it } from 'vitest'
import { createVisitor, derivePending, signInStaff, sql } from '../support/backend.ts'
import { addRow, type LooseClient, newText, rowsToRemove } from './sample-rows.ts'

let staff: LooseClient

/** What save_draft() and get_drafts() answer with. */
type Kept = { id: string; is_outdated: boolean }
const posts = rowsToRemove('news')
const drafts = rowsToRemove('drafts')

beforeAll(async () => {
  staff = await signInStaff()
})

const post = (title: string) => ({ title, date: '1951-01-01', category: 'Updates', summary: 'x', content: '<p>x</p>' })

/** Sets a new post for tomorrow, and brings that day. @returns its title */
async function due(): Promise<string> {
  const title = newText()
  const [tomorrow] = await sql<{ day: string }>('select (private.today() + 1)::text as day')
  const { data } = await staff
    .rpc('save_draft', { list: 'news', new_values: post(title), publish_on: tomorrow?.day })
    .single<Kept>()
    .throwOnError()
  drafts.push(data.id)
  await sql('update public.drafts set publish_on = private.today() where id = $1', [data.id])
  return title
}

async function postsCalled(title: string): Promise<string[]> {
  const { data } = await createVisitor().from('news').select('id').eq('title', title).throwOnError()
  posts.push(...data.map(({ id }) => id))
  return data.map(({ id }) => id)
}

describe('publish_due', () => {
  it('TIME-2 fifty visitors at once publish what is due once, and are all told when it is done', async () => {
    const title = await due()
    const published = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { data } = await createVisitor().rpc('publish_due').throwOnError()
        return [data, (await postsCalled(title)).length]
      }),
    )
    expect(published.map(([count]) => count).sort()).toEqual([...Array(49).fill(0), 1])
    expect(new Set(published.map(([, seen]) => seen))).toEqual(new Set([1]))
  })

  it('TIME-2 a page is told with the content’s version that something is due, and by a newer version that it is done', async () => {
    const ask = async () =>
      (await createVisitor().from('content_version').select('version, has_due').single().throwOnError()).data
    // What other tests have left to be derived is due as well.
    await derivePending()
    await due()
    const before = await ask()
    expect(before.has_due).toBe(true)
    await createVisitor().rpc('publish_due').throwOnError()
    expect(await ask()).toEqual({ version: before.version + 1, has_due: false })
  })

  it('TIME-2 a visitor who asks fifty times for nothing is told that each time', async () => {
    const visitor = createVisitor()
    const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.rpc('publish_due').throwOnError()))
    expect(answers.map(({ data }) => data)).toEqual(Array(50).fill(0))
  })
})

describe('a draft', () => {
  it('TIME-1 of a row is published by whoever opens it, and the row’s stamp tells what came between', async () => {
    const id = await addRow('news', post(newText()))
    posts.push(id)
    const { data: row } = await staff.from('news').select('updated_at').eq('id', id).single().throwOnError()
    const asked = { list: 'news', new_values: { summary: 'y' }, row_id: id, based_on: row.updated_at }
    const { data } = await staff.rpc('save_draft', asked).single<Kept>().throwOnError()
    drafts.push(data.id)
    const waiting = async () =>
      (await staff.rpc('get_drafts', { only_list: 'news', only_row: id }).single<Kept>().throwOnError()).data
    expect(await waiting()).toMatchObject({ draft: data.id, is_outdated: false, is_own: true })
    await staff.from('news').update({ summary: 'z' }).eq('id', id).throwOnError()
    expect(await waiting()).toMatchObject({ is_outdated: true })
  })
})

it('TIME-1 of a new post that two publish at once adds it once, and the other is told', async () => {
  const title = newText()
  const asked = { list: 'news', new_values: { title } }
  const { data } = await staff.rpc('save_draft', asked).single<Kept & { written_at: string }>().throwOnError()
  drafts.push(data.id)
  const publish = () => staff.rpc('publish_draft', { draft: data.id, stamp: data.written_at, new_values: post(title) })
  const answers = await Promise.all([publish(), publish()])
  expect(answers.map(({ error }) => error?.message).sort()).toEqual([
    'This draft has been published meanwhile.',
    undefined,
  ])
  expect(await postsCalled(title)).toHaveLength(1)
})

describe('undoing a publication', () => {
  type Left = Kept & { draft: string; publish_on: string | null }
  const draftsOf = async (id: string) =>
    (await staff.rpc('get_drafts', { only_list: 'news', only_row: id }).throwOnError()).data as Left[]
  const stampOf = async (id: string) =>
    (await staff.from('news').select('updated_at').eq('id', id).single().throwOnError()).data.updated_at
  const begin = async (asked: object) => {
    const { data } = await staff
      .rpc('save_draft', { list: 'news', ...asked })
      .single<Kept>()
      .throwOnError()
    drafts.push(data.id)
    return data.id
  }
  const versionOf = async (id: string): Promise<number> => {
    const [latest] = await sql<{ id: number }>('select max(id)::int as id from public.history where row_id = $1', [id])
    return latest?.id ?? 0
  }
  /** Publishes the draft of a post as the form does. @returns what undoes that */
  const publish = async (id: string, draft: string, summary: string) => {
    const { data } = await staff.from('drafts').select('written_at').eq('id', draft).single().throwOnError()
    const asked = { draft, stamp: data.written_at, new_values: { summary }, row_id: id, based_on: await stampOf(id) }
    await staff.rpc('publish_draft', asked).throwOnError()
    return versionOf(id)
  }
  const added = async () => {
    const id = await addRow('news', post(newText()))
    posts.push(id)
    return id
  }

  it('TIME-1 of a draft that was published by hand gives it back, with its day, for the text as it is then', async () => {
    const id = await added()
    const [day] = await sql<{ ahead: string }>('select (private.today() + 3)::text as ahead')
    const asked = { new_values: { summary: 'y' }, row_id: id, based_on: await stampOf(id), publish_on: day?.ahead }
    const draft = await begin(asked)
    const version = await publish(id, draft, 'y')
    expect(await draftsOf(id)).toEqual([])
    await staff.rpc('restore_version', { version }).throwOnError()
    expect(await draftsOf(id)).toMatchObject([{ draft, is_outdated: false, publish_on: day?.ahead }])
  })

  it('TIME-1 gives no draft back beside another that was begun since, nor one that was discarded', async () => {
    const id = await added()
    const discarded = await begin({ new_values: { summary: 'z' }, row_id: id, based_on: await stampOf(id) })
    await staff.from('drafts').update({ is_removed: true }).eq('id', discarded).throwOnError()
    const draft = await begin({ new_values: { summary: 'y' }, row_id: id, based_on: await stampOf(id) })
    const version = await publish(id, draft, 'y')
    const another = await begin({ new_values: { summary: 'x' }, row_id: id, based_on: await stampOf(id) })
    await staff.rpc('undo_changes', { versions: [version] }).throwOnError()
    expect(await draftsOf(id)).toMatchObject([{ draft: another, is_outdated: true }])
  })

  it('TIME-2 of a change whose day has come gives the draft back without the day, so that it is not published again', async () => {
    const id = await added()
    const [day] = await sql<{ ahead: string }>('select (private.today() + 1)::text as ahead')
    const asked = { new_values: { summary: 'y' }, row_id: id, based_on: await stampOf(id), publish_on: day?.ahead }
    const draft = await begin(asked)
    await sql('update public.drafts set publish_on = private.today() where id = $1', [draft])
    await createVisitor().rpc('publish_due').throwOnError()
    expect(await draftsOf(id)).toEqual([])
    await staff.rpc('undo_changes', { versions: [await versionOf(id)] }).throwOnError()
    expect(await draftsOf(id)).toMatchObject([{ draft, is_outdated: false, publish_on: null }])
    expect((await createVisitor().rpc('publish_due').throwOnError()).data).toBe(0)
  })

  it('TIME-2 of new posts whose day has come gives each its draft back, as one of a new post', async () => {
    const titles = [await due(), await due()]
    await createVisitor().rpc('publish_due').throwOnError()
    const ids = (await Promise.all(titles.map(postsCalled))).flat()
    const versions = await Promise.all(ids.map(versionOf))
    await staff.rpc('undo_changes', { versions }).throwOnError()
    const { data } = await staff.rpc('get_drafts', { only_list: 'news' }).throwOnError()
    const mine = data.filter(({ title }: { title: string }) => titles.includes(title))
    expect(mine).toHaveLength(2)
    expect(mine).toMatchObject([
      { id: null, publish_on: null },
      { id: null, publish_on: null },
    ])
  })
})

it('TIME-1 what was published on its day is not for a client to change', async () => {
  const title = await due()
  await createVisitor().rpc('publish_due').throwOnError()
  const { data } = await staff.from('drafts').select('id').eq('row->>title', title).single().throwOnError()
  const change = (columns: object) => staff.from('drafts').update(columns).eq('id', data.id).select()
  expect((await change({ is_removed: true }).throwOnError()).data).toEqual([])
  expect((await change({ version: 1 })).error?.code).toBe('42501')
})
