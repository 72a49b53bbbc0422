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

create table public.newsletter_subscriptions (
    id uuid primary key default gen_random_uuid(),
    email text not null unique check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 320),
    created_at timestamptz not null default now(),
    removed_at timestamptz
);
comment on table public.newsletter_subscriptions is 'Newsletter subscribers, one row per address.';
create index newsletter_subscriptions_newest_first on public.newsletter_subscriptions (created_at desc, id);
create index newsletter_subscriptions_removed on public.newsletter_subscriptions (removed_at)
    where removed_at is not null;

create function private.renew_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    former public.newsletter_subscriptions;
begin
    if not private.is_visitor() then
        return new;
    end if;
    -- Of two requests at once for one address, the second sees what the first has stored.
    perform pg_advisory_xact_lock(hashtextextended('newsletter address ' || new.email, 0));
    delete from public.newsletter_subscriptions as n where n.email = new.email returning n.* into former;
    if not found then
        -- The id of another address would be refused, which would tell that this one is not there, and not count.
        if exists (select from public.newsletter_subscriptions as n where n.id = new.id) then
            new.id := gen_random_uuid();
        end if;
        return new;
    end if;
    -- Staff who remove one, and put it back when it is there anew, mean this row.
    new.id := former.id;
    if former.removed_at is null then
        new.created_at := former.created_at;
        perform set_config('response.status', '409', true);
    end if;
    return new;
end
$$;
comment on function private.renew_subscription() is
    'Trigger: a visitor''s second subscription of an address replaces the first, unchanged, and is answered with HTTP '
    '409, as 23505 would be (NL-2). An error would also roll back its count, and addresses could be tried without '
    'limit (DATA-4, SEC-6); so only the status tells whether the address was there, which one that staff have removed '
    'was not. Security definer, because visitors may neither see nor delete subscriptions.';

-- Triggers run in the order of their names; between these two newsletter_subscriptions_2_limit.
create trigger newsletter_subscriptions_1_normalise before insert or update on public.newsletter_subscriptions
    for each row execute function private.normalise_email();
create trigger newsletter_subscriptions_3_renew before insert on public.newsletter_subscriptions
    for each row execute function private.renew_subscription();

create table public.contact_messages (
    id uuid primary key default gen_random_uuid(),
    name text not null check (name ~ '\S' and length(name) <= 200),
    email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 320),
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

grant insert (id, email) on public.newsletter_subscriptions to anon, authenticated;
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
