-- Citations for readers: what stands in the margin of the law, the texts that cite a section, the sections that a text
-- cites, and the rulings that share sections with a ruling (RUL-3).

create function private.sources_listed(cited uuid, most integer) returns table (
    type text, id uuid, title text, url text, date text, paragraphs text[], plain text[])
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with citing as materialized (
        select c.source_type, c.source_id, c.paragraphs from private.citing_texts(array[cited]) as c
    ), placed as (
        select t.search_type, t.id, t.name, t.url, t.date, t.known_date, c.paragraphs, t.plain, t.place,
            row_number() over (
            partition by t.kind order by t.date desc nulls last, t.place, t.name, t.id) as place_in_kind
        from private.texts as t join citing as c on c.source_type = t.kind and c.source_id = t.id
        where t.id = any (array(select citing.source_id from citing))
    )
    select p.search_type, p.id, p.name, coalesce(private.section_page(p.id), p.url), p.known_date, p.paragraphs,
        p.plain
    from placed as p
    where p.place_in_kind <= most
    order by p.date desc nulls last, p.place, p.name, p.id;
end
$$;
comment on function private.sources_listed(uuid, integer) is
    'The texts that cite a section, of each kind the newest, so many at most; provisions and FAQs, which have no date, '
    'last and in their order. What the reader may not see is left out.';

create function public.get_citing_sources(section_id uuid)
returns table (type text, id uuid, title text, url text, date text, paragraphs text[])
language sql stable set search_path = ''
as $$
    select s.type, s.id, s.title, s.url, s.date, s.paragraphs from private.sources_listed(section_id, 50) as s
$$;
comment on function public.get_citing_sources(uuid) is
    'The texts that cite a section: rulings, decisions, FAQs, news and provisions (type as in search), the newest '
    '50 of each kind, without those that the reader may not see (disabled FAQs); date is as exact as it is known '
    '(TRUE-1), paragraphs are those of the section that they cite: (a)(5).';

create function public.get_margin(law text, section_slug text default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
    cited constant uuid[] := array(
        select s.id from public.sections as s join public.chapters as c on c.id = s.chapter_id
        where c.type = law and (section_slug is null or s.slug = section_slug));
    -- The reader of a whole text of the law stays in it.
    in_law constant text := case when section_slug is null then law else '' end;
    -- So many are named of each kind beside a paragraph.
    most constant integer := 4;
begin
    return (
        with citing as materialized (
            select c.section_id, c.source_type, c.source_id, c.paragraphs from private.citing_texts(cited) as c
        ), named as materialized (
            -- Said once of each, however many paragraphs it cites.
            select t.kind, t.id, t.search_type, t.name, t.date, t.place,
                case t.kind when 'section' then private.without_number(t.title) when 'ruling' then coalesce((
                    select i.name from private.names_in_title(t.title) as i order by length(i.name) desc limit 1),
                    t.title) else t.name end as shown_name,
                case when t.kind <> 'section' then t.url when in_law = '' then private.section_page(t.id)
                    else regexp_replace(t.url, '^/law/' || in_law || '(?=#)', '') end as shown_url,
                case t.kind when 'section' then private.provision_label(t.id)
                    else extract(year from t.date)::text end as shown_label
            from private.texts as t where t.id = any (array(select distinct c.source_id from citing as c))
        ), noted as (
            select c.section_id, p.path, n.*, row_number() over (
                partition by c.section_id, p.path, n.kind order by n.date desc nulls last, n.place, n.name, n.id) as at
            from citing as c join named as n on n.kind = c.source_type and n.id = c.source_id,
                unnest(case c.paragraphs when '{}' then array[''] else c.paragraphs end) as p (path)
        ), lists as (
            select o.section_id, o.path, o.search_type, count(*) as texts,
                jsonb_agg(jsonb_build_array(o.shown_name, o.shown_url, o.shown_label) order by o.at)
                    filter (where o.at <= most) as shown
            from noted as o group by o.section_id, o.path, o.search_type
        ), notes as (
            select l.section_id, jsonb_agg(jsonb_build_array(l.path, l.search_type, l.texts, l.shown)
                order by l.path, l.search_type) as notes
            from lists as l group by l.section_id
        ), counts as (
            select k.section_id, jsonb_object_agg(k.search_type, k.texts) as counts
            from (
                select c.section_id, n.search_type, count(*) as texts
                from citing as c join named as n on n.kind = c.source_type and n.id = c.source_id
                group by c.section_id, n.search_type) as k
            group by k.section_id
        )
        select coalesce(jsonb_object_agg(k.section_id, jsonb_build_object('counts', k.counts, 'notes', n.notes)), '{}')
        from counts as k join notes as n on n.section_id = k.section_id);
end
$$;
comment on function public.get_margin(text, text) is
    'Who cites the sections of a text of the law, for reading it whole, or one of them on its own page (TRUE-5). '
    'One object, by the id of each that is cited: counts, how many texts of each kind (as in search) cite it, and '
    'notes, one for each paragraph and kind: [paragraph, kind, number of texts, the newest four of them]; the '
    'paragraph is "" for what cites none that the section has. Of a text: [name, address, mark]; the mark is its '
    'year, or what a provision is called ("regulation 12A").';

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
