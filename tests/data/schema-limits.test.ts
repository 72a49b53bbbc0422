import * as v from 'valibot'
import { afterAll, expect, it } from 'vitest'
import { CONTACT_SUBJECTS, MESSAGE_STATUSES } from '../../src/data/contact-messages/schema.ts'
import { EMAIL_LIMIT } from '../../src/lib/email.ts'
import { EMAIL } from '../../src/lib/email-schema.ts'
import type { FieldSpec } from '../../src/office/manager.ts'
import { createVisitor, newAddress, sql } from '../support/backend.ts'
import { managersWithin } from '../support/managers.ts'
import { type LooseClient, newText, removeRows } from './sample-rows.ts'

const MANAGERS = managersWithin('')

/** The fields of every form of staff's that have a longest text. */
const fields = Object.values(MANAGERS).flatMap(({ table: { table }, fields }) =>
  fields.flatMap(({ name, limit: longest }: FieldSpec) =>
    longest ? [{ name: table, table, column: name, longest }] : [],
  ),
)

/** Every `…_LIMITS` of every schema.ts: longest text by field, under the name of its table. */
const modules = import.meta.glob<Record<string, unknown>>('../../src/data/*/schema.ts', { eager: true })
const limits = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter(([name]) => name.endsWith('_LIMITS'))
    .flatMap(([name, fields]) =>
      Object.entries(fields as Record<string, number>).map(([field, longest]) => ({
        name,
        table: toSqlName(file.split('/').at(-2) ?? ''),
        column: toSqlName(field),
        longest,
      })),
    ),
)

function toSqlName(name: string): string {
  return name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The checks of one column, as Postgres writes them, and that of a synonym's meanings, which is a function. */
async function checksOf(table: string, column: string): Promise<string> {
  const rows = await sql<{ definition: string }>(
    `select pg_get_constraintdef(c.oid) || coalesce(replace(p.prosrc, 'meanings', $2), '') as definition
      from pg_constraint as c
      join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      left join pg_proc as p on p.proname = 'are_meanings' and pg_get_constraintdef(c.oid) like '%are_meanings(%'
      where c.conrelid = to_regclass('public.' || $1) and c.contype = 'c' and a.attname = $2`,
    [table, column],
  )
  return rows.map(({ definition }) => definition).join(' ')
}

async function longestOf(table: string, column: string): Promise<number> {
  const [, longest] =
    new RegExp(`(?:length\\("?${column}"?\\) <= |are_wordings\\(${column}, )(\\d+)`).exec(
      await checksOf(table, column),
    ) ?? []
  return Number(longest)
}

it('DATA-1 the forms of visitors have limits to compare', () => {
  const named = limits.map(({ table, column }) => `${table}.${column}`)
  expect(named).toEqual(expect.arrayContaining(['contact_messages.name', 'contact_messages.message']))
})

it('DATA-1 the forms of staff have limits to compare', () => {
  const named = fields.map(({ table, column }) => `${table}.${column}`)
  expect(named).toEqual(expect.arrayContaining(['rulings.holding', 'tax_decisions.key_notes', 'news.content']))
})

it.each([...limits, ...fields])(
  'DATA-1 $name: the longest $column of $table is the same in the form and in SQL',
  async (limit) => {
    expect(await longestOf(limit.table, limit.column)).toBe(limit.longest)
  },
)

it.each(['contact_messages', 'newsletter_subscriptions'])(
  'DATA-1 the longest email is the same in the forms and in %s',
  async (table) => {
    expect(await longestOf(table, 'email')).toBe(EMAIL_LIMIT)
  },
)

it('DATA-1 the statuses of a message are the same for staff and in SQL', async () => {
  const [, list = ''] = /ARRAY\[([^\]]*)\]/.exec(await checksOf('contact_messages', 'status')) ?? []
  expect([...list.matchAll(/'([^']+)'/g)].map(([, value]) => value)).toEqual(Object.keys(MESSAGE_STATUSES))
})

it('DATA-1 what an amount may be is the same in the form and in SQL', async () => {
  const numbers = (await checksOf('amounts', 'amount')).match(/\d+/g)?.map(Number)
  const { least, greatest, decimals } = MANAGERS.amounts.fields.find(({ name }) => name === 'amount')?.range ?? {}
  // the other one is that of a rate in percent
  expect(numbers?.toSorted((a, b) => a - b)).toEqual([least, 100, greatest])
  const [column] = await sql<{ numeric_scale: number }>(
    `select numeric_scale from information_schema.columns
      where table_schema = 'public' and table_name = 'amounts' and column_name = 'amount'`,
  )
  expect(column?.numeric_scale).toBe(decimals)
})

it('DATA-1 the subjects are the same in the form and in SQL', async () => {
  const [, list = ''] = /ARRAY\[([^\]]*)\]/.exec(await checksOf('contact_messages', 'subject')) ?? []
  const stored = [...list.matchAll(/'([^']+)'/g)].map(([, value]) => value)
  expect(stored.toSorted()).toEqual(Object.keys(CONTACT_SUBJECTS).toSorted())
})

// What a form lets through, the database takes; what the database refuses, a form says first.
const sent: string[] = []
afterAll(() => removeRows('contact_messages', 'name', sent))

async function isStored(values: Record<string, unknown>): Promise<boolean> {
  const visitor: LooseClient = createVisitor({ address: newAddress() })
  const row = { name: newText(), email: 'dana@example.com', message: 'A question', ...values }
  sent.push(row.name)
  const { error } = await visitor.from('contact_messages').insert(row)
  if (error && error.code !== '23514') throw error
  return !error
}

it.each([
  'dana@example.com',
  'dana+vat@mail.example.co.il',
  'דנה@דוגמה.ישראל',
  `${'x'.repeat(EMAIL_LIMIT - 12)}@example.com`,
  `${'x'.repeat(EMAIL_LIMIT - 11)}@example.com`,
  'dana',
  'dana@example',
  'dana@@example.com',
  'dana levi@example.com',
  '@example.com',
  'dana@.',
])('DATA-1 an email is judged alike by the form and by SQL: %s', async (email) => {
  expect(await isStored({ email })).toBe(v.is(EMAIL, email))
})

it('DATA-1 the database takes what is as long as the form allows, and no more', async () => {
  for (const { column, longest } of limits.filter(({ table }) => table === 'contact_messages')) {
    const mark = newText()
    const text = (length: number) => mark.padEnd(length, 'x')
    sent.push(text(longest))
    expect(await isStored({ [column]: text(longest) })).toBe(true)
    expect(await isStored({ [column]: text(longest + 1) })).toBe(false)
  }
})

it.each(['name', 'email', 'message'])(
  'DATA-1 a message whose %s is empty or blank is stored nowhere',
  async (column) => {
    expect(await isStored({ [column]: '' })).toBe(false)
    expect(await isStored({ [column]: '  ' })).toBe(false)
    expect(await isStored({ [column]: ' \n\t' })).toBe(false)
  },
)
