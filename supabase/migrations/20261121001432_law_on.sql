-- The law as on a day (TIME-4): as it stood, or as it will stand by the amendments that readers are told of.

create function private.changes_to_come(
    on_day date, with_amendment uuid, only_row uuid default null, list text default 'sections')
returns table (
    amendment_id uuid, amendment text, day date, section_id uuid, is_added boolean, is_repeal boolean, wanted jsonb,
    added_slug text)
language plpgsql stable security definer rows 20 set search_path = ''
as $$
#variable_conflict use_column
begin
    return query
    select a.id, a.title, a.day, coalesce(d.row_id, d.id), d.row_id is null, d.is_repeal, d."row",
        case when d.row_id is null then private.wanted_slug(c.type, c.title, d."row" ->> 'title') end
    from public.amendments as a
    join public.drafts as d on d.amendment_id = a.id and d.table_name = list and d.is_waiting
    left join public.chapters as c on d.row_id is null and c.id::text = d."row" ->> 'chapter_id'
    where a.day <= on_day and (a.day > private.today() or a.id = with_amendment)
        and a.state in ('draft', 'announced', 'set') and (only_row is null or d.row_id = only_row)
        and (a.is_enabled and d.is_ready
            or (a.id = with_amendment or with_amendment is not null and a.state = 'set' and d.is_ready)
                and (select private.is_staff()));
end
$$;
comment on function private.changes_to_come(date, uuid, uuid, text) is
    'What each amendment to come up to a day makes of each section, or of one, or of each chapter (list), as far as '
    'readers are told of it; for staff also what one does that they prepare, beside those that are set. wanted holds '
    'the columns that change. Of a row to be added, section_id is the draft''s, and added_slug the end of a section''s '
    'address. Security definer, because readers may read no draft.';

create function private.law_will_stand(law text, on_day date, only_sections uuid[], with_amendment uuid)
returns setof private.section_on
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with changes as materialized (
        -- Of a section that several amendments change, the last has the last word, and on its day the one asked for.
        select c.section_id, bool_or(c.is_added) as is_added, max(c.added_slug) as added_slug, max(c.day) as day,
            coalesce(jsonb_object_agg(e.key, e.value order by c.place) filter (where e.key is not null), '{}')
                as wanted,
            (array_agg(c.is_repeal order by c.place desc))[1] as is_repeal,
            (array_agg(c.amendment order by c.place desc))[1] as amendment
        from (
            select c.*, row_number() over (
                    order by c.day, c.amendment_id is not distinct from with_amendment, c.amendment_id) as place,
                -- What was to move to a chapter that is gone stands where it stands until staff say where to.
                case when c.wanted ? 'chapter_id' and not exists (
                    select from public.chapters as h where h.id = (c.wanted ->> 'chapter_id')::uuid
                ) then c.wanted - array['chapter_id', 'order'] else c.wanted end as possible
            from private.changes_to_come(on_day, with_amendment) as c
        ) as c
        left join lateral jsonb_each(c.possible) as e on true
        where c.possible = c.wanted or c.possible <> '{}'
        group by c.section_id
    ), named as (
        select c.section_id as id, (array_agg(c.wanted ->> 'title' order by c.day desc,
            c.amendment_id is not distinct from with_amendment desc, c.amendment_id desc))[1] as title
        from private.changes_to_come(on_day, with_amendment, list => 'chapters') as c
        where c.wanted ? 'title' group by c.section_id
    ), told as (
        select coalesce(n.section_id, p.id) as id, n.*, p.number, p.slug, p.chapter_id as present_chapter,
            p.title as present_title, p.content as present_content, p."order" as present_order, p.text_as_of, p.text_of,
            p.changes_noted_to, p.in_force_from
        from public.sections as p full join changes as n on n.section_id = p.id
        -- A change of a section that is gone waits for staff.
        where p.id is not null or n.is_added
    )
    select t.id, private.section_number(coalesce(t.wanted ->> 'title', t.present_title)),
        coalesce(t.wanted ->> 'title', t.present_title),
        coalesce(t.slug, t.added_slug),
        case when t.is_repeal is not true then coalesce(t.wanted ->> 'content', t.present_content) end,
        case when t.is_repeal is not true and t.wanted ?| array['chapter_id', 'order'] then private.place_among(
                coalesce((t.wanted ->> 'order')::integer, t.present_order),
                case when c.id = t.present_chapter then t.present_order end)
            else t.present_order::numeric end,
        c.id, coalesce(n.title, c.title), c."order",
        case when t.wanted ? 'text_as_of' or t.text_of is null then private.iso_day(
                coalesce((t.wanted ->> 'text_as_of')::date, greatest(t.day, private.today())),
                coalesce(t.wanted ->> 'text_precision', 'day'))
            else t.text_of end,
        -- As coming into force makes it; greatest() leaves out nulls.
        greatest(coalesce((t.wanted ->> 'changes_noted_to')::date, t.changes_noted_to), case when not t.is_repeal
            and coalesce((t.wanted ->> 'text_as_of')::date, t.text_as_of, t.day) < t.day then t.day end),
        case when t.section_id is null or t.is_repeal then t.in_force_from else t.day end,
        case when t.is_repeal then t.day - 1 end,
        case
            when t.section_id is null then 'same'
            when t.is_added then 'only then'
            when t.is_repeal then 'only today'
            when coalesce(t.wanted ->> 'title', t.present_title) <> t.present_title
                or coalesce(t.wanted ->> 'content', t.present_content) <> t.present_content then 'changed'
            when c.id <> t.present_chapter or (t.wanted ->> 'order')::integer <> t.present_order then 'moved'
            else 'same' end,
        t.amendment, case when c.id <> t.present_chapter then (
            select p.title from public.chapters as p where p.id = t.present_chapter) end, false
    from told as t
    join public.chapters as c on c.id = coalesce((t.wanted ->> 'chapter_id')::uuid, t.present_chapter)
    left join named as n on n.id = c.id
    where c.type = law and (only_sections is null or t.id = any (only_sections));
end
$$;
comment on function private.law_will_stand(text, date, uuid[], uuid) is
    'The sections of a text of the law, or these, as they will stand on a day after today, by what '
    'private.changes_to_come() says.';

create function private.section_of_day(law text, on_day date, address text, with_amendment uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
    if on_day <= private.today() then
        return private.section_that_stood(law, on_day, address);
    end if;
    return (
        select k.id
        from (
            select s.id, 1 as rank from public.sections as s
            where s.slug = address and (select c.type from public.chapters as c where c.id = s.chapter_id) = law
            union all
            select c.section_id, 2 from private.changes_to_come(on_day, with_amendment) as c
            where c.added_slug = address
                and (select h.type from public.chapters as h where h.id = (c.wanted ->> 'chapter_id')::uuid) = law
        ) as k
        order by case when k.rank = 1 and exists (
            select from private.changes_to_come(on_day, with_amendment, k.id) as c where c.is_repeal
        ) then 3 else k.rank end, k.id limit 1);
end
$$;
comment on function private.section_of_day(text, date, text, uuid) is
    'The section of a text of the law at an address (slug) on a day: as private.section_that_stood() says, or for days '
    'to come the one that has it today, unless that is repealed by then and another one gets it.';

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
    if on_day <= private.today() then
        return query
            select l.* from private.law_stood(law, on_day, only_sections) as l
            order by l.chapter_order, l.chapter_id, l.place, l.state = 'only today', l.section_id;
    else
        return query
            select l.* from private.law_will_stand(law, on_day, only_sections, with_amendment) as l
            order by l.chapter_order, l.chapter_id, l.place,
                case when l.place <> trunc(l.place) then private.reading_key(l.title) end, l.section_id;
    end if;
end
$$;
comment on function public.law_on(text, date, text, uuid) is
    'A text of the law (type as in chapters) as it stood or will stand on a day, in reading order, or its one section '
    'at an address (/law/{type}/{slug}), as private.section_on says (TIME-4). Days to come are as the announced '
    'amendments say; staff may add one that is not announced, with what is still being written, and with it see all '
    'that are set.';

create function private.law_of_day(law text, on_day date, only_sections uuid[], with_amendment uuid)
returns setof private.section_on
language plpgsql stable set search_path = ''
as $$
begin
    if on_day <= private.today() then
        return query select * from private.law_stood(law, on_day, only_sections);
    else
        return query select * from private.law_will_stand(law, on_day, only_sections, with_amendment);
    end if;
end
$$;
comment on function private.law_of_day(text, date, uuid[], uuid) is
    'The sections of a text of the law, or these, as they stood or will stand on a day, in no order.';

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
    select l.id, l.number, l.title, l.slug, l.chapter_id, l.chapter_title, l.difference,
        case when l.difference not in ('same', 'unknown') then l.one_title end,
        case when l.difference not in ('same', 'unknown') then l.one_content end,
        case when l.difference not in ('same', 'unknown') then l.other_title end,
        case when l.difference not in ('same', 'unknown') then l.other_content end, l.one_chapter, l.other_chapter
    from (
        select coalesce(b.section_id, a.section_id) as id, coalesce(b.number, a.number) as number,
            coalesce(b.title, a.title) as title, coalesce(b.slug, a.slug) as slug,
            coalesce(b.chapter_id, a.chapter_id) as chapter_id,
            coalesce(b.chapter_title, a.chapter_title) as chapter_title,
            coalesce(b.chapter_order, a.chapter_order) as chapter_order, coalesce(b.place, a.place) as place,
            a.title as one_title, a.content as one_content, b.title as other_title, b.content as other_content,
            a.chapter_title as one_chapter, b.chapter_title as other_chapter,
            case
                when 'unknown' in (a.state, b.state) then 'unknown'
                when a.content is null and b.content is null then 'absent'
                when a.content is null then 'added'
                when b.content is null then 'repealed'
                when a.title <> b.title or a.content <> b.content then 'changed'
                when a.chapter_id <> b.chapter_id or a.state = 'same' and b.state = 'moved' then 'moved'
                else 'same' end as difference
        from private.law_of_day(law, one_day, only_sections, with_amendment) as a
        full join private.law_of_day(law, other_day, only_sections, with_amendment) as b
            on b.section_id = a.section_id
    ) as l
    where l.difference <> 'absent'
    order by l.chapter_order, l.chapter_id, l.place,
        case when l.place <> trunc(l.place) then private.reading_key(l.title) end, l.id;
end
$$;
comment on function public.compare_law(text, date, date, text, uuid) is
    'A text of the law, or its section at an address, on two days (TIME-4): of each section its difference (same, '
    'changed, moved to another chapter or, by an amendment to come, within its own, added, repealed, unknown on one of '
    'them) and, where it differs, its title, content and chapter on both, null where it was not in force. Days and '
    'with_amendment as in law_on().';
