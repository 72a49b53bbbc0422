-- Derives what was put off (private.put_off), text by text, whoever calls it: a text of which it fails holds up no
-- other, nothing that is published is taken back by it, and nobody who saves waits for it (BULK-1).

create function private.due_texts() returns table (table_name text, id uuid, newest bigint, is_changed boolean)
language plpgsql stable set search_path = ''
as $$
begin
    return query
        select p.table_name, p.id, max(p.number), bool_or(p.is_changed)
        from private.pending_texts as p
        -- Tried again after a minute, two, four, and so on, up to every seventeen hours.
        where p.failure is null or p.tried_at < now() - interval '30 seconds' * 2 ^ least(p.tries, 11)
        group by p.table_name, p.id
        order by max(p.number);
end
$$;
comment on function private.due_texts() is
    'The texts that were put off, once each, with the newest line of each, but not those that failed a short while '
    'ago.';

create function private.is_derivation_due() returns boolean
language plpgsql stable set search_path = ''
as $$
begin
    return exists (select from private.due_texts()) or exists (select from private.pending_checks);
end
$$;
comment on function private.is_derivation_due() is 'Whether something that was put off is to be derived now.';

create function private.derive_text(due_table text, due_id uuid, newest bigint, is_changed boolean) returns void
language plpgsql set search_path = ''
as $$
declare
    former text[];
begin
    if is_changed then
        perform private.refresh_texts(due_table, array[due_id]);
    else
        perform private.check_links(
            (select m.kind from private.managed_tables as m where m.name = due_table), array[due_id]);
    end if;
    for former in
        select p.former_paragraphs from private.pending_texts as p
        where p.table_name = due_table and p.id = due_id and p.number <= newest and p.former_paragraphs is not null
        order by p.number
    loop
        perform private.note_lost_paragraphs(due_id, former);
    end loop;
    delete from private.pending_texts as p where p.table_name = due_table and p.id = due_id and p.number <= newest;
end
$$;
comment on function private.derive_text(text, uuid, bigint, boolean) is
    'Derives what was put off from a text, up to this line of private.pending_texts.';

create function private.derive_pending() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
    began constant timestamptz := clock_timestamp();
    check_due private.pending_checks;
    due record;
    reason text;
    is_stopped boolean := false;
begin
    if not private.is_derivation_due()
        or not pg_try_advisory_xact_lock(hashtextextended('what is derived', 0)) then
        return false;
    end if;
    for check_due in delete from private.pending_checks as c returning c.* loop
        insert into private.pending_texts (table_name, id, is_changed)
        select r.table_name, unnest(r.ids), false
        from private.readers_of(check_due.numbers, check_due.names, check_due.targets, check_due.is_added) as r;
    end loop;
    for due in select t.* from private.due_texts() as t loop
        begin
            perform private.derive_text(due.table_name, due.id, due.newest, due.is_changed);
        exception
            -- The limit of the statement counts once: the next text would have none.
            when query_canceled or others then
                reason := sqlerrm;
                is_stopped := sqlstate = '57014';
                update private.pending_texts as p set tries = p.tries + 1, tried_at = now(), failure = reason
                where p.table_name = due.table_name and p.id = due.id and p.number <= due.newest;
        end;
        exit when is_stopped or clock_timestamp() > began + interval '0.5 seconds';
    end loop;
    -- Last: whoever saves writes the same row, and would wait.
    perform private.next_content_version();
    return true;
end
$$;
comment on function private.derive_pending() is
    'See derive_pending() of the schema public. Security definer, because nobody may write what is derived from texts.';

create function public.derive_pending() returns boolean
language sql set search_path = '' set statement_timeout = '60s'
as $$
    select private.derive_pending()
$$;
comment on function public.derive_pending() is
    'Goes on with what is derived from texts that were changed many at once, or are long (BULK-1), for half a second '
    'or one text, whoever calls it and however often: has_due says whether it is to be called again. False where there '
    'was nothing to do, or somebody else is at it. A text of which it fails keeps its reason, is told to staff '
    '(get_underived_texts), and is tried again later.';

create function private.await_derivation() returns void
language plpgsql security definer set search_path = ''
as $$
begin
    perform pg_advisory_xact_lock_shared(hashtextextended('what is derived', 0));
end
$$;
comment on function private.await_derivation() is
    'Waits until nobody else is deriving, so that nothing but long texts is put off in this transaction: before any '
    'other lock, so that nobody waits for who waits. Security definer, because clients may not call the lock.';

create function public.get_underived_texts() returns table (
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text,
    failure text, tries integer, tried_at timestamptz)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
    perform private.require_staff();
    return query
        select m.kind, f.id, coalesce(t.name, h.title), p.*, f.failure, f.tries, f.tried_at
        from (
            select distinct on (q.table_name, q.id) q.* from private.pending_texts as q
            where q.failure is not null order by q.table_name, q.id, q.number desc
        ) as f
        join private.managed_tables as m on m.name = f.table_name
        left join private.texts as t on t.table_name = f.table_name and t.id = f.id
        left join lateral (
            select r.title, r.parent_id from public.history as r
            where r.table_name = f.table_name and r.row_id = f.id order by r.id desc limit 1) as h on true,
            private.place_of(coalesce(t.parent_id, h.parent_id)) as p
        order by f.tried_at desc, f.id;
end
$$;
comment on function public.get_underived_texts() is
    'For staff: the texts that search, references and links do not follow, because deriving failed: about each what '
    'row_usage() says of a text, why, how often it was tried, and when last. It is tried again later by itself, and '
    'when the text is saved. 42501: not staff.';
