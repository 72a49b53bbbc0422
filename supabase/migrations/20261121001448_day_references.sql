-- Where a section of a day to come leads, and what cites it then (TIME-3, STAFF-3): as today, but for what amendments
-- make of the numbers and texts of sections by then (private.section_differing).

create function private.sections_differing(on_day date, with_amendment uuid)
returns setof private.section_differing
language plpgsql stable set search_path = ''
as $$
begin
    return query
    select l.section_id, l.chapter_id, l.place, private.provision_kind(t.type, l.chapter_title),
        private.instrument_of(l.chapter_title), l.title, l.content, n.numbers,
        -- As section_targets() has it, once private.set_slug() has given it its slug.
        case when l.content is null then '{}' else array(
            select t.type || '/' || a.slug
            from unnest(case when cardinality(n.numbers) > 1 then n.numbers end || coalesce(
                case when coalesce(private.numbered_slug(s.title), private.numbered_slug(l.title)) is null
                    then s.slug end,
                private.wanted_slug(t.type, l.chapter_title, l.title))) as a (slug)) end
    from (select distinct c.type from public.chapters as c) as t
    cross join lateral public.law_on(t.type, on_day, null, with_amendment) as l
    cross join lateral (select private.section_numbers(l.title) as numbers offset 0) as n
    left join public.sections as s on s.id = l.section_id
    where l.state <> 'same';
end
$$;
comment on function private.sections_differing(date, uuid) is
    'The sections of all texts of the law that differ on the day of an amendment, whether it is announced or not.';

create function private.references_on(
    of_texts private.section_differing[], differing private.section_differing[], bases text[] default null)
returns table (source_id uuid, linked text, is_ours boolean, target_id uuid, url text)
language plpgsql stable set search_path = ''
as $$
declare
    naming constant text := '(?<![0-9A-Za-z])(?:' || array_to_string(bases, '|') || ')(?![0-9A-Za-z])';
begin
    return query
    select r.source_id, r.linked, r.is_ours, coalesce(r.section_id, r.item_id), r.url
    from private.resolve_references(array(
        select (t.id, f.words, f.part, f.linked, f.kind, f.number, coalesce(nullif(f.instrument, ''), t.instrument))
            ::private.found_reference
        from unnest(of_texts) as t
        cross join lateral (
            select string_agg(b.block, chr(1)) as words
            from unnest(string_to_array(private.html_words(t.content, chr(1)), chr(1))) as b (block)
            where bases is null or b.block ~ naming
        ) as w
        cross join lateral private.references_in(w.words) as f
        where (bases is null or bases <> '{}' and t.content ~ naming)
            and (bases is null or private.base_number(f.number) = any (bases))), differing) as r;
end
$$;
comment on function private.references_on(private.section_differing[], private.section_differing[], text[]) is
    'The references in texts of a day to come, or those to provisions of these numbers, and what they lead to with '
    'what differs then: target_id is null where that is nothing, url where it has no page today.';

create function private.linked_on(address text, differing private.section_differing[]) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
    present constant uuid := private.text_at(substring(address from '^/law/[a-z-]+(?:/[^/?#]+|#.*)'));
begin
    -- Links follow a section that is renumbered (private.move_links).
    if present is not null and not exists (
        select from unnest(differing) as d where d.id = present and d.content is null
    ) then
        return present;
    end if;
    return (
        select d.id from unnest(differing) as d where d.targets && private.row_targets(address)
        order by d.place, d.id limit 1);
end
$$;
comment on function private.linked_on(text, private.section_differing[]) is
    'The section to which a link by this address leads on a day to come: the one of today, or if that is none, or is '
    'repealed, the one that has the address then; null if there is none.';

create function private.targets_on(own private.section_differing, differing private.section_differing[])
returns table (words text, url text, is_dead boolean)
language plpgsql stable set search_path = ''
as $$
begin
    return query
    select f.words, f.url, f.is_dead
    from (
        select min(private.html_to_text(m.link[2])) as words, a.url,
            case when a.url like '/law/%'
                then private.is_live_address(a.url) is not null and private.linked_on(a.url, differing) is null
                else coalesce(not private.is_live_address(a.url), false) end as is_dead
        from regexp_matches(own.content, '<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)</a>', 'gi') as m (link)
        cross join lateral (select replace(m.link[1], '&amp;', '&') as url) as a
        group by a.url
        union
        select r.linked, min(r.url), bool_and(r.target_id is null)
        from private.references_on(array[own], differing) as r
        where r.is_ours and r.target_id is distinct from own.id
        group by r.linked
    ) as f
    order by f.is_dead desc, f.words, f.url;
end
$$;
comment on function private.targets_on(private.section_differing, private.section_differing[]) is
    'Where a section leads on a day to come, as get_text_targets() says it of today; what is new then has no url yet.';

create function private.readers_on(own private.section_differing, differing private.section_differing[])
returns table (kind text, id uuid, title text, parent_id uuid)
language plpgsql stable set search_path = ''
as $$
declare
    -- What is repealed is left cited by those who would cite it today.
    with_differing constant private.section_differing[] := case when own.content is not null then differing end;
    bases constant text[] := array(select private.base_number(n.number) from unnest(own.numbers) as n (number));
    leading_here constant text[] := array(
        select t.target from private.section_targets(array[own.id]) as t
        union
        select t.target from unnest(own.targets) as t (target)
        where private.linked_on('/law/' || t.target, differing) = own.id);
begin
    return query
    with cited as materialized (
        select c.source_type, c.source_id, c.kind, c.number, c.instrument
        from private.citations as c where c.kind = own.kind and c.base = any (bases || '–'::text)
    ), named as (
        select array_agg(d.kind) as kinds, array_agg(d.number) as numbers, array_agg(d.instrument) as instruments
        from (select distinct c.kind, c.number, c.instrument from cited as c) as d
    ), meant as materialized (
        select r.kind, r.number, r.instrument
        from named as n,
            private.resolve_citations(n.kinds, n.numbers, n.instruments, with_differing) as r
        where r.section_id = own.id
    )
    select t.kind, t.id, t.name, t.parent_id
    from (
        select c.source_type, c.source_id
        from meant as m join cited as c on c.kind = m.kind and c.number = m.number and c.instrument = m.instrument
        union
        select c.source_type, c.source_id from private.citations as c
        where c.kind = 'link' and c.number = any (leading_here)
    ) as u
    join private.texts as t on t.kind = u.source_type and t.id = u.source_id
    where t.id <> own.id and t.id not in (select d.id from unnest(differing) as d)
    union
    select 'section', d.id, d.title, d.chapter_id
    from (
        select r.source_id
        from private.references_on(differing, with_differing, bases) as r
        where r.target_id = own.id
        union
        select d.id from unnest(differing) as d where private.row_targets(d.content) && leading_here
    ) as u
    join unnest(differing) as d on d.id = u.source_id
    where d.id <> own.id;
end
$$;
comment on function private.readers_on(private.section_differing, private.section_differing[]) is
    'The texts that cite or link a section on a day to come, or what is repealed then: of those that differ, what they '
    'say on that day.';

create function private.day_references(amendment uuid, of_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
    most constant integer := 10;
    on_day constant date := (select a.day from public.amendments as a where a.id = amendment);
    differing private.section_differing[];
    own private.section_differing;
begin
    perform private.require_staff();
    differing := array(select d from private.sections_differing(on_day, amendment) as d);
    own := coalesce(
        (select d from unnest(differing) as d where d.id = of_id),
        (select (s.id, c.id, s."order", private.provision_kind(c.type, c.title), private.instrument_of(c.title),
            s.title, s.content, private.section_numbers(s.title), '{}')::private.section_differing
            from public.sections as s join public.chapters as c on c.id = s.chapter_id where s.id = of_id));
    if on_day is null or own.id is null then
        raise exception using errcode = 'PT404', message = 'This section is not part of the law of that day.';
    end if;
    return (
        with readers as materialized (
            select r.* from private.readers_on(own, differing) as r
        ), places as (
            select r.kind, r.id, r.title, p.* from (
                select r.*, m.place from readers as r join private.managed_tables as m on m.kind = r.kind
                order by m.place, r.title, r.id limit most
            ) as r, private.place_of(r.parent_id) as p
            order by r.place, r.title, r.id
        )
        select jsonb_build_object(
            'targets', (select coalesce(jsonb_agg(t), '[]') from private.targets_on(own, differing) as t),
            'places', (select coalesce(jsonb_agg(p), '[]') from places as p),
            'total', (select count(*) from readers)));
end
$$;
comment on function private.day_references(uuid, uuid) is
    'See get_day_references(). Security definer, because nobody may read the references themselves.';

create function public.get_day_references(amendment uuid, of_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
    select private.day_references(amendment, of_id)
$$;
comment on function public.get_day_references(uuid, uuid) is
    'For staff: where a section leads and what cites or links it on the day of an amendment, with what that changes, '
    'announced or not (of_id as section_id of law_on()). One object: targets as get_text_targets() has them, url null '
    'for what is new then; places, the first ten texts as row_usage() has them, and their total. PT404: there is no '
    'such section, or the amendment has no day; 42501: not staff.';
