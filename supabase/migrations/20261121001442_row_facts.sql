-- What staff's lists say beside a row (STAFF-5): how many rows hang on it, how many texts cite it, who changed it
-- last, whether references in it lead nowhere, how many drafts of it wait and when it changes by one, and which
-- provisions it concerns (STAFF-2).

create function public.row_facts(list text, ids uuid[])
returns table (id uuid, inside bigint, cited_by bigint, changed_at timestamptz, changed_by text,
    leads_nowhere boolean, drafts bigint, changes_on date, provisions text[])
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    child constant private.managed_tables := (
        select m from private.managed_tables as m where m.parent = list and m.siblings is not null);
    hanging jsonb := '{}';
    citing jsonb := '{}';
    dead uuid[];
begin
    perform private.require_staff();
    if child.name is not null then
        execute format('select jsonb_object_agg(h.id, h.rows)
                from (
                    select t.%1$I as id, count(*) as rows from public.%2$I as t where t.%1$I = any ($1) group by t.%1$I
                ) as h',
            child.parent_column, child.name)
            into hanging using ids;
    elsif list = 'amendments' then
        hanging := (
            select jsonb_object_agg(h.id, h.rows)
            from (
                select d.amendment_id as id, count(*) as rows from public.drafts as d
                where d.amendment_id = any (ids) and not d.is_removed group by d.amendment_id
            ) as h);
    end if;
    if list in ('chapters', 'sections') then
        citing := (
            select jsonb_object_agg(c.id, c.texts) from (
                select case list when 'chapters' then s.chapter_id else s.id end as id,
                    count(distinct (p.source_type, p.source_id)) as texts
                from private.citations_of(array(
                    select o.id from public.sections as o where o.id = any (ids) or o.chapter_id = any (ids))) as p
                join public.sections as s on s.id = p.section_id
                left join public.sections as o on o.id = p.source_id
                -- Within a chapter, sections that cite each other do not cite the chapter.
                where list <> 'chapters' or o.chapter_id is distinct from s.chapter_id
                group by 1) as c);
    end if;
    dead := array(
        select l.source_id from private.dead_links as l where l.source_id = any (ids) and l.reason is null);
    return query
        with going_live as materialized (
            select a.id, a.day from public.amendments as a
            where a.state = 'set' and not exists (
                select from public.drafts as d
                where d.amendment_id = a.id and d.is_waiting
                    and (d.failure is not null or not d.is_ready or private.contested_by(d) is not null))
        )
        select i.id, (hanging ->> i.id::text)::bigint, (citing ->> i.id::text)::bigint, h.changed_at,
            private.shown_name(h.changed_by, h.changed_by_email), i.id = any (dead), w.drafts, w.changes_on,
            coalesce(p.labels, '{}')
        from unnest(ids) as i (id)
        cross join lateral (
            select count(*) as drafts,
                min(coalesce(a.day, d.publish_on)) filter (
                    where d.failure is null and coalesce(a.day, d.publish_on) > private.today()) as changes_on
            from public.drafts as d left join going_live as a on a.id = d.amendment_id
            where d.table_name = list and d.row_id = i.id and d.is_waiting and (
                -- That of a deleted amendment waits for nothing until that one is restored.
                d.amendment_id is null or exists (select from public.amendments as o where o.id = d.amendment_id))
        ) as w
        left join private.provisions_of((select m.kind from private.managed_tables as m where m.name = list), ids) as p
            on p.source_id = i.id
        left join lateral (
            select v.changed_at, v.changed_by, v.changed_by_email from public.history as v
            where v.table_name = list and v.row_id = i.id order by v.id desc limit 1) as h on true;
end
$$;
comment on function public.row_facts(text, uuid[]) is
    'For rows of a managed table, for staff: how many rows hang on each (the sections of a chapter, the FAQs of a '
    'category, the changes of an amendment; null for none), how many texts cite it (a section; a chapter by its '
    'sections; null for none), when and by whom it was last changed, where that is known, whether references in it '
    'lead nowhere, how many drafts of it wait, the day to come on which the first of them goes live by itself (not of '
    'an amendment that would wait), and which provisions a text concerns, as private.provisions_of() names them. '
    '42501: not staff.';
