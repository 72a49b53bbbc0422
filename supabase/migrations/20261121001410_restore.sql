-- Restoring from the history (DATA-6): an earlier version of an existing row, or a deleted row with everything that was
-- deleted with it. The present state becomes a version itself, so that a restoration can be undone.

create function private.restore_rows(
    managed text, versions bigint[], left_out text[] default null, also jsonb default '{}') returns void
language plpgsql set search_path = ''
as $$
declare
    -- Columns added since get their defaults. Not how far an amendment was: readers would be told of it, or it would
    -- come into force. What comes back has its times as they were, so that readers see no change where there was none.
    columns constant text[] := array(
        select a.attname
        from pg_catalog.pg_attribute as a
        join public.history as h on h.id = versions[1] and also || h."row" ? a.attname::text
        where a.attrelid = format('public.%I', managed)::regclass and a.attnum > 0 and not a.attisdropped
            and a.attname <> all (private.derived_columns(managed)
                || '{announced_at,set_at,set_by,in_force_at}'::text[] || left_out));
    ids uuid[];
begin
    perform private.write_rows(managed, (
        select jsonb_agg((select jsonb_object_agg(c, (also || h."row") -> c) from unnest(columns) as c))
        from public.history as h where h.id = any (versions)), left_out is null);
    if managed = 'sections' and left_out is null then
        ids := array(select h.row_id from public.history as h where h.id = any (versions));
        -- Their former addresses, except those that lead to others now (FIND-2).
        insert into public.section_addresses (type, slug, section_id, is_current)
        select distinct c.type, h."row" ->> 'slug', h.row_id, false
        from public.history as h join public.chapters as c on c.id = h.parent_id
        where h.table_name = 'sections' and h.row_id = any (ids) and h."row" ->> 'slug' is not null
        on conflict do nothing;
        perform private.check_readers(
            array(select private.base_number(s.number) from public.sections as s where s.id = any (ids)), '{}', '{}',
            true);
    end if;
end
$$;
comment on function private.restore_rows(text, bigint[], text[], jsonb) is
    'Adds the rows of these versions, all of one table and one moment, to their table again, with "also" where the '
    'versions do not say it, or gives rows that are there what they had then, but in the columns "left_out".';

create function private.restore_children(parents text, parent_ids uuid[], deletion public.history) returns void
language plpgsql set search_path = ''
as $$
declare
    child text;
    versions bigint[];
    children uuid[];
begin
    for child in select m.name from private.managed_tables as m where m.parent = parents loop
        select array_agg(l.id), array_agg(l.row_id) into versions, children
        from (
            select distinct on (h.row_id) h.id, h.row_id
            from public.history as h
            where h.transaction_id = deletion.transaction_id and h.changed_at = deletion.changed_at
                and h.action = 'delete' and h.table_name = child and h.parent_id = any (parent_ids)
            order by h.row_id, h.id desc) as l;
        if versions is not null then
            perform private.restore_rows(child, versions);
            perform private.restore_children(child, children, deletion);
        end if;
    end loop;
end
$$;
comment on function private.restore_children(text, uuid[], public.history) is
    'Restores the rows that belonged to these rows of the table "parents" and were deleted in the same transaction, '
    'and the rows that belonged to those.';

create function private.restore_version(version bigint, amendment uuid default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
    wanted public.history;
    managed private.managed_tables;
    is_there boolean;
    deletion public.history;
begin
    -- Two restorations of a row would both find it gone.
    perform private.require_staff(), private.await_writers();
    select * into wanted from public.history as h where h.id = version and h."row" is not null;
    if not found then
        raise exception using errcode = 'PT404', message = 'This version is not in the history.';
    end if;
    select * into strict managed from private.managed_tables as m where m.name = wanted.table_name;
    execute format('select true from public.%I as t where t.id = $1 for update', managed.name)
        into is_there using wanted.row_id;
    perform private.write_as(case when amendment is null then 'restoring' else 'taking back' end);
    if is_there then
        -- Triggers set its times and its address, and whoever takes an amendment back its place.
        perform private.restore_rows(managed.name, array[wanted.id], '{updated_at,revised_at,slug,taken_back_at}'
            || case when amendment is null then '{}' else '{order}' end::text[]);
    else
        -- Whichever version is wanted: its place, and the rows that belong to it, are as they were last deleted.
        select * into deletion from public.history as h
        where h.table_name = managed.name and h.row_id = wanted.row_id and h.action = 'delete' order by h.id desc
            limit 1;
        perform private.restore_rows(managed.name, array[wanted.id], null,
            jsonb_strip_nulls(jsonb_build_object('order', deletion."row" -> 'order')));
        perform private.restore_children(managed.name, array[wanted.row_id], deletion);
    end if;
    perform private.reopen_drafts(wanted, amendment), private.write_as(null);
    return wanted.row_id;
exception
    when foreign_key_violation then
        raise exception using errcode = 'PT409', message = coalesce(managed.no_parent_message, sqlerrm);
    when unique_violation then
        raise exception using errcode = 'PT409', message = coalesce(managed.duplicate_message, sqlerrm);
end
$$;
comment on function private.restore_version(bigint, uuid) is
    'Does the work of public.restore_version(), or takes back what an amendment did. Security definer, because it '
    'writes ids and times, which staff themselves may not.';

create function public.restore_version(version bigint) returns uuid
language sql set search_path = '' set statement_timeout = '20s'
as $$
    select private.restore_version(version)
$$;
comment on function public.restore_version(bigint) is
    'Gives a row the content of a version in its history, and returns its id; for staff (DATA-6). A deleted row comes '
    'back with its own id and with what was deleted with it. PT404: no such version; PT409: its parent is gone, or '
    'another row has a value that must be unique; 42501: not staff.';

create function public.deleted_rows(
    table_name text, parent uuid default null, page integer default 1, page_size integer default 20)
returns table (version bigint, row_id uuid, title text, deleted_at timestamptz, deleted_by text, total bigint)
language plpgsql stable set search_path = ''
as $$
declare
    size constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
    skipped constant bigint := size::bigint * (greatest(coalesce(page, 1), 1) - 1);
    managed private.managed_tables;
begin
    perform private.require_staff();
    select * into managed from private.managed_tables as m where m.name = table_name;
    if not found then
        return;
    end if;
    return query execute format('
        with last as materialized (
            select distinct on (h.row_id)
                h.id, h.row_id, h.parent_id, h.title, h.changed_at, h.changed_by, h.changed_by_email
            from public.history as h
            where h.table_name = $1 and h.action = ''delete''
            order by h.row_id, h.id desc
        ), gone as materialized (
            select l.* from last as l
            where ($2 is null or l.parent_id = $2) and not exists (select from public.%I as t where t.id = l.row_id) %s
        )
        select g.id, g.row_id, g.title, g.changed_at, private.shown_name(g.changed_by, g.changed_by_email),
            (select count(*) from gone)
        from gone as g order by g.id desc limit $3 offset $4',
        managed.name,
        case when managed.parent is not null then
            format('and exists (select from public.%I as p where p.id = l.parent_id)', managed.parent) end)
    using managed.name, parent, size, skipped;
end
$$;
comment on function public.deleted_rows(text, uuid, integer, integer) is
    'A page of the deleted rows of a managed table that can be restored, last deleted first, for staff: the version to '
    'restore, the row''s name, when it was deleted and by whom; of one chapter, section or category, if given; total '
    'is the number of rows on all pages. Rows deleted with their parent are left out: they come back with it. '
    'page_size is at most 100.';
