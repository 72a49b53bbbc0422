-- How procedures write rows of managed tables.

create function private.write_rows(list text, rows jsonb, is_new boolean, known_by text default null)
returns setof uuid
language plpgsql set search_path = ''
as $$
declare
    columns constant text[] := array(select k from jsonb_object_keys(rows -> 0) as k where is_new or k <> 'id');
    names constant text := (select string_agg(format('%I', c), ', ') from unnest(columns) as c);
    given constant text := (select string_agg(format('r.%I', c), ', ') from unnest(columns) as c);
    present constant text := (select string_agg(format('t.%I', c), ', ') from unnest(columns) as c);
begin
    if columns = '{}' then
        return;
    elsif is_new then
        return query execute format('
                insert into public.%1$I (%2$s) select %3$s from jsonb_populate_recordset(null::public.%1$I, $1) as r
                %4$s returning id', list, names, given,
                case when known_by is not null then format('on conflict (%I) do nothing', known_by) end)
            using rows;
    else
        -- One that reads so already keeps its stamps.
        return query execute format('
                update public.%1$I as t set (%2$s) = row(%3$s)
                from jsonb_populate_recordset(null::public.%1$I, $1) as r
                where t.id = r.id and row(%4$s) is distinct from row(%3$s) returning t.id', list, names, given, present)
            using rows;
    end if;
end
$$;
comment on function private.write_rows(text, jsonb, boolean, text) is
    'The one way in which procedures add rows to a managed table and change rows of it: an array of objects with the '
    'same columns, of rows that are there with their ids. Answers with the ids of those that were added or changed. '
    'What a client may not write it may not write by this either. "known_by": a column by which a new row that is '
    'there already is left out.';

create function private.delete_rows(list text, ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
    if cardinality(ids) > 0 then
        execute format('delete from public.%I as t where t.id = any ($1)', list) using ids;
    end if;
end
$$;
comment on function private.delete_rows(text, uuid[]) is 'Deletes these rows of a managed table, if any.';
