-- Addresses of sections (FIND-2): what they are made of, what changes them, and what becomes of former ones. All is one
-- transaction, rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(54);

select is(coalesce(private.numbered_slug(t.title), private.worded_slug(t.title)), t.slug, 'FIND-2 slug: ' || t.title)
from (values
    ('30. Zero-rated transactions', '30'),
    ('Section 60A: Powers', '60a'),
    ('25(c). Seven-year retention', '25-c'),
    ('30(a)(5). Services', '30-a-5'),
    ('21–22. Language and currency', '21-22'),
    ('1-2. Definitions', '1-2'),
    ('No summary: sections 78, 80 and 81', 'no-summary-sections-78-80-and-81'),
    ('The dealer’s "own" use', 'the-dealers-own-use'),
    ('Café & Straße', 'cafe-stra-e'),
    ('2024 budget', '2024-budget'),
    ('הגדרות', 'hgdrvt'),
    ('שיעור המס: ציבור', 'shyavr-hms-tsybvr'),
    ('Definitions (הגדרות)', 'definitions'),
    ('!?', 'section'),
    ('5736-1976', '5736-1976'),
    (repeat('word ', 40), btrim(repeat('word-', 12), '-')),
    (repeat('w', 200), repeat('w', 60)),
    (repeat('9', 200) || '. Long', repeat('9', 60))) as t (title, slug);

create function pg_temp.id(ending text) returns uuid language sql as $$
    select ('00000000-0000-4000-8000-0000000000' || ending)::uuid
$$;
create function pg_temp.address(section text) returns text language sql as $$
    select a.type || '/' || a.slug from public.section_addresses as a
    where a.section_id = pg_temp.id(section) and a.is_current
$$;
create function pg_temp.bearer(of_type text, of_slug text) returns text language sql as $$
    select right(a.section_id::text, 2) || case when a.is_current then '' else ' was' end
    from public.section_addresses as a where a.type = of_type and a.slug = of_slug
$$;
create function pg_temp.addresses(endings text) returns text language sql as $$
    select string_agg(right(s.id::text, 2) || ' ' || a.type || '/' || a.slug, ', ' order by s.id)
    from public.sections as s join public.section_addresses as a on a.section_id = s.id and a.is_current
    where s.id::text ~ ('^00000000-.*0' || endings || '$')
$$;

select is_empty($$select s.title from public.sections as s join public.chapters as c on c.id = s.chapter_id
    left join public.section_addresses as a on a.type = c.type and a.slug = s.slug and a.section_id = s.id
        and a.is_current
    where a.slug is null$$, 'FIND-2 every section of the seed has its address');
select is((select s.title from public.sections as s join public.section_addresses as a on a.section_id = s.id
    where a.type = 'vat-law' and a.slug = '30'), '30. Zero-rated transactions', 'FIND-2 section 30 is /law/vat-law/30');
select is((select c.title from public.sections as s join public.section_addresses as a on a.section_id = s.id
    join public.chapters as c on c.id = s.chapter_id where a.type = 'regulations' and a.slug = 'registration-2'),
    'Value Added Tax Regulations (Registration), 5736-1976',
    'FIND-2 regulation 2 of the Registration Regulations is /law/regulations/registration-2');

insert into public.chapters (id, title, type, "order") values
    ('00000000-0000-4000-8000-0000000000c1', 'Bandicoots', 'vat-law', 90),
    ('00000000-0000-4000-8000-0000000000c2', 'Bilbies', 'vat-law', 91),
    ('00000000-0000-4000-8000-0000000000c3', 'Quolls', 'regulations', 92);
insert into public.sections (id, chapter_id, title, content, "order") values
    ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000c1', '981. One', 'x', 1),
    ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-0000000000c1', '982. Two', 'x', 2),
    ('00000000-0000-4000-8000-0000000000d3', '00000000-0000-4000-8000-0000000000c2', '981. Again', 'x', 1),
    ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-0000000000c2', 'Words', 'x', 2),
    ('00000000-0000-4000-8000-0000000000d5', '00000000-0000-4000-8000-0000000000c2', 'Words', 'x', 3),
    ('00000000-0000-4000-8000-0000000000d6', '00000000-0000-4000-8000-0000000000c2', 'Words', 'x', 4),
    ('00000000-0000-4000-8000-0000000000d7', '00000000-0000-4000-8000-0000000000c3', '981. Other', 'x', 1);
select is(pg_temp.addresses('d.'), 'd1 vat-law/981, d2 vat-law/982, d3 vat-law/981-2, d4 vat-law/words, '
    'd5 vat-law/words-2, d6 vat-law/words-3, d7 regulations/981',
    'FIND-2 of sections added at once each gets an address of its own, anew in each text of the law');

update public.sections set title = '981. Other words', content = 'y' where id = pg_temp.id('d1');
update public.sections set title = 'Otherwise' where id = pg_temp.id('d4');
select is(pg_temp.addresses('d[14]'), 'd1 vat-law/981, d4 vat-law/words',
    'FIND-2 other words change no address');

update public.sections set title = '983. Two' where id = pg_temp.id('d2');
select is(pg_temp.address('d2'), 'vat-law/983',
    'FIND-2 another number, another address');
select is(pg_temp.bearer('vat-law', '982'), 'd2 was', 'FIND-2 and the former one leads there');
insert into public.sections (id, chapter_id, title, content, "order") values
    ('00000000-0000-4000-8000-0000000000d8', '00000000-0000-4000-8000-0000000000c1', '982. New', 'x', 5);
select is(pg_temp.bearer('vat-law', '982'), 'd8', 'FIND-2 until another section bears it');
update public.sections set title = '982. Two' where id = pg_temp.id('d2');
select is(pg_temp.address('d2'), 'vat-law/982-2',
    'FIND-2 which keeps it when the first comes back');
select is(pg_temp.bearer('vat-law', '983'), 'd2 was', 'FIND-2 and what that one bore meanwhile leads to it');
update public.sections set title = '984. New' where id = pg_temp.id('d8');
select is(pg_temp.address('d2'), 'vat-law/982',
    'FIND-2 the number that is left behind goes to the section that bears it with an addition');
select is(pg_temp.bearer('vat-law', '982-2'), 'd2 was', 'FIND-2 whose address until now leads there');

update public.sections set title = (number::integer + 1) || '. Moved up'
where id in (pg_temp.id('d1'), pg_temp.id('d2'));
select is(pg_temp.addresses('d[12]'), 'd1 vat-law/982, d2 vat-law/983',
    'FIND-2 numbers that move up at once have their own addresses in the end');
select is(pg_temp.bearer('vat-law', '981'), 'd3', 'FIND-2 the first of them goes to another section of that number');

update public.sections as s set title = '2ZZ. Renumbered' from public.section_addresses as a
where a.section_id = s.id and a.type = 'regulations' and a.slug = '2';
select is((select s.number from public.sections as s join public.section_addresses as a on a.section_id = s.id
    where a.type = 'regulations' and a.slug = '2'), '2ZZ',
    'FIND-2 but never to one of another instrument');

-- To another text of the law.
update public.chapters set type = 'regulations' where id = pg_temp.id('c2');
select is(pg_temp.addresses('d.'),
    'd1 vat-law/982, d2 vat-law/983, d3 regulations/981-2, d4 regulations/otherwise, '
    'd5 regulations/words-2, d6 regulations/words-3, d7 regulations/981, d8 vat-law/984',
    'FIND-2 a chapter that is moved takes its sections'' addresses along, as far as they are free');
select is(pg_temp.bearer('vat-law', '981'), 'd3 was', 'FIND-2 and the former ones lead there');
-- Which of two sections gets an address that both want is not said.
update public.sections set title = 'Apart' where id = pg_temp.id('d6');
update public.chapters set type = case type when 'vat-law' then 'regulations' else 'vat-law' end
where id::text like '00000000-%0c_';
select is(pg_temp.addresses('d.'),
    'd1 regulations/982, d2 regulations/983, d3 vat-law/981-2, d4 vat-law/otherwise, '
    'd5 vat-law/words, d6 vat-law/apart, d7 vat-law/981, d8 regulations/984',
    'FIND-2 chapters that change places at once too');
update public.sections set chapter_id = '00000000-0000-4000-8000-0000000000c3' where id = pg_temp.id('d1');
select is(pg_temp.address('d1'), 'vat-law/982', 'FIND-2 a section that is moved too');
select is(pg_temp.bearer('regulations', '982'), 'd1 was', 'FIND-2 with its former address');
update public.sections set chapter_id = '00000000-0000-4000-8000-0000000000c2' where id = pg_temp.id('d7');
select is(pg_temp.address('d7'), 'vat-law/981',
    'FIND-2 within a text of the law nothing changes');

-- An instrument with numbers of its own.
insert into public.chapters (id, title, type, "order") values
    ('00000000-0000-4000-8000-0000000000c4', 'VAT Regulations (Numbats), 5750-1990', 'regulations', 93);
insert into public.sections (id, chapter_id, title, content, "order") values
    ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000c4', '981. One', 'x', 1),
    ('00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0000000000c4', '5(a). Five', 'x', 2),
    ('00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0000000000c4', 'Words', 'x', 3);
select is(pg_temp.addresses('e.'),
    'e1 regulations/numbats-981, e2 regulations/numbats-5-a, e3 regulations/words',
    'FIND-2 the address of a number in an instrument says which instrument');
update public.chapters set title = 'VAT Regulations (Quokkas), 5750-1990'
where id = '00000000-0000-4000-8000-0000000000c4';
select is(pg_temp.address('e1'), 'regulations/quokkas-981', 'FIND-2 by its present name');
select is(pg_temp.bearer('regulations', 'numbats-981'), 'e1 was', 'FIND-2 and its former one leads there');
update public.sections set chapter_id = '00000000-0000-4000-8000-0000000000c3' where id = pg_temp.id('e2');
select is(pg_temp.address('e2'), 'vat-law/5-a', 'FIND-2 moved to the main instrument it has its number alone');
select is(private.section_at('regulations', '#quokkas-981(a)'), pg_temp.id('e1'),
    'READ-5 the address in the whole text says the instrument too');
update public.sections set title = '982. One' where id = pg_temp.id('e1');
select is(private.section_at('regulations', '#quokkas-981(a)(1)'), pg_temp.id('e1'),
    'TRUE-3 and leads to the provision when it has another number');
select is(private.section_at('vat-law', '#s990(a)'), null, 'TRUE-3 as no number leads that nothing had');
select is((select title from public.get_preview('/law/regulations/quokkas-982')),
    '982. One (Quokkas Regulations)', 'READ-6 its preview names the instrument');
delete from public.sections where id in (pg_temp.id('e1'), pg_temp.id('e2'), pg_temp.id('e3'));

-- Deleted and restored.
delete from public.sections where id = pg_temp.id('d7');
select is(pg_temp.bearer('vat-law', '981'), 'd3',
    'FIND-2 the address of a deleted section goes to the one that bears its number with an addition');
delete from public.sections where id = pg_temp.id('d5');
select is(pg_temp.bearer('vat-law', 'words'), null, 'FIND-2 or is no address any more');
insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000016', 'addresses@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000016');
insert into auth.sessions (id, user_id)
    values ('88888888-0000-4000-8000-000000000016', '99999999-0000-4000-8000-000000000016');
select set_config('request.jwt.claims', '{"sub":"99999999-0000-4000-8000-000000000016",'
    '"session_id":"88888888-0000-4000-8000-000000000016","role":"authenticated"}', true);
create function pg_temp.restore(section text, which text) returns uuid language sql as $$
    select public.restore_version((select max(h.id) from public.history as h
        where h.row_id = pg_temp.id(section) and h.action = which))
$$;
select pg_temp.restore('d5', 'delete');
select pg_temp.restore('d7', 'delete');
select is(pg_temp.addresses('d[57]'), 'd5 vat-law/words, d7 vat-law/981-2',
    'FIND-2 restored sections have their address again, or the next where another bears it');
update public.sections set title = '990. Two' where id = pg_temp.id('d2');
select pg_temp.restore('d2', 'update');
select is(pg_temp.address('d2'), 'regulations/983',
    'FIND-2 a former state has its number''s address');
select is_empty($$select h.id from public.history as h where h.row_id = pg_temp.id('d5') and h.action = 'update'$$,
    'DATA-6 another address alone is no version');
delete from public.chapters where id::text like '00000000-%0c_';
select is_empty($$select * from public.section_addresses where section_id::text like '00000000-%0d_'$$,
    'FIND-2 with a chapter all addresses of its sections go');
select is(private.row_targets('<a href="https://example.test/law/vat-law#30abcdef-0000-4000-8000-00000000000a">x</a>'),
    array['30abcdef-0000-4000-8000-00000000000a'], 'STAFF-8 an id that begins like a number is the link''s target');

select * from finish();
rollback;
