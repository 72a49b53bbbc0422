-- What is sent to the procedures for many rows without sense is refused with a sentence; everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(18);

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
    'PT404', null, format('STAFF-2 of %s none is changed by %s', list, change))
from (values ('amendments', 'enable'), ('news', 'enable'), ('news', 'rename'), ('contact_messages', 'delete'),
    ('nothing', 'delete')) as w (list, change);
select lives_ok($$select public.move_rows('sections', array['b0000000-0000-4000-8000-000000000281',
    'b0000000-0000-4000-8000-000000000282']::uuid[], to_place => 2147483647)$$, 'STAFF-5 a number too large');
select is(array(select s.title from public.sections as s
        where s.chapter_id = 'a0000000-0000-4000-8000-000000000281' order by s."order"),
    '{9283. Q,9281. Q,9282. Q}', 'STAFF-5 means the end');

select * from finish();
rollback;
