-- What the page of a section shows around its text (FIND-2), in one request.

create function private.provisions_cited(citing_section uuid) returns table (reference text, section_id uuid)
language plpgsql stable security definer rows 20 set search_path = ''
as $$
begin
    return query
    with found as materialized (
        select distinct r.kind, r.number, r.instrument as named,
            -- In an instrument with its own numbers, "regulation 2" means its own.
            coalesce(nullif(r.instrument, ''), private.instrument_of(c.title)) as instrument
        from public.sections as s
        join public.chapters as c on c.id = s.chapter_id
        join private.cited_provisions as r on r.source_type = 'section' and r.source_id = s.id
        where s.id = citing_section
    ), named as (
        select array_agg(f.kind) as kinds, array_agg(f.number) as numbers, array_agg(f.instrument) as instruments
        from found as f
    )
    select f.kind || ' ' || f.number || case f.named when '' then '' else ' of the ' || f.named end, r.section_id
    from named as n, private.resolve_citations(n.kinds, n.numbers, n.instruments) as r
    join found as f on f.kind = r.kind and f.number = r.number and f.instrument = r.instrument
    where r.section_id <> citing_section;
end
$$;
comment on function private.provisions_cited(uuid) is
    'The other sections that the text of a section cites, each with the reference: "regulation 8 of the VAT '
    'Regulations". Security definer, because clients may not read the references themselves.';

create function private.sections_around(middle uuid, most integer)
returns table (section_id uuid, number text, title text, slug text, left_out bigint)
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with placed as materialized (
        select s.id, s.number, s.title, s.slug, row_number() over (order by s."order", s.id) as place
        from public.sections as s
        where s.chapter_id = (select o.chapter_id from public.sections as o where o.id = middle)
    ), shown as (
        select p.*
        from placed as p, (select o.place from placed as o where o.id = middle) as m,
            (select max(o.place) as place from placed as o) as l
        where p.place in (1, l.place) or p.place between m.place - most and m.place + most
    )
    select s.id, s.number, s.title, s.slug, s.place - 1 - lag(s.place, 1, 0::bigint) over (order by s.place)
    from shown as s order by s.place;
end
$$;
comment on function private.sections_around(uuid, integer) is
    'Of a section''s chapter, in order: so many sections before and after it, the first and the last, each with how '
    'many are left out before it.';

create function private.section_times(section uuid, address text) returns table (
    relation text, reference text, id uuid, title text, url text, date text, note text)
language plpgsql stable set search_path = ''
as $$
begin
    return query
        select 'former', private.iso_day(v.to_day), v.id,
            coalesce(a.title, v.note),
            case when v.content is not null then address || '?on=' || private.iso_day(v.to_day) end,
            private.iso_day(v.from_day), a.note
        from public.section_versions as v left join public.amendments as a on a.id = v.ended_by
        where v.section_id = section order by v.to_day;
    return query
        select 'coming', case when c.is_repeal then 'repealed' else 'changed' end, c.amendment_id, c.amendment,
            address || '?on=' || private.iso_day(c.day), private.iso_day(c.day), a.note
        from private.changes_to_come('9999-12-31', null, array[section]) as c
        join public.amendments as a on a.id = c.amendment_id
        order by c.day, c.amendment_id;
end
$$;
comment on function private.section_times(uuid, text) is
    'The texts of a section before the one in force ("former": date and reference are its first and last day, title '
    'and note say what came after it; without a url it was not in force) and what announced amendments make of it '
    '("coming": date is its day, reference says changed or repealed, id, title and note are the amendment''s).';

create function public.get_section_context(law text, section_slug text) returns table (
    relation text, reference text, type text, id uuid, title text, url text, date text, beginning text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    own record;
begin
    select s.id, s."order", s.plain, c.id as chapter_id, c."order" as chapter_order into own
    from public.sections as s join public.chapters as c on c.id = s.chapter_id
    where s.slug = section_slug and c.type = law;
    return query
    (
        select 'previous', null::text, law, s.id,
            case c.id when own.chapter_id then s.title else private.section_name(law, c.title, s.title) end,
            '/law/' || law || '/' || s.slug, null::text, null::text
        from public.chapters as c,
            lateral (
                select o.id, o.title, o.slug, o."order" from public.sections as o
                where o.chapter_id = c.id
                    and (c.id <> own.chapter_id or (o."order", o.id) < (own."order", own.id))
                order by o."order" desc, o.id desc limit 1
            ) as s
        where c.type = law and (c."order", c.id) <= (own.chapter_order, own.chapter_id)
        order by c."order" desc, c.id desc
        limit 1
    ) union all (
        select 'next', null, law, s.id,
            case c.id when own.chapter_id then s.title else private.section_name(law, c.title, s.title) end,
            '/law/' || law || '/' || s.slug, null, null
        from public.chapters as c,
            lateral (
                select o.id, o.title, o.slug, o."order" from public.sections as o
                where o.chapter_id = c.id
                    and (c.id <> own.chapter_id or (o."order", o.id) > (own."order", own.id))
                order by o."order", o.id limit 1
            ) as s
        where c.type = law and (c."order", c.id) >= (own.chapter_order, own.chapter_id)
        order by c."order", c.id
        limit 1
    ) union all (
        select 'in', count(*)::text, law, own.chapter_id, min(c.title) filter (where c.id = own.chapter_id),
            '/law/' || law, null, null
        from public.chapters as c
        where c.type = law and (c."order", c.id) <= (own.chapter_order, own.chapter_id)
        having own.id is not null
    ) union all (
        select 'cites', p.reference, c.type, s.id, private.section_name(c.type, c.title, s.title),
            '/law/' || c.type || '/' || s.slug, null, null
        from private.provisions_cited(own.id) as p
        join public.sections as s on s.id = p.section_id
        join public.chapters as c on c.id = s.chapter_id
        order by private.law_order(c.type), c."order", c.id, s."order",
            s.id, p.reference
    ) union all (
        select 'cited', nullif(array_to_string(o.paragraphs, ', '), ''), o.type, o.id, o.title, o.url, o.date,
            private.beginning(coalesce(nullif(o.plain[1], ''), o.plain[2]))
        from private.sources_listed(own.id, 50) as o
    ) union all (
        select l.relation, l.reference, law, l.id, l.title, l.url, null,
            case when l.relation = 'chapter' and l.id = own.id then private.beginning(own.plain) end
        from private.sections_around(own.id, 50) with ordinality
                as o (section_id, number, title, slug, left_out, place),
            lateral (
                select 1, 'more', o.left_out::text, own.id, '', '/law/' || law || '#' || own.id
                where o.left_out > 0
                union all
                select 2, 'chapter', o.number, o.section_id, o.title, '/law/' || law || '/' || o.slug
            ) as l (line, relation, reference, id, title, url)
        order by o.place, l.line
    ) union all (
        select t.relation, t.reference, law, t.id, t.title, t.url, t.date, t.note
        from private.section_times(own.id, '/law/' || law || '/' || section_slug) as t
    );
end
$$;
comment on function public.get_section_context(text, text) is
    'What belongs to the section at /law/{type}/{slug}, by relation: "previous" and "next" in its law, "in" (its '
    'chapter, with as reference which it is of the law, counted from 1), "cites" (other sections, once for each '
    'reference, as the text has it), "cited" (the texts that cite it, the newest 50 of each kind, with their dates '
    'as exact as they are known, their first words and as reference the paragraphs that they cite), "chapter" (the '
    'sections of its chapter, as reference their numbers, itself with its first words: the first, the last and fifty '
    'on each side) and between them "more" (the section itself in the whole text, with as reference how many are left '
    'out there), "former" and "coming" as private.section_times() says, first day first. A disabled FAQ is left out. '
    'No rows for an unknown section.';
