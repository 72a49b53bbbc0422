-- Looks again for what leads nowhere when something changes by which texts find a provision, a deadline or a file
-- (TRUE-4). Texts that changed themselves, and those that read a row by its name or address, private.text_changed()
-- looks through.

create function private.provisions_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    numbers text[];
    lost record;
begin
    if tg_op = 'INSERT' then
        numbers := array(select unnest(private.section_numbers(n.title)) from new_rows as n);
    elsif tg_op = 'DELETE' then
        numbers := array(select unnest(private.section_numbers(o.title)) from old_rows as o);
    else
        -- "Except", not a join: its plan is made when a session first writes a section, for one row, and would go
        -- through all rows for each row of an import.
        numbers := array(
            with former as (select o.id, o.chapter_id, o.slug, private.section_numbers(o.title) from old_rows as o),
            present as (select n.id, n.chapter_id, n.slug, private.section_numbers(n.title) from new_rows as n)
            select unnest(c.section_numbers)
            from ((table former except table present) union all (table present except table former)) as c);
    end if;
    if cardinality(numbers) > 0 then
        perform private.check_readers(
            array(select distinct private.base_number(n.number) from unnest(numbers) as n (number)), '{}', '{}',
            tg_op = 'INSERT');
    end if;
    if tg_op = 'UPDATE' then
        for lost in
            select o.id, o.paragraphs from old_rows as o except select n.id, n.paragraphs from new_rows as n
        loop
            if private.may_derive() then
                perform private.note_lost_paragraphs(lost.id, lost.paragraphs);
            else
                insert into private.pending_texts (table_name, id, is_changed, former_paragraphs)
                values ('sections', lost.id, false, lost.paragraphs);
            end if;
        end loop;
    end if;
    return null;
end
$$;
comment on function private.provisions_changed() is
    'Trigger, once per statement: sections were added, removed, renumbered or moved, or have lost paragraphs. Security '
    'definer, because staff write sections, but nobody may write what is found in texts.';

create trigger sections_provisions_added after insert on public.sections referencing new table as new_rows
    for each statement execute function private.provisions_changed();
create trigger sections_provisions_changed after update on public.sections
    referencing old table as old_rows new table as new_rows
    for each statement when (current_setting('private.writing', true) is distinct from 'reordering')
    execute function private.provisions_changed();
create trigger sections_provisions_removed after delete on public.sections referencing old table as old_rows
    for each statement execute function private.provisions_changed();

create function private.instruments_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    numbers constant text[] := array(
        select distinct private.base_number(s.number)
        from new_rows as n
        join old_rows as o on o.id = n.id
        join public.sections as s on s.chapter_id = n.id
        where n.type <> o.type or private.instrument_of(n.title) <> private.instrument_of(o.title));
begin
    if cardinality(numbers) > 0 then
        perform private.check_readers(numbers, '{}', '{}', false);
    end if;
    return null;
end
$$;
comment on function private.instruments_changed() is
    'Trigger, once per statement: chapters went to another text of the law, or are another instrument now. Security '
    'definer, because staff write chapters, but nobody may write what is found in texts.';

create trigger chapters_provisions_changed after update on public.chapters
    referencing old table as old_rows new table as new_rows
    for each statement execute function private.instruments_changed();

create function private.deadlines_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
    perform private.check_readers('{}', '{}', array(select 'deadline:' || c.key from changed as c), false);
    return null;
end
$$;
comment on function private.deadlines_changed() is
    'Trigger, once per statement: deadlines were added, put back or deleted; their words never change. Security '
    'definer, because staff keep deadlines, but nobody may write what is found in texts.';

create trigger deadlines_added after insert on public.deadlines referencing new table as changed
    for each statement execute function private.deadlines_changed();
create trigger deadlines_removed after delete on public.deadlines referencing old table as changed
    for each statement execute function private.deadlines_changed();

create function private.files_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    paths constant text[] := array(select c.path from changed as c);
begin
    perform private.check_readers('{}', '{}', array(
        select 'file:' || f.target from unnest(paths) as p (path),
            unnest(array[p.path, private.encode_path(p.path)]) as f (target)), false);
    return null;
end
$$;
comment on function private.files_changed() is
    'Trigger, once per statement: files were added, removed, put back or deleted. Security definer, because staff '
    'keep files, but nobody may write what is found in texts.';

create trigger files_added after insert on public.files referencing new table as changed
    for each statement execute function private.files_changed();
create trigger files_changed after update on public.files referencing new table as changed
    for each statement execute function private.files_changed();
create trigger files_removed after delete on public.files referencing old table as changed
    for each statement execute function private.files_changed();
