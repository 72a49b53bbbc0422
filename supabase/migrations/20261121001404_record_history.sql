-- Writes the history, and what readers are told of it, at each change of a managed table (DATA-6, TIME-5).

create function private.record_history() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    derived constant text[] := private.derived_columns(tg_argv[0]);
    not_content constant text[] := derived || array['updated_at', 'revised_at', 'slug'];
    former constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - derived end;
    item constant jsonb := coalesce(former, to_jsonb(new));
    -- Set by private.restore_version().
    done constant text := case current_setting('private.is_restoring', true) when 'yes' then 'restore'
        else lower(tg_op) end;
    this_transaction constant bigint := pg_current_xact_id()::text::bigint;
    -- Of a draft whose day has come, whoever wrote it (private.publish_draft).
    author constant uuid := coalesce(nullif(current_setting('private.author', true), '')::uuid, auth.uid());
    version bigint;
begin
    -- A new address, room made for another row (public.move_rows), or an update that changes nothing, does not change
    -- the content.
    if tg_op = 'UPDATE' and (former - not_content = to_jsonb(new) - not_content
        or current_setting('private.is_reordering', true) = 'yes') then
        return null;
    end if;
    insert into public.history
        (table_name, row_id, parent_id, action, title, "row", transaction_id, is_first, changed_by, changed_by_email)
    select m.name, (item ->> 'id')::uuid, (item ->> m.parent_column)::uuid, done, private.row_title(item), former,
        this_transaction,
        not exists (
            select from public.history as h
            where h.transaction_id = this_transaction and h.action = done and h.changed_at = now()),
        author, (select u.email from auth.users as u where u.id = author)
    from private.managed_tables as m
    where m.name = tg_argv[0]
    returning id into version;
    -- An amendment is told whole, with its sections (private.amendments_told).
    if author is not null and tg_op <> 'DELETE' and current_setting('private.is_amending', true) is distinct from 'yes'
    then
        perform private.tell_change(version, tg_argv[0], former, to_jsonb(new));
    end if;
    return null;
end
$$;
comment on function private.record_history() is
    'Trigger: records what happened to a row of a managed table, and the row before (DATA-6), and has readers '
    'told of what somebody added or changed (TIME-5). Security definer, because staff change rows but nobody may write '
    'history directly.';
