-- Every text of a section by its days (TIME-4): the former ones, the one in force, and those that amendments will
-- make of it, read in one way.

create type private.section_on as (
    section_id uuid, number text, title text, slug text, content text, place numeric, chapter_id uuid,
    chapter_title text, chapter_order integer, text_as_of text, changes_noted_to date, from_day date, to_day date,
    state text, amendment text, present_chapter text, is_assumed boolean);
comment on type private.section_on is
    'A section as on a day. state compares it with today: same, changed (other words), moved, "only then" (in force on '
    'that day alone), "only today", unknown (nothing is known of that day; from_day: from when on something is). '
    'content is null where there is none. from_day and to_day are the first and last day of the text, null if not '
    'known or open; amendment names what ended it, or what makes it. place is its "order" in the chapter, half a step '
    'beside that of another section where an amendment puts it; slug is its present address, or where another section '
    'had that on the day, its own of then; present_chapter is where it stands today, if that is another chapter. '
    'is_assumed: the text is that of an earlier day, and whether it was changed between is not known.';

create function private.text_as_on(content text, on_day date) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    later text;
    former text;
begin
    if content !~ '<ins datetime="' then
        return content;
    end if;
    for later in
        select distinct m[1] from regexp_matches(content, '<ins datetime="(\d{4}-\d\d-\d\d)">', 'g') as m
        where m[1] > on_day::text
    loop
        content := regexp_replace(content, '<ins datetime="' || later || '">.*?</ins>', '', 'g');
    end loop;
    -- What holds nothing any more goes, and then what held that.
    while content is distinct from former loop
        former := content;
        content := regexp_replace(content, '<(p|li|ul|ol|h[2-4]|blockquote|tbody|table)>\s*</\1>', '', 'g');
        content := regexp_replace(content, '<tr>(?:<t[dh]>\s*</t[dh]>)+</tr>', '', 'g');
        content := regexp_replace(content,
            '<table>(?:<caption>[^<]*</caption>)?<thead>(?:(?!</?table>).)*?</thead></table>', '', 'g');
    end loop;
    return content;
end
$$;
comment on function private.text_as_on(text, date) is
    'The HTML of a text without what it tells of days after one: <ins datetime="2025-01-01"> (TRUE-2), and elements '
    'that hold nothing then.';

create function private.section_of_day(law text, on_day date, address text, with_amendment uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
    return (
        with to_come as materialized (
            select c.row_id, c.is_repeal from private.changes_to_come(on_day, with_amendment) as c
            where c.is_repeal or c.added_slug = address and (
                select h.type from public.chapters as h where h.id = (c.wanted ->> 'chapter_id')::uuid) = law
        )
        select k.id
        from (
            select s.id, true as has from public.sections as s
            where s.slug = address and (select c.type from public.chapters as c where c.id = s.chapter_id) = law
            union all
            select v.section_id, false from public.section_versions as v where v.type = law and v.slug = address
            union all
            select c.row_id, false from to_come as c where not c.is_repeal
        ) as k
        left join to_come as c on c.row_id = k.id
        left join lateral (
            select case when v.type = law and v.content is not null and on_day >= v.known_from then v.slug = address
                end as had
            from public.section_versions as v
            where v.section_id = k.id and v.to_day >= on_day order by v.to_day limit 1
        ) as f on true,
            lateral (select coalesce(f.had, not c.is_repeal, k.has) as had) as o
        where o.had or k.has
        order by o.had desc, k.has desc, k.id limit 1);
end
$$;
comment on function private.section_of_day(text, date, text, uuid) is
    'The section of a text of the law that has an address (slug) on a day; if none is known to, the one that has it '
    'today.';

create function private.law_of_day(law text, on_day date, only_sections uuid[], with_amendment uuid)
returns setof private.section_on
language plpgsql stable set search_path = ''
as $$
declare
    today constant date := private.today();
begin
    return query
    with changes as materialized (
        select c.row_id as id, max(c.added_slug) as slug, max(c.day) as day,
            jsonb_populate_record(null::public.sections, coalesce(
                jsonb_object_agg(e.key, e.value order by c.place) filter (where e.key is not null), '{}')) as wanted,
            (array_agg(c.is_repeal order by c.place desc))[1] as is_repeal,
            (array_agg(c.amendment order by c.place desc))[1] as amendment
        from private.changes_to_come(on_day, with_amendment, only_sections) as c
        left join lateral jsonb_each(c.wanted) as e on true
        group by c.row_id
    ), named as materialized (
        select n.id, n.title from private.chapters_on(on_day, with_amendment) as n
    ), asked as (
        select unnest(only_sections) as id
        union
        select s.id from public.sections as s join public.chapters as c on c.id = s.chapter_id
        where only_sections is null and c.type = law
        union
        select n.id from changes as n where only_sections is null
        union
        select v.section_id from public.section_versions as v
        where only_sections is null and v.type = law and on_day < today
    )
    select k.id, case when t.title = s.title then s.number else private.section_number(t.title) end, t.title,
        -- By its present address it is found, unless another section had that then.
        case when f.slug is null or f.slug = s.slug or o.is_present then coalesce(s.slug, n.slug)
            when private.section_of_day(law, on_day, s.slug, with_amendment) = k.id then s.slug
            else f.slug end,
        case when o.state <> 'unknown' then t.content end,
        case
            when o.is_present then s."order"
            when f.id is not null then f."order"
            when ((n.wanted).chapter_id, (n.wanted)."order") is null then s."order"
            else private.place_among(coalesce((n.wanted)."order", s."order"),
                case when h.id = s.chapter_id then s."order" end) end,
        h.id, coalesce(m.title, c.title, f.chapter_title), coalesce(c."order", 1000000),
        coalesce(f.text_of, case when (n.wanted).text_as_of is not null or n.id is not null and s.id is null
            then private.iso_day(coalesce((n.wanted).text_as_of, greatest(n.day, today)),
                coalesce((n.wanted).text_precision, 'day')) end, s.text_of),
        case
            when f.id is not null then f.changes_noted_to
            -- As coming into force makes it; greatest() leaves out nulls.
            when n.id is not null then greatest(coalesce((n.wanted).changes_noted_to, s.changes_noted_to),
                case when not n.is_repeal and coalesce((n.wanted).text_as_of, s.text_as_of, n.day) < n.day
                    then n.day end)
            when on_day >= least(s.changes_noted_to, today) then s.changes_noted_to
            when on_day > s.text_as_of and s.changes_noted_to is not null then on_day end,
        case
            when o.state = 'unknown' then coalesce(f.known_from, s.in_force_from, s.text_as_of)
            when f.id is not null and o.state <> 'only today' then f.from_day
            when n.is_repeal is false then n.day
            else s.in_force_from end,
        case when n.is_repeal then n.day - 1 when o.state <> 'only today' then f.to_day end,
        o.state,
        coalesce(n.amendment, (select a.title from public.amendments as a where a.id = f.ended_by),
            nullif(f.note, '')),
        case when h.id <> s.chapter_id then p.title end,
        coalesce(f.id, n.id) is null and o.state <> 'unknown' and on_day < today
            and on_day > greatest(s.text_as_of, s.unchanged_to, s.in_force_from)
    from asked as k
    left join public.sections as s on s.id = k.id
    left join public.chapters as p on p.id = s.chapter_id
    left join changes as n on n.id = k.id
    left join lateral (
        select v.id, v.title, v.content, v."order", v.slug, v.type, v.chapter_id, v.chapter_title, v.text_of,
            v.changes_noted_to, v.from_day, v.to_day, v.note, v.ended_by, v.known_from
        from public.section_versions as v
        where on_day < today and v.section_id = k.id and v.to_day >= on_day order by v.to_day limit 1
    ) as f on true
    -- Once for a row, and not wherever they are named.
    cross join lateral (
        select coalesce(f.title, (n.wanted).title, s.title) as title, case
            when f.id is not null then private.text_as_on(f.content, on_day)
            when on_day < today and on_day < coalesce(s.in_force_from, s.text_as_of) then null
            when on_day < today then private.text_as_on(s.content, on_day)
            when n.is_repeal is not true then coalesce((n.wanted).content, s.content) end as content
        offset 0
    ) as t
    cross join lateral (
        select u.state, u.state in ('same', 'unknown', 'only today') as is_present
        from (select case
                when coalesce(f.id, n.id) is null and on_day >= today then 'same'
                when coalesce(f.id, n.id) is null and on_day < coalesce(s.in_force_from, s.text_as_of)
                    or on_day < f.known_from then 'unknown'
                when t.content is null then 'only today'
                when s.id is null then 'only then'
                when t.title <> s.title or t.content <> s.content then 'changed'
                when coalesce(f.chapter_id, (n.wanted).chapter_id) <> s.chapter_id
                    or (n.wanted)."order" <> s."order" then 'moved'
                else 'same' end as state) as u
        offset 0
    ) as o
    cross join lateral (
        select case when o.is_present then s.chapter_id
            else coalesce(f.chapter_id, (n.wanted).chapter_id, s.chapter_id) end as id
    ) as h
    left join public.chapters as c on c.id = h.id
    left join named as m on m.id = h.id
    where coalesce(c.type, f.type) = law
        and (s.id is not null or t.content is not null and o.state <> 'unknown');
end
$$;
comment on function private.law_of_day(text, date, uuid[], uuid) is
    'The sections of a text of the law, or these, as they stood or will stand on a day, in no order: of each the first '
    'former text that ends on that day or later, or the one in force with what private.changes_to_come() makes of it.';
