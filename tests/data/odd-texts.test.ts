import { beforeAll, expect, it } from 'vitest'
import { cutMarks } from '../../src/lib/cut-marks.ts'
import { createService, createVisitor, derivePending, newAddress, signInStaff, sql } from '../support/backend.ts'
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
])('SEARCH-4 a text with %s can be saved, and is found', async (_name, makeText) => {
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
  await derivePending()
  const found = await createVisitor().rpc('search_content', { query: title })
  expect(JSON.stringify(found.data)).toContain(data?.id)
})

it('READ-10 of stacks of combining marks four are stored at each letter, of a message and of an address', async () => {
  const stack = `a${'\u0336\u0489'.repeat(500)}b\u05b8\u0591 \u05d0${'\u05b8'.repeat(2000)}`
  const id = crypto.randomUUID()
  const email = `dana@${id}${'\u0300'.repeat(100)}.example.com`
  const visitor: LooseClient = createVisitor({ address: newAddress() })
  await visitor.from('contact_messages').insert({ name: stack, email, message: stack }).throwOnError()
  await visitor.from('newsletter_subscriptions').insert({ email }).throwOnError()
  const service: LooseClient = createService()
  const kept = cutMarks(stack)
  expect(kept).toBe('a\u0336\u0489\u0336\u0489b\u05b8\u0591 \u05d0\u05b8\u05b8\u05b8\u05b8')
  const address = `dana@${id}\u0300\u0300\u0300\u0300.example.com`
  const messages = await service.from('contact_messages').delete().eq('email', address).select('name, message')
  expect(messages.data).toEqual([{ name: kept, message: kept }])
  const subscriptions = await service.from('newsletter_subscriptions').delete().eq('email', address).select('email')
  expect(subscriptions.data).toEqual([{ email: address }])
})

it('READ-10 the browser and the database take the same letters for combining marks', async () => {
  const letters = Array.from({ length: 0xffff }, (_, n) => String.fromCharCode(n + 1)).filter(
    (letter) => !/[\p{Cs}\p{Cn}]/u.test(letter),
  )
  const [row] = await sql<{ marks: string[] }>(
    `select array(select l from unnest($1::text[]) with ordinality as u (l, n)
      where private.cut_marks(repeat(l, 5)) = repeat(l, 4) order by n) as marks`,
    [letters],
  )
  expect(row?.marks).toEqual(letters.filter((letter) => cutMarks(letter.repeat(5)) === letter.repeat(4)))
})
