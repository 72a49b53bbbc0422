-- Floods (SEC-6, CONTACT-4): how much one sender, and all together, may send within an hour. Held here, so that it binds
-- every client; whoever goes on is refused with PT429, which the API answers as HTTP 429, and nothing of it is stored.

create table private.limit_settings (
    is_only boolean primary key default true check (is_only),
    trusted_proxies integer not null default 0 check (trusted_proxies between 0 and 10),
    salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
comment on table private.limit_settings is 'One row: what tells senders apart. The salt is this database''s own secret.';
comment on column private.limit_settings.trusted_proxies is
    'How many addresses at the right end of x-forwarded-for are of proxies and not of the client (README, hosting).';
insert into private.limit_settings default values;
alter table private.limit_settings enable row level security;

create table private.limits (
    action text primary key,
    per_sender integer not null check (per_sender > 0),
    in_all integer not null check (in_all >= per_sender),
    too_many text not null
);
comment on table private.limits is
    'How often an action is let through within an hour: per sender, and in all, for floods from many addresses at once. too_many is said to a sender at the limit.';
insert into private.limits (action, per_sender, in_all, too_many) values
    ('contact', 10, 300, 'Several messages have been sent from your connection within the last hour.'),
    ('newsletter', 10, 1000, 'Several addresses have been subscribed from your connection within the last hour.'),
    ('feedback', 60, 5000, 'A lot of feedback has been sent from your connection within the last hour.'),
    ('view', 300, 50000, 'A great many questions have been opened from your connection within the last hour.');
alter table private.limits enable row level security;

create table private.attempts (
    id bigint primary key generated always as identity,
    action text not null,
    sender text not null,
    at timestamptz not null default now()
);
comment on table private.attempts is
    'What was let through within the last hour. sender is a code and never the address itself (private.sender_code).';
create index attempts_of_sender on private.attempts (action, sender, at);
alter table private.attempts enable row level security;

create table private.attempt_totals (
    action text not null,
    minute timestamptz not null,
    total integer not null,
    primary key (action, minute)
);
comment on table private.attempt_totals is
    'How many attempts of all senders were let through in each minute of the last hour: 60 lines to add up, where the attempts themselves may be tens of thousands.';
alter table private.attempt_totals enable row level security;

create function private.client_network() returns inet
language plpgsql stable set search_path = ''
as $$
declare
    hops text[] := string_to_array(
        nullif(current_setting('request.headers', true), '')::json ->> 'x-forwarded-for', ',');
    trusted integer := (select s.trusted_proxies from private.limit_settings as s);
    hop text := lower(btrim(hops[greatest(1, cardinality(hops) - trusted)]));
    address inet;
begin
    -- Some proxies add the port; an IPv4 address may come in the clothes of an IPv6 one.
    hop := regexp_replace(hop, '^\[(.*)\](?::[0-9]+)?$|^([0-9.]+):[0-9]+$', '\1\2');
    hop := regexp_replace(hop, '^::ffff:(?=[0-9]+\.)', '');
    address := host(hop::inet);
    -- A subscriber to IPv6 has a /64 at least: 2^64 addresses to choose from.
    return case family(address) when 6 then network(set_masklen(address, 64)) else address end;
exception when invalid_text_representation then
    return null;
end
$$;
comment on function private.client_network() is
    'Where the request comes from: an IPv4 address, or the /64 network of an IPv6 one; null when x-forwarded-for is missing or holds none. Counted from the right, because the left end is whatever the client wrote.';
revoke execute on function private.client_network() from public;

create function private.sender_code(day date) returns text
language sql stable set search_path = ''
as $$
    select encode(sha256(convert_to(concat_ws(' ', s.salt, day, private.client_network()), 'UTF8')), 'hex')
    from private.limit_settings as s
$$;
comment on function private.sender_code(date) is
    'Stands for the sender of this request on one day: salted and hashed, so that the address is not stored. Senders without an address share one code.';
revoke execute on function private.sender_code(date) from public;

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
revoke execute on function private.refuse_until(timestamptz, text) from public;

create function private.count_attempt(attempted text) returns void
language plpgsql set search_path = ''
as $$
declare
    hour constant interval := '1 hour';
    rule private.limits;
    day constant date := (now() at time zone 'utc')::date;
    senders text[];
    free_at timestamptz;
begin
    -- The role of the request, not the owner's as whom this runs. Visitors and people signed in are limited; the service
    -- role, a trusted back end, and SQL by hand are not.
    if current_setting('role') not in ('anon', 'authenticated') then
        return;
    end if;
    select * into strict rule from private.limits where action = attempted;
    -- Yesterday's code too: midnight gives no new allowance.
    senders := array[private.sender_code(day), private.sender_code(day - 1)];

    -- One at a time for each sender: two requests at once would both see the last place free. The limit in all is looked at
    -- without waiting; as many as are on their way at that moment may pass it.
    perform pg_advisory_xact_lock(hashtextextended(attempted || ' ' || senders[1], 0));
    free_at := (
        select a.at + hour from private.attempts as a
        where a.action = attempted and a.sender = any (senders) and a.at > now() - hour
        order by a.at desc offset rule.per_sender - 1 limit 1);
    if free_at is not null then
        perform private.refuse_until(free_at, rule.too_many);
    end if;
    free_at := (
        select s.minute + hour
        from (
            select t.minute, sum(t.total) over (order by t.minute desc) as so_far
            from private.attempt_totals as t where t.action = attempted and t.minute > now() - hour) as s
        where s.so_far >= rule.in_all
        order by s.minute desc limit 1);
    if free_at is not null then
        perform private.refuse_until(free_at, 'More is being sent to this site just now than it can take.');
    end if;

    insert into private.attempts (action, sender) values (attempted, senders[1]);
    insert into private.attempt_totals as t (action, minute, total) values (attempted, date_trunc('minute', now()), 1)
    on conflict (action, minute) do update set total = t.total + 1;
    -- What is past the hour goes, a hundred of the oldest at a time; what another request is just removing is left to it.
    delete from private.attempts where id in (
        select o.id from (
            select a.id, a.at from private.attempts as a order by a.id limit 100 for update skip locked) as o
        where o.at <= now() - hour);
    delete from private.attempt_totals as t where t.action = attempted and t.minute <= now() - hour;
end
$$;
comment on function private.count_attempt(text) is
    'Counts one action of the sender of this request; raises PT429 when the sender, or all together, have used up the hour. Only what is stored counts: a refused or failed request is rolled back with its attempt.';
revoke execute on function private.count_attempt(text) from public;

create function private.limit_sender() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
    perform private.count_attempt(tg_argv[0]);
    return new;
end
$$;
comment on function private.limit_sender() is
    'Trigger: counts each new row as the action that is its argument (SEC-6). Security definer, because senders may not see or change what is counted.';
revoke execute on function private.limit_sender() from public;

create trigger contact_messages_limit before insert on public.contact_messages
    for each row execute function private.limit_sender('contact');
create trigger newsletter_subscriptions_limit before insert on public.newsletter_subscriptions
    for each row execute function private.limit_sender('newsletter');
create trigger faq_feedback_limit before insert on public.faq_feedback
    for each row execute function private.limit_sender('feedback');

create or replace function private.count_faq_view(viewed_faq uuid) returns void
language sql security definer set search_path = ''
as $$
    select private.count_attempt('view');
    update public.faqs set view_count = view_count + 1 where id = viewed_faq and is_enabled
$$;
comment on function private.count_faq_view(uuid) is
    'Adds one view to an enabled FAQ, within the limits of SEC-6. Security definer, because a reader may change nothing else.';
