-- Where the references in a text lead (READ-6): resolved at each request, so that a renumbered, added or deleted
-- section, ruling or decision is right at once. A browser only draws the links.

create function private.resolve_names(kinds text[], numbers text[])
returns table (kind text, number text, target_type text, target_id uuid)
language plpgsql stable set search_path = ''
as $$
begin
    return query
    select w.kind, w.number, min(n.target_type), min(n.target_id::text)::uuid
    from unnest(kinds, numbers) as w (kind, number)
    join private.cited_names as n
        on n.name = case w.kind when 'name' then w.number
                else private.item_number(w.number) end
            and n.is_number = (w.kind <> 'name')
            and (w.kind <> 'case' or n.target_type = 'ruling'
                and coalesce(n.court = substring(w.number from '^([A-Za-z]+) '), true))
    group by w.kind, w.number
    -- What two are called means neither.
    having count(distinct n.target_id) = 1;
end
$$;
comment on function private.resolve_names(text[], text[]) is
    'Which ruling or decision these references by number or name mean (kinds case, decision, name). What is ambiguous, '
    'or not here, is left out.';

create type private.found_reference as (
    source_id uuid, words text, part integer, linked text, kind text, number text, instrument text);
comment on type private.found_reference is
    'A reference in a text, part by part as private.text_references has it, with the instrument that it means: in one '
    'with its own numbers, "regulation 2" means its own.';

create function private.resolve_references(sought private.found_reference[]) returns table (
    source_id uuid, words text, part integer, linked text, kind text, number text, instrument text, is_ours boolean,
    section_id uuid, paragraph text, item_id uuid, url text)
    -- As many as a text has: what they lead to is read by its id.
language plpgsql stable rows 20 set search_path = ''
as $$
begin
    return query
    with read as materialized (
        select f.* from unnest(sought) as f
    ), provisions as (
        select array_agg(d.kind) as kinds, array_agg(d.number) as numbers, array_agg(d.instrument) as instruments
        from (
            select distinct r.kind, r.number, r.instrument from read as r where r.kind in ('section', 'regulation')
        ) as d
    ), sections_meant as materialized (
        select p.kind, p.number, p.instrument, p.section_id
        from provisions as n, private.resolve_citations(n.kinds, n.numbers, n.instruments) as p
    ), names as (
        select array_agg(d.kind) as kinds, array_agg(d.number) as numbers
        from (select distinct r.kind, r.number from read as r where r.kind in ('case', 'decision', 'name')) as d
    ), names_meant as materialized (
        select i.* from names as n, private.resolve_names(n.kinds, n.numbers) as i
    ), items_meant as materialized (
        select i.kind, i.number, t.id, t.url
        from names_meant as i join private.texts as t on t.kind = i.target_type and t.id = i.target_id
        where t.id = any (array(select n.target_id from names_meant as n))
    ), instruments_meant as materialized (
        select d.kind, d.instrument
        from (select distinct r.kind, r.instrument from read as r where r.kind in ('section', 'regulation')) as d
        where exists (
            select from public.chapters as c
            where private.provision_kind(c.type, c.title) = d.kind
                and private.is_instrument_meant(private.instrument_of(c.title), d.instrument, d.kind))
    )
    select r.source_id, r.words, r.part, r.linked, r.kind, r.number, r.instrument,
        r.kind in ('case', 'decision') or o.kind is not null, p.section_id,
        private.paragraph_meant(r.number, s.number, s.paragraphs), i.id,
        case when s.id is not null then '/law/' || c.type || '/' || s.slug when i.id <> r.source_id then i.url end
    from read as r
    left join sections_meant as p on p.kind = r.kind and p.number = r.number and p.instrument = r.instrument
    left join public.sections as s on s.id = p.section_id
    left join public.chapters as c on c.id = s.chapter_id
    left join items_meant as i on i.kind = r.kind and i.number = r.number
    left join instruments_meant as o on o.kind = r.kind and o.instrument = r.instrument;
end
$$;
comment on function private.resolve_references(private.found_reference[]) is
    'What references lead to: the section and the paragraph that it has, or the ruling or decision (item_id). is_ours '
    'says whether it is a reference to what this site has: a provision of its instruments, a case or a decision. url '
    'is null where it leads nowhere, or to the text itself.';

create function private.references_resolved(of_type text, of_ids uuid[]) returns table (
    source_id uuid, words text, part integer, linked text, kind text, number text, is_ours boolean, section_id uuid,
    paragraph text, item_id uuid, url text)
language plpgsql stable rows 20 set search_path = ''
as $$
begin
    return query
    select r.source_id, r.words, r.part, r.linked, r.kind, r.number, r.is_ours, r.section_id, r.paragraph, r.item_id,
        r.url
    from private.resolve_references(array(
        select (r.source_id, r.words, r.part, r.linked, r.kind, r.number,
            coalesce(nullif(r.instrument, ''), private.instrument_of(c.title), ''))::private.found_reference
        from private.text_references as r
        left join public.sections as s on of_type = 'section' and s.id = r.source_id
        left join public.chapters as c on c.id = s.chapter_id
        where r.source_type = of_type and r.source_id = any (of_ids))) as r;
end
$$;
comment on function private.references_resolved(text, uuid[]) is
    'The references in texts of a kind with what they lead to, as private.resolve_references() says.';

create function private.figures_in(of_type text, of_ids uuid[]) returns table (source_id uuid, links jsonb)
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with linked as (
        select distinct t.id, m.link[1] as kind
        from private.texts as t, regexp_matches(t.html, 'href="/amounts#([a-z-]+)"', 'g') as m (link)
        where t.kind = of_type and t.id = any (of_ids) and strpos(t.html, '"/amounts#') > 0
    )
    select l.id, jsonb_agg(jsonb_build_array(jsonb_build_array('/amounts#' || a.kind, a.words)) order by a.kind)
    from linked as l
    join (
        select distinct on (a.kind) a.kind, a.until, case a.period
            when '' then w.words else regexp_replace(w.words, ' from .*$', ', ' || a.period) end as words
        from public.amounts as a, private.amount_words(a.amount, a.unit, a.effective_from) as w (words)
        where a.effective_from <= private.today()
        order by a.kind, a.effective_from desc
    ) as a on a.kind = l.kind and coalesce(a.until >= private.today(), true)
    group by l.id;
end
$$;
comment on function private.figures_in(text, uuid[]) is
    'The figures to which these texts link, in the shape of get_links(): each address with what holds today, "NIS '
    '5,000 from 1 June 2026" (TOOL-1).';

create function private.links_of(of_type text, of_ids uuid[], in_law text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
    return (
        with parts as (
            select r.source_id, r.words, r.part, r.linked,
                case
                    when r.section_id = r.source_id and r.paragraph is null then null
                    when c.type is null then r.url
                    -- The reader of a whole text of the law stays in it.
                    when in_law <> '' then case when c.type = in_law then '' else '/law/' || c.type end || '#'
                        || coalesce(private.section_anchor(s.number, s.slug) || r.paragraph, s.id::text)
                    else r.url || coalesce('#' || private.section_anchor(s.number, s.slug) || r.paragraph, '')
                end as address
            from private.references_resolved(of_type, of_ids) as r
            left join public.sections as s on s.id = r.section_id
            left join public.chapters as c on c.id = s.chapter_id
        ), phrases as (
            select p.source_id, p.words,
                jsonb_agg(case when p.address is null then jsonb_build_array(p.linked)
                    else jsonb_build_array(p.linked, p.address) end order by p.part) as phrase,
                count(p.address) > 0 as is_linked
            from parts as p group by p.source_id, p.words
        ), needed as (
            -- "section 30 of the Income Tax Ordinance" stays plain, and must not be taken for "section 30".
            select p.source_id, jsonb_agg(p.phrase order by length(p.words) desc, p.words) as links
            from phrases as p
            where p.is_linked or exists (
                select from phrases as o
                where o.source_id = p.source_id and o.is_linked and strpos(p.words, o.words) > 0)
            group by p.source_id
        ), terms as (
            select t.source_id, t.links
            from private.terms_of(of_type, of_ids, of_type = 'section' and in_law = '') as t
        ), figures as (
            select f.source_id, f.links from private.figures_in(of_type, of_ids) as f
        ), dead as (
            select l.source_id, jsonb_agg(jsonb_build_array(
                jsonb_build_array(replace(l.url, '&amp;', '&'), '')) order by l.id) as links
            from private.dead_links as l
            where l.source_type = of_type and l.source_id = any (of_ids) and l.url <> '' and l.paragraph is null
            group by l.source_id
        )
        select coalesce(jsonb_object_agg(f.id, f.links), '{}')
        from (
            select u.source_id as id, jsonb_agg(l.link order by u.place, l.at) as links
            from (
                select n.source_id, n.links, 1 as place from needed as n
                union all select t.source_id, t.links, 2 from terms as t
                union all select f.source_id, f.links, 3 from figures as f
                union all select d.source_id, d.links, 4 from dead as d
            ) as u, jsonb_array_elements(u.links) with ordinality as l (link, at)
            group by u.source_id
        ) as f);
end
$$;
comment on function private.links_of(text, uuid[], text) is
    'By text, its references as get_links() has them. Security definer, because nobody may read the references '
    'themselves: the caller names only texts that the reader may see.';

create function public.get_links(of_type text, of_ids uuid[] default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
    -- Apart: a plan for both would read all texts of the kind.
    if of_ids is null then
        return private.links_of(of_type, array(select t.id from private.texts as t where t.kind = of_type), '');
    end if;
    return private.links_of(of_type, array(
        select t.id from private.texts as t where t.kind = of_type and t.id = any (of_ids)), '');
end
$$;
comment on function public.get_links(text, uuid[]) is
    'The links of the texts of a kind (ruling, decision, news, faq), or of some of them. One object: by the text''s id '
    'a list of the references in it, the longest first, each a list of its parts in order, [words] or [words, '
    'address]: [["section 30(a)(5)", "/law/vat-law/30#s30(a)(5)"], [" of the Law"]]. A link by hand whose '
    'target is gone is told by its address alone, as the text has it: [["/rulings/…", ""]]. A defined term that '
    'the text uses leads to the glossary: [["foreign residents", "/glossary#…"]]; on a section''s own page its note '
    'in print follows, ["Foreign resident: …"]. A link to a figure is told with what holds today: '
    '[["/amounts#vat-rate", "18% from 1 January 2025"]]. A disabled FAQ is left out.';

create function public.get_law_links(law text, section_slug text default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
    -- Apart, as above.
    if section_slug is null then
        return private.links_of('section', array(
            select s.id from public.sections as s join public.chapters as c on c.id = s.chapter_id
            where c.type = law), law);
    end if;
    return private.links_of('section', array(
        select s.id from public.sections as s join public.chapters as c on c.id = s.chapter_id
        where c.type = law and s.slug = section_slug), '');
end
$$;
comment on function public.get_law_links(text, text) is
    'The links of the sections of a text of the law, as get_links() has them, for reading it whole (#s30(a)(5), '
    '#{section id}, /law/regulations#{section id}), or those of one section, for its own page.';
