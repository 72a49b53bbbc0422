-- What the dashboard of the back office says: what asks for work (AUTH-5), what has its day still to come (STAFF-1),
-- and whether senders look like one (SEC-6).

-- With the column that the reading policy checks, so that FAQs are counted without reading their rows.
create index faqs_enabled on public.faqs (is_enabled);
-- The feeds begin with what changed last.
create index rulings_last_changed on public.rulings (updated_at desc, id);
create index tax_decisions_last_changed on public.tax_decisions (updated_at desc, id);
create index news_last_changed on public.news (updated_at desc, id);

create function private.attempts_of_lone_sender() returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
    perform private.require_staff();
    return (
        select sum(s.most)
        from (
            select c.action, max(c.attempts) as most, sum(c.attempts) as total
            from (
                select a.action, count(*) as attempts
                from private.attempts as a where a.at > now() - interval '1 hour' group by a.action, a.sender
            ) as c
            group by c.action
        ) as s
        join private.limits as l on l.action = s.action
        where s.most >= l.per_sender and s.most >= 0.9 * s.total);
end
$$;
comment on function private.attempts_of_lone_sender() is
    'How often one sender has done within the last hour what it does nine times in ten, and until it was refused; null '
    'if there is none. So it looks when private.limit_settings does not tell senders apart. Security definer, because '
    'not even staff may see who sent what.';

create function public.staff_dashboard() returns table (list text, total bigint)
language plpgsql stable set search_path = ''
as $$
begin
    perform private.require_staff();
    return query
        select 'contact_messages', count(*) from public.contact_messages as m where m.status = 'new'
        union all select 'drafts', count(*) from public.drafts as d
            where d.is_waiting and (
                d.amendment_id is null or exists (select from public.amendments as a where a.id = d.amendment_id))
        union all select 'dead_links', count(*) from private.dead_links as l where l.reason is null
        union all select 'lone_sender', a.attempts from private.attempts_of_lone_sender() as a (attempts)
            where a.attempts is not null;
end
$$;
comment on function public.staff_dashboard() is
    'How many new messages, drafts that wait (not for a deleted amendment, which can come back) and dead links to be '
    'repaired there are, a row each, for staff; and '
    '"lone_sender" with what private.attempts_of_lone_sender() counts, if anything. 42501: not staff.';

create function public.upcoming_rows() returns table (
    kind text, id uuid, title text, day text, list_id uuid, list_title text, list_type text, section_id uuid,
    section_title text, total bigint)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
    perform private.require_staff();
    return query
        select w.kind, w.id, w.title, w.day, p.*, w.total
        from (
            select d.*, count(*) over () as total
            from (
                select 'amount' as kind, r.id, r.title, private.iso_day(r.effective_from) as day,
                    null::uuid as parent_id
                from public.amounts as r where r.effective_from > private.today()
                union all
                select 'section', s.id, s.title, private.iso_day(s.text_as_of), s.chapter_id
                from public.sections as s where s.text_as_of > private.today()
                union all
                select t.kind, t.id, t.name, t.known_date, t.parent_id
                from private.texts as t where t.date > private.today()
            ) as d
            order by d.day, d.title, d.id
            limit 20
        ) as w, private.place_of(w.parent_id) as p
        order by w.day, w.title, w.id;
end
$$;
comment on function public.upcoming_rows() is
    'The 20 next rows of the back office, for staff, whose day is still to come in Israel: rates and amounts, sections '
    'by the day for which they speak, and texts by their date, the nearest first, each with what row_usage() says of '
    'a text, its day as exact as it is known, and how many there are in all. 42501: not staff.';
