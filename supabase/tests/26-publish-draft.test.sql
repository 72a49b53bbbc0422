-- Publishing a draft by hand: its row is written and it waits no more, or nothing is done (TIME-1); all is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(15);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000261', 'noa@example.test'),
    ('99999999-0000-4000-8000-000000000262', 'dana@example.test');
insert into private.staff (user_id, name) values
    ('99999999-0000-4000-8000-000000000261', 'Noa Peretz'), ('99999999-0000-4000-8000-000000000262', 'Dana Levi');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000261', '99999999-0000-4000-8000-000000000261'),
    ('88888888-0000-4000-8000-000000000262', '99999999-0000-4000-8000-000000000262');
insert into public.terms (id, term, definition) values
    ('b0000000-0000-4000-8000-000000000261', 'Zyxquokka', 'One.'),
    ('b0000000-0000-4000-8000-000000000262', 'Zyxnumbat', 'Two.');

create function pg_temp.become(actor text) returns void language plpgsql as $$
begin
    perform set_config('role', 'none', true);
    perform set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated',
        'sub', '99999999-0000-4000-8000-000000000' || actor,
        'session_id', '88888888-0000-4000-8000-000000000' || actor)::text, true);
    perform set_config('role', 'authenticated', true);
end
$$;
create temporary table kept (name text, id uuid, written_at timestamptz, row_id uuid, based_on timestamptz)
    on commit drop;
grant all on kept to authenticated;
create function pg_temp.keep(name text, new_values jsonb, term text default null) returns void language sql as $$
    with row as (
        select t.id, t.updated_at from (values (true)) as one left join public.terms as t on t.term = keep.term)
    insert into kept select keep.name, d.id, d.written_at, row.id, row.updated_at
    from row, public.save_draft('terms', new_values, row.id, row.updated_at, draft => gen_random_uuid()) as d
$$;
create function pg_temp.publish(draft text, new_values jsonb, moved interval default '0') returns uuid
language sql as $$
    select public.publish_draft(k.id, k.written_at, new_values, k.row_id, k.based_on - moved)
    from kept as k where k.name = draft
$$;
create function pg_temp.state(draft text) returns text language sql as $$
    select case when d.is_waiting then 'waits' when d.published_at is null then 'discarded' else 'published' end
    from public.drafts as d join kept as k on k.id = d.id where k.name = draft
$$;
create function pg_temp.said(word text) returns text language sql as $$
    select t.definition from public.terms as t where t.term = word
$$;

-- A changed row
select pg_temp.become('261');
select pg_temp.keep('changed', '{"definition": "One, drafted."}', 'Zyxquokka');
select throws_ok($$select pg_temp.publish('changed', '{"definition": "x"}', '1 hour')$$, 'PT409',
    'The text was changed after this draft was begun. Open the draft and publish it to see both.',
    'TIME-1 what was changed since is not overwritten');
select throws_ok($$select pg_temp.publish('changed', '{"term": "Zyxnumbat"}')$$, '23505', null,
    'TIME-1 nor is a value taken that another one has');
select throws_ok($$select pg_temp.publish('changed', '{"excepted": "{}"}')$$, '42501', null,
    'TIME-1 nor is a column written that staff may not write');
select is(pg_temp.state('changed') || ', ' || pg_temp.said('Zyxquokka'), 'waits, One.',
    'TIME-1 and nothing is half done');
select pg_temp.become('262');
select is(pg_temp.publish('changed', '{"definition": "One, typed."}'), 'b0000000-0000-4000-8000-000000000261'::uuid,
    'TIME-1 a colleague publishes a draft with what was typed in its form');
select is(pg_temp.state('changed') || ', ' || pg_temp.said('Zyxquokka'), 'published, One, typed.',
    'TIME-1 which waits no more, in one step');
select is((select h.changed_by from public.history as h join public.drafts as d on d.version = h.id
        join kept as k on k.id = d.id where k.name = 'changed'), '99999999-0000-4000-8000-000000000262'::uuid,
    'TIME-1 by its version in the history, in the name of whoever published it');
select is_empty('select from public.went_live() where title like ''Zyx%''',
    'TIME-2 and it did not go live by itself');
update public.drafts set is_removed = false where id in (select id from kept where name = 'changed');
select is(pg_temp.state('changed'), 'published', 'TIME-1 nobody puts it back as if it had been discarded');
select u.title from public.drafts as d join kept as k on k.id = d.id and k.name = 'changed',
    public.undo_changes(array[d.version]) as u;
select is(pg_temp.state('changed') || ', ' || (select d."row" ->> 'definition' from public.drafts as d
        join kept as k on k.id = d.id where k.name = 'changed'), 'waits, One, typed.',
    'TIME-1 undone, it is a draft again, with the words that were published');

-- A new row
select pg_temp.keep('new', '{"term": "Zyxbilby"}');
select is(pg_temp.publish('new', '{"id": "b0000000-0000-4000-8000-000000000263", "term": "Zyxbilby"}'),
    'b0000000-0000-4000-8000-000000000263'::uuid, 'TIME-1 a new row has the id that its form has made');
select throws_ok($$select pg_temp.publish('new', '{"term": "Zyxbilby, again"}')$$, 'PT409',
    'This draft has been published meanwhile.', 'TIME-1 and is not added twice');

-- Written anew meanwhile
select pg_temp.keep('anew', '{"definition": "Two, drafted."}', 'Zyxnumbat');
update kept set written_at = written_at - interval '1 second' where name = 'anew';
select throws_ok($$select pg_temp.publish('anew', '{"definition": "Two, of before."}')$$, 'PT409',
    'You have changed this draft in another window meanwhile. What you typed is kept here; open it anew.',
    'TIME-1 a draft that was written anew meanwhile is not published without its words');
select is(pg_temp.state('anew') || ', ' || pg_temp.said('Zyxnumbat'), 'waits, Two.', 'TIME-1 and waits with them');
select throws_ok('select public.publish_draft(gen_random_uuid(), now(), ''{}'')', 'PT404', 'There is no such draft.',
    'TIME-1 what is no draft is not published');

select * from finish();
rollback;
