-- The site as on the day of an amendment (TIME-3), which is made and taken back, so that every rule of the database
-- speaks for itself: where sections lead then, and what cites them (STAFF-3). Previews of texts ask it, too.

create function private.try_change(change public.drafts, amendment public.amendments) returns uuid
language plpgsql set search_path = ''
as $$
begin
    execute format('select t.updated_at from public.%I as t where t.id = $1', change.table_name)
        into change.based_on using coalesce(change.row_id, change.id);
    if change.based_on is not null then
        change.row_id := coalesce(change.row_id, change.id);
    elsif change.row_id is null then
        change."row" := change."row" || jsonb_strip_nulls(jsonb_build_object('id', change.id));
    end if;
    return (private.write_change(change, amendment)).row_id;
end
$$;
comment on function private.try_change(public.drafts, public.amendments) is
    'Writes a change of an amendment whatever became of its row since it was begun, and answers with the row''s id: of '
    'a new one the draft''s.';

create function private.reach_day(amendment uuid, own public.drafts) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
    today constant date := private.today();
    last constant bigint := (select max(p.number) from private.pending_texts as p);
    target constant public.amendments := (select a from public.amendments as a where a.id = amendment);
    due record;
begin
    perform private.require_staff();
    if target.day is null then
        raise exception using errcode = 'PT404', message = 'This amendment has no day.';
    end if;
    -- What would be put off could not be told.
    perform private.await_derivation(), private.await_writers(), private.write_as('trying'),
        private.write_in_bulk(true), set_config('private.today', greatest(target.day, today)::text, true);
    for due in
        select a as amendment, d as change
        from public.amendments as a join public.drafts as d on d.amendment_id = a.id and d.is_waiting
        where (a.id = amendment
                or a.state in ('announced', 'set') and a.day > today and a.day <= target.day and d.is_ready)
            and coalesce(d.row_id, d.id) is distinct from own.id
        order by a.day, a.id <> amendment, a.id, d.is_repeal desc, d.row_id is null, d.written_at, d.id
    loop
        begin
            perform private.try_change(due.change, due.amendment);
        exception
            -- What cannot be written as it is does not come into force.
            when others then null;
        end;
    end loop;
    -- Of what is derived, their links and references are asked for; finding their words would take ten times as long.
    perform private.write_in_bulk(false), private.index_links(p.name, p.ids), private.index_references(p.name, p.ids),
        private.index_citations(p.name, p.ids)
    from (
        select q.table_name as name, array_agg(distinct q.id) as ids from private.pending_texts as q
        where q.is_changed and q.number > coalesce(last, 0) group by q.table_name) as p;
    return case when own.table_name is not null then private.try_change(own, target) end;
end
$$;
comment on function private.reach_day(uuid, public.drafts) is
    'For staff, within what is taken back: makes today the day of an amendment, with what it changes, ready or not, '
    'and with what others do by then that are announced or set. A change of the row "own" (its id, or a new one''s '
    'draft''s) is left out; if that has a table, it is written instead, and its row''s id is the answer. Fails as '
    'writing that would. PT404: there is no such day; 42501: not staff. Security definer, because staff may not write '
    'former texts.';

create function public.get_day_references(amendment uuid, of_id uuid) returns jsonb
language plpgsql set search_path = '' set statement_timeout = '20s'
as $$
declare
    targets jsonb;
    users jsonb;
begin
    begin
        -- What is repealed tells who would be left citing it.
        perform private.reach_day(amendment, jsonb_populate_record(null::public.drafts, jsonb_build_object('id', (
            select d.row_id from public.drafts as d
            where d.amendment_id = amendment and d.row_id = of_id and d.is_repeal and d.is_waiting))));
        if not exists (select from public.sections as s where s.id = of_id) then
            raise exception using errcode = 'PT404', message = 'This section is not part of the law of that day.';
        end if;
        targets := (
            select jsonb_agg(to_jsonb(t) || jsonb_build_object('id', private.text_at(t.url)))
            from public.get_text_targets('section', of_id) as t);
        users := (
            select jsonb_build_object('places', coalesce(jsonb_agg(u), '[]'), 'total', coalesce(max(u.total), 0))
            from (select * from public.row_usage(array[of_id]) limit 10) as u);
        raise exception using errcode = 'PT200';
    exception
        when sqlstate 'PT200' then null;
    end;
    -- By the addresses of today.
    return users || jsonb_build_object('targets', (
        select coalesce(jsonb_agg(t - 'id' || jsonb_build_object('url', case
            when coalesce(private.text_at(t ->> 'url') = (t ->> 'id')::uuid, t ->> 'id' is null) then t ->> 'url'
            else public.get_address('section', (t ->> 'id')::uuid) end) order by n), '[]')
        from jsonb_array_elements(targets) with ordinality as t (t, n)));
end
$$;
comment on function public.get_day_references(uuid, uuid) is
    'For staff: where a section leads and what cites or links it on the day of an amendment, with what that changes, '
    'announced or not (of_id as section_id of law_on()). One object: targets as get_text_targets() has them, by the '
    'addresses of today, url null for what is new then; places, the first ten texts as row_usage() has them, and their '
    'total. Nothing is kept. PT404: there is no such section, or the amendment has no day; 42501: not staff.';
