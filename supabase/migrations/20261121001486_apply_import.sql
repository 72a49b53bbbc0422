-- Applying what was brought in from a file (BULK-1): as a correction, all at once, or as the changes of an amendment.

create function private.order_sections(staged private.import_parts[]) returns table (section uuid, place integer)
language plpgsql stable set search_path = ''
as $$
begin
    return query
        select o.id, o.place::integer
        from (select distinct p.chapter_id from unnest(staged) as p where not p.is_chapter) as c,
            unnest(private.order_of_file(
                array(
                    select s.id from public.sections as s
                    where s.chapter_id = c.chapter_id and not exists (
                        select from unnest(staged) as p
                        where p.row_id = s.id and (p.is_repeal or p.chapter_id <> s.chapter_id))
                    order by s."order", s.id),
                array(
                    select p.row_id from unnest(staged) as p
                    where p.chapter_id = c.chapter_id and not p.is_repeal order by p.place)))
                with ordinality as o (id, place);
end
$$;
comment on function private.order_sections(private.import_parts[]) is
    'The sections of all chapters that a file has, with the place that each will have in its chapter.';

create function private.write_import(
    import uuid, law text, instrument text, staged private.import_parts[], as_of date)
returns void
language plpgsql set search_path = ''
as $$
declare
    chapters uuid[];
    sections uuid[];
    places integer[];
begin
    perform private.write_as('bringing in'), private.write_in_bulk(true);
    -- New ones in front of the file stand before the first of their instrument; a new instrument stands last.
    chapters := (
        select private.order_of_file(coalesce(array_agg(c.id order by c.place), '{}'),
            array(select p.row_id from unnest(staged) as p where p.is_chapter order by p.place),
            coalesce(min(c.place) filter (where private.instrument_name(law, c.title) = instrument) - 1, count(*))
                ::integer)
        from (
            select h.id, h.title, row_number() over (order by h."order", h.id) as place from public.chapters as h
            where h.type = law) as c);
    perform private.renumber_rows('chapters', chapters);
    perform private.write_rows('chapters', (
        select jsonb_agg(jsonb_build_object('id', p.row_id, 'title', p.title, 'type', law,
            'order', array_position(chapters, p.row_id)) order by p.place)
        from unnest(staged) as p where p.is_chapter and p.is_new), true);
    update public.sections as s
    set title = p.title, content = coalesce(f.content, s.content), chapter_id = p.chapter_id,
        plain = case when f.content is null then s.plain else f.plain end,
        paragraphs = case when f.content is null then s.paragraphs else f.paragraphs end,
        text_as_of = coalesce(as_of, s.text_as_of),
        text_precision = case when as_of is null then s.text_precision else 'day' end,
        unchanged_to = case when s.unchanged_to > as_of or as_of is null then s.unchanged_to end,
        changes_noted_to = case when s.changes_noted_to > as_of or as_of is null then s.changes_noted_to end
    from unnest(staged) as p
    join private.import_parts as f
        on f.staged_by = p.staged_by and f.import_id = p.import_id and f.place = p.place
    where p.row_id = s.id and p.title is not null
        and (s.title, s.content, s.chapter_id) is distinct from
            (p.title, coalesce(f.content, s.content), p.chapter_id);
    -- Room for the new ones first.
    select array_agg(o.section), array_agg(o.place) into sections, places from private.order_sections(staged) as o;
    perform private.renumber_rows('sections', sections, places);
    with homes as materialized (
        -- Once for each chapter, not for each section (private.set_slug).
        select c.id, private.instrument_slug(c.type, c.title) as prefix from public.chapters as c where c.type = law
    )
    insert into public.sections (id, chapter_id, title, content, plain, paragraphs, text_as_of, "order", slug)
    select p.row_id, p.chapter_id, p.title, f.content, f.plain, f.paragraphs, coalesce(as_of, private.today()), o.place,
        coalesce(h.prefix || private.numbered_slug(p.title), '')
    from unnest(staged) as p join unnest(sections, places) as o (id, place) on o.id = p.row_id
    join homes as h on h.id = p.chapter_id
    join private.import_parts as f
        on f.staged_by = p.staged_by and f.import_id = p.import_id and f.place = p.place
    where not p.is_chapter and p.is_new;
    perform private.write_as(null), private.write_in_bulk(false);
    -- The law has not changed: it stands here as it always should have.
    perform private.sign_import(import, array['chapters', 'sections'], true);
end
$$;
comment on function private.write_import(uuid, text, text, private.import_parts[], date) is
    'Writes the parts of a file as a correction of an instrument of a text of the law.';

create function private.draft_import(staged private.import_parts[], amendment uuid) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
    change record;
    drafts uuid[] := '{}';
begin
    perform private.write_in_bulk(true);
    for change in
        with ordered as materialized (
            -- A place is told by the section of today before which it is (private.place_among).
            select o.section, coalesce(
                min(s."order") filter (where s.chapter_id = coalesce(p.chapter_id, s.chapter_id)) over (
                    partition by coalesce(p.chapter_id, s.chapter_id)
                    order by o.place rows between 1 following and unbounded following),
                (select max(l."order") from public.sections as l
                    where l.chapter_id = coalesce(p.chapter_id, s.chapter_id)) + 1, 1) as place
            from private.order_sections(staged) as o
            left join unnest(staged) as p on p.row_id = o.section
            left join public.sections as s on s.id = o.section
        )
        select case when not p.is_new then p.row_id end as row_id, p.stamp, p.is_repeal,
            case when p.is_repeal then '{}' else jsonb_strip_nulls(jsonb_build_object(
                'title', nullif(p.title, s.title), 'content', nullif(f.content, s.content),
                'chapter_id', nullif(p.chapter_id, s.chapter_id),
                'order', case when p.chapter_id is distinct from s.chapter_id then o.place end)) end as "row"
        from unnest(staged) as p
        join private.import_parts as f
            on f.staged_by = p.staged_by and f.import_id = p.import_id and f.place = p.place
        left join public.sections as s on s.id = p.row_id
        left join ordered as o on o.section = p.row_id
        where not p.is_chapter and (p.is_repeal or p.title is not null)
        order by p.place
    loop
        if change.is_repeal or change."row" <> '{}' then
            drafts := drafts || (
                select d.id from public.save_draft('sections', change."row", change.row_id, change.stamp,
                    amendment => amendment, is_ready => true, is_repeal => change.is_repeal) as d);
        end if;
    end loop;
    perform private.write_in_bulk(false);
    return drafts;
end
$$;
comment on function private.draft_import(private.import_parts[], uuid) is
    'Keeps the parts of a file as changes of an amendment, written and tried; answers with the ids of the drafts.';

create function private.apply_import(
    import uuid, law text, instrument text, total integer, as_of date, amendment uuid)
returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
    staged private.import_parts[];
    refused text;
    drafts uuid[] := '{}';
begin
    perform private.require_staff(), private.await_writers();
    -- Without their texts, which are read once, where they are written: ten megabytes are not handed on and on.
    staged := array(
        select row(p.staged_by, p.import_id, p.place, p.staged_at, p.is_chapter, p.row_id, p.stamp,
            coalesce(p.chapter_id, (
                select c.row_id from private.import_parts as c
                where c.staged_by = p.staged_by and c.import_id = p.import_id and c.place = p.chapter_place)),
            p.chapter_place, p.is_repeal, p.title, null, null, null, p.is_new)::private.import_parts
        from private.import_parts as p
        where p.staged_by = auth.uid() and p.import_id = import
        order by p.place);
    perform private.require_as_compared(staged, total);
    select format('"%s": %s.', f.title, f.fault) into refused
    from private.import_faults(law, instrument, staged) as f limit 1;
    if refused is not null then
        raise exception using errcode = 'PT409', message = refused || ' Nothing was written.';
    end if;
    if amendment is null then
        perform private.write_import(import, law, instrument, staged, as_of);
    elsif exists (select from unnest(staged) as p where p.is_chapter and p.is_new) then
        raise exception using errcode = 'PT400',
            message = 'An amendment adds no chapters. Add them first, or bring the file in as a correction.';
    else
        drafts := private.draft_import(staged, amendment);
    end if;
    delete from private.import_parts as p where p.staged_by = auth.uid() and p.import_id = import;
    return drafts;
end
$$;
comment on function private.apply_import(uuid, text, text, integer, date, uuid) is
    'See apply_import() of the schema public. Security definer, because it writes what is worked out of texts.';

create function public.apply_import(
    import uuid, law text, instrument text, total integer, as_of date default null, amendment uuid default null)
returns uuid[]
language sql set search_path = '' set statement_timeout = '60s'
    -- What triggers are told of ten megabytes stays in memory: in files it held the writers' lock half as long again.
    set work_mem = '64MB'
as $$
    select private.apply_import(import, law, instrument, total, as_of, amendment)
$$;
comment on function public.apply_import(uuid, text, text, integer, date, uuid) is
    'Writes what stage_import() took of a file, so many parts in "total", for staff: whole or not at all. As a '
    'correction of this text of the law, and in it of the instrument of this name alone (private.instrument_name), '
    'whose changed sections then speak for the day as_of; undo_import() takes it back. With an amendment its changes '
    'become that one''s, and the ids of their drafts are the answer. What is derived from the texts follows by '
    'publish_due(). PT409, with a sentence: what the file was compared with has been changed or deleted since, a '
    'part of it is of another instrument, a number would be there twice, or the amendment takes no changes; PT400: '
    'parts are missing, or an amendment was to add chapters; 42501: not staff.';
