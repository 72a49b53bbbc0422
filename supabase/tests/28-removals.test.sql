-- What people sent, and files: removed at once, back as they were for a minute, and then gone.
begin;
create extension if not exists pgtap with schema extensions;
select plan(64);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000281', 'noa@example.test'),
    ('99999999-0000-4000-8000-000000000282', 'stranger@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000281');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000281', '99999999-0000-4000-8000-000000000281'),
    ('88888888-0000-4000-8000-000000000282', '99999999-0000-4000-8000-000000000282');
create function pg_temp.become(actor text) returns void language plpgsql as $$
begin
    perform set_config('role', 'none', true);
    perform set_config('request.jwt.claims', case actor when 'anon' then '{"role": "anon"}' when 'none' then ''
        else jsonb_build_object('role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000' || actor,
            'session_id', '88888888-0000-4000-8000-000000000' || actor)::text end, true);
    perform set_config('role', case actor when 'anon' then 'anon' when 'none' then 'none' else 'authenticated' end,
        true);
end
$$;

-- Three rows of each list.
create temporary table samples on commit drop as
select l.list, n, ('a0000000-0000-4000-8000-0000000028' || l.place || n)::uuid as id
from unnest('{contact_messages,newsletter_subscriptions,files}'::text[]) with ordinality as l (list, place),
    generate_series(1, 3) as n;
insert into public.contact_messages (id, name, email, message)
select s.id, 'Dana', 'dana@example.test', 'x' from samples as s where s.list = 'contact_messages';
insert into public.newsletter_subscriptions (id, email)
select s.id, s.id || '@example.test' from samples as s where s.list = 'newsletter_subscriptions';
insert into public.files (id, name, path, size, type)
select s.id, 'x', 'uploads/' || s.id || '.pdf', 8, 'application/pdf' from samples as s where s.list = 'files';
create function pg_temp.row_of(list text, id uuid) returns jsonb language plpgsql as $$
declare
    found jsonb;
begin
    execute format('select to_jsonb(t) from public.%I as t where t.id = $1', list) into found using id;
    return found;
end
$$;
create function pg_temp.is_seen(list text, id uuid) returns boolean language plpgsql as $$
declare
    found boolean;
begin
    execute format('select exists (select t.id from public.%I as t where t.id = $1)', list) into found using id;
    return found;
exception when insufficient_privilege then
    return false;
end
$$;
create function pg_temp.try(statement text) returns void language plpgsql as $$
begin
    execute statement;
exception when insufficient_privilege then
    null;
end
$$;
create temporary table removed on commit drop as
select s.*, pg_temp.row_of(s.list, s.id) as was from samples as s where n = 1;
grant select on samples, removed to anon, authenticated;

-- Removed
select pg_temp.become('281');
select is(array(select public.set_removed(r.list, array[r.id], true)), array[r.id],
    'ADM-11 of ' || r.list || ' one is removed') from removed as r;
select ok(not pg_temp.is_seen(r.list, r.id), 'ADM-11 and hidden from staff at once: ' || r.list) from removed as r;
select is(array(select public.set_removed(r.list, array[r.id], true)), array[r.id],
    'ADM-11 who removes it too, or sends it again, is answered alike: ' || r.list) from removed as r;
select pg_temp.try(format(s.statement, r.list, r.id))
from removed as r, unnest(array['update public.%I set removed_at = null where id = %L',
    'delete from public.%I where id = %L', $$update public.%I set status = 'read' where id = %L$$]) as s (statement)
where r.list = 'contact_messages' or s.statement not like '%status%';
select pg_temp.become('none');
select is(pg_temp.row_of(r.list, r.id) - 'removed_at' || jsonb_build_object('is_removed',
        pg_temp.row_of(r.list, r.id) ->> 'removed_at' is not null),
    r.was - 'removed_at' || '{"is_removed": true}',
    'SEC-1 not even staff change it past the procedures: ' || r.list) from removed as r;
select pg_temp.become('282');
select ok(not pg_temp.is_seen(r.list, r.id), 'SEC-1 a stranger does not see it: ' || r.list) from removed as r;
select throws_ok(format(c.call, r.list, array[r.id]), '42501', null,
    format('SEC-1 a stranger may not %s: %s', c.what, r.list))
from removed as r, (values ('remove', 'select public.set_removed(%L, %L, true)'),
    ('put back', 'select public.set_removed(%L, %L, false)'),
    ('let it go', 'select public.finish_removals(%2$L)')) as c (what, call);
select pg_temp.become('anon');
select ok(not pg_temp.is_seen(r.list, r.id), 'SEC-1 nor does a visitor: ' || r.list) from removed as r;
select throws_ok(format(c.call, 'files', '{}'), '42501', null, 'SEC-1 nor may a visitor ' || c.what)
from (values ('remove', 'select public.set_removed(%L, %L, true)'),
    ('let it go', 'select public.finish_removals(%2$L)')) as c (what, call);

-- Put back
select pg_temp.become('281');
select is(array(select public.set_removed(r.list, array[r.id], false)), array[r.id],
    'ADM-11 it is put back: ' || r.list) from removed as r;
select is(array(select public.set_removed(r.list, array[r.id], false)), array[r.id],
    'ADM-11 once, however often it is asked for: ' || r.list) from removed as r;
select public.finish_removals(array(select r.id from removed as r));
select pg_temp.become('none');
select is(pg_temp.row_of(r.list, r.id), r.was,
    'ADM-11 as it was, also when somebody’s notice ends after that: ' || r.list) from removed as r;

-- Gone
select pg_temp.become('281');
select public.set_removed(r.list, array[r.id], true) from removed as r;
select is(array(select public.finish_removals(array[r.id])), '{}', 'ADM-11 when that is over it goes: ' || r.list)
from removed as r;
select is(array(select public.set_removed(r.list, array[r.id], false)), '{}',
    'ADM-11 and does not come back: ' || r.list) from removed as r;
select public.set_removed(s.list, array[s.id], true) from samples as s where s.n > 1;
select pg_temp.become('none');
select is(pg_temp.row_of(r.list, r.id), null, 'ADM-11 nothing is left of it: ' || r.list) from removed as r;
update public.contact_messages as t set removed_at = now() - make_interval(secs => 65 - 2 * s.n)
from samples as s where s.id = t.id;
update public.newsletter_subscriptions as t set removed_at = now() - make_interval(secs => 65 - 2 * s.n)
from samples as s where s.id = t.id;
update public.files as t set removed_at = now() - make_interval(secs => 65 - 2 * s.n)
from samples as s where s.id = t.id;
select pg_temp.become('281');
select public.finish_removals('{}');
select pg_temp.become('none');
select is(array(select n from samples as s where s.list = l.list and pg_temp.row_of(s.list, s.id) is not null), '{3}',
    'ADM-11 after a minute it goes with any later removal, and not before: ' || l.list)
from (select distinct s.list from samples as s) as l;
update public.contact_messages set removed_at = now() - interval '61 seconds' where removed_at is not null;
update public.newsletter_subscriptions set removed_at = now() - interval '61 seconds' where removed_at is not null;
select private.delete_expired();
select is_empty($$select s.list from samples as s
    where s.list <> 'files' and pg_temp.row_of(s.list, s.id) is not null$$,
    'ADM-11 messages and subscriptions go also when nobody opens the back office');

-- What is no such list, and too many
select pg_temp.become('281');
select throws_ok(format('select public.set_removed(%L, ''{}'', true)', list), 'PT404', null,
    'SEC-1 nothing is removed that way from ' || coalesce(list, 'no list'))
from unnest(array['news', 'staff', null]) as w (list);
select throws_ok($$select public.set_removed('files', array(
    select gen_random_uuid() from generate_series(1, 50001)), true)$$, 'PT400', null,
    'STAFF-2 at most 50,000 are removed at once');

-- A file and its object
select pg_temp.become('none');
insert into storage.objects (bucket_id, name)
select 'files', f.path from public.files as f join samples as s using (id) where s.n = 3;
select pg_temp.become('281');
select is(array(select public.finish_removals(array[s.id])), array['uploads/' || s.id || '.pdf'],
    'ADM-7 it is told which object is still there') from samples as s where s.list = 'files' and s.n = 3;
select pg_temp.become('none');
select ok(pg_temp.row_of(s.list, s.id) is not null, 'ADM-7 its file stays known')
from samples as s where s.list = 'files' and s.n = 3;
delete from storage.objects where name in (select f.path from public.files as f join samples as s using (id));
select pg_temp.become('281');
select public.finish_removals(array(select s.id from samples as s where s.n = 3));
select pg_temp.become('none');
select ok(pg_temp.row_of(s.list, s.id) is null, 'ADM-7 until its object is gone')
from samples as s where s.list = 'files' and s.n = 3;

-- A message with a note
insert into public.contact_messages (id, name, email, message)
values ('a0000000-0000-4000-8000-000000000289', 'Dana', 'dana@example.test', 'x');
select pg_temp.become('281');
insert into public.message_entries (message_id, kind, words)
values ('a0000000-0000-4000-8000-000000000289', 'note', 'x');
create temporary table counted on commit drop as select * from public.message_counts();
select public.set_removed('contact_messages', '{a0000000-0000-4000-8000-000000000289}', true);
select is((select m.total from public.message_counts() as m where m.status = 'new'),
    nullif((select c.total - 1 from counted as c where c.status = 'new'), 0),
    'ADM-11 a removed message is not counted');
select is_empty('select id from public.message_entries', 'ADM-11 shows no notes');
select throws_ok($$insert into public.message_entries (message_id, kind, words)
    values ('a0000000-0000-4000-8000-000000000289', 'note', 'x')$$, '42501', null, 'ADM-11 and takes none');
select public.set_removed('contact_messages', '{a0000000-0000-4000-8000-000000000289}', false);
select is((select count(*) from public.message_entries), 1::bigint, 'ADM-11 until it is put back');

-- An address that comes anew
select pg_temp.become('none');
insert into public.newsletter_subscriptions (id, email, created_at)
values ('a0000000-0000-4000-8000-000000000288', 'dana@example.test', '2026-01-02');
select pg_temp.become('281');
select public.set_removed('newsletter_subscriptions', '{a0000000-0000-4000-8000-000000000288}', true);
select pg_temp.become('anon');
select lives_ok($$insert into public.newsletter_subscriptions (email) values ('dana@example.test')$$,
    'NL-2 an address that was removed can be subscribed at once');
select pg_temp.become('281');
select public.finish_removals('{a0000000-0000-4000-8000-000000000288}');
select is(array(select n.created_at from public.newsletter_subscriptions as n where n.email = 'dana@example.test'),
    array[now()], 'NL-2 and is not removed again when that is over');

select * from finish();
rollback;
