-- What is kept for mail that goes out (MAIL-1 to MAIL-6): settings, topics, editions and the outbox. Nothing is put
-- into the outbox before something has asked for mail to send (take_mail): without a mail server nothing is promised.

create table private.mail_settings (
    is_only boolean primary key default true check (is_only),
    secret text not null default encode(extensions.gen_random_bytes(32), 'hex'),
    is_on boolean not null default false,
    hour integer not null default 8 check (hour between 0 and 23),
    an_hour integer not null default 3000 check (an_hour > 0),
    composed_on date,
    taken_at timestamptz
);
comment on table private.mail_settings is
    'One row: the key of tokens and hashes; whether there is a sender; from which hour in Israel editions go out; how '
    'many mails of editions are begun within an hour; for which day editions were last composed; when mail was last '
    'asked for.';
insert into private.mail_settings default values;
alter table private.mail_settings enable row level security;

create table private.suppressed (
    address_hash text primary key,
    reason text not null check (reason in ('left', 'refused')),
    since timestamptz not null default now()
);
comment on table private.suppressed is
    'Addresses that get no mail unless their owner asks for it, as keyed hashes: of who has left, for 30 days, so that '
    'no import brings them back; and of what a mail server refused for good, until it is confirmed anew.';
alter table private.suppressed enable row level security;

create table private.mail_topics (
    subscriber_id uuid not null references public.newsletter_subscriptions (id) on delete cascade,
    kinds text[] not null,
    provisions text[] not null,
    primary key (subscriber_id, kinds, provisions)
);
comment on table private.mail_topics is
    'What subscribers have by mail: what get_changes() says of these kinds and provisions (MAIL-4), of both none: '
    'everything, as it is for who has no topic.';
alter table private.mail_topics enable row level security;

create table public.editions (
    id uuid primary key default gen_random_uuid(),
    rhythm text not null default 'weekly' check (rhythm in ('daily', 'weekly')),
    from_day date not null check (from_day between date '2000-01-01' and date '9999-12-31'),
    to_day date not null check (to_day between from_day and from_day + 92),
    subject text not null default '' check (length(subject) <= 78 and subject !~ '[[:cntrl:]]'),
    words text not null default '' check (length(words) <= 1500),
    state text not null default 'draft' check (state in ('draft', 'due', 'sending', 'sent', 'stopped')),
    due_at timestamptz,
    began_at timestamptz,
    reason text,
    readers integer not null default 0,
    sent integer not null default 0,
    refused integer not null default 0,
    unknown integer not null default 0,
    written_by uuid default auth.uid() references auth.users (id) on delete set null,
    written_by_email text default (auth.jwt() ->> 'email'),
    updated_at timestamptz not null default now(),
    unique (rhythm, to_day)
);
comment on table public.editions is
    'Mails about what changed in a period, to all readers of a rhythm, or to all where staff have added words of their '
    'own (MAIL-5). What each says is taken from the changes when it is sent.';
comment on column public.editions.subject is 'Empty: says what changed.';
comment on column public.editions.reason is 'Why it was stopped, if not by staff.';
comment on column public.editions.unknown is
    'How many were handed over without an answer: they may have arrived, and are not sent again unasked.';
create index editions_written_by on public.editions (written_by);
create index editions_due on public.editions (due_at) where state in ('due', 'sending');
create index editions_latest_first on public.editions (to_day desc, id);
create trigger editions_touch before update on public.editions
    for each row execute function private.touch_updated_at();
alter table public.editions enable row level security;
grant select, delete on public.editions to authenticated;
grant insert (id, rhythm, from_day, to_day, subject, words), update (from_day, to_day, subject, words)
    on public.editions to authenticated;
grant all on public.editions to service_role;
create policy "staff read editions" on public.editions for select to authenticated
    using ((select private.is_staff()));
create policy "staff begin editions" on public.editions for insert to authenticated
    with check ((select private.is_staff()) and written_by = (select auth.uid()));
create policy "staff write drafts of editions" on public.editions for update to authenticated
    using ((select private.is_staff()) and state = 'draft') with check ((select private.is_staff()));
create policy "staff delete drafts of editions" on public.editions for delete to authenticated
    using ((select private.is_staff()) and state = 'draft');

create table private.outbox (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('confirm', 'known', 'manage', 'edition', 'test')),
    subscriber_id uuid references public.newsletter_subscriptions (id) on delete cascade,
    address text,
    edition_id uuid references public.editions (id) on delete cascade,
    state text not null default 'due' check (state in ('due', 'taken', 'sending', 'sent', 'refused', 'unknown')),
    tries integer not null default 0,
    created_at timestamptz not null default now(),
    due_at timestamptz not null default now(),
    taken_at timestamptz,
    ended_at timestamptz,
    answer text,
    unique (edition_id, subscriber_id),
    check (subscriber_id is not null or address is not null)
);
comment on table private.outbox is
    'Mails, one of an edition for a reader (MAIL-6): due, taken by a sender together with others, sending (begun, '
    'marked before it is handed over), then sent, refused or, if nothing more was heard, unknown: that is sent again '
    'by staff alone, for a reader could get an edition twice. They go 7 days after that, and at once with their '
    'reader.';
create index outbox_due on private.outbox (due_at) where state in ('due', 'taken', 'sending');
create index outbox_of_subscriber on private.outbox (subscriber_id, created_at);
create index outbox_begun on private.outbox (taken_at) where taken_at is not null;
create index outbox_ended on private.outbox (ended_at) where ended_at is not null;
alter table private.outbox enable row level security;

create function private.mail_code(words text) returns text
language sql stable strict set search_path = ''
as $$
    select encode(extensions.hmac(words, s.secret, 'sha256'), 'hex') from private.mail_settings as s
$$;
comment on function private.mail_code(text) is
    'A code that only this database can make of these words, in hexadecimal; they begin with what it is for.';

create function private.address_hash(address text) returns text
language sql stable strict set search_path = ''
as $$
    select private.mail_code('address ' || address)
$$;
comment on function private.address_hash(text) is 'By what private.suppressed knows an address.';

create function private.ask_by_mail(asking uuid, wanted text) returns void
language sql set search_path = ''
as $$
    insert into private.outbox (kind, subscriber_id)
    select wanted, asking
    from private.mail_settings as s
    where s.is_on and asking is not null and (
        select count(*) < 3 and count(*) filter (where o.created_at > now() - interval '10 minutes') = 0
            and (wanted <> 'known' or count(*) filter (where o.kind = 'known') = 0)
        from private.outbox as o
        where o.subscriber_id = asking and o.created_at > now() - interval '24 hours'
            and o.kind in ('confirm', 'known', 'manage'))
$$;
comment on function private.ask_by_mail(uuid, text) is
    'Puts a mail that was asked for into the outbox: three a day for an address, none within 10 minutes of another, '
    'and once a day that it is on the list already; silently, because whoever asks must not learn which (MAIL-1).';

create function private.keep_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    kept public.newsletter_subscriptions;
begin
    if pg_trigger_depth() > 1 then
        return new;
    elsif not private.is_visitor() then
        if exists (
            select from private.suppressed as s
            where s.reason = 'left' and s.address_hash = private.address_hash(new.email)
        ) then
            return null;
        end if;
        return new;
    end if;
    -- Of two requests at once for one address, the second sees what the first has stored.
    perform pg_advisory_xact_lock(hashtextextended('newsletter address ' || new.email, 0));
    -- The id of another address would be refused, which would tell that this one is not there, and not count.
    if exists (select from public.newsletter_subscriptions as n where n.id = new.id and n.email <> new.email) then
        new.id := gen_random_uuid();
    end if;
    perform private.write_as('adding');
    -- What staff have removed is there anew, and is meant by them if they put it back.
    insert into public.newsletter_subscriptions as n (id, email, asked_at, asked)
    values (new.id, new.email, now(), new.asked)
    on conflict (email) do update set asked_at = now(), removed_at = null,
        created_at = case when n.removed_at is null then n.created_at else now() end,
        confirmed_at = case when n.removed_at is null then n.confirmed_at end,
        asked = n.asked || new.asked || case when n.asked ? 'topics' and new.asked ? 'topics' then jsonb_build_object(
            'topics', (
                select jsonb_agg(t.topic)
                from (
                    select u.topic from (
                        select distinct on (a.topic) a.topic, a.place
                        from jsonb_array_elements((new.asked -> 'topics') || (n.asked -> 'topics'))
                            with ordinality as a (topic, place)
                        order by a.topic, a.place) as u
                    order by u.place limit 20) as t)) else '{}' end
    returning n.* into kept;
    perform private.write_as('');
    perform private.ask_by_mail(kept.id,
        case when kept.confirmed_at is null or new.asked ? 'topics' then 'confirm' else 'known' end);
    return null;
end
$$;
comment on function private.keep_subscription() is
    'Trigger: keeps what a visitor asks for, and sends the mail by which the owner of the address agrees. It writes '
    'the row by itself and has none written after it, so that status, count and time are the same whether it was '
    'there or not (MAIL-2). Rows that others add stay away while their owner has left (MAIL-3). Security definer, '
    'because visitors may neither see nor change subscriptions.';
create trigger newsletter_subscriptions_3_keep before insert on public.newsletter_subscriptions
    for each row execute function private.keep_subscription();
