import type { BenchDatabase } from './bench-database.ts'

/** What every engine searches: the same texts, without markup. */
export interface Text {
  id: string
  title: string
  body: string
  /** What it is asked as, one a line. */
  asked: string
}

/** All texts of the seed, from the tables themselves. */
export async function readTexts(database: BenchDatabase): Promise<Text[]> {
  return await database.sql<Text>(`
    select t.*, coalesce(d.asked, '') as asked from (
    select id::text, title, plain as body from public.sections
    union all select id::text, title, concat_ws(' ', summary, plain, array_to_string(key_points, ' ')) from public.rulings
    union all select id::text, title, concat_ws(' ', subject, summary, plain) from public.tax_decisions
    union all select id::text, title, concat_ws(' ', summary, plain) from public.news
    union all select id::text, question, plain from public.faqs where is_enabled
    ) as t join private.search_documents as d on d.id::text = t.id`)
}
