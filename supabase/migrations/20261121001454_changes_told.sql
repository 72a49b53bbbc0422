-- What readers are told of changes, line by line (TIME-5): a text and a day in Israel, however often it was saved then;
-- an import; what was added on a day though its own day was long ago; and an amendment on its day. Whoever asks for
-- some texts alone is told of each by itself.
-- What has been deleted or hidden since is left out: what is public is in the search's index, and nothing else.

create function private.nth_change_day(nth integer, before date, only_tables text[], only_texts uuid[]) returns date
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
begin
    return (
        select l.day
        from (
            (
                -- From the latest day on, until enough are found.
                select c.day
                from public.changes as c
                join private.managed_tables as m on m.name = c.table_name
                where c.day < before and not c.is_minor and c.table_name = any (only_tables)
                    and (only_texts is null or c.row_id = any (only_texts))
                    and exists (
                        select from private.search_documents as d where d.kind = m.search_type and d.id = c.row_id)
                    -- One of the versions of a day stands for all.
                    and not exists (
                        select from public.changes as o
                        where o.table_name = c.table_name and o.row_id = c.row_id and o.day = c.day
                            and o.version > c.version and o.is_further and not o.is_minor)
                    and (c.bundle is null or only_texts is not null or not exists (
                        select from public.changes as o
                        join private.search_documents as d on d.kind = m.search_type and d.id = o.row_id
                        where o.bundle = c.bundle and o.version > c.version and not o.is_minor))
                order by c.day desc limit nth
            ) union all (
                select a.day from private.amendments_told('-infinity', before, only_texts) as a
                where not a.is_to_come and 'amendments' = any (only_tables)
                order by a.day desc limit nth
            )
        ) as l
        order by l.day desc
        offset nth - 1 limit 1);
end
$$;
comment on function private.nth_change_day(integer, date, text[], uuid[]) is
    'The day of the n-th latest change before a day that is not minor, of texts of these tables, or only of these; '
    'null if there are fewer. Security definer, because readers may not read changes themselves.';

create function private.changes_told(
    first_day date, end_day date, only_tables text[] default null, only_texts uuid[] default null)
returns table (table_name text, text_id uuid, others bigint, day date, is_new boolean, is_minor boolean,
    notes text[], changed_at timestamptz, latest bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
begin
    return query
        select c.table_name, (array_agg(c.row_id order by c.version))[1], count(distinct c.row_id) - 1, c.day,
            bool_or(c.is_new), bool_and(c.is_minor),
            coalesce(array_agg(c.note order by c.version) filter (where c.note is not null), '{}'), max(c.changed_at),
            max(c.version)
        from public.changes as c
        join private.managed_tables as m on m.name = c.table_name
        join private.search_documents as d on d.kind = m.search_type and d.id = c.row_id
        where c.day >= first_day and c.day < end_day
            and (only_tables is null or c.table_name = any (only_tables))
            and (only_texts is null or c.row_id = any (only_texts))
        group by c.table_name, case when only_texts is null then coalesce(c.bundle, c.row_id) else c.row_id end, c.day
        union all
        select 'amendments', a.id, 0, a.day, false, false, array_remove(array[a.note], ''), a.told_at, null
        from private.amendments_told(first_day, end_day, only_texts) as a
        where not a.is_to_come and (only_tables is null or 'amendments' = any (only_tables));
end
$$;
comment on function private.changes_told(date, date, text[], uuid[]) is
    'What readers are told of the changes from one day until before another, of these tables and texts if given: for '
    'each text and day, or for the first of several that are told together and how many others there are, whether it '
    'is new, whether all changes are minor, what was said of them in the order in which they were made, and the last '
    'of them. And the amendments that came into force on these days, in "amendments", with their notes; latest is '
    'null. Security definer, because readers may not read changes themselves.';

create function private.changes_counted() returns table (table_name text, text_id uuid, month date, changes bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
    return query
        -- In one pass: each text in each month would be nearly as many rows as there are changes.
        select m.name, c.row_id, date_trunc('month', c.day)::date,
            count(*) filter (where not c.is_minor and c.bundle is null)
                + count(distinct c.bundle) filter (where not c.is_minor)
        from public.changes as c
        join private.managed_tables as m on m.name = c.table_name
        join private.search_documents as d on d.kind = m.search_type and d.id = c.row_id
        where not exists (
            select from public.changes as o
            where o.table_name = c.table_name and o.row_id = c.row_id and o.day = c.day and o.version > c.version
                and o.is_further and not o.is_minor)
        group by grouping sets ((m.name, date_trunc('month', c.day)), (m.name, c.row_id));
end
$$;
comment on function private.changes_counted() is
    'How many changes of private.changes_told() that are not minor each table has in each month with any, and each '
    'text in all: text_id or month is null. Security definer, because readers may not read changes themselves.';

create function private.texts_concerning(places_in_law text[]) returns uuid[]
language sql stable set search_path = ''
as $$
    select array(
        select a.section_id from unnest(places_in_law) as p (place)
        join public.section_addresses as a
            on a.type = split_part(p.place, '/', 1) and a.slug = split_part(p.place, '/', 2)
        union
        select c.id from private.managed_tables as m, unnest(private.items_concerning(m.name, places_in_law)) as c (id)
        where m.search_type is not null and m.name <> 'sections')
$$;
comment on function private.texts_concerning(text[]) is
    'The sections at these present or former addresses ("vat-law/30"), and the texts of all other kinds that concern '
    'one, as private.items_concerning() finds them. The caller must leave out what the reader may not see.';
