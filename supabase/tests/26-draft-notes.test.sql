-- Notes on drafts are written and done by staff alone, and go with their draft (TIME-1); everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(16);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000291', 'noa@example.test'),
    ('99999999-0000-4000-8000-000000000292', 'dana@example.test'),
    ('99999999-0000-4000-8000-000000000293', 'stranger@example.test');
insert into private.staff (user_id, name) values
    ('99999999-0000-4000-8000-000000000291', 'Noa Peretz'), ('99999999-0000-4000-8000-000000000292', 'Dana Levi');
insert into auth.sessions (id, user_id)
select ('88888888-0000-4000-8000-000000000' || n)::uuid, ('99999999-0000-4000-8000-000000000' || n)::uuid
from unnest(array['291', '292', '293']) as n;
insert into public.drafts (id, table_name, "row", written_by) values
    ('d0000000-0000-4000-8000-000000000291', 'news', '{}', '99999999-0000-4000-8000-000000000291');

create function pg_temp.become(actor text) returns void language plpgsql as $$
begin
    perform set_config('role', 'none', true);
    perform set_config('request.jwt.claims', case actor when 'anon' then '{"role": "anon"}' else jsonb_build_object(
        'role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000' || actor,
        'session_id', '88888888-0000-4000-8000-000000000' || actor)::text end, true);
    perform set_config('role', case actor when 'anon' then 'anon' else 'authenticated' end, true);
end
$$;
create function pg_temp.adding(words text, id text default '91') returns text language sql as $$
    select format('insert into public.draft_notes (id, draft_id, words) values (%L, %L, %L)',
        'a0000000-0000-4000-8000-0000000002' || id, 'd0000000-0000-4000-8000-000000000291', words)
$$;

select pg_temp.become('292');
select lives_ok(pg_temp.adding(E'Ask\tNoa.\nToday.'), 'TIME-1 staff add a note to a colleague''s draft');
select is(public.noted_by_name(n), 'Dana Levi', 'TIME-1 it says who wrote it')
from public.draft_notes as n where n.id = 'a0000000-0000-4000-8000-000000000291';
select throws_ok(pg_temp.adding('Once more.'), '23505', null, 'TIME-1 one that is sent again is not stored twice');
select throws_ok(pg_temp.adding(E'A bell\u0007', '92'), '23514', null, 'TIME-1 no note holds a control character');
select throws_ok(pg_temp.adding(E'A return\r', '92'), '23514', null, 'TIME-1 nor half of a line break');
select throws_ok($$insert into public.draft_notes (draft_id, words, written_by)
    values ('d0000000-0000-4000-8000-000000000291', 'x', '99999999-0000-4000-8000-000000000291')$$, '42501', null,
    'TIME-1 nobody writes one in another''s name');

select pg_temp.become('anon');
select throws_ok('select from public.draft_notes', '42501', null, 'SEC-1 no reader reads a note');
select throws_ok(pg_temp.adding('x', '92'), '42501', null, 'SEC-1 or adds one');
select pg_temp.become('293');
select is_empty('select from public.draft_notes', 'SEC-1 nobody who is not staff reads one');
select throws_ok(pg_temp.adding('x', '92'), '42501', null, 'SEC-1 or adds one');
select is_empty('update public.draft_notes set is_done = true returning id', 'SEC-1 or says that it is done');

select pg_temp.become('291');
select isnt_empty('update public.draft_notes set is_done = true returning id',
    'TIME-1 a colleague says that it is done');
select throws_ok($$update public.draft_notes set words = 'x'$$, '42501', null, 'TIME-1 its words stay as they are');
update public.drafts set is_removed = true where id = 'd0000000-0000-4000-8000-000000000291';
select throws_ok(pg_temp.adding('Late.', '92'), '42501', null, 'TIME-1 a draft that waits no more takes no note');
update public.drafts set is_removed = false where id = 'd0000000-0000-4000-8000-000000000291';
select isnt_empty('select from public.draft_notes', 'TIME-1 with a draft that is put back its notes are there');
select set_config('role', 'none', true);
delete from public.drafts where id = 'd0000000-0000-4000-8000-000000000291';
select is_empty('select from public.draft_notes', 'TIME-1 of a draft that is gone nothing is left');

select * from finish();
rollback;
