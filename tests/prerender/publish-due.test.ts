import { afterAll, expect, it } from 'vitest'
import { readVersion } from '@/site/prerender/entry'
import { createVisitor, signInStaff, sql } from '../support/backend.ts'

const TITLE = 'Quolls are due'

afterAll(async () => {
  await sql('delete from public.drafts')
  await sql('delete from public.news where title = $1', [TITLE])
})

it('TIME-2 a build publishes what is due before it reads', async () => {
  const staff = await signInStaff()
  const [tomorrow] = await sql<{ day: string }>('select (private.today() + 1)::text as day')
  const post = { title: TITLE, date: '1951-01-01', category: 'Updates', summary: 'x', content: '<p>x</p>' }
  await staff
    .rpc('save_draft', { list: 'news', new_values: post, ...(tomorrow && { publish_on: tomorrow.day }) })
    .throwOnError()
  const before = await readVersion()
  await sql('update public.drafts set publish_on = private.today()')
  expect(await readVersion()).toBe(before + 1)
  const { data } = await createVisitor().from('news').select('title').eq('title', TITLE).throwOnError()
  expect(data).toEqual([{ title: TITLE }])
})

it('FIND-1 a build reads nothing before all that was changed in bulk is derived', async () => {
  await sql(
    `insert into private.pending_texts (table_name, id, is_changed)
      select t.table_name, t.id, true from private.texts as t limit 40`,
  )
  await readVersion()
  expect(await sql('select id from private.pending_texts')).toEqual([])
})
