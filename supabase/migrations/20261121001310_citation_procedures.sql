-- Who cites a section, and which sections a text cites: resolved by number at each request, so that a renumbered, added
-- or deleted section is right at once.

-- A reference to directive 25 means 25(a), 25(c) and 25(f) if the text has no 25 as a whole.
create index sections_part_of on public.sections (private.base_number(number)) where number like '%(%';
-- One to directive 22 means 21–22.
create index sections_in_range on public.sections (number) where cardinality(private.section_numbers(title)) > 1;
-- And "sections 22 to 29" each section between them.
create index sections_number_place on public.sections (private.number_place(number));

create function private.resolve_citations(kinds text[], numbers text[], instruments text[])
returns table (kind text, number text, instrument text, section_id uuid)
    -- As many as a text has: the sections are read by their numbers.
language plpgsql stable rows 20 set search_path = ''
as $$
begin
    return query
    with wanted as materialized (
        select w.kind, w.number, w.instrument,
            case when w.number not like '%–%' then private.base_number(w.number) end as base
        from unnest(kinds, numbers, instruments) as w (kind, number, instrument)
    ), ranges as materialized (
        select g.number, private.number_place(split_part(g.number, '–', 1)) as first,
            private.number_place(split_part(g.number, '–', 2)) as last
        from (select distinct w.number from wanted as w where w.number like '%–%') as g
    ), known as materialized (
        select n.id, n.key, private.provision_kind(c.type, c.title) as kind,
            private.instrument_of(c.title) as instrument,
            row_number() over (order by private.law_order(c.type), c."order", c.id, n."order", n.id) as place
        from (
            select s.id, s.chapter_id, s."order", s.number as key from public.sections as s
            where s.number in (select w.number from wanted as w union select w.base from wanted as w)
            union all
            select s.id, s.chapter_id, s."order", private.base_number(s.number) || '(' from public.sections as s
            where s.number like '%(%' and private.base_number(s.number) in (select w.number from wanted as w)
            union all
            select s.id, s.chapter_id, s."order", r.number
            from public.sections as s, unnest(private.section_numbers(s.title)) as r (number)
            where cardinality(private.section_numbers(s.title)) > 1 and r.number <> s.number
                and r.number in (select w.base from wanted as w)
            union all
            select s.id, s.chapter_id, s."order", g.number
            from ranges as g join public.sections as s
                on private.number_place(s.number) > g.first and private.number_place(s.number) < g.last
        ) as n
        join public.chapters as c on c.id = n.chapter_id
        -- "Section 2" means the Law's: a bookkeeping rule is cited by its instrument's name.
        where c.type <> 'booking-rules' or private.instrument_of(c.title) <> ''
    ), meant as materialized (
        select w.kind, w.instrument as named, k.instrument
        from (select distinct wanted.kind, wanted.instrument from wanted) as w
        join (select distinct known.kind, known.instrument from known) as k
            on k.kind = w.kind and private.is_instrument_meant(k.instrument, w.instrument, w.kind)
    ), keys as materialized (
        select w.kind, w.instrument, w.number, w.number as key, 1 as rank from wanted as w
        -- If no section has the number with its paragraphs, they are paragraphs of the section without them.
        union all select w.kind, w.instrument, w.number, w.base, 2 from wanted as w
        -- If no section has the number alone, the first of its paragraphs that is a section.
        union all select w.kind, w.instrument, w.number, w.number || '(', 3 from wanted as w
    )
    select distinct on (k.kind, k.number, k.instrument, g.id) k.kind, k.number, k.instrument, o.id
    from keys as k
    join meant as m on m.kind = k.kind and m.named = k.instrument
    join known as o on o.kind = m.kind and o.instrument = m.instrument and o.key = k.key
    -- A number means one section, a range all that it has.
    cross join lateral (select case when k.number like '%–%' then o.id end as id) as g
    order by k.kind, k.number, k.instrument, g.id, k.rank, o.place;
end
$$;
comment on function private.resolve_citations(text[], text[], text[]) is
    'Which sections these provisions are: among several with the same number, the first in reading order; of a range, '
    '22–29, all between its ends. Provisions of other laws, and numbers that do not exist, are left out.';

create function private.section_targets(sought uuid[] default null) returns table (section_id uuid, target text)
language plpgsql stable set search_path = ''
as $$
begin
    return query
    select a.section_id, t.target
    from public.section_addresses as a, unnest(array[a.type || '/' || a.slug, a.section_id::text]) as t (target)
    where sought is null or a.section_id = any (sought)
    union
    select s.id, c.type || '/' || n.number
    from public.sections as s join public.chapters as c on c.id = s.chapter_id,
        unnest(private.section_numbers(s.title)) as n (number)
    where cardinality(private.section_numbers(s.title)) > 1 and (sought is null or s.id = any (sought));
end
$$;
comment on function private.section_targets(uuid[]) is
    'What links to these sections, or to all, lead to, as private.row_targets() has it: their ids, their present and '
    'former addresses, and each number of a section that has several.';

create function private.citations_of(cited uuid[] default null, citing text default null)
returns table (section_id uuid, source_type text, source_id uuid, number text)
language plpgsql stable security definer set search_path = ''
    -- Planned for some sections or for all: the indexes serve only the first.
    set plan_cache_mode = force_custom_plan
as $$
begin
    return query
    -- By scalars, computed once: joined, they would be computed for every citation there is.
    with own as materialized (
        select array_agg(private.provision_kind(h.type, h.title)) as kinds,
            array_agg(private.base_number(s.number)) || array_agg(n.number) || '–'::text as bases
        from public.sections as s join public.chapters as h on h.id = s.chapter_id
        left join lateral unnest(private.section_numbers(s.title)) as n (number) on true
        where s.id = any (cited)
    ), candidates as materialized (
        select c.source_type, c.source_id, c.kind, c.number, c.instrument
        from private.citations as c
        where c.kind <> 'link'
            and (cited is null or c.kind = any ((select o.kinds from own as o)::text[])
                and c.base = any ((select o.bases from own as o)::text[]))
            and (citing is null or c.source_type = citing)
            and (c.is_public or (select private.is_staff()))
    ), named as (
        select array_agg(d.kind) as kinds, array_agg(d.number) as numbers, array_agg(d.instrument) as instruments
        from (select distinct c.kind, c.number, c.instrument from candidates as c) as d
    ), meant as materialized (
        -- Once: a planner without statistics of the candidates would resolve them anew for each.
        select r.kind, r.number, r.instrument, r.section_id
        from named as n, private.resolve_citations(n.kinds, n.numbers, n.instruments) as r
        where cited is null or r.section_id = any (cited)
    ), targets as materialized (
        select t.section_id, t.target from private.section_targets(cited) as t
    )
    select r.section_id, c.source_type, c.source_id, c.number
    from meant as r
    join candidates as c on c.kind = r.kind and c.number = r.number and c.instrument = r.instrument
    where c.source_id <> r.section_id
    union all
    select t.section_id, c.source_type, c.source_id, null
    from targets as t join private.citations as c on c.kind = 'link' and c.number = t.target
    where c.source_id <> t.section_id
        and (citing is null or c.source_type = citing)
        and (c.is_public or (select private.is_staff()));
end
$$;
comment on function private.citations_of(uuid[], text) is
    'Who cites what (TRUE-5): the citations of these sections, or of all, in texts of one kind, if given, or of all '
    'kinds; whatever lists, counts or warns of citations reads them here. Those of a text that is not public are for '
    'staff alone, and no section cites itself. number is as in the text, 30(a)(5), or a range; null for a link. '
    'Security definer, because nobody may read the citations themselves.';

create function private.citing_texts(cited uuid[])
returns table (section_id uuid, source_type text, source_id uuid, paragraphs text[])
language plpgsql stable security definer set search_path = ''
as $$
begin
    return query
    select m.section_id, m.source_type, m.source_id, array(
        -- "(a)" says nothing beside "(a)(5)".
        select p.path from unnest(m.paths) as p (path)
        where not exists (select from unnest(m.paths) as o (path) where starts_with(o.path, p.path || '('))
        order by p.path)
    from (
        select c.section_id, c.source_type, c.source_id, array_remove(
            array_agg(distinct private.paragraph_meant(c.number, s.number, s.paragraphs)), null) as paths
        from private.citations_of(cited) as c join public.sections as s on s.id = c.section_id
        where s.id = any (cited)
        group by c.section_id, c.source_type, c.source_id
    ) as m;
end
$$;
comment on function private.citing_texts(uuid[]) is
    'The texts that cite these sections, as citations_of() has them, each once; paragraphs are those that they '
    'cite, of the ones that the section has. Security definer, because clients may not call paragraph_meant().';

create function private.section_page(section uuid) returns text
language sql stable set search_path = ''
as $$
    select '/law/' || c.type || '/' || s.slug
    from public.sections as s join public.chapters as c on c.id = s.chapter_id where s.id = section
$$;
comment on function private.section_page(uuid) is 'The address of a section''s own page; null for any other row.';

create function private.provision_label(section uuid) returns text
language sql stable set search_path = ''
as $$
    select private.provision_name(c.type, c.title, s.number)
    from public.sections as s join public.chapters as c on c.id = s.chapter_id where s.id = section
$$;
comment on function private.provision_label(uuid) is
    'What readers call a section, as private.provision_name() has it; null for one without a number, and any other '
    'row.';
