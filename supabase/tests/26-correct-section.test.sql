-- A section is corrected, and with it what amendments make of it, or nothing is done (TIME-3); all is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(12);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000265', 'noa@example.test');
insert into private.staff (user_id, name) values ('99999999-0000-4000-8000-000000000265', 'Noa Peretz');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000265', '99999999-0000-4000-8000-000000000265');
insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000265', 'Chapter of quokkas', 'booking-rules', 9000);
insert into public.sections (id, chapter_id, title, content, "order") values
    ('b0000000-0000-4000-8000-000000000265', 'a0000000-0000-4000-8000-000000000265', '9265. Quokkas',
        '<p>Teh one.</p><p>Two.</p>', 1);
-- Written before this moment, in which all is done here.
alter table public.sections disable trigger sections_touch;
update public.sections set updated_at = now() - interval '1 hour' where id = 'b0000000-0000-4000-8000-000000000265';
alter table public.sections enable trigger sections_touch;
select set_config('private.today', '2026-12-01', true), set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000265',
    'session_id', '88888888-0000-4000-8000-000000000265')::text, true);
select set_config('role', 'authenticated', true);

insert into public.amendments (title, day) values ('Quokka order', '2027-01-01');
create temporary table begun on commit drop as
select s.updated_at, d.id, d.written_at
from public.sections as s, public.amendments as a, public.save_draft('sections',
    '{"content": "<p>Teh one.</p><p>Three.</p>"}', s.id, s.updated_at, amendment => a.id, is_ready => true) as d
where s.id = 'b0000000-0000-4000-8000-000000000265' and a.title = 'Quokka order';
select public.step_amendment(a.id, 'set', a.updated_at) from public.amendments as a where a.title = 'Quokka order';
create function pg_temp.correct(
    to_come text, stamp timestamptz default null, moved interval default '0', draft uuid default null,
    draft_stamp timestamptz default null)
returns uuid language sql as $$
    select public.correct_section('b0000000-0000-4000-8000-000000000265', b.updated_at - moved,
        '{"content": "<p>The one.</p><p>Two.</p>"}', jsonb_build_array(jsonb_build_object('id', b.id,
            'written_at', coalesce(stamp, b.written_at), 'row', jsonb_build_object('content', to_come))),
        draft, draft_stamp)
    from begun as b
$$;
create function pg_temp.texts() returns text language sql as $$
    select concat_ws(' ', s.content, d."row" ->> 'content', case when d.based_on = s.updated_at then 'on top' end)
    from public.sections as s join begun as b on true join public.drafts as d on d.id = b.id
    where s.id = 'b0000000-0000-4000-8000-000000000265'
$$;
create temporary table before on commit drop as select pg_temp.texts() as said;

select throws_ok($$select pg_temp.correct('<p>The one.</p><p>Three.</p>', moved => '1 hour')$$, 'PT409', null,
    'TIME-3 a section that was changed meanwhile is not corrected');
select throws_ok($$select pg_temp.correct('<p>The one.</p><p>Three.</p>', stamp => '2020-01-01')$$, 'PT409',
    'You have changed this draft in another window meanwhile. What you typed is kept here; open it anew.',
    'TIME-3 nor one whose text to come was written meanwhile');
select throws_ok($$select pg_temp.correct(repeat('x', 1000001))$$, '23514', null,
    'TIME-3 nor one whose text to come could not be written on its day');
update public.drafts set is_removed = true where id in (select id from begun);
select throws_ok($$select pg_temp.correct('<p>The one.</p><p>Three.</p>')$$, 'PT409',
    'The text to come was changed or discarded meanwhile. What you typed is kept here; open the section anew.',
    'TIME-3 nor one whose text to come was discarded');
update public.drafts set is_removed = false where id in (select id from begun);
select is(pg_temp.texts(), (select said from before), 'TIME-3 and nothing is half done');

savepoint corrected;
select is(pg_temp.correct('<p>The one.</p><p>Three.</p>'), 'b0000000-0000-4000-8000-000000000265'::uuid,
    'TIME-3 a section and its text to come are corrected at once');
select is(pg_temp.texts(), '<p>The one.</p><p>Two.</p> <p>The one.</p><p>Three.</p> on top',
    'TIME-3 by what each is to say');
select set_config('private.today', '2027-01-01', true), public.publish_due();
select is((select s.content from public.sections as s where s.id = 'b0000000-0000-4000-8000-000000000265'),
    '<p>The one.</p><p>Three.</p>', 'TIME-3 and the amendment does not wait on its day');
rollback to corrected;

-- By a colleague of who wrote the text to come
reset role;
insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000266', 'dan@example.test');
insert into private.staff (user_id, name) values ('99999999-0000-4000-8000-000000000266', 'Dan Levi');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000266', '99999999-0000-4000-8000-000000000266');
select set_config('request.jwt.claims',
    replace(current_setting('request.jwt.claims'), '000000000265', '000000000266'), true);
select set_config('role', 'authenticated', true);
create function pg_temp.writer() returns uuid language sql as $$
    select d.written_by from public.drafts as d join begun as b on b.id = d.id
$$;
savepoint by_colleague;
select pg_temp.correct('<p>Teh one.</p><p>Three.</p>');
select is(pg_temp.writer(), '99999999-0000-4000-8000-000000000265'::uuid,
    'TIME-3 where this text alone is corrected, the text to come stays its writer''s');
rollback to by_colleague;
select pg_temp.correct('<p>The one.</p><p>Three.</p>');
select is(pg_temp.writer(), '99999999-0000-4000-8000-000000000266'::uuid,
    'TIME-3 where both are, whoever corrected it has written it');
rollback to corrected;

-- From a draft of the section, which waits no more then
create temporary table drafted on commit drop as
select d.id, d.written_at from begun as b, public.save_draft('sections', '{"content": "<p>Draft.</p>"}',
    'b0000000-0000-4000-8000-000000000265', b.updated_at) as d;
select pg_temp.correct('<p>Teh one.</p><p>Three.</p>', draft => d.id, draft_stamp => d.written_at)
from drafted as d;
select is(pg_temp.texts(), '<p>The one.</p><p>Two.</p> <p>Teh one.</p><p>Three.</p> on top',
    'TIME-3 where this text alone is corrected, the text to come stays as it is and does not wait');
select is((select d.is_waiting from public.drafts as d join drafted as k on k.id = d.id), false,
    'TIME-1 the draft that it was published from waits no more');

select * from finish();
rollback;
