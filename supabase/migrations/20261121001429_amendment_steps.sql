-- Amendments coming into force, whole or not at all, and being taken back in one step (TIME-3).

create function private.keep_version(section uuid, amendment public.amendments) returns void
language plpgsql set search_path = ''
as $$
declare
    present public.sections;
begin
    select * into strict present from public.sections as s where s.id = section;
    if present.in_force_from >= amendment.day then
        raise exception using errcode = 'PT409',
            message = 'The present text holds from that day or a later one. Change the day of the amendment.';
    end if;
    insert into public.section_versions (section_id, type, chapter_id, chapter_title, slug, "order", title, content,
        text_as_of, changes_noted_to, from_day, to_day, note, ended_by)
    select present.id, c.type, c.id, c.title, present.slug, present."order", present.title, present.content,
        present.text_as_of, present.changes_noted_to, present.in_force_from, amendment.day - 1, '', amendment.id
    from public.chapters as c where c.id = present.chapter_id;
end
$$;
comment on function private.keep_version(uuid, public.amendments) is
    'Keeps a section''s present text as that of the days before an amendment. PT409: it did not hold before.';
revoke execute on function private.keep_version(uuid, public.amendments) from public;

create function private.publish_change(change public.drafts, amendment public.amendments) returns void
language plpgsql set search_path = ''
as $$
declare
    written uuid := change.row_id;
    whole jsonb;
begin
    if not change.is_ready then
        raise exception using errcode = 'PT409', message = 'It is still being written.';
    elsif private.contested_by(change) is not null then
        raise exception using errcode = 'PT409', message = format(
            'The amendment "%s" changes the same section on the same day.', private.contested_by(change));
    end if;
    if change.row_id is not null then
        perform private.require_unchanged('sections', change.row_id, change.based_on);
        perform private.keep_version(change.row_id, amendment);
    end if;
    if change.is_repeal then
        perform set_config('private.is_repealing', 'yes', true);
        delete from public.sections as s where s.id = change.row_id;
        perform set_config('private.is_repealing', '', true);
    else
        whole := coalesce((select to_jsonb(s) from public.sections as s where s.id = change.row_id), '{}')
            || change."row";
        written := (
            select w from private.write_values('sections', change."row"
                    || jsonb_build_object('in_force_from', amendment.day)
                    || case when coalesce((whole ->> 'text_as_of')::date, private.today()) < amendment.day
                        then jsonb_build_object('changes_noted_to',
                            greatest((whole ->> 'changes_noted_to')::date, amendment.day))
                        else '{}' end,
                case when change.row_id is not null then array[change.row_id] end) as w);
    end if;
    if change.row_id is null then
        insert into public.section_versions (section_id, title, to_day, ended_by)
        select s.id, s.title, amendment.day - 1, amendment.id from public.sections as s where s.id = written;
    end if;
    update public.drafts as d
    set published_at = now(), row_id = written, based_on = coalesce(change.based_on, now()), version = (
            select max(h.id) from public.history as h where h.table_name = 'sections' and h.row_id = written)
    where d.id = change.id;
exception
    when foreign_key_violation then
        raise exception using errcode = 'PT409',
            message = 'The chapter of this section has been deleted meanwhile. Restore it first.';
end
$$;
comment on function private.publish_change(public.drafts, public.amendments) is
    'Writes one change of an amendment, keeps what the section said before as the text of the days before, and how old '
    'its words are. PT409: it is not ready, another amendment of that day changes it too, its section was changed or '
    'is gone, or its chapter is.';
revoke execute on function private.publish_change(public.drafts, public.amendments) from public;

create function private.publish_amendment(amendment public.amendments) returns text
language plpgsql set search_path = ''
as $$
declare
    change public.drafts;
begin
    perform set_config('private.author', amendment.set_by::text, true), set_config('private.is_amending', 'yes', true);
    for change in
        select d.* from public.drafts as d where d.amendment_id = amendment.id and d.is_waiting
        order by d.is_repeal desc, d.row_id is null, d.written_at, d.id
    loop
        if not exists (select from private.staff as s where s.user_id = amendment.set_by) then
            raise exception using errcode = 'PT409',
                message = 'Whoever set the amendment is no longer on the list of staff. Set it again.';
        end if;
        perform private.publish_change(change, amendment);
    end loop;
    perform private.put_in_places(amendment);
    update public.amendments as a set in_force_at = now(), taken_back_at = null where a.id = amendment.id;
    return null;
exception
    when others then
        perform set_config('private.author', '', true);
        update public.drafts as d set failure = sqlerrm where d.id = change.id;
        return private.row_title(coalesce(
            (select to_jsonb(s) from public.sections as s where s.id = change.row_id), '{}') || change."row")
            || ': ' || sqlerrm;
end
$$;
comment on function private.publish_amendment(public.amendments) is
    'Brings an amendment into force whole, in the name of whoever set it; answers with null. If a change cannot be '
    'written, nothing is: the change keeps the reason, and the answer names both.';
revoke execute on function private.publish_amendment(public.amendments) from public;

create function private.take_back_amendment(amendment public.amendments) returns void
language plpgsql set search_path = ''
as $$
declare
    change public.drafts;
    done public.history;
    home uuid;
    waiting uuid[] := array(select d.row_id from public.drafts as d
        where d.amendment_id = amendment.id and d.published_at is not null and private.is_placed(d));
begin
    perform set_config('private.is_amending', 'yes', true);
    -- First what it has added, so that the rest stands in the places that it had.
    for change in
        select d.* from public.drafts as d join public.history as h on h.id = d.version
        where d.amendment_id = amendment.id and d.published_at is not null
        order by h.action <> 'insert', (h."row" ->> 'order')::integer, d.version desc
    loop
        select * into strict done from public.history as h where h.id = change.version;
        if exists (
            select from public.history as h
            where h.table_name = 'sections' and h.row_id = change.row_id and h.id > change.version
        ) then
            raise exception using errcode = 'PT409', message = format('"%s" was changed after the amendment came into '
                'force. Take that back in its history first.', done.title);
        elsif done.action = 'insert' then
            select s.chapter_id into strict home from public.sections as s where s.id = change.row_id;
            delete from public.sections as s where s.id = change.row_id;
            perform private.renumber_rows('sections', private.siblings_of(
                (select m from private.managed_tables as m where m.name = 'sections'), home::text));
        else
            waiting := array_remove(waiting, change.row_id);
            perform private.put_back(change, done, waiting);
        end if;
        perform private.reopen_drafts(done, amendment.id);
    end loop;
    delete from public.section_versions as v where v.ended_by = amendment.id;
    update public.amendments as a set taken_back_at = now(), announced_at = null, set_at = null
    where a.id = amendment.id;
end
$$;
comment on function private.take_back_amendment(public.amendments) is
    'Undoes an amendment that is in force, all sections in one step; its changes are drafts again. PT409, naming the '
    'section: one was changed since.';
revoke execute on function private.take_back_amendment(public.amendments) from public;

create function private.step_amendment(amendment uuid, step text, stamp timestamptz) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
    present public.amendments;
    refusal text;
begin
    perform private.require_staff();
    perform private.lock_search_index();
    select * into present from public.amendments as a where a.id = amendment for update;
    refusal := case
        when present.id is null then 'This amendment has been deleted meanwhile.'
        when present.updated_at <> stamp then 'It has been changed meanwhile. Look at it again.'
        when not case step
            when 'announce' then present.state in ('draft', 'set') and present.announced_at is null
            when 'set' then present.state in ('draft', 'announced', 'set')
            when 'withdraw' then present.state in ('announced', 'set')
            when 'take back' then present.state = 'in force'
            when 'reopen' then present.state = 'taken back'
            else false end then format('This cannot be done now: it is %s.', present.state)
        when present.day is null and step in ('announce', 'set') then 'Give it a day first.'
        when step in ('announce', 'set') and not exists (
            select from public.drafts as d where d.amendment_id = amendment and d.is_waiting
        ) then 'It changes nothing yet. Add a change first.'
    end;
    if refusal is not null then
        raise exception using errcode = 'PT409', message = refusal;
    end if;
    if step = 'take back' then
        perform private.take_back_amendment(present);
    elsif step = 'set' then
        update public.drafts as d set failure = null
        where d.amendment_id = amendment and d.is_waiting and d.failure is not null;
        update public.amendments as a set set_at = now(), set_by = auth.uid()
        where a.id = amendment returning * into present;
        -- Its day has begun or passed: at once.
        refusal := case when present.day <= private.today() then private.publish_amendment(present) end;
        if refusal is not null then
            raise exception using errcode = 'PT409', message = refusal;
        end if;
    else
        update public.amendments as a
        set announced_at = case step when 'announce' then now() end,
            set_at = case step when 'announce' then a.set_at end,
            in_force_at = null, taken_back_at = null
        where a.id = amendment;
    end if;
    perform set_config('private.author', '', true), set_config('private.is_amending', '', true);
    return (select a.updated_at from public.amendments as a where a.id = amendment);
end
$$;
comment on function private.step_amendment(uuid, text, timestamptz) is
    'See step_amendment() of the schema public. Security definer, because staff may not write these columns.';
revoke execute on function private.step_amendment(uuid, text, timestamptz) from public;
grant execute on function private.step_amendment(uuid, text, timestamptz) to authenticated;

create function public.step_amendment(amendment uuid, step text, stamp timestamptz) returns timestamptz
language sql set search_path = '' set statement_timeout = '20s'
as $$
    select private.step_amendment(amendment, step, stamp)
$$;
comment on function public.step_amendment(uuid, text, timestamptz) is
    'Moves an amendment on, for staff, if its updated_at is still the stamp (TIME-3): "announce" tells readers of its '
    'ready changes, "set" lets it come into force on its day (at once if that has begun), "withdraw" takes both back, '
    '"take back" undoes it when it is in force, "reopen" makes a draft of it again. Answers with its updated_at. '
    'PT409, with a sentence: it is not in the state for that, or something stands in its way; 42501: not staff.';
revoke execute on function public.step_amendment(uuid, text, timestamptz) from public;
grant execute on function public.step_amendment(uuid, text, timestamptz) to authenticated;
