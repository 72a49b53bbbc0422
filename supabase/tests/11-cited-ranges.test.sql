-- "Sections 22 to 29" cites each section between its ends, whatever stands there when it is looked up; everything is
-- rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(16);

select is(private.number_range('22', '29(b)'), '22–29', 'LAW-10 a range is known by its ends, without paragraphs');
select is(private.number_range('6A', '6D'), '6A–6D', 'LAW-10 and by its letters');
select is(private.number_range('30(a)(1)', '30(a)(5)'), null, 'LAW-10 paragraphs of one section are none of sections');
select is(coalesce(private.number_range('29', '22'), private.number_range('30', '2024')), null,
    'LAW-10 nor is what counts down, or a year');

insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000111', 'Echidnas', 'vat-law', 90),
    ('a0000000-0000-4000-8000-000000000112', 'Echidna Regulations (Fodder), 5799-2039', 'regulations', 91);
insert into public.sections (chapter_id, title, content, "order")
select ('a0000000-0000-4000-8000-00000000011' || v.chapter)::uuid, v.number || '. Echidnas', v.content, v.place
from (values
    (1, '990', '<p>x</p>', 1), (1, '990A', '<p>x</p>', 2), (1, '991', '<ul><li>(a) x</li></ul>', 3),
    (1, '992(c)', '<p>x</p>', 4), (1, '993–994', '<p>x</p>', 5), (1, '995', '<p>Sections 990 to 995.</p>', 6),
    (1, '995A', '<p>x</p>', 7),
    (2, '991', '<p>x</p>', 1), (2, '992', '<p>Regulations 990 through 993.</p>', 2)
) as v (chapter, number, content, place);

create function pg_temp.section(title text, chapter integer default 1) returns uuid language sql as $$
    select s.id from public.sections as s
    where s.title = section.title || '. Echidnas'
        and s.chapter_id = ('a0000000-0000-4000-8000-00000000011' || chapter)::uuid
$$;
create function pg_temp.cites(type text, source uuid) returns text language sql as $$
    select string_agg(array_to_string(s.provisions, ', '), '; ')
    from public.get_cited_sections(type, array[source]) as s
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

select is(pg_temp.cites('Sections 990 to 995'),
    'section 990; section 990A; section 991; section 992(c); section 993; section 995',
    'LAW-10 a range cites its ends and each section between them, those with letters too');
select is(pg_temp.cites('sections 990–992 and 995A'), 'section 990; section 990A; section 991; section 992; '
    || 'section 995A', 'LAW-10 a range in a list is one of its own');
select is(pg_temp.cites('sections 990, 995'), 'section 990; section 995', 'LAW-10 a list is no range');
select is(pg_temp.cites('sections 990 to 992 of the Income Tax Ordinance'), null, 'LAW-10 nor is one of another law');
select is(pg_temp.cites('section 991(a) to 992'), 'section 991(a); section 992',
    'LAW-10 where nothing stands between, its ends are all');
select is(pg_temp.cites('regulations 990 through 992 of the Fodder Regulations'),
    'regulation 991 of the Fodder Regulations; regulation 992 of the Fodder Regulations',
    'LAW-10 a range is of the instrument that is named');

create temporary table places as
select s.id, s.title, s.slug, c.type from public.sections as s join public.chapters as c on c.id = s.chapter_id
where s.id in (pg_temp.section('990A'), pg_temp.section('991'));
select is((
    select string_agg(p.title || ' ' || (
            select count(*) from public.get_citing_sources(p.id) as c where c.type = 'news') || ' '
        || (public.get_margin('vat-law') -> p.id::text -> 'counts' ->> 'news') || ' '
        || (select count(*) from public.get_section_context(p.type, p.slug) as c
            where c.relation = 'cited' and c.type = 'news'), '; ' order by p.title)
    from places as p), '990A. Echidnas 2 2 2; 991. Echidnas 3 3 3',
    'TRUE-5 cited by, counts and the section''s page agree on it');
select is((select public.get_margin('vat-law') -> p.id::text -> 'notes' -> 0 -> 0 from places as p
    where p.title like '990A%'), '""', 'TRUE-5 and the margin names no paragraph');
select is((
    select string_agg(c.title, '; ') from public.get_section_context('vat-law', '995') as c
    where c.relation = 'cites'),
    '990. Echidnas; 990A. Echidnas; 991. Echidnas; 992(c). Echidnas; 993–994. Echidnas',
    'FIND-2 the page of a section lists what its range cites');

update public.sections set title = '996. Echidnas' where id = pg_temp.section('990A');
select is(pg_temp.cites('section', pg_temp.section('995')),
    'section 990; section 991; section 992(c); section 993; section 995',
    'LAW-10 a section that is numbered out of a range is cited by it no longer');
update public.sections set title = '994A. Echidnas' where id = pg_temp.section('996');
select is(pg_temp.cites('section', pg_temp.section('995')),
    'section 990; section 994A; section 991; section 992(c); section 993; section 995',
    'LAW-10 and one that is numbered into it at once');
delete from public.sections where title in ('990. Echidnas', '995. Echidnas')
    and chapter_id = 'a0000000-0000-4000-8000-000000000111';
select is(pg_temp.cites('Sections 990 to 995'), 'section 994A; section 991; section 992(c); section 993',
    'LAW-10 nor need its ends be there');

select * from finish();
rollback;
