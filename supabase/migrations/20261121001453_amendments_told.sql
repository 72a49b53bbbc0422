-- What readers are told of amendments under "What changed" (TIME-5): of those to come as much as is announced and
-- ready, of those in force what they did, which the texts that they ended say. No draft is read for these.

create function private.sections_amended(only_sections uuid[] default null)
returns table (amendment_id uuid, section_id uuid)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
begin
    return query
        select v.ended_by, v.section_id from public.section_versions as v
        where v.ended_by is not null and (only_sections is null or v.section_id = any (only_sections))
        union all
        select c.amendment_id, c.row_id from private.changes_to_come('9999-12-31', null, only_sections) as c;
end
$$;
comment on function private.sections_amended(uuid[]) is
    'Which sections, or which of these, the amendments have changed that are in force, and will change that are to '
    'come as far as readers are told.';

create function private.amendments_told(first_day date, end_day date, only_sections uuid[])
returns table (id uuid, day date, note text, is_to_come boolean, told_at timestamptz)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
begin
    return query
        select a.id, a.day, a.note, a.in_force_at is null, coalesce(a.in_force_at, a.announced_at)
        from public.amendments as a
        where a.is_enabled and a.day >= first_day and a.day < end_day
            -- What was not set for its day, or waits, is neither in force then nor to come.
            and (a.in_force_at is not null or a.day > private.today())
            and (only_sections is null or a.id in (
                select k.amendment_id from private.sections_amended(only_sections) as k));
end
$$;
comment on function private.amendments_told(date, date, uuid[]) is
    'The amendments from one day until before another that readers are told of, if sections are given those that touch '
    'one: in force, or announced and to come. told_at is when readers were first told.';

create function private.amended_texts(ids uuid[], most integer) returns table (
    amendment_id uuid, place bigint, total bigint, law text, is_first boolean, chapter_title text, slug text,
    is_there boolean, title text, difference text)
-- Compiling takes ten times as long as reading what some amendments change.
language plpgsql stable set search_path = '' set jit = off
as $$
#variable_conflict use_column
begin
    return query
    with parts as materialized (
        select v.ended_by as amendment_id, v.section_id, v.id as version, v.to_day, v.type as law, v.chapter_id,
            v."order", v.slug, false as is_added, false as is_repeal, null::jsonb as wanted
        from public.section_versions as v where v.ended_by = any (ids)
        union all
        select c.amendment_id, c.row_id, null, null, null,
            case when c.is_added then (c.wanted ->> 'chapter_id')::uuid end,
            case when c.is_added then (c.wanted ->> 'order')::integer end, c.added_slug, c.is_added, c.is_repeal,
            c.wanted
        from private.changes_to_come('9999-12-31', null) as c where c.amendment_id = any (ids)
    ), placed as materialized (
        -- No words yet: an amendment may change a thousand sections, of which few are shown.
        select p.*, s.id is not null as is_there, coalesce(c.type, p.law) as of_law, c.title as of_chapter,
            coalesce(s.slug, p.slug) as own_slug, count(*) over (partition by p.amendment_id) as total,
            row_number() over (
                partition by p.amendment_id
                order by private.law_order(coalesce(c.type, p.law)), c."order", c.id, coalesce(s."order", p."order"),
                    p.section_id) as place,
            row_number() over (
                partition by p.amendment_id, coalesce(c.type, p.law)
                order by c."order", c.id, coalesce(s."order", p."order"), p.section_id) = 1 as is_first
        from parts as p
        left join public.sections as s on s.id = p.section_id
        left join public.chapters as c on c.id = coalesce(s.chapter_id, p.chapter_id)
    )
    select p.amendment_id, p.place, p.total, p.of_law, p.is_first, coalesce(p.of_chapter, o.chapter_title, ''),
        p.own_slug, p.is_there, coalesce(n.title, o.title),
        case
            when o.content is null then 'added'
            when n.content is null then 'repealed'
            when (n.title, n.content) = (o.title, o.content)
                and (n.chapter_id, n."order") <> (o.chapter_id, o."order") then 'moved'
            else 'changed' end
    from placed as p
    left join lateral (
        -- Before it.
        select v.title, v.content, v.chapter_id, v.chapter_title, v."order" from public.section_versions as v
        where v.id = p.version
        union all
        select s.title, s.content, s.chapter_id, null, s."order" from public.sections as s
        where s.id = p.section_id and p.version is null
    ) as o on true
    left join lateral (
        -- After it: the next text that has ended since, or the one in force, as it is or will be.
        select v.title, v.content, v.chapter_id, v."order", v.to_day from public.section_versions as v
        where v.section_id = p.section_id and v.to_day > p.to_day
        union all
        select coalesce(p.wanted ->> 'title', s.title),
            case when not p.is_repeal then coalesce(p.wanted ->> 'content', s.content) end,
            coalesce((p.wanted ->> 'chapter_id')::uuid, s.chapter_id),
            coalesce((p.wanted ->> 'order')::integer, s."order"), 'infinity'
        from (values (p.section_id)) as k (id) left join public.sections as s on s.id = k.id
        where s.id is not null or p.is_added
        order by to_day limit 1
    ) as n on true
    where p.place <= most or p.is_first;
end
$$;
comment on function private.amended_texts(uuid[], integer) is
    'Of each of these amendments the first sections that it changes, in reading order, and the first of each text of '
    'the law (is_first): at which place, of how many, the chapter and the end of the address that it has, had or will '
    'have, whether it is there today, its title, and its difference: added, repealed, changed, moved.';

create function private.described_amendments(ids uuid[])
returns table (id uuid, title text, url text, amendment jsonb)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
    return query
    with texts as materialized (
        select t.amendment_id, max(t.total) as total,
            array_agg(t.law order by t.place) filter (where t.is_first) as laws,
            jsonb_agg(jsonb_build_object(
                'provision', private.provision_name(t.law, t.chapter_title, private.section_number(t.title)),
                'title', private.without_number(t.title), 'difference', t.difference,
                'url', '/law/' || t.law || '/' || t.slug || case
                    when t.difference = 'repealed' and a.in_force_at is null then ''
                    when t.difference = 'repealed' then '?on=' || private.iso_day(a.day - 1)
                    when a.in_force_at is null or not t.is_there then '?on=' || private.iso_day(a.day)
                    else '' end) order by t.place) filter (where t.place <= 4) as sections
        from private.amended_texts(ids, 4) as t join public.amendments as a on a.id = t.amendment_id
        group by t.amendment_id
    )
    select a.id, a.title, '/law/' || coalesce(t.laws[1], 'vat-law') || '?on=' || private.iso_day(a.day),
        jsonb_build_object('is_to_come', a.in_force_at is null, 'announced_at', a.announced_at, 'source', a.source,
            'source_url', a.source_url, 'laws', coalesce(t.laws, '{}'), 'total', coalesce(t.total, 0),
            'sections', coalesce(t.sections, '[]'))
    from public.amendments as a left join texts as t on t.amendment_id = a.id
    where a.id = any (ids);
end
$$;
comment on function private.described_amendments(uuid[]) is
    'What is shown of these amendments: the title, the address of the law of its day, and whether it is to come, since '
    'when it is announced, its source, the texts of the law that it changes, how many sections (total), and the first '
    'four in reading order: name and title, difference as private.amended_texts() has it, and the address of the text '
    'of today, or of the day on which there is one to read.';
