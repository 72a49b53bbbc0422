-- What visitors send: newsletter subscriptions and contact messages. Anybody may add a row with the granted columns;
-- only staff may read one (DATA-4, NL-1, CONTACT-1). What staff have removed is hidden until it is put back or goes
-- (set_removed).

create function private.normalise_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
    new.email := lower(btrim(private.cut_marks(new.email)));
    return new;
end
$$;
comment on function private.normalise_email() is
    'Trigger: stores an email address trimmed and lower-cased (NL-1), without stacks of combining marks.';

create function private.is_email(address text) returns boolean
language sql immutable parallel safe set search_path = ''
return address ~ '^[!-?A-~]+@[^@\s]+\.[^@\s]+$' and address !~ '[][<>(),;:"\\[:cntrl:]]';
comment on function private.is_email(text) is
    'Whether mail can be sent to this address: not what a header could take for several addresses or a name, nor what '
    'few mail servers take.';

create function private.are_topics(topics jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
    topic jsonb;
begin
    if jsonb_typeof(topics) is distinct from 'array' or jsonb_array_length(topics) > 20 then
        return false;
    end if;
    for topic in select t.topic from jsonb_array_elements(topics) as t (topic) loop
        if jsonb_typeof(topic) <> 'object' or topic - array['kinds', 'provisions'] <> '{}'
            or jsonb_typeof(topic -> 'kinds') is distinct from 'array'
            or jsonb_typeof(topic -> 'provisions') is distinct from 'array'
            or jsonb_array_length(topic -> 'kinds') > 20 or jsonb_array_length(topic -> 'provisions') > 200
            or topic @? '$.kinds[*] ? (@.type() != "string" || !(@ like_regex "^[a-z-]{1,40}$"))'
            or topic @? '$.provisions[*] ? (@.type() != "string" || !(@ like_regex "^[a-z-]{1,40}/[\\w-]{1,200}$"))'
        then
            return false;
        end if;
    end loop;
    return true;
end
$$;
comment on function private.are_topics(jsonb) is
    'Whether these can be what somebody has by mail (MAIL-4): at most 20, each the kinds and the provisions that '
    'get_changes() takes, {"kinds": ["ruling"], "provisions": ["vat-law/30"]}; both empty is everything.';

create function private.is_wish(asked jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(jsonb_typeof(asked) = 'object' and asked - array['rhythm', 'topics'] = '{}'
    and (asked -> 'rhythm' is null or asked ->> 'rhythm' in ('daily', 'weekly'))
    and (asked -> 'topics' is null or private.are_topics(asked -> 'topics')), false);
comment on function private.is_wish(jsonb) is
    'Whether this is what somebody may ask for by mail: {} or {"rhythm": "daily", "topics": […]}.';

create table public.newsletter_subscriptions (
    id uuid primary key default gen_random_uuid(),
    email text not null unique check (private.is_email(email) and length(email) <= 320),
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    asked_at timestamptz,
    asked jsonb not null default '{}' check (private.is_wish(asked)),
    confirmed_at timestamptz,
    agreed_to date,
    rhythm text not null default 'weekly' check (rhythm in ('daily', 'weekly'))
);
comment on table public.newsletter_subscriptions is 'Newsletter subscribers, one row per address.';
comment on column public.newsletter_subscriptions.asked_at is
    'When a visitor last asked for mail; null for one that staff brought in, which is asked nothing by itself.';
comment on column public.newsletter_subscriptions.asked is
    'What was asked for and waits to be confirmed (private.is_wish); dropped after 7 days.';
comment on column public.newsletter_subscriptions.confirmed_at is
    'When the owner of the mailbox first said yes, by the link that was mailed to it (MAIL-1). Until then it gets no '
    'other mail, and goes after 7 days.';
comment on column public.newsletter_subscriptions.agreed_to is
    'Which wording was agreed to then, by the day since which the page that confirms has it (private.wording_day).';
create index newsletter_subscriptions_newest_first on public.newsletter_subscriptions (created_at desc, id);
create index newsletter_subscriptions_confirmed on public.newsletter_subscriptions (rhythm)
    where confirmed_at is not null and removed_at is null;
create index newsletter_subscriptions_asked on public.newsletter_subscriptions (asked_at) where asked_at is not null;
create index newsletter_subscriptions_removed on public.newsletter_subscriptions (removed_at)
    where removed_at is not null;

-- Triggers run in the order of their names; after it come the limit and what keeps the row.
create trigger newsletter_subscriptions_1_normalise before insert or update on public.newsletter_subscriptions
    for each row execute function private.normalise_email();

create table public.contact_messages (
    id uuid primary key default gen_random_uuid(),
    name text not null check (name ~ '\S' and length(name) <= 200),
    email text not null check (private.is_email(email) and length(email) <= 320),
    subject text not null default 'general' check (subject in ('general', 'technical', 'feedback', 'other')),
    message text not null check (message ~ '\S' and length(message) <= 5000),
    status text not null default 'new' check (status in ('new', 'read', 'replied', 'archived')),
    created_at timestamptz not null default now(),
    removed_at timestamptz
);
comment on table public.contact_messages is 'Messages from the contact form, and how far staff are with each.';
create index contact_messages_newest_first on public.contact_messages (created_at desc, id);
create index contact_messages_by_status on public.contact_messages (status, created_at desc, id);
create index contact_messages_removed on public.contact_messages (removed_at) where removed_at is not null;

create function private.cut_marks_of_message() returns trigger
language plpgsql set search_path = ''
as $$
begin
    new.name := private.cut_marks(new.name);
    new.email := private.cut_marks(new.email);
    new.message := private.cut_marks(new.message);
    return new;
end
$$;
comment on function private.cut_marks_of_message() is
    'Trigger: stores what anybody may send without stacks of combining marks (private.cut_marks).';
-- Before contact_messages_2_limit.
create trigger contact_messages_1_marks before insert on public.contact_messages
    for each row execute function private.cut_marks_of_message();

alter table public.newsletter_subscriptions enable row level security;
alter table public.contact_messages enable row level security;

grant insert (id, email, asked) on public.newsletter_subscriptions to anon, authenticated;
grant insert (id, name, email, subject, message, status) on public.contact_messages to anon, authenticated;
grant select on public.newsletter_subscriptions, public.contact_messages to authenticated;
grant update (status) on public.contact_messages to authenticated;
grant all on public.newsletter_subscriptions, public.contact_messages to service_role;

create policy "everyone may subscribe" on public.newsletter_subscriptions for insert to anon, authenticated
    with check (email = lower(btrim(email)));
create policy "staff read subscriptions" on public.newsletter_subscriptions for select to authenticated
    using (removed_at is null and (select private.is_staff()));

create policy "everyone may send a new message" on public.contact_messages for insert to anon, authenticated
    with check (status = 'new');
create policy "staff read messages" on public.contact_messages for select to authenticated
    using (removed_at is null and (select private.is_staff()));
create policy "staff change a message's status" on public.contact_messages for update to authenticated
    using ((select private.is_staff())) with check ((select private.is_staff()));
