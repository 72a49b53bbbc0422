import { expect, it } from 'vitest'
import { dayAfter, todayInIsrael } from '@/lib/dates'
import { signInStaff } from '../support/backend.ts'
import { addRow, type LooseClient, newText, rowsToRemove } from './sample-rows.ts'

const COMING = '9000-01-01'

const rulings = rowsToRemove('rulings')
const rates = rowsToRemove('amounts')
const chapters = rowsToRemove('chapters')

const ruling = (date: string) => ({ title: newText(), court: 'x', date, summary: 'x', content: 'x' })

async function read() {
  const staff: LooseClient = await signInStaff()
  const { data } = await staff.rpc('upcoming_rows').throwOnError()
  return data as { id: string; day: string; total: number }[]
}

it('STAFF-1 what has its day still to come: rates, texts and sections, each with its place, the nearest first', async () => {
  const chapter = await addRow('chapters', { title: newText(), type: 'regulations', order: 9000 })
  chapters.push(chapter)
  const title = newText()
  const section = await addRow('sections', {
    chapter_id: chapter,
    title,
    content: 'x',
    order: 1,
    text_as_of: '9000-01-02',
  })
  const rate = await addRow('amounts', { kind: 'vat-rate', effective_from: COMING, amount: 1 })
  rates.push(rate)
  const text = await addRow('rulings', { ...ruling('9000-01-03'), number: 'TA 1-02-90' })
  rulings.push(text)
  const rows = await read()
  expect(rows.map(({ id }) => id)).toEqual([rate, section, text])
  expect(rows).toMatchObject([
    { kind: 'amount', title: 'VAT rate: 1% from 1 January 9000', day: COMING, list_id: null, total: 3 },
    { kind: 'section', title, day: '9000-01-02', list_id: chapter, list_type: 'regulations' },
    { kind: 'ruling', title: expect.stringMatching(/ \(TA 1-02-90\)$/), day: '9000-01-03' },
  ])
})

it('STAFF-1 the day of today has come, by Israel’s clock; tomorrow’s has not', async () => {
  const today = await addRow('rulings', ruling(todayInIsrael()))
  const tomorrow = await addRow('rulings', ruling(dayAfter(todayInIsrael())))
  rulings.push(today, tomorrow)
  const ids = (await read()).map(({ id }) => id)
  expect(ids).toContain(tomorrow)
  expect(ids).not.toContain(today)
})

it('STAFF-1 of many the twenty nearest are told, and how many there are', async () => {
  const before = (await read())[0]?.total ?? 0
  for (let day = 10; day < 32; day++) rulings.push(await addRow('rulings', ruling(`8999-01-${day}`)))
  const rows = await read()
  expect(rows).toHaveLength(20)
  expect(rows[0]?.total).toBe(before + 22)
  const days = rows.map(({ day }) => day)
  expect(days).toEqual(days.toSorted())
  expect(days.at(-1)).toMatch(/^8999-01-/)
})
