-- Editions from inside: what they say, who gets them, that each goes once, and what refusals do (MAIL-5 to MAIL-7).
begin;
create extension if not exists pgtap with schema extensions;
select plan(50);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000311', 'member@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000311');
insert into auth.sessions (id, user_id)
values ('88888888-0000-4000-8000-000000000311', '99999999-0000-4000-8000-000000000311');
select set_config('request.jwt.claims', '{"role": "authenticated", "email": "member@example.test",
    "sub": "99999999-0000-4000-8000-000000000311", "session_id": "88888888-0000-4000-8000-000000000311"}', true);
create function pg_temp.step(edition uuid, step text, due timestamptz default null, mail uuid default null)
returns text language sql as $$
    select public.step_edition(edition, step, due, mail)
$$;
create function pg_temp.taken() returns text[] language sql as $$
    select array(
        select m.mail ->> 'to' from jsonb_array_elements(public.take_mail(50) -> 'mails') as m (mail) order by 1)
$$;
create function pg_temp.tell(code integer, address_refused boolean default false) returns bigint
language plpgsql as $$
declare
    told bigint := 0;
    mail uuid;
begin
    for mail in select id from private.outbox where state = 'taken' loop
        told := told + public.begin_mail(mail)::integer;
        perform public.tell_mail(mail, code, 'Answer of the server', address_refused);
    end loop;
    return told;
end
$$;

-- Nothing of what other tests have, a Thursday, and two changes of the day before: one of them minor.
truncate public.changes;
update private.mail_settings set is_on = true, hour = 0, composed_on = '2026-12-02';
select set_config('private.today', '2026-12-03', true);
insert into public.newsletter_subscriptions (id, email, confirmed_at, rhythm, removed_at) values
    ('00000000-0000-4000-8000-000000000311', 'daily@example.com', now(), 'daily', null),
    ('00000000-0000-4000-8000-000000000312', 'weekly@example.com', now(), 'weekly', null),
    ('00000000-0000-4000-8000-000000000313', 'topic@example.com', now(), 'weekly', null),
    ('00000000-0000-4000-8000-000000000314', 'unconfirmed@example.com', null, 'weekly', null),
    ('00000000-0000-4000-8000-000000000315', 'removed@example.com', now(), 'weekly', now()),
    ('00000000-0000-4000-8000-000000000316', 'refused@example.com', now(), 'weekly', null);
insert into private.suppressed (address_hash, reason) values (private.address_hash('refused@example.com'), 'refused');
insert into private.mail_topics (subscriber_id, kinds, provisions)
values ('00000000-0000-4000-8000-000000000313', '{ruling}', '{}');
insert into public.news (id, title, date, category, summary, content) values
    ('00000000-0000-4000-8000-000000000311', 'Quokkas', '2026-12-02', 'Updates', 'x', 'x'),
    ('00000000-0000-4000-8000-000000000312', 'Numbats', '2026-12-02', 'Updates', 'x', 'x');
update public.changes set day = '2026-12-02', note = title.name, is_minor = title.name = 'Numbats'
from (select id, n.title as name from public.news as n) as title where title.id = row_id;

-- What one says
create temporary table said on commit drop as
select private.edition_content('2026-12-01', '2026-12-02', '[{"kinds": [], "provisions": []}]') as content;
select is(content #>> '{site,0,title}', 'Quokkas', 'MAIL-5 an edition says what changed') from said;
select is(content ->> 'minor', '1', 'MAIL-4 minor changes are a number') from said;
select is(content #>> '{left_out,0,title}', 'Numbats', 'MAIL-5 which staff see by name') from said;
select is(content ->> 'subject', 'Quokkas', 'MAIL-8 the subject says what changed') from said;
select is(private.edition_subject('{"law": [{"part": "figure", "title": "VAT rate", "day": "2027-01-01",
    "provisions": ["section 2"]}], "site": [{"title": "x"}], "more": 2}'), 's. 2 VAT rate from 1 January; 3 more',
    'MAIL-8 in so many words');
select is(length(private.edition_subject(jsonb_build_object('law', '[]'::jsonb, 'more', 299, 'site',
    jsonb_build_array(jsonb_build_object('title', repeat('מס ', 100)))))), 78, 'MAIL-8 in at most 78 characters');
select ok(private.is_edition_empty(private.edition_content('2026-12-01', '2026-12-02', private.topics_of(
    '00000000-0000-4000-8000-000000000313'))), 'MAIL-4 of another topic nothing changed');

-- By itself
select is(pg_temp.taken(), '{daily@example.com}', 'MAIL-4 the daily one goes on the next day, to who wants it daily');
select is(pg_temp.taken(), '{}', 'MAIL-6 to one sender alone');
select is(pg_temp.tell(250), 1::bigint, 'MAIL-6 begun');
select is(state || sent, 'sending1', 'MAIL-5 it is counted') from public.editions;
select is(pg_temp.taken(), '{}', 'MAIL-6 and goes once, however often it is composed');
select is(state, 'sent', 'MAIL-5 then it is through') from public.editions;
select set_config('private.today', '2026-12-04', true);
select is(pg_temp.taken(), '{}', 'MAIL-4 where nothing changed there is none');
select set_config('private.today', '2026-12-06', true);
create function pg_temp.taken_when_minor() returns text[] language plpgsql as $$
declare
    taken text[];
begin
    perform public.take_mail(0);
    update public.changes set is_minor = true;
    taken := pg_temp.taken();
    raise exception using errcode = 'PT200';
exception when sqlstate 'PT200' then
    return taken;
end
$$;
select is(pg_temp.taken_when_minor(), '{}', 'MAIL-5 what is made minor before its mail is taken is not in it');
select is(pg_temp.taken(), '{weekly@example.com}',
    'MAIL-5 on Sunday the week goes to confirmed readers of something that changed, and no refused one');
update private.outbox set taken_at = now() - interval '11 minutes' where state = 'taken';
select is(pg_temp.taken(), '{weekly@example.com}',
    'MAIL-6 what a sender took and did not begin is free after 10 minutes');

-- Refused for now, given up, unknown
select is(pg_temp.tell(451), 1::bigint, 'MAIL-6 it is refused for now');
select is(due_at, now() + interval '1 minute', 'MAIL-6 and goes again after a minute')
from private.outbox where state = 'due';
create function pg_temp.again() returns interval language plpgsql as $$
begin
    update private.outbox set due_at = now() where state = 'due';
    perform pg_temp.taken(), pg_temp.tell(0);
    return (select max(due_at) - now() from private.outbox where state = 'due');
end
$$;
select is(pg_temp.again(), w.wait, 'MAIL-6 then after ' || w.wait)
from unnest(array['5 minutes', '30 minutes', '4 hours', '24 hours', null]::interval[]) as w (wait);
select is((e.state, e.refused, o.answer)::text, '(sending,1,"Answer of the server")', 'MAIL-6 and then it is given up')
from public.editions as e join private.outbox as o on o.edition_id = e.id where e.rhythm = 'weekly';

-- Staff's own
insert into public.editions (id, from_day, to_day) values
    ('00000000-0000-4000-8000-000000000317', '2001-01-01', '2001-01-07');
select throws_ok('select pg_temp.step(''00000000-0000-4000-8000-000000000317'', ''send'')', 'PT400', null,
    'MAIL-5 one with nothing in it does not go');
update public.editions set words = 'Own words', subject = 'Own subject'
where id = '00000000-0000-4000-8000-000000000317';
select is(public.preview_edition('00000000-0000-4000-8000-000000000317') -> 'readers',
    '{"daily": 1, "weekly": 2, "in_all": 3, "waiting": 0}', 'MAIL-5 staff see how many will get it');
select throws_ok('select pg_temp.step(''00000000-0000-4000-8000-000000000317'', ''schedule'', now())', 'PT400', null,
    'MAIL-5 not at a time that is past');
select is(pg_temp.step('00000000-0000-4000-8000-000000000317', 'schedule', now() + interval '1 day'), 'due',
    'MAIL-5 it is scheduled');
select is(pg_temp.taken(), '{}', 'MAIL-5 for then');
select public.send_test('00000000-0000-4000-8000-000000000317');
select is(pg_temp.taken(), '{member@example.test}', 'MAIL-5 a test goes to the member''s own address alone');
select is(pg_temp.tell(250), 1::bigint, 'MAIL-5 at once');
select is(pg_temp.step('00000000-0000-4000-8000-000000000317', 'draft'), 'draft', 'MAIL-5 it is a draft again');
select is(pg_temp.step('00000000-0000-4000-8000-000000000317', 'send'), 'due', 'MAIL-5 it is sent');
update private.outbox set taken_at = now() - interval '2 days' where kind = 'edition';
update private.outbox set taken_at = now() where subscriber_id = '00000000-0000-4000-8000-000000000311';
select is(pg_temp.taken(), '{topic@example.com,weekly@example.com}',
    'MAIL-5 own words go to all, whatever changed; MAIL-4 but not to who had one today');
select ok(due_at > now(), 'MAIL-4 who gets it tomorrow') from private.outbox where state = 'due';
delete from public.newsletter_subscriptions where email = 'topic@example.com';
select public.begin_mail(id) from private.outbox where state = 'taken';
update private.outbox set taken_at = now() - interval '11 minutes' where state = 'sending';
select is(pg_temp.taken(), '{}', 'MAIL-6 what was begun and not told is not sent again unasked');
select is((unknown, sent, readers)::text, '(1,0,3)', 'MAIL-6 it is unknown') from public.editions where words <> '';
select is(public.newsletter_facts() #>> '{unknown,0,email}', 'weekly@example.com', 'MAIL-6 staff see whose it is');
select is(public.newsletter_facts() -> 'answers', '[{"answer": "Answer of the server", "mails": 1}]',
    'MAIL-7 and what servers answered');
select is(public.newsletter_facts() -> 'hour', '0', 'MAIL-5 and from which hour on editions go');
select is(pg_temp.step('00000000-0000-4000-8000-000000000317', 'resend', null, gen_random_uuid()), 'sending',
    'MAIL-6 another mail is sent again');
select is(unknown, 1, 'MAIL-6 and this one is not') from public.editions where words <> '';
select is(pg_temp.step('00000000-0000-4000-8000-000000000317', 'resend', null,
    (select id from private.outbox where state = 'unknown')), 'sending', 'MAIL-6 until staff send it again');
select is(pg_temp.taken(), '{weekly@example.com}', 'MAIL-6 which does');
select is(pg_temp.step('00000000-0000-4000-8000-000000000317', 'stop'), 'stopped', 'MAIL-5 it can be stopped');
select is(pg_temp.tell(250), 0::bigint, 'MAIL-5 and what was taken is not begun any more');
select throws_ok('select pg_temp.step(''00000000-0000-4000-8000-000000000317'', ''send'')', 'PT409', null,
    'MAIL-5 what was stopped stays so');

-- Many refused
insert into public.newsletter_subscriptions (email, confirmed_at)
select 'many' || n || '@example.com', now() from generate_series(1, 60) as n;
insert into public.editions (id, from_day, to_day, words)
values ('00000000-0000-4000-8000-000000000318', '2001-01-08', '2001-01-14', 'Own words');
select pg_temp.step('00000000-0000-4000-8000-000000000318', 'send');
delete from private.outbox where subscriber_id = '00000000-0000-4000-8000-000000000312';
select cardinality(pg_temp.taken());
select pg_temp.tell(550, true);
select is((state, refused, reason)::text, '(stopped,4,"More than 5 % of its mails were refused.")',
    'MAIL-7 an edition of which more than 5 % are refused is stopped')
from public.editions where id = '00000000-0000-4000-8000-000000000318';
select is((select count(*) from private.suppressed where reason = 'refused'), 5::bigint,
    'MAIL-7 what is refused for good is suppressed');

select * from finish();
rollback;
