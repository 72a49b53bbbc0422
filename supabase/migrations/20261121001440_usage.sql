-- What uses files and rows, shown before they are deleted (ADM-7, STAFF-8): references that the site finds in texts,
-- links that staff set, and ties of rulings to sections.

create function private.with_descendants(ids uuid[]) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
    all_ids uuid[] := ids;
    own uuid[];
    child record;
begin
    -- Parents stand before their children; no two tables have an id in common.
    for child in
        select m.name, m.parent_column from private.managed_tables as m where m.parent is not null order by m.place
    loop
        execute format('select array_agg(t.id) from public.%I as t where t.%I = any ($1)', child.name,
            child.parent_column) into own using all_ids;
        all_ids := all_ids || own;
    end loop;
    return all_ids;
end
$$;
comment on function private.with_descendants(uuid[]) is
    'These rows of managed tables, and all that is deleted with them: a chapter''s sections and their related rulings.';

create function private.referencing_texts(gone uuid[]) returns table (kind text, id uuid)
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with names as (
        select array_agg(d.kind) as kinds, array_agg(d.number) as numbers
        from (
            select distinct r.kind, r.number from private.text_references as r
            where r.kind in ('case', 'decision', 'name') and exists (
                select from private.cited_names as n
                where n.target_id = any (gone) and n.name = case r.kind when 'name' then r.number
                    else private.item_number(r.number) end)) as d
    )
    select c.source_type, c.source_id from private.citations_of(gone) as c
    union
    select r.source_type, r.source_id
    from names as n, private.resolve_names(n.kinds, n.numbers) as i
    join private.text_references as r on r.kind = i.kind and r.number = i.number
    where i.target_id = any (gone)
    union
    select m.kind, l.text_id
    from private.text_links as l join private.managed_tables as m on m.name = l.table_name
    where l.target = any (gone::text[] || array(
        select 'deadline:' || d.key from public.deadlines as d where d.id = any (gone)
        union
        select 'file:' || w.name
        from public.files as f, unnest(array[f.path, private.encode_path(f.path)]) as w (name)
        where f.id = any (gone)));
end
$$;
comment on function private.referencing_texts(uuid[]) is
    'The texts that cite or link any of these rows: sections as private.citations_of() has it, others by number or '
    'name as the site finds it, files, deadlines and others by a link.';

create function private.row_usage(ids uuid[]) returns table (
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text,
    total bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
    most constant integer := 100;
    gone constant uuid[] := private.with_descendants(ids);
begin
    perform private.require_staff();
    return query
    with found as (
        select t.kind, t.id, t.name, t.parent_id, count(*) over () as total, m.place
        from private.referencing_texts(gone) as u
        join private.texts as t on t.kind = u.kind and t.id = u.id
        join private.managed_tables as m on m.kind = t.kind
        where t.id <> all (gone)
        order by m.place, t.name, t.id
        limit most
    )
    select f.kind, f.id, f.name, p.*, f.total
    from found as f, private.place_of(f.parent_id) as p
    order by f.place, f.name, f.id;
end
$$;
comment on function private.row_usage(uuid[]) is
    'See row_usage(). Security definer, because nobody may read the references themselves.';

create function public.row_usage(ids uuid[]) returns table (
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text,
    total bigint)
language sql stable set search_path = ''
as $$
    select u.* from private.row_usage(ids) as u
$$;
comment on function public.row_usage(uuid[]) is
    'For staff: the first 100 texts that cite or link any of these files, or rows of managed tables, or what is '
    'deleted with them: kind (section, related_ruling, ruling, decision, news, faq), id and title; the chapter (with '
    'its type) or FAQ category, if any, as list_*, and the section of a related ruling. Ordered by kind, then by '
    'title; total is how many there are. What goes with the rows is left out. 42501: not staff.';
