import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderPage } from '@/site/prerender/entry'
import { readPageData } from '@/texts/page-texts'
import { createService } from '../support/backend.ts'

const COURT = 'Court of equal words'
const SAME = 'Each says the same as section 30'
const database = createService()
let id: string

beforeAll(async () => {
  const ruling = { date: '1950-01-01', court: COURT, summary: SAME, content: SAME, key_points: [SAME] }
  const { data } = await database
    .from('rulings')
    .insert([
      { ...ruling, title: 'Equal words' },
      { ...ruling, title: SAME },
    ])
    .select('id, title')
    .throwOnError()
  id = data.find(({ title }) => title !== SAME)!.id
})
afterAll(async () => {
  await database.from('rulings').delete().eq('court', COURT)
})

/** What a browser takes out of a written page, as JSON. */
async function takenOver(address: string): Promise<{ data: string; texts: string[] }> {
  const { body, data } = await renderPage(address, 0)
  const { document } = parseHTML(`<!doctype html><html lang="en"><body>${body}</body></html>`)
  const elements = [...document.querySelectorAll<HTMLElement>('[data-text]')]
  return { data: JSON.stringify(readPageData(data, elements)), texts: elements.map(({ innerHTML }) => innerHTML) }
}

it('FIND-6 words that are equal to a text stay words when a browser takes over a written page', async () => {
  const { data, texts } = await takenOver(`/rulings/${id}`)
  expect(texts.filter(Boolean)).toEqual([expect.stringMatching(/<a href="\/law\/vat-law\/30"[^>]*>section 30<\/a>/)])
  // The title is that of the ruling next to it in the list.
  for (const words of [`"summary":"${SAME}"`, `"key_points":["${SAME}"]`, `"title":"${SAME}"`]) {
    expect(data).toContain(words)
  }
})
