-- Where a section of a day to come leads, and what cites it then (TIME-3, STAFF-3): as today, but for what amendments
-- make of the numbers and texts of sections by then.

create type private.section_differing as (
    id uuid, chapter_id uuid, kind text, instrument text, url text, title text, content text, gained text[],
    lost text[]);
comment on type private.section_differing is
    'A section that differs on a day to come, as it is then: content is null if it is repealed. gained are the numbers '
    'by which it is cited then and not today, lost the other way. Of a new one, id is its draft''s, as in law_on().';

create function private.sections_differing(on_day date, with_amendment uuid)
returns setof private.section_differing
language plpgsql stable set search_path = ''
as $$
begin
    return query
    select l.section_id, l.chapter_id, private.provision_kind(t.type, l.chapter_title),
        coalesce(private.instrument_of(l.chapter_title), ''), '/law/' || t.type || '/' || l.slug, l.title, l.content,
        array(select unnest(n.later) except select unnest(n.present)),
        array(select unnest(n.present) except select unnest(n.later))
    from (select distinct c.type from public.chapters as c) as t
    cross join lateral public.law_on(t.type, on_day, null, with_amendment) as l
    left join public.sections as s on s.id = l.section_id
    cross join lateral (
        select case when s.id is null then '{}' else private.section_numbers(s.title) end as present,
            case when l.content is null then '{}' else private.section_numbers(l.title) end as later
    ) as n
    where l.state <> 'same';
end
$$;
comment on function private.sections_differing(date, uuid) is
    'The sections of all texts of the law that differ on the day of an amendment, whether it is announced or not.';
revoke execute on function private.sections_differing(date, uuid) from public;

create function private.references_on(
    of_texts private.section_differing[], differing private.section_differing[], naming text[] default null)
returns table (source_id uuid, linked text, is_ours boolean, target_id uuid, url text)
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with resolved as materialized (
        select r.* from private.resolve_references(array(
            select (t.id, f.words, f.part, f.linked, f.kind, f.number, coalesce(nullif(f.instrument, ''), t.instrument))
                ::private.found_reference
            from unnest(of_texts) as t
            cross join lateral (
                select string_agg(b.block, chr(1)) as words
                from unnest(string_to_array(private.html_words(t.content, chr(1)), chr(1))) as b (block)
                where naming is null
                    or exists (select from unnest(naming) as n (number) where b.block ~ n.number)
            ) as w
            cross join lateral private.references_in(w.words) as f)) as r
    ), lost as materialized (
        select d.id, n.number from unnest(differing) as d, unnest(d.lost) as n (number)
    ), gained as materialized (
        select d.id, d.kind, d.instrument, n.number from unnest(differing) as d, unnest(d.gained) as n (number)
    )
    select r.source_id, r.linked, r.is_ours or n.id is not null,
        case when g.is_gone then n.id else coalesce(r.section_id, r.item_id, n.id) end,
        case when not g.is_gone then r.url end
    from resolved as r
    cross join lateral (
        select exists (
            select from lost as l
            where l.id = r.section_id and l.number in (r.number, private.base_number(r.number))) as is_gone
    ) as g
    left join lateral (
        select d.id from gained as d
        where d.number in (r.number, private.base_number(r.number)) and d.kind = r.kind
            and private.is_instrument_meant(d.instrument, r.instrument, r.kind)
        order by d.number = r.number desc limit 1
    ) as n on g.is_gone or r.section_id is null;
end
$$;
comment on function private.references_on(private.section_differing[], private.section_differing[], text[]) is
    'The references in texts of a day to come, or in their paragraphs that match one of these patterns, and what they '
    'lead to then: target_id is null where that is nothing, url where it has no page today.';
revoke execute on function private.references_on(private.section_differing[], private.section_differing[], text[])
    from public;

create function private.targets_on(own private.section_differing, differing private.section_differing[])
returns table (words text, url text, is_dead boolean)
language plpgsql stable set search_path = ''
as $$
begin
    return query
    select f.words, f.url, f.is_dead
    from (
        select min(private.html_to_text(m.link[2])) as words, a.url,
            case when d.id is not null then d.content is null
                else coalesce(not private.is_live_address(a.url), false) end as is_dead
        from regexp_matches(own.content, '<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)</a>', 'gi') as m (link)
        cross join lateral (select replace(m.link[1], '&amp;', '&') as url) as a
        left join unnest(differing) as d on d.url = split_part(a.url, '#', 1)
        group by a.url, d.id, d.content
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
revoke execute on function private.targets_on(private.section_differing, private.section_differing[]) from public;

create function private.readers_on(own private.section_differing, differing private.section_differing[])
returns table (kind text, id uuid, title text, parent_id uuid)
language plpgsql stable set search_path = ''
as $$
declare
    numbers constant text[] := array(
        select '(?<![0-9A-Za-z])' || private.base_number(n.number) || '(?![0-9A-Za-z])'
        from unnest(private.section_numbers(own.title)) as n (number));
begin
    return query
    select t.kind, t.id, t.name, t.parent_id
    from (
        select c.source_type, c.source_id from private.citations_of(array[own.id]) as c
        where c.number is null or own.content is null or private.base_number(c.number) <> all (own.lost)
        union
        select c.source_type, c.source_id from private.citations as c
        where c.kind = own.kind and c.base = any (own.gained)
            and private.is_instrument_meant(own.instrument, c.instrument, own.kind)
    ) as u
    join private.texts as t on t.kind = u.source_type and t.id = u.source_id
    where t.id <> own.id and t.id not in (select d.id from unnest(differing) as d)
    union
    select 'section', d.id, d.title, d.chapter_id
    from private.references_on(array(
        select d from unnest(differing) as d
        where d.id <> own.id
            and exists (select from unnest(numbers) as n (number) where d.content ~ n.number)),
        differing, numbers) as r
    join unnest(differing) as d on d.id = r.source_id
    where r.target_id = own.id
    union
    select 'section', d.id, d.title, d.chapter_id from unnest(differing) as d
    where d.id <> own.id and d.content ~ ('href="' || own.url || '["#]');
end
$$;
comment on function private.readers_on(private.section_differing, private.section_differing[]) is
    'The texts that cite or link a section on a day to come: of those that differ then, what they say then.';
revoke execute on function private.readers_on(private.section_differing, private.section_differing[]) from public;

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
        (select (s.id, c.id, private.provision_kind(c.type, c.title), coalesce(private.instrument_of(c.title), ''),
            '/law/' || c.type || '/' || s.slug, s.title, s.content, '{}', '{}')::private.section_differing
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
revoke execute on function private.day_references(uuid, uuid) from public;
grant execute on function private.day_references(uuid, uuid) to authenticated;

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
revoke execute on function public.get_day_references(uuid, uuid) from public;
grant execute on function public.get_day_references(uuid, uuid) to authenticated;
