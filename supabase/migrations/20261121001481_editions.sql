-- Editions (MAIL-5): composed by the database when their day has come, or by staff before. What is in them is known
-- only when each mail is made.

create function private.edition_readers(edition public.editions) returns setof public.newsletter_subscriptions
language sql stable set search_path = ''
as $$
    select n.* from public.newsletter_subscriptions as n
    where n.confirmed_at is not null and n.removed_at is null
        and (n.rhythm = edition.rhythm or edition.words <> '')
        and not exists (
            select from private.suppressed as s where s.address_hash = private.address_hash(n.email))
$$;
comment on function private.edition_readers(public.editions) is
    'Who is to get an edition: the confirmed readers of its rhythm, or all if staff have added words.';

create function private.compose_due() returns void
language plpgsql set search_path = ''
as $$
declare
    today constant date := private.today();
    -- The last Saturday.
    week_end constant date := today - extract(dow from today)::integer - 1;
    settings private.mail_settings;
    edition public.editions;
begin
    update private.mail_settings as s set composed_on = today
    from private.mail_settings as f
    where s.is_on and s.composed_on < today
        and (now() at time zone 'Asia/Jerusalem')::time >= make_time(s.hour, 0, 0)
    returning f.* into settings;
    if found then
        insert into public.editions (rhythm, from_day, to_day, state, due_at, written_by, written_by_email)
        select e.rhythm, e.from_day, e.to_day, 'due', now(), null, null
        from (
            select 'daily' as rhythm, greatest(settings.composed_on, today - 7) as from_day, today - 1 as to_day
            union all
            select 'weekly', week_end - 6, week_end where settings.composed_on <= week_end
        ) as e
        where exists (
            select from public.newsletter_subscriptions as n
            where n.confirmed_at is not null and n.removed_at is null and n.rhythm = e.rhythm
        ) and not private.is_edition_empty(
            private.edition_content(e.from_day, e.to_day, '[{"kinds": [], "provisions": []}]'))
        -- Staff have one of these days, which goes when they say.
        on conflict (rhythm, to_day) do nothing;
    end if;
    for edition in
        update public.editions as e set state = 'sending', began_at = now()
        where e.state = 'due' and e.due_at <= now() returning e.*
    loop
        with put as (
            insert into private.outbox (kind, edition_id, subscriber_id)
            select 'edition', edition.id, r.id from private.edition_readers(edition) as r
            on conflict (edition_id, subscriber_id) do nothing returning id
        )
        update public.editions as e set readers = (select count(*) from put) where e.id = edition.id;
    end loop;
    update public.editions as e set state = 'sent'
    where e.state = 'sending' and not exists (
        select from private.outbox as o where o.edition_id = e.id and o.state in ('due', 'taken', 'sending'));
end
$$;
comment on function private.compose_due() is
    'Composes the editions of the days before this one, once a day, from the hour of sending on: daily, and for the '
    'week that ended on Saturday, if anything changed; puts those that are due into the outbox, a row for each reader; '
    'and ends those that are through.';

create function private.preview_edition(edition uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
    kept public.editions;
    content jsonb;
begin
    perform private.require_staff();
    select e.* into kept from public.editions as e where e.id = edition;
    if not found then
        raise exception using errcode = 'PT404', message = 'There is no such edition any more.';
    end if;
    content := private.edition_content(kept.from_day, kept.to_day, '[{"kinds": [], "provisions": []}]');
    return content
        || jsonb_build_object('subject', coalesce(nullif(kept.subject, ''), content ->> 'subject'),
            'words', kept.words, 'kind', 'edition', 'readers', (
                select jsonb_build_object('in_all', count(*), 'weekly', count(*) filter (where r.rhythm = 'weekly'),
                    'daily', count(*) filter (where r.rhythm = 'daily'), 'waiting', (
                        select count(*) from public.newsletter_subscriptions as n
                        where n.confirmed_at is null and n.asked_at is not null and n.removed_at is null))
                from private.edition_readers(kept) as r));
end
$$;
comment on function private.preview_edition(uuid) is
    'See public.preview_edition(). Security definer, because what mail needs is kept from clients.';

create function public.preview_edition(edition uuid) returns jsonb
language sql stable set search_path = ''
as $$
    select private.preview_edition(edition)
$$;
comment on function public.preview_edition(uuid) is
    'For staff: what an edition would say now to who has everything by mail, as private.edition_content() has it, with '
    'its words and how many readers would get it, {in_all, weekly, daily, waiting}. PT404: no edition; 42501: not '
    'staff.';

create function private.send_test(edition uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
    perform private.require_staff();
    insert into private.outbox (kind, edition_id, address)
    select 'test', e.id, u.email
    from public.editions as e, auth.users as u, private.mail_settings as s
    where e.id = edition and u.id = auth.uid() and s.is_on;
    if not found then
        raise exception using errcode = 'PT409', message = 'No mail is sent from here yet, or the edition is gone.';
    end if;
end
$$;
comment on function private.send_test(uuid) is
    'See public.send_test(). Security definer, because clients may not see the outbox.';

create function public.send_test(edition uuid) returns void
language sql set search_path = ''
as $$
    select private.send_test(edition)
$$;
comment on function public.send_test(uuid) is
    'Mails an edition to the caller''s own address alone, as it stands, for staff. PT409: there is no sender of mail; '
    '42501: not staff.';

create function private.step_edition(edition uuid, step text, due timestamptz, mail uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
    kept public.editions;
    wanted text;
begin
    perform private.require_staff();
    select e.* into kept from public.editions as e where e.id = edition for update;
    wanted := case
        when step in ('send', 'schedule') and kept.state = 'draft' then 'due'
        when step = 'draft' and kept.state = 'due' then 'draft'
        when step = 'stop' and (kept.state = 'due'
            or kept.state = 'sending' and kept.began_at > now() - interval '10 minutes') then 'stopped'
        when step = 'resend' and kept.unknown > 0 then 'sending'
        when step = 'settle' and kept.unknown > 0 then kept.state end;
    if wanted is null then
        raise exception using errcode = 'PT409',
            message = 'The edition is not in a state for this any more: look at it again.';
    elsif step = 'schedule' and due > now() is not true then
        raise exception using errcode = 'PT400', message = 'Choose a time that is still to come.';
    elsif wanted = 'due' and kept.words = '' and private.is_edition_empty(
        private.edition_content(kept.from_day, kept.to_day, '[{"kinds": [], "provisions": []}]')) then
        raise exception using errcode = 'PT400', message = 'Nothing changed in these days, and there are no own words.';
    end if;
    if step = 'stop' then
        delete from private.outbox as o where o.edition_id = edition and o.state in ('due', 'taken');
    elsif step = 'resend' then
        update private.outbox as o set state = 'due', due_at = now(), ended_at = null
        where o.edition_id = edition and o.state = 'unknown' and coalesce(o.id = mail, true);
    elsif step = 'settle' then
        delete from private.outbox as o
        where o.edition_id = edition and o.state = 'unknown' and coalesce(o.id = mail, true);
    end if;
    update public.editions as e
    set state = wanted, reason = null, due_at = case when wanted = 'due' then coalesce(due, now()) else e.due_at end,
        unknown = case when step in ('resend', 'settle') then (
            select count(*) from private.outbox as o where o.edition_id = edition and o.state = 'unknown'
        ) else e.unknown end
    where e.id = edition;
    return wanted;
end
$$;
comment on function private.step_edition(uuid, text, timestamptz, uuid) is
    'See public.step_edition(). Security definer, because clients may not see the outbox.';

create function public.step_edition(
    edition uuid, step text, due timestamptz default null, mail uuid default null
) returns text
language sql set search_path = ''
as $$
    select private.step_edition(edition, step, case step when 'schedule' then due end, mail)
$$;
comment on function public.step_edition(uuid, text, timestamptz, uuid) is
    'Moves an edition on, for staff, and answers with its state: "send" it now, "schedule" it for a time, make it a '
    '"draft" again before that, "stop" it, until 10 minutes after it began; "resend" the mails of which nothing is '
    'known, or one of them, or "settle" that they stay as they are. PT409: its state is another; PT400: there is '
    'nothing in it, or the time is past; 42501: not staff.';

create function private.newsletter_facts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
    perform private.require_staff();
    return (
        select jsonb_build_object('is_on', s.is_on, 'taken_at', s.taken_at, 'hour', s.hour,
            'confirmed', count(*) filter (where n.confirmed_at is not null),
            'waiting', count(*) filter (where n.confirmed_at is null),
            'weekly', count(*) filter (where n.confirmed_at is not null and n.rhythm = 'weekly'),
            'daily', count(*) filter (where n.confirmed_at is not null and n.rhythm = 'daily'),
            'left', (select count(*) from private.suppressed as p where p.reason = 'left'),
            'refused', (select count(*) from private.suppressed as p where p.reason = 'refused'),
            'queued', (select count(*) from private.outbox as o where o.ended_at is null),
            'unknown', coalesce((
                select jsonb_agg(to_jsonb(u) order by u.taken_at)
                from (
                    select o.id, o.edition_id, r.email, o.taken_at
                    from private.outbox as o join public.newsletter_subscriptions as r on r.id = o.subscriber_id
                    where o.state = 'unknown' order by o.taken_at limit 100) as u), '[]'),
            'answers', coalesce((
                select jsonb_agg(to_jsonb(a) order by a.mails desc, a.answer)
                from (
                    select regexp_replace(o.answer, '\S+@\S+', '…', 'g') as answer, count(*) as mails
                    from private.outbox as o where o.state = 'refused'
                    group by 1 order by 2 desc limit 20) as a), '[]'),
            'topics', (
                select jsonb_agg(jsonb_build_object('label', t.label, 'readers', t.readers)
                    order by t.readers desc, t.label)
                from (
                    select private.with_labels(jsonb_build_array(
                        jsonb_build_object('kinds', m.kinds, 'provisions', m.provisions))) #>> '{0,label}' as label,
                        count(*) as readers
                    from private.mail_topics as m group by m.kinds, m.provisions order by 2 desc limit 20) as t))
        from private.mail_settings as s
        left join public.newsletter_subscriptions as n on n.removed_at is null
        group by s.is_on, s.taken_at, s.hour);
end
$$;
comment on function private.newsletter_facts() is
    'See public.newsletter_facts(). Security definer, because staff may not see topics and the outbox.';

create function public.newsletter_facts() returns jsonb
language sql stable set search_path = ''
as $$
    select private.newsletter_facts()
$$;
comment on function public.newsletter_facts() is
    'The newsletter in numbers, for staff: {is_on, taken_at, hour, confirmed, waiting, weekly, daily, left, refused, '
    'queued, unknown: [{id, edition_id, email, taken_at}], answers: [{answer, mails}], topics: [{label, readers}]}: '
    'whether and when a sender asked for mail, from which hour in Israel editions go, readers, who left within 30 '
    'days, mails that wait, those of which nothing is known, what servers said to refused ones within 7 days, without '
    'addresses, and what is asked for most. 42501: not staff.';
