import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PUZZLE, type Puzzle, solvePuzzle } from '../../src/data/proof-of-work/solve-puzzle.ts'
import { createService, createVisitor, newAddress, sql } from '../support/backend.ts'
import { addRow, type LooseClient, newText, removeRows } from './sample-rows.ts'

const EMAIL = 'puzzled@example.com'
const service: LooseClient = createService()
let category: string
let faq_id: string
let sender: LooseClient

beforeAll(async () => {
  category = await addRow('faq_categories', { name: newText(), order: 9000 })
  faq_id = await addRow('faqs', { category_id: category, question: newText() })
  return () => removeRows('faq_categories', 'id', [category])
})
beforeEach(async () => {
  sender = createVisitor({ address: newAddress() })
  await sql('truncate private.attempts, private.attempt_totals, private.solved_puzzles')
})
afterEach(async () => {
  await sql('truncate private.attempts, private.attempt_totals, private.solved_puzzles')
  await removeRows('contact_messages', 'email', [EMAIL])
  await sql("delete from newsletter_subscriptions where email like '%@puzzled.example'")
})

type Action = 'contact' | 'newsletter' | 'feedback'
const sent: Record<Action, [table: string, row: () => Record<string, unknown>]> = {
  contact: ['contact_messages', () => ({ name: newText(), email: EMAIL, message: 'A question' })],
  newsletter: ['newsletter_subscriptions', () => ({ email: `${crypto.randomUUID()}@puzzled.example` })],
  feedback: ['faq_feedback', () => ({ faq_id, is_helpful: true })],
}

/** Sends one of these as a visitor does, with a solution where there is one. */
function send(action: Action, solution?: string, client = sender) {
  const [table, row] = sent[action]
  const call = client.from(table).insert(row())
  return solution === undefined ? call : call.setHeader('proof-of-work', solution)
}

/** As if all together had used up their hour so many times over. */
async function flood(action: Action, times = 1): Promise<void> {
  await sql(
    `insert into private.attempt_totals select action, date_trunc('minute', now()) - interval '5 minutes', in_all * $2::integer
      from private.limits where action = $1 on conflict (action, minute) do update set total = excluded.total`,
    [action, times],
  )
}

async function askForPuzzle(action: Action, client = sender): Promise<Puzzle> {
  const { status, error } = await send(action, undefined, client)
  expect([status, error?.code, error?.details]).toEqual([428, 'PT428', action])
  return v.parse(PUZZLE, (await client.rpc('ask_for_puzzle', { purpose: action }).throwOnError()).data)
}

const messages = async () => (await service.from('contact_messages').select('id').eq('email', EMAIL)).data?.length

describe.each<Action>(['contact', 'newsletter', 'feedback'])('above the limit of all senders, %s', (action) => {
  it('SEC-6 is stored for the solution of a puzzle, and counted', async () => {
    await flood(action)
    const puzzle = await askForPuzzle(action)
    expect((await send(action, await solvePuzzle(puzzle))).error).toBeNull()
    expect(await sql('select action from private.attempts order by id')).toEqual([{ action: 'puzzle' }, { action }])
  })
})

describe('a puzzle', () => {
  it('SEC-6 is not asked for below the limit', async () => {
    expect((await send('contact')).error).toBeNull()
  })

  it('SEC-6 does not close the form: thirty senders more than the limit get through', async () => {
    await sql("update private.limits set puzzle = 50 where action = 'contact'")
    await flood('contact')
    for (let more = 0; more < 30; more += 1) {
      sender = createVisitor({ address: newAddress() })
      expect((await send('contact', await solvePuzzle(await askForPuzzle('contact')))).error).toBeNull()
    }
    expect(await messages()).toBe(30)
    await sql("update private.limits set puzzle = 50000 where action = 'contact'")
  })

  it('SEC-6 leaves the limit of each sender as it is', async () => {
    await flood('contact')
    const solutions = [
      await solvePuzzle(await askForPuzzle('contact')),
      await solvePuzzle(await askForPuzzle('contact')),
    ]
    expect((await send('contact', solutions[0])).error).toBeNull()
    await sql(
      'insert into private.attempts (action, sender) select action, sender from private.attempts, generate_series(1, 9)',
    )
    expect((await send('contact', solutions[1])).error?.code).toBe('PT429')
  })

  it('SEC-6 serves once, also of two senders at the same time, and for one row', async () => {
    await flood('contact')
    const solution = await solvePuzzle(await askForPuzzle('contact'))
    const rows = [sent.contact[1](), sent.contact[1]()]
    const batch = await sender.from('contact_messages').insert(rows).setHeader('proof-of-work', solution)
    expect(batch.error?.code).toBe('PT428')
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('contact', solution)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 428, 428, 428, 428, 428])
    expect(await messages()).toBe(1)
  })

  it('SEC-6 that nothing was stored for is not used up', async () => {
    await flood('contact')
    const solution = await solvePuzzle(await askForPuzzle('contact'))
    const faulty = sender.from('contact_messages').insert({ ...sent.contact[1](), message: ' ' })
    expect((await faulty.setHeader('proof-of-work', solution)).error?.code).toBe('23514')
    expect((await send('contact', solution)).error).toBeNull()
  })

  it('SEC-6 serves whom it was made for: hoarded ones are of no use to others', async () => {
    await flood('contact')
    const hoarded = await solvePuzzle(await askForPuzzle('contact'))
    for (let other = 0; other < 5; other += 1) {
      const client: LooseClient = createVisitor({ address: newAddress() })
      expect((await send('contact', hoarded, client)).error?.code).toBe('PT428')
    }
    expect((await send('contact', hoarded)).error).toBeNull()
  })

  it('SEC-6 is harder the greater the flood, up to four times', async () => {
    const asked: number[] = []
    for (const times of [1, 2, 4, 50]) {
      await flood('contact', times)
      asked.push((await askForPuzzle('contact')).greatest)
    }
    expect(asked).toEqual([50_000, 100_000, 200_000, 200_000])
  })

  it('SEC-6 is asked for as often as a sender may send: one network cannot hoard them', async () => {
    const ask = (address: string) =>
      createVisitor({ address }).rpc('ask_for_puzzle', { purpose: 'contact' }) as PromiseLike<{
        error: { code: string; message: string } | null
      }>
    const allowed = async (addresses: string[]) => {
      const answers: string[] = []
      for (const address of addresses) answers.push((await ask(address)).error?.code ?? 'given')
      return answers
    }
    await sql("update private.limits set per_sender = 3 where action = 'puzzle'")
    const own = newAddress()
    const refused = 'PT429'
    expect(await allowed([own, own, own, own])).toEqual(['given', 'given', 'given', refused])
    expect((await ask(own)).error?.message).toMatch(/^A great many checks for robots.* in 60 minutes\.$/)
    expect(await allowed([newAddress()])).toEqual(['given'])
    // a /56 together has twice as many
    const networks = Array.from({ length: 8 }, (_, n) => `2001:db8:c:10${n}::1`)
    expect(await allowed(networks)).toEqual([...Array(6).fill('given'), refused, refused])
    await sql("update private.limits set per_sender = 80 where action = 'puzzle'")
  })

  it('SEC-6 is given for what has puzzles alone', async () => {
    for (const purpose of ['view', 'puzzle', '', 'nonsense']) {
      expect((await sender.rpc('ask_for_puzzle', { purpose }).throwOnError()).data).toBeNull()
    }
    expect(await sql('select action from private.attempts')).toEqual([])
  })
})
