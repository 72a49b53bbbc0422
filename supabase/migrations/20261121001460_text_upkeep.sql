-- Keeps everything derived from texts up to date: what the search and the lists read, citations, and links to files.
-- Once per statement, so that an edit takes milliseconds and loading a hundred thousand sections one pass per batch.

create function private.refresh_derived(changed_table text, changed_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    changed private.managed_tables;
begin
    select * into strict changed from private.managed_tables as m where m.name = changed_table;
    if changed.search_type is not null then
        perform private.index_for_search(changed_table, changed_ids);
    end if;
    if changed.list_filters is not null then
        perform private.index_list_texts(changed_table, changed_ids);
    end if;
    if changed.cited_as is not null then
        perform private.index_cited_names(changed_table, changed_ids);
    end if;
    perform private.index_links(changed_table, changed_ids);
    if changed.search_type is not null then
        perform private.index_references(changed_table, changed_ids);
        perform private.index_citations(changed_table, changed_ids);
    end if;
    if changed_table = 'terms' then
        perform private.index_terms_again(changed_ids);
    elsif changed.search_type is not null then
        perform private.index_terms(changed_table, changed_ids);
    end if;
    perform private.check_links(changed.kind, changed_ids);
end
$$;
comment on function private.refresh_derived(text, uuid[]) is
    'Rebuilds everything derived from these rows of a managed table.';

create function private.refresh_texts(changed_table text, changed_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    former_names constant text[] := array(
        select n.name from private.cited_names as n where n.target_id = any (changed_ids));
    names text[];
begin
    perform private.refresh_derived(changed_table, changed_ids);
    names := array(select n.name from private.cited_names as n where n.target_id = any (changed_ids));
    perform private.check_readers('{}', case when names @> former_names and names <@ former_names then '{}'
        else former_names || names end, changed_ids::text[], false);
end
$$;
comment on function private.refresh_texts(text, uuid[]) is
    'Rebuilds everything derived from these rows of a managed table, and looks again through the texts that name them.';

create function private.text_changed() returns trigger
language plpgsql security definer set search_path = ''
    -- Planning again for each statement would cost more than the work: the best plan is always the same.
    set plan_cache_mode = force_generic_plan
as $$
declare
    changed_table constant text := tg_argv[0];
    not_text constant text[] := array['updated_at', 'revised_at', 'order', 'slug'];
    changed uuid[];
    moved uuid[];
    child record;
    hanging uuid[];
    ready uuid[];
begin
    if tg_op = 'INSERT' then
        changed := array(select n.id from new_rows as n);
    elsif tg_op = 'DELETE' then
        changed := array(select o.id from old_rows as o);
    elsif current_setting('private.writing', true) is distinct from 'reordering' then
        -- An update that changes nothing, another place in the list, or a new address does not change a text. When they
        -- counted as changes, moving one of 500 sections took a second and a half.
        changed := array(
            -- "Except", not a join, as in private.provisions_changed().
            select c.id from (
                select n.id, to_jsonb(n) - not_text from new_rows as n
                except select o.id, to_jsonb(o) - not_text from old_rows as o) as c);
    end if;
    ready := private.put_off(changed_table, changed);
    if cardinality(ready) > 0 then
        perform private.refresh_texts(changed_table, ready);
        delete from private.pending_texts as p where p.table_name = changed_table and p.id = any (ready);
    end if;
    if tg_op <> 'UPDATE' then
        return null;
    end if;

    for child in
        select * from private.managed_tables as m where m.parent = changed_table and m.search_type is not null
    loop
        execute format('select array_agg(t.id) from public.%I as t where t.%I = any ($1)', child.name,
            child.parent_column)
            into hanging using changed;
        ready := private.put_off(child.name, hanging);
        if cardinality(ready) > 0 then
            perform private.refresh_derived(child.name, ready);
        end if;
        -- The order of their chapters decides which of two sections with one number comes first.
        moved := array(
            select n.id from new_rows as n join old_rows as o on o.id = n.id
            where to_jsonb(n) -> 'order' <> to_jsonb(o) -> 'order');
        if not private.may_derive() then
            insert into private.pending_texts (table_name, id, is_changed)
            select t.table_name, t.id, true from private.texts as t
            where t.table_name = child.name and t.parent_id = any (moved);
            continue;
        end if;
        update private.search_documents as d set place = t.place
        from private.texts as t
        where t.table_name = child.name and t.parent_id = any (moved) and d.kind = t.search_type and d.id = t.id
            and d.place <> t.place;
    end loop;
    return null;
end
$$;
comment on function private.text_changed() is
    'Trigger, once per statement: rows of a managed table changed. The rows that belong to them are rebuilt too, '
    'because they are found with their parents'' names. What private.put_off() notes, private.derive_pending() does '
    'afterwards. Security definer, because staff write texts but nobody may write what is derived from them.';

create function private.guard_table(managed private.managed_tables) returns void
language plpgsql set search_path = ''
as $$
declare
    relation constant regclass := format('public.%I', managed.name)::regclass;
    present constant text[] := array(select a.attname from pg_catalog.pg_attribute as a where a.attrelid = relation);
    -- What staff may add they may change, but for its id, and for its parent where rows are not moved by hand.
    changed constant text := (
        select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute as a
        where a.attrelid = relation and has_column_privilege('authenticated', relation, a.attnum, 'insert')
            and a.attname <> 'id'
            and (a.attname is distinct from managed.parent_column or managed.siblings = managed.parent_column));
begin
    execute format('
        alter table %1$s enable row level security;
        grant update (%3$s), delete on %1$s to authenticated;
        grant all on %1$s to service_role;
        create policy "staff read" on %1$s for select to authenticated using ((select private.is_staff()));
        create policy "staff add" on %1$s for insert to authenticated with check ((select private.is_staff()));
        create policy "staff change" on %1$s for update to authenticated
            using ((select private.is_staff())) with check ((select private.is_staff()));
        create policy "staff delete" on %1$s for delete to authenticated using ((select private.is_staff()));
        create trigger %2$s_touch before update on %1$s
            for each row when (current_setting(''private.writing'', true) is distinct from ''reordering'')
            execute function private.touch_updated_at()', relation, managed.name, changed);
    if not has_any_column_privilege('authenticated', relation, 'select') then
        execute format('grant select on %s to authenticated', relation);
    end if;
    if has_any_column_privilege('anon', relation, 'select') then
        execute format('create policy "visitors read" on %s for select to anon using (%s)', relation,
            case when 'is_enabled' = any (present) then 'is_enabled' else 'true' end);
    end if;
    if 'revised_at' = any (present) then
        execute format('create trigger %2$s_touch_revised before update on %1$s
            for each row when (current_setting(''private.writing'', true) is distinct from ''reordering'')
            execute function private.touch_revised_at()', relation, managed.name);
    end if;
end
$$;
comment on function private.guard_table(private.managed_tables) is
    'Says who may do what with a managed table (DATA-4). Its migration grants readers the columns that they read, and '
    'staff those that they write; all others follow: staff read everything, unless it granted them columns, and '
    'delete, and readers read what is enabled. Keeps updated_at and revised_at, but not of a row that only makes room '
    'for another (private.renumber_rows).';

create function private.manage_table(managed text) returns void
language plpgsql set search_path = ''
as $$
declare
    ids uuid[];
    kept record;
begin
    perform private.guard_table(m) from private.managed_tables as m where m.name = managed;
    perform private.compose_texts();
    -- The triggers get the name as an argument: tg_table_name has the collation "C", which would go into each
    -- comparison with it, where no index fits.
    execute format('create trigger %1$s_before_writing before insert or update or delete on public.%1$I
        for each statement execute function private.before_writing()', managed);
    for kept in
        select k.part, k.procedure, k.condition
        from (values
            ('content', 'content_changed', ''), ('texts', 'text_changed', ''),
            ('history', 'record_history',
                'when (coalesce(current_setting(''private.writing'', true), '''') not in (''reordering'', ''trying''))')
        ) as k (part, procedure, condition)
    loop
        execute format('create trigger %1$s_%2$s_added after insert on public.%1$I referencing new table as new_rows
            for each statement %4$s execute function private.%3$I(%1$L)',
            managed, kept.part, kept.procedure, kept.condition);
        execute format('create trigger %1$s_%2$s_changed after update on public.%1$I
            referencing old table as old_rows new table as new_rows
            for each statement %4$s execute function private.%3$I(%1$L)',
            managed, kept.part, kept.procedure, kept.condition);
        execute format('create trigger %1$s_%2$s_removed after delete on public.%1$I
            referencing old table as old_rows
            for each statement %4$s execute function private.%3$I(%1$L)',
            managed, kept.part, kept.procedure, kept.condition);
    end loop;
    if (select m.list_filters is not null from private.managed_tables as m where m.name = managed) then
        execute format('create index list_texts_%1$s on private.list_texts using gin (text extensions.gin_trgm_ops)
            with (fastupdate = off) where list = %1$L', managed);
    end if;
    execute format('select array_agg(t.id) from public.%I as t', managed) into ids;
    if ids is not null then
        perform private.refresh_derived(managed, ids);
    end if;
end
$$;
comment on function private.manage_table(text) is
    'Starts to guard a table (private.guard_table), to keep its history, the version of all content, and what is '
    'derived from its texts. The table needs a row in private.managed_tables and, if it holds texts, a view '
    'private.{table}_texts with the columns of private.news_texts.';

select private.manage_table(m.name) from private.managed_tables as m order by m.place;

create function private.rebuild_derived() returns void
language plpgsql set search_path = ''
as $$
begin
    perform pg_advisory_xact_lock(hashtextextended('what is derived', 0));
    perform private.await_writers();
    truncate private.search_documents, private.search_postings, private.search_wordings, private.search_words,
        private.list_texts, private.text_references, private.cited_names, private.citations, private.text_links,
        private.text_terms, private.pending_texts, private.pending_checks;
    perform private.refresh_derived(t.table_name, array_agg(t.id)) from private.texts as t group by t.table_name;
    -- Once more, when all that they lead to is found again.
    perform private.check_links(t.kind, array_agg(t.id)) from private.texts as t group by t.kind;
end
$$;
comment on function private.rebuild_derived() is
    'Rebuilds everything derived from texts, for the database''s owner after a repair by hand; otherwise the triggers '
    'do this.';
