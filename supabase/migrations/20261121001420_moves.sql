-- Moving rows to another place among their siblings, or to another chapter or category (STAFF-5). A move is a change of
-- the moved rows alone: those that make room keep their updated_at, and their numbers are not in the history.

create function private.renumber_rows(list text, ids uuid[], places integer[] default null) returns void
language plpgsql set search_path = ''
as $$
declare
    former_way constant text := private.write_as('reordering');
begin
    perform private.write_rows(list, (
        select jsonb_agg(jsonb_build_object('id', n.id, 'order', coalesce(places[n.place], n.place)))
        from unnest(ids) with ordinality as n (id, place)), false);
    perform private.write_as(former_way);
end
$$;
comment on function private.renumber_rows(text, uuid[], integer[]) is
    'Numbers rows from 1 in the given order, or as "places" says, without a trace in their history; a row that keeps '
    'its number is not touched.';

create function private.siblings_of(managed private.managed_tables, kin text) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
    ids uuid[];
begin
    execute format('select array(select t.id from public.%I as t where %s order by t."order", t.id)', managed.name,
            case managed.siblings when '' then 'true' else format('t.%I = %L', managed.siblings, kin) end)
        into ids;
    return ids;
end
$$;
comment on function private.siblings_of(private.managed_tables, text) is
    'The rows of a table in their order that have "kin" in the column that siblings share; all, if there is none.';

create function private.put_among(others uuid[], ids uuid[], places integer[]) returns uuid[]
language plpgsql immutable set search_path = ''
as $$
declare
    put record;
begin
    -- Each goes where it is to stand once those before it do.
    for put in
        select w.id, w.place from unnest(ids, places) with ordinality as w (id, place, number)
        order by w.place, w.number
    loop
        others := others[:put.place - 1] || put.id || others[put.place:];
    end loop;
    return others;
end
$$;
comment on function private.put_among(uuid[], uuid[], integer[]) is
    'A list of rows with others among them, each in its place, from 1, or at the end where there are not so many.';

create function public.move_rows(
    list text, row_ids uuid[], to_parent uuid default null, target uuid default null, to_place integer default null,
    to_places integer[] default null, stamps timestamptz[] default null)
returns table (row_id uuid, place integer, total integer, former_parent uuid, former_place integer,
    updated_at timestamptz)
language plpgsql set search_path = '' set statement_timeout = '20s'
as $$
#variable_conflict use_column
declare
    managed constant private.managed_tables := (
        select m from private.managed_tables as m where m.name = list and m.siblings is not null);
    shared constant text := coalesce(nullif(managed.siblings, ''), 'order');
    kinship constant text := case when managed.siblings <> '' then format('t.%I::text', managed.siblings)
        else quote_literal('') end;
    present record;
    present_kin text;
    kin text;
    siblings uuid[];
    others uuid[];
    beside integer;
    is_there boolean := true;
begin
    perform private.require_staff();
    if managed.name is null or to_parent is not null and managed.parent is null then
        raise exception using errcode = 'PT404', message = 'There is no such list to put in order.';
    elsif coalesce(cardinality(row_ids), 0) not between 1 and 500
        or cardinality(to_places) <> cardinality(row_ids) or cardinality(stamps) <> cardinality(row_ids) then
        raise exception using errcode = 'PT400', message = 'Between 1 and 500 rows can be moved at once.';
    end if;
    perform private.await_writers();
    if to_parent is not null then
        execute format('select exists (select from public.%I as p where p.id = $1 for key share)', managed.parent)
            into is_there using to_parent;
    end if;
    if not is_there then
        raise exception using errcode = 'PT409',
            message = format('The %s to which it was to go has been deleted meanwhile.',
                (select replace(p.kind, 'faq_', '') from private.managed_tables as p where p.name = managed.parent));
    end if;
    execute format('select %s from public.%I as t where t.id = $1', kinship, list) into present_kin using row_ids[1];
    -- In the order of their ids, for the same reason.
    execute format('select from public.%I as t where %s order by t.id for update', list,
        case managed.siblings when '' then 'true'
            else format('t.%I in (%L, %L)', shared, present_kin, to_parent) end);
    execute format('select %s as kin from public.%I as t where t.id = $1', kinship, list)
        into present using row_ids[1];
    present_kin := present.kin;
    kin := coalesce(to_parent::text, present_kin);
    siblings := private.siblings_of(managed, present_kin);
    if not siblings @> row_ids then
        raise exception using errcode = 'PT409', message = case cardinality(row_ids)
            when 1 then 'Somebody else has deleted this meanwhile.'
            else 'Somebody else has deleted or moved one of these meanwhile.' end;
    end if;
    execute format('select exists (
            select from public.%I as t join unnest($1, $2) as w (id, stamp) using (id) where t.updated_at <> w.stamp)',
            list)
        into is_there using row_ids, stamps;
    if is_there then
        raise exception using errcode = 'PT409', message = 'It has been changed or moved since.';
    end if;
    former_parent := case when managed.parent is not null then present_kin::uuid end;
    others := case when kin = present_kin then siblings else private.siblings_of(managed, kin) end;
    others := array(select o.id from unnest(others) with ordinality as o (id, place)
        where o.id <> all (row_ids) order by o.place);
    total := cardinality(others) + cardinality(row_ids);
    if target is not null then
        beside := array_position(others, target);
        if beside is null then
            raise exception using errcode = 'PT409',
                message = 'The row in whose place it was to stand has been moved or deleted meanwhile.';
        end if;
        -- Moved down it comes to stand after the target, moved up before it.
        to_place := beside + (kin = present_kin and array_position(siblings, row_ids[1]) <= beside)::integer;
    end if;
    if to_places is null then
        row_ids := array(select s.id from unnest(siblings) with ordinality as s (id, place)
            where s.id = any (row_ids) order by s.place);
        to_places := array(
            select least(greatest(coalesce(to_place, total), 1), total) + n
            from generate_series(0, cardinality(row_ids) - 1) as n);
    end if;
    others := private.put_among(others, row_ids, to_places);
    perform private.write_rows(list, (
        select jsonb_agg(jsonb_build_object('id', n.id, 'order', n.place)
            || case when managed.parent is not null then jsonb_build_object(shared, kin) else '{}' end)
        from unnest(others) with ordinality as n (id, place) where n.id = any (row_ids)), false);
    perform private.renumber_rows(list, others);
    if kin <> present_kin then
        perform private.renumber_rows(list, array(select s.id from unnest(siblings) with ordinality as s (id, place)
            where s.id <> all (row_ids) order by s.place));
    end if;
    return query execute format('
            select t.id, t."order", $2, $3, array_position($4, t.id), t.updated_at
            from public.%I as t where t.id = any ($1) order by t."order"', list)
        using row_ids, total, former_parent, siblings;
end
$$;
comment on function public.move_rows(text, uuid[], uuid, uuid, integer, integer[], timestamptz[]) is
    'Moves sections, chapters, FAQs, categories or deadlines ("sections", "faq_categories" ...) that have one '
    'parent, up to 500, for staff: into another chapter or category (to_parent; null: they stay where they are), there '
    'into the place of another row (target), or to a number from 1 (to_place; too large or null: to the end), in the '
    'order in which they stand; or each to its own number (to_places). All siblings are numbered from 1. With "stamps" '
    'only if each updated_at is still that. Answers for each with its place, the number of siblings with it, where it '
    'was before, and its updated_at. PT409: one of them, the target or to_parent is gone, or it has changed; PT404: no '
    'such list; PT400: none or too many; 42501: not staff.';
