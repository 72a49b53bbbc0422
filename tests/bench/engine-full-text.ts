import type { BenchConnection, BenchDatabase } from './bench-database.ts'
import { type Engine, TEXTS } from './engine-ilike.ts'

/** How far Postgres' own full text search is taken. */
interface FullTextOptions {
  /**
   * Also finds texts with some of the words, and titles that look like the query, and adds the likeness to the rank: the most
   * that is had without a grammar of numbers, a dictionary and synonyms.
   */
  trigrams?: boolean
  /** Searches what the texts are asked as, too (weight B). */
  wordings?: boolean
}

/** What Postgres offers by itself: its full text search over titles (weight A) and bodies (D), ranked by `ts_rank`. */
export async function createFullText(database: BenchDatabase, options: FullTextOptions = {}): Promise<Engine> {
  await keepTexts(database)
  const query = options.trigrams ? WITH_TRIGRAMS : PLAIN
  const asked = options.wordings ? query.replaceAll('t.words', '(t.words || t.asked)') : query
  return async (words) => (await database.sql<{ id: string }>(asked, [words])).map(({ id }) => id)
}

/** The texts with their words, as such a search keeps them beside its index. */
async function keepTexts(database: BenchDatabase): Promise<void> {
  await database.sql(`create table if not exists private.bench_texts as
    select t.kind, t.id, t.title, t.body,
      setweight(to_tsvector('english', t.title), 'A') || setweight(to_tsvector('english', t.body), 'D') as words,
      setweight(to_tsvector('english', coalesce(d.asked, '')), 'B') as asked
    from (${TEXTS}) as t left join private.search_documents as d on d.id::text = t.id`)
}

/** Makes the same search ready for many texts: with its index, and readable by visitors. */
export async function keepTextsIndexed(database: BenchDatabase): Promise<void> {
  await keepTexts(database)
  await database.sql(`create index on private.bench_texts using gin (words) with (fastupdate = off)`)
  await database.sql('create unique index on private.bench_texts (id)')
  await database.sql('grant select on private.bench_texts to anon')
  await database.sql('vacuum analyze private.bench_texts')
}

/**
 * A page of results as `search_content` gives one, by the plain search: ten hits with their excerpts, and how many there are
 * of each kind.
 */
export const plainPage =
  ({ sql }: BenchConnection): BenchConnection['search'] =>
  async (query) => {
    const [row] = await sql<{ results: { id: string; title: string }[] | null }>(PAGE, [query])
    return row?.results ?? []
  }

const PAGE = `
  with hits as materialized (
    select t.kind, t.id, t.title, ts_rank(t.words, q) as rank
    from private.bench_texts as t, websearch_to_tsquery('english', $1) as q where t.words @@ q
  )
  select (select jsonb_object_agg(c.kind, c.hits) from (select h.kind, count(*) as hits from hits as h group by h.kind) as c)
      as counts,
    (select jsonb_agg(jsonb_build_object('id', b.id, 'title', b.title,
        'highlight', ts_headline('english', t.body, websearch_to_tsquery('english', $1))) order by b.rank desc, b.title)
      from (select * from hits as h order by h.rank desc, h.title limit 10) as b
      join private.bench_texts as t on t.id = b.id) as results`

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
