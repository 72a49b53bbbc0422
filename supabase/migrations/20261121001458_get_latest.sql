-- What the home page says is new (HOME-4, TIME-5).

create function public.get_latest()
returns table (
    part text, id uuid, kind text, title text, url text, day text, category text, is_new boolean, amount numeric,
    unit text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    tables constant text[] := array(
        select m.name from private.managed_tables as m where m.search_type is not null or m.name = 'amendments');
    since constant date := coalesce(private.nth_change_day(3, 'infinity', tables, null), '-infinity');
    told constant jsonb := (
        select jsonb_agg(to_jsonb(l) order by l.day desc, l.latest desc, l.text_id)
        from (
            select c.* from private.changes_told(since, 'infinity') as c where not c.is_minor
            order by c.day desc, c.latest desc, c.text_id limit 3
        ) as l);
begin
    return query
        (
            select 'news', n.id, 'news', n.title, '/news/' || n.id, n.known_date, n.category, null::boolean,
                null::numeric, null
            from public.news as n order by n.date desc, n.id limit 3
        )
        union all
        (
            select 'change', (l.line ->> 'text_id')::uuid, d.kind, d.title, d.url, l.line ->> 'day', null,
                (l.line ->> 'is_new')::boolean, null, null
            from private.described_changes(told) as d
            cross join lateral (values (told -> (d.place - 1)::integer)) as l (line)
            order by d.place
        )
        union all
        (
            select 'law', l.id, l.part, l.title, l.url, l.day, null, null, l.amount, l.unit
            from public.get_law_changes() as l where l.day <= private.today()::text limit 3
        );
end
$$;
comment on function public.get_latest() is
    'What the home page says is new (HOME-4, TIME-5): the latest three news posts, by their own day as exact as it is '
    'known, the latest three changes that are not minor, as get_changes() has them, and the latest three of the law '
    'that hold, as get_law_changes() has them.';
