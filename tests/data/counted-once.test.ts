import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createService, createVisitor, newAddress, sql } from '../support/backend.ts'
import { addRow, type LooseClient, newText, removeRows } from './sample-rows.ts'

const service: LooseClient = createService()
let category: string
let faq_id: string

beforeAll(async () => {
  category = await addRow('faq_categories', { name: newText(), order: 9000 })
})
beforeEach(async () => {
  await sql('truncate private.attempts, private.attempt_totals')
  faq_id = await addRow('faqs', { category_id: category, question: newText() })
})
afterAll(() => removeRows('faq_categories', 'id', [category]))

const reader = (address = newAddress()): LooseClient => createVisitor({ address })
const letMinutesPass = (minutes: number) =>
  sql('update private.attempts set at = at - make_interval(mins => $1)', [minutes])

describe('views', () => {
  const view = (client: LooseClient, id = faq_id) => client.rpc('increment_faq_view_count', { faq_id: id })
  async function views(id = faq_id): Promise<number> {
    const { data } = await service.from('faqs').select('view_count').eq('id', id).single().throwOnError()
    return data.view_count
  }

  it('MEND-B4 one reader counts once for each question and hour', async () => {
    const [one, other] = [reader(), reader()]
    const second = await addRow('faqs', { category_id: category, question: newText() })
    for (const client of [one, one, other, one]) expect((await view(client)).error).toBeNull()
    await view(one, second)
    expect([await views(), await views(second)]).toEqual([2, 1])
  })

  it('MEND-B4 the hour begins with the view that counted, not with the last one', async () => {
    const client = reader()
    await view(client)
    await letMinutesPass(40)
    await view(client)
    expect(await views()).toBe(1)
    await letMinutesPass(20)
    await view(client)
    expect(await views()).toBe(2)
  })

  it('MEND-B4 views at the same time count once', async () => {
    const address = newAddress()
    const calls = await Promise.all(Array.from({ length: 12 }, () => view(reader(address))))
    expect(calls.map(({ error }) => error)).toEqual(Array(12).fill(null))
    expect(await views()).toBe(1)
  })
})

describe('thumbs', () => {
  const judge = (client: LooseClient, is_helpful: boolean) => client.from('faq_feedback').insert({ faq_id, is_helpful })
  async function sums(): Promise<{ helpful: number; not_helpful: number }> {
    const { data } = await reader().rpc('get_faq_feedback_counts', { faq_id }).throwOnError()
    return data[0]
  }

  it('MEND-B4 one reader counts once for each question and day, with the choice made last', async () => {
    const [one, other] = [reader(), reader()]
    for (const isHelpful of [true, true, false]) expect((await judge(one, isHelpful)).error).toBeNull()
    expect(await sums()).toEqual({ helpful: 0, not_helpful: 1 })
    await judge(other, true)
    expect(await sums()).toEqual({ helpful: 1, not_helpful: 1 })
  })

  it('MEND-B4 thumbs at the same time count once', async () => {
    const address = newAddress()
    const calls = await Promise.all(Array.from({ length: 12 }, (_, index) => judge(reader(address), index % 2 === 0)))
    expect(calls.map(({ error }) => error)).toEqual(Array(12).fill(null))
    const { helpful, not_helpful } = await sums()
    expect(helpful + not_helpful).toBe(1)
  })

  it('MEND-B4 many thumbs in one request count once', async () => {
    const rows = Array.from({ length: 5 }, () => ({ faq_id, is_helpful: true }))
    expect((await reader().from('faq_feedback').insert(rows)).error).toBeNull()
    expect(await sums()).toEqual({ helpful: 1, not_helpful: 0 })
  })

  it('MEND-B4 on another day the reader counts again, as the code is another', async () => {
    const address = newAddress()
    await judge(reader(address), true)
    await sql(
      `with request as materialized (select set_config('request.headers', $1, true))
        update faq_feedback set sender = private.sender_code(private.utc_day() - 1) from request where faq_id::text = $2`,
      [JSON.stringify({ 'x-forwarded-for': `${address}, 127.0.0.1` }), faq_id],
    )
    await judge(reader(address), true)
    expect(await sums()).toEqual({ helpful: 2, not_helpful: 0 })
  })
})

describe('what is kept for a while only', () => {
  const AGES = ['23 hours 59 minutes', '24 hours', '3 days']
  const addFeedback = () =>
    sql(
      `insert into faq_feedback (faq_id, is_helpful, user_ip, sender, created_at)
        select $1::uuid, true, '203.0.113.7', age, now() - age::interval from unnest($2::text[]) as age`,
      [faq_id, AGES],
    )
  const kept = () =>
    sql<{ user_ip: string | null; sender: string | null }>(
      'select host(user_ip) as user_ip, sender from faq_feedback where faq_id::text = $1 order by created_at desc',
      [faq_id],
    )
  const blanked = [
    { user_ip: '203.0.113.7', sender: AGES[0] },
    { user_ip: null, sender: null },
    { user_ip: null, sender: null },
  ]

  it('MEND-C where feedback came from is blanked after 24 hours with the next thing that is counted', async () => {
    await addFeedback()
    await reader().rpc('increment_faq_view_count', { faq_id })
    expect(await kept()).toEqual(blanked)
  })

  it('MEND-C the job of the database blanks it and removes attempts with nobody there', async () => {
    await addFeedback()
    await sql(
      `insert into private.attempts (action, sender, at)
        select 'contact', 'somebody', now() - age from unnest(array['59 minutes', '1 hour', '2 days']::interval[]) as age,
          generate_series(1, 200)`,
    )
    await sql(
      "insert into private.attempt_totals values ('contact', date_trunc('minute', now()) - interval '1 hour', 3)",
    )
    await sql("insert into private.solved_puzzles values ('old', now()), ('new', now() + interval '1 minute')")
    await sql('select private.delete_expired()')
    expect(await kept()).toEqual(blanked)
    const [left] = await sql(
      `select (select count(*)::integer from private.attempts) as attempts,
        (select count(*)::integer from private.attempt_totals) as totals,
        (select string_agg(salt, ' ') from private.solved_puzzles) as puzzles`,
    )
    expect(left).toEqual({ attempts: 200, totals: 0, puzzles: 'new' })
    await sql('truncate private.solved_puzzles')
  })

  it('MEND-C clients cannot call it, and staff alone see where feedback of today came from', async () => {
    expect((await reader().rpc('delete_expired')).error?.code).toBe('PGRST202')
    expect((await reader().from('faq_feedback').select('user_ip, sender')).error?.code).toBe('42501')
  })
})
