-- What visitors send: newsletter subscriptions and contact messages. Anybody may add a row by the columns
-- named here; nobody but staff may read one (DATA-4, NL-1, CONTACT-1).

create function private.normalise_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
    new.email := lower(btrim(new.email));
    return new;
end
$$;
comment on function private.normalise_email() is 'Trigger: stores an email address trimmed and lower-cased (NL-1).';
revoke execute on function private.normalise_email() from public;

create function private.hold_to_one_row() returns trigger
language plpgsql set search_path = ''
as $$
begin
    if tg_level = 'STATEMENT' then
        perform set_config('private.has_row', '', true);
        return null;
    end if;
    if current_setting('private.has_row') <> '' and current_setting('role') in ('anon', 'authenticated') then
        raise exception using errcode = 'PT400', message = 'Please subscribe one address at a time.';
    end if;
    perform set_config('private.has_row', 'yes', true);
    return new;
end
$$;
comment on function private.hold_to_one_row() is
    'Trigger, before each statement and each row: refuses a visitor''s second address in one request with PT400. Beside a row that fails, an address could be tried out (is it refused as a duplicate?) and would be taken back: that tells who has subscribed, as often as one likes, and leaves no trace (DATA-4, SEC-6).';
revoke execute on function private.hold_to_one_row() from public;

create table public.newsletter_subscriptions (
    id uuid primary key default gen_random_uuid(),
    -- Deferrable, so that it is looked at after all rows of a statement: a second one is refused whoever the first is.
    email text not null unique deferrable check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 320),
    created_at timestamptz not null default now()
);
comment on table public.newsletter_subscriptions is 'Newsletter subscribers, one row an address; a second one fails with 23505 (NL-2).';
create index newsletter_subscriptions_newest_first on public.newsletter_subscriptions (created_at desc, id);
create trigger newsletter_subscriptions_normalise before insert or update on public.newsletter_subscriptions
    for each row execute function private.normalise_email();
create trigger newsletter_subscriptions_begin before insert on public.newsletter_subscriptions
    for each statement execute function private.hold_to_one_row();
create trigger newsletter_subscriptions_alone before insert on public.newsletter_subscriptions
    for each row execute function private.hold_to_one_row();

create table public.contact_messages (
    id uuid primary key default gen_random_uuid(),
    name text not null check (name ~ '\S' and length(name) <= 200),
    email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 320),
    subject text not null default 'general' check (subject in ('general', 'technical', 'feedback', 'other')),
    message text not null check (message ~ '\S' and length(message) <= 5000),
    status text not null default 'new' check (status in ('new', 'read', 'replied', 'archived')),
    created_at timestamptz not null default now()
);
comment on table public.contact_messages is 'Messages of the contact form and how far staff are with each.';
create index contact_messages_newest_first on public.contact_messages (created_at desc, id);
create index contact_messages_by_status on public.contact_messages (status, created_at desc, id);

alter table public.newsletter_subscriptions enable row level security;
alter table public.contact_messages enable row level security;

grant insert (email) on public.newsletter_subscriptions to anon, authenticated;
grant insert (name, email, subject, message, status) on public.contact_messages to anon, authenticated;
grant select, delete on public.newsletter_subscriptions, public.contact_messages to authenticated;
grant update (status) on public.contact_messages to authenticated;
grant all on public.newsletter_subscriptions, public.contact_messages to service_role;

create policy "everyone may subscribe" on public.newsletter_subscriptions for insert to anon, authenticated
    with check (email = lower(btrim(email)));
create policy "staff read subscriptions" on public.newsletter_subscriptions for select to authenticated
    using ((select private.is_staff()));
create policy "staff delete subscriptions" on public.newsletter_subscriptions for delete to authenticated
    using ((select private.is_staff()));

create policy "everyone may send a new message" on public.contact_messages for insert to anon, authenticated
    with check (status = 'new');
create policy "staff read messages" on public.contact_messages for select to authenticated using ((select private.is_staff()));
create policy "staff change a message's status" on public.contact_messages for update to authenticated
    using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete messages" on public.contact_messages for delete to authenticated using ((select private.is_staff()));
