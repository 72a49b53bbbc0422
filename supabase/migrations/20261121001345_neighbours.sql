-- Where an item stands in its list, by date, for its page (READ-3).

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
    -- In the order of the list, newest first; of one day, by id.
    return query execute format(
        'with placed as materialized (
            select t.id, row_number() over newest as place, count(*) over () as total,
                lag(t.id) over newest as later, lead(t.id) over newest as earlier
            from public.%I as t
            window newest as (order by t.date desc, t.id)
        ), beside as materialized (
            select p.id as item, b.relation, b.id, p.place, p.total
            from placed as p,
                lateral (values (''own'', p.id), (''later'', p.later), (''earlier'', p.earlier)) as b (relation, id)
            where p.id = any ($1) and b.id is not null
        ), named as materialized (
            select t.id, t.name, t.url from private.texts as t
            where t.kind = $2 and t.id = any (array(select b.id from beside as b))
        )
        select b.item, b.relation, n.name, n.url, b.place, b.total
        from beside as b join named as n on n.id = b.id
        order by b.item, b.relation desc', list) using item_ids, item_type;
end
$$;
comment on function public.get_neighbours(text, uuid[]) is
    'Where each of these rulings, decisions or news posts (item_type as in citations) stands in its list, newest '
    'first: its "own" name and address, those of the "later" and the "earlier" one beside it, its place, and how '
    'many there are. Nothing for any other kind, and for an item that is not there.';
