-- What holds when drafts are saved, discarded, put back and made again of what was undone (TIME-1, TIME-3).

create function private.change_told() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
    if exists (
        select from public.amendments as a where a.id in (new.amendment_id, old.amendment_id) and a.is_enabled
    ) then
        perform private.next_content_version();
    end if;
    return null;
end
$$;
comment on function private.change_told() is
    'Trigger: the content that readers see has changed, where they are told of the amendment that a draft belongs to, '
    'or belonged to. Security definer, because clients may not write its version.';
create trigger drafts_told after insert or update on public.drafts
    for each row execute function private.change_told();

create function private.require_open(amendment uuid) returns void
language plpgsql stable set search_path = ''
as $$
declare
    present constant text := (select a.state from public.amendments as a where a.id = amendment);
begin
    if present is null then
        raise exception using errcode = 'PT409', message = 'This amendment has been deleted meanwhile.';
    elsif present not in ('draft', 'announced', 'set') then
        raise exception using errcode = 'PT409',
            message = format('This amendment is %s: it takes no changes now.', present);
    end if;
end
$$;
comment on function private.require_open(uuid) is
    'PT409: the amendment is gone, in force or taken back, so that it takes no changes.';

-- private.publish_due() writes texts, of which readers are told, and then their drafts: none is discarded, or put
-- back, in the midst of it.
create trigger drafts_before_writing before update of is_removed on public.drafts
    for each statement execute function private.before_writing();

create function private.draft_discarded() returns trigger
language plpgsql set search_path = ''
as $$
begin
    new.removed_at := now();
    new.removed_by := auth.uid();
    return new;
end
$$;
comment on function private.draft_discarded() is 'Trigger: notes who has discarded a draft, and when.';
create trigger drafts_discarded before update of is_removed on public.drafts
    for each row when (new.is_removed and not old.is_removed and new.published_at is null)
    execute function private.draft_discarded();

create function private.draft_put_back() returns trigger
language plpgsql set search_path = ''
as $$
begin
    if old.is_removed and new.amendment_id is not null then
        perform private.require_open(new.amendment_id);
    end if;
    if old.is_removed and exists (
        select from public.drafts as o
        where o.table_name = new.table_name and o.row_id = new.row_id and o.is_waiting
            and o.amendment_id is not distinct from new.amendment_id
    ) then
        raise exception using errcode = 'PT409', message = case when new.amendment_id is null
            then 'This text has another draft now. Discard that one first.'
            else 'The amendment changes this text by another draft now. Discard that one first.' end;
    end if;
    new.removed_at := null;
    new.removed_by := null;
    -- A day that has begun would publish it at once.
    if new.failure is null and new.publish_on <= private.today() then
        new.publish_on := null;
    end if;
    return new;
end
$$;
comment on function private.draft_put_back() is
    'Trigger: a draft that was discarded, or whose publication is undone, waits again, without a day that has begun. '
    'PT409: the amendment of a discarded change takes none now, or it or the row itself has another one.';
create trigger drafts_put_back before update on public.drafts
    for each row when ((old.is_removed or old.published_at is not null)
        and not new.is_removed and new.published_at is null)
    execute function private.draft_put_back();

create function private.reopen_drafts(done public.history, amendment uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
    is_new constant boolean := done.action = 'insert';
    present timestamptz;
begin
    perform private.require_staff();
    execute format('select t.updated_at from public.%I as t where t.id = $1', done.table_name)
        into present using done.row_id;
    update public.drafts as d
    set is_removed = false, published_at = null, failure = null, version = null,
        row_id = case when not is_new then done.row_id end, based_on = case when not is_new then present end
    where d.version = done.id and d.table_name = done.table_name and d.amendment_id is not distinct from amendment
        and not exists (
            select from public.drafts as o
            where o.table_name = d.table_name and o.row_id = d.row_id and o.is_waiting
                and o.amendment_id is not distinct from amendment);
end
$$;
comment on function private.reopen_drafts(public.history, uuid) is
    'Makes drafts again of what this version was published from, which has just been undone, for the row as it is now: '
    'of an amendment''s changes, or of drafts of their own, unless another one has been begun there. Security '
    'definer, because staff may not write drafts that were not tried.';
