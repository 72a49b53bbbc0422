-- What staff recently added, changed, deleted and restored, in all lists (AUTH-5): somebody looking for what a
-- colleague did last week does not know which text to open.

create index history_by_author on public.history (changed_by, id desc) where is_first;

create function public.recent_changes(before bigint default null, only_by uuid default null) returns table (
    version bigint, action text, others bigint, changed_at timestamptz, changed_by text, is_there boolean,
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text,
    import_id uuid)
language plpgsql stable set search_path = ''
    -- One person's changes are found by another index than everybody's.
    set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
begin
    perform private.require_staff();
    return query
        select h.id, h.action,
            (
                select count(*) - 1 from public.history as o
                where o.transaction_id = h.transaction_id and o.action = h.action and o.changed_at = h.changed_at
            ),
            h.changed_at, private.shown_name(h.changed_by, h.changed_by_email), l.action <> 'delete', m.kind, h.row_id,
            h.title, p.list_id, p.list_title,
            coalesce((select c.type from public.chapters as c where c.id = h.row_id), h."row" ->> 'type', p.list_type),
            p.section_id, p.section_title, h.import_id
        from (
            select f.* from public.history as f
            where f.is_first and (f.id < before or before is null)
                and (f.changed_by = only_by or only_by is null)
            order by f.id desc limit 20) as h
        join private.managed_tables as m on m.name = h.table_name,
            private.place_of(h.parent_id) as p,
            lateral (
                select r.action from public.history as r
                where r.table_name = h.table_name and r.row_id = h.row_id order by r.id desc limit 1) as l
        order by h.id desc;
end
$$;
comment on function public.recent_changes(bigint, uuid) is
    'The 20 latest additions, changes, deletions and restorations of managed content, for staff, by everybody or by '
    'whoever has this account; "before" continues from the last version of the previous page. One row for what was '
    'done at once: version, action (insert, update, delete, restore), how many other rows it concerned, when and by '
    'whom, whether the row exists now, and about the row what row_usage() says of a text, also for the kinds '
    'chapter, faq_category and vat_rate; and the import from a file that it was, if it can be taken back. 42501: not '
    'staff.';

create function public.history_authors() returns table (id uuid, name text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
    perform private.require_staff();
    -- From one person to the next in the index: there are few of them, and many changes.
    return query
        with recursive people as (
            (
                select h.changed_by as id from public.history as h
                where h.is_first and h.changed_by is not null order by h.changed_by limit 1
            )
            union all
            select (
                select h.changed_by from public.history as h
                where h.is_first and h.changed_by > p.id order by h.changed_by limit 1)
            from people as p where p.id is not null
        )
        select p.id, l.name
        from people as p, lateral (
            select private.shown_name(h.changed_by, h.changed_by_email) as name from public.history as h
            where h.is_first and h.changed_by = p.id order by h.id desc limit 1) as l
        order by lower(l.name), p.id;
end
$$;
comment on function public.history_authors() is
    'All who have changed managed content, each by the id of the account and as colleagues know them, in order of '
    'their names, for staff. 42501: not staff.';
