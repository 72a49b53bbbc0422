-- Publishing a draft: its row is written and it waits no more, in one transaction, by hand (TIME-1) or on its day
-- (TIME-2).

create function private.publish_draft(due public.drafts) returns void
language plpgsql set search_path = ''
as $$
declare
    managed constant private.managed_tables := (
        select m from private.managed_tables as m where m.name = due.table_name);
begin
    if not exists (select from private.staff as s where s.user_id = due.written_by) then
        raise exception using errcode = 'PT409',
            message = 'Whoever wrote this is no longer on the list of staff. Open the draft and publish it.';
    end if;
    perform set_config('private.author', due.written_by::text, true);
    perform private.end_draft(private.write_change(due));
    perform set_config('private.author', '', true);
exception
    when foreign_key_violation then
        raise exception using errcode = 'PT409', message = coalesce(managed.no_parent_message, sqlerrm);
    when unique_violation then
        raise exception using errcode = 'PT409', message = coalesce(managed.duplicate_message, sqlerrm);
end
$$;
comment on function private.publish_draft(public.drafts) is
    'Publishes a draft on its day, in the name of whoever wrote it. PT409: its row was changed or is gone, what it '
    'belongs to is, another row has a value that must be unique, or its author is no longer staff.';

create function private.end_by_hand(done public.drafts) returns void
language plpgsql security definer set search_path = ''
as $$
begin
    perform private.require_staff();
    done.is_removed := true;
    perform private.end_draft(done);
end
$$;
comment on function private.end_by_hand(public.drafts) is
    'See publish_draft(). Security definer, because staff may not say themselves that a draft is published.';

create function public.publish_draft(
    draft uuid, stamp timestamptz, new_values jsonb, row_id uuid default null, based_on timestamptz default null)
returns uuid
language plpgsql set search_path = '' set statement_timeout = '20s'
as $$
declare
    due public.drafts;
begin
    perform private.require_staff(), private.await_writers();
    select * into due from public.drafts as d where d.id = draft and d.amendment_id is null;
    if not found then
        raise exception using errcode = 'PT404', message = 'There is no such draft.';
    elsif row_id is null and due.published_at is not null then
        raise exception using errcode = 'PT409', message = 'This draft has been published meanwhile.';
    elsif due.is_waiting and due.written_at <> stamp then
        raise exception using errcode = 'PT409',
            message = private.who_wrote(due) || ' meanwhile. What you typed is kept here; open it anew.';
    end if;
    due."row" := new_values;
    due.row_id := publish_draft.row_id;
    due.based_on := publish_draft.based_on;
    due.written_at := stamp;
    due := private.write_change(due);
    perform private.end_by_hand(due);
    return due.row_id;
end
$$;
comment on function public.publish_draft(uuid, timestamptz, jsonb, uuid, timestamptz) is
    'Publishes a draft by hand, for staff (TIME-1): sets these columns of a row, which was read with the updated_at '
    'based_on, or of a new one. The draft waits no more. Answers with the row''s id. What saving the row would refuse '
    'is refused; PT409: the row was changed or is gone, the draft was written anew since the stamp, its written_at, or '
    'a new one has been published already; PT404: no such draft, or a change of an amendment; 42501: not staff.';

create function private.keep_writer(due public.drafts) returns void
language plpgsql security definer set search_path = ''
as $$
begin
    perform private.require_staff();
    update public.drafts as d set written_by = due.written_by, written_by_email = due.written_by_email
    where d.id = due.id;
end
$$;
comment on function private.keep_writer(public.drafts) is
    'Has a draft that was only laid on top of a corrected text stay its writer''s. Security definer, because staff may '
    'not say who wrote a draft.';

create function public.correct_section(
    section uuid, based_on timestamptz, new_values jsonb, changes jsonb, draft uuid default null,
    stamp timestamptz default null)
returns uuid
language plpgsql set search_path = '' set statement_timeout = '20s'
as $$
declare
    former jsonb;
    present jsonb;
    change record;
begin
    perform private.require_staff(), private.await_writers();
    former := (select to_jsonb(s) from public.sections as s where s.id = section);
    if draft is not null then
        perform public.publish_draft(draft, stamp, new_values, section, based_on);
    else
        perform private.write_change(jsonb_populate_record(null::public.drafts, jsonb_build_object(
            'table_name', 'sections', 'row_id', section, 'based_on', based_on, 'row', new_values)));
    end if;
    present := (select to_jsonb(s) from public.sections as s where s.id = section);
    for change in
        select d as due, c."row" as corrected, c.written_at as seen
        from jsonb_to_recordset(changes) as c (id uuid, written_at timestamptz, "row" jsonb)
        left join public.drafts as d on d.id = c.id and d.row_id = section and d.amendment_id is not null
            and d.is_waiting and d.based_on = correct_section.based_on
    loop
        if (change.due).id is null then
            raise exception using errcode = 'PT409', message = 'The text to come was changed or discarded meanwhile. '
                'What you typed is kept here; open the section anew.';
        end if;
        perform public.save_draft('sections', change.corrected, section, (present ->> 'updated_at')::timestamptz,
            (change.due).id, change.seen, amendment => (change.due).amendment_id, is_ready => (change.due).is_ready,
            is_repeal => (change.due).is_repeal);
        if not exists (
            select from jsonb_object_keys(new_values || (change.due)."row" || change.corrected) as k (name)
            where (former || (change.due)."row") -> k.name is distinct from (present || change.corrected) -> k.name
        ) then
            perform private.keep_writer(change.due);
        end if;
    end loop;
    return section;
end
$$;
comment on function public.correct_section(uuid, timestamptz, jsonb, jsonb, uuid, timestamptz) is
    'Corrects a section that amendments will change, for staff (TIME-3): sets these columns of it, which was read with '
    'the updated_at based_on, and keeps those changes, each given as {"id", "written_at", "row"} with what it is to '
    'set now, on top of the corrected text, so that no amendment waits; one that '
    'reads as before stays its writer''s. All or nothing is written. With "draft" the '
    'correction is published from that, as by publish_draft(). Answers with the section''s id. PT409: the section was '
    'changed or is gone, or a change was written anew, does not wait any more or was behind the section before; what '
    'saving either would refuse is refused; 42501: not staff.';
