-- What amendments to come make of sections, and of chapters, as far as who asks is told (TIME-3, TIME-4).

create function private.changes_to_come(
    on_day date, with_amendment uuid, only_rows uuid[] default null, list text default 'sections')
returns table (
    amendment_id uuid, amendment text, day date, place bigint, row_id uuid, is_added boolean, is_repeal boolean,
    wanted jsonb, added_slug text)
language plpgsql stable security definer rows 20 set search_path = ''
as $$
#variable_conflict use_column
begin
    if on_day <= private.today() then
        return;
    end if;
    return query
    select a.id, a.title, a.day, row_number() over (order by a.day, a.id is not distinct from with_amendment, a.id),
        coalesce(d.row_id, d.id), d.row_id is null, d.is_repeal, w.possible,
        case when d.row_id is null then private.wanted_slug(c.type, c.title, d."row" ->> 'title') end
    from public.amendments as a
    join public.drafts as d on d.amendment_id = a.id and d.table_name = list and d.is_waiting
    left join public.chapters as c on c.id::text = d."row" ->> 'chapter_id'
    -- What was to move to a chapter that is gone stands where it stands until staff say where to.
    cross join lateral (
        select case when d."row" ? 'chapter_id' and c.id is null
            then d."row" - array['chapter_id', 'order'] else d."row" end as possible) as w
    where a.day <= on_day and (a.day > private.today() or a.id = with_amendment)
        and a.state in ('draft', 'announced', 'set')
        and (only_rows is null or coalesce(d.row_id, d.id) = any (only_rows))
        and (w.possible = d."row" or d.row_id is not null and w.possible <> '{}')
        -- A change of a section that is gone waits for staff.
        and (d.row_id is null or list <> 'sections'
            or (select s.id from public.sections as s where s.id = d.row_id) is not null)
        and (a.is_enabled and d.is_ready
            or (a.id = with_amendment or with_amendment is not null and a.state = 'set' and d.is_ready)
                and (select private.is_staff()));
end
$$;
comment on function private.changes_to_come(date, uuid, uuid[], text) is
    'What each amendment to come up to a day makes of each section, or of these, or of each chapter (list), as far as '
    'readers are told of it; for staff also what one does that they prepare, beside those that are set. wanted holds '
    'the columns that change; of two changes of a row the one of the higher place has the last word: of the later '
    'day, and on its day of the amendment asked for. Of a row to be added, row_id is the draft''s, and added_slug the '
    'end of a section''s address. Security definer, because readers may read no draft.';

create function private.chapters_on(on_day date, with_amendment uuid) returns table (id uuid, title text)
language plpgsql stable security definer rows 20 set search_path = ''
as $$
begin
    if on_day > private.today() then
        return query
            select distinct on (c.row_id) c.row_id, c.wanted ->> 'title'
            from private.changes_to_come(on_day, with_amendment, list => 'chapters') as c
            where c.wanted ? 'title' order by c.row_id, c.place desc;
    else
        -- What the first amendment since has replaced.
        return query
            select distinct on (h.row_id) h.row_id, h."row" ->> 'title'
            from public.amendments as a
            join public.drafts as d on d.amendment_id = a.id and d.table_name = 'chapters'
            join public.history as h on h.id = d.version and h.action = 'update'
            where a.day > on_day and a.state = 'in force' order by h.row_id, a.day, h.id;
    end if;
end
$$;
comment on function private.chapters_on(date, uuid) is
    'The titles of chapters on a day, where amendments make or have made others of them, as far as changes_to_come() '
    'tells. Security definer, because readers may read neither drafts nor the history.';
