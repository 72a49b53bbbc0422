-- The lists that readers see, a page in one request (RUL-1, DEC-1, NEWS-1, LIST-1), each row with the provisions that
-- it concerns (READ-3), and what the lists can be filtered by. A procedure for each kind, so that its rows have types.

create function private.search_list(
    list text, q text, filters jsonb, first_day date, last_day date, page integer, page_size integer,
    provisions text[] default null)
returns table (id uuid, place bigint, total bigint)
language plpgsql stable set search_path = ''
    -- The best plan depends on the words; compiling it would cost more than the search.
    set jit = off set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_variable
declare
    size constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
    skipped constant bigint := size::bigint * (greatest(coalesce(page, 1), 1) - 1);
    -- Wildcards of LIKE are matched as ordinary characters.
    patterns constant text[] := array(
        select '%' || regexp_replace(w.word, '([\\%_])', '\\\1', 'g') || '%'
        from regexp_split_to_table(private.fold_for_list(left(q, 200)), '\s+') as w (word)
        where w.word <> '');
    -- What to look up in the index, which knows no word of fewer than three letters; its alphabets depend on the
    -- locale.
    sharpest constant text := (
        select p.pattern from unnest(patterns) as p (pattern) where p.pattern ~ '[a-z0-9]{3}'
            order by length(p.pattern) desc limit 1);
    concerned constant uuid[] := case when provisions <> '{}' then private.items_concerning(list, provisions) end;
    conditions text;
    found bigint;
begin
    if patterns = '{}' then
        select concat_ws(' and ', 'true', string_agg(format(
                -- A single value lets the index give the order.
                case jsonb_array_length(f.value) when 1 then 't.%I = (%L::text[])[1]' else 't.%I = any (%L)' end,
                f.key, array(select jsonb_array_elements_text(f.value))), ' and '),
            't.date >= ' || quote_literal(first_day), 't.date <= ' || quote_literal(last_day),
            case when concerned is not null then 't.id = any ($1)' end) into conditions
        from jsonb_each(filters) as f;
        execute format('select count(*) from public.%I as t where %s', list, conditions) into found using concerned;
        return query execute format(
            'select t.id, row_number() over (order by t.date desc, t.id), $2 from public.%I as t where %s '
            'order by t.date desc, t.id limit $3 offset $4', list, conditions) using concerned, found, size, skipped;
        return;
    end if;
    return query
        with hits as materialized (
            select t.id, t.date
            from private.list_texts as t
            where t.list = list
                and (sharpest is null or t.text like sharpest)
                and t.text like all (array_remove(patterns, sharpest))
                and (filters = '{}'
                    or not exists (select from jsonb_each(filters) as f where not f.value ? (t.labels ->> f.key)))
                and (first_day is null or t.date >= first_day)
                and (last_day is null or t.date <= last_day)
                and (concerned is null or t.id = any (concerned))
        )
        select h.id, row_number() over (order by h.date desc, h.id), (select count(*) from hits)
        from hits as h
        order by h.date desc, h.id
        limit size offset skipped;
end
$$;
comment on function private.search_list(text, text, jsonb, date, date, integer, integer, text[]) is
    'A page of a list''s items, newest first, whose text contains every word of the first 200 characters of q, even '
    'within words (any text for an empty q), that have for each filter, a label (see list_texts.labels), one of its '
    'values, lie between the days, and concern one of the provisions (see private.items_concerning()), if given; place '
    'counts from 1 over all pages, total is the number of items on all pages. page_size is at most 100.';

create function private.list_page(
    list text, q text, filters jsonb, first_day date, last_day date, page integer, page_size integer,
    provisions text[] default null)
returns table (id uuid, place bigint, total bigint, provisions text[], provision_urls text[])
language sql stable set search_path = ''
as $$
    with hits as materialized (
        select h.id, h.place, h.total
        from private.search_list(
            list, q,
            (select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(filters) as f
                where f.value not in ('null', '[]')),
            first_day, last_day, page, page_size, provisions) as h
    )
    select h.id, h.place, h.total, coalesce(p.labels, '{}'), coalesce(p.urls, '{}')
    from hits as h
    left join private.provisions_of(
        (select m.kind from private.managed_tables as m where m.name = list), array(select hits.id from hits)) as p
        on p.source_id = h.id
$$;
comment on function private.list_page(text, text, jsonb, date, date, integer, integer, text[]) is
    'A page of a list as private.search_list() finds it, each item with the provisions that it concerns and the '
    'addresses of their pages. A filter that is null or has no values is none. To be ordered by place.';

create function public.search_rulings(
    q text, only_court text[] default null, only_provision text[] default null, first_day date default null,
    last_day date default null, page integer default 1, page_size integer default 20)
returns table (
    id uuid, title text, number text, date text, court text, outcome text, summary text, pdf_url text,
    provisions text[], provision_urls text[], total bigint)
language sql stable set search_path = ''
as $$
    select r.id, r.title, r.number, r.known_date, r.court, r.outcome, coalesce(r.holding, r.summary),
        private.offered_pdf(r.pdf_url), h.provisions, h.provision_urls, h.total
    from private.list_page('rulings', q, jsonb_build_object('court', only_court), first_day, last_day, page,
        page_size, only_provision) as h
    join public.rulings as r on r.id = h.id
    order by h.place
$$;
comment on function public.search_rulings(text, text[], text[], date, date, integer, integer) is
    'A page of the rulings, newest first, with every word of q in title, number, court, summary, key points or content '
    '(RUL-2), of these courts, on one of these provisions ("vat-law/30") and between two days, if given; all of them '
    'for an empty q. summary is the holding where there is one; provisions are those concerned, with the addresses of '
    'their pages; total is the number of rulings on all pages.';

create function public.search_tax_decisions(
    q text, only_authority text[] default null, only_field text[] default null, only_provision text[] default null,
    first_day date default null, last_day date default null, page integer default 1, page_size integer default 20)
returns table (
    id uuid, title text, date text, authority text, field text, subject text, summary text, pdf_url text,
    provisions text[], provision_urls text[], total bigint)
language sql stable set search_path = ''
as $$
    select t.id, t.title, t.known_date, t.authority, t.field, t.subject, t.summary, private.offered_pdf(t.pdf_url),
        h.provisions, h.provision_urls, h.total
    from private.list_page('tax_decisions', q,
        jsonb_build_object('authority', only_authority, 'field', only_field), first_day, last_day, page, page_size,
        only_provision) as h
    join public.tax_decisions as t on t.id = h.id
    order by h.place
$$;
comment on function public.search_tax_decisions(text, text[], text[], text[], date, date, integer, integer) is
    'A page of the decisions, newest first, with every word of q in number, subject, authority, field, summary or '
    'content (DEC-1), of these authorities, of these fields, on one of these provisions ("vat-law/30") and between two '
    'days, if given; all of them for an empty q. provisions are those concerned, with the addresses of their '
    'pages; total is the number of decisions on all pages.';

create function public.search_news(
    q text, only_category text[] default null, page integer default 1, page_size integer default 20)
returns table (
    id uuid, title text, date text, category text, until date, summary text, provisions text[], provision_urls text[],
    total bigint)
language sql stable set search_path = ''
as $$
    select n.id, n.title, n.known_date, n.category, n.until, n.summary, h.provisions, h.provision_urls, h.total
    from private.list_page('news', q, jsonb_build_object('category', only_category), null, null, page, page_size) as h
    join public.news as n on n.id = h.id
    order by h.place
$$;
comment on function public.search_news(text, text[], integer, integer) is
    'A page of the news, newest first, with every word of q in title, category, summary or content (NEWS-1), of these '
    'categories, if given; all of it for an empty q. provisions are those concerned, with the addresses of their '
    'pages; total is the number of posts on all pages.';

create function public.get_list_options(list text, only_filters text[] default null)
returns table (filter text, choice text, label text, items bigint)
language plpgsql stable set search_path = ''
as $$
declare
    filters constant text[] := (select m.list_filters from private.managed_tables as m where m.name = list);
    -- What staff have suggested to them, though nobody filters by it.
    suggested constant text[] := case list when 'rulings' then array['judge', 'outcome'] end;
    one text;
begin
    if filters is null or filters = '{}' then
        return;
    end if;
    -- Nobody needs a longer list of choices.
    foreach one in array filters || array['year'] || suggested loop
        if one = any (coalesce(only_filters, filters || array['year'])) is false then
            continue;
        elsif one = 'provision' then
            return query
                select one, o.place_in_law, o.label, o.items from private.provision_options(list) as o limit 500;
        elsif one = 'year' then
            return query execute format(
                'select $1, extract(year from t.date)::text, null::text, count(*) from public.%I as t '
                'group by 2 order by 2 desc limit 500', list) using one;
        else
            return query execute format(
                'select $1, t.%1$I::text, null::text, count(*) from public.%2$I as t where t.%1$I <> '''' '
                'group by t.%1$I order by t.%1$I limit 500', one, list) using one;
        end if;
    end loop;
end
$$;
comment on function public.get_list_options(text, text[]) is
    'What a list can be filtered by (RUL-2, DEC-1, NEWS-1): for "rulings", "tax_decisions" and "news" the values in '
    'use of each filter, or of these alone, under "provision" the sections that items concern, in reading order, with '
    'what they are called as label ("section 30: Zero rate"), and under "year" the years, latest first; each with the '
    'number of items of the whole list. Of rulings also "judge" and "outcome", where they are asked for. Nothing for '
    'any other list.';

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
