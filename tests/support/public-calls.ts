import { sql } from './backend.ts'

/** Runs one statement as superuser in the database that is asked; the worker's own by default. */
export type Ask = <Row>(statement: string) => Promise<Row[]>

/** Ids of what readers do not see: rows that tests add under them, and that no reader may be told of. */
export const HIDDEN = {
  faq: 'dddddddd-0000-4000-8000-000000000001',
  guide: 'dddddddd-0000-4000-8000-000000000002',
  amendment: 'dddddddd-0000-4000-8000-000000000003',
} as const

const one = (table: string) => `(select id from public.${table} order by id limit 1)`
const all = (table: string) => `array(select id from public.${table} order by id)`
const hidden = `array['${Object.values(HIDDEN).join("','")}']::uuid[]`

/**
 * What visitors ask of each public procedure, as SQL in which $ stands for the procedure: once with what there is, and once
 * with the ids of what they do not see, where it takes ids.
 */
const ASKED: Record<string, readonly string[]> = {
  ask_for_link: [`select $('nobody@example.com')`],
  // another puzzle each time
  ask_for_puzzle: [`select $('contact') ? 'salt'`],
  compare_law: [`select * from $('vat-law', '2000-01-01', '2100-01-01')`],
  confirm_subscription: [`select $('none')`],
  count_vain_search: [`select $('zorgle')`],
  derive_pending: ['select $()'],
  get_amounts: ['select * from $()'],
  get_answered_questions: ['select * from $()'],
  get_change_options: ['select * from $()'],
  get_changes: ['select * from $()'],
  get_cited_sections: [
    `select * from $('ruling', ${all('rulings')})`,
    `select k, c.* from unnest(array['ruling', 'decision', 'news', 'faq', 'guide', 'term']) as k, $(k, ${hidden}) as c`,
  ],
  get_citing_sources: [`select * from $(${one('sections')})`, `select c.* from unnest(${hidden}) as i, $(i) as c`],
  get_content_counts: ['select * from $()'],
  get_law_changes: ['select * from $()', `select * from $('{vat-law/30}')`],
  get_deadlines: ['select * from $()'],
  get_faq_facts: ['select * from $()'],
  get_faq_feedback_counts: [`select * from $(${one('faqs')})`, `select * from $('${HIDDEN.faq}')`],
  get_latest: ['select * from $()'],
  get_law_links: [`select $('vat-law', '30')`],
  get_links: [
    `select k, $(k) from unnest(array['ruling', 'decision', 'news', 'faq', 'guide', 'term']) as k`,
    `select k, $(k, ${hidden}) from unnest(array['ruling', 'decision', 'news', 'faq', 'guide', 'term']) as k`,
  ],
  get_list_options: [`select t, o.* from unnest(array['rulings', 'tax_decisions', 'news']) as t, $(t) as o`],
  get_margin: [`select $('vat-law', '30')`],
  get_neighbours: [
    `select * from $('ruling', ${all('rulings')})`,
    `select k, n.* from unnest(array['ruling', 'decision', 'news']) as k, $(k, ${hidden}) as n`,
  ],
  get_preview: [
    `select * from $('/law/vat-law/30')`,
    `select p.* from unnest(${hidden}) as i, unnest(array['/faqs#', '/guides/', '/rulings/', '/news/']) as a, $(a || i) as p`,
  ],
  get_related_rulings: [`select * from $(${all('rulings')})`, `select * from $(${hidden})`],
  get_section_context: [`select * from $('vat-law', '30')`],
  get_terms: ['select * from $()', `select t.* from unnest(${hidden}) as i, $(i) as t`],
  has_due: ['select $(v) from public.content_version as v'],
  increment_faq_view_count: [`select $(${one('faqs')})`, `select $('${HIDDEN.faq}')`],
  law_on: [
    `select * from $('vat-law', private.today() + 400)`,
    `select * from $('vat-law', private.today() + 400, null, '${HIDDEN.amendment}')`,
  ],
  leave: [`select $('none')`],
  publish_due: ['select $()'],
  read_subscription: [`select $('none')`],
  search_content: [
    `select $('osek murshe')`,
    `select $('zero rate')`,
    `select $('when is a return due')`,
    `select $('quokkas')`,
    `select $('vat rate')`,
  ],
  search_news: [`select * from $('')`, `select * from $('quokkas')`],
  search_rulings: [`select * from $('')`, `select * from $('quokkas')`],
  search_tax_decisions: [`select * from $('')`, `select * from $('quokkas')`],
  set_subscription: [`select $('none', 'daily', '[]')`],
  undo_leave: [`select $('none')`],
}

/** Everything that a visitor can ask: each public procedure, and each table in all columns that it shows, by name. */
export async function publicCalls(ask: Ask = sql): Promise<Record<string, string>> {
  const procedures = await ask<{ name: string }>(
    `select distinct p.proname::text as name from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
        and not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e')`,
  )
  const unasked = procedures.filter(({ name }) => !(name in ASKED)).map(({ name }) => name)
  if (unasked.length > 0) throw new Error(`tests/support/public-calls.ts does not ask ${unasked.join(', ')}.`)
  const tables = await ask<{ name: string; columns: string }>(
    `select c.relname::text as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and has_column_privilege('anon', c.oid, a.attnum, 'select')
    group by c.relname`,
  )
  return Object.fromEntries([
    ...procedures.flatMap(({ name }) =>
      (ASKED[name] ?? []).map((asked, index) => [`${name} ${index + 1}`, asked.replaceAll('$(', `public.${name}(`)]),
    ),
    ...tables.map(({ name, columns }) => [name, `select ${columns} from public.${name}`]),
  ])
}

/** A role, and what its token says. */
export type Claims = { role: 'anon' | 'authenticated' | 'service_role'; sub?: string; session_id?: string }

/** Makes, for this session, what answers calls; each is taken back again. */
export const prepareCalls = (ask: Ask = sql) =>
  ask(`
    create or replace function pg_temp.answer(claims jsonb, calls jsonb) returns jsonb language plpgsql as $$
    declare
        one record;
        told text;
        answers jsonb := '{}';
    begin
        for one in select c.key, c.value from jsonb_each_text(calls) as c loop
            begin
                perform set_config('request.jwt.claims', claims::text, true), set_config('role', claims ->> 'role', true);
                execute 'select coalesce(string_agg(t::text, chr(10) order by t::text), ''nothing'') from ('
                    || one.value || ') as t' into told;
                raise exception sqlstate 'P0999';
            exception
                when sqlstate 'P0999' then null;
                when others then told := sqlstate || ' ' || sqlerrm;
            end;
            answers := answers || jsonb_build_object(one.key, told);
        end loop;
        return answers;
    end
    $$`)

/** What these calls answer, by name: the rows as text, or the error. */
export async function answersTo(
  claims: Claims,
  calls: Record<string, string>,
  ask: Ask = sql,
): Promise<Record<string, string>> {
  const [given, asked] = [claims, calls].map((each) => `'${JSON.stringify(each).replaceAll("'", "''")}'`)
  const [row] = await ask<{ answers: Record<string, string> }>(
    `select pg_temp.answer(${given}::jsonb, ${asked}::jsonb) as answers`,
  )
  return row?.answers ?? {}
}
