-- Changing many rows of a list at once, and taking that back (STAFF-2): one call each, answered row by row.

create function public.change_rows(list text, ids uuid[], stamps timestamptz[], change text)
returns table (id uuid, outcome text, version bigint)
language plpgsql set search_path = '' set statement_timeout = '20s'
as $$
#variable_conflict use_column
declare
    can_be constant boolean := exists (
        select from private.managed_tables as m
        where m.name = list and (change = 'delete' or change in ('enable', 'disable') and exists (
            select from pg_catalog.pg_attribute as a
            where a.attrelid = to_regclass(format('public.%I', m.name)) and a.attname = 'is_enabled'
                and a.attgenerated = '')));
    unchanged uuid[];
begin
    perform private.require_staff();
    if can_be is not true then
        raise exception using errcode = 'PT404', message = 'There is no such list, or no such change of it.';
    end if;
    if cardinality(ids) > 500 or cardinality(ids) is distinct from cardinality(stamps) then
        raise exception using errcode = 'PT400', message = 'At most 500 rows can be changed at once.';
    end if;
    perform private.await_writers();
    execute format('
            select array(
                select t.id from public.%I as t join unnest($1, $2) as i (id, updated_at) using (id, updated_at)
                order by t.id for update of t)', list)
        into unchanged using ids, stamps;
    if change = 'delete' then
        perform private.delete_rows(list, unchanged);
    else
        perform private.write_rows(list, (
            select jsonb_agg(jsonb_build_object('id', u, 'is_enabled', change = 'enable'))
            from unnest(unchanged) as u), false);
    end if;
    return query execute format('
            select i.id,
                case
                    when h.id is not null then ''done''
                    when t.id is null then ''gone''
                    when t.updated_at <> i.updated_at then ''changed''
                    else ''done''
                end,
                h.id
            from unnest($1, $2) as i (id, updated_at)
            left join public.%I as t on t.id = i.id
            left join public.history as h on h.table_name = $3 and h.row_id = i.id
                and h.transaction_id = pg_current_xact_id()::text::bigint and h.changed_at = now()', list)
        using ids, stamps, list;
end
$$;
comment on function public.change_rows(text, uuid[], timestamptz[], text) is
    'Deletes, enables or disables ("change" is delete, enable or disable; the last two for FAQs) rows of a managed '
    'table, for staff: up to 500 ids, and for each the updated_at as it was read. Answers for each whether it was '
    'done, had been changed or was gone, and for what was done the version that undo_changes() takes back, null '
    'where nothing had to be changed. PT404: no such list or change; PT400: too many rows; 42501: not staff.';

create function private.undo_versions(versions bigint[], is_certain boolean, amendment uuid default null)
returns table (version bigint, title text, failure text)
language plpgsql set search_path = ''
as $$
declare
    wanted public.history;
    going_from text;
    going uuid[] := '{}';
    is_there integer;
    child private.managed_tables;
begin
    perform private.await_writers(), private.write_in_bulk(cardinality(versions) > 50);
    -- The last first: what was added to an added row goes before it. All of a table that were added go together.
    for wanted in select h.* from public.history as h where h.id = any (versions) order by h.id desc loop
        if wanted.action <> 'insert' or wanted.table_name <> going_from then
            perform private.delete_rows(going_from, going);
            going := '{}';
        end if;
        version := wanted.id;
        title := wanted.title;
        failure := null;
        begin
            execute format('select from public.%I as t where t.id = $1 for update', wanted.table_name)
                using wanted.row_id;
            get diagnostics is_there = row_count;
            if is_certain and is_there = 0 and wanted.action <> 'delete' then
                continue;
            elsif not is_certain and exists (
                select from public.history as h
                where h.table_name = wanted.table_name and h.row_id = wanted.row_id and h.id > wanted.id
            ) then
                raise exception using errcode = 'PT409', message = 'It has been changed or restored since.';
            end if;
            if wanted.action = 'insert' then
                -- A section of an amendment goes with what belongs to it, which comes back with it.
                for child in
                    select * from private.managed_tables as m
                    where m.parent = wanted.table_name and (amendment is null or m.parent <> 'sections')
                loop
                    execute format('select from public.%I as t where t.%I = $1 limit 1', child.name,
                        child.parent_column) using wanted.row_id;
                    get diagnostics is_there = row_count;
                    if is_there > 0 then
                        raise exception using errcode = 'PT409', message = 'Something has been added to it since.';
                    end if;
                end loop;
                going_from := wanted.table_name;
                going := going || wanted.row_id;
                perform private.reopen_drafts(wanted, amendment);
            else
                perform private.restore_version(wanted.id, amendment);
            end if;
        exception
            when sqlstate 'PT409' then failure := sqlerrm;
        end;
        return next;
    end loop;
    perform private.delete_rows(going_from, going);
    perform private.write_in_bulk(false);
end
$$;
comment on function private.undo_versions(bigint[], boolean, uuid) is
    'The one way back: see undo_changes(). "is_certain": also what was changed since, but what was deleted stays so. '
    'The versions may be those of an amendment.';

create function public.undo_changes(versions bigint[]) returns table (version bigint, title text, failure text)
language plpgsql set search_path = '' set statement_timeout = '60s'
as $$
begin
    perform private.require_staff();
    return query select u.version, u.title, u.failure from private.undo_versions(versions, false) as u;
end
$$;
comment on function public.undo_changes(bigint[]) is
    'Takes back the changes or deletions that ended these versions, and the additions with which rows began, for '
    'staff; answers for each, the last first, with null, or with why it stays as it is: it was changed or something '
    'was added to it since, its parent is gone, or another row has a value that must be unique. Unknown versions are '
    'left out of the answer. 42501: not staff.';
