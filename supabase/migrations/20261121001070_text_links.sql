-- What the texts link of this site, by hand: files, rows and addresses. Kept up to date by private.text_changed(), for
-- what is said before a file or a row goes, and for links that follow an address.

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

create function private.row_targets(html text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    uuid constant text := '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
begin
    -- Most texts link no page of the site, and some are long.
    if html !~ '/law/|/deadlines#|[/#][0-9a-f]{8}-' then
        return '{}';
    end if;
    return array(
        select distinct lower(coalesce(m[1], m[2] || '/' || coalesce(m[3], m[4]), 'deadline:' || m[5]))
        from regexp_matches(html,
            '/(?:law/)?[a-z-]+[/#](' || uuid || ')(?![0-9A-Za-z.-])'
            -- Names of texts of the law are short, and an index entry has a limited length.
            || '|/law/([a-z-]{1,60})(?:/([0-9A-Za-z-]{1,200})'
            || '|#(?:section-|s-?)?([0-9]{1,4}[A-Za-z]{0,2}(?:-[0-9]{1,2})?))'
            || '|/deadlines#([0-9a-z-]{1,70})',
            'g') as m);
end
$$;
comment on function private.row_targets(text) is
    'What a piece of HTML links of this site, each once: the ids of rows, addresses of sections (vat-law/30), and '
    'words of deadlines (deadline:objection).';

create table private.text_links (
    table_name text not null references private.managed_tables (name),
    text_id uuid not null,
    target text not null,
    primary key (table_name, text_id, target)
);
comment on table private.text_links is
    'Which text links what: a line per target of private.row_targets(), and per path of private.file_paths() after '
    '"file:".';
create index text_links_target on private.text_links (target);
alter table private.text_links enable row level security;
grant select on private.text_links to authenticated;
create policy "staff read links" on private.text_links for select to authenticated
    using ((select private.is_staff()));

create function private.index_links(changed_table text, changed_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
    delete from private.text_links as l where l.table_name = changed_table and l.text_id = any (changed_ids);
    insert into private.text_links (table_name, text_id, target)
    select t.table_name, t.id, r.target
    from private.texts as t,
        lateral (
            select unnest(private.row_targets(t.html)) as target
            union all
            select 'file:' || p.path from unnest(private.file_paths(t.html)) as p (path)
        ) as r
    where t.table_name = changed_table and t.id = any (changed_ids);
end
$$;
comment on function private.index_links(text, uuid[]) is 'Finds again what these texts of a table link.';

-- The PDF of a ruling or decision as readers get it (TRUE-4): a file that is gone is not offered.
create function private.is_file_there(address text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
    paths constant text[] := private.file_paths(address);
begin
    return case when cardinality(paths) > 0 then exists (
        select from public.files as f
        where f.removed_at is null and (f.path = any (paths) or private.encode_path(f.path) = any (paths))) end;
end
$$;
comment on function private.is_file_there(text) is
    'Whether the file of this project that an address leads to is there; null for any other address. Security definer, '
    'because readers may not read the list of files.';

create function private.offered_pdf(address text) returns text
language sql stable set search_path = ''
as $$
    select case when private.is_file_there(address) is not false then address end
$$;
comment on function private.offered_pdf(text) is 'The address of a PDF, null if it is a file that is gone.';
