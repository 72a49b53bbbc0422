-- Where files are used, shown before they are deleted (issue 4, ADM-7).

create function public.file_usage(file_paths text[]) returns table (
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text)
language plpgsql stable set search_path = ''
as $$
declare
    targets constant text[] := array(
        select 'file:' || w.name
        from unnest(file_paths) as p (path), unnest(array[p.path, private.encode_path(p.path)]) as w (name));
begin
    perform private.require_staff();
    return query
        select t.kind, t.id, t.name, p.*
        from private.texts as t
        join private.managed_tables as m on m.name = t.table_name,
            private.place_of(t.parent_id) as p
        where t.id = any (array(select l.text_id from private.text_links as l where l.target = any (targets)))
        order by m.place, t.name, t.id;
end
$$;
comment on function public.file_usage(text[]) is
    'The texts that link files, by their paths in the bucket ("uploads/…"), for staff: kind (section, related_ruling, '
    'ruling, decision, news, faq), id and title; the chapter (with its type) or FAQ category, if any, as list_*, and '
    'the section of a related ruling. Ordered by kind, then by title; none for files that nothing links. 42501: not '
    'staff.';
