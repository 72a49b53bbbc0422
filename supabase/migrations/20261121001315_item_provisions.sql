-- Which provisions the rulings, decisions, news and FAQs concern: shown with them (READ-3), and to filter lists by.

create function private.provisions_named(citing_type text, citing uuid[])
returns table (source_id uuid, section_id uuid, number text)
language plpgsql stable security definer set search_path = ''
as $$
begin
    return query
    with cited as materialized (
        select c.source_id, c.kind, c.number, c.instrument from private.citations as c
        where c.source_type = citing_type and c.source_id = any (citing)
    ), named as (
        select array_agg(d.kind) as kinds, array_agg(d.number) as numbers, array_agg(d.instrument) as instruments
        from (select distinct c.kind, c.number, c.instrument from cited as c) as d
    )
    select c.source_id, r.section_id, case when c.number like '%–%' then s.number else c.number end
    from named as n, private.resolve_citations(n.kinds, n.numbers, n.instruments) as r
    join cited as c on c.kind = r.kind and c.number = r.number and c.instrument = r.instrument
    join public.sections as s on s.id = r.section_id
    union
    select t.ruling_id, t.section_id, s.number
    from public.related_rulings as t join public.sections as s on s.id = t.section_id
    where citing_type = 'ruling' and t.ruling_id = any (citing);
end
$$;
comment on function private.provisions_named(text, uuid[]) is
    'The sections that each of these texts of a kind cites, with the number as it stands in the text, 30(a)(5), or '
    'where that is a range with their own, and those to which staff linked a ruling (DATA-3), with their own, which '
    'may be missing. '
    'Security definer, because nobody may read the citations themselves.';

create function private.sections_of(citing_type text, citing uuid[])
returns table (source_id uuid, section_id uuid)
language sql stable set search_path = ''
as $$
    select distinct n.source_id, n.section_id from private.provisions_named(citing_type, citing) as n
$$;
comment on function private.sections_of(text, uuid[]) is
    'The sections that each of these texts of a kind cites, and those to which staff linked a ruling (DATA-3).';

create function private.provisions_placed(citing_kind text, citing uuid[])
returns table (source_id uuid, section_id uuid, label text, url text, place bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
    return query
    with named as materialized (
        select n.source_id, n.section_id, n.number from private.provisions_named(citing_kind, citing) as n
    )
    select n.source_id, n.section_id, private.provision_name(c.type, c.title, n.number),
        '/law/' || c.type || '/' || s.slug || coalesce('#' || private.section_anchor(s.number, s.slug)
            || private.paragraph_meant(n.number, s.number, s.paragraphs), ''),
        row_number() over (partition by n.source_id
            order by private.law_order(c.type), c."order", c.id,
                s."order", s.id, n.number)
    from named as n
    join public.sections as s on s.id = n.section_id
    join public.chapters as c on c.id = s.chapter_id
    -- "30" says nothing beside "30(a)(5)".
    where not exists (
        select from named as o where o.source_id = n.source_id and o.section_id = n.section_id
            and starts_with(o.number, n.number || '('));
end
$$;
comment on function private.provisions_placed(text, uuid[]) is
    'The provisions that each of these texts of a kind cites, and those to which staff tied a ruling, each at its '
    'place in reading order: its label as private.provision_name() makes it (none where the section has no number), '
    'and the page of the section, at the paragraph if it has it. '
    'Security definer, because clients may not call paragraph_meant(): the caller must leave out texts that the reader '
    'may not see.';

create function private.provisions_of(citing_kind text, citing uuid[])
returns table (source_id uuid, labels text[], urls text[])
language sql stable set search_path = ''
as $$
    select p.source_id, array_agg(p.label order by p.place), array_agg(p.url order by p.place)
    from private.provisions_placed(citing_kind, citing) as p
    where p.label is not null
    group by p.source_id
$$;
comment on function private.provisions_of(text, uuid[]) is
    'The provisions of private.provisions_placed() that have a label, in one row for each text: the labels in reading '
    'order, and at the same place where each stands. The caller must leave out texts that the reader may not see.';

create function private.items_concerning(list text, places_in_law text[]) returns uuid[]
language sql stable set search_path = ''
as $$
    with named as materialized (
        select a.section_id
        from unnest(places_in_law) as p (place)
        join public.section_addresses as a
            on a.type = split_part(p.place, '/', 1) and a.slug = split_part(p.place, '/', 2)
    )
    select array(
        select c.source_id
        from named as n, private.managed_tables as m,
            private.citations_of(array[n.section_id], m.kind) as c
        where m.name = list
        union
        select t.ruling_id from named as n join public.related_rulings as t on t.section_id = n.section_id
        where list = 'rulings' and t.ruling_id is not null)
$$;
comment on function private.items_concerning(text, text[]) is
    'The items of a list that cite a section at one of these present or former addresses ("vat-law/30"), and the '
    'rulings that staff tied to one; none where there is no section. The caller must leave out what the reader may '
    'not see.';

create function private.provision_options(list text)
returns table (place_in_law text, label text, items bigint)
language plpgsql stable set search_path = ''
as $$
declare
    list_kind constant text := (select m.kind from private.managed_tables as m where m.name = list);
begin
    return query
    select c.type || '/' || s.slug, private.provision_name(c.type, c.title, s.number) || ': '
            || private.without_number(s.title), k.items
    from (
        select p.section_id, count(*) as items
        from (
            select o.section_id, o.source_id from private.citations_of(null, list_kind) as o
            union
            select t.section_id, t.ruling_id from public.related_rulings as t
            where list = 'rulings' and t.ruling_id is not null
        ) as p
        group by p.section_id
    ) as k
    join public.sections as s on s.id = k.section_id
    join public.chapters as c on c.id = s.chapter_id
    where s.number is not null
    order by private.law_order(c.type), c."order", c.id, s."order", s.id;
end
$$;
comment on function private.provision_options(text) is
    'The numbered sections that items of a list concern, in reading order, each with the number of items: place_in_law '
    'is what private.items_concerning() takes.';

create function public.get_faq_facts() returns table (
    id uuid, provisions text[], provision_urls text[], view_count integer)
language sql stable set search_path = ''
as $$
    select f.id, coalesce(p.labels, '{}'), coalesce(p.urls, '{}'), coalesce(v.views, 0)
    from public.faqs as f
    left join private.provisions_of('faq', array(select f.id from public.faqs as f)) as p on p.source_id = f.id
    left join private.faq_views as v on v.faq_id = f.id
$$;
comment on function public.get_faq_facts() is
    'What is said beside each FAQ that the reader may see: the provisions that it cites, with the addresses of their '
    'pages, and how often it was opened (FAQ-3).';
