import type { BenchDatabase } from './bench-database.ts'

/** What every engine searches: the same texts, without markup. */
export interface Text {
  id: number
  title: string
  body: string
}

/** All texts of the seed, from the tables themselves. */
export async function readTexts(database: BenchDatabase): Promise<Text[]> {
  const rows = await database.sql<Omit<Text, 'id'>>(`
    select title, plain as body from public.sections
    union all select title, concat_ws(' ', summary, plain, array_to_string(key_points, ' ')) from public.rulings
    union all select title, concat_ws(' ', subject, summary, plain) from public.tax_decisions
    union all select title, concat_ws(' ', summary, plain) from public.news
    union all select question, plain from public.faqs where is_enabled`)
  return rows.map((row, id) => ({ id, ...row }))
}
