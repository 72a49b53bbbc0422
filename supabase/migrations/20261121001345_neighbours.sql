-- Where an item stands in its list, by date, for its page (READ-3).

create function private.neighbours_of(list text, items uuid[])
returns table (item uuid, relation text, neighbour uuid, place bigint, total bigint)
language plpgsql stable set search_path = ''
as $$
begin
    -- In the order of the list, newest first; of one day, by id.
    return query execute format(
        'with placed as materialized (
            select t.id, row_number() over newest as place, count(*) over () as total,
                lag(t.id) over newest as later, lead(t.id) over newest as earlier
            from public.%I as t
            window newest as (order by t.date desc, t.id)
        )
        select p.id, b.relation, b.id, p.place, p.total
        from placed as p,
            lateral (values (''own'', p.id), (''later'', p.later), (''earlier'', p.earlier)) as b (relation, id)
        where p.id = any ($1) and b.id is not null', list) using items;
end
$$;
comment on function private.neighbours_of(text, uuid[]) is
    'Each of these items of a list as its "own", and the "later" and the "earlier" one beside it by date, as far as '
    'there are any; with its place in the list, newest first, and how many the list has.';

create function public.get_neighbours(item_type text, item_ids uuid[])
returns table (item_id uuid, relation text, title text, url text, place bigint, total bigint)
language plpgsql stable set search_path = ''
as $$
declare
    list constant text := (
        select m.name from private.managed_tables as m where m.kind = item_type and m.list_filters is not null);
begin
    if list is null then
        return;
    end if;
    return query
        with beside as materialized (
            select n.item, n.relation, n.neighbour, n.place, n.total from private.neighbours_of(list, item_ids) as n
        ), named as materialized (
            select t.id, t.name, t.url from private.texts as t
            where t.kind = item_type and t.id = any (array(select b.neighbour from beside as b))
        )
        select b.item, b.relation, n.name, n.url, b.place, b.total
        from beside as b join named as n on n.id = b.neighbour
        order by b.item, b.relation desc;
end
$$;
comment on function public.get_neighbours(text, uuid[]) is
    'Where each of these rulings, decisions or news posts (item_type as in citations) stands in its list, newest '
    'first: its "own" name and address, those of the "later" and the "earlier" one beside it, its place, and how '
    'many there are. Nothing for any other kind, and for an item that is not there.';
