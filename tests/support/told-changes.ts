import { sql } from './backend.ts'

type Told = { table: string; id: string; day: string; isNew?: boolean; isMinor?: boolean; note?: string }

/** Has readers told of a change of a text on a day, past the API, which knows only of today (TIME-5). */
export async function tellChange({ table, id, day, isNew = false, isMinor = false, note }: Told): Promise<void> {
  await sql(
    `with kept as (
        insert into public.history (table_name, row_id, action, title, transaction_id, is_first)
        values ($1, $2, 'insert', 'x', 1, true) returning id)
    insert into public.changes (version, table_name, row_id, day, changed_at, is_new, is_minor, note)
    select id, $1, $2, $3::text::date, $3::text::date + interval '9 hours', $4, $5, $6 from kept`,
    [table, id, day, isNew, isMinor, note ?? null],
  )
}

/** Takes back what was told of these texts. */
export async function untellChanges(ids: readonly string[]): Promise<void> {
  await sql('delete from public.changes where row_id = any ($1::uuid[])', [ids])
  await sql('delete from public.history where row_id = any ($1::uuid[])', [ids])
}
