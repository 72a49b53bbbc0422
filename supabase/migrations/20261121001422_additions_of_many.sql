-- Bringing rows in from a file (BULK-2): which are there already, and adding them in one transaction.

create function public.find_same(list text, columns text[], wanted jsonb) returns table (places integer[], ids uuid[])
language plpgsql stable set search_path = ''
as $$
begin
    perform private.require_staff();
    if list is distinct from 'newsletter_subscriptions'
        and not exists (select from private.managed_tables as m where m.name = list) then
        raise exception using errcode = 'PT404', message = 'There is no such list.';
    elsif jsonb_typeof(wanted) is distinct from 'array' or exists (
        select from unnest(columns) as c
        where not exists (
            select from pg_catalog.pg_attribute as a
            where a.attrelid = format('public.%I', list)::regclass and a.attname = c and a.attnum > 0
                and not a.attisdropped)
    ) then
        raise exception using errcode = 'PT400', message = 'Values of columns that the list has are compared.';
    end if;
    return query execute format('
            select coalesce(array_agg(f.place), ''{}''), coalesce(array_agg(f.id), ''{}'')
            from (
                select distinct on (w.place) w.place::integer as place, t.id
                from jsonb_array_elements($1) with ordinality as w (item, place)
                join public.%I as t on w.item = jsonb_build_array(%s)
                order by w.place, t.id) as f', list,
            (select string_agg(format($part$lower(btrim(regexp_replace(
                    to_jsonb(t.%I) #>> '{}', '[\s\u00a0]+', ' ', 'g')))$part$, c), ', ' order by n)
                from unnest(columns) with ordinality as c (c, n)))
        using wanted;
end
$$;
comment on function public.find_same(text, text[], jsonb) is
    'Which rows of a managed table, or of newsletter_subscriptions, have the same values in these columns, for staff: '
    '"wanted" is an array of arrays, one value a column, in small letters with single spaces, as the rows'' own are '
    'compared. Answers with one row: the places in "wanted", from 1, of those that are there, and beside each the id '
    'of such a row. PT404: no such list; 42501: not staff.';

create function private.addition_id(token uuid, place bigint) returns uuid
language sql immutable strict parallel safe set search_path = ''
return overlay(overlay(md5(token || ' ' || place) placing '8' from 13 for 1) placing '8' from 17 for 1)::uuid;
comment on function private.addition_id(uuid, bigint) is
    'The id of a row that is added from a file, by the token of that import and the row''s place: sent twice, it is '
    'the same row. Of version 8, which is free to be made so (RFC 9562).';

create function private.column_words(name text) returns text
language sql immutable strict parallel safe set search_path = ''
return replace(regexp_replace(name, '_id$', ''), '_', ' ');
comment on function private.column_words(text) is 'What a column is called where staff are told why it is refused.';

create function private.refuse_addition(list text, token uuid, rows jsonb, reason text, details text, refused text)
returns void
language plpgsql set search_path = ''
as $$
declare
    place bigint;
    item jsonb;
    fault text;
begin
    -- Postgres shows the row that broke a rule, its id first, and the value that a parent is missing for.
    select r.place into place
    from jsonb_array_elements(rows) with ordinality as r (item, place)
    where details like '%(' || private.addition_id(token, r.place) || ',%'
        or details like '%(' || refused || ')=(' || (r.item ->> refused) || ')%'
    order by r.place limit 1;
    if place is null then
        for item, place in
            select r.item, r.place from jsonb_array_elements(rows) with ordinality as r (item, place)
        loop
            begin
                execute format('select from jsonb_populate_record(null::public.%I, $1)', list) using item;
            exception
                when data_exception then exit;
            end;
        end loop;
    end if;
    fault := coalesce('its ' || private.column_words(refused) || reason, 'one of its values is not accepted');
    raise exception using
        errcode = 'PT400',
        message = format('Row %s cannot be added: %s. Nothing was written.', place, fault),
        detail = jsonb_build_object('place', place, 'column', refused, 'fault', fault)::text;
end
$$;
comment on function private.refuse_addition(text, uuid, jsonb, text, text, text) is
    'Raises PT400 with the place of the row that was refused, given what Postgres said of it; "detail" names place, '
    'column and fault as JSON.';

create function private.sign_import(import uuid, tables text[], is_correction boolean) returns void
language sql set search_path = ''
as $$
    update public.history as h set import_id = import
    where h.transaction_id = pg_current_xact_id()::text::bigint and h.changed_at = now()
        and h.table_name = any (tables);
    update public.changes as c set bundle = import, is_minor = is_correction
    from public.history as h where h.import_id = import and c.version = h.id;
$$;
comment on function private.sign_import(uuid, text[], boolean) is
    'Has what this transaction did to these tables known as an import, which can be taken back and is one line to '
    'readers; a minor one where it is a correction.';

create function private.insert_rows(list text, rows jsonb, token uuid, is_bulk boolean default false) returns void
language plpgsql set search_path = ''
as $$
declare
    columns text[];
    rule text;
    details text;
    refused text;
    siblings text;
begin
    if list is distinct from 'newsletter_subscriptions' and not exists (
        select from private.managed_tables as m
        where m.name = list
            and (m.search_type <> 'law' or m.name in ('amounts', 'deadlines', 'postponements', 'synonyms'))
    ) then
        raise exception using errcode = 'PT404', message = 'There is no such list to add to.';
    elsif jsonb_typeof(rows) is distinct from 'array' or rows = '[]' then
        raise exception using errcode = 'PT400', message = 'There is nothing to add.';
    -- One transaction, for which others wait: 0.9 s for 2,000 short texts.
    elsif jsonb_array_length(rows) > (
        case list when 'newsletter_subscriptions' then 50000 when 'synonyms' then 5000 else 2000 end) then
        raise exception using errcode = 'PT400',
            message = 'At most 2,000 texts, 5,000 synonyms or 50,000 addresses can be added at once.';
    end if;
    if exists (
        select from jsonb_array_elements(rows) as r (item) where jsonb_typeof(r.item) <> 'object' or r.item = '{}'
    ) then
        raise exception using errcode = 'PT400', message = 'Each row is given as its columns.';
    end if;
    -- What a client may set, as if it added a row itself.
    columns := array(
        select a.attname::text from pg_catalog.pg_attribute as a
        where a.attrelid = format('public.%I', list)::regclass and a.attnum > 0 and not a.attisdropped
            and a.attname <> 'id' and rows -> 0 ? a.attname::text
            and has_column_privilege('authenticated', a.attrelid, a.attnum, 'INSERT'));
    if exists (
        select from jsonb_array_elements(rows) as r (item)
        where r.item - columns <> '{}' or not r.item ?& columns
    ) then
        raise exception using errcode = 'PT400', message = 'All rows must have the same columns, and no others.';
    end if;
    perform private.await_writers();
    siblings := (select m.siblings from private.managed_tables as m where m.name = list);
    if siblings is not null and 'order' = any (columns) then
        -- One without a place goes to the end of its list.
        execute format('
            select jsonb_agg(case when r.item ->> ''order'' is null then r.item || jsonb_build_object(''order'',
                    r.place + (select coalesce(max(t."order"), 0) from public.%I as t where %s))
                else r.item end order by r.place)
            from jsonb_array_elements($1) with ordinality as r (item, place)', list,
                case siblings when '' then 'true' else format('t.%I::text = r.item ->> %1$L', siblings) end)
            into rows using rows;
    end if;
    perform private.write_as('adding'), private.write_in_bulk(is_bulk or jsonb_array_length(rows) > 50);
    if list = 'newsletter_subscriptions' then
        -- Staff had removed it, and mean to have it again.
        delete from public.newsletter_subscriptions as n
        where n.removed_at is not null
            and n.email in (select lower(btrim(r.item ->> 'email')) from jsonb_array_elements(rows) as r (item));
    end if;
    begin
        perform private.write_rows(list, (
            select jsonb_agg(r.item || jsonb_build_object('id', private.addition_id(token, r.place)) order by r.place)
            from jsonb_array_elements(rows) with ordinality as r (item, place)), true,
            case list when 'newsletter_subscriptions' then 'email' else 'id' end);
    exception
        when integrity_constraint_violation or data_exception then
            get stacked diagnostics details = pg_exception_detail, refused = column_name, rule = constraint_name;
            -- A rule is named for the column that is to be corrected, if not by Postgres (src/data/refused-column.ts).
            refused := coalesce(nullif(refused, ''), (
                select a.attname from pg_catalog.pg_constraint as c
                join pg_catalog.pg_attribute as a on a.attrelid = c.conrelid
                    and (a.attname = substring(rule from '^' || list || '_(.+)_[a-z]+$') or a.attnum = c.conkey[1])
                where c.conrelid = format('public.%I', list)::regclass and c.conname = rule
                order by a.attnum = c.conkey[1] limit 1));
            perform private.refuse_addition(list, token, rows,
                case sqlstate
                    when '23503' then ' is not there any more'
                    when '23502' then ' is missing'
                    when '23505' then ' is that of another one'
                    else ' is not accepted'
                end, details, refused);
    end;
    perform private.write_as(null), private.write_in_bulk(false);
end
$$;
comment on function private.insert_rows(text, jsonb, uuid, boolean) is
    'Adds rows of a list as public.add_rows() says, all or none, but tells nobody that they are of one import. '
    'is_bulk: they are some of many.';

create function private.add_rows(list text, rows jsonb, token uuid) returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
    ids uuid[];
begin
    perform private.require_staff();
    perform private.insert_rows(list, rows, token);
    perform private.sign_import(token, array[list], false);
    execute format('
            select coalesce(array_agg(t.id order by p.place), ''{}'')
            from generate_series(1, $1) as p (place)
            join public.%I as t on t.id = private.addition_id($2, p.place)', list)
        into ids using jsonb_array_length(rows), token;
    return ids;
end
$$;
comment on function private.add_rows(text, jsonb, uuid) is
    'See add_rows(). Security definer, because it writes ids, which staff themselves may not.';

create function public.add_rows(list text, rows jsonb, token uuid) returns uuid[]
language sql set search_path = '' set statement_timeout = '60s'
as $$
    select private.add_rows(list, rows, token)
$$;
comment on function public.add_rows(text, jsonb, uuid) is
    'Adds rows of a managed table, but of the law, up to 2,000, or of newsletter_subscriptions, up to 50,000, for '
    'staff: all or none, with the columns that a client may set. One without "order" goes to the end of its list. What '
    'is derived from more than 50 texts follows (private.derive_pending). '
    '"token" is the import''s own, so that one which is sent again adds nothing twice. Answers with the ids '
    'of what is there by this import, without addresses that were there before. undo_import() takes it back, but '
    'addresses, which have no history; those set_removed() takes back. PT400: none, too many, other '
    'columns, or a row that is refused, whose place is said; PT404: no such list; 42501: not staff.';
