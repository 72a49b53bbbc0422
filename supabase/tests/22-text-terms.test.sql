-- Which terms are marked in which texts (TERM-2).
begin;
create extension if not exists pgtap with schema extensions;
select plan(20);

insert into public.terms (id, term, variants, definition) values
    ('00000000-0000-4000-8000-000000000e01', 'quokka', '{}', 'x'),
    ('00000000-0000-4000-8000-000000000e02', 'Numbat', '{NB}', 'x'),
    ('00000000-0000-4000-8000-000000000e03', 'price of a quokka (in NIS)', '{}', 'x');
insert into public.news (id, title, date, category, summary, content) values
    ('00000000-0000-4000-8000-000000000e11', 'Quokkas', '2020-01-01', 'Updates', 'x',
        '<p>Quokkas &amp; a <b>quo</b>kka, quokkas. Numbat or numbat: NB.</p><p>The price of a quokka. Quokkaburra, '
        'non-quokka.</p>'),
    ('00000000-0000-4000-8000-000000000e12', 'Others', '2020-01-01', 'Updates', 'x', '<p>One quokka</p>');

create function pg_temp.terms(text_id text) returns text language sql as $$
    select coalesce(string_agg(l.link #>> '{0,0}', ', ' order by l.link #>> '{0,0}' collate "C"), '')
    from jsonb_array_elements(public.get_links('news', array[text_id::uuid]) -> text_id) as l (link)
    where l.link #>> '{0,1}' like '/glossary#00000000%'
$$;
create function pg_temp.first_terms() returns text language sql as $$
    select pg_temp.terms('00000000-0000-4000-8000-000000000e11')
$$;

select is(pg_temp.first_terms(), 'NB, Numbat, Quokkas, price of a quokka, quokka, quokkas',
    'TERM-2 a text''s terms are told in each form in which it uses them: plural, with a capital');
select is(public.get_links('news', array['00000000-0000-4000-8000-000000000e12']::uuid[])
    -> '00000000-0000-4000-8000-000000000e12', '[[["quokka", "/glossary#00000000-0000-4000-8000-000000000e01"]]]',
    'TERM-2 with their places in the glossary');

update public.news set content = '<p>nothing</p>' where id = '00000000-0000-4000-8000-000000000e12';
select is(pg_temp.terms('00000000-0000-4000-8000-000000000e12'), '', 'TERM-2 what a text no longer says is not told');
update public.news set content = '<p>One numbat, one Numbat</p>' where id = '00000000-0000-4000-8000-000000000e12';
select is(pg_temp.terms('00000000-0000-4000-8000-000000000e12'), 'Numbat', 'TERM-2 and what it now says is');

-- A term that is a common word as well.
update public.terms set is_marked = false where id = '00000000-0000-4000-8000-000000000e01';
select is(pg_temp.first_terms(), 'NB, Numbat, price of a quokka', 'TERM-2 one that is not to be marked is in no text');
update public.terms set is_marked = true where id = '00000000-0000-4000-8000-000000000e01';
select is(pg_temp.first_terms(), 'NB, Numbat, Quokkas, price of a quokka, quokka, quokkas',
    'TERM-2 and comes back into all');
update public.terms set definition = '' where id = '00000000-0000-4000-8000-000000000e02';
select is(pg_temp.first_terms(), 'Quokkas, price of a quokka, quokka, quokkas',
    'TERM-2 one of which nothing is said is in no text');
update public.terms set definition = 'x' where id = '00000000-0000-4000-8000-000000000e02';
update public.terms set term = 'bettong', variants = '{}' where id = '00000000-0000-4000-8000-000000000e02';
select is(pg_temp.first_terms(), 'Quokkas, price of a quokka, quokka, quokkas', 'TERM-2 another name is looked for');
update public.terms set except_in = '{/news/00000000-0000-4000-8000-000000000e11}'
    where id = '00000000-0000-4000-8000-000000000e01';
select is(pg_temp.first_terms(), 'price of a quokka', 'TERM-2 staff except a text');
update public.news set content = content || '<p>quokka</p>' where id = '00000000-0000-4000-8000-000000000e11';
select is(pg_temp.first_terms(), 'price of a quokka', 'TERM-2 also when it changes');
update public.news set content = '<p>quokka</p>' where id = '00000000-0000-4000-8000-000000000e12';
select is(pg_temp.terms('00000000-0000-4000-8000-000000000e12'), 'quokka', 'TERM-2 in others it is marked');
update public.terms set except_in = '{https://vat.example/law/vat-law/30,/law/vat-law#s31}'
    where id = '00000000-0000-4000-8000-000000000e01';
select is((select array_agg(s.number order by s.number) from public.terms as t, public.sections as s
    where t.id = '00000000-0000-4000-8000-000000000e01' and s.id = any (t.excepted)), '{30,31}',
    'TERM-2 a section is excepted by its page, by its place in the law, and by a whole address');
select throws_ok(
    $$update public.terms set except_in = '{/news/00000000-0000-4000-8000-0000000000ff}'
        where id = '00000000-0000-4000-8000-000000000e01'$$, '23514',
    'There is no text at /news/00000000-0000-4000-8000-0000000000ff: "terms_except_in_check"',
    'TERM-2 an address that leads to no text is refused');

delete from public.terms where id = '00000000-0000-4000-8000-000000000e03';
select is(pg_temp.terms('00000000-0000-4000-8000-000000000e11'), 'Quokkas, quokka, quokkas',
    'TERM-2 a deleted term is in no text');
select is_empty($$select from private.text_terms as u where u.source_type = 'term'$$,
    'TERM-2 terms do not lead to each other');

-- Printed.
select is(array(select private.term_note(t) from (values
        ('quokka', 'קווקה', '{kvoka,quoka}'::text[], 'Section 1'), ('quokka', 'קווקה', '{}', ''),
        ('Quokka (in NIS)', '', '{}', 'Sections 1 and 2'), ('quokka', '', '{}', 'Section 1.'),
        ('Quokka Ltd.', '', '{}', 'Section 1'), ('quokka', '', '{}', '')) as v (term, hebrew, transliterations, place),
        jsonb_populate_record(null::public.terms, jsonb_build_object('term', v.term, 'hebrew', v.hebrew,
            'transliterations', v.transliterations, 'defined_in', v.place)) as t),
    '{Quokka: קווקה (kvoka). Section 1.,Quokka: קווקה.,Quokka (in NIS). Sections 1 and 2.,Quokka. Section 1.,'
        'Quokka Ltd. Section 1.,NULL}',
    'TERM-2 print says what a term is in Hebrew, and which provisions define it, as far as it is known');
select is((select t.links from private.terms_of('news', '{00000000-0000-4000-8000-000000000e12}', true) as t),
    '[[["quokka", "/glossary#00000000-0000-4000-8000-000000000e01"]]]', 'TERM-2 and no note where nothing is');
select is(public.get_law_links('vat-law')::text ~ 'toshav hutz', false,
    'TERM-2 the whole law is not told what is printed with a section');

-- The seed's own.
select ok(public.get_law_links('vat-law', '30') -> (
        select s.id::text from public.sections as s join public.chapters as c on c.id = s.chapter_id
        where s.number = '30' and c.type = 'vat-law')
    @> (select jsonb_build_array(jsonb_build_array(jsonb_build_array('foreign resident', '/glossary#' || t.id),
            '["Foreign resident: תושב חוץ (toshav hutz). Sections 1, 30(c) and 60(e)."]'::jsonb))
        from public.terms as t where t.term = 'foreign resident'),
    'TERM-2 section 30 leads to what a foreign resident is');
select is_empty($$select u.words from private.text_terms as u join public.terms as t on t.id = u.term_id
    where t.term = 'Director' and u.words like 'director%'$$, 'TERM-2 a director of a company is not the Director');

select * from finish();
rollback;
