import type { SqlSession } from '../../supabase/local/sql-session.ts'

/** What one table held, and how it is filled again. */
interface Table {
  name: string
  /** The columns that can be written, as a list in SQL. */
  columns: string
  /** Those of its primary key. */
  key: string
}

/**
 * Copies all rows of a database beside it, and gives what brings them back: rows that were added or changed since go, and
 * rows that are missing come again. Tables that nothing was written to are not looked at, so that it takes milliseconds.
 */
export async function keepRows({ query, script }: SqlSession): Promise<() => Promise<void>> {
  const tables = await query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as columns,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attnum = any (k.conkey)) as key
    from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace
    join pg_constraint as k on k.conrelid = c.oid and k.contype = 'p'
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
    group by c.oid, n.nspname`)
  const copies = tables.map(({ name, columns }) => `create table ${copyOf(name)} as select ${columns} from ${name};`)
  await script(`create schema kept; ${copies.join(' ')}`)
  let before = await countWrites(query)
  let last = await transaction(query)
  return async () => {
    const now = await countWrites(query)
    const written = tables.filter(({ name }) => now.get(name) !== before.get(name))
    if (written.length === 0) return
    // no trigger and no foreign key: what they would do is undone as well
    const statements = written.map(
      ({ name, columns, key }) => `
        delete from ${name} where xmin::text::bigint > ${last};
        insert into ${name} (${columns}) overriding system value
          select ${columns} from ${copyOf(name)} where (${key}) not in (select ${key} from ${name});`,
    )
    await script(`begin; set local session_replication_role = replica; ${statements.join('')} commit;`)
    before = await countWrites(query)
    last = await transaction(query)
  }
}

/** A number above those of all that was written until now (a row has its writer's as "xmin"). */
async function transaction(query: SqlSession['query']): Promise<number> {
  const [row] = await query<{ id: number }>('select pg_current_xact_id()::text::int as id')
  return row?.id ?? 0
}

const copyOf = (name: string) => `kept."${name.replaceAll('"', '')}"`

/** How many rows were written to each table since the database was opened. */
async function countWrites(query: SqlSession['query']): Promise<Map<string, string>> {
  // What a statement did is counted a little later, unless it is asked for.
  await query('select pg_stat_force_next_flush()')
  const rows = await query<{ name: string; writes: string }>(`
    select format('%I.%I', schemaname, relname) as name, (n_tup_ins + n_tup_upd + n_tup_del)::text as writes
    from pg_stat_user_tables`)
  return new Map(rows.map(({ name, writes }) => [name, writes]))
}
