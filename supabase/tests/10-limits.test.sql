-- The limits of SEC-6 from inside: what tells senders apart, what is stored about them and for how long, and who is
-- not limited.
begin;
create extension if not exists pgtap with schema extensions;
select plan(73);

create function pg_temp.came_from(forwarded text, trusted integer default 0) returns text language plpgsql as $$
begin
    update private.limit_settings set sender_header = 'x-forwarded-for', trusted_proxies = trusted;
    perform set_config('request.headers', json_build_object('x-forwarded-for', forwarded)::text, true);
    return private.client_network()::text;
end
$$;

-- Who sends
select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "1.1.1.1, 2.2.2.2"}',
    true);
select is(private.client_network()::text, '203.0.113.7/32',
    'SEC-6 on a hosted project the sender is whom Cloudflare names, whatever else a request says');
select is(pg_temp.came_from(t.forwarded, t.trusted), t.network,
    format('SEC-6 behind %s proxies "%s" is %s', t.trusted, t.forwarded, coalesce(t.network, 'nobody')))
from (values
    ('203.0.113.7', 0, '203.0.113.7/32'),
    (' 203.0.113.7 ', 0, '203.0.113.7/32'),
    ('198.51.100.1, 203.0.113.7', 0, '203.0.113.7/32'),
    ('198.51.100.1, 203.0.113.7', 1, '198.51.100.1/32'),
    ('192.0.2.1,198.51.100.1,203.0.113.7', 1, '198.51.100.1/32'),
    ('203.0.113.7', 2, '203.0.113.7/32'),
    ('203.0.113.7:50123', 0, '203.0.113.7/32'),
    ('::ffff:203.0.113.7', 0, '203.0.113.7/32'),
    ('::FFFF:203.0.113.7', 0, '203.0.113.7/32'),
    ('[::ffff:203.0.113.7]:443', 0, '203.0.113.7/32'),
    ('2001:db8:1:2:3:4:5:6', 0, '2001:db8:1:2::/64'),
    ('2001:DB8:1:2::9', 0, '2001:db8:1:2::/64'),
    ('[2001:db8:1:2::9]:443', 0, '2001:db8:1:2::/64'),
    ('::1', 0, '::/64'),
    -- the same IPv4 address as IPv6 writes it, and as 6to4 and Teredo make a network or an address of it
    ('::ffff:cb00:7107', 0, '203.0.113.7/32'),
    ('2002:cb00:7107:1:2:3:4:5', 0, '203.0.113.7/32'),
    ('2002:cb00:7107:ffff::9', 0, '203.0.113.7/32'),
    ('2002:ffff:ffff::1', 0, '255.255.255.255/32'),
    ('2001:0:c000:201:8000:63bf:34ff:8ef8', 0, '203.0.113.7/32'),
    ('2001:0:c633:6401:0:f227:34ff:8ef8', 0, '203.0.113.7/32'),
    ('2001:1::34ff:8ef8', 0, '2001:1::/64'),
    ('', 0, null),
    (',', 0, null),
    (null, 0, null),
    ('unknown', 0, null),
    ('999.0.113.7', 0, null),
    ('[', 0, null),
    ('203.0.113.7;', 0, null)
) as t (forwarded, trusted, network);

select set_config('request.headers', '', true);
select is(private.client_network(), null, 'SEC-6 without headers nobody is known');
select set_config('request.headers', '{}', true);
select is(private.client_network(), null, 'SEC-6 without that header nobody is known');

-- What is kept
select pg_temp.came_from('203.0.113.7');
select matches(private.sender_code('2026-11-21'), '^[0-9a-f]{64}$', 'SEC-6 a sender is kept as a hash');
select is(private.sender_code('2026-11-21'), private.sender_code('2026-11-21'), 'SEC-6 it is the same all day');
select isnt(private.sender_code('2026-11-21'), private.sender_code('2026-11-22'), 'SEC-6 it is another the next day');
create temporary table before_salt on commit drop as select private.sender_code('2026-11-21') as code;
update private.limit_settings set salt = salt || 'x';
select isnt(private.sender_code('2026-11-21'), (select code from before_salt),
    'SEC-6 it depends on the database''s own secret');
select cmp_ok((select length(salt) from private.limit_settings), '>', 70, 'SEC-6 the secret is long');

-- Who is limited, and until when: views, because they store nothing else, and an unknown FAQ is enough for them.
update private.limits set per_sender = 2, in_all = 5, too_many = 'Enough.' where action = 'view';
create function pg_temp.view(who text, address text) returns text language plpgsql as $$
begin
    perform pg_temp.came_from(address);
    perform set_config('role', who, true);
    perform public.increment_faq_view_count('00000000-0000-4000-8000-000000000000');
    perform set_config('role', 'none', true);
    return 'counted';
exception when sqlstate 'PT429' then
    return sqlerrm;
end
$$;
create function pg_temp.counted() returns bigint language sql as $$ select count(*) from private.attempts $$;
create function pg_temp.forget() returns void language sql as $$
    delete from private.attempts;
    delete from private.attempt_totals;
$$;
select pg_temp.forget();

select is(pg_temp.view('service_role', '203.0.113.7'), 'counted', 'SEC-6 the service role may go on');
select is(pg_temp.view('none', '203.0.113.7'), 'counted', 'SEC-6 SQL by hand may go on');
select is(pg_temp.counted(), 0::bigint, 'SEC-6 of both nothing is kept');
select is(pg_temp.view('anon', '203.0.113.7'), 'counted', 'SEC-6 a visitor is counted');
select is(pg_temp.view('authenticated', '203.0.113.7'), 'counted', 'SEC-6 who is signed in is counted');
select is(pg_temp.counted(), 2::bigint, 'SEC-6 a line is kept of each');
select is(pg_temp.view('anon', '203.0.113.7'), 'Enough. This will be possible again in 60 minutes.',
    'SEC-6 the limit of the sender');
select is(pg_temp.counted(), 2::bigint, 'SEC-6 of a refused attempt nothing is kept');
select is(pg_temp.view('service_role', '203.0.113.7'), 'counted', 'SEC-6 the service role may go on past a limit');
select ok(not exists (select from private.attempts as a where a::text like '%203.0%'), 'SEC-6 no address is kept');

select is(pg_temp.view('anon', '2001:db8::1'), 'counted', 'SEC-6 one address of a network');
select is(pg_temp.view('anon', '2001:db8::2'), 'counted', 'SEC-6 another address of that network');
select matches(pg_temp.view('anon', '2001:db8::3'), '^Enough', 'SEC-6 they share one allowance');
select is(pg_temp.view('anon', '2001:db8:0:1::1'), 'counted', 'SEC-6 the next network has its own');
select is(pg_temp.view('anon', '203.0.113.8'),
    'More is being sent to this site just now than it can take. This will be possible again in 60 minutes.',
    'SEC-6 the limit in all');
select results_eq('select action, total from private.attempt_totals', $$values ('view', 5)$$,
    'SEC-6 the total is that of what went through');
update private.attempt_totals set minute = minute - interval '50 minutes';
insert into private.attempt_totals values ('view', date_trunc('minute', now()) - interval '20 minutes', 4);
select is(pg_temp.view('anon', '203.0.113.8'),
    'More is being sent to this site just now than it can take. This will be possible again in 10 minutes.',
    'SEC-6 enough minutes of the hour must pass for there to be room');
update private.attempt_totals set minute = minute - interval '10 minutes' where total = 5;
select is(pg_temp.view('anon', '203.0.113.8'), 'counted', 'SEC-6 then there is room again');
select is((select min(minute) from private.attempt_totals), date_trunc('minute', now()) - interval '20 minutes',
    'SEC-6 and the minute past the hour is gone');

select pg_temp.forget();
select pg_temp.came_from('203.0.113.7');
insert into private.attempts (action, sender, at)
select 'view', private.sender_code((now() at time zone 'utc')::date), now() - age
from unnest(array['1 hour', '59 minutes 30 seconds', '10 minutes']::interval[]) as age;
select is(pg_temp.view('anon', '203.0.113.7'), 'Enough. This will be possible again in a minute.',
    'SEC-6 the oldest of the hour says how long to wait');
update private.attempts set at = at - interval '30 seconds';
select is(pg_temp.view('anon', '203.0.113.7'), 'counted', 'SEC-6 then there is room for one');
select is(pg_temp.counted(), 2::bigint, 'SEC-6 and what is past the hour is gone');

-- A sender has different codes before and after midnight, but one limit.
select pg_temp.forget();
insert into private.attempts (action, sender, at)
select 'view', private.sender_code((now() at time zone 'utc')::date - 1), now() - interval '40 minutes'
from generate_series(1, 2);
select matches(pg_temp.view('anon', '203.0.113.7'), '20 minutes', 'SEC-6 midnight gives no new allowance');

-- One subscriber's networks are counted together.
select pg_temp.forget();
update private.limits set in_all = 1000 where action = 'view';
create function pg_temp.passed(pattern text, networks integer) returns bigint language sql as $$
    select count(*) filter (where pg_temp.view('anon', format(pattern, to_hex(n))) = 'counted')
    from generate_series(0, networks - 1) as n
$$;
select is(pg_temp.passed('2001:db8:a:10%s::1', 16), 4::bigint, 'SEC-6 sixteen networks of a /56 have twice the limit');
select is(pg_temp.view('anon', '2001:db8:a:1ff::1'), 'Enough. This will be possible again in 60 minutes.',
    'SEC-6 any other of it is refused with the same words');
select is(pg_temp.passed('2001:db8:a:%s00::1', 100), 4::bigint,
    'SEC-6 a hundred of its /48 have four times the limit, with those');
select is(pg_temp.view('anon', '2001:db8:b:100::1'), 'counted', 'SEC-6 the next /48 has its own');
select is(pg_temp.passed('2001:db8:%s::1', 200), 7::bigint,
    'SEC-6 two hundred of its /40 have eight times the limit, with those');
select is(pg_temp.view('anon', '2001:db8:100::1'), 'counted', 'SEC-6 the next /40 has its own');
select is(pg_temp.passed('2002:cb00:7163:%s::1', 16), 2::bigint, 'SEC-6 a whole network of 6to4 is one sender');
select is(pg_temp.view('anon', '203.0.113.9'), 'counted', 'SEC-6 as has an IPv4 address');
select ok(not exists (select from private.attempts as a where a::text like '%2001:%'), 'SEC-6 no network is kept');
update private.limits set in_all = 5 where action = 'view';

-- Old rows are removed a hundred at a time, of any kind.
select pg_temp.forget();
insert into private.attempts (action, sender, at)
select 'contact', 'somebody', now() - interval '2 hours' from generate_series(1, 250);
select is(pg_temp.view('anon', '203.0.113.7'), 'counted', 'SEC-6 beside many old lines');
select is(pg_temp.counted(), 151::bigint, 'SEC-6 a hundred of them go at a time');

-- Staff are told when everybody looks like one sender.
insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000010', 'limits@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000010');
insert into auth.sessions (id, user_id)
    values ('88888888-0000-4000-8000-000000000010', '99999999-0000-4000-8000-000000000010');
select set_config('request.jwt.claims', '{"sub":"99999999-0000-4000-8000-000000000010",'
    '"session_id":"88888888-0000-4000-8000-000000000010","role":"authenticated"}', true);
create function pg_temp.lone(one integer, others integer) returns bigint language plpgsql as $$
declare
    answer bigint;
begin
    perform pg_temp.forget();
    insert into private.attempts (action, sender) select 'contact', 'one' from generate_series(1, one);
    insert into private.attempts (action, sender) select 'contact', 'other ' || n from generate_series(1, others) as n;
    perform set_config('role', 'authenticated', true);
    select d.total into answer from public.staff_dashboard() as d where d.list = 'lone_sender';
    perform set_config('role', 'none', true);
    return answer;
end
$$;
select is(pg_temp.lone(10, 1), 10::bigint, 'SEC-6 staff are told of one who sends nearly all, up to the limit');
select is(pg_temp.lone(10, 2), null, 'SEC-6 not when others send too');
select is(pg_temp.lone(9, 0), null, 'SEC-6 nor of one who was not refused');

select * from finish();
rollback;
