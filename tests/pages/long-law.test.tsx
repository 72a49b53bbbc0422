import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lawQuery } from '@/data/chapters/queries'
import { sql } from '../support/backend.ts'

/** More than the server puts into one answer, or into a list within it. */
const MANY = 1003
const TITLE = 'Of a thousand sections'

beforeAll(async () => {
  await sql(
    `with chapter as (
       insert into public.chapters (title, type, "order") values ('${TITLE}', 'booking-rules', 999) returning id
     )
     insert into public.sections (chapter_id, title, content, "order")
     select chapter.id, (50000 + n) || '. Long', '<p>x</p>', n from chapter, generate_series(1, ${MANY}) as n`,
  )
})
afterAll(async () => {
  await sql(`delete from public.chapters where title = '${TITLE}'`)
})

const titles = Array.from({ length: MANY }, (_, index) => `${50001 + index}. Long`)

it('LAW-1 the law is read whole, also a chapter of more sections than one answer holds', async () => {
  const law = await new QueryClient().fetchQuery(lawQuery('booking-rules'))
  expect(law.find(({ title }) => title === TITLE)?.sections.map(({ title }) => title)).toEqual(titles)
})
