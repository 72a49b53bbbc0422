-- The law as it stood on a day (TIME-4), by the texts that are kept for the days before.

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

create function private.section_that_stood(law text, on_day date, address text) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
    return (
        select k.id
        from (
            select s.id from public.sections as s where s.slug = address
            union
            select v.section_id from public.section_versions as v where v.type = law and v.slug = address
        ) as k
        left join lateral (
            select s.slug from public.sections as s
            where s.id = k.id and (select c.type from public.chapters as c where c.id = s.chapter_id) = law
        ) as p on true
        left join lateral (
            select v.slug, v.type = law and v.content is not null and on_day >= v.known_from as is_known
            from public.section_versions as v
            where v.section_id = k.id and v.to_day >= on_day order by v.to_day limit 1
        ) as f on true,
            lateral (select coalesce(f.is_known and f.slug = address, p.slug = address) as had) as o
        where o.had or p.slug = address
        order by o.had desc, p.slug = address desc nulls last, k.id limit 1);
end
$$;
comment on function private.section_that_stood(text, date, text) is
    'The section of a text of the law that had an address (slug) on a day up to today; if none is known to have had '
    'it, the one that has it today.';

create function private.law_stood(law text, on_day date, only_sections uuid[]) returns setof private.section_on
language plpgsql stable set search_path = ''
as $$
declare
    today constant date := private.today();
begin
    return query
    select s.id, s.number, coalesce(f.title, s.title),
        -- By its present address it is found, unless another section had that then.
        case when f.slug is null or f.slug = s.slug or k.state in ('unknown', 'only today') then s.slug
            when private.section_that_stood(law, on_day, s.slug) = s.id then s.slug
            else f.slug end,
        case k.state when 'unknown' then null when 'only today' then null else k.content end,
        case when k.state in ('moved', 'changed') then coalesce(f."order", s."order") else s."order" end::numeric,
        case when k.state in ('moved', 'changed') then coalesce(f.chapter_id, c.id) else c.id end,
        case when k.state in ('moved', 'changed') then coalesce(f.chapter_title, c.title) else c.title end,
        case when k.state in ('moved', 'changed') and f.chapter_id <> c.id
            then coalesce((select h."order" from public.chapters as h where h.id = f.chapter_id), 1000000)
            else c."order" end,
        coalesce(f.text_of, s.text_of),
        case when f.id is not null then f.changes_noted_to
            when on_day >= s.changes_noted_to or on_day >= today then s.changes_noted_to
            when on_day > s.text_as_of and s.changes_noted_to is not null then on_day end,
        case when k.state = 'unknown' then coalesce(f.known_from, o.known_from)
            when k.state = 'only today' or f.id is null then s.in_force_from
            else f.from_day end,
        case when k.state <> 'only today' then f.to_day end, k.state,
        coalesce((select a.title from public.amendments as a where a.id = f.ended_by), nullif(f.note, '')),
        case when k.state in ('moved', 'changed') and f.chapter_id <> c.id then c.title end,
        f.id is null and k.state <> 'unknown' and on_day < today
            and on_day > greatest(s.text_as_of, s.unchanged_to, s.in_force_from)
    from public.sections as s
    join public.chapters as c on c.id = s.chapter_id,
        lateral (select coalesce(s.in_force_from, s.text_as_of) as known_from) as o
    left join lateral (
        select v.id, v.title, v.content, v."order", v.slug, v.chapter_id, v.chapter_title, v.text_of,
            v.changes_noted_to, v.from_day, v.to_day, v.note, v.ended_by, v.known_from
        from public.section_versions as v
        where v.section_id = s.id and v.to_day >= on_day order by v.to_day limit 1
    ) as f on true,
        lateral (
            select private.text_as_on(coalesce(f.content, s.content), on_day) as content
            offset 0
        ) as t,
        lateral (
            select t.content, case
                when f.id is null and on_day >= today then 'same'
                when f.id is null and (on_day >= o.known_from) is not true or on_day < f.known_from then 'unknown'
                when f.id is not null and f.content is null then 'only today'
                when f.title <> s.title or t.content <> s.content then 'changed'
                when f.chapter_id <> s.chapter_id then 'moved'
                else 'same' end as state
            -- Once for a row, and not wherever it is named.
            offset 0
        ) as k
    where c.type = law and (only_sections is null or s.id = any (only_sections))
    union all (
        select f.section_id, private.section_number(f.title), f.title, f.slug, private.text_as_on(f.content, on_day),
            f."order"::numeric, f.chapter_id, coalesce(c.title, f.chapter_title), coalesce(c."order", 1000000),
            f.text_of,
            f.changes_noted_to, f.from_day, f.to_day, 'only then',
            coalesce((select a.title from public.amendments as a where a.id = f.ended_by), nullif(f.note, '')),
            null, false
        -- Of which sections first, from an index alone: all former texts of a long law would be read otherwise.
        from (
            select distinct v.section_id as id from public.section_versions as v
            where v.type = law and (only_sections is null or v.section_id = any (only_sections))
                and not exists (select from public.sections as s where s.id = v.section_id)
        ) as g
        cross join lateral (
            select v.section_id, v.title, v.content, v."order", v.slug, v.chapter_id, v.chapter_title, v.text_of,
                v.changes_noted_to, v.from_day, v.to_day, v.note, v.ended_by, v.known_from
            from public.section_versions as v
            where v.section_id = g.id and v.to_day >= on_day order by v.to_day limit 1
        ) as f
        left join public.chapters as c on c.id = f.chapter_id
        where f.content is not null and on_day >= f.known_from
    );
end
$$;
comment on function private.law_stood(text, date, uuid[]) is
    'The sections of a text of the law, or these, as they stood on a day up to today.';
