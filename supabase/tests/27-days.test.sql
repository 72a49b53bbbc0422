-- The law of a day, where chapters, addresses and former texts were changed meanwhile (TIME-3, TIME-4); everything is
-- rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(45);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000275', 'noa@example.test');
insert into private.staff (user_id, name) values ('99999999-0000-4000-8000-000000000275', 'Noa Peretz');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000275', '99999999-0000-4000-8000-000000000275');
select set_config('private.today', '2026-12-01', true);
insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000009500', 'Chapter A', 'booking-rules', 9500),
    ('a0000000-0000-4000-8000-000000009501', 'Chapter B', 'booking-rules', 9501),
    ('a0000000-0000-4000-8000-000000009502', 'Chapter C', 'booking-rules', 9502);
insert into public.sections (id, chapter_id, title, content, "order", text_as_of)
select ('b0000000-0000-4000-8000-00000000950' || n)::uuid, ('a0000000-0000-4000-8000-00000000950' || (n - 1) / 3)::uuid,
    format('950%s. Section', n), format('<p>Text %s.</p>', n), (n - 1) % 3 + 1, '2026-06-01'
from generate_series(1, 9) as n;

create function pg_temp.section(number integer) returns uuid language sql as $$
    select ('b0000000-0000-4000-8000-00000000' || number)::uuid
$$;
create function pg_temp.step(amendment text, step text) returns timestamptz language sql as $$
    select public.step_amendment(a.id, step, a.updated_at) from public.amendments as a where a.title = amendment
$$;
create function pg_temp.change(amendment text, section integer, new_values jsonb) returns uuid language sql as $$
    select d.id from public.save_draft('sections', new_values, pg_temp.section(section),
        (select s.updated_at from public.sections as s where s.id = pg_temp.section(section)),
        amendment => (select a.id from public.amendments as a where a.title = change.amendment), is_ready => true) as d
$$;
create function pg_temp.add(amendment text, new_values jsonb) returns uuid language sql as $$
    select d.id from public.save_draft('sections', new_values,
        amendment => (select a.id from public.amendments as a where a.title = add.amendment), is_ready => true) as d
$$;
create function pg_temp.law(day date) returns text language sql as $$
    select string_agg(concat_ws(' ', right(l.chapter_title, 1), l.number, nullif(l.state, 'same')), ', ')
    from public.law_on('booking-rules', day) as l where l.number like '950%' or l.number like '951%'
$$;
select set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated',
    'sub', '99999999-0000-4000-8000-000000000275', 'session_id', '88888888-0000-4000-8000-000000000275')::text, true);
select set_config('role', 'authenticated', true);

-- What an announced amendment moves to a chapter that is deleted, or adds to one
insert into public.amendments (title, day) values ('Order to C', '2027-01-01');
select lives_ok($$select
        pg_temp.change('Order to C', 9501, '{"chapter_id": "a0000000-0000-4000-8000-000000009502", "order": 1}'),
        pg_temp.change('Order to C', 9502, '{"chapter_id": "a0000000-0000-4000-8000-000000009502", "order": 1,
            "content": "<p>Other.</p>"}'),
        pg_temp.add('Order to C', '{"title": "9510. New", "content": "<p>New.</p>", "order": 1,
            "chapter_id": "a0000000-0000-4000-8000-000000009502"}'),
        pg_temp.add('Order to C', '{"title": "9511. New", "content": "<p>New.</p>", "order": 4,
            "chapter_id": "a0000000-0000-4000-8000-000000009501"}'), pg_temp.step('Order to C', 'announce')$$,
    'TIME-3 sections are moved and added');
savepoint whole;
delete from public.chapters where id = 'a0000000-0000-4000-8000-000000009502';
select is(pg_temp.law('2027-01-01'), 'A 9501, A 9502 changed, A 9503, B 9504, B 9505, B 9506, B 9511 only then',
    'TIME-4 a section whose chapter to come is deleted stands where it stands; one to be added there is not foretold');
select is((select string_agg(c.number || ' ' || c.difference, ', ')
        from public.compare_law('booking-rules', '2026-12-01', '2027-01-01') as c
        where c.number like '95__' and c.difference <> 'same'), '9502 changed, 9511 added',
    'TIME-4 no reader is told that it is repealed');
rollback to whole;

-- How old the words of a new section are
create function pg_temp.age() returns text language sql as $$
    select concat_ws(' ', l.from_day, l.text_as_of, coalesce(l.changes_noted_to::text, 'none'))
    from public.law_on('booking-rules', '2027-01-01', '9511') as l
$$;
create temporary table told on commit drop as select pg_temp.age() as age;
select is((select age from told), '2027-01-01 2027-01-01 none', 'TIME-4 TRUE-2 the age of a new section is foretold');
select set_config('private.today', '2027-01-01', true);
select lives_ok($$select pg_temp.step('Order to C', 'set')$$, 'TIME-3 on its day it comes into force');
select is(pg_temp.age(), (select age from told), 'TIME-4 TRUE-2 with the age that was foretold');

-- Former texts hold before the present one
create function pg_temp.enter(section integer, from_day date, to_day date) returns void language sql as $$
    insert into public.section_versions (section_id, title, content, from_day, to_day)
    values (pg_temp.section(section), '9507. Old', '<p>Old words.</p>', from_day, to_day)
$$;
create function pg_temp.refusal(attempt text) returns text language plpgsql as $$
declare
    field text;
begin
    execute attempt;
    return 'none';
exception
    when sqlstate 'PT409' then
        get stacked diagnostics field = pg_exception_hint;
        return field || ': ' || sqlerrm;
end
$$;
select is(pg_temp.refusal($$select pg_temp.enter(9507, '2020-01-01', '2072-12-31')$$),
    'to_day: A former text holds no more today. Choose a last day that has passed.',
    'TIME-3 a former text is not one of days to come');
select is(pg_temp.refusal($$select pg_temp.enter(9507, '2020-01-01', private.today())$$),
    'to_day: A former text holds no more today. Choose a last day that has passed.', 'TIME-3 nor of today');
update public.sections set in_force_from = '2025-01-01' where id = pg_temp.section(9507);
select is(pg_temp.refusal($$select pg_temp.enter(9507, '2020-01-01', '2025-01-01')$$),
    'to_day: The present text holds from 1 January 2025. Choose a last day before that.',
    'TIME-3 nor of days on which the present text held');
select is(pg_temp.refusal($$select pg_temp.enter(9507, '2020-01-01', '2024-12-31')$$), 'none',
    'TIME-3 but of those before');
select is(pg_temp.refusal($$update public.section_versions set to_day = '2025-03-01'
    where section_id = pg_temp.section(9507)$$),
    'to_day: The present text holds from 1 January 2025. Choose a last day before that.',
    'TIME-3 also when its day is changed');
select is(pg_temp.refusal($$update public.sections set in_force_from = '2024-12-31'
    where id = pg_temp.section(9507)$$),
    'in_force_from: The text before it is kept until 31 December 2024. Choose a day after that, or change that text '
    'first.', 'TIME-3 the present text does not hold from a day on which a former one held');
select is(pg_temp.refusal($$update public.sections set in_force_from = null where id = pg_temp.section(9507)$$), 'none',
    'TIME-3 from which day can be left open');

-- No text is in force from a day to come: neither by a save, nor when it is added, nor by a draft before that day.
savepoint present;
insert into public.amendments (title, day) values ('Order ahead', '2027-01-10');
create function pg_temp.planned(nth integer, from_day date) returns text language sql as $$
    select pg_temp.refusal(format('
        select public.save_draft(''sections'', %L, %L, %L, amendment => %L, is_ready => true)',
        jsonb_build_object('in_force_from', from_day), pg_temp.section(nth),
        (select s.updated_at from public.sections as s where s.id = pg_temp.section(nth)),
        (select a.id from public.amendments as a where a.title = 'Order ahead')))
$$;
create temporary table to_come on commit drop as
select 'in_force_from: No text is in force from a day to come. Choose today or a day before it. What the law says '
    'from a later day is a change of an amendment.'::text as sentence;
select is(pg_temp.refusal($$update public.sections set in_force_from = private.today() + 1
    where id = pg_temp.section(9507)$$), (select sentence from to_come), 'TIME-3 no text is in force from tomorrow');
select is(pg_temp.refusal($$insert into public.sections (chapter_id, title, content, "order", in_force_from)
    values ('a0000000-0000-4000-8000-000000009502', '9512. New', '<p>New.</p>', 9, private.today() + 1)$$),
    (select sentence from to_come), 'TIME-3 nor one that is added');
select is(pg_temp.refusal($$update public.sections set in_force_from = private.today()
    where id = pg_temp.section(9507)$$), 'none', 'TIME-3 one may be from today');
select is(pg_temp.planned(9506, '2027-01-11'), (select sentence from to_come),
    'TIME-3 a change is not of a day after its amendment''s');
select is(pg_temp.planned(9506, '2027-01-10'), 'none', 'TIME-3 but of that');
select is(private.today(), '2027-01-01', 'TIME-3 which it was tried on');
select pg_temp.step('Order ahead', 'set');
select set_config('private.today', '2027-01-10', true);
select public.publish_due();
select is((select s.in_force_from from public.sections as s where s.id = pg_temp.section(9506)), '2027-01-10',
    'TIME-3 and is in force from it, once it has come');
select set_config('private.today', '2024-12-01', true);
select lives_ok($$select public.restore_version(h.id) from public.history as h
    where h.row_id = pg_temp.section(9507) and h."row" ->> 'in_force_from' = '2025-01-01'$$,
    'TIME-3 what was written comes back with its day');
rollback to present;
select pg_temp.enter(9508, '2026-04-01', '2026-06-30');
insert into public.amendments (title, day) values ('Order late', '2026-03-01');
select pg_temp.change('Order late', 9508, '{"content": "<p>Late.</p>"}');
select is(pg_temp.refusal($$select pg_temp.step('Order late', 'set')$$),
    ': 9508. Section: The text before it is kept until 30 June 2026. Choose a day after that, or change that text '
    'first.', 'TIME-3 an amendment does not come into force before a text that it would follow');
update public.amendments set day = '2026-08-01' where title = 'Order late';
select is(pg_temp.refusal($$select pg_temp.step('Order late', 'set')$$), 'none',
    'TIME-3 but after its days, also when its own day has passed');
select is(pg_temp.refusal($$select pg_temp.step('Order late', 'take back')$$), 'none', 'TIME-3 and is taken back');
select pg_temp.step('Order late', 'reopen'), pg_temp.step('Order late', 'set');
update public.sections set content = '<p>Mended.</p>' where id = pg_temp.section(9508);
select lives_ok($$select public.restore_version((select min(h.id) from public.history as h
    where h.row_id = pg_temp.section(9508) and h."row" is not null))$$,
    'TIME-3 what the section said before it is restored from the history');

-- Chapters in the order that they have
insert into public.amendments (title, day) values ('Order to A', '2027-02-01');
select pg_temp.change('Order to A', 9507, '{"chapter_id": "a0000000-0000-4000-8000-000000009500", "order": 1}');
create function pg_temp.chapters(day date) returns text language sql as $$
    select string_agg(right(c.chapter_title, 1), '' order by c.place) from (
        select l.chapter_title, l.place, lag(l.chapter_title) over (order by l.place) as before
        from public.law_on('booking-rules', day) with ordinality as l (section_id, number, title, slug, content,
            "order", chapter_id, chapter_title, chapter_order, text_as_of, changes_noted_to, from_day, to_day, state,
            amendment, present_chapter, is_assumed, place) where l.chapter_title ~ '^Chapter [ABC]$') as c
    where c.before is distinct from c.chapter_title
$$;
select set_config('private.today', '2027-02-01', true);
select pg_temp.step('Order to A', 'set');
select is(pg_temp.chapters('2027-01-31'), 'ABC', 'TIME-4 a section of a chapter that it has left stands there');

-- Two sections that exchange their numbers, and one whose number is used no more
create function pg_temp.at(day date, address text) returns text language sql as $$
    select string_agg(concat_ws(' ', right(l.section_id::text, 4), l.title, l.slug), ', ')
    from public.law_on('booking-rules', day, address) as l
$$;
insert into public.amendments (title, day) values ('Renumbering', '2027-03-01');
select pg_temp.change('Renumbering', 9503, '{"title": "9504. Section"}'),
    pg_temp.change('Renumbering', 9504, '{"title": "9503. Section"}'),
    pg_temp.change('Renumbering', 9505, '{"title": "9515. Section"}'),
    pg_temp.change('Renumbering', 9506, '{"title": "9505. Section"}');
create temporary table before on commit drop as
    select l.section_id, l.title from public.law_on('booking-rules', '2027-02-28') as l where l.number like '950_';
select is(pg_temp.at('2027-02-28', '9503'), '9503 9503. Section 9503', 'TIME-4 a section is read by its address');
select set_config('private.today', '2027-03-01', true);
select pg_temp.step('Renumbering', 'set');
select is(concat_ws(', ', pg_temp.at('2027-02-28', '9503'), pg_temp.at('2027-02-28', '9504')),
    '9503 9503. Section 9503, 9504 9504. Section 9504',
    'TIME-4 an address leads to the section that had it on the day, not to the one that has got it since');
select is(concat_ws(', ', pg_temp.at('2027-03-01', '9503'), pg_temp.at('2027-03-01', '9504')),
    '9504 9503. Section 9503, 9503 9504. Section 9504', 'TIME-4 and since then to that one');
select is(concat_ws(', ', pg_temp.at('2027-02-28', '9505'), pg_temp.at('2027-02-28', '9515')),
    '9505 9505. Section 9515, 9505 9505. Section 9515',
    'TIME-4 to the same one by its present address, if no other section had that');
select is(pg_temp.at('2027-02-28', '9506'), '9506 9506. Section 9506', 'TIME-4 also where nobody has the address now');
select set_eq($$select l.section_id, o.title from before as l
        join public.law_on('booking-rules', '2027-02-28') as a on a.section_id = l.section_id
        cross join lateral public.law_on('booking-rules', '2027-02-28', a.slug) as o$$,
    'select section_id, title from before', 'TIME-4 what is listed of a day is found by the address that it is given');
select is((select string_agg(concat_ws(' ', c.one_title, c.other_title), ', ' order by c.one_title)
        from public.compare_law('booking-rules', '2027-02-28', '2027-03-01', '9515') as c),
    '9505. Section 9515. Section', 'TIME-4 two days of an address follow its section');
select is(pg_temp.at('2027-02-28', '9599'), null, 'TIME-4 where there is none, there is none');

-- Chapters by the titles that they had, also those of sections that stay as they are
create function pg_temp.rename(amendment text, title text) returns uuid language sql as $$
    select d.id from public.chapters as c, public.save_draft('chapters', jsonb_build_object('title', rename.title),
        c.id, c.updated_at, amendment => (select a.id from public.amendments as a where a.title = rename.amendment),
        is_ready => true) as d where c.id = 'a0000000-0000-4000-8000-000000009501'
$$;
create function pg_temp.names(days date[]) returns text language sql as $$
    select string_agg(concat_ws(' ', d, (
        select string_agg(distinct l.chapter_title, '/') from public.law_on('booking-rules', d) as l
        where l.chapter_id = 'a0000000-0000-4000-8000-000000009501')), ', ' order by d) from unnest(days) as d
$$;
insert into public.amendments (title, day) values ('Renaming', '2027-04-01');
select pg_temp.rename('Renaming', 'Chapter Beta'), pg_temp.change('Renaming', 9505, '{"content": "<p>Other.</p>"}'),
    pg_temp.step('Renaming', 'announce');
select is(pg_temp.names('{2027-02-28,2027-03-31,2027-04-01}'),
    '2027-02-28 Chapter B, 2027-03-31 Chapter B, 2027-04-01 Chapter Beta',
    'TIME-4 a chapter is renamed from its day on');
select set_config('private.today', '2027-04-01', true);
select pg_temp.step('Renaming', 'set');
select is(pg_temp.names('{2027-02-28,2027-03-31,2027-04-01}'),
    '2027-02-28 Chapter B, 2027-03-31 Chapter B, 2027-04-01 Chapter Beta',
    'TIME-4 in force it has its former title before, over all of its sections');
select is((select string_agg(concat_ws(' ', c.number, c.difference, c.one_chapter, c.other_chapter), ', ')
        from public.compare_law('booking-rules', '2027-03-31', '2027-04-01') as c
        where c.chapter_id = 'a0000000-0000-4000-8000-000000009501'),
    '9503 same Chapter B Chapter Beta, 9515 changed Chapter B Chapter Beta, 9505 same Chapter B Chapter Beta, '
    '9511 same Chapter B Chapter Beta', 'TIME-4 two days compared have each its own');
insert into public.amendments (title, day) values ('Renaming again', '2027-04-11');
select pg_temp.rename('Renaming again', 'Chapter Gamma');
select set_config('private.today', '2027-04-20', true);
select pg_temp.step('Renaming again', 'set');
update public.chapters set title = 'Chapter of Gamma' where id = 'a0000000-0000-4000-8000-000000009501';
select set_config('role', 'anon', true);
select is(pg_temp.names('{2027-03-31,2027-04-10,2027-04-11}'),
    '2027-03-31 Chapter B, 2027-04-10 Chapter Beta, 2027-04-11 Chapter of Gamma',
    'TIME-4 readers are told of each day''s, and a misprint is mended on all of its days');
select set_config('role', 'authenticated', true);
update public.chapters set title = 'Chapter Gamma' where id = 'a0000000-0000-4000-8000-000000009501';
select pg_temp.step('Renaming again', 'take back');
select is(pg_temp.names('{2027-03-31,2027-04-10,2027-04-11}'),
    '2027-03-31 Chapter B, 2027-04-10 Chapter Beta, 2027-04-11 Chapter Beta', 'TIME-4 taken back it is never');

-- What a text tells of days after the one asked for, and a day that it is not known to have read so on (TRUE-2)
update public.sections set unchanged_to = '2026-07-01', changes_noted_to = '2027-01-01',
    content = '<p>Old.</p><h4>Since</h4><table><thead><tr><th>Year</th></tr></thead><tbody><tr><td>'
        '<ins datetime="2026-09-01">2026</ins></td></tr></tbody></table>'
        '<p>Also <ins datetime="2026-10-01">new</ins>.</p>'
where id = pg_temp.section(9509);
create function pg_temp.told(day date) returns text language sql as $$
    select concat_ws(' ', l.state, l.is_assumed, coalesce(l.changes_noted_to::text, 'none'),
        private.html_to_text(l.content)) from public.law_on('booking-rules', day, '9509') as l
$$;
select is(pg_temp.told('2026-05-31'), 'unknown f none', 'TIME-4 nothing is known of a day before the text');
select is(pg_temp.told('2026-06-15'), 'changed f 2026-06-15 Old. Since Also .',
    'TRUE-2 TIME-4 what it tells of later days is no part of it, nor a table without a row, and it reads differently');
select is(pg_temp.told('2026-08-15'), 'changed t 2026-08-15 Old. Since Also .',
    'TRUE-2 TIME-4 after the last day on which it is known to have read so that is assumed');
select is(pg_temp.told('2026-09-01'), 'changed t 2026-09-01 Old. Since Year 2026 Also .',
    'TRUE-2 TIME-4 from its day on each passage is told');
select is(pg_temp.told('2026-10-01'), 'same t 2026-10-01 Old. Since Year 2026 Also new.',
    'TRUE-2 TIME-4 with the last of them it reads as today');
select set_config('role', 'none', true);
insert into public.chapters (id, title, type, "order")
values ('00000000-0000-4000-8000-00000000950a', 'Chapter of another text', 'vat-law', 9500);
insert into public.sections (id, chapter_id, title, content, "order", text_as_of) values
    ('00000000-0000-4000-8000-000000009506', '00000000-0000-4000-8000-00000000950a', '9506. Other', '<p>x</p>', 1,
        '2020-01-01');
insert into public.section_versions (section_id, title, content, from_day, to_day)
values ('00000000-0000-4000-8000-000000009506', '9506. Other', '<p>y</p>', '2020-01-01', '2027-02-28');
select set_config('private.writing', 'amending', true);
delete from public.sections where title = '9505. Section' and id::text like '%9506';
select is(pg_temp.at('2027-02-28', '9506'), '9506 9506. Section 9506',
    'TIME-4 of one that was repealed it is not another text''s, which has the address there');
select * from finish();
rollback;
