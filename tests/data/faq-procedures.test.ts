import { afterAll, beforeAll, expect, it } from 'vitest'
import { createService, createVisitor, newAddress } from '../support/backend.ts'
import { addRow, type LooseClient, newText, removeRows } from './sample-rows.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'

let visitor: LooseClient
let service: LooseClient
let category: string

beforeAll(async () => {
  visitor = createVisitor({ address: newAddress() })
  service = createService()
  category = await addRow('faq_categories', { name: newText(), order: 9000 })
})
afterAll(() => removeRows('faq_categories', 'id', [category]))

const addFaq = (values: Record<string, unknown> = {}) =>
  addRow('faqs', { category_id: category, question: newText(), ...values })

async function readFaq(id: string) {
  const { data } = await service.from('faqs').select('view_count, updated_at').eq('id', id).single().throwOnError()
  return data
}

it('DATA-2 each call of increment_faq_view_count adds one view, and is no change of the FAQ', async () => {
  const faq_id = await addFaq()
  const other = await addFaq()
  const before = await readFaq(faq_id)
  const { data, error } = await visitor.rpc('increment_faq_view_count', { faq_id })
  expect([data, error]).toEqual([null, null])
  await visitor.rpc('increment_faq_view_count', { faq_id }).setHeader('x-forwarded-for', newAddress())
  expect(await readFaq(faq_id)).toEqual({ ...before, view_count: 2 })
  expect((await readFaq(other)).view_count).toBe(0)
})

it('DATA-2 views counted at the same time are all counted', async () => {
  const faq_id = await addFaq()
  const calls = Array.from({ length: 10 }, () =>
    visitor.rpc('increment_faq_view_count', { faq_id }).setHeader('x-forwarded-for', newAddress()),
  )
  for (const { error } of await Promise.all(calls)) expect(error).toBeNull()
  expect((await readFaq(faq_id)).view_count).toBe(10)
})

it('READ-2 five questions stand for their categories: first sentence, and the provision named first', async () => {
  const { data, error } = await visitor.rpc('get_answered_questions')
  expect(error).toBeNull()
  expect(data).toHaveLength(5)
  expect(data?.[0]).toEqual({
    id: expect.any(String),
    question: 'Are services to a foreign company zero-rated?',
    gist: expect.any(String),
    provisions: ['section 30(a)(5)'],
    provision_urls: ['/law/vat-law/30#s30(a)(5)'],
  })
  for (const { gist } of data ?? []) expect(gist).toMatch(/^.{12,}[.!?]$/)
})

it('READ-2 SEC-1 a question that readers may not see stands for nothing, nor one without a provision', async () => {
  await service.from('faq_categories').update({ order: -1 }).eq('id', category).throwOnError()
  await addFaq({ answer: '<p>Section 41 says so.</p>', is_enabled: false, order: 1 })
  await addFaq({ answer: '<p>Nobody says so.</p>', order: 2 })
  const shown = await addFaq({ answer: '<p>Yes. Section 38 says so. Section 2 too.</p>', order: 3 })
  const { data } = await visitor.rpc('get_answered_questions')
  expect(data?.[0]).toMatchObject({ id: shown, gist: 'Yes. Section 38 says so.', provisions: ['section 38'] })
})

it('DATA-2 a disabled FAQ counts no views', async () => {
  const faq_id = await addFaq({ is_enabled: false })
  expect((await visitor.rpc('increment_faq_view_count', { faq_id })).error).toBeNull()
  expect((await readFaq(faq_id)).view_count).toBe(0)
})

it('DATA-2 an unknown FAQ is passed over in silence, and what is no id is refused', async () => {
  expect((await visitor.rpc('increment_faq_view_count', { faq_id: NOWHERE })).error).toBeNull()
  expect((await visitor.rpc('increment_faq_view_count', { faq_id: 'x' })).error?.code).toBe('22P02')
  expect((await visitor.rpc('get_faq_feedback_counts', { faq_id: 'x' })).error?.code).toBe('22P02')
})

it('DATA-2 get_faq_feedback_counts sums the feedback of that FAQ alone', async () => {
  const faq_id = await addFaq()
  const other = await addFaq()
  for (const is_helpful of [true, true, true, false]) await addRow('faq_feedback', { faq_id, is_helpful })
  await addRow('faq_feedback', { faq_id: other, is_helpful: false })
  const { data } = await visitor.rpc('get_faq_feedback_counts', { faq_id })
  expect(data).toEqual([{ helpful: 3, not_helpful: 1 }])
})

it.each([
  ['without feedback', () => addFaq()],
  ['that is unknown', async () => NOWHERE],
])('DATA-2 get_faq_feedback_counts gives one row of zeros for an FAQ %s', async (_, find) => {
  const { data } = await visitor.rpc('get_faq_feedback_counts', { faq_id: await find() })
  expect(data).toEqual([{ helpful: 0, not_helpful: 0 }])
})
