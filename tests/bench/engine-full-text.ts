import type { BenchDatabase } from './bench-database.ts'
import { TEXTS } from './engine-ilike.ts'
import type { Engine } from './search-quality.ts'

/**
 * What Postgres offers by itself: its full text search over titles (weight A) and bodies (D), ranked by `ts_rank`.
 * @param trigrams also finds texts with some of the words, and titles that look like the query, and adds the likeness to the
 * rank: the most that is had without a grammar of numbers, a dictionary and synonyms
 */
export async function createFullText(database: BenchDatabase, trigrams: boolean): Promise<Engine> {
  await database.sql(`create table if not exists private.bench_texts as
    select t.id, t.title, setweight(to_tsvector('english', t.title), 'A') || setweight(to_tsvector('english', t.body), 'D') as words
    from (${TEXTS}) as t`)
  return async (query) => {
    const rows = await database.sql<{ id: string }>(trigrams ? WITH_TRIGRAMS : PLAIN, [query])
    return rows.map(({ id }) => id)
  }
}

const PLAIN = `
  select t.id from private.bench_texts as t, websearch_to_tsquery('english', $1) as q
  where t.words @@ q order by ts_rank(t.words, q) desc, t.title limit 10`

const WITH_TRIGRAMS = `
  select t.id
  from private.bench_texts as t,
    lateral (select websearch_to_tsquery('english', $1) as every,
      replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery as any_of) as q,
    lateral (select extensions.word_similarity($1, t.title) as likeness) as l
  where t.words @@ q.every or t.words @@ q.any_of or l.likeness > 0.3
  order by t.words @@ q.every desc, ts_rank(t.words, q.any_of) + l.likeness desc, t.title limit 10`
