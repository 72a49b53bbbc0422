-- What a save or a move would leave dead, before it is made (TRUE-4): it is made and taken back, so that every rule of
-- the database speaks for itself. What a deletion would, row_usage() says.

create function public.change_usage(list text, changes jsonb, ids uuid[] default null) returns table (
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text,
    words text[], total bigint)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
    most constant integer := 10;
begin
    perform private.require_staff();
    if not exists (select from private.managed_tables as m where m.name = list) then
        raise exception using errcode = 'PT404', message = 'There is no such list.';
    end if;
    -- What would be put off could not be told.
    perform private.await_derivation();
    begin
        perform private.write_rows(list, (
            select jsonb_agg(changes || jsonb_strip_nulls(jsonb_build_object('id', i)))
            from unnest(coalesce(ids, array[null::uuid])) as i), ids is null);
        return query
            with found as (
                select t.kind, t.id, t.name, t.parent_id, array_agg(distinct l.linked) as words,
                    count(*) over () as total, min(m.place) as place
                from private.dead_links as l
                join private.texts as t on t.kind = l.source_type and t.id = l.source_id
                join private.managed_tables as m on m.kind = t.kind
                where l.found_at = now()
                group by t.kind, t.id, t.name, t.parent_id
                order by min(m.place), t.name, t.id
                limit most
            )
            select f.kind, f.id, f.name, p.*, f.words, f.total
            from found as f, private.place_of(f.parent_id) as p
            order by f.place, f.name, f.id;
        raise exception sqlstate 'TRIED';
    exception
        when sqlstate 'TRIED' then null;
    end;
end
$$;
comment on function public.change_usage(text, jsonb, uuid[]) is
    'For staff: the first ten texts in which something would lead nowhere that leads somewhere now, if these columns '
    'of rows of a managed table were set (ids null: if such a row were added), by kind and title, each with what '
    'row_usage() says of a text and the words that would; total is how many texts there are. Nothing is kept. '
    'Raises what the save would raise; PT404: no such list; 42501: not staff.';
