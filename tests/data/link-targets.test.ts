import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInStaff } from '../support/backend.ts'
import { addParents, addRow, type LooseClient, newSample, newText, removeRows } from './sample-rows.ts'

let staff: LooseClient
let parents: Awaited<ReturnType<typeof addParents>>
const added: [table: string, id: string][] = []

beforeAll(async () => {
  staff = await signInStaff()
  parents = await addParents()
})
afterAll(async () => {
  for (const [table, id] of added.reverse()) await removeRows(table, 'id', [id])
  await parents.remove()
})

async function add(table: string, values: Record<string, unknown> = {}): Promise<string> {
  const id = await addRow(table, { ...newSample(table, parents).row, ...values })
  added.push([table, id])
  return id
}

const addressOf = async (of_kind: string, of_id: string): Promise<string | null> =>
  (await staff.rpc('get_address', { of_kind, of_id }).throwOnError()).data

type Target = { words: string; url: string | null; is_dead: boolean }
const targetsOf = async (of_kind: string, of_id: string): Promise<Target[]> =>
  (await staff.rpc('get_text_targets', { of_kind, of_id }).throwOnError()).data

/** A post that links these addresses, each by its number. */
const linking = (...addresses: string[]) =>
  add('news', { content: `<p>${addresses.map((address, at) => `<a href="${address}">Link ${at}</a>`).join(' ')}</p>` })
const deadOf = async (post: string) => (await targetsOf('news', post)).filter(({ is_dead }) => is_dead)

describe('STAFF-3 the address of a row that is chosen', () => {
  it('is that of its page on the site, and of a file its path', async () => {
    const section = await add('sections', { title: '7801. Chosen' })
    expect(await addressOf('section', section)).toBe('/law/vat-law/7801')
    for (const [kind, table, path] of [
      ['ruling', 'rulings', '/rulings/'],
      ['decision', 'tax_decisions', '/decisions/'],
      ['news', 'news', '/news/'],
      ['faq', 'faqs', '/faqs#'],
    ] as const) {
      const id = await add(table, table === 'faqs' ? { is_enabled: true } : {})
      expect(await addressOf(kind, id)).toBe(`${path}${id}`)
    }
    const amount = await add('amounts', { kind: 'wage-tax', effective_from: '1951-02-03', amount: 5 })
    expect(await addressOf('amount', amount)).toBe('/amounts#wage-tax')
    const deadline = await add('deadlines', { title: 'Levy the levy' })
    expect(await addressOf('deadline', deadline)).toBe('/deadlines#levy-the-levy')
    const path = `uploads/${crypto.randomUUID()}.pdf`
    const file = await add('files', { path })
    expect(await addressOf('file', file)).toBe(path)
  })

  it('is none for a row deleted meanwhile, and for what readers cannot see', async () => {
    const ruling = await add('rulings')
    await removeRows('rulings', 'id', [ruling])
    expect(await addressOf('ruling', ruling)).toBeNull()
    expect(await addressOf('faq', await add('faqs', { is_enabled: false }))).toBeNull()
  })
})

describe('TRUE-4 FIND-2 where the links of a text lead', () => {
  it('a link to a section leads on when the section is renumbered, and nowhere once it is deleted', async () => {
    const section = await add('sections', { title: '7802. Before' })
    const post = await linking(String(await addressOf('section', section)))
    await staff.from('sections').update({ title: '7803. After' }).eq('id', section).throwOnError()
    expect(await addressOf('section', section)).toBe('/law/vat-law/7803')
    expect(await targetsOf('news', post)).toEqual([{ words: 'Link 0', url: '/law/vat-law/7802', is_dead: false }])
    await removeRows('sections', 'id', [section])
    expect(await deadOf(post)).toEqual([{ words: 'Link 0', url: '/law/vat-law/7802', is_dead: true }])
  })

  it('a link stays with its section when another one gets the address that it had', async () => {
    const contentOf = async (post: string): Promise<string> =>
      (await staff.from('news').select('content').eq('id', post).single().throwOnError()).data?.content
    const section = await add('sections', { title: '7811. Moves on' })
    const post = await add('news', {
      content:
        '<p><a href="/law/vat-law/7811">a</a> <a href="/law/vat-law/7811#s7811(a)">b</a> <a href="/law/vat-law/7811-x">c</a></p>',
    })
    await staff.from('sections').update({ title: '7812. Moves on' }).eq('id', section).throwOnError()
    expect(await contentOf(post)).toContain('href="/law/vat-law/7811"')
    const next = await add('sections', { title: '7811. New here' })
    expect(await addressOf('section', next)).toBe('/law/vat-law/7811')
    expect(await contentOf(post)).toBe(
      '<p><a href="/law/vat-law/7812">a</a> <a href="/law/vat-law/7812#s7811(a)">b</a> <a href="/law/vat-law/7811-x">c</a></p>',
    )
    const later = await linking('/law/vat-law/7811')
    await staff.from('sections').update({ title: '7813. New here' }).eq('id', next).throwOnError()
    await staff.from('sections').update({ title: '7811. Moves back' }).eq('id', section).throwOnError()
    expect(await contentOf(later)).toContain('href="/law/vat-law/7813"')
  })

  it('rows that are gone, sections that are not there and disabled FAQs are dead; other sites and pages are not', async () => {
    const ruling = await add('rulings')
    const gone = crypto.randomUUID()
    const hidden = await add('faqs', { is_enabled: false })
    const section = await add('sections', { title: '7804. Whole' })
    await add('sections', { title: '7821–7823. Several' })
    const post = await linking(
      `/rulings/${ruling}`,
      `/rulings/${gone}`,
      '/law/vat-law/7899',
      '/law/vat-law#s7804(a)',
      `/law/vat-law#${section}`,
      `/law/regulations#${section}`,
      `/faqs#${hidden}`,
      '/storage/v1/object/public/files/uploads/nothing.pdf',
      'https://example.com/',
      '/contact',
      '#below',
      '/law/vat-law#s7822',
      '/law/vat-law#s7824',
    )
    const dead = (await deadOf(post)).map(({ words }) => words)
    expect(dead).toEqual(['Link 1', 'Link 12', 'Link 2', 'Link 5', 'Link 6', 'Link 7'])
  })

  it('references that the site links itself are among them, with those that lead nowhere first', async () => {
    await add('sections', { title: '7805. Named' })
    const post = await add('news', { content: `<p>${newText()} See section 7805 and section 7898.</p>` })
    expect(await targetsOf('news', post)).toEqual([
      { words: 'section 7898', url: null, is_dead: true },
      { words: 'section 7805', url: '/law/vat-law/7805', is_dead: false },
    ])
  })
})
