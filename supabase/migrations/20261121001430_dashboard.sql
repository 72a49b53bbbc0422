-- The back office's dashboard (AUTH-5): how many rows each list has, and what changed last, in one call.

create index chapters_last_changed on public.chapters (updated_at desc, id);
create index sections_last_changed on public.sections (updated_at desc, id);
create index rulings_last_changed on public.rulings (updated_at desc, id);
create index tax_decisions_last_changed on public.tax_decisions (updated_at desc, id);
create index news_last_changed on public.news (updated_at desc, id);
-- With the column that the reading policy checks, so that FAQs are counted without reading their rows.
create index faqs_last_changed on public.faqs (updated_at desc, id) include (is_enabled);

create function public.staff_dashboard() returns table (list text, total bigint, title text, changed_at timestamptz)
language plpgsql stable set search_path = ''
as $$
declare
    source record;
begin
    perform private.require_staff();
    for source in
        select * from (values
            ('chapters', 'title', 'updated_at', 'true'),
            ('sections', 'title', 'updated_at', 'true'),
            ('rulings', 'title', 'updated_at', 'true'),
            ('tax_decisions', 'title', 'updated_at', 'true'),
            ('news', 'title', 'updated_at', 'true'),
            ('faqs', 'question', 'updated_at', 'true'),
            ('files', 'name', 'created_at', 'true'),
            ('contact_messages', 'name', 'created_at', 'status = ''new'''),
            ('newsletter_subscriptions', 'email', 'created_at', 'true'),
            ('vat_rates', 'title', 'updated_at', 'true')) as v (name, title, changed_at, condition)
    loop
        return query execute format('
            select %1$L, c.total, l.%2$I, l.%3$I
            from (select count(*) as total from public.%1$I where %4$s) as c
            left join (
                select t.%2$I, t.%3$I from public.%1$I as t where %4$s order by t.%3$I desc, t.id limit 1
            ) as l on true',
            source.name, source.title, source.changed_at, source.condition);
    end loop;
end
$$;
comment on function public.staff_dashboard() is
    'One row for each list of the back office, for staff: its number of rows, and the one that changed last. Files, '
    'messages and subscriptions do not store changes: there it is the newest. Of the messages only new ones count. '
    '42501: not staff.';
revoke execute on function public.staff_dashboard() from public;
grant execute on function public.staff_dashboard() to authenticated;
