-- Citations follow the texts and the law at once, and show nobody what they may not read; everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(31);

create function pg_temp.found(source text) returns text language sql as $$
    select string_agg(concat_ws(' ', kind, number, nullif(instrument, '')), '; ' order by kind collate "C",
        number collate "C")
    from private.find_citations(source)
$$;
select is(pg_temp.found('Under sections 15, 30(a)(5) and 67A of the Law, s. 31'),
    'section 15 Law; section 30(a)(5) Law; section 31; section 67A Law', 'LAW-10 every number of a list is a citation');
select is(pg_temp.found('regulation 6 of the Registration Regulations; reg. 6A'),
    'regulation 6 Registration Regulations; regulation 6A', 'LAW-10 a citation knows its instrument');
select is(pg_temp.found('section 30, again section 30'), 'section 30', 'LAW-10 what is said twice is one citation');
select is(pg_temp.found('intersection 5, section 17%, 30(a)'), null, 'LAW-10 other words cite nothing');

-- As staff through the API: citations are written for them, not by them.
insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000011', 'citations@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000011');
insert into auth.sessions (id, user_id) values ('88888888-0000-4000-8000-000000000011',
    '99999999-0000-4000-8000-000000000011');
set local role authenticated;
select set_config('request.jwt.claims',
    '{"sub":"99999999-0000-4000-8000-000000000011","session_id":"88888888-0000-4000-8000-000000000011",'
    '"role":"authenticated"}', true);

insert into public.chapters (title, type, "order") values ('Echidnas', 'vat-law', 90), ('Tapirs', 'regulations', 90),
    ('Echidna Regulations (Fodder), 5799-2039', 'regulations', 91),
    ('Echidna (Counting) Directives, 5799-2039', 'booking-rules', 92);
insert into public.sections (chapter_id, title, content, "order")
select c.id, v.number || '. ' || c.title, '<p>x</p>', v.place
from public.chapters as c,
    (values ('990', 1), ('991', 2), ('991(b)', 3), ('993(a)', 4), ('993(c)', 5)) as v (number, place)
where c.title like 'Echidna%' or c.title = 'Tapirs';

create function pg_temp.cites(type text, id uuid) returns text language sql as $$
    select coalesce(string_agg(s.title, '; ' order by s.title collate "C"), '')
        from public.get_cited_sections(type, id) as s
$$;
create function pg_temp.cites(content text) returns text language plpgsql as $$
declare
    post uuid;
begin
    insert into public.news (title, date, category, summary, content)
    values ('Okapi', '1951-01-01', 'Updates', 'x', '<p>' || content || '</p>') returning id into post;
    return pg_temp.cites('news', post);
end
$$;
select is(pg_temp.cites('section 990(a)(5)'), '990. Echidnas', 'LAW-10 paragraphs belong to their section');
select is(pg_temp.cites('section 991(b)'), '991(b). Echidnas', 'LAW-10 unless they are a section of their own');
select is(pg_temp.cites('section 990 of the Law, regulation 990'), '990. Echidnas; 990. Tapirs',
    'LAW-10 sections are the Law''s, regulations the Regulations''');
select is(pg_temp.cites('regulation 990 of the Fodder Regulations'), '990. Echidna Regulations (Fodder), 5799-2039',
    'LAW-10 the instrument that is named decides');
select is(pg_temp.cites('section 990 of the Counting Directives'), '990. Echidna (Counting) Directives, 5799-2039',
    'LAW-10 so with the bookkeeping rules');
select is(pg_temp.cites('directive 991 of the counting directives'), '991. Echidna (Counting) Directives, 5799-2039',
    'LAW-10 a directive is a section of the Directives');
select is(pg_temp.cites('section 991(b) of the Directives'), '991(b). Echidna (Counting) Directives, 5799-2039',
    'LAW-10 which need no more than their name');
select is(pg_temp.cites('directive 993'), '993(a). Echidna (Counting) Directives, 5799-2039',
    'LAW-10 what is there in paragraphs only is the first of them');
select is(pg_temp.cites('section 993(b), directive 01/2025'), '', 'LAW-10 and no other, and no instruction of a year');
select is(pg_temp.cites('section 990 of the Income Tax Ordinance, section 99999'), '',
    'LAW-10 another law''s section and one that is nowhere are no citations of ours');
select is(pg_temp.cites('sec<strong>tion</strong> 9<em>90</em>, <a href="/section 991">x</a>'), '990. Echidnas',
    'LAW-10 the words count, not the markup');

create temporary table texts as
with r as (insert into public.rulings (title, date, court, summary, content, key_points)
    values ('Okapi v. Quagga', '1951-01-02', 'Court', 'x', '<p>x</p>', array['On section 990']) returning id),
d as (insert into public.tax_decisions (title, date, authority, field, subject, summary)
    values ('1/51', '1951-01-03', 'VAT Division', 'x', 'Section 990', 'x') returning id),
f as (insert into public.faqs (category_id, question, answer)
    select id, 'Okapi?', '<p>See section 990.</p>' from public.faq_categories limit 1 returning id)
select r.id as ruling, d.id as decision, f.id as faq from r, d, f;
create function pg_temp.citing() returns text language sql as $$
    select string_agg(distinct c.type, ' ' order by c.type) from public.sections as s,
        public.get_citing_sources(s.id) as c
    where s.title = '990. Echidnas' and c.title <> 'Okapi'
$$;
create function pg_temp.counted() returns integer language sql as $$
    select sum(k.value::integer)::integer
    from public.sections as s, jsonb_each_text(public.get_citation_counts('vat-law') -> s.id::text) as k
    where s.title = '990. Echidnas'
$$;
select is(pg_temp.citing(), 'decision faq ruling', 'RUL-3 a new ruling, decision and FAQ are listed with the section');
create temporary table before as select pg_temp.counted() as number;
select cmp_ok((select number from before), '>=', 6, 'RUL-3 and counted');

update public.rulings set key_points = array['On section 991'] where id = (select ruling from texts);
select is(pg_temp.citing(), 'decision faq', 'RUL-3 a changed text cites what it says now');
select is(pg_temp.cites('ruling', (select ruling from texts)), '991. Echidnas',
    'RUL-3 and is found at the other section');
delete from public.tax_decisions where id = (select decision from texts);
select is(pg_temp.citing(), 'faq', 'RUL-3 a deleted text cites nothing');
select is(pg_temp.counted(), (select number - 2 from before), 'RUL-3 and the numbers follow');

update public.sections set title = '992. Echidnas' where title = '990. Echidnas';
select is(pg_temp.citing(), null, 'RUL-3 a renumbered section is cited no longer by its old number');
select is((select count(*)::integer from public.sections as s, public.get_citing_sources(s.id)
    where s.title = '992. Echidnas'), 0,
    'RUL-3 nor by its new one');
update public.sections set title = '990. Echidnas' where title = '992. Echidnas';
select is(pg_temp.citing(), 'faq', 'RUL-3 numbered as before, it is cited as before');

update public.faqs set is_enabled = false where id = (select faq from texts);
select is(pg_temp.citing() || pg_temp.counted(), 'faq' || (select number - 2 from before),
    'DATA-4 staff see what a disabled FAQ cites');
reset role;
grant select on texts, before to anon;
set local role anon;
set local request.jwt.claims = '{"role":"anon"}';
select is(pg_temp.citing(), null, 'DATA-4 a visitor does not find a disabled FAQ');
select is(pg_temp.cites('faq', (select faq from texts)), '', 'DATA-4 nor what it cites');
select is(pg_temp.counted(), (select number - 3 from before), 'DATA-4 nor by the numbers');
select throws_ok('select * from private.citations', '42501', null,
    'DATA-4 visitors cannot read the citations themselves');

set local role authenticated;
select set_config('request.jwt.claims',
    '{"sub":"99999999-0000-4000-8000-000000000011","session_id":"88888888-0000-4000-8000-000000000011",'
    '"role":"authenticated"}', true);
select throws_ok('delete from private.citations', '42501', null, 'DATA-4 nor can staff write them');
reset role;
create temporary table kept as select source_type, source_id, kind, number, instrument from private.citations;
select private.rebuild_derived();
select set_eq('select source_type, source_id, kind, number, instrument from private.citations', 'select * from kept',
    'all found anew, they are the same: the triggers miss nothing');

select * from finish();
rollback;
