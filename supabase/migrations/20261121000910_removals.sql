-- Removing what no history keeps: messages, subscriptions and files (ADM-7, ADM-8, ADM-12). A removed row is hidden
-- from everybody and can be put back as long as the notice of its removal stands; then it goes. What nobody finishes,
-- because a browser was closed, goes after a minute: with the next removal, when the back office is opened, and, if it
-- has no object in storage, by private.delete_expired.

create function private.mark_removed(list text, ids uuid[], is_removed boolean) returns setof uuid
language plpgsql security definer set search_path = ''
as $$
begin
    perform private.require_staff();
    if (list in ('contact_messages', 'newsletter_subscriptions', 'files')) is not true then
        raise exception using errcode = 'PT404', message = 'There is no such list to remove from.';
    elsif cardinality(ids) > 50000 then
        raise exception using errcode = 'PT400', message = 'At most 50,000 rows can be removed at once.';
    end if;
    return query execute format('
            update public.%I as t set removed_at = case when $2 then coalesce(t.removed_at, now()) end
            where t.id = any ($1) returning t.id', list)
        using ids, coalesce(is_removed, false);
end
$$;
comment on function private.mark_removed(text, uuid[], boolean) is
    'See set_removed(). Security definer, because not even staff may see or write a row that is removed.';

create function public.set_removed(list text, ids uuid[], is_removed boolean) returns setof uuid
language sql set search_path = ''
as $$
    select private.mark_removed(list, ids, is_removed)
$$;
comment on function public.set_removed(text, uuid[], boolean) is
    'Removes rows, or puts back what was removed, for staff: up to 50,000 of "contact_messages", '
    '"newsletter_subscriptions" or "files". Answers with the ids of those that are removed, or back, now; the others '
    'are gone. PT404: no such list; PT400: too many; 42501: not staff.';

create function private.delete_removed(ids uuid[]) returns setof text
language plpgsql security definer set search_path = ''
as $$
declare
    long_ago constant timestamptz := now() - interval '1 minute';
begin
    perform private.require_staff();
    delete from public.newsletter_subscriptions as t
    where t.removed_at <= long_ago or t.removed_at is not null and t.id = any (ids);
    delete from public.contact_messages as t
    where t.removed_at <= long_ago or t.removed_at is not null and t.id = any (ids);
    -- The row tells where the object is, and outlives it.
    delete from public.files as t
    where (t.removed_at <= long_ago or t.removed_at is not null and t.id = any (ids))
        and not exists (select from storage.objects as o where o.bucket_id = 'files' and o.name = t.path);
    return query
        select t.path from public.files as t
        where t.removed_at <= long_ago or t.removed_at is not null and t.id = any (ids)
        order by t.removed_at limit 500;
end
$$;
comment on function private.delete_removed(uuid[]) is
    'See finish_removals(). Security definer, because not even staff may see a row that is removed.';

create function public.finish_removals(ids uuid[]) returns setof text
language sql set search_path = ''
as $$
    select private.delete_removed(ids)
$$;
comment on function public.finish_removals(uuid[]) is
    'Deletes removed rows for good, for staff: those given, and all that were removed more than a minute ago. Answers '
    'with the paths of files whose objects are still in storage: remove them there and call again, then their rows go. '
    '42501: not staff.';
