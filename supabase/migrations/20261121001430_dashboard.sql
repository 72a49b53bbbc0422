-- What the dashboard of the back office says: how many rows each list has (AUTH-5), and what has its day still to come
-- (STAFF-1).

-- With the column that the reading policy checks, so that FAQs are counted without reading their rows.
create index faqs_enabled on public.faqs (is_enabled);
-- The feeds begin with what changed last.
create index rulings_last_changed on public.rulings (updated_at desc, id);
create index tax_decisions_last_changed on public.tax_decisions (updated_at desc, id);
create index news_last_changed on public.news (updated_at desc, id);

create function public.staff_dashboard() returns table (list text, total bigint)
language plpgsql stable set search_path = ''
as $$
begin
    perform private.require_staff();
    return query
        select 'chapters', count(*) from public.chapters
        union all select 'sections', count(*) from public.sections
        union all select 'rulings', count(*) from public.rulings
        union all select 'tax_decisions', count(*) from public.tax_decisions
        union all select 'news', count(*) from public.news
        union all select 'faqs', count(*) from public.faqs
        union all select 'files', count(*) from public.files
        union all select 'contact_messages', count(*) from public.contact_messages as m where m.status = 'new'
        union all select 'newsletter_subscriptions', count(*) from public.newsletter_subscriptions
        union all select 'vat_rates', count(*) from public.vat_rates;
end
$$;
comment on function public.staff_dashboard() is
    'One row for each list of the back office, for staff: its number of rows, of the messages only of new ones. 42501: '
    'not staff.';
revoke execute on function public.staff_dashboard() from public;
grant execute on function public.staff_dashboard() to authenticated;

create function public.waiting_rows() returns table (
    kind text, id uuid, title text, day date, list_id uuid, list_title text, list_type text, section_id uuid,
    section_title text, total bigint)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    -- Rates hold from midnight in Israel.
    today constant date := (now() at time zone 'Asia/Jerusalem')::date;
begin
    perform private.require_staff();
    return query
        select w.kind, w.id, w.title, w.day, p.list_id, p.list_title, p.list_type, p.section_id, p.section_title,
            w.total
        from (
            select d.*, count(*) over () as total
            from (
                select 'vat_rate' as kind, r.id, r.title, r.effective_from as day, null::uuid as parent_id
                from public.vat_rates as r where r.effective_from > today
                union all
                select 'section', s.id, s.title, s.date_updated, s.chapter_id
                from public.sections as s where s.date_updated > today
                union all
                select t.kind, t.id, t.name, t.date, t.parent_id from private.texts as t where t.date > today
            ) as d
            order by d.day, d.title, d.id
            limit 20
        ) as w, private.place_of(w.parent_id) as p
        order by w.day, w.title, w.id;
end
$$;
comment on function public.waiting_rows() is
    'The 20 next rows of the back office, for staff, whose day is still to come in Israel: rates of VAT, sections by '
    'the day for which they speak, and texts by their date, the nearest first, each with what file_usage() says of a '
    'text, its day, and how many there are in all. 42501: not staff.';
revoke execute on function public.waiting_rows() from public;
grant execute on function public.waiting_rows() to authenticated;
