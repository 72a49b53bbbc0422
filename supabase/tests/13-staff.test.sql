-- Who is staff: a member of the list, by a token whose session has not ended; and by which name colleagues know them.
begin;
select plan(49);

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

-- Names
insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000133', 'colleague@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000133');
insert into auth.sessions (id, user_id, not_after) values
    ('88888888-0000-4000-8000-000000000131', '99999999-0000-4000-8000-000000000131', null),
    ('88888888-0000-4000-8000-000000000133', '99999999-0000-4000-8000-000000000133', null),
    ('88888888-0000-4000-8000-000000000134', '99999999-0000-4000-8000-000000000133', null),
    ('88888888-0000-4000-8000-000000000135', '99999999-0000-4000-8000-000000000133', now());
create function pg_temp.become(number text) returns void language plpgsql as $$
begin
    perform set_config('request.jwt.claims', jsonb_build_object('sub', '99999999-0000-4000-8000-000000000' || number,
        'email', 'colleague@example.test', 'session_id', '88888888-0000-4000-8000-000000000' || number,
        'role', 'authenticated')::text, true);
    perform set_config('role', 'authenticated', true);
end
$$;
create function pg_temp.names() returns text language plpgsql as $$
declare
    answer text;
begin
    perform set_config('role', 'none', true);
    answer := (select string_agg(s.name, ', ' order by s.user_id) from private.staff as s
        where s.user_id::text ~ '00000000013[13]$');
    perform set_config('role', 'authenticated', true);
    return answer;
end
$$;

select pg_temp.become('133');
select results_eq('select * from public.staff_account()', $$values ('', 1::bigint)$$,
    'STAFF-4 a member of staff has no name at first; sessions elsewhere are counted, and not those that have ended');
select lives_ok($$select public.rename_oneself('  Noa Peretz ')$$, 'STAFF-4 staff give themselves a name');
select is(pg_temp.names(), ', Noa Peretz', 'STAFF-4 it is theirs alone, and trimmed');
select is((select a.name from public.staff_account() as a), 'Noa Peretz', 'STAFF-4 and told');
select pg_temp.become('131');
select throws_ok($$select public.rename_oneself('noa peretz')$$, 'PT409',
    'A colleague goes by this name. Add something that tells you apart.', 'STAFF-4 nobody takes a colleague''s name');
select throws_ok(format('select public.rename_oneself(%L)', t.name), 'PT400',
    'A name has 100 characters at most, no @ < >, none that cannot be seen, and begins with no = + -.',
    format('STAFF-4 %s is no name', t.what))
from (values
    ('an address', 'colleague@example.test'), ('one with a line break', E'Noa\nPeretz'),
    ('one with an unseen letter', E'Noa\u200b Peretz'), ('one that is turned round', E'\u202eaoN'),
    ('one with a soft hyphen', E'Noa\u00adPeretz'), ('one with a letter that a terminal deletes', E'Noa\u007f'),
    ('markup', '<b>Noa</b>'), ('half of markup', 'Noa <img'), ('a formula', '=1+1'), ('a sum', '+1'), ('a minus', '-1'),
    ('a wide formula', E'\uff1d1'), ('a wide address', E'noa\uff20example.test'),
    ('one of 101 letters', repeat('n', 101))
) as t (what, name);
select lives_ok(format('select public.rename_oneself(%L)', t.name), format('STAFF-4 "%s" is a name', t.name))
from unnest(array['Dana Levi-Strauß', E'\u05d3\u05b8\u05bc\u05e0\u05b8\u05d4', repeat('n', 100), 'Dana']) as t (name);
select is(pg_temp.names(), 'Dana, Noa Peretz', 'STAFF-4 each has their own');
select lives_ok($$select public.rename_oneself(null)$$, 'STAFF-4 a name is taken away again');
select is(pg_temp.names(), ', Noa Peretz', 'STAFF-4 and is gone');
select throws_ok($$update private.staff set name = 'Dana'$$, '42501', null,
    'SEC-1 the list itself is written by no member of staff');
select throws_ok('select name from private.staff', '42501', null, 'SEC-1 nor read');
select pg_temp.become('132');
select throws_ok($$select public.rename_oneself('Noa')$$, '42501', 'Only members of staff may do this.',
    'SEC-1 a stranger has no name here');

-- Where they stand
select pg_temp.become('133');
insert into public.news (title, date, category, summary, content)
select title, '1951-01-01', 'Updates', 'x', 'x' from unnest(array['Quolls', 'Numbats']) as title;
update public.news set summary = 'y' where title = 'Quolls';
delete from public.news where title = 'Numbats';
select set_config('role', 'none', true);
insert into public.contact_messages (id, name, email, message)
    values ('00000000-0000-4000-8000-000000000133', 'Dana', 'dana@example.com', 'x');
select pg_temp.become('133');
insert into public.message_entries (message_id, kind, words)
    values ('00000000-0000-4000-8000-000000000133', 'note', 'x');
select is((select row(e.written_by, e.written_by_email, e.created_at, e.is_removed)::text
        from public.message_entries as e where e.message_id = '00000000-0000-4000-8000-000000000133'),
    row('99999999-0000-4000-8000-000000000133'::uuid, 'colleague@example.test', now(), false)::text,
    'STAFF-7 a note is signed and dated by the database');
select throws_ok($$insert into public.message_entries (message_id, kind, words)
    values (gen_random_uuid(), 'note', 'x')$$, '42501', null, 'STAFF-7 to a message that is gone none is added');
create function pg_temp.shown() returns table (place text, name text) language sql as $$
    select 'a change', public.changed_by_name(h) from public.history as h
        where h.title = 'Quolls' and h.action = 'update'
    union all select 'recent changes', r.changed_by from public.recent_changes() as r where r.title = 'Quolls'
    union all select 'the changes of one', r.changed_by
        from public.recent_changes(only_by => '99999999-0000-4000-8000-000000000133') as r where r.title = 'Numbats'
    union all select 'who made changes', p.name from public.history_authors() as p
        where p.id = '99999999-0000-4000-8000-000000000133'
    union all select 'a row of a list', f.changed_by
        from public.row_facts('news', array(select n.id from public.news as n where n.title = 'Quolls')) as f
    union all select 'a deleted row', d.deleted_by from public.deleted_rows('news') as d where d.title = 'Numbats'
    union all select 'a note', public.written_by_name(e) from public.message_entries as e
        where e.message_id = '00000000-0000-4000-8000-000000000133'
$$;
select is((select string_agg(distinct s.name, ', ') from pg_temp.shown() as s where s.place = p.place), 'Noa Peretz',
    format('STAFF-4 %s says who did it, by name', p.place))
from (values ('a change'), ('recent changes'), ('the changes of one'), ('who made changes'), ('a row of a list'),
    ('a deleted row'), ('a note')) as p (place);
select set_config('role', 'none', true);
delete from private.staff where user_id = '99999999-0000-4000-8000-000000000133';
select pg_temp.become('131');
select is((select string_agg(distinct s.name, ', ') from pg_temp.shown() as s), 'colleague@example.test',
    'STAFF-4 who is a member no more is called by the address of that time');
select set_config('role', 'none', true);

select * from finish();
rollback;
