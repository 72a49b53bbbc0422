-- Writes the history, and what readers are told of it, at each change of a managed table (DATA-6, TIME-5).

create function private.record_history() returns trigger
language plpgsql security definer set search_path = ''
    -- As for private.text_changed().
    set plan_cache_mode = force_generic_plan
as $$
declare
    derived constant text[] := private.derived_columns(tg_argv[0]);
    not_content constant text[] := derived || array['updated_at', 'revised_at', 'slug'];
    done constant text := case when private.is_restoring() then 'restore' else lower(tg_op) end;
    this_transaction constant bigint := pg_current_xact_id()::text::bigint;
    -- Of a draft whose day has come, whoever wrote it (private.publish_draft).
    author constant uuid := coalesce(nullif(current_setting('private.author', true), '')::uuid, auth.uid());
    formers jsonb[];
    presents jsonb[];
    versions bigint[];
begin
    if tg_op = 'INSERT' then
        presents := array(select to_jsonb(n) from new_rows as n);
    elsif tg_op = 'DELETE' then
        formers := array(select to_jsonb(o) - derived from old_rows as o);
    else
        -- A new address, or an update that changes nothing, does not change the content. Grouped, not joined: a plan
        -- that was made for one row would go through all rows for each row of an import.
        select array_agg(r.former order by r.place), array_agg(r.present order by r.place) into formers, presents
        from (
            select (array_agg(b.item) filter (where b.is_former))[1] as former,
                (array_agg(b.item) filter (where not b.is_former))[1] as present, min(b.place) as place
            from (
                select o.id, to_jsonb(o) - derived as item, true as is_former, row_number() over () as place
                from old_rows as o
                union all
                select n.id, to_jsonb(n), false, null from new_rows as n) as b
            group by b.id) as r
        where r.former - not_content is distinct from r.present - not_content and r.former is not null;
        -- Those that make room are numbered anew without a version: what was not moved stays where it is when it is
        -- taken back.
        formers := array(
            select case when m.siblings is not null and (f.former -> 'order', f.former -> m.siblings)
                    is not distinct from (f.present -> 'order', f.present -> m.siblings)
                then f.former - 'order' else f.former end
            from unnest(formers, presents) with ordinality as f (former, present, place),
                private.managed_tables as m
            where m.name = tg_argv[0] order by f.place);
    end if;
    if coalesce(cardinality(formers), cardinality(presents), 0) = 0 then
        return null;
    end if;
    with written as (
        insert into public.history
            (table_name, row_id, parent_id, action, title, "row", transaction_id, is_first, changed_by,
                changed_by_email)
        select m.name, (r.item ->> 'id')::uuid, (r.item ->> m.parent_column)::uuid, done, private.row_title(r.item),
            r.former, this_transaction,
            r.place = 1 and not exists (
                select from public.history as h
                where h.transaction_id = this_transaction and h.action = done and h.changed_at = now()),
            author, (select u.email from auth.users as u where u.id = author)
        from private.managed_tables as m, (
            select u.former, coalesce(u.former, u.present) as item, u.place
            from unnest(formers, presents) with ordinality as u (former, present, place)) as r
        where m.name = tg_argv[0]
        order by r.place
        returning id
    )
    select array_agg(w.id order by w.id) into versions from written as w;
    -- An amendment is told whole, with its sections (private.amendments_told), but not with what goes with these.
    if author is not null and tg_op <> 'DELETE'
        and (tg_argv[0] <> 'sections'
            or coalesce(current_setting('private.writing', true), '') not in ('amending', 'taking back'))
    then
        perform private.tell_changes(tg_argv[0], versions, formers, presents);
    end if;
    return null;
end
$$;
comment on function private.record_history() is
    'Trigger, once per statement: records what happened to rows of a managed table, and the rows before (DATA-6), '
    'each with its number among others where it was moved or deleted, and '
    'has readers told of what somebody added or changed (TIME-5). Security definer, because staff change rows but '
    'nobody may write history directly.';
