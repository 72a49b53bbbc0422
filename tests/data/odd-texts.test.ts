import { beforeAll, expect, it } from 'vitest'
import { createVisitor, signInStaff } from '../support/backend.ts'
import { type LooseClient, newSample, newText, rowsToRemove } from './sample-rows.ts'

// What is worked out from a text (search, citations, files) lies in indexes, whose entries have a length.

let staff: LooseClient
const posts = rowsToRemove('news')

beforeAll(async () => {
  staff = await signInStaff()
})

/** So many pieces, each another, which no index can compress. */
const differing = (count: number, piece: (random: string, n: number) => string) =>
  Array.from({ length: count }, (_, n) => piece(crypto.randomUUID().replaceAll('-', ''), n)).join('')

const syllable = (n: number) => String.fromCodePoint(0xac00 + (n % 11172))

it.each([
  [
    'an endless address of a file',
    () => `<a href="/storage/v1/object/public/files/uploads/${differing(300, String)}">x</a>`,
  ],
  ['an endless number of a section', () => `section 1${differing(3000, (random) => `(${random.slice(0, 4)})`)}`],
  ['an endless name of a law', () => `section 1 of the ${differing(300, (random) => `A${random} `)}`],
  ['one endless word', () => differing(10_000, String)],
  ['more different words than an index holds', () => differing(70_000, (random) => `${random.slice(0, 12)} `)],
  [
    'letters that fall to pieces',
    () => differing(60_000, (_, n) => `${syllable(n * 7919)}${syllable(n * 104_729)}${syllable(n * 1_299_709)} `),
  ],
])('ADM-3 a text with %s can be saved, and is found', async (_name, makeText) => {
  const title = newText()
  const { row } = newSample('news', { chapter_id: '', section_id: '', category_id: '', faq_id: '', message_id: '' })
  const content = `<p>${makeText()}</p>`
  const { data, error } = await staff
    .from('news')
    .insert({ ...row, title, content })
    .select('id')
    .single()
  expect(error).toBeNull()
  posts.push(data?.id)
  const found = await createVisitor().rpc('search_content', { query: title })
  expect(JSON.stringify(found.data)).toContain(data?.id)
})
