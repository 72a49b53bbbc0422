-- "What changed", as readers ask for it (TIME-5): whole months, by kind and by section.

create function private.described_changes(lines jsonb)
returns table (
    place bigint, kind text, title text, url text, body text, provisions text[], provision_urls text[], amendment jsonb)
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with asked as materialized (
        select l.place, m.kind, m.search_type, (l.line ->> 'text_id')::uuid as text_id,
            coalesce((l.line ->> 'others')::bigint, 0) as others
        from jsonb_array_elements(lines) with ordinality as l (line, place)
        join private.managed_tables as m on m.name = l.line ->> 'table_name'
    ), concerned as materialized (
        select g.kind, p.source_id, p.labels, p.urls
        from (
            select a.kind, array_agg(distinct a.text_id) as ids from asked as a
            where a.kind not in ('section', 'amendment') group by a.kind
        ) as g, private.provisions_of(g.kind, g.ids) as p
        union all
        select 'section', s.id, array_remove(array[private.provision_name(c.type, c.title, s.number)], null),
            array['/law/' || c.type || '/' || s.slug]
        from public.sections as s join public.chapters as c on c.id = s.chapter_id
        where s.id in (select a.text_id from asked as a where a.kind = 'section')
    )
    select a.place, a.search_type,
        d.title || coalesce(' and ' || to_char(nullif(a.others, 0), 'FM999,999') || ' more', ''),
        -- Of several the list in which they are.
        regexp_replace(case a.kind when 'section' then c.urls[1] else d.url end,
            case when a.others > 0 then '[/#?][^/#?]*$' else '^$' end, ''),
        case when a.others = 0 then translate(d.body, E'\x03', '') end,
        coalesce(p.labels, '{}'), coalesce(p.urls, '{}'), null::jsonb
    from asked as a
    join private.search_documents as d on d.kind = a.search_type and d.id = a.text_id
    left join concerned as c on c.kind = a.kind and c.source_id = a.text_id
    left join concerned as p on a.others = 0 and p.kind = a.kind and p.source_id = a.text_id
    union all
    select a.place, a.kind, d.title, d.url, null, '{}', '{}', d.amendment
    from private.described_amendments(
        array(select o.text_id from asked as o where o.kind = 'amendment')) as d
    join asked as a on a.kind = 'amendment' and a.text_id = d.id;
end
$$;
comment on function private.described_changes(jsonb) is
    'For lines of private.changes_told(), at their places: kind, title and address of each text as they are now, its '
    'words, and the provisions that it concerns; of a section itself. Of several texts the title says how many more, '
    'the address is that of their list, and there are neither words nor provisions. Of an amendment what '
    'private.described_amendments() says.';

create function private.tables_told(only_kind text[]) returns text[]
language sql stable set search_path = ''
as $$
    select array(
        select m.name from private.managed_tables as m
        where (m.search_type is not null or m.name = 'amendments')
            and (coalesce(only_kind, '{}') = '{}' or coalesce(m.search_type, m.kind) = any (only_kind)))
$$;
comment on function private.tables_told(text[]) is
    'The tables of whose changes readers are told, or those of these kinds, as the search names them.';

create function private.lines_told(first_day date, end_day date, tables text[], texts uuid[], to_come jsonb)
returns table (
    id uuid, kind text, title text, url text, day date, is_new boolean, is_minor boolean, notes text[], gist text,
    changed_at timestamptz, provisions text[], provision_urls text[], amendment jsonb, total bigint)
language plpgsql stable set search_path = ''
as $$
declare
    told jsonb;
    found bigint;
begin
    select jsonb_agg(to_jsonb(l) order by l.day desc, l.latest desc, l.text_id), max(l.total) into told, found
    from (
        select c.*, count(*) over () as total from private.changes_told(first_day, end_day, tables, texts) as c
        order by c.day desc, c.latest desc, c.text_id limit 300
    ) as l;
    told := coalesce(to_come, '[]') || coalesce(told, '[]');
    return query
        select md5(l.text_id || ' ' || l.day || case when d.amendment @> '{"is_to_come": true}' then ' to come'
                else '' end)::uuid, d.kind, d.title, d.url, l.day, l.is_new, l.is_minor, l.notes,
            case when l.is_new and l.notes = '{}' then private.first_sentence(left(d.body, 2000)) end, l.changed_at,
            d.provisions, d.provision_urls, d.amendment, coalesce(found, 0)
        from private.described_changes(told) as d
        cross join lateral jsonb_to_record(told -> (d.place - 1)::integer) as l (table_name text, text_id uuid,
            day date, is_new boolean, is_minor boolean, notes text[], changed_at timestamptz)
        order by d.place;
end
$$;
comment on function private.lines_told(date, date, text[], uuid[], jsonb) is
    'The lines of private.changes_told(), after those of amendments to come that are given, as get_changes() tells '
    'them, at most 300 of total.';

create function public.get_changes(
    only_month text default null, only_kind text[] default null, only_provision text[] default null)
returns table (
    id uuid, kind text, title text, url text, day date, is_new boolean, is_minor boolean, notes text[], gist text,
    changed_at timestamptz, provisions text[], provision_urls text[], amendment jsonb, earlier text, total bigint)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    tables constant text[] := private.tables_told(only_kind);
    texts constant uuid[] := case when only_provision <> '{}' then private.texts_concerning(only_provision) end;
    first_day date;
    end_day date := 'infinity';
    to_come jsonb;
    next_month text;
begin
    if only_month !~ '^[12]\d{3}-(0[1-9]|1[0-2])$' then
        return;
    elsif only_month is not null then
        first_day := only_month || '-01';
        end_day := first_day + interval '1 month';
    else
        -- As many months as a reader looks through.
        first_day := date_trunc('month', private.nth_change_day(20, end_day, tables, texts));
        first_day := coalesce(first_day, '-infinity');
        to_come := (
            select jsonb_agg(jsonb_build_object('table_name', 'amendments', 'text_id', a.id, 'day', a.day,
                'is_new', false, 'is_minor', false, 'notes', array_remove(array[a.note], ''), 'changed_at', a.told_at)
                order by a.day, a.id)
            from private.amendments_told(private.today(), 'infinity', texts) as a
            where a.is_to_come and 'amendments' = any (tables));
    end if;
    next_month := to_char(private.nth_change_day(1, first_day, tables, texts), 'YYYY-MM');
    return query
        select l.id, l.kind, l.title, l.url, l.day, l.is_new, l.is_minor, l.notes, l.gist, l.changed_at, l.provisions,
            l.provision_urls, l.amendment, next_month, l.total
        from private.lines_told(first_day, end_day, tables, texts, to_come) as l;
end
$$;
comment on function public.get_changes(text, text[], text[]) is
    'What readers are told of the changes of a month ("2026-11"), or of the latest months with about 20 changes: of '
    'these kinds, as the search names them, and on these provisions ("vat-law/30"), if given. A row for each text '
    'and day, or for several texts that are told as one (public.changes.bundle), the latest first, at most 300 of '
    'total: its own id, the text''s title and address as they are now, whether it was new, whether the change is '
    'minor, what staff said of it, of a new text without that its first sentence, and the provisions that it '
    'concerns; earlier is the next month before these with a change that is not minor. An amendment (kind '
    '"amendment") is one row on the day on which it came into force; with the latest months, but not in their total, '
    'come first those to come, the nearest first. Nothing for what is no month.';

create function public.get_change_options() returns table (filter text, choice text, label text, items bigint)
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with amended as materialized (
        select a.id, a.is_to_come, date_trunc('month', a.day)::date as month
        from private.amendments_told('-infinity', 'infinity', null) as a
    ), counted as materialized (
        select c.table_name, c.text_id, c.month, c.changes from private.changes_counted() as c
        union all
        select 'amendments', null, a.month, count(*) from amended as a where not a.is_to_come group by a.month
    ), texts as materialized (
        select c.table_name, c.text_id, c.changes from counted as c where c.text_id is not null and c.changes > 0
    ), concerned as materialized (
        select p.section_id, p.source_id as text_id
        from (
            select m.kind, array_agg(t.text_id) as ids
            from texts as t join private.managed_tables as m on m.name = t.table_name
            where m.name <> 'sections' group by m.kind
        ) as g, private.sections_of(g.kind, g.ids) as p
        union all
        select t.text_id, t.text_id from texts as t where t.table_name = 'sections'
    )
    select 'kind', 'amendment', null::text, count(*) from amended having count(*) > 0
    union all
    (
        select 'kind', m.search_type, null, sum(c.changes)::bigint
        from counted as c join private.managed_tables as m on m.name = c.table_name
        where c.month is not null and m.search_type is not null group by m.place, m.search_type order by m.place
    )
    union all
    (
        select 'month', to_char(c.month, 'YYYY-MM'), null, sum(c.changes)::bigint from counted as c
        where c.month is not null group by c.month order by c.month desc
    )
    union all
    (
        select 'provision', c.type || '/' || s.slug,
            private.provision_name(c.type, c.title, s.number) || ': ' || private.without_number(s.title), k.n
        from (
            select o.section_id, sum(o.changes)::bigint as n
            from (
                -- By the text alone: no two tables have an id in common.
                select d.section_id, t.changes from concerned as d join texts as t on t.text_id = d.text_id
                union all
                select e.section_id, 1
                from private.sections_amended() as e join amended as a on a.id = e.amendment_id
                union all
                select s.id, 1
                from public.get_law_changes() as l, unnest(l.provision_urls) as u (url)
                join public.sections as s on s.slug = split_part(u.url, '/', 4)
                join public.chapters as c on c.id = s.chapter_id and c.type = split_part(u.url, '/', 3)
            ) as o
            group by o.section_id
        ) as k
        join public.sections as s on s.id = k.section_id
        join public.chapters as c on c.id = s.chapter_id
        where s.number is not null
        order by private.law_order(c.type), c."order", c.id, s."order", s.id
        limit 500
    );
end
$$;
comment on function public.get_change_options() is
    'The values by which changes can be asked for, each with how many there are that are not minor: kinds; months, the '
    'latest first, also those with minor changes alone; and the numbered sections that texts concern or are, or '
    'amendments or other changes of the law touch, in reading order with their names, as get_list_options() has '
    'them. Amendments to come count, but in no month.';
