-- Sending (MAIL-6): a sender takes some mails, begins each by itself just before it hands it over, and tells what came
-- of it. What was begun and not told within 10 minutes is unknown: it may have arrived. Only the service role sends.

create function private.turn_mail_on() returns void
language plpgsql set search_path = ''
as $$
begin
    update private.mail_settings as s set is_on = true, composed_on = private.today() where not s.is_on;
    if found then
        -- Who asked while nothing could be sent.
        with asking as (
            update public.newsletter_subscriptions as n set asked_at = now()
            where n.confirmed_at is null and n.asked_at is not null and n.removed_at is null returning n.id
        )
        insert into private.outbox (kind, subscriber_id) select 'confirm', a.id from asking as a;
    end if;
    update private.mail_settings as s set taken_at = now() where s.taken_at > now() - interval '1 minute' is not true;
end
$$;
comment on function private.turn_mail_on() is
    'Notes that there is a sender. With the first, whoever has asked for mail before is asked to confirm it; editions '
    'begin with the changes of that day.';

create function private.give_up_lost_mail() returns void
language sql set search_path = ''
as $$
    with lost as (
        update private.outbox as o
        -- What was asked for goes at least once, an edition at most.
        set state = case o.kind when 'edition' then 'unknown' else 'due' end,
            ended_at = case o.kind when 'edition' then now() end
        where o.id in (
            select l.id from private.outbox as l
            where l.state = 'sending' and l.taken_at < now() - interval '10 minutes'
            order by l.id for update skip locked)
        returning o.edition_id, o.state
    )
    update public.editions as e set unknown = e.unknown + u.mails
    from (
        select l.edition_id, count(*) as mails from lost as l where l.state = 'unknown' group by l.edition_id
    ) as u
    where e.id = u.edition_id
$$;
comment on function private.give_up_lost_mail() is
    'Marks as unknown what was begun and not told within 10 minutes.';

create function private.take_mail(most integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
    settings private.mail_settings;
    mail private.outbox;
    reader public.newsletter_subscriptions;
    edition public.editions;
    topics jsonb;
    content_key text;
    contents jsonb := '{}';
    mails jsonb := '[]';
    has_more boolean := true;
    has_room boolean;
begin
    perform private.turn_mail_on();
    perform private.give_up_lost_mail();
    perform private.compose_due();
    select s.* into settings from private.mail_settings as s;
    has_room := (
        select count(*) < settings.an_hour from private.outbox as o where o.taken_at > now() - interval '1 hour');
    while has_more and mails = '[]' loop
        has_more := false;
        for mail in
            select o.* from private.outbox as o
            where (o.state = 'due' and o.due_at <= now()
                    or o.state = 'taken' and o.taken_at < now() - interval '10 minutes')
                and (o.kind <> 'edition' or has_room)
            order by o.kind = 'edition', o.due_at, o.id
            limit least(most, 50) for update skip locked
        loop
            has_more := true;
            select n.* into reader from public.newsletter_subscriptions as n where n.id = mail.subscriber_id;
            select e.* into edition from public.editions as e where e.id = mail.edition_id;
            topics := case when mail.kind = 'confirm' and reader.asked ? 'topics' then reader.asked -> 'topics'
                else private.topics_of(reader.id) end;
            content_key := null;
            if mail.kind = 'edition' and exists (
                select from private.outbox as o
                where o.subscriber_id = reader.id and o.kind = 'edition' and o.id <> mail.id
                    and (o.state in ('taken', 'sending') or o.state in ('sent', 'unknown')
                        and (o.taken_at at time zone 'Asia/Jerusalem')::date
                            = (now() at time zone 'Asia/Jerusalem')::date)
            ) then
                -- Never more than one a day.
                update private.outbox as o
                set state = 'due', due_at = ((now() at time zone 'Asia/Jerusalem')::date + 1
                    + make_time(settings.hour, 0, 0)) at time zone 'Asia/Jerusalem'
                where o.id = mail.id;
                continue;
            end if;
            if edition.id is not null then
                content_key := edition.id || ' ' || topics;
                if not contents ? content_key then
                    contents := contents || jsonb_build_object(content_key, jsonb_build_object('words', edition.words)
                        || private.edition_content(edition.from_day, edition.to_day, topics) - 'left_out');
                end if;
            end if;
            if mail.kind = 'edition' and (reader.removed_at is not null or exists (
                    select from private.suppressed as s
                    where s.address_hash = private.address_hash(reader.email))
                or edition.words = '' and private.is_edition_empty(contents -> content_key)) then
                delete from private.outbox as o where o.id = mail.id;
                update public.editions as e set readers = e.readers - 1 where e.id = edition.id;
                continue;
            end if;
            update private.outbox as o set state = 'taken', taken_at = now() where o.id = mail.id;
            mails := mails || jsonb_build_object('id', mail.id, 'kind', mail.kind,
                'to', coalesce(mail.address, reader.email), 'content', content_key,
                'subject', coalesce(nullif(edition.subject, ''), contents #>> array[content_key, 'subject']),
                'rhythm', case mail.kind when 'confirm' then coalesce(reader.asked ->> 'rhythm', reader.rhythm)
                    else reader.rhythm end,
                'topics', private.with_labels(topics), 'confirmed_at', reader.confirmed_at,
                'token', private.mail_token(reader.id, case mail.kind when 'confirm' then 'confirm'
                    when 'edition' then 'leave' else 'manage' end));
        end loop;
    end loop;
    return jsonb_build_object('contents', contents, 'mails', mails);
end
$$;
comment on function private.take_mail(integer) is
    'See public.take_mail(). Security definer, because not even the service role may see secrets and the outbox.';

create function public.take_mail(most integer) returns jsonb
language sql set search_path = '' set statement_timeout = '60s'
as $$
    select private.take_mail(most)
$$;
comment on function public.take_mail(integer) is
    'For a sender: up to 50 mails that nobody else gets within 10 minutes, what was asked for before editions, as '
    '{mails: [{id, kind, to, content, subject, rhythm, topics, confirmed_at, token}], contents: {key: what '
    'private.edition_content() says, with the words of staff}}. Composes what is due before. No mails: there is '
    'nothing to send.';

create function private.begin_mail(mail uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
    update private.outbox as o set state = 'sending', taken_at = now() where o.id = mail and o.state = 'taken';
    return found;
end
$$;
comment on function private.begin_mail(uuid) is
    'See public.begin_mail(). Security definer, because not even the service role may see the outbox.';

create function public.begin_mail(mail uuid) returns boolean
language sql set search_path = ''
as $$
    select private.begin_mail(mail)
$$;
comment on function public.begin_mail(uuid) is
    'Marks a mail just before it is handed over. False: not to be sent any more; its reader has left, or it was '
    'stopped.';

create function private.tell_mail(mail uuid, code integer, answer text, is_address_refused boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
    waits constant interval[] := array['1 minute', '5 minutes', '30 minutes', '4 hours', '24 hours'];
    told private.outbox;
    former text;
begin
    select o.* into told from private.outbox as o where o.id = mail for update;
    former := told.state;
    if code is null then
        update private.outbox as o set state = 'due' where o.id = mail and o.state = 'taken';
        return;
    elsif former in ('sending', 'unknown') is not true then
        return;
    end if;
    update private.outbox as o
    set tries = o.tries + 1, answer = left(regexp_replace($3, '[[:cntrl:]]+', ' ', 'g'), 300),
        due_at = now() + waits[least(o.tries + 1, 5)],
        state = case when code between 200 and 299 then 'sent' when code >= 500 or o.tries >= 5 then 'refused'
            else 'due' end
    where o.id = mail returning o.* into told;
    update private.outbox as o set ended_at = case when o.state <> 'due' then now() end where o.id = mail;
    if is_address_refused and told.state = 'refused' then
        insert into private.suppressed (address_hash, reason)
        select private.address_hash(n.email), 'refused'
        from public.newsletter_subscriptions as n where n.id = told.subscriber_id
        on conflict do nothing;
    end if;
    if told.kind = 'edition' then
        update public.editions as e
        set sent = e.sent + (told.state = 'sent')::integer, refused = e.refused + (told.state = 'refused')::integer,
            unknown = e.unknown - (former = 'unknown')::integer
        where e.id = told.edition_id;
        update public.editions as e
        set state = 'stopped', reason = 'More than 5 % of its mails were refused.'
        where e.id = told.edition_id and e.state = 'sending' and e.readers >= 50 and e.refused > 0.05 * e.readers;
        if found then
            delete from private.outbox as o where o.edition_id = told.edition_id and o.state in ('due', 'taken');
        end if;
    end if;
end
$$;
comment on function private.tell_mail(uuid, integer, text, boolean) is
    'See public.tell_mail(). Security definer, because not even the service role may see the outbox.';

create function public.tell_mail(mail uuid, code integer, answer text, is_address_refused boolean) returns void
language sql set search_path = ''
as $$
    select private.tell_mail(mail, code, answer, is_address_refused)
$$;
comment on function public.tell_mail(uuid, integer, text, boolean) is
    'What a mail server answered to a mail that was begun, by the code of SMTP: from 200 sent; from 500 refused for '
    'good, and if it is the address, that gets no mail any more; others, and 0 for no connection, again after 1, 5 and '
    '30 minutes, 4 and 24 hours. Null: taken and not begun, for another sender. An edition of which more than 5 % are '
    'refused is stopped (MAIL-7).';
