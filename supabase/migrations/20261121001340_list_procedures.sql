-- The lists that readers see, a page in one request (RUL-1, DEC-1, NEWS-1, LIST-1), each row with the provisions that
-- it concerns (READ-3), and what the lists can be filtered by.

create function private.provisions_of(citing_kind text, citing uuid[])
returns table (source_id uuid, labels text[], urls text[])
language plpgsql stable security definer set search_path = ''
as $$
begin
    return query
    with cited as materialized (
        select c.source_id, c.kind, c.number, c.instrument from private.citations as c
        where c.source_type = citing_kind and c.source_id = any (citing)
    ), named as (
        select array_agg(d.kind) as kinds, array_agg(d.number) as numbers, array_agg(d.instrument) as instruments
        from (select distinct c.kind, c.number, c.instrument from cited as c) as d
    ), found as materialized (
        select c.source_id, r.section_id, c.number
        from named as n, private.resolve_citations(n.kinds, n.numbers, n.instruments) as r
        join cited as c on c.kind = r.kind and c.number = r.number and c.instrument = r.instrument
        union
        select t.ruling_id, t.section_id, s.number
        from public.related_rulings as t join public.sections as s on s.id = t.section_id
        where citing_kind = 'ruling' and t.ruling_id = any (citing) and s.number is not null
    ), placed as (
        select f.source_id, f.number, c.type,
            s.slug || coalesce('#' || private.section_anchor(s.number, s.slug)
                || private.paragraph_meant(f.number, s.number, s.paragraphs), '') as place_in_law,
            case when private.provision_kind(c.type, c.title) = 'regulation' then 'regulation '
                when c.type = 'booking-rules' then 'directive ' else 'section ' end as kind,
            row_number() over (partition by f.source_id
                order by case c.type when 'vat-law' then 1 when 'regulations' then 2 else 3 end, c."order", c.id,
                    s."order", s.id, f.number) as place
        from found as f
        join public.sections as s on s.id = f.section_id
        join public.chapters as c on c.id = s.chapter_id
        -- "30" says nothing beside "30(a)(5)".
        where not exists (
            select from found as o where o.source_id = f.source_id and o.section_id = f.section_id
                and starts_with(o.number, f.number || '('))
    )
    select p.source_id, array_agg(p.kind || p.number order by p.place),
        array_agg('/law/' || p.type || '/' || p.place_in_law order by p.place)
    from placed as p
    group by p.source_id;
end
$$;
comment on function private.provisions_of(text, uuid[]) is
    'The provisions that each of these texts of a kind cites, and those to which staff tied a ruling, in reading '
    'order: "section 30(a)(5)", "regulation 12A", "directive 18B", and at the same place where that stands: the page '
    'of the section, at the paragraph if it has it. '
    'Security definer, because nobody may read the citations themselves: the caller must leave out texts that the '
    'reader may not see.';
revoke execute on function private.provisions_of(text, uuid[]) from public;
grant execute on function private.provisions_of(text, uuid[]) to anon, authenticated, service_role;

create function public.search_rulings(
    q text, only_court text default null, first_day date default null, last_day date default null,
    page integer default 1, page_size integer default 20)
returns table (
    id uuid, title text, number text, date date, court text, outcome text, summary text, pdf_url text,
    provisions text[], provision_urls text[], total bigint)
language sql stable set search_path = ''
as $$
    with hits as materialized (
        select h.id, h.place, h.total
        from private.search_list('rulings', q, jsonb_strip_nulls(jsonb_build_object('court', only_court)), first_day,
            last_day, page, page_size) as h
    )
    select r.id, r.title, r.number, r.date, r.court, r.outcome, coalesce(r.holding, r.summary), r.pdf_url,
        coalesce(p.labels, '{}'), coalesce(p.urls, '{}'), h.total
    from hits as h
    join public.rulings as r on r.id = h.id
    left join private.provisions_of('ruling', array(select hits.id from hits)) as p on p.source_id = h.id
    order by h.place
$$;
comment on function public.search_rulings(text, text, date, date, integer, integer) is
    'A page of the rulings, newest first, with every word of q in title, number, court, summary, key points or content '
    '(RUL-2), of one court and between two days, if given; all of them for an empty q. summary is the holding where '
    'there is one; provisions are those concerned, with the addresses of their pages; total is the number of rulings '
    'on all pages.';
revoke execute on function public.search_rulings(text, text, date, date, integer, integer) from public;
grant execute on function public.search_rulings(text, text, date, date, integer, integer)
    to anon, authenticated, service_role;

create function public.search_tax_decisions(
    q text, only_authority text default null, only_field text default null, first_day date default null,
    last_day date default null, page integer default 1, page_size integer default 20)
returns table (
    id uuid, title text, date date, authority text, field text, subject text, summary text, pdf_url text,
    provisions text[], provision_urls text[], total bigint)
language sql stable set search_path = ''
as $$
    with hits as materialized (
        select h.id, h.place, h.total
        from private.search_list('tax_decisions', q,
            jsonb_strip_nulls(jsonb_build_object('authority', only_authority, 'field', only_field)), first_day,
            last_day, page, page_size) as h
    )
    select t.id, t.title, t.date, t.authority, t.field, t.subject, t.summary, t.pdf_url,
        coalesce(p.labels, '{}'), coalesce(p.urls, '{}'), h.total
    from hits as h
    join public.tax_decisions as t on t.id = h.id
    left join private.provisions_of('decision', array(select hits.id from hits)) as p on p.source_id = h.id
    order by h.place
$$;
comment on function public.search_tax_decisions(text, text, text, date, date, integer, integer) is
    'A page of the decisions, newest first, with every word of q in number, subject, authority, field, summary or '
    'content (DEC-1), of one authority, of one field and between two days, if given; all of them for an empty q. '
    'provisions are those concerned, with the addresses of their pages; total is the number of decisions on all pages.';
revoke execute on function public.search_tax_decisions(text, text, text, date, date, integer, integer) from public;
grant execute on function public.search_tax_decisions(text, text, text, date, date, integer, integer)
    to anon, authenticated, service_role;

create function public.search_news(
    q text, only_category text default null, page integer default 1, page_size integer default 20)
returns table (
    id uuid, title text, date date, category text, summary text, provisions text[], provision_urls text[], total bigint)
language sql stable set search_path = ''
as $$
    with hits as materialized (
        select h.id, h.place, h.total
        from private.search_list('news', q, jsonb_strip_nulls(jsonb_build_object('category', only_category)), null,
            null, page, page_size) as h
    )
    select n.id, n.title, n.date, n.category, n.summary, coalesce(p.labels, '{}'), coalesce(p.urls, '{}'), h.total
    from hits as h
    join public.news as n on n.id = h.id
    left join private.provisions_of('news', array(select hits.id from hits)) as p on p.source_id = h.id
    order by h.place
$$;
comment on function public.search_news(text, text, integer, integer) is
    'A page of the news, newest first, with every word of q in title, category, summary or content (NEWS-1), of one '
    'category, if given; all of it for an empty q. provisions are those concerned, with the addresses of their pages; '
    'total is the number of posts on all pages.';
revoke execute on function public.search_news(text, text, integer, integer) from public;
grant execute on function public.search_news(text, text, integer, integer) to anon, authenticated, service_role;

create function public.get_faq_provisions() returns table (id uuid, provisions text[], provision_urls text[])
language sql stable set search_path = ''
as $$
    select p.source_id, p.labels, p.urls
    from private.provisions_of('faq', array(select f.id from public.faqs as f)) as p
$$;
comment on function public.get_faq_provisions() is
    'The provisions that each FAQ cites, with the addresses of their pages; FAQs without any, and those that the '
    'reader may not see, are left out.';
revoke execute on function public.get_faq_provisions() from public;
grant execute on function public.get_faq_provisions() to anon, authenticated, service_role;

create function public.get_list_options(list text) returns table (filter text, choice text, items bigint)
language plpgsql stable set search_path = ''
as $$
declare
    filters constant text[] := (select m.list_filters from private.managed_tables as m where m.name = list);
    one text;
begin
    if filters is null or filters = '{}' then
        return;
    end if;
    -- Nobody needs a longer list of choices.
    foreach one in array filters loop
        return query execute format(
            'select $1, t.%1$I::text, count(*) from public.%2$I as t group by t.%1$I order by t.%1$I limit 500',
            one, list) using one;
    end loop;
    return query execute format(
        'select ''year'', extract(year from t.date)::text, count(*) from public.%I as t '
        'group by 2 order by 2 desc limit 500', list);
end
$$;
comment on function public.get_list_options(text) is
    'What a list can be filtered by (RUL-2, DEC-1, NEWS-1): for "rulings", "tax_decisions" and "news" the values in '
    'use of each filter, and under "year" the years, latest first, each with the number of items of the whole list; '
    'nothing for any other list.';
revoke execute on function public.get_list_options(text) from public;
grant execute on function public.get_list_options(text) to anon, authenticated, service_role;
