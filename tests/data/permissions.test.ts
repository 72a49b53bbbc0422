import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createService, createVisitor, newAddress, signInStaff, signInStranger } from '../support/backend.ts'
import { addParents, addRow, keyOf, type LooseClient, newSample, removeRows } from './sample-rows.ts'

// One cell of each kind of answer: the whole matrix of SEC-1 is supabase/tests/18-permissions.test.sql.

/** A visitor, somebody signed in who is not on the list of staff, and staff; the service key is for what nobody may. */
type Actor = 'anon' | 'stranger' | 'staff' | 'service'

const clients = {} as Record<Actor, LooseClient>
let parents: Awaited<ReturnType<typeof addParents>>
/** What a test may have stored, by the column that tells it. */
let used: [table: string, column: string, value: unknown][] = []

beforeAll(async () => {
  clients.service = createService()
  clients.anon = createVisitor()
  clients.stranger = await signInStranger()
  clients.staff = await signInStaff()
  parents = await addParents()
})
afterEach(async () => {
  for (const [table, column, value] of used) await removeRows(table, column, [value])
  used = []
})
afterAll(() => parents.remove())

function sampleOf(table: string, columns: object) {
  const sample = newSample(table, parents)
  used.push([table, sample.mark, sample.row[sample.mark]])
  return { ...sample, row: { ...sample.row, ...columns } as Record<string, unknown> }
}

async function readBack(table: string, id: string): Promise<unknown> {
  const { data } = await clients.service.from(table).select('*').eq(keyOf(table), id).maybeSingle().throwOnError()
  return data
}

/** A refusal counts only when the row, read back with the service key, is as it was. */
function outcome(error: { code: string } | null, effect: string): string {
  if (!error) return effect
  return effect === 'unchanged' ? `denied ${error.code}` : `denied ${error.code}, yet ${effect}`
}

// `rows`: the row comes back; `no rows`: an empty answer, as if there were none; `denied …`: refused with that SQLSTATE.
describe('SEC-1 DATA-4 reading', () => {
  it.each([
    ['section_addresses', 'anon', 'rows'],
    // by columns
    ['rulings', 'anon', 'denied 42501'],
    ['rulings', 'stranger', 'no rows'],
    ['rulings', 'staff', 'rows'],
    ['contact_messages', 'anon', 'denied 42501'],
    ['contact_messages', 'staff', 'rows'],
    ['drafts', 'stranger', 'no rows'],
  ] as const)('%s: %s: %s', async (table, actor, expected) => {
    const id = await addRow(table, sampleOf(table, {}).row)
    const { data, error } = await clients[actor].from(table).select('*').eq(keyOf(table), id)
    expect(error ? `denied ${error.code}` : data.length > 0 ? 'rows' : 'no rows').toBe(expected)
  })
})

describe('SEC-1 DATA-4 adding', () => {
  it.each([
    ['contact_messages', 'anon', {}, 'stored'],
    ['contact_messages', 'anon', { status: 'read' }, 'denied 42501'],
    ['news', 'anon', {}, 'denied 42501'],
    ['news', 'stranger', {}, 'denied 42501'],
    ['news', 'staff', {}, 'stored'],
    // Postgres's word for a generated column, before it looks at rights
    ['sections', 'staff', { number: '99' }, 'denied 428C9'],
    ['drafts', 'staff', {}, 'denied 42501'],
  ] as const)('%s: %s, %j: %s', async (table, actor, columns, expected) => {
    const { row, mark } = sampleOf(table, columns)
    const { error } = await clients[actor].from(table).insert(row).setHeader('x-forwarded-for', newAddress())
    const { data } = await clients.service.from(table).select(mark).eq(mark, row[mark]).throwOnError()
    expect(outcome(error, data.length > 0 ? 'stored' : 'unchanged')).toBe(expected)
  })

  it('a visitor cannot have back what was sent', async () => {
    const { row } = sampleOf('contact_messages', {})
    const insert = clients.anon.from('contact_messages').insert(row).setHeader('x-forwarded-for', newAddress())
    const { error, data } = await insert.select('*')
    expect([error?.code, data]).toEqual(['42501', null])
  })
})

describe('SEC-1 DATA-4 changing', () => {
  it.each([
    ['sections', 'stranger', 'unchanged'],
    ['sections', 'staff', 'changed'],
    ['faq_feedback', 'staff', 'denied 42501'],
  ] as const)('%s: %s: %s', async (table, actor, expected) => {
    const { row, change } = sampleOf(table, {})
    const id = await addRow(table, row)
    const before = await readBack(table, id)
    const { error } = await clients[actor].from(table).update(change).eq(keyOf(table), id)
    const after = await readBack(table, id)
    expect(outcome(error, JSON.stringify(after) === JSON.stringify(before) ? 'unchanged' : 'changed')).toBe(expected)
  })
})

describe('SEC-1 DATA-4 deleting', () => {
  it.each([
    ['news', 'anon', 'denied 42501'],
    ['news', 'stranger', 'unchanged'],
    ['news', 'staff', 'deleted'],
  ] as const)('%s: %s: %s', async (table, actor, expected) => {
    const id = await addRow(table, sampleOf(table, {}).row)
    const { error } = await clients[actor].from(table).delete().eq(keyOf(table), id)
    expect(outcome(error, (await readBack(table, id)) ? 'unchanged' : 'deleted')).toBe(expected)
  })
})

describe('SEC-1 procedures', () => {
  it.each([
    ['ask_for_puzzle', { purpose: 'contact' }, 'anon', 'answered'],
    ['is_staff', {}, 'stranger', 'answered'],
    ['message_counts', {}, 'anon', 'denied 42501'],
    ['message_counts', {}, 'stranger', 'denied 42501'],
    ['message_counts', {}, 'staff', 'answered'],
  ] as const)('%s(%j): %s: %s', async (procedure, parameters, actor, expected) => {
    const { error } = await clients[actor].rpc(procedure, parameters).setHeader('x-forwarded-for', newAddress())
    expect(outcome(error, error ? 'unchanged' : 'answered')).toBe(expected)
  })
})

describe('SEC-1 DATA-4 what is not of the schema public', () => {
  it.each([
    ['private', 'staff', 'staff'],
    ['storage', 'objects', 'service'],
  ] as const)('%s.%s is not there for %s', async (schema, table, actor) => {
    const { data, error } = await clients[actor].schema(schema).from(table).select('*')
    expect([data, error?.code]).toEqual([null, 'PGRST106'])
  })

  it('not even staff can call a helper by name', async () => {
    expect((await clients.staff.schema('private').rpc('is_staff')).error?.code).toBe('PGRST106')
  })
})
