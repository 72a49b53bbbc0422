-- Citations follow the texts and the law at once, and show nobody what they may not read; everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(58);

create function pg_temp.found(source text) returns text language sql as $$
    select string_agg(concat_ws(' ', f.kind, f.number, nullif(f.instrument, '')), '; ' order by f.kind collate "C",
        f.number collate "C")
    from (
        select distinct f.kind, f.number, f.instrument
        from private.find_references(source) as f where f.kind is not null
    ) as f
$$;
select is(pg_temp.found('Under sections 15, 30(a)(5) and 67A of the Law, s. 31'),
    'section 15 Law; section 30(a)(5) Law; section 31; section 67A Law', 'LAW-10 every number of a list is a citation');
select is(pg_temp.found('regulation 6 of the Registration Regulations; reg. 6A'),
    'regulation 6 Registration Regulations; regulation 6A', 'LAW-10 a citation knows its instrument');
select is(pg_temp.found('section 30, again section 30'), 'section 30', 'LAW-10 what is said twice is one citation');
select is(pg_temp.found('intersection 5, section 17%, 30(a)'), null, 'LAW-10 other words cite nothing');

select is(
    (select string_agg(n.name || case when n.is_short then ' (short)' else '' end, '; ' order by n.name collate "C")
        from private.names_in_title('Director of VAT, Haifa v. G.F.I. Wombat (1996) Ltd. and others (CA 71/21)') as n),
    'G.F.I. (short); G.F.I. Wombat; GFI (short); GFI Wombat',
    'READ-6 a case is called by its party, not by its authority');
select is_empty($$select n.name from private.names_in_title('Tel Aviv Ltd. v. State of Israel') as n$$,
    'READ-6 a place is no name');
select is_empty($$select n.name from private.names_in_title('A ruling on wombats') as n$$,
    'READ-6 a title without parties has no name');

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
        from public.get_cited_sections(type, array[id]) as s
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
    from public.sections as s, jsonb_each_text(public.get_margin('vat-law') -> s.id::text -> 'counts') as k
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
insert into public.news (id, title, date, category, summary, content)
    select t.faq, 'Twins', '2020-01-01', 'Updates', 'x', 'See section 990.' from texts as t;
select is(pg_temp.citing(), 'faq news', 'RUL-3 of two kinds whose texts have one id, each is listed');
select is((
    select string_agg(c.type, ' ' order by c.type) from public.sections as s,
        public.get_section_context('vat-law', s.slug) as c
    where s.title = '990. Echidnas' and c.relation = 'cited' and c.id = (select faq from texts)),
    'faq news', 'FIND-2 on the page of the section too');
delete from public.news where title = 'Twins';

-- Rulings beside each other: the first two by both sections, of which one is tied to the first as well.
insert into public.rulings (title, date, court, summary, content)
select 'Numbat ' || n, date '1961-01-01' + n, 'Court', 'x', 'Section 990' || case when n < 3 then ' and 991' else '' end
from generate_series(1, 8) as n;
insert into public.related_rulings (section_id, title, url)
select s.id, r.title, '/rulings/' || r.id from public.sections as s, public.rulings as r
where s.title = '990. Echidnas' and r.title = 'Numbat 1';
select is(pg_temp.cites('ruling', r.id), '990. Echidnas; 991. Echidnas',
    'RUL-3 a section both cited and tied by staff is related once')
from public.rulings as r where r.title = 'Numbat 1';
select is((select string_agg(b.title || ': ' || b.shared, '; ' order by b.place)
        from public.get_related_rulings(array[r.id]) with ordinality as b (ruling, title, url, shared, place)),
    'Numbat 2: 2; Numbat 8: 1; Numbat 7: 1; Numbat 6: 1; Numbat 5: 1',
    'RUL-3 those that share more sections come first, then the newest, five at most')
from public.rulings as r where r.title = 'Numbat 1';
select is((select string_agg(right(c.title, 1), '' order by c.place)
        from public.get_citing_sources(s.id) with ordinality as c (type, id, title, url, date, paragraphs, place)
        where c.title like 'Numbat%'), '87654321', 'RUL-3 who cites a section is listed newest first')
from public.sections as s where s.title = '990. Echidnas';
delete from public.related_rulings where title = 'Numbat 1';
delete from public.rulings where title like 'Numbat%';
insert into public.faqs (category_id, question, answer, is_enabled)
    select id, 'Okapi link?', '<p><a href="/law/vat-law/990">There</a></p>', false from public.faq_categories limit 1;
grant select on texts, before to anon;
set local role anon;
set local request.jwt.claims = '{"role":"anon"}';
select is(pg_temp.citing(), null, 'DATA-4 a visitor does not find a disabled FAQ');
select is(pg_temp.cites('faq', (select faq from texts)), '', 'DATA-4 nor what it cites');
select is(pg_temp.counted(), (select number - 3 from before), 'DATA-4 nor by the numbers');
select is_empty($$select from public.sections as s, private.citations_of(array[s.id], 'faq')
    where s.title = '990. Echidnas'$$, 'DATA-4 nor what it cites by its words or by a link, whatever counts it');
select throws_ok('select * from private.citations', '42501', null,
    'DATA-4 visitors cannot read the citations themselves');
select throws_ok('select * from public.get_dead_links()', '42501', null,
    'DATA-4 nor what leads nowhere');
select is(public.get_links('faq', array[(select faq from texts)]), '{}', 'DATA-4 nor the links of a disabled FAQ');

set local role authenticated;
select set_config('request.jwt.claims',
    '{"sub":"99999999-0000-4000-8000-000000000011","session_id":"88888888-0000-4000-8000-000000000011",'
    '"role":"authenticated"}', true);
select throws_ok('delete from private.citations', '42501', null, 'DATA-4 nor can staff write them');

-- Links
create function pg_temp.links(of_type text, of_id uuid) returns text language sql as $$
    select string_agg(replace(l.link ->> 1, coalesce(r.id, 'none'), '{ruling}')
        || ' ' || (l.link ->> 0), '; ' order by l.link ->> 1, l.link ->> 0)
    from jsonb_array_elements(public.get_links(of_type, array[of_id]) -> of_id::text) as p (phrase),
        jsonb_array_elements(p.phrase) as l (link),
        (select max(id::text) as id from public.rulings where title like 'Zebrafinch%') as r
    where l.link ->> 1 is not null
$$;
create function pg_temp.linked(content text) returns text language plpgsql as $$
declare
    post uuid;
begin
    insert into public.news (title, date, category, summary, content)
    values ('Okapi', '1951-01-01', 'Updates', 'x', content) returning id into post;
    return pg_temp.links('news', post);
end
$$;
select is(pg_temp.linked('<p>Sections 990 and 99998 of the Law</p>'), '/law/vat-law/990 Sections 990',
    'READ-6 what is there is linked, what is not stays plain');
update public.sections set content = '<ul><li>(a) x<ul><li>(5) y</li></ul></li></ul>' where title = '990. Echidnas';
select is(pg_temp.linked('<p>section 990(a)(5)(i), section 990(b)</p>'),
    '/law/vat-law/990 section 990(b); /law/vat-law/990#s990(a)(5) section 990(a)(5)(i)',
    'READ-6 a paragraph leads to itself, or to the nearest that there is');
select is(pg_temp.linked('<p>section 990</p><ul><li>(a) z</li></ul>'), '/law/vat-law/990 section 990',
    'READ-6 nothing is read across the end of a block');
insert into public.news (title, date, category, summary, content)
    values ('Numbat', '1951-01-01', 'Updates', 'x',
        '<p>In Zebrafinch (CA 71951/21) the court held.</p><p>CA 71952/21</p>');
create function pg_temp.numbat() returns text language sql as $$
    select pg_temp.links('news', id) from public.news where title = 'Numbat'
$$;
select is(pg_temp.numbat(), null, 'READ-6 a case that is not here stays plain');
insert into public.rulings (title, date, court, summary, content)
    values ('Zebrafinch Seeds Ltd. v. Director (CA 71951/21)', '1951-01-02', 'Court', 'x', '<p>x</p>');
select is(pg_temp.numbat(), '/rulings/{ruling} CA 71951/21; /rulings/{ruling} Zebrafinch',
    'READ-6 and is linked by number and name once it is added');
select is(concat(pg_temp.linked('<p>Zebrafinch sings.</p>'), pg_temp.linked('<p>TA 71951/21</p>')), '',
    'READ-6 a short name by itself, and the number of another court, mean something else');
select is(pg_temp.linked('<p>Zebrafinch Seeds</p>'), '/rulings/{ruling} Zebrafinch Seeds',
    'READ-6 the name in full means the case');
insert into public.rulings (title, date, court, summary, content)
    values ('Zebrafinch Nests Ltd. v. Director (CA 71951/21)', '1951-01-02', 'Court', 'x', '<p>x</p>');
select is(pg_temp.numbat(), null, 'READ-6 what two are called means neither');
delete from public.rulings where title like 'Zebrafinch Nests%';
select is(pg_temp.numbat(), '/rulings/{ruling} CA 71951/21; /rulings/{ruling} Zebrafinch', 'READ-6 until one is gone');
update public.rulings set title = 'Quokka Ltd. v. Director' where title like 'Zebrafinch%';
select is(pg_temp.numbat(), null, 'READ-6 a renamed case is found by its former name no longer');
select is((select string_agg(distinct w.words, '; ' order by w.words)
    from private.dead_links as w join private.texts as t on t.kind = w.source_type and t.id = w.source_id
    where t.title in ('Okapi', 'Numbat')),
    'CA 71951/21; CA 71952/21; Sections 990 and 99998 of the Law; TA 71951/21; section 993(b); section 99999',
    'READ-6 staff are told what leads nowhere, but for other laws');
select is((select (public.get_law_links('vat-law') -> s.id::text) is null from public.sections as s
    where s.title = '990. Echidnas'), true, 'READ-6 a section without references has no links');
update public.sections set content = '<p>Section 990, section 991(b) and regulation 990.</p>'
where title = '990. Echidnas';
select is((select replace(public.get_law_links('vat-law') ->> s.id::text, o.id::text, 'b')
    from public.sections as s, public.sections as o
    where s.title = '990. Echidnas' and o.title = '991(b). Echidnas'),
    (select format('[[["regulation 990", "/law/regulations#%s"]], [["section 991(b)", "#b"]]]', r.id)
        from public.sections as r where r.title = '990. Tapirs'),
    'READ-6 in the whole text links stay in it, or lead to another, and never to themselves');
select is((select count(*)::integer from jsonb_object_keys(public.get_law_links('vat-law', '990'))), 1,
    'READ-6 the page of a section asks for its own links');

reset role;
-- Without the seed's law, which 12-history.test.sql has made anew and which would take the longest here.
delete from public.chapters where "order" < 90;
create temporary table kept as select source_type, source_id, kind, number, instrument from private.citations;
create temporary table kept_references as
    select source_type, source_id, words, part, kind, number from private.text_references;
create temporary table kept_names as select target_id, name, court, is_number, is_short from private.cited_names;
select private.rebuild_derived();
select set_eq('select source_type, source_id, kind, number, instrument from private.citations', 'select * from kept',
    'all found anew, they are the same: the triggers miss nothing');
select set_eq('select source_type, source_id, words, part, kind, number from private.text_references',
    'select * from kept_references', 'READ-6 and so are the references');
select set_eq('select target_id, name, court, is_number, is_short from private.cited_names',
    'select * from kept_names', 'READ-6 and what texts call rulings and decisions');

select * from finish();
rollback;
