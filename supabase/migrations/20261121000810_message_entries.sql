-- What staff write about a visitor's message: the answers that they sent, and notes between colleagues (STAFF-7). Only
-- staff read them. Nothing is rewritten: an entry can be taken away and put back, and goes with its message.

create table public.message_entries (
    id uuid primary key default gen_random_uuid(),
    message_id uuid not null references public.contact_messages (id) on delete cascade,
    kind text not null check (kind in ('answer', 'note')),
    words text not null check (words ~ '\S' and length(words) <= 10000),
    is_removed boolean not null default false,
    written_by uuid default auth.uid() references auth.users (id) on delete set null,
    written_by_email text default (auth.jwt() ->> 'email'),
    created_at timestamptz not null default now()
);
comment on table public.message_entries is
    'Answers to contact messages as they were sent, and notes about them that only staff see. A client gives the id, '
    'so that an entry that is sent twice is stored once.';
comment on column public.message_entries.is_removed is
    'Taken away by a member of staff; the words stay, so that the entry can be put back.';
comment on column public.message_entries.written_by_email is
    'The address of the account at the time, so that it stays when the account is gone.';
create index message_entries_of_message on public.message_entries (message_id, created_at, id);
create index message_entries_written_by on public.message_entries (written_by);

alter table public.message_entries enable row level security;
grant select on public.message_entries to authenticated;
-- Who wrote an entry, and when, is for the database to say.
grant insert (id, message_id, kind, words), update (is_removed) on public.message_entries to authenticated;
grant all on public.message_entries to service_role;

-- Of a message that has been removed they are hidden with it, and none can be added.
create policy "staff read entries" on public.message_entries for select to authenticated
    using ((select private.is_staff()) and exists (select from public.contact_messages as m where m.id = message_id));
create policy "staff add entries in their own name" on public.message_entries for insert to authenticated
    with check ((select private.is_staff()) and written_by = (select auth.uid())
        and exists (select from public.contact_messages as m where m.id = message_id));
create policy "staff take entries away and put them back" on public.message_entries for update to authenticated
    using ((select private.is_staff())) with check ((select private.is_staff()));

create function public.written_by_name(entry public.message_entries) returns text
language sql stable set search_path = ''
as $$
    select private.shown_name(entry.written_by, entry.written_by_email)
$$;
comment on function public.written_by_name(public.message_entries) is
    'Who wrote an entry, as colleagues know them, read through the API like a column of it; null for nobody.';

create function public.message_counts() returns table (status text, total bigint)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
    perform private.require_staff();
    return query select m.status, count(*) from public.contact_messages as m group by m.status;
end
$$;
comment on function public.message_counts() is
    'For staff: how many contact messages there are in each status (AUTH-4, ADM-8); a status that none has is left '
    'out. 42501: not staff.';
