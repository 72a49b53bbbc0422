import { beforeAll, describe, expect, it } from 'vitest'
import { createVisitor, signInStaff, sql } from '../support/backend.ts'
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
    await due()
    const before = await ask()
    expect(before.has_due).toBe(true)
    await createVisitor().rpc('publish_due').throwOnError()
    expect(await ask()).toEqual({ version: before.version + 1, has_due: false })
  })

  it('TIME-2 a visitor who asks a thousand times for nothing is told that each time', async () => {
    const visitor = createVisitor()
    for (let call = 0; call < 20; call += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.rpc('publish_due').throwOnError()))
      expect(answers.every(({ data }) => data === 0)).toBe(true)
    }
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
