-- How many rows each list of the back office has, for its dashboard (AUTH-5), in one call.

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
