-- Where a file is used, shown before it is deleted (issue 4, ADM-7): found by the files that each text links, which
-- private.text_changed() keeps up to date.

create function private.file_paths(html text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    -- Most texts link no file, and some are long.
    if strpos(html, '/storage/v1/object/public/files/') = 0 then
        return '{}';
    end if;
    -- Punctuation at the end may belong to the path or to the sentence around it: both are kept.
    return array(
        select distinct p.path
        from regexp_matches(html, '/storage/v1/object/public/files/([^\s"''<>?#\\]+)', 'g') as m,
            replace(m[1], '&amp;', '&') as a (address), unnest(array[a.address, rtrim(a.address, '.,;:!)')]) as p (path)
        -- Paths of files are short, and an index entry has a limited length.
        where octet_length(p.path) <= 2000);
end
$$;
comment on function private.file_paths(text) is
    'The paths of this project''s files that a piece of HTML links, each once, as written in the address.';
revoke execute on function private.file_paths(text) from public;
grant execute on function private.file_paths(text) to service_role;

create function private.encode_path(path text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
    select string_agg(
        case when c.letter ~ '[A-Za-z0-9;,/?:@&=+$!~*''()#_.-]' then c.letter
            else regexp_replace(upper(encode(convert_to(c.letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g') end,
        '' order by c.place)
    from regexp_split_to_table(path, '') with ordinality as c (letter, place)
$$;
comment on function private.encode_path(text) is
    'A path as written in an address: the result of JavaScript''s encodeURI, which Supabase''s client uses for public '
    'addresses.';
revoke execute on function private.encode_path(text) from public;
grant execute on function private.encode_path(text) to authenticated;

create table private.file_links (
    table_name text not null references private.managed_tables (name),
    text_id uuid not null,
    path text not null,
    primary key (table_name, text_id, path)
);
comment on table private.file_links is 'Which text links which file: one row per path.';
create index file_links_path on private.file_links (path);
alter table private.file_links enable row level security;
grant select on private.file_links to authenticated;
create policy "staff read file links" on private.file_links for select to authenticated
    using ((select private.is_staff()));

create function private.keep_file_links(changed_table text, changed_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
    delete from private.file_links as l where l.table_name = changed_table and l.text_id = any (changed_ids);
    insert into private.file_links (table_name, text_id, path)
    select t.table_name, t.id, p.path
    from private.texts as t, unnest(private.file_paths(t.html)) as p (path)
    where t.table_name = changed_table and t.id = any (changed_ids);
end
$$;
comment on function private.keep_file_links(text, uuid[]) is 'Finds again which files these texts of a table link.';
revoke execute on function private.keep_file_links(text, uuid[]) from public;

create function public.file_usage(file_path text) returns table (
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text)
language plpgsql stable set search_path = ''
as $$
declare
    paths constant text[] := array[file_path, private.encode_path(file_path)];
begin
    perform private.require_staff();
    return query
        select t.kind, t.id, t.name, p.list_id, p.list_title, p.list_type, p.section_id,
            p.section_title
        from private.texts as t
        join private.managed_tables as m on m.name = t.table_name,
            private.place_of(t.parent_id) as p
        where t.id = any (array(select l.text_id from private.file_links as l where l.path = any (paths)))
        order by m.place, t.name, t.id;
end
$$;
comment on function public.file_usage(text) is
    'The texts that link a file, by its path in the bucket ("uploads/…"), for staff: kind (section, related_ruling, '
    'ruling, decision, news, faq), id and title; the chapter (with its type) or FAQ category, if any, as list_*, and '
    'the section of a related ruling. Ordered by kind, then by title; none for a file that nothing links. 42501: not '
    'staff.';
revoke execute on function public.file_usage(text) from public;
grant execute on function public.file_usage(text) to authenticated;
