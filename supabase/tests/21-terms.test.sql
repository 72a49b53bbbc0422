-- The defined terms: what readers find of them (TERM-1), and by which words they find them (TERM-3).
begin;
create extension if not exists pgtap with schema extensions;
select plan(57);

create function pg_temp.found(q text) returns text language sql as $$
    -- A definition above the results, or else what stands first among them.
    select coalesce(jsonb_path_query_first(f.page, '$.answers[*] ? (@.is == "term").term') #>> '{}',
        jsonb_path_query_first(f.page, '$.results[0] ? (@.type == "term").title') #>> '{}', 'no term')
    from public.search_content(q) as f (page)
$$;
create function pg_temp.become(role_name text) returns void language plpgsql as $$
begin
    perform set_config('request.jwt.claims', jsonb_build_object('role', role_name)::text, true);
    perform set_config('role', role_name, true);
end
$$;

-- Words that are Hebrew in Latin letters, by which texts are asked for.
create temporary table names on commit drop as
select array_agg(distinct t.word) as words
from private.search_documents as d,
    unnest(private.search_tokens(private.search_text(d.asked || ' ' || translate(d.asked, '-''', '')))) as t (word);
grant select on names to anon;

select pg_temp.become('anon');
select is(
    (select row(t.hebrew, t.transliteration, t.definition, t.provisions, t.provision_urls[2])::text
    from public.get_terms() as t where t.term = 'authorised dealer'),
    row('עוסק מורשה', 'osek murshe', 'A dealer registered under section 52 or 58 that is not an '
        'exempt dealer; also anyone of a class that the Minister of Finance determined. It may issue tax invoices.',
        array['section 1', 'section 47', 'section 52', 'section 53', 'section 58',
            'regulation 13 of the Registration Regulations'],
        '/law/vat-law/47')::text,
    'TERM-1 a term has its Hebrew, how that is read, what it means, and the provisions with their pages');
select is((select string_agg(t.term, ', ') from (select * from public.get_terms() limit 5) as t),
    'allocation number, appeal, the Area, assessing officer, asset',
    'TERM-1 they stand in the order of their English words, "the" left out');
select is((select array_agg(o.term) from public.get_terms() as t, public.get_terms(t.id) as o
    where t.term = 'the Area'), '{the Area}', 'TERM-1 one of them is had by its id');
select is_empty($$select from public.get_terms('00000000-0000-4000-8000-0000000000ff')$$,
    'TERM-1 none that is not there');
select set_eq($$select t.term from public.get_terms() as t where t.definition = ''$$,
    array['Tax Authority', 'assessing officer'],
    'TERM-1 what no source of ours says is left open');
select results_eq(
    $$select p.title, p.beginning from public.terms as t, public.get_preview('/glossary#' || t.id) as p
        where t.term = 'credit note'$$,
    $$values ('credit note',
        'הודעת זיכוי, hoda''at zikui. Corrects an invoice that has gone out; states which invoices it corrects and '
        'why. For bad debts see regulation 24A.')$$,
    'TERM-1 a link to a term is previewed');
select ok(exists (
    select from public.sections as s join public.chapters as c on c.id = s.chapter_id,
        public.get_citing_sources(s.id) as g
    where s.number = '60' and c.type = 'vat-law' and g.type = 'term'
        and g.title = 'representative (of a foreign resident)'),
    'TRUE-5 a section knows which terms it defines');

-- By any of its names.
select is(pg_temp.found(t.query), t.term, format('TERM-3 "%s" finds %s', t.query, t.term))
from (values
    ('עוסק פטור', 'exempt dealer'), ('osek patur', 'exempt dealer'),
    ('ossek patur', 'exempt dealer'), ('osek-patur', 'exempt dealer'), ('osek patoor', 'exempt dealer'),
    ('osekpatur', 'exempt dealer'), ('oseq patur', 'exempt dealer'), ('OSEK PATUR', 'exempt dealer'),
    ('osek mursheh', 'authorised dealer'),
    ('what is an osek patur', 'exempt dealer'),
    ('heshbonit mas', 'tax invoice'), ('cheshbonit mas', 'tax invoice'), ('kheshbonit mass', 'tax invoice'),
    ('mas tsumot', 'input tax'), ('mas tzumot', 'input tax'), ('mas zumot', 'input tax'),
    ('toshav hutz', 'foreign resident'), ('toshav chutz', 'foreign resident'), ('toshav khuts', 'foreign resident'),
    ('mispar haktza''a', 'allocation number'), ('mispar haktzaah', 'allocation number'),
    ('mispar hakza’a', 'allocation number'), ('מספר הקצאה', 'allocation number'),
    ('mo''ed ha-hiyuv', 'tax point'), ('moed hachiyuv', 'tax point'), ('moed hiyyuv', 'tax point'),
    ('shiur efes', 'zero rate'), ('shi''ur efes', 'zero rate'),
    ('du''ah tkufati', 'periodic return'), ('duach tkufati', 'periodic return'),
    ('hasagah', 'objection'), ('השגה', 'objection'), ('kofer kesef', 'composition'), ('כופר', 'composition'),
    ('מלכ"ר', 'non-profit organisation'), ('מלכר', 'non-profit organisation'),
    ('malcar', 'non-profit organisation'),
    ('לעוסק פטור', 'exempt dealer'), ('letoshav huts', 'foreign resident'), ('le-osek patur', 'exempt dealer'),
    ('Exempt dealer', 'exempt dealer')
) as t (query, term);
select set_has(
    $$select r.hit ->> 'type' from jsonb_array_elements(public.search_content('osek patoor ceiling') -> 'results')
        as r (hit)$$,
    $$values ('law'), ('faq')$$, 'TERM-3 so are the texts that say it in English');
select is(public.search_content(q), public.search_content('osek patur'),
    format('TERM-3 "%s" finds what its own spelling does', q)) from unnest(array['ossek patoor', 'oseq-patur']) as q;
select is(public.search_content('osek patoor') ->> 'corrected', null, 'TERM-3 another spelling is no typo');
select is_empty(
    $$select w.word from private.search_words as w, public.terms as t, names as n,
            lateral unnest(private.word_keys(array[w.word])) as k (key)
        where t.name_keys && array[k.key, regexp_replace(k.key, '^(?:[hvbl][ae]|m[ei]|she|ke|u)', '')]
            and w.word ~ '^[a-z]{3,}$' and w.word <> all (n.words)$$,
    'TERM-3 no English word of the texts is taken for one');
select is(pg_temp.found(repeat('osek ', 1000)), pg_temp.found('osek'), 'TERM-3 however long the query is');

select pg_temp.become('service_role');
insert into public.terms (term, hebrew, transliterations) values ('quoll', 'קוול', '{kvoll}');
select is(pg_temp.found('qvol'), 'quoll', 'TERM-3 a new term is found at once');
update public.terms set transliterations = '{bilbi}' where term = 'quoll';
select is(pg_temp.found('bilby'), 'quoll', 'TERM-3 and by what it is called now');
delete from public.terms where term = 'quoll';
select is(pg_temp.found('bilby'), 'no term', 'TERM-3 a deleted one is not');

select * from finish();
rollback;
