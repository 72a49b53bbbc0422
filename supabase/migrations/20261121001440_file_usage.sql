-- Where a file is used, shown before it is deleted (issue 4, ADM-7).

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

create function public.file_usage(file_path text) returns table (
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text)
language plpgsql stable set search_path = ''
as $$
declare
    targets constant text[] := array['file:' || file_path, 'file:' || private.encode_path(file_path)];
begin
    perform private.require_staff();
    return query
        select t.kind, t.id, t.name, p.list_id, p.list_title, p.list_type, p.section_id,
            p.section_title
        from private.texts as t
        join private.managed_tables as m on m.name = t.table_name,
            private.place_of(t.parent_id) as p
        where t.id = any (array(select l.text_id from private.text_links as l where l.target = any (targets)))
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
