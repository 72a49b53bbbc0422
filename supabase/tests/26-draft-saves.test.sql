-- Each save of a draft is kept, and can be restored (TIME-1); everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(18);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000281', 'noa@example.test'),
    ('99999999-0000-4000-8000-000000000282', 'dana@example.test');
insert into private.staff (user_id, name) values
    ('99999999-0000-4000-8000-000000000281', 'Noa Peretz'), ('99999999-0000-4000-8000-000000000282', 'Dana Levi');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000281', '99999999-0000-4000-8000-000000000281'),
    ('88888888-0000-4000-8000-000000000282', '99999999-0000-4000-8000-000000000282');
insert into public.news (id, title, date, category, summary, content) values
    ('b0000000-0000-4000-8000-000000000281', 'Quokkas', '1951-01-01', 'Updates', 'One.', '<p>x</p>');

create function pg_temp.become(actor text) returns void language plpgsql as $$
begin
    perform set_config('role', 'none', true);
    perform set_config('request.jwt.claims', case actor when 'anon' then '{"role": "anon"}' else jsonb_build_object(
        'role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000' || actor,
        'session_id', '88888888-0000-4000-8000-000000000' || actor)::text end, true);
    perform set_config('role', case actor when 'anon' then 'anon' else 'authenticated' end, true);
end
$$;
create function pg_temp.row_stamp() returns timestamptz language sql as $$
    select updated_at from public.news where id = 'b0000000-0000-4000-8000-000000000281'
$$;
create function pg_temp.stamp() returns timestamptz language sql as $$
    select d.written_at from public.drafts as d where d.id = 'd0000000-0000-4000-8000-000000000281'
$$;
create function pg_temp.draft(summary text, day date default null, based_on timestamptz default pg_temp.row_stamp())
returns uuid language sql as $$
    select d.id from public.save_draft('news', jsonb_build_object('summary', summary),
        'b0000000-0000-4000-8000-000000000281', based_on, 'd0000000-0000-4000-8000-000000000281', pg_temp.stamp(),
        publish_on => day) as d
$$;
create function pg_temp.saves() returns text language sql as $$
    select string_agg(public.saved_by_name(s) || ' ' || (s."row" ->> 'summary'), ', ' order by s.written_at)
    from public.draft_saves as s where s.draft_id = 'd0000000-0000-4000-8000-000000000281'
$$;
create function pg_temp.says() returns text language sql as $$
    select d."row" ->> 'summary' from public.drafts as d where d.id = 'd0000000-0000-4000-8000-000000000281'
$$;
create function pg_temp.restore(summary text, since timestamptz default pg_temp.stamp()) returns timestamptz
language sql as $$
    select r.written_at from (
            select s.* from public.draft_saves as s where s."row" ->> 'summary' = summary order by s.written_at limit 1
        ) as s, public.restore_save(s.draft_id, s.written_at, since) as r
$$;
select set_config('private.today', '2026-12-01', true);

select pg_temp.become('281');
select pg_temp.draft('Two.');
select pg_temp.become('282');
select pg_temp.draft('Three.');
select is(pg_temp.saves(), 'Noa Peretz Two., Dana Levi Three.', 'TIME-1 each save is kept, with who wrote it');
select pg_temp.draft('Three.', '2026-12-24');
select is(pg_temp.saves(), 'Noa Peretz Two., Dana Levi Three.', 'TIME-1 a day alone is no other text');

-- Restored
select isnt(pg_temp.restore('Two.'), null, 'TIME-1 one that was written over is restored');
select is(pg_temp.says(), 'Two.', 'TIME-1 the draft says again what it said');
select is(pg_temp.saves(), 'Noa Peretz Two., Dana Levi Three., Dana Levi Two.',
    'TIME-1 as a new save of whoever restored it');
select results_eq($$select publish_on, is_own from public.get_drafts('news', 'b0000000-0000-4000-8000-000000000281')$$,
    $$values (date '2026-12-24', true)$$, 'TIME-1 its day stays');
select is((select summary from public.news where id = 'b0000000-0000-4000-8000-000000000281'), 'One.',
    'TIME-1 readers see the row as it was');
select pg_temp.become('281');
select throws_ok($$select pg_temp.restore('Three.', pg_temp.stamp() - interval '1 second')$$, 'PT409',
    'Dana Levi has changed the draft of this text meanwhile. What you typed is kept here; open it anew.',
    'TIME-1 it does not take the place of what a colleague has written meanwhile');
select throws_ok($$select public.restore_save('d0000000-0000-4000-8000-000000000281', now(), pg_temp.stamp())$$,
    'PT404', null, 'TIME-1 there is no other save');

-- Who reads them
select pg_temp.become('anon');
select throws_ok('select from public.draft_saves', '42501', null, 'SEC-1 no reader reads a save');
select throws_ok($$select public.restore_save('d0000000-0000-4000-8000-000000000281', now(), now())$$, '42501', null,
    'SEC-1 nor restores one');
select pg_temp.become('281');
select throws_ok($$insert into public.draft_saves (draft_id, "row", written_by)
    values ('d0000000-0000-4000-8000-000000000281', '{}', '99999999-0000-4000-8000-000000000281')$$, '42501', null,
    'TIME-1 nobody writes one by hand');
select throws_ok('delete from public.draft_saves', '42501', null, 'TIME-1 or takes one away');

-- Discarded, put back, published and undone
update public.drafts set is_removed = true where id = 'd0000000-0000-4000-8000-000000000281';
select throws_ok($$select pg_temp.restore('Three.')$$, 'PT404', null,
    'TIME-1 a save of a discarded draft is not restored');
update public.drafts set is_removed = false where id = 'd0000000-0000-4000-8000-000000000281';
select is(pg_temp.saves(), 'Noa Peretz Two., Dana Levi Three., Dana Levi Two.',
    'TIME-1 with a draft that is put back its saves are there');
select public.publish_draft('d0000000-0000-4000-8000-000000000281', pg_temp.stamp(), '{"summary": "Four."}',
    'b0000000-0000-4000-8000-000000000281', pg_temp.row_stamp());
select isnt(public.restore_version((select max(h.id) from public.history as h
    where h.row_id = 'b0000000-0000-4000-8000-000000000281')), null, 'TIME-1 what was published from it is undone');
select is(pg_temp.saves(), 'Noa Peretz Two., Dana Levi Three., Dana Levi Two., Noa Peretz Four.',
    'TIME-1 and its saves are there, with what was published as the last one, by whoever published it');
select set_config('role', 'none', true);
delete from public.drafts where id = 'd0000000-0000-4000-8000-000000000281';
select is(pg_temp.saves(), null, 'TIME-1 of a draft that is gone nothing is left');

select * from finish();
rollback;
