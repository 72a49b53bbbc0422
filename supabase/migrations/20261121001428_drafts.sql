-- Drafts (TIME-1): what staff have written and readers do not see yet. They lie in a table of their own, so that
-- nothing that readers, search, lists, counts, feeds, citations or a build read can hold a word of one. A draft may
-- have a day on which it is published by itself (TIME-2).

create table public.drafts (
    id uuid primary key default gen_random_uuid(),
    table_name text not null references private.managed_tables (name),
    row_id uuid,
    "row" jsonb not null check (jsonb_typeof("row") = 'object' and length("row"::text) <= 10000000),
    based_on timestamptz,
    publish_on date check (publish_on between date '1000-01-01' and date '9999-12-31'),
    failure text,
    is_removed boolean not null default false,
    published_at timestamptz,
    is_waiting boolean not null generated always as (not is_removed and published_at is null) stored,
    written_by uuid not null,
    written_by_email text,
    written_at timestamptz not null default now(),
    check ((row_id is null) = (based_on is null))
);
comment on table public.drafts is
    'Texts that staff have prepared beside what is public. save_draft() writes them; staff alone read them.';
comment on column public.drafts.row_id is
    'The row that it changes; null for one that it adds. No foreign key: a draft outlives its row.';
comment on column public.drafts."row" is
    'The columns that it sets: of a row that is there only those that differ, for the row may move meanwhile '
    '(STAFF-5).';
comment on column public.drafts.based_on is 'The row''s updated_at when the draft was begun.';
comment on column public.drafts.publish_on is
    'The day in Israel from whose beginning readers are to see it; null if somebody publishes it by hand.';
comment on column public.drafts.failure is 'Why it could not be published on its day; it waits for staff then.';
comment on column public.drafts.is_removed is
    'Discarded by a member of staff, or published by hand; the words stay, so that it can be put back.';
comment on column public.drafts.published_at is 'When its day had come and it was published.';
comment on column public.drafts.is_waiting is 'Whether it is neither discarded nor published.';
comment on column public.drafts.written_by is 'Who wrote it last, and is named in the history when its day has come.';
comment on column public.drafts.written_by_email is
    'The address of the account at the time, so that it stays when the account is gone.';
create index drafts_of_row on public.drafts (table_name, row_id);
create index drafts_due on public.drafts (publish_on)
    where is_waiting and failure is null;

alter table public.drafts enable row level security;
grant select on public.drafts to authenticated;
-- What a draft says, and its day, save_draft() checks.
grant update (is_removed) on public.drafts to authenticated;
grant all on public.drafts to service_role;
create policy "staff read drafts" on public.drafts for select to authenticated using ((select private.is_staff()));
create policy "staff discard drafts and put them back" on public.drafts for update to authenticated
    using ((select private.is_staff())) with check ((select private.is_staff()));

create function private.require_unchanged(list text, row_id uuid, based_on timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
    present timestamptz;
begin
    execute format('select t.updated_at from public.%I as t where t.id = $1 for update', list)
        into present using row_id;
    if present is null then
        raise exception using errcode = 'PT409',
            message = 'What it changes has been deleted meanwhile. Restore that first, then open the draft.';
    elsif present <> based_on then
        raise exception using errcode = 'PT409',
            message = 'The text was changed after this draft was begun. Open the draft and publish it to see both.';
    end if;
end
$$;
comment on function private.require_unchanged(text, uuid, timestamptz) is
    'Locks a row of a managed table. PT409, with a sentence: it is gone, or its updated_at is another.';
revoke execute on function private.require_unchanged(text, uuid, timestamptz) from public;
grant execute on function private.require_unchanged(text, uuid, timestamptz) to authenticated;

create function private.keep_draft(given public.drafts, stamp timestamptz)
returns table (id uuid, written_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
    perform private.require_staff();
    return query
        update public.drafts as d
        set "row" = given."row", based_on = given.based_on, publish_on = given.publish_on, failure = null,
            written_by_email = given.written_by_email, written_at = clock_timestamp()
        where d.id = given.id and d.written_by = given.written_by and d.written_at = stamp
            and d.table_name = given.table_name and d.row_id is not distinct from given.row_id
            and d.is_waiting
        returning d.id, d.written_at;
    if found then
        return;
    end if;
    return query
        select d.id, d.written_at from public.drafts as d
        where d.table_name = given.table_name and d.row_id is not distinct from given.row_id
            and d.written_by = given.written_by and d."row" = given."row"
            and d.based_on is not distinct from given.based_on and d.publish_on is not distinct from given.publish_on
            and d.is_waiting
        limit 1;
    if found then
        return;
    end if;
    return query
        insert into public.drafts as d
            (table_name, row_id, "row", based_on, publish_on, written_by, written_by_email, written_at)
        values (given.table_name, given.row_id, given."row", given.based_on, given.publish_on, given.written_by,
            given.written_by_email, clock_timestamp())
        returning d.id, d.written_at;
end
$$;
comment on function private.keep_draft(public.drafts, timestamptz) is
    'See save_draft(). Security definer, because staff may not write drafts that were not tried.';
revoke execute on function private.keep_draft(public.drafts, timestamptz) from public;
grant execute on function private.keep_draft(public.drafts, timestamptz) to authenticated;

create function public.save_draft(
    list text, new_values jsonb, row_id uuid default null, based_on timestamptz default null, draft uuid default null,
    stamp timestamptz default null, publish_on date default null)
returns table (id uuid, written_at timestamptz)
language plpgsql set search_path = '' set statement_timeout = '20s'
as $$
begin
    perform private.require_staff();
    if not exists (
        select from private.managed_tables as m where m.name = list and m.search_type is not null
    ) then
        raise exception using errcode = 'PT404', message = 'There is no such text.';
    elsif publish_on <= private.today() then
        raise exception using errcode = 'PT400', message = 'Choose a day that is still to come, or publish it now.';
    end if;
    if publish_on is not null then
        -- Published and taken back, so that what the database refuses is said now and not on the day.
        begin
            if row_id is not null then
                execute format('delete from public.%I where false', list);
                perform private.require_unchanged(list, row_id, based_on);
            end if;
            perform private.write_values(list, new_values, case when row_id is not null then array[row_id] end);
            raise exception sqlstate 'TRIED';
        exception
            when sqlstate 'TRIED' then null;
        end;
    end if;
    return query
        select k.id, k.written_at
        from private.keep_draft(
            jsonb_populate_record(null::public.drafts, jsonb_build_object('id', draft, 'table_name', list,
                'row_id', row_id, 'row', new_values, 'based_on', based_on, 'publish_on', publish_on,
                'written_by', auth.uid(), 'written_by_email', auth.jwt() ->> 'email')), stamp) as k;
end
$$;
comment on function public.save_draft(text, jsonb, uuid, timestamptz, uuid, timestamptz, date) is
    'Keeps a draft for staff (TIME-1): the columns that it sets of a row of a managed table, which was read with the '
    'updated_at based_on, or of a new row. "draft" and "stamp", its written_at, name the draft that it replaces; that '
    'is left as it is, and another one begun, where it is a colleague''s or was written meanwhile. With publish_on it '
    'is published at the beginning of that day (TIME-2): it is tried now, and fails as saving would. Answers with the '
    'draft''s id and written_at. PT400: the day is not to come; PT409: the row was changed or is gone; PT404: no such '
    'table; 42501: not staff.';
revoke execute on function public.save_draft(text, jsonb, uuid, timestamptz, uuid, timestamptz, date) from public;
grant execute on function public.save_draft(text, jsonb, uuid, timestamptz, uuid, timestamptz, date) to authenticated;

create function public.get_drafts(only_list text default null, only_row uuid default null) returns table (
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text,
    draft uuid, publish_on date, failure text, is_outdated boolean, is_own boolean, written_by text,
    written_at timestamptz)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    managed private.managed_tables;
begin
    perform private.require_staff();
    for managed in
        select m.* from private.managed_tables as m
        where (m.name = only_list or only_list is null) and m.name in (
            select d.table_name from public.drafts as d where d.is_waiting)
        order by m.place
    loop
        return query execute format('
            select $1, d.row_id, private.row_title(coalesce(to_jsonb(t), ''{}'') || d."row"), p.*, d.id, d.publish_on,
                d.failure, d.row_id is not null and t.updated_at is distinct from d.based_on,
                d.written_by = auth.uid(), private.shown_name(d.written_by, d.written_by_email), d.written_at
            from public.drafts as d
            left join public.%I as t on t.id = d.row_id,
                private.place_of(coalesce(to_jsonb(t) ->> $2, d."row" ->> $2)::uuid) as p
            where d.table_name = $3 and d.is_waiting and ($4 is null or d.row_id = $4)
            order by d.publish_on, d.written_at desc, d.id', managed.name)
        using managed.kind, managed.parent_column, managed.name, only_row;
    end loop;
end
$$;
comment on function public.get_drafts(text, uuid) is
    'The drafts that wait, for staff, of one table or one row if given, kind by kind, those with a day first: about '
    'the text what file_usage() says (id: the row that it changes, null for a new one), the draft''s id, its day, why '
    'it was not published on it, whether its row was changed or deleted since it was begun, whether the caller wrote '
    'it, by whom and when it was written. 42501: not staff.';
revoke execute on function public.get_drafts(text, uuid) from public;
grant execute on function public.get_drafts(text, uuid) to authenticated;
