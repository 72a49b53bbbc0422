-- What is sent to the procedures for many rows without sense is refused with a sentence; everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(31);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000281', 'noa@example.test');
insert into private.staff (user_id, name) values ('99999999-0000-4000-8000-000000000281', 'Noa Peretz');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000281', '99999999-0000-4000-8000-000000000281');
insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000281', 'Chapter of quokkas', 'booking-rules', 9000);
insert into public.sections (id, chapter_id, title, content, "order")
select ('b0000000-0000-4000-8000-00000000028' || n)::uuid, 'a0000000-0000-4000-8000-000000000281', '928' || n || '. Q',
    'x', n
from generate_series(1, 3) as n;
select set_config('request.jwt.claims', '{"role": "authenticated", "sub": "99999999-0000-4000-8000-000000000281",
    "session_id": "88888888-0000-4000-8000-000000000281"}', true);
set local role authenticated;

select throws_ok(format('select public.add_rows(%L, %L, %L)', list, rows, gen_random_uuid()), code, null,
    'BULK-2 ' || coalesce(rows, 'null') || ' is not added to ' || coalesce(list, 'no list'))
from (values ('news', null, 'PT400'), ('news', '[]', 'PT400'), ('news', '[{}]', 'PT400'), ('news', '[1]', 'PT400'),
    ('news', '{}', 'PT400'), ('newsletter_subscriptions', '[{"email": "x@example.test"}, 1]', 'PT400'),
    (null, '[{"title": "x"}]', 'PT404')) as w (list, rows, code);
select throws_ok(format('select public.find_same(%L, %L, %L)', list, columns, wanted), code, null,
    'BULK-2 nothing is compared of ' || coalesce(list, 'no list') || ' by ' || columns || ' with ' || wanted)
from (values ('news', '{colour}', '[]', 'PT400'), ('news', '{title}', '{}', 'PT400'),
    ('news', '{tableoid}', '[]', 'PT400'), (null, '{title}', '[]', 'PT404')) as w (list, columns, wanted, code);
select throws_ok(format('select public.change_rows(%L, array[gen_random_uuid()], array[now()], %L)', list, change),
    'PT404', null, format('SEC-1 of %s none is changed by %s', list, change))
from (values ('amendments', 'enable'), ('news', 'enable'), ('news', 'rename'), ('contact_messages', 'delete'),
    ('nothing', 'delete')) as w (list, change);
select lives_ok($$select public.move_rows('sections', array['b0000000-0000-4000-8000-000000000281',
    'b0000000-0000-4000-8000-000000000282']::uuid[], to_place => 2147483647)$$, 'STAFF-5 a number too large');
select is(array(select s.title from public.sections as s
        where s.chapter_id = 'a0000000-0000-4000-8000-000000000281' order by s."order"),
    '{9283. Q,9281. Q,9282. Q}', 'STAFF-5 means the end');

-- The order of a chapter of a to e once some have been moved, with its numbers, and what is answered of each of these.
create function pg_temp.moved(which text, target text, to_place integer, to_places integer[]) returns text
language plpgsql as $$
declare
    chapter constant uuid := gen_random_uuid();
    answers text;
begin
    insert into public.chapters (id, title, type, "order") values (chapter, 'Chapter of moves', 'booking-rules', 9001);
    insert into public.sections (chapter_id, title, content, "order")
    select chapter, letter, 'x', 3 * place from unnest('{a,b,c,d,e}'::text[]) with ordinality as s (letter, place);
    select string_agg(m.former_place || ' to ' || m.place || ' of ' || m.total, ', ' order by m.place)
    into answers
    from public.move_rows('sections',
        array(select s.id from string_to_table(which, null) with ordinality as w (letter, place)
            join public.sections as s on s.chapter_id = chapter and s.title = letter order by w.place),
        target => (select s.id from public.sections as s where s.chapter_id = chapter and s.title = moved.target),
        to_place => moved.to_place, to_places => moved.to_places) as m;
    return (
        select string_agg(s.title, '' order by s."order") || ' ' || string_agg(s."order"::text, '' order by s."order")
        from public.sections as s where s.chapter_id = chapter) || ': ' || answers;
end
$$;
select is(pg_temp.moved(which, target, to_place, to_places), becomes || ' 12345: ' || answers, 'STAFF-5 ' || what)
from (values
    ('one to the top', 'c', null, 1, null, 'cabde', '3 to 1 of 5'),
    ('to a number', 'c', null, 4, null, 'abdce', '3 to 4 of 5'),
    ('to the end', 'c', null, null, null, 'abdec', '3 to 5 of 5'),
    ('to a number beyond the end', 'c', null, 400, null, 'abdec', '3 to 5 of 5'),
    ('to a number before the top', 'c', null, -3, null, 'cabde', '3 to 1 of 5'),
    ('into the place of one before', 'c', 'b', null, null, 'acbde', '3 to 2 of 5'),
    ('into the place of one after', 'c', 'd', null, null, 'abdce', '3 to 4 of 5'),
    ('several to the top', 'db', null, 1, null, 'bdace', '2 to 1 of 5, 4 to 2 of 5'),
    ('several to the end', 'ca', null, null, null, 'bdeac', '1 to 4 of 5, 3 to 5 of 5'),
    ('several to a number', 'ae', null, 3, null, 'bcaed', '1 to 3 of 5, 5 to 4 of 5'),
    ('several beyond the end', 'ab', null, 400, null, 'cdeab', '1 to 4 of 5, 2 to 5 of 5'),
    ('several before the top', 'cd', null, -3, null, 'cdabe', '3 to 1 of 5, 4 to 2 of 5'),
    ('each to its own number', 'ad', null, null, '{4,2}'::integer[], 'bdcae', '4 to 2 of 5, 1 to 4 of 5')
) as w (what, which, target, to_place, to_places, becomes, answers);

select * from finish();
rollback;
