import type { BenchDatabase } from './bench-database.ts'

/** Gives the ids of the ten best texts, the best first. */
export type Engine = (query: string) => Promise<string[]>

/** The kind, the id, the title and the words of every text that readers find. */
export const TEXTS = `
  select 'law' as kind, id::text, title, plain as body from public.sections
  union all select 'ruling', id::text, title, summary || ' ' || plain from public.rulings
  union all select 'decision', id::text, title, subject || ' ' || summary || ' ' || plain from public.tax_decisions
  union all select 'news', id::text, title, summary || ' ' || plain from public.news
  union all select 'faq', id::text, question, plain from public.faqs where is_enabled`

/** What the specification's page would do: substrings, ordered by its score taken literally. */
export function createIlike(database: BenchDatabase, terms: 'any word' | 'whole query'): Engine {
  return async (query) => {
    const trimmed = query.trim().toLowerCase()
    const words = terms === 'any word' ? trimmed.split(/\s+/) : [trimmed]
    const rows = await database.sql<{ id: string }>(
      `select t.id from (${TEXTS}) as t, lateral (
         select sum(case when t.title ilike p.like then 10 else 0 end
           + case when lower(t.title) = p.word or lower(t.title) like p.word || ' %' then 5 else 0 end
           + case when t.body ilike p.like then 5 else 0 end
           + case when left(t.body, 50) ilike p.like then 3 else 0 end
           + case when t.title ilike p.like or t.body ilike p.like then 2 else 0 end) as score
         from (select word, '%' || replace(replace(replace(word, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as like
           from unnest($1::text[]) as w (word)) as p) as s
       where s.score > 0 order by s.score desc, t.title limit 10`,
      [words],
    )
    return rows.map(({ id }) => id)
  }
}
