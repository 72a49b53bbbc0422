import { expect, it } from 'vitest'
import { createService, signInStaff } from '../support/backend.ts'

const database = createService()

async function find(query: string) {
  const staff = await signInStaff()
  return (await staff.rpc('find_texts', { query }).throwOnError()).data
}

it.each(['30', 'section 30', '§ 30(a)(5)'])(
  'READ-8 staff find section 30 first by %j, and where it stands',
  async (q) => {
    const [first] = await find(q)
    expect(first).toMatchObject({
      kind: 'section',
      title: expect.stringMatching(/^30\. /),
      url: `/law/vat-law#${first?.id}`,
      list_title: expect.any(String),
      list_type: 'vat-law',
    })
  },
)

it('READ-8 staff find rulings and decisions by number, parties and subject', async () => {
  expect((await find('CA 8556/21'))[0]).toMatchObject({ kind: 'ruling', title: expect.stringContaining('CA 8556/21') })
  expect((await find('applause'))[0]).toMatchObject({ kind: 'ruling', title: expect.stringContaining('Applause') })
  expect((await find('8933/25'))[0]).toMatchObject({ kind: 'decision', title: expect.stringContaining('8933/25') })
})

it('READ-8 staff find by its name what the search of the site leaves out, with no address where there is no page', async () => {
  const { data: chapter } = await database.from('chapters').select('id, title, type').limit(1).single().throwOnError()
  expect(await find(chapter.title.toUpperCase())).toContainEqual(
    expect.objectContaining({ kind: 'chapter', id: chapter.id, url: null, list_type: chapter.type }),
  )
  const { data: category } = await database.from('faq_categories').select('id, name').limit(1).single().throwOnError()
  expect(await find(category.name)).toContainEqual(expect.objectContaining({ kind: 'faq_category', id: category.id }))
  expect(await find('VAT rate: 18%')).toContainEqual(expect.objectContaining({ kind: 'amount' }))

  const hidden = { question: 'May a zebra xqzwvk be deducted?', answer: '<p>No.</p>', is_enabled: false }
  const { data: faq } = await database
    .from('faqs')
    .insert({ ...hidden, category_id: category.id, order: 999 })
    .select('id')
    .single()
    .throwOnError()
  try {
    expect(await find('xqzwvk zebra')).toEqual([
      expect.objectContaining({ kind: 'faq', id: faq.id, url: null, list_id: category.id, list_title: category.name }),
    ])
  } finally {
    await database.from('faqs').delete().eq('id', faq.id)
  }
})

it('READ-8 staff find nothing by nothing, and no more than twelve rows', async () => {
  expect(await find('  ')).toEqual([])
  expect(await find('vat')).toHaveLength(12)
})
