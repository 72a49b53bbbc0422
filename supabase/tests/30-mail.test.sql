-- Mail from inside: who is asked, what links do, what editions say, and that each mail goes once (MAIL-1 to MAIL-7).
begin;
create extension if not exists pgtap with schema extensions;
select plan(43);

select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.30"}', true);
update private.limits set per_sender = 100 where action = 'newsletter';
create function pg_temp.ask(address text, wish jsonb default '{}') returns void language plpgsql as $$
begin
    perform set_config('role', 'anon', true);
    insert into public.newsletter_subscriptions (email, asked) values (address, wish);
    perform set_config('role', 'none', true);
end
$$;
-- Each mail that is to go, "kind address", and what was taken is told.
create function pg_temp.send(code integer default 250, address_refused boolean default false) returns text[]
language plpgsql as $$
declare
    taken jsonb := public.take_mail(50);
begin
    perform public.begin_mail((m.mail ->> 'id')::uuid) from jsonb_array_elements(taken -> 'mails') as m (mail);
    perform public.tell_mail((m.mail ->> 'id')::uuid, code, 'Answer', address_refused)
    from jsonb_array_elements(taken -> 'mails') as m (mail);
    return array(select m.mail ->> 'kind' || ' ' || (m.mail ->> 'to')
        from jsonb_array_elements(taken -> 'mails') as m (mail) order by 1);
end
$$;
create function pg_temp.id_of(address text) returns uuid language sql as $$
    select id from public.newsletter_subscriptions where email = address
$$;
create function pg_temp.later(passed interval) returns void language sql as $$
    update private.outbox set created_at = created_at - passed, due_at = due_at - passed, taken_at = taken_at - passed,
        ended_at = ended_at - passed;
    update public.newsletter_subscriptions set asked_at = asked_at - passed;
$$;

-- Without a sender
select pg_temp.ask('early@example.com');
select is_empty('select from private.outbox', 'MAIL-9 while nothing sends, nothing is put into the outbox');
select pg_temp.later('8 days');
select private.delete_expired();
select isnt(pg_temp.id_of('early@example.com'), null, 'MAIL-9 and an address waits for as long as that lasts');
select is(pg_temp.send(), '{confirm early@example.com}', 'MAIL-9 with the first sender it is asked to confirm');

-- Asking
select pg_temp.ask('dana@example.com', '{"rhythm": "daily", "topics": [{"kinds": [], "provisions": ["vat-law/30"]}]}');
select is(pg_temp.send(), '{confirm dana@example.com}', 'MAIL-1 a new address gets a link to confirm');
select is(pg_temp.send(), '{}', 'MAIL-6 once');
select pg_temp.ask('DANA@example.com ');
select is(pg_temp.send(), '{}', 'MAIL-1 a second request within 10 minutes sends nothing');
select pg_temp.later('11 minutes'), pg_temp.ask('dana@example.com');
select is(pg_temp.send(), '{confirm dana@example.com}', 'MAIL-1 a later one does');
select pg_temp.later('11 minutes'), pg_temp.ask('dana@example.com');
select is(pg_temp.send(), '{confirm dana@example.com}', 'MAIL-1 and a third');
select pg_temp.later('11 minutes'), pg_temp.ask('dana@example.com');
select is(pg_temp.send(), '{}', 'MAIL-1 the fourth within 24 hours is ignored');
select is((select count(*) from public.newsletter_subscriptions where email = 'dana@example.com'), 1::bigint,
    'NL-2 it is one row');

-- Tokens
create temporary table tokens on commit drop as
select p as purpose, private.mail_token(pg_temp.id_of('dana@example.com'), p) as token
from unnest(array['confirm', 'manage', 'leave']) as p;
grant select on tokens to anon;
create function pg_temp.token(wanted text) returns text language sql as $$
    select token from tokens where purpose = wanted
$$;
select throws_ok(format('select public.%I(%L)', f.name, t.token), 'PT404', 'This link is no longer good.',
    format('MAIL-1 %s takes no token to %s', f.name, t.purpose))
from tokens as t
join (values ('confirm_subscription', '{confirm}'::text[]), ('leave', '{leave,manage}')) as f (name, purposes)
    on t.purpose <> all (f.purposes);
select throws_ok(format('select public.confirm_subscription(%L)', t.bad), 'PT404', 'This link is no longer good.',
    'MAIL-1 a token is not good that is ' || t.name)
from (values
    ('cut', left(pg_temp.token('confirm'), -1)), ('nothing', null), ('changed', overlay(pg_temp.token('confirm')
        placing case substr(pg_temp.token('confirm'), 120, 1) when '0' then '1' else '0' end from 120)),
    ('of another purpose with its code', replace(pg_temp.token('leave'), 'leave', 'confirm'))) as t (name, bad);
select throws_ok(
    format('select public.confirm_subscription(%L)', t.said || '.' || private.mail_code('token ' || t.said)), 'PT404',
    null, 'MAIL-1 a link is good for 7 days')
from (select concat_ws('.', pg_temp.id_of('dana@example.com'), 'confirm',
    floor(extract(epoch from now() - interval '7 days'))) as said) as t;
select is(public.read_subscription(pg_temp.token('confirm')), '{"rhythm": "daily",
    "is_confirmed": false, "topics": [{"kinds": [], "provisions": ["vat-law/30"],
    "label": "Section 30, Zero-rated transactions"}]}',
    'MAIL-4 the page is told what was asked for');
select is(pg_temp.id_of('dana@example.com'), (select id from public.newsletter_subscriptions
    where email = 'dana@example.com' and confirmed_at is null), 'MAIL-1 which spends nothing');
select throws_ok(format('select public.read_subscription(%L)', pg_temp.token('manage')), 'PT404', null,
    'MAIL-4 there is nothing to manage before it is confirmed');
select is(public.confirm_subscription(pg_temp.token('confirm')) ->> 'email', 'dana@example.com',
    'MAIL-1 it is confirmed');
select is(public.confirm_subscription(pg_temp.token('confirm')) ->> 'rhythm', 'daily', 'MAIL-1 twice changes nothing');
select ok(agreed_to = private.wording_day() and confirmed_at is not null and asked = '{}' and rhythm = 'daily',
    'MAIL-1 stored are when, and which wording was agreed to')
from public.newsletter_subscriptions where email = 'dana@example.com';
select is(public.set_subscription(pg_temp.token('manage'), 'weekly',
        '[{"kinds": ["ruling"], "provisions": []}, {"kinds": ["ruling"], "provisions": []}]'),
    '{"rhythm": "weekly", "topics": [{"kinds": ["ruling"], "provisions": [], "label": "Rulings"}]}',
    'MAIL-4 topics and rhythm in one save');
select throws_ok(format('select public.set_subscription(%L, %L, %L)', pg_temp.token('manage'), r.rhythm, r.topics),
    'PT400', null, 'MAIL-4 not ' || r.name)
from (values ('no topic', 'daily', '[]'), ('no list', 'daily', '{}'),
    ('another rhythm', 'hourly', '[{"kinds": [], "provisions": []}]')) as r (name, rhythm, topics);

-- Somebody on the list
select pg_temp.later('25 hours'), pg_temp.ask('dana@example.com');
select is(pg_temp.send(), '{known dana@example.com}', 'MAIL-2 who is on the list is told so');
select pg_temp.later('1 hour'), pg_temp.ask('dana@example.com');
select is(pg_temp.send(), '{}', 'MAIL-2 once a day');
select pg_temp.later('1 hour'), pg_temp.ask('dana@example.com',
    '{"topics": [{"kinds": [], "provisions": ["vat-law/31"]}]}');
select is(jsonb_array_length(private.topics_of(pg_temp.id_of('dana@example.com'))), 1,
    'MAIL-4 a topic that somebody asks for waits');
select is(pg_temp.send(), '{confirm dana@example.com}', 'MAIL-4 for the link that is mailed');
select is(jsonb_array_length(public.confirm_subscription(pg_temp.token('confirm')) -> 'topics'), 2,
    'MAIL-4 and is added to the others');
select public.ask_for_link('dana@example.com'), public.ask_for_link('nobody@example.com');
select pg_temp.later('1 day'), public.ask_for_link('dana@example.com');
select is(pg_temp.send(), '{manage dana@example.com}', 'MAIL-4 a link to manage is mailed to who is on the list');

-- Leaving
create temporary table undo on commit drop as select public.leave(pg_temp.token('leave')) as answer;
select is_empty(format('select from public.newsletter_subscriptions where email = %L union all
    select from private.mail_topics union all select from private.outbox as o where o.subscriber_id = %L',
    'dana@example.com', split_part(pg_temp.token('leave'), '.', 1)), 'MAIL-3 address, topics and mails are gone');
select is(public.leave(pg_temp.token('leave')), null, 'MAIL-3 again is no fault');
insert into public.newsletter_subscriptions (email) values ('dana@example.com');
select is(pg_temp.id_of('dana@example.com'), null, 'MAIL-3 no import brings the address back');
select throws_ok('select public.undo_leave(''c30d'')', 'PT404', null,
    'MAIL-3 nothing but what leaving answered undoes it');
select lives_ok(format('select public.undo_leave(%L)', answer), 'MAIL-3 which does it') from undo;
select is(jsonb_array_length(private.topics_of(pg_temp.id_of('dana@example.com'))), 2, 'MAIL-3 and brings all back');
select isnt((select confirmed_at from public.newsletter_subscriptions where email = 'dana@example.com'), null,
    'MAIL-3 confirmed as it was');

-- Time passes
select pg_temp.later('8 days');
select private.delete_expired();
select is(pg_temp.id_of('early@example.com'), null, 'MAIL-1 an address that is not confirmed goes after 7 days');
select is_empty('select from private.outbox', 'MAIL-6 mails go 7 days after they ended');

select * from finish();
rollback;
