-- What the links in mails do (MAIL-1, MAIL-3, MAIL-4). A token is "{id}.{purpose}.{issued}.{code}": none is stored, and
-- each purpose opens one door. Whatever is wrong with one is answered alike.

create function private.wording_day() returns date
language sql immutable set search_path = ''
return date '2026-11-29';
comment on function private.wording_day() is
    'Since when the page that confirms has the words to which readers agree there; they are changed together.';

create function private.refuse_token() returns void
language plpgsql set search_path = ''
as $$
begin
    raise exception using errcode = 'PT404', message = 'This link is no longer good.';
end
$$;
comment on function private.refuse_token() is 'Raises PT404, with the one sentence for any token that is not good.';

create function private.mail_token(holder uuid, purpose text) returns text
language sql stable strict set search_path = ''
as $$
    select t.said || '.' || private.mail_code('token ' || t.said)
    from (select concat_ws('.', holder, purpose, floor(extract(epoch from now()))) as said) as t
$$;
comment on function private.mail_token(uuid, text) is
    'A token for a subscriber: to "confirm" or "manage", within 7 days, or to "leave", for ever.';

create function private.holder_of(token text, purposes text[]) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
    -- What was signed, the id, the purpose, when, the code.
    parts text[] := regexp_match(token,
        '^(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z]{1,9})\.([0-9]{1,11}))\.([0-9a-f]{64})$');
begin
    if parts is null or parts[3] <> all (purposes) or parts[5] <> private.mail_code('token ' || parts[1])
        or parts[3] <> 'leave' and to_timestamp(parts[4]::bigint) <= now() - interval '7 days' then
        perform private.refuse_token();
    end if;
    return parts[2];
end
$$;
comment on function private.holder_of(text, text[]) is
    'Whose token this is, for one of these purposes and in time; PT404 otherwise. The subscriber may be gone.';

create function private.topics_of(holder uuid) returns jsonb
language sql stable set search_path = ''
as $$
    select coalesce(
        jsonb_agg(jsonb_build_object('kinds', t.kinds, 'provisions', t.provisions) order by t.provisions, t.kinds),
        '[{"kinds": [], "provisions": []}]')
    from private.mail_topics as t where t.subscriber_id = holder
$$;
comment on function private.topics_of(uuid) is 'What a subscriber has by mail, as private.are_topics() has it.';

create function private.keep_topics(holder uuid, topics jsonb) returns void
language sql set search_path = ''
as $$
    insert into private.mail_topics (subscriber_id, kinds, provisions)
    select distinct holder, k.names, p.names
    from jsonb_array_elements(topics) as t (topic),
        lateral (
            select coalesce(array_agg(distinct x), '{}') from jsonb_array_elements_text(t.topic -> 'kinds') as x
        ) as k (names),
        lateral (
            select coalesce(array_agg(distinct x), '{}') from jsonb_array_elements_text(t.topic -> 'provisions') as x
        ) as p (names)
    where not exists (
        select from private.mail_topics as m
        where m.subscriber_id = holder and m.kinds = k.names and m.provisions = p.names)
    limit greatest(0, 20 - (select count(*) from private.mail_topics as m where m.subscriber_id = holder))
$$;
comment on function private.keep_topics(uuid, jsonb) is
    'Adds topics to what a subscriber has by mail, up to 20 in all.';

create function private.read_subscription(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
    purpose constant text := split_part(token, '.', 2);
    holder constant uuid := private.holder_of(token, array['confirm', 'manage', 'leave']);
    kept constant public.newsletter_subscriptions := (
        select n from public.newsletter_subscriptions as n where n.id = holder and n.removed_at is null);
begin
    if kept.id is null or purpose = 'manage' and kept.confirmed_at is null then
        perform private.refuse_token();
    end if;
    return jsonb_build_object('is_confirmed', kept.confirmed_at is not null,
        'rhythm', case when purpose = 'confirm' then coalesce(kept.asked ->> 'rhythm', kept.rhythm)
            else kept.rhythm end,
        'topics', private.with_labels(case
            when purpose = 'confirm' and kept.asked ? 'topics' then kept.asked -> 'topics'
            else private.topics_of(holder) end));
end
$$;
comment on function private.read_subscription(text) is
    'See public.read_subscription(). Security definer, because who has the token is not signed in.';

create function public.read_subscription(token text) returns jsonb
language sql stable set search_path = ''
as $$
    select private.read_subscription(token)
$$;
comment on function public.read_subscription(text) is
    'What a link in a mail is about, without spending it: {is_confirmed, rhythm, topics}, each topic with its '
    'label; for one that confirms, what was asked for. PT404: the link is no longer good.';

create function private.confirm_subscription(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
    holder constant uuid := private.holder_of(token, array['confirm']);
    former public.newsletter_subscriptions;
begin
    select n.* into former from public.newsletter_subscriptions as n
    where n.id = holder and n.removed_at is null for update;
    if not found then
        perform private.refuse_token();
    end if;
    update public.newsletter_subscriptions as n
    set confirmed_at = coalesce(n.confirmed_at, now()), agreed_to = coalesce(n.agreed_to, private.wording_day()),
        rhythm = coalesce(n.asked ->> 'rhythm', n.rhythm), asked = '{}'
    where n.id = holder;
    -- Somebody on the list keeps what there is, also everything, which no row stands for.
    perform private.keep_topics(holder, case
        when former.asked -> 'topics' is null then private.topics_of(holder)
        when former.confirmed_at is null then former.asked -> 'topics'
        else private.topics_of(holder) || (former.asked -> 'topics') end);
    delete from private.suppressed as s where s.address_hash = private.address_hash(former.email);
    return jsonb_build_object('email', former.email, 'rhythm', coalesce(former.asked ->> 'rhythm', former.rhythm),
        'topics', private.with_labels(private.topics_of(holder)));
end
$$;
comment on function private.confirm_subscription(text) is
    'See public.confirm_subscription(). Security definer, because who has the token is not signed in.';

create function public.confirm_subscription(token text) returns jsonb
language sql set search_path = ''
as $$
    select private.confirm_subscription(token)
$$;
comment on function public.confirm_subscription(text) is
    'Puts the owner of the mailbox on the list, with what was asked for (MAIL-1): {email, rhythm, topics}. '
    'Done again it changes nothing. PT404: the link is no longer good.';

create function private.set_subscription(token text, rhythm text, topics jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
    holder constant uuid := private.holder_of(token, array['manage']);
begin
    if rhythm is null or rhythm not in ('daily', 'weekly') or not private.are_topics(topics) or topics = '[]' then
        raise exception using errcode = 'PT400', message = 'Choose from 1 to 20 topics, daily or weekly.';
    end if;
    update public.newsletter_subscriptions as n set rhythm = $2
    where n.id = holder and n.confirmed_at is not null and n.removed_at is null;
    if not found then
        perform private.refuse_token();
    end if;
    delete from private.mail_topics as t where t.subscriber_id = holder;
    perform private.keep_topics(holder, topics);
    return jsonb_build_object('rhythm', rhythm, 'topics', private.with_labels(private.topics_of(holder)));
end
$$;
comment on function private.set_subscription(text, text, jsonb) is
    'See public.set_subscription(). Security definer, because who has the token is not signed in.';

create function public.set_subscription(token text, rhythm text, topics jsonb) returns jsonb
language sql set search_path = ''
as $$
    select private.set_subscription(token, rhythm, topics)
$$;
comment on function public.set_subscription(text, text, jsonb) is
    'Sets what its holder has by mail, "daily" or "weekly": 1 to 20 topics in place of the former (MAIL-4). Answers '
    'with both. PT400: none or others; PT404: the link is no longer good.';

create function private.ask_for_link(address text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
    asking public.newsletter_subscriptions;
begin
    perform private.count_attempt('newsletter');
    perform pg_advisory_xact_lock(hashtextextended('newsletter address ' || lower(btrim(address)), 0));
    select n.* into asking from public.newsletter_subscriptions as n
    where n.email = lower(btrim(address)) and n.removed_at is null;
    perform private.ask_by_mail(asking.id, case when asking.confirmed_at is null then 'confirm' else 'manage' end);
end
$$;
comment on function private.ask_for_link(text) is
    'See public.ask_for_link(). Security definer, because visitors may not see subscriptions.';

create function public.ask_for_link(email text) returns void
language sql set search_path = ''
as $$
    select private.ask_for_link(email)
$$;
comment on function public.ask_for_link(text) is
    'Mails a link to the page of one''s topics to an address that is on the list, or to confirm it; nothing to others, '
    'and the answer is the same (MAIL-2, MAIL-4). Limited as subscribing is: PT429, PT428.';
