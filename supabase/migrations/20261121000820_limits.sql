-- Limits against floods (SEC-6, CONTACT-4): how much one sender may send per hour, and the total per hour above which
-- every sender must solve a puzzle first. Enforced here, so that it binds every client: PT429 (HTTP 429) refuses, PT428
-- (HTTP 428) asks for a puzzle's solution, and in both cases nothing is stored. What is counted is kept for an hour,
-- where feedback came from for a day.

create table private.limits (
    action text primary key,
    per_sender integer not null check (per_sender > 0),
    in_all integer not null check (in_all >= per_sender),
    puzzle integer check (puzzle between 1 and 10000000),
    too_many text not null
);
comment on table private.limits is
    'How often an action is allowed per hour: per sender, and in all, against floods from many addresses at once. '
    'too_many is the message for a sender at the limit.';
comment on column private.limits.puzzle is
    'The greatest number that a puzzle may hide once in_all is reached, which is the most hashes it takes, about a '
    'second''s on a phone for 50,000; up to four times as much at four times in_all. Null refuses instead, for actions '
    'that nobody waits for.';
insert into private.limits (action, per_sender, in_all, puzzle, too_many) values
    ('contact', 10, 300, 50000,
        'Several messages have been sent from your connection within the last hour.'),
    ('newsletter', 10, 1000, 50000,
        'Several addresses have been subscribed from your connection within the last hour.'),
    ('feedback', 60, 5000, 50000,
        'A lot of feedback has been sent from your connection within the last hour.'),
    ('view', 300, 50000, null,
        'A great many questions have been opened from your connection within the last hour.'),
    ('vain_search', 60, 1000, null,
        'A great many searches in vain have been counted from your connection within the last hour.'),
    -- as many as all that a sender may send; there is no limit in all, which would close the forms
    ('puzzle', 80, 2147483647, null,
        'A great many checks for robots have been begun from your connection within the last hour.');
alter table private.limits enable row level security;

create table private.attempts (
    id bigint primary key generated always as identity,
    action text not null,
    sender text not null,
    wider text[] not null default '{}',
    faq_id uuid,
    at timestamptz not null default now()
);
comment on table private.attempts is
    'The allowed actions of the last hour. sender is a code, never the address itself (private.sender_code), and wider '
    'those of the networks around an IPv6 one (private.wider_codes); faq_id is '
    'the FAQ for which the attempt counted as a view.';
create index attempts_of_sender on private.attempts (action, sender, at);
create index attempts_of_wider on private.attempts using gin (wider) with (fastupdate = off);
create index attempts_oldest on private.attempts (at);
alter table private.attempts enable row level security;

create table private.attempt_totals (
    action text not null,
    minute timestamptz not null,
    total integer not null,
    primary key (action, minute)
);
comment on table private.attempt_totals is
    'How many attempts of all senders were allowed in each minute of the last hour: 60 rows to add up, where there may '
    'be tens of thousands of attempts.';
alter table private.attempt_totals enable row level security;

create function private.refuse_until(free_at timestamptz, reason text) returns void
language plpgsql stable set search_path = ''
as $$
declare
    minutes integer := greatest(1, ceil(extract(epoch from free_at - now()) / 60));
begin
    raise exception using errcode = 'PT429',
        message = format('%s This will be possible again in %s.', reason,
            case minutes when 1 then 'a minute' else minutes || ' minutes' end);
end
$$;
comment on function private.refuse_until(timestamptz, text) is
    'Raises PT429 with a sentence for the reader: why, and how long to wait.';

create function private.times_in_all(rule private.limits) returns integer
language sql stable set search_path = ''
as $$
    select (coalesce(sum(t.total), 0) / rule.in_all)::integer from private.attempt_totals as t
    where t.action = rule.action and t.minute > now() - interval '1 hour'
$$;
comment on function private.times_in_all(private.limits) is
    'How many times over all senders together have reached the limit within the hour.';

create function private.limit_in_all(rule private.limits) returns void
language plpgsql set search_path = ''
as $$
begin
    if private.times_in_all(rule) = 0 then
        return;
    elsif rule.puzzle is null then
        perform private.refuse_until(
            (select s.minute + interval '1 hour'
            from (
                select t.minute, sum(t.total) over (order by t.minute desc) as so_far
                from private.attempt_totals as t where t.action = rule.action) as s
            where s.so_far >= rule.in_all
            order by s.minute desc limit 1),
            'More is being sent to this site just now than it can take.');
    elsif not private.redeem_solution(rule.action) then
        raise exception using errcode = 'PT428',
            message = 'So much is being sent to this site just now that a check for robots comes first.',
            detail = rule.action,
            hint = 'Call ask_for_puzzle with these details. Find the number, at most "greatest", for which SHA-256 of '
                '"{salt}.{number}" is the challenge, and send "{salt}.{number}.{signature}" in the header '
                'proof-of-work.';
    end if;
end
$$;
comment on function private.limit_in_all(private.limits) is
    'Once all senders together have reached the limit: asks for a puzzle''s solution with PT428, whose details name '
    'the action for ask_for_puzzle(), or raises PT429 if the action has no puzzle.';

create function private.delete_expired(at_most bigint default null) returns void
language sql set search_path = ''
as $$
    -- Rows that another request is removing are left to it.
    delete from private.attempts where id in (
        select a.id from private.attempts as a
        where a.at <= now() - interval '1 hour'
        order by a.at limit at_most for update skip locked);
    delete from private.attempt_totals where (action, minute) in (
        select t.action, t.minute from private.attempt_totals as t
        where t.minute <= now() - interval '1 hour'
        order by t.minute limit at_most for update skip locked);
    delete from private.solved_puzzles where salt in (
        select p.salt from private.solved_puzzles as p
        where p.expires_at <= now()
        order by p.expires_at limit at_most for update skip locked);
    update public.faq_feedback set user_ip = null, sender = null where id in (
        select f.id from public.faq_feedback as f
        where (f.user_ip is not null or f.sender is not null) and f.created_at <= now() - interval '24 hours'
        order by f.created_at limit at_most for update skip locked);
    -- A sender's code is another on the next day, and tells nobody apart any more.
    delete from private.vain_askers where (day, query, sender) in (
        select a.day, a.query, a.sender from private.vain_askers as a
        where a.day < private.utc_day()
        order by a.day limit at_most for update skip locked);
    delete from private.vain_searches where (day, query) in (
        select v.day, v.query from private.vain_searches as v
        where v.day <= private.utc_day() - 90
        order by v.day limit at_most for update skip locked);
    delete from public.newsletter_subscriptions where id in (
        select n.id from public.newsletter_subscriptions as n
        where n.removed_at <= now() - interval '1 minute'
        order by n.removed_at limit at_most for update skip locked);
    -- While nobody is asked to confirm, nobody can.
    delete from public.newsletter_subscriptions where id in (
        select n.id from public.newsletter_subscriptions as n, private.mail_settings as s
        where n.confirmed_at is null and n.asked_at <= now() - interval '7 days' and s.is_on
        order by n.asked_at limit at_most for update of n skip locked);
    update public.newsletter_subscriptions set asked = '{}' where id in (
        select n.id from public.newsletter_subscriptions as n
        where n.confirmed_at is not null and n.asked <> '{}' and n.asked_at <= now() - interval '7 days'
        order by n.asked_at limit at_most for update skip locked);
    delete from private.outbox where id in (
        select o.id from private.outbox as o
        where o.ended_at <= now() - interval '7 days'
        order by o.ended_at limit at_most for update skip locked);
    delete from private.suppressed where address_hash in (
        select s.address_hash from private.suppressed as s
        where s.reason = 'left' and s.since <= now() - interval '30 days'
        order by s.since limit at_most for update skip locked);
    delete from public.contact_messages where id in (
        select m.id from public.contact_messages as m
        where m.removed_at <= now() - interval '1 minute'
        order by m.removed_at limit at_most for update skip locked)
$$;
comment on function private.delete_expired(bigint) is
    'Deletes what has been kept for its time, also messages and subscriptions that staff removed, addresses that were '
    'not confirmed within 7 days, mails 7 days after they ended, and who has left after 30; and blanks where feedback '
    'and searches in vain came from; of each kind the oldest at_most, or all.';

create function private.count_attempt(attempted text, viewed_faq uuid default null) returns boolean
language plpgsql set search_path = ''
as $$
declare
    hour constant interval := '1 hour';
    rule private.limits;
    -- Yesterday's code too: midnight does not reset the limit.
    senders text[];
    around constant text[] := private.wider_codes(private.utc_day());
    around_before constant text[] := private.wider_codes(private.utc_day() - 1);
    free_at timestamptz;
    is_first boolean;
begin
    if not private.is_visitor() then
        return true;
    end if;
    select * into strict rule from private.limits where action = attempted;
    senders := array[private.sender_code(private.utc_day()), private.sender_code(private.utc_day() - 1)];

    -- One at a time for each sender: two requests at once would both take the last place, or both count as the first.
    -- The limit in all is checked without waiting, so requests in progress at that moment may exceed it.
    perform pg_advisory_xact_lock(
        hashtextextended(attempted || ' ' || coalesce(around[cardinality(around)], senders[1]), 0));
    free_at := (
        select a.at + hour from private.attempts as a
        where a.action = attempted and a.sender = any (senders) and a.at > now() - hour
        order by a.at desc offset rule.per_sender - 1 limit 1);
    if free_at is not null then
        perform private.refuse_until(free_at, rule.too_many);
    end if;
    -- A wider network holds more people: a /56 together has twice as much, a /48 four times, a /40 eight times.
    for step in 1..cardinality(around) loop
        free_at := (
            select a.at + hour from private.attempts as a
            where a.wider && array[around[step], around_before[step]] and a.action = attempted and a.at > now() - hour
            order by a.at desc offset rule.per_sender * 2 ^ step - 1 limit 1);
        if free_at is not null then
            perform private.refuse_until(free_at, rule.too_many);
        end if;
    end loop;
    perform private.limit_in_all(rule);

    is_first := not exists (
        select from private.attempts as a
        where a.action = attempted and a.sender = any (senders) and a.at > now() - hour and a.faq_id = viewed_faq);
    insert into private.attempts (action, sender, wider, faq_id)
    values (attempted, senders[1], around, case when is_first then viewed_faq end);
    insert into private.attempt_totals as t (action, minute, total) values (attempted, date_trunc('minute', now()), 1)
    on conflict (action, minute) do update set total = t.total + 1;
    perform private.delete_expired(100);
    return is_first;
end
$$;
comment on function private.count_attempt(text, uuid) is
    'Counts one action of the sender of this request; raises PT429 or PT428 if the sender, or everybody together, has '
    'used up the hour. False if the sender viewed the same FAQ within the hour. Only what is stored counts: a refused '
    'or failed request is rolled back with its attempt.';
