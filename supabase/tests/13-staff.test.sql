-- Who is staff: a member of the list, by a token whose session has not ended.
begin;
select plan(10);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000131', 'member@example.test'),
    ('99999999-0000-4000-8000-000000000132', 'stranger@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000131');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000131', '99999999-0000-4000-8000-000000000131'),
    ('88888888-0000-4000-8000-000000000132', '99999999-0000-4000-8000-000000000132');

create function pg_temp.is_staff(claims jsonb) returns boolean language plpgsql as $$
declare
    answer boolean;
begin
    perform set_config('request.jwt.claims', claims::text, true);
    perform set_config('role', 'authenticated', true);
    answer := public.is_staff();
    perform set_config('role', 'none', true);
    return answer;
end
$$;
create function pg_temp.member(session_id text) returns jsonb language sql as $$
    select jsonb_build_object('sub', '99999999-0000-4000-8000-000000000131', 'role', 'authenticated', 'session_id',
        session_id)
$$;

select ok(pg_temp.is_staff(pg_temp.member('88888888-0000-4000-8000-000000000131')),
    'MEND-B1 a member with a session is staff');
select ok(not pg_temp.is_staff(pg_temp.member(null)), 'MEND-B1 a token without a session is nobody''s');
select ok(not pg_temp.is_staff(pg_temp.member('88888888-0000-4000-8000-000000000139')),
    'MEND-B1 nor is one of an unknown session');
select ok(not pg_temp.is_staff(pg_temp.member('88888888-0000-4000-8000-000000000132')),
    'MEND-B1 nor one of somebody else''s');
select ok(not pg_temp.is_staff(jsonb_build_object('sub', '99999999-0000-4000-8000-000000000132', 'role',
    'authenticated',
    'session_id', '88888888-0000-4000-8000-000000000132')), 'DATA-4 a stranger with a session is not staff');
select ok(not pg_temp.is_staff('{"role": "authenticated"}'), 'DATA-4 a token of nobody is not staff''s');

update auth.sessions set not_after = now() + interval '1 minute' where id = '88888888-0000-4000-8000-000000000131';
select ok(pg_temp.is_staff(pg_temp.member('88888888-0000-4000-8000-000000000131')),
    'MEND-B1 a session may have an end to come');
update auth.sessions set not_after = now() where id = '88888888-0000-4000-8000-000000000131';
select ok(not pg_temp.is_staff(pg_temp.member('88888888-0000-4000-8000-000000000131')),
    'MEND-B1 past its end it counts no longer');

update auth.sessions set not_after = null where id = '88888888-0000-4000-8000-000000000131';
select ok(pg_temp.is_staff(pg_temp.member('88888888-0000-4000-8000-000000000131')), 'MEND-B1 without an end it counts');
delete from auth.sessions where id = '88888888-0000-4000-8000-000000000131';
select ok(not pg_temp.is_staff(pg_temp.member('88888888-0000-4000-8000-000000000131')),
    'MEND-B1 signed out, it does not, whatever the token says');

select * from finish();
rollback;
