import { afterAll, beforeAll, expect, it } from 'vitest'
import { createService } from '../support/backend.ts'
import { addParents, addRow, type LooseClient, newSample, removeRows } from './sample-rows.ts'

// As hosted PostgREST sends them, and as src/data/database.types.ts promises.

let service: LooseClient
let parents: Awaited<ReturnType<typeof addParents>>

beforeAll(async () => {
  service = createService()
  parents = await addParents()
})
afterAll(() => parents.remove())

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/

it.each([
  ['numeric', 'amounts', { effective_from: '1799-01-01', amount: 16.5 }, 'amount', 16.5],
  ['bigint', 'files', { size: 50 * 1024 ** 2 }, 'size', 50 * 1024 ** 2],
  ['integer', 'chapters', {}, 'order', 9000],
  ['boolean', 'faqs', {}, 'is_enabled', true],
  ['date', 'rulings', {}, 'date', '1951-01-01'],
  ['text[]', 'rulings', { key_points: ['a, "b"', 'ג'] }, 'key_points', ['a, "b"', 'ג']],
  ['inet', 'faq_feedback', { user_ip: '203.0.113.9' }, 'user_ip', '203.0.113.9'],
  ['null', 'rulings', {}, 'pdf_url', null],
  ['timestamptz', 'news', {}, 'created_at', expect.stringMatching(INSTANT)],
])('DATA-1 a value of type %s arrives as JSON has it', async (_, table, values, column, expected) => {
  const id = await addRow(table, { ...newSample(table, parents).row, ...values })
  const { data } = await service.from(table).select('*').eq('id', id).single()
  await removeRows(table, 'id', [id])
  expect(data[column]).toEqual(expected)
})
