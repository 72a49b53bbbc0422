-- The steps of an amendment, and being taken back in one (TIME-3).

create function private.take_back_amendment(amendment public.amendments) returns void
language plpgsql set search_path = ''
as $$
declare
    refusal text := (
        select format('"%s" was changed after the amendment came into force. Take that back in its history first.',
            h.title)
        from public.drafts as d join public.history as h on h.id = d.version
        where d.amendment_id = amendment.id and not private.is_as_left(d) limit 1);
    done constant bigint[] := array(select d.version from public.drafts as d where d.amendment_id = amendment.id);
    home record;
    others uuid[];
begin
    refusal := coalesce(refusal, (
        select u.failure from private.undo_versions(done, true, amendment.id) as u
        where u.failure is not null limit 1));
    if refusal is not null then
        raise exception using errcode = 'PT409', message = refusal;
    end if;
    -- In a list from which it took a row, all stand as they did.
    for home in
        select m as managed, h."row" ->> m.siblings as kin, array_agg(d.row_id) as ids,
            array_agg(d.former_place) as places
        from public.history as h
        join public.drafts as d on d.amendment_id = amendment.id and d.is_waiting and d.row_id = h.row_id
        join private.managed_tables as m on m.name = h.table_name
        where h.id = any (done) and h."row" ? 'order' and d.former_place is not null
        group by 1, 2
    loop
        others := array(
            select o.id from unnest(private.siblings_of(home.managed, home.kin)) with ordinality as o (id, place)
            where o.id <> all (home.ids) order by o.place);
        perform private.renumber_rows((home.managed).name, private.put_among(others, home.ids, home.places));
    end loop;
    delete from public.section_versions as v where v.ended_by = amendment.id;
end
$$;
comment on function private.take_back_amendment(public.amendments) is
    'Undoes what an amendment in force has written, in one step; its changes are drafts again. PT409: a row was '
    'changed since, which is named, or something was added to one that it has added.';

create function private.step_amendment(amendment uuid, step text, stamp timestamptz) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
    present public.amendments;
    refusal text;
begin
    perform private.require_staff(), private.await_writers();
    select * into present from public.amendments as a where a.id = amendment for update;
    refusal := case
        when present.id is null then 'This amendment has been deleted meanwhile.'
        when present.updated_at is distinct from stamp then 'It has been changed meanwhile. Look at it again.'
        when not case step
            when 'announce' then present.state in ('draft', 'set') and present.announced_at is null
            when 'set' then present.state in ('draft', 'announced', 'set')
            when 'unannounce' then present.state in ('announced', 'set') and present.announced_at is not null
            when 'unset' then present.state = 'set'
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
    if step = 'set' then
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
        if step = 'take back' then
            perform private.take_back_amendment(present);
        end if;
        update public.amendments as a
        set announced_at = case step when 'announce' then now() when 'unset' then a.announced_at end,
            set_at = case when step in ('announce', 'unannounce') then a.set_at end,
            in_force_at = case step when 'take back' then a.in_force_at end,
            taken_back_at = case step when 'take back' then now() end
        where a.id = amendment;
    end if;
    return (select a.updated_at from public.amendments as a where a.id = amendment);
end
$$;
comment on function private.step_amendment(uuid, text, timestamptz) is
    'See step_amendment() of the schema public. Security definer, because staff may not write these columns.';

create function public.step_amendment(amendment uuid, step text, stamp timestamptz) returns timestamptz
language sql set search_path = '' set statement_timeout = '60s'
as $$
    select private.step_amendment(amendment, step, stamp)
$$;
comment on function public.step_amendment(uuid, text, timestamptz) is
    'Moves an amendment on, for staff, if its updated_at is still the stamp (TIME-3): "announce" tells readers of its '
    'ready changes, "set" lets it come into force on its day (at once if that has begun), "unannounce" and "unset" '
    'take one of these back and "withdraw" both, "take back" undoes it when it is in force, "reopen" makes a draft of '
    'it again. Answers with its updated_at. PT409, with a sentence: it is not in the state for that, or something '
    'stands in its way; 42501: not staff.';
