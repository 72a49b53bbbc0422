import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareCalls, publicCalls } from '../support/public-calls.ts'
import { Line, type StaffedDatabase, startStaffedDatabase } from '../support/sequences/acting.ts'
import { faultsAfter } from '../support/sequences/checks.ts'
import { DRAFT_STEPS } from '../support/sequences/draft-steps.ts'
import { IMPORT_STEPS } from '../support/sequences/import-steps.ts'
import { Sequence, setToday } from '../support/sequences/sequence.ts'
import { insert, newValues, STEPS } from '../support/sequences/steps.ts'
import { digestOf, type Managed, managedTables } from '../support/sequences/world.ts'

// What staff do to the content in whatever order, by the procedures that their browsers call: each sequence is of one seed, and
// every step is followed by all that has to hold.

const [FIRST, LAST] = (process.env.TEST_SEEDS ?? '1-6').split('-').map(Number)
const isLong = process.env.TEST_SEEDS !== undefined
const STEPS_EACH = 25
const FIRST_DAY = '2026-11-10'

let database: StaffedDatabase
let line: Line
let tables: Managed[]
let emptied: string[]
let calls: Record<string, string>
const ask = async (statement: string) => (await line.run(statement)) as never

beforeAll(async () => {
  database = await startStaffedDatabase(process.env.TEST_DATABASE_URL ?? '', 2)
  line = new Line(database.url)
  tables = await managedTables(line)
  // All but what the migrations fill.
  const found: { name: string }[] = await ask(
    `select c.oid::regclass::text as name from pg_class as c
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' and not (xpath('/row/n/text()',
        query_to_xml(format('select exists (select from %s) as n', c.oid::regclass), false, true, '')))[1]::text::boolean`,
  )
  emptied = found.map(({ name }) => name)
  await prepareCalls(ask)
  calls = await publicCalls(ask)
})
afterAll(async () => {
  await line.end()
  await database.close()
})

/** Empties the database, and adds what a sequence begins with. */
async function begin(seed: number): Promise<Sequence> {
  await line.run(`truncate ${emptied.join()} restart identity cascade`)
  await setToday(line, FIRST_DAY)
  const sequence = new Sequence(seed, line, database.staff, tables)
  for (const [table, rows] of [
    ['chapters', 2],
    ['sections', 5],
    ['news', 2],
    ['faq_categories', 1],
    ['faqs', 2],
  ] as const) {
    sequence.world = await sequence.read()
    for (let place = 0; place < rows; place += 1) {
      const values = { id: sequence.random.uuid(), ...newValues(sequence, table) }
      await sequence.take({ name: `begin with ${table}`, statements: [], publishes: values })
      await line.run(insert(table, values))
    }
  }
  sequence.world = await sequence.read()
  sequence.log.length = 0
  for (const seen of sequence.seen) for (const [key, row] of sequence.world.rows) seen.set(key, String(row.updated_at))
  return sequence
}

const CHOICES = [...STEPS, ...DRAFT_STEPS, ...IMPORT_STEPS]

/** Takes the steps of a seed. @returns the sequence, and what did not hold after the first step after which something did not */
async function follow(seed: number): Promise<{ sequence: Sequence; faults: string[] }> {
  const sequence = await begin(seed)
  let faults: string[] = []
  for (let left = STEPS_EACH; left > 0; ) {
    const step = sequence.random.weighted(CHOICES)(sequence, sequence.random.below(2))
    if (!step) continue
    left -= 1
    const taken = await sequence.take(step)
    if (faults.length > 0) continue
    const isThorough = left === 0 || (isLong && left % 5 === 0)
    faults = await faultsAfter(sequence, taken, { calls, isThorough })
    if (faults.length > 0) faults = [`seed ${seed}`, ...sequence.log, ...faults]
  }
  return { sequence, faults }
}

it('TIME-1 TIME-3 whatever two people do in turn, nothing shows before its day, and nothing is lost', async () => {
  const faults: string[] = []
  for (let seed = FIRST ?? 1; seed <= (LAST ?? FIRST ?? 1); seed += 1) {
    const { sequence, faults: found } = await follow(seed)
    faults.push(...found)
    if (isLong) console.warn(`seed ${seed} ${digestOf(sequence.world)}\n${[...sequence.log, ...found].join('\n')}`)
  }
  expect(faults).toEqual([])
}, 7_200_000)
