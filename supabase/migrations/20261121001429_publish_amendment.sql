-- Amendments coming into force, whole or not at all (TIME-3).

create function private.publish_change(change public.drafts, amendment public.amendments) returns void
language plpgsql set search_path = ''
as $$
declare
    managed constant private.managed_tables := (
        select m from private.managed_tables as m where m.name = change.table_name);
    done public.drafts;
    stamp timestamptz;
begin
    if not change.is_ready then
        raise exception using errcode = 'PT409', message = 'It is still being written.';
    elsif private.contested_by(change) is not null then
        raise exception using errcode = 'PT409', message = format(
            'The amendment "%s" changes it on the same day, too.', private.contested_by(change));
    end if;
    done := private.write_change(change, amendment);
    perform private.end_draft(done);
    -- What later amendments do to other columns of the row was not written without this.
    execute format('select t.updated_at from public.%I as t where t.id = $1', managed.name)
        into stamp using done.row_id;
    update public.drafts as d set based_on = stamp
    from public.amendments as a
    where stamp is not null and d.row_id = done.row_id and d.is_waiting and d.based_on = change.based_on
        and a.id = d.amendment_id and a.day > amendment.day and not private.is_before(change, d);
exception
    when foreign_key_violation then
        raise exception using errcode = 'PT409', message = coalesce(managed.no_parent_message, sqlerrm);
    when unique_violation then
        raise exception using errcode = 'PT409', message = coalesce(managed.duplicate_message, sqlerrm);
end
$$;
comment on function private.publish_change(public.drafts, public.amendments) is
    'Writes one change of an amendment. One that changes nothing has no version to be taken back. PT409: it is not '
    'ready, another amendment of that day changes it too, its row was changed or is gone, or what it belongs to is, or '
    'another row has a value that must be unique.';

create function private.is_passing(state text) returns boolean
language sql immutable set search_path = ''
as $$
    select left(state, 2) in ('40', '53', '55', '58')
$$;
comment on function private.is_passing(text) is
    'Whether an error is of the moment and not of what was written: a deadlock, a lock that did not come, no room.';

create function private.note_places(amendment public.amendments) returns void
language plpgsql set search_path = ''
as $$
declare
    managed private.managed_tables;
begin
    for managed in
        select m.* from private.managed_tables as m
        where m.siblings is not null and exists (
            select from public.drafts as d
            where d.amendment_id = amendment.id and d.is_waiting and d.table_name = m.name)
    loop
        execute format('
                update public.drafts as d set former_place = s.place
                from (
                    select t.id, row_number() over (partition by %s order by t."order", t.id) as place
                    from public.%I as t) as s
                where d.amendment_id = $1 and d.is_waiting and d.table_name = $2 and d.row_id = s.id
                    and (d.is_repeal or d."row" ?| $3)',
                coalesce('t.' || quote_ident(nullif(managed.siblings, '')), 'true'), managed.name)
            using amendment.id, managed.name, array['order', managed.siblings];
    end loop;
end
$$;
comment on function private.note_places(public.amendments) is
    'Notes where the rows stand that an amendment is about to move or delete, for their numbers may have gaps, and '
    'those of others are about to be given anew (private.put_in_places).';

create function private.publish_amendment(amendment public.amendments) returns text
language plpgsql set search_path = ''
as $$
declare
    change public.drafts;
    present jsonb;
begin
    perform set_config('private.author', amendment.set_by::text, true), private.write_as('amending'),
        private.write_in_bulk(count(*) > 50)
    from public.drafts as d where d.amendment_id = amendment.id and d.is_waiting;
    perform private.note_places(amendment);
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
    perform set_config('private.author', '', true), private.write_as(null), private.write_in_bulk(false);
    return null;
exception
    when others then
        -- What passes is tried again.
        update public.drafts as d set failure = sqlerrm where d.id = change.id and not private.is_passing(sqlstate);
        execute format('select to_jsonb(t) from public.%I as t where t.id = $1', change.table_name)
            into present using change.row_id;
        return private.row_title(coalesce(present, '{}') || change."row") || ': ' || sqlerrm;
end
$$;
comment on function private.publish_amendment(public.amendments) is
    'Brings an amendment into force whole, in the name of whoever set it; answers with null. If a change cannot be '
    'written, nothing is: the change keeps the reason, and the answer names both.';
