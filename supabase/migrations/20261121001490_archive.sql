-- All content as one archive (BULK-3), for whoever runs the project: `npm run db:archive` (supabase/local). The rows go
-- out and come in by pieces, because one request would be too large; out of one moment, and in all or none.

create table private.archive_pieces (
    archive uuid not null,
    table_name text not null,
    place integer not null,
    rows text not null,
    made_at timestamptz not null default now(),
    primary key (archive, table_name, place)
);
comment on table private.archive_pieces is
    'Archives on their way out or in: rows of a table as JSON, about a million characters in each piece. Only the '
    'service role reaches them; what a broken-off command has left goes with the next archive, after a day.';
comment on column private.archive_pieces.rows is
    'The rows with commas between, as text: a client that read it as numbers would cut off digits.';
alter table private.archive_pieces enable row level security;
grant select, insert, delete on private.archive_pieces to service_role;

create function private.archive_tables() returns table (home text, name text, place integer)
language sql stable set search_path = ''
as $$
    -- A term can name a text by a former address, so that these are there before it.
    select 'public', m.name, case m.name when 'terms' then 1001 else m.place end from private.managed_tables as m
    union all
    values ('public', 'section_addresses', 1000), ('public', 'history', 1002), ('public', 'changes', 1003),
        ('public', 'drafts', 1004), ('public', 'draft_saves', 1005), ('public', 'draft_notes', 1006),
        ('public', 'files', 1007), ('private', 'faq_views', 1008), ('private', 'dead_links', 1009)
$$;
comment on function private.archive_tables() is
    'The tables of an archive with their schemas, and the order in which they are brought in. What is derived from '
    'them is not in it, nor what must be able to vanish, such as messages (README).';

create function private.archive_columns() returns jsonb
language sql stable set search_path = ''
as $$
    select jsonb_object_agg(c.name, c.columns)
    from (
        select t.name, jsonb_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)) as columns
        from private.archive_tables() as t
        join pg_catalog.pg_attribute as a on a.attrelid = format('%I.%I', t.home, t.name)::regclass
        where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            -- An account belongs to its project, and a removed file is about to go.
            and (t.name, a.attname) not in (('files', 'uploaded_by'), ('files', 'removed_at'))
            and not exists (
                select from private.managed_tables as m
                where m.name = t.name and a.attname = any (private.derived_columns(m.name)))
        group by t.name) as c
$$;
comment on function private.archive_columns() is
    'What an archive holds of each table, {table: {column: type}}: all columns that do not follow from others. An '
    'archive fits a database where this is the same.';

create function private.archived_rows() returns table (table_name text, place bigint, item text)
language plpgsql stable set search_path = ''
as $$
declare
    columns constant jsonb := private.archive_columns();
    archived record;
    key_columns text;
begin
    for archived in select t.*, format('%I.%I', t.home, t.name) as relation from private.archive_tables() as t loop
        select string_agg(format('t.%I', a.attname), ', ' order by k.place) into key_columns
        from pg_catalog.pg_index as i cross join unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_catalog.pg_attribute as a on a.attrelid = i.indrelid and a.attnum = k.attnum
        where i.indrelid = archived.relation::regclass and i.indisprimary;
        return query execute format('
            select $1, row_number() over (order by %s), (
                select jsonb_object_agg(c.key, c.value) from jsonb_each(to_jsonb(t)) as c where $2 ? c.key)::text
            from %s as t %s',
            key_columns, archived.relation, case archived.name when 'files' then 'where t.removed_at is null' end)
        using archived.name, columns -> archived.name;
    end loop;
end
$$;
comment on function private.archived_rows() is
    'All rows of an archive as JSON, by table and key. Stable, so that all tables are read as they were at one moment.';

create function private.prepare_archive() returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
    id constant uuid := gen_random_uuid();
begin
    delete from private.archive_pieces as p where p.made_at < now() - interval '1 day';
    insert into private.archive_pieces (archive, table_name, place, rows)
    select id, r.table_name, row_number() over (partition by r.table_name order by r.piece),
        string_agg(r.item, E',\n' order by r.place)
    from (
        select a.*, sum(length(a.item)) over (partition by a.table_name order by a.place)::bigint / 1000000 as piece
        from private.archived_rows() as a) as r
    group by r.table_name, r.piece;
    return jsonb_build_object('id', id, 'columns', private.archive_columns());
end
$$;
comment on function private.prepare_archive() is
    'See public.prepare_archive(). Security definer, because the service role may not read all tables of an archive.';

create function public.prepare_archive() returns jsonb
language sql set search_path = '' set statement_timeout = '30min'
as $$
    select private.prepare_archive()
$$;
comment on function public.prepare_archive() is
    'Lays all content ready as it is at this moment, for the service role (BULK-3): {id, columns}, the latter '
    '{table: {column: type}}. get_archive_piece() gives it, drop_archive() clears it away.';

create function public.get_archive_piece(archive uuid, table_name text, place integer) returns text
language sql stable set search_path = ''
as $$
    select p.rows from private.archive_pieces as p where p.archive = $1 and p.table_name = $2 and p.place = $3
$$;
comment on function public.get_archive_piece(uuid, text, integer) is
    'A piece of an archive that is laid ready, for the service role: rows of the table as JSON with commas and line '
    'breaks between. Counted from 1; null after the last.';

create function public.add_archive_piece(archive uuid, table_name text, place integer, rows text) returns void
language sql set search_path = ''
as $$
    insert into private.archive_pieces (archive, table_name, place, rows) values ($1, $2, $3, $4)
$$;
comment on function public.add_archive_piece(uuid, text, integer, text) is
    'Takes a piece of an archive that bring_in_archive() is to read, for the service role: nothing of it is content '
    'before.';

create function public.drop_archive(archive uuid) returns void
language sql set search_path = ''
as $$
    delete from private.archive_pieces as p where p.archive = $1
$$;
comment on function public.drop_archive(uuid) is 'Clears the pieces of an archive away, for the service role.';
