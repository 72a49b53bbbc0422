import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderPage } from '@/site/prerender/entry'
import { createService } from '../support/backend.ts'

const database = createService()
const addresses: string[] = []

beforeAll(async () => {
  const dated = { date: '9999-12-31', summary: 'On a חשבונית of 2026', content: '<p>Text</p>' }
  const { data: ruling } = await database
    .from('rulings')
    .insert({
      ...dated,
      title: 'פלוני v. State',
      court: 'בית המשפט העליון',
      judge: 'א׳ ב׳',
      key_points: ['The עוסק pays'],
    })
    .select('id')
    .single()
    .throwOnError()
  const { data: post } = await database
    .from('news')
    .insert({ ...dated, title: 'מע״מ goes up', category: 'Updates' })
    .select('id')
    .single()
    .throwOnError()
  addresses.push(`/rulings/${ruling.id}`, `/news/${post.id}`)
})
afterAll(async () => {
  await database.from('rulings').delete().eq('date', '9999-12-31')
  await database.from('news').delete().eq('date', '9999-12-31')
})

/** The texts in markup that hold Hebrew and are not inside of what is marked as Hebrew. */
function unmarkedHebrew(markup: string): string[] {
  const { document } = parseHTML(`<!doctype html><html lang="en"><body>${markup}</body></html>`)
  const inside = (node: Node): string[] => {
    if (node.nodeType === node.TEXT_NODE) {
      const isMarked = node.parentElement?.closest('[lang]')?.getAttribute('lang') === 'he'
      return /\p{Script=Hebrew}/u.test(node.textContent ?? '') && !isMarked ? [String(node.textContent)] : []
    }
    return [...node.childNodes].flatMap(inside)
  }
  return inside(document.body)
}

it('ACC-4 Hebrew in titles, summaries and facts is marked as Hebrew in what a build writes', async () => {
  for (const address of ['/', '/rulings', '/news', ...addresses]) {
    const { body } = await renderPage(address, 0)
    expect(body).toMatch(/<span lang="he" translate="no">[א-ת]/)
    expect([address, ...unmarkedHebrew(body)]).toEqual([address])
  }
})
