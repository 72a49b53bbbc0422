-- Bringing an archive in (BULK-3): into an empty project of the same schema, whole or not at all.

create function private.check_archive(columns jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
    differences text[];
    archived record;
    is_filled boolean;
begin
    differences := array(
        select case when a.type is null then format('%s.%s is not in the archive', h.name, h.key)
            when h.type is null then format('%s.%s is not in this database', a.name, a.key)
            else format('%s.%s is %s in the archive and %s here', h.name, h.key, a.type, h.type) end
        from (
            select t.key as name, c.key, c.value as type from jsonb_each(columns) as t, jsonb_each_text(t.value) as c
        ) as a
        full join (
            select t.key as name, c.key, c.value as type
            from jsonb_each(private.archive_columns()) as t, jsonb_each_text(t.value) as c
        ) as h using (name, key)
        where a.type is distinct from h.type
        order by name, key);
    if cardinality(differences) > 0 then
        raise exception using errcode = 'PT409', message = format(
            'This archive is of another version of the database: %s%s. Bring it into a project with the migrations of '
                'that version, and apply the later ones there.',
            array_to_string(differences[1:3], ', '),
            case when cardinality(differences) > 3 then format(', and %s more', cardinality(differences) - 3) end);
    end if;
    for archived in select t.* from private.archive_tables() as t where t.name <> 'synonyms' order by t.place loop
        execute format('select exists (select from %I.%I as t %s)', archived.home, archived.name,
            case archived.name when 'history' then 'where t.table_name <> ''synonyms'' or t.changed_by is not null' end)
            into is_filled;
        if is_filled then
            raise exception using errcode = 'PT409', message = format(
                'This project is not empty: there are rows in %s. An archive goes only into a project that has the '
                    'migrations and no content.', archived.name);
        end if;
    end loop;
end
$$;
comment on function private.check_archive(jsonb) is
    'See public.check_archive(). Security definer, because the service role may not read all tables of an archive.';

create function public.check_archive(columns jsonb) returns void
language sql set search_path = ''
as $$
    select private.check_archive(columns)
$$;
comment on function public.check_archive(jsonb) is
    'Whether an archive with these columns can be brought in, for the service role; writes nothing. PT409: it is of '
    'another version of the database, or there is content, other than the synonyms that come with the schema.';

create function private.analyse_tables() returns void
language plpgsql set search_path = ''
as $$
declare
    relation regclass;
begin
    for relation in
        select c.oid from pg_catalog.pg_class as c
        where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
    loop
        execute format('analyze %s', relation);
    end loop;
end
$$;
comment on function private.analyse_tables() is
    'Tells the planner how many rows there are now: by plans made while the tables were empty each trigger would read '
    'them whole.';

create function private.add_archived_rows(archive uuid, columns jsonb, counts jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
    brought record;
    brought_rows bigint;
    part integer;
    part_rows bigint;
begin
    perform private.await_writers();
    perform private.check_archive(columns);
    -- As when a former row comes back: a term may except a text that is gone.
    perform private.write_as('restoring');
    -- What is derived follows once, when all texts are there: each part would look through those before it.
    perform private.write_in_bulk(true);
    for brought in
        select t.name, format('%I.%I', t.home, t.name) as relation,
            (select string_agg(format('%I', c), ', ') from jsonb_object_keys(columns -> t.name) as c) as names,
            (select string_agg(format('r.%I', c), ', ') from jsonb_object_keys(columns -> t.name) as c) as read
        from private.archive_tables() as t order by t.place
    loop
        -- The schema's own synonyms, and what triggers have noted of the rows that came before: history, addresses.
        execute format('delete from %s where true', brought.relation);
        brought_rows := 0;
        for part in
            select p.place / 8 from private.archive_pieces as p
            where p.archive = $1 and p.table_name = brought.name group by 1 order by 1
        loop
            execute format('
                insert into %1$s (%2$s) overriding system value
                select %3$s from private.archive_pieces as p
                cross join jsonb_array_elements((''['' || p.rows || '']'')::jsonb) as e (item)
                cross join jsonb_populate_record(null::%1$s, e.item) as r
                where p.archive = $1 and p.table_name = $2 and p.place / 8 = $3',
                brought.relation, brought.names, brought.read)
            using archive, brought.name, part;
            get diagnostics part_rows = row_count;
            brought_rows := brought_rows + part_rows;
            -- After the second, the third, the fifth ...: of a small table they are of no use.
            if part > 0 and part & (part - 1) = 0 then
                perform private.analyse_tables();
            end if;
        end loop;
        if brought_rows is distinct from (counts ->> brought.name)::bigint then
            raise exception using errcode = 'PT409', message = format(
                'The archive is not whole: of %s rows of %s there are %s.', counts ->> brought.name, brought.name,
                brought_rows);
        end if;
    end loop;
    perform private.write_as(null), private.write_in_bulk(false);
end
$$;
comment on function private.add_archived_rows(uuid, jsonb, jsonb) is
    'Fills the tables of an empty project with the pieces of an archive; what is derived from them is still to be '
    'made.';

create function private.bring_in_archive(archive uuid, columns jsonb, counts jsonb, is_trial boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
    counted record;
begin
    perform private.add_archived_rows(archive, columns, counts);
    if is_trial then
        -- They went in. Raising takes them out again.
        raise exception using errcode = 'PT200';
    end if;
    for counted in
        select format('%I.%I', t.home, t.name) as relation, a.attname as name
        from private.archive_tables() as t
        join pg_catalog.pg_attribute as a on a.attrelid = format('%I.%I', t.home, t.name)::regclass
        where a.attidentity <> ''
    loop
        execute format('select setval(pg_get_serial_sequence(%1$L, %2$L), coalesce(max(%2$I), 0) + 1, false) from %1$s',
            counted.relation, counted.name);
    end loop;
    perform private.analyse_tables();
    perform private.rebuild_derived();
    delete from private.archive_pieces as p where p.archive = $1;
exception when sqlstate 'PT200' then
    null;
end
$$;
comment on function private.bring_in_archive(uuid, jsonb, jsonb, boolean) is
    'See public.bring_in_archive(). Security definer, because nobody may write the history, and what is derived.';

create function public.bring_in_archive(archive uuid, columns jsonb, counts jsonb, is_trial boolean default false)
returns void
language sql set search_path = '' set statement_timeout = '30min'
as $$
    select private.bring_in_archive(archive, columns, counts, is_trial)
$$;
comment on function public.bring_in_archive(uuid, jsonb, jsonb, boolean) is
    'Fills an empty project with the pieces of an archive, for the service role, in one transaction: ids, days and '
    'history as they were. columns is what the archive holds of each table, counts how many rows. As a trial, asked '
    'before the files of an archive are uploaded, it refuses alike and writes nothing. PT409: check_archive() refuses '
    'it, or rows are missing.';
