import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capitalised } from '@/lib/capitalised'
import { createVisitor, derivePending, newAddress, signInStaff, signInStranger, sql } from '../support/backend.ts'
import { addRow, type LooseClient, newText, rowsToRemove } from './sample-rows.ts'

let staff: LooseClient
const posts = rowsToRemove('news')
const categories = rowsToRemove('faq_categories')
const subscribers = rowsToRemove('newsletter_subscriptions')

beforeAll(async () => {
  staff = await signInStaff()
})
afterAll(derivePending)

type Row = Record<string, unknown>

const post = (columns: Row = {}): Row => ({
  title: newText(),
  date: '1951-01-01',
  category: 'Updates',
  summary: 'x',
  content: '<p>x</p>',
  ...columns,
})
const call = (list: string, rows: Row[], token: string = crypto.randomUUID(), client = staff) =>
  client.rpc('add_rows', { list, rows, token })
async function add(list: string, rows: Row[], token?: string): Promise<string[]> {
  return (await call(list, rows, token).throwOnError()).data
}
const undo = (token: string, is_certain = false, client = staff) =>
  client.rpc('undo_import', { import: token, is_certain })
const titlesOf = async (rows: Row[]) => {
  const titles = rows.map(({ title }) => title)
  return (await sql<{ title: string }>('select title from public.news where title = any ($1)', [titles])).map(
    ({ title }) => title,
  )
}
const emailsOf = (emails: string[]) =>
  sql<{ email: string }>('select email from public.newsletter_subscriptions where email = any ($1)', [emails])

describe('BULK-2 adding rows from a file', () => {
  it('BULK-2 adds all in one transaction of the history, and one undo takes them back, once', async () => {
    const rows = [post(), post(), post()]
    const token = crypto.randomUUID()
    posts.push(...(await add('news', rows, token)))
    expect((await titlesOf(rows)).sort()).toEqual(rows.map(({ title }) => title).sort())
    const told = await sql('select distinct transaction_id, action from public.history where import_id = $1', [token])
    expect([told.length, told[0]?.action]).toEqual([1, 'insert'])
    const earlier = async () =>
      (await staff.rpc('imports_into', { lists: ['news'] }).throwOnError()).data.filter(({ id }: Row) => id === token)
    expect(await earlier()).toEqual([expect.objectContaining({ title: rows[0]?.title, others: 2 })])
    expect((await undo(token).throwOnError()).data).toBe(3)
    expect(await titlesOf(rows)).toEqual([])
    expect(await earlier()).toEqual([])
    expect((await undo(token)).error?.code).toBe('PT404')
  })

  it('BULK-2 takes nothing back where a row was changed since, and names it; all of it where that is meant', async () => {
    const token = crypto.randomUUID()
    const ids = await add('news', [post(), post(), post()], token)
    posts.push(...ids)
    const title = newText()
    await staff.from('news').update({ title }).eq('id', ids[1]).throwOnError()
    await staff.from('news').delete().eq('id', ids[2]).throwOnError()
    const there = async () => (await staff.from('news').select('id').in('id', ids).order('id').throwOnError()).data
    const before = await there()
    const { error } = await undo(token)
    expect(error).toMatchObject({ code: 'PT409', message: expect.stringContaining('Of 3 rows 2 are in the way.') })
    expect(await there()).toEqual(before)
    await undo(token, true).throwOnError()
    expect(await there()).toEqual([])
  })

  it('SEC-1 neither a stranger nor a visitor takes an import back, or is told of one', async () => {
    const token = crypto.randomUUID()
    posts.push(...(await add('news', [post()], token)))
    for (const client of [await signInStranger(), createVisitor()]) {
      expect((await undo(token, true, client)).error?.code).toBe('42501')
      expect((await client.rpc('imports_into', { lists: ['news'] })).error?.code).toBe('42501')
    }
    await undo(token).throwOnError()
  })

  it('BULK-2 adds nothing twice when it is sent again, and answers as the first time', async () => {
    const rows = [post(), post()]
    const token = crypto.randomUUID()
    const first = await add('news', rows, token)
    posts.push(...first)
    expect(await add('news', rows, token)).toEqual(first)
    expect(await titlesOf(rows)).toHaveLength(2)
  })

  it.each<[what: string, list: string, rows: () => Row[], place: number, column: string | null, words: string]>([
    ['too long', 'news', () => [post(), post({ title: 'x'.repeat(301) })], 2, 'title', 'is not accepted'],
    ['missing', 'news', () => [post({ date: null }), post()], 1, 'date', 'is missing'],
    ['no day', 'news', () => [post(), post(), post({ date: '2026-02-30' })], 3, null, 'cannot be added'],
    [
      'gone',
      'faqs',
      () => [{ category_id: crypto.randomUUID(), question: newText(), answer: '' }],
      1,
      'category_id',
      'its category is not there any more',
    ],
  ])(
    'BULK-2 refuses all for one value that is %s, names its row, and says so before',
    async (_, list, rows, place, column, words) => {
      const given = rows()
      const { data: foretold } = await staff.rpc('check_rows', { list, rows: given }).throwOnError()
      const { error, status } = await call(list, given)
      const refusal = JSON.parse(error?.details ?? '{}')
      expect([status, refusal]).toEqual([400, { place, column, fault: expect.stringMatching(/^(?:its|one of its) /) }])
      expect(foretold).toEqual([{ ...refusal, fault: capitalised(refusal.fault) }])
      expect(error?.message).toContain(`Row ${place} `)
      expect(error?.message).toContain(words)
      expect(await titlesOf(given)).toEqual([])
    },
  )

  it('BULK-2 puts FAQs without a place at the end of their category, in their order', async () => {
    const category_id = await addRow('faq_categories', { name: newText(), order: 9000 })
    categories.push(category_id)
    await addRow('faqs', { category_id, question: newText(), order: 7 })
    const questions = [newText(), newText(), newText()]
    await add(
      'faqs',
      questions.map((question) => ({ category_id, question, answer: '<p>x</p>', is_enabled: true, order: null })),
    )
    const { data } = await staff.from('faqs').select('question').eq('category_id', category_id).order('order')
    expect(data?.slice(1).map(({ question }) => question)).toEqual(questions)
  })

  it.each<[list: string, row: Row]>([
    ['news', post({ id: crypto.randomUUID() })],
    ['news', post({ updated_at: '2001-01-01' })],
    ['newsletter_subscriptions', { email: 'a@example.com', removed_at: '2001-01-01' }],
  ])('SEC-1 %s: sets no column that a client may not', async (list, row) => {
    const { error } = await call(list, [row])
    expect(error?.message).toBe('All rows must have the same columns, and no others.')
  })

  it.each(['sections', 'chapters', 'contact_messages', 'history', 'nothing'])(
    'BULK-2 adds nothing to %s',
    async (list) => {
      expect((await call(list, [post()])).error?.code).toBe('PT404')
    },
  )

  it.each<[actor: string, open: () => Promise<LooseClient>]>([
    ['a stranger', signInStranger],
    ['a visitor', async () => createVisitor()],
  ])('SEC-1 %s adds nothing and is told of nothing', async (_, open) => {
    const client = await open()
    const rows = [post()]
    expect((await call('news', rows, crypto.randomUUID(), client)).error?.code).toBe('42501')
    expect(await titlesOf(rows)).toEqual([])
    expect((await client.rpc('check_rows', { list: 'news', rows })).error?.code).toBe('42501')
    const asked = { list: 'newsletter_subscriptions', columns: ['email'], wanted: [['dana@example.com']] }
    expect((await client.rpc('find_same', asked)).error?.code).toBe('42501')
  })

  it('BULK-2 takes 100 rulings, and takes them back; above 2,000 it says how many it takes', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      title: `${crypto.randomUUID()} Ltd. v. Director of VAT`,
      number: `TA ${index}-11-51`,
      date: '1951-01-01',
      court: 'District Court',
      summary: 'Services to a foreign resident.',
      content: '<p>The appeal concerns section 30 of the Law.</p>',
    }))
    const token = crypto.randomUUID()
    const ids = await add('rulings', rows, token)
    expect(ids).toHaveLength(100)
    await undo(token).throwOnError()
    expect(await sql('select from public.rulings where id = any ($1)', [ids])).toEqual([])
    const { error } = await call(
      'rulings',
      Array.from({ length: 2001 }, () => rows[0] ?? {}),
    )
    expect(error?.message).toBe('At most 2,000 texts, 5,000 synonyms or 50,000 addresses can be added at once.')
  })
})

it('BULK-2 many texts are written before they are found, so that no colleague waits for it, and are found soon after', async () => {
  const word = 'zyxfollowed'
  const ids = await add(
    'news',
    Array.from({ length: 51 }, () => post({ content: `<p>${word}</p>` })),
  )
  posts.push(...ids)
  const pending = 'select id from private.pending_texts where id = any ($1)'
  expect(await sql(pending, [ids])).toHaveLength(51)
  await derivePending()
  expect(await sql(pending, [ids])).toEqual([])
  const { data } = await createVisitor().rpc('search_content', { query: word }).throwOnError()
  expect(data).toMatchObject({ total: 51 })
})

describe('BULK-2 addresses from a file', () => {
  it('BULK-2 adds those that are not there, in any case, without the limit of visitors, and takes them back', async () => {
    const known = `${crypto.randomUUID()}@there.example`
    const fresh = Array.from({ length: 30 }, () => `${crypto.randomUUID()}@new.example`)
    subscribers.push(await addRow('newsletter_subscriptions', { email: known }))
    const rows = [known.toUpperCase(), ...fresh.map((email) => email.toUpperCase()), fresh[0]].map((email) => ({
      email,
    }))
    const token = crypto.randomUUID()
    const ids = await add('newsletter_subscriptions', rows, token)
    subscribers.push(...ids)
    expect(ids).toHaveLength(30)
    expect(await add('newsletter_subscriptions', rows, token)).toEqual(ids)
    const removal = { list: 'newsletter_subscriptions', ids, is_removed: true }
    await staff.rpc('set_removed', removal).throwOnError()
    await staff.rpc('finish_removals', { ids }).throwOnError()
    expect(await emailsOf([known, ...fresh])).toEqual([{ email: known }])
  })

  it('BULK-2 brings back one that staff have just removed', async () => {
    const email = `${crypto.randomUUID()}@removed.example`
    const id = await addRow('newsletter_subscriptions', { email })
    await staff.rpc('set_removed', { list: 'newsletter_subscriptions', ids: [id], is_removed: true }).throwOnError()
    const ids = await add('newsletter_subscriptions', [{ email }])
    subscribers.push(...ids)
    await staff.rpc('finish_removals', { ids: [id] }).throwOnError()
    expect(await emailsOf([email])).toEqual([{ email }])
  })

  it('BULK-2 SEC-6 leaves visitors their limit: an import counts for none, and lifts none', async () => {
    const rows = [{ email: `${crypto.randomUUID()}@limit.example` }]
    subscribers.push(...(await add('newsletter_subscriptions', rows)))
    const visitor: LooseClient = createVisitor({ address: newAddress() })
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      const sent = await visitor
        .from('newsletter_subscriptions')
        .insert({ email: `${crypto.randomUUID()}@limit.example` })
      statuses.push(sent.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })

  it('BULK-2 takes more addresses than texts, finds them, and takes them back', async () => {
    const rows = Array.from({ length: 2001 }, (_, index) => ({ email: `reader.${index}@many.example` }))
    const ids = await add('newsletter_subscriptions', rows)
    expect(ids).toHaveLength(2001)
    const wanted = [...rows.slice(0, 3).map(({ email }) => [email]), ['nobody@many.example']]
    const asked = { list: 'newsletter_subscriptions', columns: ['email'], wanted }
    const { data } = await staff.rpc('find_same', asked).throwOnError()
    expect(data).toEqual([{ places: [1, 2, 3], ids: ids.slice(0, 3) }])
    await staff.rpc('set_removed', { list: 'newsletter_subscriptions', ids, is_removed: true }).throwOnError()
    await staff.rpc('finish_removals', { ids }).throwOnError()
    expect(await emailsOf(rows.map(({ email }) => email))).toEqual([])
  })
})

it('BULK-2 finds rows with the same values, whatever their case and spaces', async () => {
  const title = `${newText()}  Two   Spaces`
  posts.push(await addRow('news', post({ title })))
  const folded = title.replace(/\s+/g, ' ').toLowerCase()
  const asked = {
    list: 'news',
    columns: ['title', 'date'],
    wanted: [
      ['x', '1951-01-01'],
      [folded, '1951-01-01'],
      [folded, '1951-01-02'],
    ],
  }
  const { data } = await staff.rpc('find_same', asked).throwOnError()
  expect(data).toEqual([{ places: [2], ids: [posts.at(-1)] }])
})
