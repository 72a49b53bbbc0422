-- What cannot be written of a file, part by part (BULK-1): by the same rules before it is sent and when it is applied.

create function private.import_faults(law text, instrument text, staged private.import_parts[])
returns table (place integer, title text, fault text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
    perform private.require_staff();
    return query
    with homes as materialized (
        select c.id, c.type, private.instrument_name(c.type, c.title) as name,
            private.instrument_slug(c.type, c.title) as prefix
        from (
            select h.id, h.type, h.title from public.chapters as h
            union all
            select p.row_id, law, p.title from unnest(staged) as p where p.is_chapter and p.is_new
        ) as c (id, type, title)
    ), parts as materialized (
        select p.*, s.title as former_title, s.chapter_id as former_chapter
        from unnest(staged) as p left join public.sections as s on s.id = p.row_id
    ), numbered as materialized (
        -- As it would be: what the file has not stays as it is.
        select p.place, coalesce(p.title, p.former_title) as title, p.chapter_id,
            p.is_new or p.title is not null
                and private.numbered_slug(p.title) is distinct from private.numbered_slug(p.former_title) as is_anew
        from parts as p where not p.is_chapter and not p.is_repeal
        union all
        select null, s.title, s.chapter_id, false
        from public.sections as s join homes as h on h.id = s.chapter_id and h.type = law
        where not exists (select from parts as p where p.row_id = s.id)
            -- Only what could be alike: of three thousand numbers few are the file's.
            and (s.number is null or s.number in (select private.section_number(p.title) from parts as p))
    ), counted as (
        select n.place, n.title, n.is_anew, count(*) over (
            partition by coalesce(h.prefix || private.numbered_slug(n.title), h.id || ' ' || n.title)) as alike
        from numbered as n join homes as h on h.id = n.chapter_id
    )
    select p.place, coalesce(p.title, p.former_title, 'A chapter'), 'It is, or would be, of another instrument'
    from parts as p
    where exists (
        select from homes as h
        where h.id in (p.chapter_id, p.former_chapter, case when p.is_chapter then p.row_id end)
            and (h.type <> law or h.name <> instrument))
    union all
    select c.place, c.title, 'It would be there twice: give it another number or title, or leave it out'
    from counted as c where c.is_anew and c.alike > 1
    order by 1;
end
$$;
comment on function private.import_faults(text, text, private.import_parts[]) is
    'Which parts of a file cannot be written into an instrument as it is now, and why: those of another one, and '
    'numbers that would be there twice. Security definer, because how addresses are made is nobody else''s.';

create function public.check_import(law text, instrument text, parts jsonb) returns table (place integer, fault text)
language plpgsql stable set search_path = '' set statement_timeout = '20s'
as $$
#variable_conflict use_column
begin
    perform private.require_staff();
    return query
    with asked as materialized (
        select p.*, case when p.stamp is null then gen_random_uuid() else p.row_id end as id
        from jsonb_to_recordset(parts) as p (place integer, row_id uuid, stamp timestamptz, chapter_id uuid,
            chapter_place integer, is_repeal boolean, title text, size integer)
    )
    select distinct on (f.place) f.place, f.fault
    from (
        select 1, a.place, private.part_fault(a.title, a.size) from asked as a
        union all
        select 2, i.place, i.fault
        from private.import_faults(law, instrument, array(
            select row(null, null, a.place, null, a.chapter_id is null and a.chapter_place is null, a.id, a.stamp,
                coalesce(a.chapter_id, c.id), a.chapter_place, coalesce(a.is_repeal, false), a.title, null, null, null,
                a.stamp is null)::private.import_parts
            from asked as a left join asked as c on c.place = a.chapter_place order by a.place)) as i
    ) as f (way, place, fault)
    where f.fault is not null order by f.place, f.way;
end
$$;
comment on function public.check_import(text, text, jsonb) is
    'Says of each part of a file that stage_import() and apply_import() would refuse why, before it is sent, for '
    'staff: parts are as stage_import() takes them, but with the "size" of their text instead of it, 0 where that '
    'holds no words. 42501: not staff.';
