-- Where a file is used, to be said before it is deleted (issue 4, ADM-7): found by an index of the files that each text links.

create function private.file_paths(html text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    -- Most texts link no file, and some are long.
    if strpos(html, '/storage/v1/object/public/files/') = 0 then
        return '{}';
    end if;
    -- Punctuation at the end is of the path, or of the sentence around it: both count.
    return array(
        select distinct p.path
        from regexp_matches(html, '/storage/v1/object/public/files/([^\s"''<>?#\\]+)', 'g') as m,
            replace(m[1], '&amp;', '&') as a (address), unnest(array[a.address, rtrim(a.address, '.,;:!)')]) as p (path)
        -- Files have short ones, and the entry of an index has a length.
        where octet_length(p.path) <= 2000);
end
$$;
comment on function private.file_paths(text) is
    'The paths of the files of this project that a piece of HTML links, each once, as they stand in the address.';
revoke execute on function private.file_paths(text) from public;
grant execute on function private.file_paths(text) to authenticated, service_role;

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
    'A path as it stands in an address: what JavaScript''s encodeURI makes of it, by which Supabase''s client makes public addresses.';
revoke execute on function private.encode_path(text) from public;
grant execute on function private.encode_path(text) to authenticated;

create index sections_files on public.sections using gin (private.file_paths(content));
create index related_rulings_files on public.related_rulings using gin (private.file_paths(url));
create index rulings_files on public.rulings using gin (private.file_paths(content || ' ' || coalesce(pdf_url, '')));
create index tax_decisions_files on public.tax_decisions using gin (private.file_paths(
    content || ' ' || facts || ' ' || request || ' ' || arrangement || ' ' || position || ' ' || key_notes || ' ' || coalesce(pdf_url, '')));
create index news_files on public.news using gin (private.file_paths(content));
-- None on the FAQs: under their policy for reading it would not be used. To look through 10,000 answers takes 50 ms.

create function public.file_usage(file_path text) returns table (
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text)
language plpgsql stable set search_path = ''
as $$
declare
    paths constant text[] := array[file_path, private.encode_path(file_path)];
begin
    perform private.require_staff();
    return query
        select u.kind, u.id, u.title, coalesce(c.id, g.id), coalesce(c.title, g.name), c.type, t.id, t.title
        from (
            select 'section', s.id, s.title, s.chapter_id from public.sections as s
            where private.file_paths(s.content) && paths
            union all
            select 'related_ruling', rr.id, rr.title, rr.section_id from public.related_rulings as rr
            where private.file_paths(rr.url) && paths
            union all
            select 'ruling', r.id, r.title, null from public.rulings as r
            where private.file_paths(r.content || ' ' || coalesce(r.pdf_url, '')) && paths
            union all
            select 'decision', d.id, d.title || ': ' || d.subject, null from public.tax_decisions as d
            where private.file_paths(d.content || ' ' || d.facts || ' ' || d.request || ' ' || d.arrangement || ' '
                || d.position || ' ' || d.key_notes || ' ' || coalesce(d.pdf_url, '')) && paths
            union all
            select 'news', n.id, n.title, null from public.news as n where private.file_paths(n.content) && paths
            union all
            select 'faq', f.id, f.question, f.category_id from public.faqs as f where private.file_paths(f.answer) && paths
        ) as u (kind, id, title, parent)
        -- What a text hangs on, by the keys of rows: no two tables have one in common.
        left join public.sections as t on t.id = u.parent
        left join public.chapters as c on c.id = coalesce(t.chapter_id, u.parent)
        left join public.faq_categories as g on g.id = u.parent
        order by array_position(array['section', 'related_ruling', 'ruling', 'decision', 'news', 'faq'], u.kind), u.title, u.id;
end
$$;
comment on function public.file_usage(text) is
    'The texts that link a file, by its path in the bucket ("uploads/…"), for staff: kind (section, related_ruling, ruling, decision, news, faq), id and title; where it hangs on others, the chapter (with its type) or FAQ category as list_*, and the section of a related ruling. By kind, then by title. None for a file that nothing links. 42501: not staff.';
revoke execute on function public.file_usage(text) from public;
grant execute on function public.file_usage(text) to authenticated;
