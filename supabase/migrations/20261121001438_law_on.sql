-- The law as on a day, and on two days compared (TIME-4).

create function public.law_on(law text, on_day date, only_slug text default null, with_amendment uuid default null)
returns table (
    section_id uuid, number text, title text, slug text, content text, place numeric, chapter_id uuid,
    chapter_title text, chapter_order integer, text_as_of text, changes_noted_to date, from_day date, to_day date,
    state text, amendment text, present_chapter text, is_assumed boolean)
language plpgsql stable set search_path = ''
    -- A law of 3,000 sections is 6 MB, which stays in memory; a plan for any day and section reads too much for each.
    set work_mem = '64MB' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
    only_sections constant uuid[] := case when only_slug is not null
        then array[private.section_of_day(law, on_day, only_slug, with_amendment)] end;
begin
    return query
        select l.* from private.law_of_day(law, on_day, only_sections, with_amendment) as l
        order by l.chapter_order, l.chapter_id, l.place, l.state = 'only today',
            case when l.place <> trunc(l.place) then private.reading_key(l.title) end, l.section_id;
end
$$;
comment on function public.law_on(text, date, text, uuid) is
    'A text of the law (type as in chapters) as it stood or will stand on a day, in reading order, or its one section '
    'at an address (/law/{type}/{slug}), as private.section_on says (TIME-4). Days to come are as the announced '
    'amendments say; staff may add one that is not announced, with what is still being written, and with it see all '
    'that are set.';

create function public.compare_law(
    law text, one_day date, other_day date, only_slug text default null, with_amendment uuid default null)
returns table (
    section_id uuid, number text, title text, slug text, chapter_id uuid, chapter_title text, difference text,
    one_title text, one_content text, other_title text, other_content text, one_chapter text, other_chapter text)
language plpgsql stable set search_path = ''
    set work_mem = '64MB' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
    -- Each followed to the other day, where it may have another address.
    only_sections constant uuid[] := case when only_slug is not null then array[
        private.section_of_day(law, one_day, only_slug, with_amendment),
        private.section_of_day(law, other_day, only_slug, with_amendment)] end;
begin
    return query
    select (u.l).section_id, (u.l).number, (u.l).title, (u.l).slug, (u.l).chapter_id, (u.l).chapter_title, u.difference,
        case when u.is_shown then a.title end, case when u.is_shown then a.content end,
        case when u.is_shown then b.title end, case when u.is_shown then b.content end,
        a.chapter_title, b.chapter_title
    from private.law_of_day(law, one_day, only_sections, with_amendment) as a
    full join private.law_of_day(law, other_day, only_sections, with_amendment) as b on b.section_id = a.section_id
    cross join lateral (
        select coalesce(b, a) as l, case
            when 'unknown' in (a.state, b.state) then 'unknown'
            when a.content is null and b.content is null then 'absent'
            when a.content is null then 'added'
            when b.content is null then 'repealed'
            when a.title <> b.title or a.content <> b.content then 'changed'
            when a.chapter_id <> b.chapter_id or a.state = 'same' and b.state = 'moved' then 'moved'
            else 'same' end as difference
        offset 0
    ) as d
    cross join lateral (select d.l, d.difference, d.difference not in ('same', 'unknown') as is_shown) as u
    where u.difference <> 'absent'
    order by (u.l).chapter_order, (u.l).chapter_id, (u.l).place,
        case when (u.l).place <> trunc((u.l).place) then private.reading_key((u.l).title) end, (u.l).section_id;
end
$$;
comment on function public.compare_law(text, date, date, text, uuid) is
    'A text of the law, or its section at an address, on two days (TIME-4): of each section its difference (same, '
    'changed, moved to another chapter or, by an amendment to come, within its own, added, repealed, unknown on one of '
    'them) and, where it differs, its title, content and chapter on both, null where it was not in force. Days and '
    'with_amendment as in law_on().';
