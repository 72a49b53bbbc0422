import { expect, it } from 'vitest'
import { createService, createVisitor } from '../support/backend.ts'

const visitor = createVisitor()
const database = createService()

async function preview(address: string) {
  return (await visitor.rpc('get_preview', { address }).throwOnError()).data
}

const SECTION_30 = [{ title: expect.stringMatching(/^30\. /), beginning: expect.stringMatching(/\w{3}/) }]

it.each(['/law/vat-law/30', '/law/vat-law/30#s30(a)(5)', '/law/vat-law#s30', '/law/vat-law#s30(a)(5)'])(
  'READ-6 %s is previewed as section 30, with its first words',
  async (address) => {
    expect(await preview(address)).toEqual(SECTION_30)
  },
)

it('READ-6 a section is previewed by its id, and a ruling, decision, post and question by theirs', async () => {
  const { data: section } = await database
    .from('sections')
    .select('id')
    .eq('slug', '30')
    .limit(1)
    .single()
    .throwOnError()
  expect(await preview(`/law/vat-law#${section.id}`)).toEqual(SECTION_30)
  for (const [table, path, name] of [
    ['rulings', '/rulings/', 'title'],
    ['tax_decisions', '/decisions/', 'subject'],
    ['news', '/news/', 'title'],
    ['faqs', '/faqs#', 'question'],
  ] as const) {
    const { data: row } = await database.from(table).select('*').limit(1).single().throwOnError()
    const [found] = await preview(path + row.id)
    expect(found?.title).toContain(Object.entries(row).find(([column]) => column === name)?.[1])
    expect(found?.beginning).toMatch(/\w{3}/)
    expect(found?.beginning.length).toBeLessThan(250)
  }
})

it('READ-6 nothing is previewed at other addresses, nor a question that is not shown', async () => {
  for (const address of [
    '/law/vat-law/9999',
    '/law/vat-law#s9999',
    '/law/vat-law',
    '/rulings/x',
    '/admin',
    '',
    'x'.repeat(5000),
    // patterns give up on a text of this length
    `/law/vat-law#${'s30(a)'.repeat(320_000)}`,
    '/'.repeat(1_900_000),
  ]) {
    expect(await preview(address)).toEqual([])
  }
  const { data: faq } = await database.from('faqs').select('id').eq('is_enabled', true).limit(1).single().throwOnError()
  await database.from('faqs').update({ is_enabled: false }).eq('id', faq.id).throwOnError()
  try {
    expect(await preview(`/faqs#${faq.id}`)).toEqual([])
  } finally {
    await database.from('faqs').update({ is_enabled: true }).eq('id', faq.id).throwOnError()
  }
})
