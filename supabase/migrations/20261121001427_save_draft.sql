-- Writing a draft (TIME-1): what it says, its day (TIME-2), the amendment that it is a change of (TIME-3).

create function private.draft_values(list text, given jsonb, is_whole boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
    item record;
begin
    if jsonb_typeof(given) is distinct from 'object' then
        raise exception using errcode = 'PT400', message = 'A draft is given as its columns.';
    end if;
    for item in
        select v.key as name, v.value, v.value = '""' and t.typcategory <> 'S' as is_blank,
            t.oid is not null as is_there
        from jsonb_each(given) as v
        left join pg_catalog.pg_attribute as a on a.attrelid = format('public.%I', list)::regclass
            and a.attname = v.key and a.attnum > 0 and not a.attisdropped
        left join pg_catalog.pg_type as t on t.oid = a.atttypid
    loop
        if not item.is_there then
            raise exception using errcode = 'PT400', message = format('There is no "%s" to set.', item.name);
        elsif item.is_blank and is_whole then
            raise exception using errcode = 'PT400', hint = item.name,
                message = format('Its %s is missing.', private.column_words(item.name));
        elsif item.is_blank then
            given := given - item.name;
        else
            execute format('select from jsonb_populate_record(null::public.%I, $1)', list)
                using jsonb_build_object(item.name, item.value);
        end if;
    end loop;
    return given;
exception
    when data_exception then
        raise exception using errcode = 'PT400', hint = item.name,
            message = format('Its %s cannot be %s.', private.column_words(item.name), left(item.value::text, 100));
end
$$;
comment on function private.draft_values(text, jsonb, boolean) is
    'What a draft of a managed table may set, so that whoever reads drafts finds values of the columns'' types. A form '
    'sends '''' for a day, number or choice that is still to be filled in: unless the draft is to be whole, it does '
    'not set that. PT400, with a sentence and the column as its hint: it is missing, not there, or cannot hold the '
    'value.';

create function private.who_wrote(draft public.drafts) returns text
language sql stable set search_path = ''
as $$
    select case when draft.written_by = auth.uid() then 'You have changed this draft in another window'
        else coalesce(private.shown_name(draft.written_by, draft.written_by_email), 'Somebody')
            || case when draft.amendment_id is null then ' has changed the draft of this text'
                else ' has changed this text of the amendment' end end
$$;
comment on function private.who_wrote(public.drafts) is
    'Who has written a draft that somebody else was about to replace, as the beginning of a sentence.';

create function private.keep_draft(given public.drafts, stamp timestamptz)
returns table (id uuid, written_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
    refusal text;
begin
    perform private.require_staff();
    -- One at a time: all who change an amendment, as every writer, for readers may be told of it; of other drafts, all
    -- who write that of one row.
    if given.amendment_id is not null
        or exists (select from public.drafts as d where d.id = given.id and d.amendment_id is not null) then
        perform private.await_writers();
    end if;
    if given.amendment_id is not null then
        perform private.require_open(given.amendment_id);
    else
        perform pg_advisory_xact_lock(hashtextextended(
            'draft of ' || coalesce(given.row_id, given.id, given.written_by), 0));
    end if;
    return query
        update public.drafts as d
        set "row" = given."row", based_on = given.based_on, publish_on = given.publish_on, failure = null,
            amendment_id = given.amendment_id, is_repeal = given.is_repeal, is_ready = given.is_ready,
            written_by = given.written_by, written_by_email = given.written_by_email, written_at = clock_timestamp()
        where d.id = given.id and d.written_at = stamp
            and d.table_name = given.table_name and d.row_id is not distinct from given.row_id
            and d.is_waiting and not exists (
                select from public.drafts as o
                where o.id <> given.id and o.table_name = given.table_name and o.row_id = given.row_id
                    and o.amendment_id is not distinct from given.amendment_id and o.is_waiting)
        returning d.id, d.written_at;
    if found then
        return;
    end if;
    return query
        select d.id, d.written_at from public.drafts as d
        where d.table_name = given.table_name and d.row_id is not distinct from given.row_id
            and d.written_by = given.written_by and d."row" = given."row"
            and d.based_on is not distinct from given.based_on and d.publish_on is not distinct from given.publish_on
            and (d.amendment_id, d.is_repeal, d.is_ready)
                is not distinct from (given.amendment_id, given.is_repeal, given.is_ready)
            and d.is_waiting
        limit 1;
    if found then
        return;
    end if;
    -- A row has one draft, and an amendment one change of it, which everybody writes.
    select private.who_wrote(d) into refusal
    from public.drafts as d
    where d.is_waiting and (d.id = given.id
        or d.table_name = given.table_name and d.row_id = given.row_id
            and d.amendment_id is not distinct from given.amendment_id)
    order by d.id = given.id limit 1;
    if found then
        raise exception using errcode = 'PT409',
            message = refusal || ' meanwhile. What you typed is kept here; open it anew.';
    end if;
    if exists (select from public.drafts as d where d.id = given.id) then
        given.id := null;
    end if;
    return query
        insert into public.drafts as d
            (id, table_name, row_id, "row", based_on, publish_on, amendment_id, is_repeal, is_ready, written_by,
                written_by_email, written_at)
        values (coalesce(given.id, gen_random_uuid()), given.table_name, given.row_id, given."row", given.based_on,
            given.publish_on, given.amendment_id, given.is_repeal, given.is_ready, given.written_by,
            given.written_by_email, clock_timestamp())
        returning d.id, d.written_at;
end
$$;
comment on function private.keep_draft(public.drafts, timestamptz) is
    'See save_draft(). Security definer, because staff may not write drafts that were not tried.';

create function public.save_draft(
    list text, new_values jsonb, row_id uuid default null, based_on timestamptz default null, draft uuid default null,
    stamp timestamptz default null, publish_on date default null, amendment uuid default null,
    is_ready boolean default false, is_repeal boolean default false)
returns table (id uuid, written_at timestamptz)
language plpgsql set search_path = '' set statement_timeout = '20s'
as $$
declare
    day constant date := (select a.day from public.amendments as a where a.id = amendment);
    given public.drafts;
    missing text;
begin
    perform private.require_staff();
    if not exists (
        select from private.managed_tables as m
        where m.name = list and (m.search_type is not null
            or amendment is not null and m.name not in ('amendments', 'section_versions'))
    ) then
        raise exception using errcode = 'PT404', message = 'There is no such text.';
    elsif list = 'sections' and publish_on is not null then
        raise exception using errcode = 'PT400',
            message = 'A section has no day of its own. Correct its text now, or let the law change from a day on, by '
                'an amendment, which keeps the former text.';
    elsif publish_on <= private.today() then
        raise exception using errcode = 'PT400', message = 'Choose a day that is still to come, or publish it now.';
    end if;
    given := jsonb_populate_record(null::public.drafts, jsonb_build_object('id', draft, 'table_name', list,
        'row_id', row_id, 'row', private.draft_values(list, new_values, publish_on is not null or is_ready),
        'based_on', based_on, 'publish_on', publish_on, 'amendment_id', amendment, 'is_repeal', is_repeal,
        'is_ready', is_ready, 'written_by', auth.uid(), 'written_by_email', auth.jwt() ->> 'email'));
    if publish_on is not null or is_ready then
        if row_id is null and given."row" = '{}' then
            raise exception using errcode = 'PT400', message = 'Nothing is written yet.';
        end if;
        -- Published and taken back, so that what the database refuses is said now and not on the day; as on that day,
        -- for a text may be in force from it.
        begin
            if day > private.today() then
                perform set_config('private.today', day::text, true);
            end if;
            perform private.write_change(given);
            raise exception sqlstate 'TRIED';
        exception
            when sqlstate 'TRIED' then null;
            when not_null_violation then
                get stacked diagnostics missing = column_name;
                raise exception using errcode = 'PT400', hint = missing,
                    message = format('Its %s is missing.', private.column_words(missing));
        end;
    end if;
    return query select k.id, k.written_at from private.keep_draft(given, stamp) as k;
end
$$;
comment on function public.save_draft(
    text, jsonb, uuid, timestamptz, uuid, timestamptz, date, uuid, boolean, boolean) is
    'Keeps a draft for staff (TIME-1): the columns that it sets of a row of a managed table, which was read with the '
    'updated_at based_on, or of a new row. "draft" is its id, which the client has made, so that one that is sent '
    'again is not another one; "stamp" the written_at of the one that it replaces, whoever wrote that: a row has one '
    'draft, and another is begun only where it does not wait any more. With publish_on, which no section has, it is '
    'published at the beginning of that day (TIME-2): it is tried now, and fails as saving would. With amendment it is '
    'a change of that (TIME-3), of which there is one for a row; is_ready: it is written, and tried; is_repeal: '
    'the section is repealed, or the row of another kind deleted. Answers with the draft''s id and written_at. PT400: '
    'the day is not to come, or a column is missing or cannot hold its value; PT409: the row was changed or is gone, '
    'the amendment takes no changes, or this draft was written meanwhile; PT404: no such table; 42501: not staff.';
