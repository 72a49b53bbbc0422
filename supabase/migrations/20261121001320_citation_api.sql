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
returns table (type text, id uuid, title text, url text, date date, paragraphs text[])
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with citing as materialized (
        select c.source_id, c.paragraphs from private.citing_sources(section_id) as c
    )
    select t.kind, t.id, t.name, t.url, t.date, (select c.paragraphs from citing as c where c.source_id = t.id)
    from private.texts as t
    where t.id = any (array(select c.source_id from citing as c))
    order by t.date desc nulls last, t.name, t.id;
end
$$;
comment on function public.get_citing_sources(uuid) is
    'The rulings, decisions, news and FAQs that cite a section, newest first, FAQs (which have no date) last, without '
    'those that the reader may not see (disabled FAQs); paragraphs are those of the section that they cite: (a)(5).';
revoke execute on function public.get_citing_sources(uuid) from public;
grant execute on function public.get_citing_sources(uuid) to anon, authenticated, service_role;

create function public.get_cited_sections(source_type text, source_id uuid)
returns table (
    id uuid, title text, law text, chapter text, url text, provisions text[], provision_urls text[])
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with cited as materialized (
        select l.label, l.url
        from private.provisions_of(source_type, array[get_cited_sections.source_id]) as p,
            unnest(p.labels, p.urls) as l (label, url)
    )
    select s.id, s.title, c.type, c.title, u.url,
        array(select l.label from cited as l where split_part(l.url, '#', 1) = u.url),
        array(select l.url from cited as l where split_part(l.url, '#', 1) = u.url)
    from private.sections_of(source_type, source_id) as o
    join public.sections as s on s.id = o.section_id
    join public.chapters as c on c.id = s.chapter_id,
        lateral (select '/law/' || c.type || '/' || s.slug as url) as u
    -- A disabled FAQ reveals nothing to those who may not read it.
    where exists (select from private.texts as t where t.kind = source_type and t.id = source_id)
    order by case c.type when 'vat-law' then 1 when 'regulations' then 2 else 3 end, c."order", c.id, s."order", s.id;
end
$$;
comment on function public.get_cited_sections(text, uuid) is
    'The sections that a text of a kind (ruling, decision, news, faq) cites, each once, in reading order; for a ruling '
    'also those to which staff linked it (DATA-3). url is the section''s page, provisions what the text cites of it, '
    '"section 30(a)(5)", and provision_urls where that stands.';
revoke execute on function public.get_cited_sections(text, uuid) from public;
grant execute on function public.get_cited_sections(text, uuid) to anon, authenticated, service_role;

create function public.get_related_rulings(ruling_id uuid)
returns table (title text, url text, shared integer)
language sql stable set search_path = ''
as $$
    with own as materialized (
        select o.section_id from private.sections_of('ruling', ruling_id) as o
    ), beside as (
        select o.section_id, c.source_id from own as o, private.citing_sources(o.section_id) as c
            where c.source_type = 'ruling'
        union
        select o.section_id, t.ruling_id from own as o join public.related_rulings as t on t.section_id = o.section_id
        where t.ruling_id is not null
    ), found as (
        select private.with_number(r.title, r.number) as title, '/rulings/' || r.id as url, b.shared, r.date
        from (select source_id, count(*)::integer as shared from beside group by source_id) as b
        join public.rulings as r on r.id = b.source_id
        where r.id <> get_related_rulings.ruling_id
        union all
        select min(t.title), t.url, count(distinct t.section_id)::integer, null
        from own as o join public.related_rulings as t on t.section_id = o.section_id
        where t.ruling_id is null
        group by t.url
    )
    select f.title, f.url, f.shared from found as f
    order by f.shared desc, f.date desc nulls last, f.title, f.url
    limit 5
$$;
comment on function public.get_related_rulings(uuid) is
    'The five rulings that share the most sections with a ruling, cited or linked by staff: on this site '
    '(/rulings/{id}) or elsewhere (RUL-3).';
revoke execute on function public.get_related_rulings(uuid) from public;
grant execute on function public.get_related_rulings(uuid) to anon, authenticated, service_role;
