import { expect, it } from 'vitest'
import { signInStaff } from '../support/backend.ts'

async function find(q: string, only_chapter?: string) {
  const staff = await signInStaff()
  const { data } = await staff.rpc('search_sections', { q, ...(only_chapter && { only_chapter }) }).throwOnError()
  return data
}

it.each(['section 30', 's. 30', 'sec 30', '§ 30', 'Section 30 of the Law', '30', '30.', '30(a)(5)', 'סעיף 30'])(
  'MEND-A7 staff find section 30 of the Law first by %j',
  async (q) => {
    const [first] = await find(q)
    expect(first).toMatchObject({ title: expect.stringMatching(/^30\. /), chapter_type: 'vat-law' })
  },
)

it.each(['regulation 12A', 'reg. 12A', 'תקנה 12A'])('MEND-A7 staff find regulation 12A first by %j', async (q) => {
  const [first] = await find(q)
  expect(first).toMatchObject({ title: expect.stringMatching(/^12A\. /), chapter_type: 'regulations' })
})

it('MEND-A7 in one chapter a number finds its own section first, then the texts that hold it', async () => {
  const [section] = await find('section 30')
  const found = await find('section 30', section?.chapter_id)
  expect(found[0]?.id).toBe(section?.id)
  expect(new Set(found.map(({ chapter_id }) => chapter_id))).toEqual(new Set([section?.chapter_id]))
})

it('ADM-11 of all chapters, words are looked for in titles alone, each as it stands and in any case', async () => {
  const [section] = await find('section 30')
  const words = section?.title.split(' ').slice(1).reverse().join(' ').toUpperCase() ?? ''
  expect((await find(words)).map(({ id }) => id)).toContain(section?.id)
  expect(await find(`${words} xqzwvk`)).toEqual([])
  expect(await find('%')).toEqual([])
})
