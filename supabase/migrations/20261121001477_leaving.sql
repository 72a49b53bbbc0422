-- Leaving is one press, and nothing of who has left is kept but a code, so that no import brings the address back
-- (MAIL-3).

create function private.leave(token text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
    holder constant uuid := private.holder_of(token, array['leave', 'manage']);
    topics constant jsonb := private.topics_of(holder);
    gone public.newsletter_subscriptions;
begin
    delete from public.newsletter_subscriptions as n where n.id = holder returning n.* into gone;
    if not found then
        return null;
    end if;
    insert into private.suppressed (address_hash, reason)
    values (private.address_hash(gone.email), 'left')
    on conflict (address_hash) do update set reason = 'left', since = now();
    return encode(extensions.pgp_sym_encrypt(jsonb_build_object(
        'row', gone, 'topics', topics, 'until', now() + interval '1 day')::text, s.secret), 'hex')
        from private.mail_settings as s;
end
$$;
comment on function private.leave(text) is
    'See public.leave(). Security definer, because who has the token is not signed in.';

create function public.leave(token text) returns text
language sql set search_path = ''
as $$
    select private.leave(token)
$$;
comment on function public.leave(text) is
    'Ends all mail for the holder of a token (MAIL-3): address, topics and mails to come are gone at once. Answers '
    'with what undo_leave() takes; null if the address was gone already. PT404: no link of ours.';

create function private.undo_leave(undo text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
    kept jsonb;
begin
    begin
        kept := extensions.pgp_sym_decrypt(decode(undo, 'hex'), s.secret)::jsonb from private.mail_settings as s;
    exception when others then
        kept := null;
    end;
    if (kept ->> 'until')::timestamptz > now() is not true then
        perform private.refuse_token();
    end if;
    delete from private.suppressed as s where s.address_hash = private.address_hash(kept #>> '{row,email}');
    perform private.write_as('adding');
    insert into public.newsletter_subscriptions
    select (jsonb_populate_record(null::public.newsletter_subscriptions, kept -> 'row')).* on conflict do nothing;
    if found then
        perform private.keep_topics((kept #>> '{row,id}')::uuid, kept -> 'topics');
    end if;
end
$$;
comment on function private.undo_leave(text) is
    'See public.undo_leave(). Security definer, because who has left is not signed in. What is put back comes '
    'encrypted from who has left, because nothing of it is kept here.';

create function public.undo_leave(undo text) returns void
language sql set search_path = ''
as $$
    select private.undo_leave(undo)
$$;
comment on function public.undo_leave(text) is
    'Takes leave() back within a day, by what it answered with. PT404: it is no longer good.';
