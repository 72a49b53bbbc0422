import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVisitor } from '../support/backend.ts'
import { addRow, newText, removeRows } from './sample-rows.ts'

const visitor = createVisitor()
const COURT = newText()
/** Later than everything else, the last first; two of one day. */
const DAYS = ['2951-03-02', '2951-03-01', '2951-03-01', '2950-01-01']
/** In the order of the list. */
let rulings: { id: string; title: string; date: string }[] = []

const addRuling = async (date: string, number: string | null = null) => {
  const title = newText()
  const id = await addRow('rulings', { title, number, date, court: COURT, summary: 'x', content: 'x' })
  return { id, title, date }
}

beforeAll(async () => {
  for (const day of DAYS) rulings.push(await addRuling(day, 'CA 1/51'))
  rulings = rulings.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
})
afterAll(() => removeRows('rulings', 'court', [COURT]))

async function neighbours(item_type: string, ...item_ids: string[]) {
  const { data, error } = await visitor.rpc('get_neighbours', { item_type, item_ids })
  if (error) throw error
  return data
}
const row = (of: number, relation: string, at: number) => {
  const { id, title } = rulings[at]!
  const total = expect.any(Number)
  return {
    item_id: rulings[of]!.id,
    relation,
    title: `${title} (CA 1/51)`,
    url: `/rulings/${id}`,
    place: of + 1,
    total,
  }
}
const own = (of: number) => row(of, 'own', of)

it('READ-3 a ruling stands between the later and the earlier one of the list, also within one day', async () => {
  expect(await neighbours('ruling', rulings[0]!.id)).toEqual([own(0), row(0, 'earlier', 1)])
  expect(await neighbours('ruling', rulings[1]!.id)).toEqual([own(1), row(1, 'later', 0), row(1, 'earlier', 2)])
  expect(await neighbours('ruling', rulings[2]!.id)).toEqual([own(2), row(2, 'later', 1), row(2, 'earlier', 3)])
})

it('FIND-7 several are asked for at once, each with its own', async () => {
  const found = await neighbours('ruling', rulings[0]!.id, rulings[2]!.id)
  const [last, inside] = [
    [own(0), row(0, 'earlier', 1)],
    [own(2), row(2, 'later', 1), row(2, 'earlier', 3)],
  ]
  expect(found).toHaveLength(5)
  expect(found).toEqual(expect.arrayContaining([...last, ...inside]))
})

it('READ-3 decisions and news have neighbours of their own kind', async () => {
  for (const [type, list, path] of [
    ['decision', 'search_tax_decisions', '/decisions/'],
    ['news', 'search_news', '/news/'],
  ] as const) {
    const { data } = await visitor.rpc(list, { q: '', page_size: 100 })
    const ids = data!.map(({ id }) => id)
    for (const [place, id] of ids.entries()) {
      const beside = { own: id, later: ids[place - 1], earlier: ids[place + 1] }
      const expected = Object.entries(beside).flatMap(([side, other]) => (other ? [[side, path + other]] : []))
      const found = await neighbours(type, id)
      expect(found.map(({ relation, url }) => [relation, url])).toEqual(expected)
      expect(found[0]).toMatchObject({ place: place + 1, total: ids.length })
    }
  }
})

it('READ-3 nothing stands beside what is no item of such a list', async () => {
  const { data: faqs } = await visitor.from('faqs').select('id').limit(1).throwOnError()
  expect(await neighbours('faq', faqs[0]!.id)).toEqual([])
  expect(await neighbours('ruling', '00000000-0000-4000-8000-0000000000a1')).toEqual([])
  expect(await neighbours("rulings'; --", rulings[0]!.id)).toEqual([])
})
