-- What has changed for readers since a build (FIND-6, FIND-7): one version number that grows with every change they can
-- see, and for each row of managed content the version of its last change.

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

create table private.content_log (
    table_name text not null references private.managed_tables (name),
    row_id uuid not null,
    version bigint not null,
    own_version bigint not null,
    is_gone boolean not null,
    primary key (table_name, row_id)
);
comment on table private.content_log is
    'Every row that readers can see or could see once. An FAQ that was always disabled is not in it.';
comment on column private.content_log.version is
    'The version of the last change of the row or of what is shown with it.';
comment on column private.content_log.own_version is 'The version of the last change of the row itself.';
comment on column private.content_log.is_gone is 'Whether it was deleted or disabled.';
create index content_log_version on private.content_log (version);
alter table private.content_log enable row level security;
grant select on private.content_log to anon, authenticated, service_role;
create policy "everyone asks what changed" on private.content_log for select to anon, authenticated using (true);

create function private.next_content_version() returns bigint
language plpgsql set search_path = ''
as $$
begin
    -- Always in this order: a writer with the version who waited for the index would meet one with the index who waits
    -- for the version.
    perform private.lock_search_index();
    -- Not a sequence: transactions would become visible in another order than their numbers, and builds miss some.
    update public.content_version set version = version + 1 where xmin <> pg_current_xact_id()::xid;
    return (select v.version from public.content_version as v);
end
$$;
comment on function private.next_content_version() is
    'The version of this transaction. Other writers wait for its end.';
revoke execute on function private.next_content_version() from public;

create function private.note_content(changed_table text, changed_ids uuid[], are_deleted boolean) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
    hidden constant uuid[] := array(
        select t.id from private.texts as t
        where t.table_name = changed_table and t.id = any (changed_ids) and not t.is_public);
    seen constant uuid[] := array(
        select i.id from unnest(changed_ids) as i (id)
        where not are_deleted and i.id <> all (hidden)
            or exists (
                select from private.content_log as l
                where l.table_name = changed_table and l.row_id = i.id and not l.is_gone));
begin
    if cardinality(seen) > 0 then
        insert into private.content_log (table_name, row_id, version, own_version, is_gone)
        select changed_table, i.id, v.version, v.version, are_deleted or i.id = any (hidden)
        from private.next_content_version() as v (version), unnest(seen) as i (id)
        on conflict (table_name, row_id) do update set
            version = excluded.version, own_version = excluded.version, is_gone = excluded.is_gone;
    end if;
    return seen;
end
$$;
comment on function private.note_content(text, uuid[], boolean) is
    'Notes that these rows of a managed table changed or were deleted. Returns those that readers can see or could see '
    'until now.';
revoke execute on function private.note_content(text, uuid[], boolean) from public;

create function private.note_surroundings(changed_table text, changed_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    seen constant uuid[] := array(
        select l.row_id from private.content_log as l
        where l.table_name = changed_table and l.row_id = any (changed_ids) and not l.is_gone);
begin
    if cardinality(seen) > 0 then
        update private.content_log as l set version = v.version
        from private.next_content_version() as v (version)
        where l.table_name = changed_table and l.row_id = any (seen);
    end if;
end
$$;
comment on function private.note_surroundings(text, uuid[]) is
    'Notes a change of something that is shown with these rows of a managed table: their children, what cites them, or '
    'what they cite.';
revoke execute on function private.note_surroundings(text, uuid[]) from public;

create function private.content_changed() returns trigger
language plpgsql security definer set search_path = ''
    -- As for private.text_changed().
    set plan_cache_mode = force_generic_plan
as $$
declare
    managed constant private.managed_tables := (
        select m from private.managed_tables as m where m.name = tg_argv[0]);
    changed uuid[];
    parents uuid[];
begin
    if tg_op = 'INSERT' then
        changed := array(select n.id from new_rows as n);
    elsif tg_op = 'DELETE' then
        changed := array(select o.id from old_rows as o);
    else
        changed := array(
            select n.id from new_rows as n join old_rows as o on o.id = n.id
            where to_jsonb(n) <> to_jsonb(o));
    end if;
    changed := private.note_content(managed.name, changed, tg_op = 'DELETE');
    -- What stands beside a deleted row holds its id.
    if managed.list_filters is not null and tg_op <> 'DELETE' then
        if tg_op = 'UPDATE' then
            changed := array(
                select n.id from new_rows as n join old_rows as o on o.id = n.id
                where n.id = any (changed) and to_jsonb(n) -> 'date' <> to_jsonb(o) -> 'date');
        end if;
        perform private.note_surroundings(managed.name, array(
            select b.neighbour from private.neighbours_of(managed.name, changed) as b));
    end if;
    if managed.parent is not null and cardinality(changed) > 0 then
        execute format('select array(select r.%I from (%s) as r where r.id = any ($1))', managed.parent_column,
            case tg_op when 'INSERT' then 'table new_rows' when 'DELETE' then 'table old_rows'
                else 'table new_rows union all table old_rows' end)
            into parents using changed;
        perform private.note_surroundings(managed.parent, parents);
    end if;
    return null;
end
$$;
comment on function private.content_changed() is
    'Trigger, once per statement: notes the changed rows of a managed table, their parents, and in a list by date what '
    'stands beside those that are new there. Security definer, because clients may not write the log.';
revoke execute on function private.content_changed() from public;

create function public.content_changes(since bigint) returns jsonb
language sql stable set search_path = ''
as $$
    select coalesce(jsonb_agg(jsonb_build_object('table_name', l.table_name, 'row_id', l.row_id, 'version', l.version,
        'is_gone', l.is_gone, 'is_itself', l.own_version > since) order by l.version, l.table_name, l.row_id), '[]')
    from private.content_log as l
    where l.version > since
$$;
comment on function public.content_changes(bigint) is
    'The rows of managed content that changed for readers since a version, the latest last: table_name, row_id, '
    'version of the last change, is_gone (deleted or disabled), and is_itself (false if only its children, what cites '
    'it, or what it cites changed). One array, because the API cuts an answer of rows at a thousand.';
revoke execute on function public.content_changes(bigint) from public;
grant execute on function public.content_changes(bigint) to anon, authenticated, service_role;
