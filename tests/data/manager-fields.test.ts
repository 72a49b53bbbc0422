import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../support/backend.ts'
import { managersWithin } from '../support/managers.ts'
import { addParents, addRow, newSample, removeRows } from './sample-rows.ts'

type Row = Record<string, unknown>

const PARENT = 'the row that these belong to'
const MANAGERS = managersWithin(PARENT)
const tables = Object.keys(MANAGERS) as (keyof typeof MANAGERS)[]

/** What a form reads beside its fields. */
const READ_BESIDES: Partial<Record<string, string[]>> = { deadlines: ['key'], sections: ['paragraphs'] }

const added: [table: string, id: string][] = []
let parents: Awaited<ReturnType<typeof addParents>>

beforeAll(async () => {
  parents = await addParents()
  for (const table of tables) added.push([table, await addRow(table, newSample(table, parents).row)])
})
afterAll(async () => {
  for (const [table, id] of added.reverse()) await removeRows(table, 'id', [id])
  await parents.remove()
})

/** The rows of a table as PostgREST gives them, and one more that has nothing wherever that is allowed. */
async function rowsOf(table: string): Promise<Row[]> {
  const rows = await sql<{ row: Row }>(
    `select to_jsonb(t) as row from public.${table} as t order by id = $1 desc limit 400`,
    [added.find(([name]) => name === table)?.[1]],
  )
  const nullable = await sql<{ name: string }>(
    `select column_name::text as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_nullable = 'YES'`,
    [table],
  )
  const [first] = rows
  return [
    ...rows.map(({ row }) => row),
    { ...first?.row, ...Object.fromEntries(nullable.map(({ name }) => [name, null])) },
  ]
}

it('MEND-D1 every list of staff is among those that are read here', async () => {
  const managed = await sql<{ name: string }>('select name::text from private.managed_tables order by name')
  expect(tables.toSorted()).toEqual(managed.map(({ name }) => name))
})

it.each(tables)('MEND-D1 the form of %s reads a row, and would write it again to the letter', async (table) => {
  const { valuesOf, inputOf } = MANAGERS[table]
  const rows = await rowsOf(table)
  for (const row of rows) {
    const own = Object.entries(inputOf(valuesOf(row))).filter(([, value]) => value !== PARENT)
    expect(own.length).toBeGreaterThan(1)
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(own.map(([column]) => [column, row[column]])))
  }
})

it.each(tables)('MEND-D1 the form of %s asks for the columns of its fields', async (table) => {
  const { valuesOf, inputOf, table: rows } = MANAGERS[table]
  const [row = {}] = await rowsOf(table)
  const written = Object.keys(inputOf(valuesOf(row)))
  const asked = String(rows.rowQuery('').queryKey.at(-1)).split(', ')
  expect(asked.toSorted()).toEqual(['id', 'updated_at', ...written, ...(READ_BESIDES[table] ?? [])].toSorted())
  expect(Object.keys(row)).toEqual(expect.arrayContaining(asked))
})
