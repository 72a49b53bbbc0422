import { beforeAll, expect, it } from 'vitest'
import { askedColumns } from '../support/asked-columns.ts'
import { sql } from '../support/backend.ts'
import { prepareCalls, publicCalls } from '../support/public-calls.ts'

// A visitor can read a column of a table only where a page asks for it: by its name, or through a public procedure, which runs
// with the visitor's rights.

let granted: { table: string; column: string }[]
let asked: Set<string>

beforeAll(async () => {
  asked = askedColumns()
  granted = await sql(
    `select c.relname::text as table, a.attname::text as column
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and has_column_privilege('anon', c.oid, a.attnum, 'select')
    order by 1, 2`,
  )
})

it('DATA-4 what the code of pages asks for by name can be read', () => {
  const readable = new Set(granted.map(({ table, column }) => `${table}.${column}`))
  // read like columns
  const computed = ['content_version.has_due']
  expect([...asked].filter((name) => !readable.has(name) && !computed.includes(name))).toEqual([])
  expect(asked.size).toBeGreaterThan(50)
})

it('SEC-1 DATA-4 a visitor can read no column that no page asks for', async () => {
  await prepareCalls()
  // Which public procedures are refused without the right to read these columns of a table; one of them may be enough.
  await sql(`
    create or replace function pg_temp.refused_without(of_table text, columns text[], calls jsonb, most integer)
    returns text[] language plpgsql as $$
    declare
        one record;
        others text;
        refused text[] := '{}';
    begin
        select string_agg(quote_ident(a.attname), ', ') into others from pg_attribute as a
        where a.attrelid = format('public.%I', of_table)::regclass and a.attnum > 0 and not a.attisdropped
            and a.attname <> all (columns) and has_column_privilege('anon', a.attrelid, a.attnum, 'select');
        begin
            -- with it every right on a column
            execute format('revoke select on public.%I from anon', of_table);
            if others is not null then
                execute format('grant select (%s) on public.%I to anon', others, of_table);
            end if;
            for one in select c.key, c.value from jsonb_each(calls) as c loop
                if pg_temp.answer('{"role": "anon"}', jsonb_build_object(one.key, one.value)) ->> one.key like '42501 %' then
                    refused := refused || one.key;
                    exit when cardinality(refused) = most;
                end if;
            end loop;
            raise exception sqlstate 'P0999';
        exception when sqlstate 'P0999' then null;
        end;
        return refused;
    end
    $$`)
  const refusedWithout = async (table: string, columns: string[], asking: [string, string][], most: number | null) => {
    const [row] = await sql<{ refused: string[] }>(
      'select pg_temp.refused_without($1, $2::text[], $3::text::jsonb, $4::integer) as refused',
      [table, columns, JSON.stringify(Object.fromEntries(asking)), most],
    )
    return row?.refused ?? []
  }
  // The first call of each is enough: rights are looked at whatever rows there are.
  const procedures = Object.entries(await publicCalls()).filter(([name]) => name.endsWith(' 1'))
  const unasked: string[] = []
  for (const [table, columns] of Map.groupBy(granted, ({ table }) => table)) {
    const others = columns.map(({ column }) => column).filter((column) => !asked.has(`${table}.${column}`))
    if (others.length === 0) continue
    const readers = await refusedWithout(
      table,
      columns.map(({ column }) => column),
      procedures,
      null,
    )
    const asking = procedures.filter(([name]) => readers.includes(name))
    for (const column of others) {
      const refused = await refusedWithout(table, [column], asking, 1)
      if (refused.length === 0) unasked.push(`${table}.${column}`)
    }
  }
  expect(unasked).toEqual([])
})
