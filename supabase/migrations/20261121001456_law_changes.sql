-- What changed in the law (TIME-5), by the days from which it holds, whenever staff wrote it down: rates and amounts,
-- texts of sections, amendments, and what news of kind legislation tell.

create function public.get_law_changes(only_provision text[] default null)
returns table (
    part text, id uuid, title text, url text, day text, former numeric, amount numeric, unit text, subject text,
    is_present boolean, note text, provisions text[], provision_urls text[], amendment jsonb, told_at timestamptz)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    since constant date := '2021-01-01';
    today constant date := private.today();
    texts constant uuid[] := case when only_provision <> '{}' then private.texts_concerning(only_provision) end;
begin
    return query
    with figures as (
        select a.id, a.kind, a.effective_from, a.amount, a.period, a.note, a.updated_at, f.name, f.subject, f.unit,
            f.provisions, lag(a.amount) over in_time as former,
            lead(a.effective_from) over in_time as next_day
        from public.amounts as a join private.figures as f on f.kind = a.kind
        window in_time as (partition by a.kind order by a.effective_from)
    ), steps as (
        select v.id, v.section_id, v.to_day + 1 as day, v.note from public.section_versions as v
        where v.ended_by is null and v.content is not null
        union all
        -- In force since then, and nothing is kept of before.
        select s.id, s.id, s.in_force_from, '' from public.sections as s
        where not exists (
            select from public.section_versions as v
            where v.section_id = s.id and v.to_day = s.in_force_from - 1
                and (v.content is not null or v.ended_by is not null))
    ), amended as (
        select a.* from private.amendments_told(since, 'infinity', texts) as a
    ), told as (
        select 'figure' as part, f.id, f.name as title, '/amounts#' || f.kind as url,
            private.iso_day(f.effective_from) as day, f.former, f.amount, f.unit, f.subject,
            f.effective_from <= today and (f.next_day > today) is not false as is_present, f.note,
            p.labels as provisions, p.urls as provision_urls, null::jsonb as amendment, f.updated_at as told_at
        from figures as f, private.provision_pages(f.provisions) as p
        -- What holds for a period of which nobody knows the day, or is the amount of before, is no change.
        where f.effective_from >= since and f.former is distinct from f.amount
            and (f.period = '' or f.former is not null)
            and (texts is null or exists (
                select from public.sections as s join public.chapters as c on c.id = s.chapter_id
                where s.id = any (texts) and '/law/' || c.type || '/' || s.slug = any (p.urls)))
        union all
        select 'section', t.id, s.title, '/law/' || c.type || '/' || s.slug, private.iso_day(t.day), null, null, null,
            null, null, t.note,
            array_remove(array[private.provision_name(c.type, c.title, s.number)], null),
            array['/law/' || c.type || '/' || s.slug], null, s.revised_at
        from steps as t
        join public.sections as s on s.id = t.section_id
        join public.chapters as c on c.id = s.chapter_id
        where t.day >= since and (texts is null or s.id = any (texts))
        union all
        select 'amendment', a.id, d.title, d.url, private.iso_day(a.day), null, null, null, null, null,
            a.note, '{}', '{}', d.amendment, a.told_at
        from private.described_amendments(array(select a.id from amended as a)) as d join amended as a on a.id = d.id
        union all
        select 'news', n.id, n.title, '/news/' || n.id, n.known_date, null, null, null, null, null, n.summary,
            coalesce(p.labels, '{}'), coalesce(p.urls, '{}'), null, n.revised_at
        from public.news as n
        left join private.provisions_of('news', array(
            select l.id from public.news as l where l.category = 'Legislation')) as p on p.source_id = n.id
        where n.category = 'Legislation' and n.date >= since and (texts is null or n.id = any (texts))
    )
    select t.* from told as t order by t.day desc, t.part, t.title, t.id limit 500;
end
$$;
comment on function public.get_law_changes(text[]) is
    'What changed in the law since 2021, on these provisions ("vat-law/30") if given, the latest first, with what is '
    'to come (TIME-5): part is "figure" (a rate or amount, with what it was before, null for the first), "section" (a '
    'text that holds since then, with what staff noted of it), "amendment" (as private.described_amendments() says) '
    'or "news"; day is as exact as it is known, is_present whether a figure holds today, told_at when it was last '
    'written.';
