-- What was looked for in vain (SEARCH-9): who may count, what is kept of it and for how long, and what staff are told.
-- Everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(34);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000241', 'vain@example.test'),
    ('99999999-0000-4000-8000-000000000242', 'stranger@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000241');
insert into auth.sessions (id, user_id)
select replace(id::text, '99999999', '88888888')::uuid, id from auth.users where id::text like '99999999-%24_';
create function pg_temp.become(role_name text, number text default null) returns void language plpgsql as $$
begin
    perform set_config('request.jwt.claims', json_build_object('role', role_name,
        'sub', '99999999-0000-4000-8000-000000000' || number,
        'session_id', '88888888-0000-4000-8000-000000000' || number)::text, true);
    perform set_config('role', role_name, true);
end
$$;
create function pg_temp.ask(query text, address text) returns void language plpgsql as $$
begin
    perform set_config('request.headers', json_build_object('cf-connecting-ip', address)::text, true);
    perform set_config('role', 'anon', true);
    perform public.count_vain_search(query);
    perform set_config('role', 'none', true);
end
$$;
create function pg_temp.kept() returns setof text language sql as $$
    select format('%s: %s by %s', v.query, v.askings, v.senders) from private.vain_searches as v
$$;
insert into public.news (title, date, category, summary, content)
    values ('Numbats', '2026-01-01', 'Updates', 'x', '<p>A numbat has stripes.</p>');

-- What is counted
select pg_temp.ask('Zorgle  Blorp!', '203.0.113.1');
select set_eq('select pg_temp.kept()', $$values ('zorgle blorp: 1 by 1')$$, 'SEARCH-9 its words are kept, folded');
select pg_temp.ask('zorgle blorp', '203.0.113.1');
select set_eq('select pg_temp.kept()', $$values ('zorgle blorp: 2 by 1')$$, 'SEARCH-9 a sender counts once a day');
select pg_temp.ask('ZORGLE-blorp?', '203.0.113.2');
select set_eq('select pg_temp.kept()', $$values ('zorgle blorp: 3 by 2')$$, 'SEARCH-9 another sender counts too');
select is_empty($$select from private.vain_askers as a where a::text like '%203.0%'$$, 'SEARCH-9 no address is kept');
select is((select count(*) from private.vain_askers), 2::bigint, 'SEARCH-9 a code for each sender of the day is');
select pg_temp.ask('stripes of a numbat', '203.0.113.1');
select pg_temp.ask(query, '203.0.113.1') from unnest(array[
    'zorgle@blorp.example', 'zorgle＠blorp', 'https://zorgle.example', 'zorgle 0521234567', 'zorgle 052-123-4567',
    'zorgle +972 52 (123) 4567', 'zorgle １２３４５６７', 'of the', '?', '', '   ', 'z', repeat('zorgle ', 15),
    repeat('x', 5000), '😀😀', null]) as q (query);
select set_eq('select pg_temp.kept()', $$values ('zorgle blorp: 3 by 2')$$,
    'SEARCH-9 what finds something is not kept, nor what may point to somebody, is long or says nothing');
select pg_temp.ask('zorgle 2024 of 123456', '203.0.113.1');
select is((select count(*) from private.vain_searches as v where v.query = 'zorgle 2024 of 123456'), 0::bigint,
    'SEARCH-9 nor digits that are a long number together');
select pg_temp.ask('zorgle 987654 blorp', '203.0.113.1');
select ok(exists (select from private.vain_searches as v where v.query = 'zorgle 987654 blorp'),
    'SEARCH-9 numbers of up to six digits are kept');
select pg_temp.ask('זורגל', '203.0.113.1');
select ok(exists (select from private.vain_searches as v where v.query = 'זורגל'), 'SEARCH-9 and Hebrew');

-- Who may do what
select pg_temp.become('anon');
select throws_ok('select from public.get_vain_searches()', '42501', null, 'SEARCH-9 visitors are not told');
select throws_ok('select from private.vain_searches', '42501', null, 'SEARCH-9 nor do they read it');
select throws_ok('select from private.vain_askers', '42501', null, 'SEARCH-9 nor who asked');
select throws_ok($$insert into private.vain_searches (day, query) values ('2026-01-01', 'x')$$, '42501', null,
    'SEARCH-9 or write');
select pg_temp.become('authenticated', '242');
select throws_ok('select from public.get_vain_searches()', '42501', null, 'SEARCH-9 who is signed in is not told');
select is_empty('select from private.vain_searches', 'SEARCH-9 and reads nothing');
select pg_temp.become('authenticated', '241');
select set_eq('select query, askings, last_day from public.get_vain_searches()',
    $$values ('zorgle blorp', 3::bigint, (now() at time zone 'utc')::date)$$,
    'SEARCH-9 staff are told what more than one sender asked, and no other');
select throws_ok('select from private.vain_askers', '42501', null, 'SEARCH-9 but not by whom');
select throws_ok('update private.vain_searches set askings = 9', '42501', null, 'SEARCH-9 staff do not write it');

-- From there
select is((select count(*) from public.get_vain_searches()), 1::bigint, 'SEARCH-9 before there is a synonym');
insert into public.synonyms (typed, means) values ('zorgle blorp', '{numbat}');
select is_empty('select from public.get_vain_searches()', 'SEARCH-9 what finds something by now is left out');
delete from public.synonyms where typed = 'zorgle blorp';
reset role;

-- Days
update private.vain_searches set day = day - 1 where query = 'zorgle blorp';
update private.vain_askers set day = day - 1 where query = 'zorgle blorp';
select pg_temp.ask('zorgle blorp', '203.0.113.1');
select set_eq($$select format('%s by %s', askings, senders) from private.vain_searches where query = 'zorgle blorp'$$,
    $$values ('3 by 2'), ('1 by 1')$$, 'SEARCH-9 each day counts for itself');
select is((select count(*) from private.vain_askers where day < private.utc_day()), 0::bigint,
    'SEARCH-9 senders of a day that is over are forgotten');
insert into private.vain_searches values
    (private.utc_day() - 89, 'oldblorp', 2, 2), (private.utc_day() - 90, 'olderblorp', 2, 2),
    (private.utc_day() - 3, 'loneblorp', 9, 1), (private.utc_day() - 2, 'loneblorp', 9, 1);
select pg_temp.become('authenticated', '241');
select results_eq('select query, askings from public.get_vain_searches()',
    $$values ('zorgle blorp', 4::bigint), ('oldblorp', 2)$$,
    'SEARCH-9 the latest first, of 90 days; of two days with one sender each nobody knows whether they are two');
reset role;
select private.delete_expired();
select is((select min(day) from private.vain_searches), private.utc_day() - 89, 'SEARCH-9 after 90 days it is gone');
insert into private.vain_searches select private.utc_day() - 1, 'blorp' || n, n, 2
from generate_series(101, 130) as n;
select pg_temp.become('authenticated', '241');
select is((select count(*) from public.get_vain_searches()), 20::bigint, 'SEARCH-9 20 of them at most');
select results_eq('select query from public.get_vain_searches() offset 1 limit 2',
    $$values ('blorp130'), ('blorp129')$$, 'SEARCH-9 of a day those asked most first');
reset role;

-- Limits
update private.limits set per_sender = 2, in_all = 3, too_many = 'Enough.' where action = 'vain_search';
delete from private.attempts;
delete from private.attempt_totals;
select lives_ok($$select pg_temp.ask('gloop', '203.0.113.3')$$, 'SEC-6 SEARCH-9 a sender is counted');
select lives_ok($$select pg_temp.ask('gloop', '203.0.113.3')$$, 'SEC-6 SEARCH-9 up to a limit');
select throws_ok($$select pg_temp.ask('gloop', '203.0.113.3')$$, 'PT429', null, 'SEC-6 SEARCH-9 and no further');
reset role;
select lives_ok($$select pg_temp.ask('stripes of a numbat', '203.0.113.3')$$,
    'SEC-6 SEARCH-9 what is not counted is not refused');
select lives_ok($$select pg_temp.ask('gloop', '203.0.113.4')$$, 'SEC-6 SEARCH-9 another sender may go on');
select throws_ok($$select pg_temp.ask('gloop', '203.0.113.5')$$, 'PT429', null, 'SEC-6 SEARCH-9 up to that of all');
reset role;
select is((select (askings, senders)::text from private.vain_searches where query = 'gloop'), '(3,2)',
    'SEC-6 SEARCH-9 what was refused left nothing');
select ok(exists (select from private.attempts where action = 'vain_search'), 'SEC-6 as with all that is sent');

select * from finish();
rollback;
