-- How a draft, or a change of an amendment, is written to its row (TIME-1, TIME-3).

create function private.require_unchanged(list text, row_id uuid, based_on timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
    present timestamptz;
begin
    perform private.await_writers();
    execute format('select t.updated_at from public.%I as t where t.id = $1 for update', list)
        into present using row_id;
    if present is null then
        raise exception using errcode = 'PT409',
            message = 'What it changes has been deleted meanwhile. Restore that first, then open the draft.';
    elsif present <> based_on then
        raise exception using errcode = 'PT409',
            message = 'The text was changed after this draft was begun. Open the draft and publish it to see both.';
    end if;
end
$$;
comment on function private.require_unchanged(text, uuid, timestamptz) is
    'Locks a row of a managed table. PT409, with a sentence: it is gone, or its updated_at is another.';

create function private.date_change(change public.drafts, amendment public.amendments, wanted jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
    present public.sections := (select s from public.sections as s where s.id = change.row_id);
begin
    if present.in_force_from >= amendment.day then
        raise exception using errcode = 'PT409',
            message = 'The present text holds from that day or a later one. Change the day of the amendment.';
    end if;
    insert into public.section_versions (section_id, type, chapter_id, chapter_title, slug, "order", title, content,
        text_as_of, text_precision, changes_noted_to, from_day, to_day, note, ended_by)
    select present.id, c.type, c.id, c.title, present.slug, present."order", present.title, present.content,
        present.text_as_of, present.text_precision, present.changes_noted_to, present.in_force_from,
        amendment.day - 1, '', amendment.id
    from public.chapters as c where c.id = present.chapter_id;
    present := jsonb_populate_record(present, wanted);
    return wanted || jsonb_build_object('in_force_from', amendment.day, 'unchanged_to', null)
        || case when coalesce(present.text_as_of, private.today()) < amendment.day
            then jsonb_build_object('changes_noted_to', greatest(present.changes_noted_to, amendment.day))
            else '{}' end;
end
$$;
comment on function private.date_change(public.drafts, public.amendments, jsonb) is
    'Keeps the present text of a section that an amendment changes as that of the days before, and adds to the columns '
    'that are wanted the day from which it holds and how old its words are. PT409: it did not hold before.';

create function private.write_change(change public.drafts, amendment public.amendments default null)
returns public.drafts
language plpgsql set search_path = ''
as $$
declare
    last_version constant bigint := (select h.id from public.history as h order by h.id desc limit 1);
    is_new constant boolean := change.row_id is null;
    wanted jsonb := change."row" || jsonb_strip_nulls(jsonb_build_object('id', change.row_id));
begin
    if not is_new then
        perform private.require_unchanged(change.table_name, change.row_id, change.based_on);
    end if;
    if amendment.id is not null and change.table_name = 'sections' then
        wanted := private.date_change(change, amendment, wanted);
    end if;
    if change.is_repeal then
        perform private.delete_rows(change.table_name, array[change.row_id]);
    else
        change.row_id := coalesce((
            select w from private.write_rows(change.table_name, jsonb_build_array(wanted), is_new) as w),
            change.row_id);
    end if;
    if amendment.id is not null and change.table_name = 'sections' and is_new then
        insert into public.section_versions (section_id, title, to_day, ended_by)
        select s.id, s.title, amendment.day - 1, amendment.id from public.sections as s where s.id = change.row_id;
    end if;
    change.version := (
        select max(h.id) from public.history as h
        where h.table_name = change.table_name and h.row_id = change.row_id and h.id > coalesce(last_version, 0));
    return change;
end
$$;
comment on function private.write_change(public.drafts, public.amendments) is
    'Writes what a draft says into its row, or a new one, or repeals that; of an amendment, from its day on. Answers '
    'with the draft and its row''s id, null where nothing is to be set, and what was made in the history, null where '
    'nothing changed. PT409: the row was changed or is gone.';

create function private.end_draft(done public.drafts) returns void
language plpgsql set search_path = ''
as $$
begin
    update public.drafts as d
    set "row" = done."row", is_removed = done.is_removed, published_at = now(), row_id = done.row_id,
        based_on = coalesce(done.based_on, case when done.row_id is not null then now() end), version = done.version
    where d.id = done.id and d.written_at = done.written_at and d.is_waiting;
end
$$;
comment on function private.end_draft(public.drafts) is
    'A draft waits no more, for this transaction has written what it says (private.write_change). One that was written '
    'anew meanwhile says something else, and waits.';
