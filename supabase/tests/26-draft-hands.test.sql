-- Who writes in a text now is known to staff alone, and one takes over from another (TIME-1); all is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(19);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000301', 'noa@example.test'),
    ('99999999-0000-4000-8000-000000000302', 'dana@example.test'),
    ('99999999-0000-4000-8000-000000000303', 'stranger@example.test');
insert into private.staff (user_id, name) values
    ('99999999-0000-4000-8000-000000000301', 'Noa Peretz'), ('99999999-0000-4000-8000-000000000302', 'Dana Levi');
insert into auth.sessions (id, user_id)
select ('88888888-0000-4000-8000-000000000' || n)::uuid, ('99999999-0000-4000-8000-000000000' || n)::uuid
from unnest(array['301', '302', '303']) as n;

create function pg_temp.become(actor text) returns void language plpgsql as $$
begin
    perform set_config('role', 'none', true);
    perform set_config('request.jwt.claims', case actor when 'anon' then '{"role": "anon"}' else jsonb_build_object(
        'role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000' || actor,
        'session_id', '88888888-0000-4000-8000-000000000' || actor)::text end, true);
    perform set_config('role', case actor when 'anon' then 'anon' else 'authenticated' end, true);
end
$$;
create function pg_temp.asked(actor text, doing text, last text default '1', amendment uuid default null) returns text
language plpgsql as $$
begin
    perform pg_temp.become(actor);
    return (
        select string_agg(w.name || case when w.has_taken_over then ' has taken over' else '' end, ', ')
        from public.who_writes(
            array_remove(array[('d0000000-0000-4000-8000-00000000030' || last)::uuid, amendment], null), doing) as w);
end
$$;

select is(pg_temp.asked('301', 'write'), null, 'TIME-1 who writes alone is told of nobody');
select is(pg_temp.asked('302', 'look'), 'Noa Peretz', 'TIME-1 a colleague who opens the text is told who writes');
select is(pg_temp.asked('301', 'write'), null, 'TIME-1 who only looks is not told of');
select is(pg_temp.asked('302', 'look', '2'), null, 'TIME-1 in another text nobody writes');
select is(pg_temp.asked('302', 'look', '1', 'a0000000-0000-4000-8000-000000000301'), null,
    'TIME-1 nor in what an amendment makes of it');

select is(pg_temp.asked('302', 'take over'), 'Noa Peretz', 'TIME-1 who takes over is told who is still there');
select is(pg_temp.asked('301', 'write'), 'Dana Levi has taken over', 'TIME-1 and that one is told by whom');
select is(pg_temp.asked('302', 'write'), 'Noa Peretz', 'TIME-1 but not the other way round');
select is(pg_temp.asked('301', 'leave'), 'Dana Levi', 'TIME-1 who has saved leaves');
select is(pg_temp.asked('302', 'write'), null, 'TIME-1 so that the other is alone');
select is(pg_temp.asked('301', 'take over'), 'Dana Levi', 'TIME-1 and takes over again');
select is(pg_temp.asked('302', 'write'), 'Noa Peretz has taken over', 'TIME-1 nobody is kept out');

select is(pg_temp.asked('301', 'leave'), 'Dana Levi', 'TIME-1 who has taken over leaves');
select pg_temp.asked('301', 'write');
select is(pg_temp.asked('302', 'write'), 'Noa Peretz', 'TIME-1 and has not taken over when coming back');
select set_config('role', 'none', true);
update private.draft_hands set seen_at = now() - interval '2 minutes'
where member = '99999999-0000-4000-8000-000000000301';
select is(pg_temp.asked('302', 'look'), null, 'TIME-1 who was not seen for a minute is gone');

select pg_temp.become('302');
select throws_ok('select from private.draft_hands', '42501', null, 'SEC-1 staff know of it by asking alone');
select throws_ok($$select pg_temp.asked('anon', 'look')$$, '42501', null, 'SEC-1 no reader is told');
select throws_ok($$select pg_temp.asked('303', 'write')$$, '42501', null, 'SEC-1 nor who is signed in and not staff');
select set_config('role', 'none', true);
select is((select count(*) from private.draft_hands), 1::bigint, 'SEC-1 of whom nothing is kept');

select * from finish();
rollback;
