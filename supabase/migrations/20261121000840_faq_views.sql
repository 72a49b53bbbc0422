-- Views of FAQs are counted within the limits of SEC-6 (FAQ-3).

create function private.count_faq_view(viewed_faq uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
    if private.count_attempt('view', viewed_faq) then
        insert into private.faq_views as v (faq_id, views)
        select f.id, 1 from public.faqs as f where f.id = viewed_faq and f.is_enabled
        on conflict (faq_id) do update set views = v.views + 1;
    end if;
end
$$;
comment on function private.count_faq_view(uuid) is
    'Adds one view to an enabled FAQ, once per sender and hour, within the limits of SEC-6. Security definer, because '
    'readers may not write counts.';

create function public.increment_faq_view_count(faq_id uuid) returns void
language sql set search_path = ''
as $$
    select private.count_faq_view(faq_id)
$$;
comment on function public.increment_faq_view_count(uuid) is
    'Adds one view to an enabled FAQ, once per sender and hour; does nothing for an unknown or disabled one (FAQ-3).';
