-- Whether anything has changed for readers since a page was written (FIND-6): one number that grows with every change
-- they can see.

create table public.content_version (
    version bigint primary key,
    origin uuid not null default gen_random_uuid()
);
comment on table public.content_version is
    'One row: a number that grows with each transaction that changes what readers see. View counts do not count.';
comment on column public.content_version.origin is
    'Another in each database: versions of two databases cannot be compared.';
create unique index content_version_only_row on public.content_version ((true));
insert into public.content_version (version) values (0);

alter table public.content_version enable row level security;
grant select on public.content_version to anon, authenticated;
revoke all on public.content_version from service_role;
grant select on public.content_version to service_role;
create policy "everyone reads the content version" on public.content_version for select to anon, authenticated
    using (true);

create function private.next_content_version() returns void
language sql set search_path = ''
as $$
    -- Not a sequence: transactions become visible in another order than their numbers, and a page would miss some.
    update public.content_version set version = version + 1 where xmin <> pg_current_xact_id()::xid
$$;
comment on function private.next_content_version() is
    'Gives this transaction the next version, once: readers see a change.';

create function private.content_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    unseen text[];
    is_seen boolean;
begin
    if tg_op = 'INSERT' then
        is_seen := exists (select from new_rows as n where coalesce((to_jsonb(n) ->> 'is_enabled')::boolean, true));
    elsif tg_op = 'DELETE' then
        is_seen := exists (select from old_rows as o where coalesce((to_jsonb(o) ->> 'is_enabled')::boolean, true));
    else
        -- Of the columns that readers may not read those from which nothing is made that they see or find.
        unseen := array(
            select c from unnest(private.hidden_columns(tg_table_name)) as c
            where c in ('updated_at', 'note', 'set_at', 'set_by', 'taken_back_at', 'state'));
        is_seen := exists (
            select from new_rows as n join old_rows as o on o.id = n.id
            where to_jsonb(n) - unseen <> to_jsonb(o) - unseen and coalesce((to_jsonb(n) ->> 'is_enabled')::boolean
                or (to_jsonb(o) ->> 'is_enabled')::boolean, true));
    end if;
    if is_seen then
        perform private.next_content_version();
    end if;
    return null;
end
$$;
comment on function private.content_changed() is
    'Trigger, once per statement: rows of a managed table changed. Unless readers saw none of them and see none now '
    '(is_enabled), this transaction gets the next version. Security definer, because clients may not write it.';
