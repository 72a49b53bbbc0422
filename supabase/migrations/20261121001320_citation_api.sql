-- Citations for readers: counts for a whole page of the law, the texts that cite a section, the sections that a text
-- cites, and the rulings that share sections with a ruling (RUL-3).

create function public.get_citation_counts(law text) returns jsonb
language sql stable set search_path = ''
as $$
    select private.citation_counts(law)
$$;
comment on function public.get_citation_counts(text) is
    'One object for a text of the law (chapters.type): by each cited section''s id, how many texts cite it, by their '
    'kind: {"ruling": 2, "faq": 4}.';
revoke execute on function public.get_citation_counts(text) from public;
grant execute on function public.get_citation_counts(text) to anon, authenticated, service_role;

create function public.get_citing_sources(section_id uuid)
returns table (type text, id uuid, title text, url text, date text, paragraphs text[])
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with citing as materialized (
        select c.source_type, c.source_id, c.paragraphs from private.citing_sources(section_id) as c
    )
    select t.kind, t.id, t.name, t.url, t.known_date, c.paragraphs
    from private.texts as t join citing as c on c.source_type = t.kind and c.source_id = t.id
    where t.id = any (array(select citing.source_id from citing))
    order by t.date desc nulls last, t.name, t.id;
end
$$;
comment on function public.get_citing_sources(uuid) is
    'The rulings, decisions, news and FAQs that cite a section, newest first, FAQs (which have no date) last, without '
    'those that the reader may not see (disabled FAQs); date is as exact as it is known (TRUE-1), paragraphs are those '
    'of the section that they cite: (a)(5).';
revoke execute on function public.get_citing_sources(uuid) from public;
grant execute on function public.get_citing_sources(uuid) to anon, authenticated, service_role;

create function public.get_cited_sections(source_type text, source_ids uuid[])
returns table (
    source_id uuid, id uuid, title text, law text, chapter text, url text, provisions text[], provision_urls text[])
language plpgsql stable set search_path = ''
as $$
begin
    return query
    -- A disabled FAQ reveals nothing to those who may not read it.
    with readable as materialized (
        select t.id from private.texts as t where t.kind = source_type and t.id = any (source_ids)
    ), cited as (
        select p.source_id, p.section_id,
            array_agg(p.label order by p.place) filter (where p.label is not null) as labels,
            array_agg(p.url order by p.place) filter (where p.label is not null) as urls
        from private.provisions_placed(source_type, source_ids) as p
        group by p.source_id, p.section_id
    )
    select o.source_id, s.id, s.title, c.type, c.title, '/law/' || c.type || '/' || s.slug,
        coalesce(o.labels, '{}'), coalesce(o.urls, '{}')
    from cited as o
    join readable as r on r.id = o.source_id
    join public.sections as s on s.id = o.section_id
    join public.chapters as c on c.id = s.chapter_id
    order by o.source_id, private.law_order(c.type), c."order", c.id,
        s."order", s.id;
end
$$;
comment on function public.get_cited_sections(text, uuid[]) is
    'The sections that each of these texts of a kind (ruling, decision, news, faq) cites, each once, in reading order; '
    'for a ruling also those to which staff linked it (DATA-3). url is the section''s page, provisions what the text '
    'cites of it, "section 30(a)(5)", and provision_urls where that stands.';
revoke execute on function public.get_cited_sections(text, uuid[]) from public;
grant execute on function public.get_cited_sections(text, uuid[]) to anon, authenticated, service_role;

create function public.get_related_rulings(ruling_ids uuid[])
returns table (ruling_id uuid, title text, url text, shared integer)
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with own as materialized (
        select o.source_id as ruling, o.section_id from private.sections_of('ruling', ruling_ids) as o
    ), sections as (
        select coalesce(array_agg(distinct o.section_id), '{}') as ids from own as o
    ), beside as materialized (
        select c.section_id, c.source_id from sections as s, private.citations_of(s.ids, 'ruling') as c
        union
        select t.section_id, t.ruling_id from sections as s join public.related_rulings as t
            on t.section_id = any (s.ids) and t.ruling_id is not null
    ), near as (
        select p.ruling, p.beside, p.shared,
            rank() over (partition by p.ruling order by p.shared desc, r.date desc) as place
        from (
            select o.ruling, b.source_id as beside, count(*)::integer as shared
            from own as o join beside as b on b.section_id = o.section_id and b.source_id <> o.ruling
            group by o.ruling, b.source_id
        ) as p
        join public.rulings as r on r.id = p.beside
    ), found as (
        select n.ruling, private.with_number(r.title, r.number) as title, '/rulings/' || r.id as url, n.shared, r.date
        from near as n join public.rulings as r on r.id = n.beside
        where n.place <= 5
        union all
        select o.ruling, min(t.title), t.url, count(distinct t.section_id)::integer, null
        from own as o join public.related_rulings as t on t.section_id = o.section_id
        where t.ruling_id is null
        group by o.ruling, t.url
    ), placed as (
        select f.*, row_number() over (partition by f.ruling
            order by f.shared desc, f.date desc nulls last, f.title, f.url) as place
        from found as f
    )
    select p.ruling, p.title, p.url, p.shared from placed as p
    where p.place <= 5
    order by p.ruling, p.place;
end
$$;
comment on function public.get_related_rulings(uuid[]) is
    'For each of these rulings the five that share the most sections with it, cited or linked by staff: on this site '
    '(/rulings/{id}) or elsewhere (RUL-3).';
revoke execute on function public.get_related_rulings(uuid[]) from public;
grant execute on function public.get_related_rulings(uuid[]) to anon, authenticated, service_role;
