import { beforeAll, expect, it } from 'vitest'
import { createService, createVisitor, signInStaff, sql } from '../support/backend.ts'
import { addRow, type LooseClient, newText, rowsToRemove } from './sample-rows.ts'

let staff: LooseClient
let service: LooseClient
let visitor: LooseClient
const chapters = rowsToRemove('chapters')

beforeAll(async () => {
  staff = await signInStaff()
  service = createService()
  visitor = createVisitor()
})

async function addChapter(type = 'vat-law'): Promise<string> {
  const id = await addRow('chapters', { title: newText(), type, order: 9000 })
  chapters.push(id)
  return id
}

/** The section that an address leads to, and whether it is its present one, as a visitor asks. */
async function bearer(type: string, slug: string) {
  const query = visitor.from('section_addresses').select('section_id, is_current').eq('type', type).eq('slug', slug)
  return (await query.maybeSingle().throwOnError()).data
}

it('FIND-2 a section that staff add, renumber and move has its address at once, and its former ones lead there', async () => {
  const chapter_id = await addChapter()
  const { data: section } = await staff
    .from('sections')
    .insert({ chapter_id, title: '7701. One', content: 'x', order: 1 })
    .select('id, slug')
    .single()
    .throwOnError()
  expect(section.slug).toBe('7701')
  await staff.from('sections').update({ title: '7702A. One' }).eq('id', section.id).throwOnError()
  await staff.from('chapters').update({ type: 'booking-rules' }).eq('id', chapter_id).throwOnError()
  expect(await bearer('booking-rules', '7702a')).toEqual({ section_id: section.id, is_current: true })
  for (const former of ['7701', '7702a']) {
    expect(await bearer('vat-law', former)).toEqual({ section_id: section.id, is_current: false })
  }
})

it('FIND-2 sections of one title added by two people at once have addresses of their own', async () => {
  const chapter_id = await addChapter('regulations')
  const title = newText()
  const rows = Array.from({ length: 8 }, (_, index) => ({ chapter_id, title, content: 'x', order: index }))
  await Promise.all([rows.slice(0, 4), rows.slice(4)].map((some) => staff.from('sections').insert(some).throwOnError()))
  const { data } = await service.from('sections').select('slug').eq('chapter_id', chapter_id).throwOnError()
  const base = title.toLowerCase().replaceAll(' ', '-')
  expect(data.map(({ slug }) => slug).sort()).toEqual(
    [base, ...[2, 3, 4, 5, 6, 7, 8].map((n) => `${base}-${n}`)].sort(),
  )
})

it('FIND-2 five hundred sections added at once each have an address', async () => {
  const chapter_id = await addChapter()
  await sql(
    `insert into public.sections (chapter_id, title, content, "order")
      select $1::text::uuid, 80000 + n || '. Title', 'x', n from generate_series(1, 500) as n`,
    [chapter_id],
  )
  const [found] = await sql<{ addresses: number }>(
    `select count(*)::integer as addresses from public.sections as s
      join public.section_addresses as a on a.section_id = s.id and a.is_current and a.type = 'vat-law'
      where s.chapter_id = $1::text::uuid and a.slug = s.slug and a.slug = s.number`,
    [chapter_id],
  )
  expect(found?.addresses).toBe(500)
})
