-- The items of a list before and after an item, by date, for its page (READ-3).

create function private.neighbours_of(list text, items uuid[])
returns table (relation text, item uuid, neighbour uuid)
language plpgsql stable set search_path = ''
as $$
begin
    -- In the order of the list, newest first; of one day, by id.
    return query execute format(
        'select b.relation, t.id, b.id
        from public.%1$I as t, lateral ((
            select ''later'' as relation, n.id from public.%1$I as n
            where n.date >= t.date and (n.date > t.date or n.id < t.id)
            order by n.date, n.id desc limit 1
        ) union all (
            select ''earlier'', n.id from public.%1$I as n
            where n.date <= t.date and (n.date < t.date or n.id > t.id)
            order by n.date desc, n.id limit 1
        )) as b
        where t.id = any ($1)', list) using items;
end
$$;
comment on function private.neighbours_of(text, uuid[]) is
    'The "later" and the "earlier" item beside each of these items of a list by date, as far as there are any.';
revoke execute on function private.neighbours_of(text, uuid[]) from public;
grant execute on function private.neighbours_of(text, uuid[]) to anon, authenticated, service_role;

create function public.get_neighbours(item_type text, item_ids uuid[])
returns table (item_id uuid, relation text, title text, url text)
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
            select n.item, n.relation, n.neighbour from private.neighbours_of(list, item_ids) as n
        ), named as materialized (
            select t.id, t.name, t.url from private.texts as t
            where t.kind = item_type and t.id = any (array(select b.neighbour from beside as b))
        )
        select b.item, b.relation, n.name, n.url
        from beside as b join named as n on n.id = b.neighbour
        order by b.item, b.relation desc;
end
$$;
comment on function public.get_neighbours(text, uuid[]) is
    'What each of these rulings, decisions or news posts (item_type as in citations) stands between in its list, by '
    'date: relation "later", then "earlier", with name and address. Nothing for any other kind, and for an item that '
    'is not there.';
revoke execute on function public.get_neighbours(text, uuid[]) from public;
grant execute on function public.get_neighbours(text, uuid[]) to anon, authenticated, service_role;
