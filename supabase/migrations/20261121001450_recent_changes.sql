-- What staff changed and deleted lately, whatever the list (AUTH-5): who looks for what a colleague did last week does not
-- know which text to open.

create function public.recent_changes(before bigint default null) returns table (
    version bigint, action text, others bigint, changed_at timestamptz, changed_by text,
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
    perform private.require_staff();
    return query
        select s.version, h.action, s.others, h.changed_at, h.changed_by_email, case h.table_name
                when 'chapters' then 'chapter' when 'sections' then 'section' when 'related_rulings' then 'related_ruling'
                when 'rulings' then 'ruling' when 'tax_decisions' then 'decision' when 'faq_categories' then 'faq_category'
                when 'faqs' then 'faq' when 'vat_rates' then 'vat_rate' else h.table_name end,
            h.row_id, h.title, coalesce(c.id, g.id), coalesce(c.title, g.name),
            case h.table_name when 'chapters' then h."row" ->> 'type' else c.type end, t.id, t.title
        from (
            -- What went in one go is one change, called by the first: what hung on a deleted row follows it.
            select min(l.id) as version, count(*) - 1 as others
            from (
                select r.id, r.transaction_id, r.changed_at, r.action from public.history as r
                where r.id < before or before is null
                order by r.id desc limit 1000) as l
            group by l.transaction_id, l.changed_at, l.action
            order by min(l.id) desc limit 20) as s
        join public.history as h on h.id = s.version
        -- What a text hangs on, by the keys of rows: no two tables have one in common.
        left join public.sections as t on t.id = h.parent_id
        left join public.chapters as c on c.id = coalesce(t.chapter_id, h.parent_id)
        left join public.faq_categories as g on g.id = h.parent_id
        order by s.version desc;
end
$$;
comment on function public.recent_changes(bigint) is
    'The 20 latest changes and deletions of managed content, for staff; "before" goes on from the last version of those before. One row for what went in one go: version, action (update, delete), how many others went with it, when and by whom, and of the row itself what file_usage() says of a text, with the kinds chapter, faq_category and vat_rate besides. 42501: not staff.';
revoke execute on function public.recent_changes(bigint) from public;
grant execute on function public.recent_changes(bigint) to authenticated;
