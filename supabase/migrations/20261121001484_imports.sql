-- Bringing a law in from a file (BULK-1). The browser cuts the file and sends its parts some at a time; what can be
-- worked out without the writers' lock is worked out then. apply_import() writes all of them at once, or nothing.

create table private.import_parts (
    staged_by uuid not null,
    import_id uuid not null,
    place integer not null,
    staged_at timestamptz not null default now(),
    is_chapter boolean not null,
    row_id uuid,
    stamp timestamptz,
    chapter_id uuid,
    chapter_place integer,
    is_repeal boolean not null,
    title text,
    content text,
    plain text,
    paragraphs text[],
    is_new boolean not null generated always as (stamp is null) stored,
    primary key (staged_by, import_id, place)
);
comment on table private.import_parts is
    'The chapters and sections of files that are being brought in, in the order of the file, as stage_import() took '
    'them.';
comment on column private.import_parts.row_id is
    'The chapter or section that it is here; of a new one, the id that it will have.';
comment on column private.import_parts.stamp is
    'Its updated_at when the file was compared with it; null for a new one.';
comment on column private.import_parts.chapter_place is
    'The place of the chapter of a section, if that is new as well.';
comment on column private.import_parts.title is 'Null, with content: it stays as it is, and only tells the order.';
alter table private.import_parts enable row level security;

create function private.part_fault(title text, size integer) returns text
language sql immutable parallel safe set search_path = ''
return case
    when title !~ '\S' then 'Give it a title'
    when length(title) > 300 then 'Its title is longer than 300 characters'
    when size = 0 then 'It has no text'
    when size > 1000000 then 'Its text is longer than 1,000,000 characters' end;
comment on function private.part_fault(text, integer) is
    'What is wrong with a part of a file in itself, given its title and how many characters its text has, 0 where they '
    'hold no words; null if nothing is, or it stays as it is.';

create function private.stage_import(import uuid, parts jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
    refused text;
begin
    perform private.require_staff();
    -- What a table would refuse in the end, and say less well.
    refused := (
        select format('Part %s of the file, "%s": %s.', p.place, left(p.title, 60), f.fault)
        from jsonb_to_recordset(parts) as p (place integer, title text, content text),
            private.part_fault(p.title, case when p.content !~ '\S' then 0 else length(p.content) end) as f (fault)
        where f.fault is not null order by p.place limit 1);
    if refused is not null then
        raise exception using errcode = 'PT400', message = refused || ' Shorten or split it, or leave it out.';
    end if;
    delete from private.import_parts as p where p.staged_at < now() - interval '1 day';
    insert into private.import_parts (staged_by, import_id, place, is_chapter, row_id, stamp, chapter_id, chapter_place,
        is_repeal, title, content, plain, paragraphs)
    select auth.uid(), import, p.place, p.chapter_id is null and p.chapter_place is null,
        case when p.stamp is null then gen_random_uuid() else p.row_id end, p.stamp, p.chapter_id, p.chapter_place,
        coalesce(p.is_repeal, false), p.title, p.content, private.html_to_text(p.content),
        private.section_paragraphs(p.title, p.content)
    from jsonb_to_recordset(parts) as p (place integer, row_id uuid, stamp timestamptz, chapter_id uuid,
        chapter_place integer, is_repeal boolean, title text, content text)
    on conflict (staged_by, import_id, place) do nothing;
end
$$;
comment on function private.stage_import(uuid, jsonb) is
    'See stage_import() of the schema public. Security definer, because what is worked out of a text nobody may write.';

create function public.stage_import(import uuid, parts jsonb) returns void
language sql set search_path = '' set statement_timeout = '20s'
as $$
    select private.stage_import(import, parts)
$$;
comment on function public.stage_import(uuid, jsonb) is
    'Takes some parts of a file that is to be brought in, for staff; a part that it has already is left as it was. '
    'Each has its place in the file; of what is here, row_id and stamp (its updated_at); a section its chapter_id, or '
    'for a new chapter that one''s chapter_place; what is to be written, title and, unless it stays, content (HTML); '
    'is_repeal where an amendment ends it. What is not applied within a day is forgotten. PT400, with a sentence: a '
    'title or text that no section may have; 42501: not staff.';

create function private.require_as_compared(staged private.import_parts[], total integer) returns void
language plpgsql set search_path = ''
as $$
declare
    changed text[];
begin
    if coalesce(cardinality(staged), 0) is distinct from total then
        raise exception using errcode = 'PT400', message = 'Not all parts of the file have arrived. Try again.';
    end if;
    changed := array(
        select coalesce(t.title, p.title, 'one that has been deleted')
        from unnest(staged) as p
        left join (
            select s.id, s.title, s.updated_at from public.sections as s
            union all
            select c.id, c.title, c.updated_at from public.chapters as c
        ) as t on t.id = p.row_id
        where not p.is_new and t.updated_at is distinct from p.stamp
        order by p.place);
    if cardinality(changed) > 0 then
        raise exception using errcode = 'PT409', message = format(
            'Somebody has changed %s meanwhile: %s%s. Nothing was written. Compare again.',
            case cardinality(changed) when 1 then 'a text' else cardinality(changed) || ' texts' end,
            array_to_string(changed[:3], ', '), case when cardinality(changed) > 3 then ' and more' else '' end);
    end if;
end
$$;
comment on function private.require_as_compared(private.import_parts[], integer) is
    'PT400: these are not all parts of the file; PT409, naming them: some of what they were compared with has been '
    'changed or deleted since.';

create function private.order_of_file(present uuid[], filed uuid[], place integer default 0) returns uuid[]
language plpgsql immutable set search_path = ''
as $$
declare
    -- Those that stay keep their order; each that comes stands behind the one before it in the file.
    ordered uuid[] := present;
    next_id uuid;
begin
    foreach next_id in array filed loop
        if not next_id = any (ordered) then
            ordered := ordered[:place] || next_id || ordered[place + 1:];
        end if;
        place := array_position(ordered, next_id);
    end loop;
    return ordered;
end
$$;
comment on function private.order_of_file(uuid[], uuid[], integer) is
    'The rows of a list, with those that a file adds to it in the places that they have in the file; the first stand '
    'behind so many rows.';
