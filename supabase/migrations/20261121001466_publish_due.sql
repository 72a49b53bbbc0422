-- Publishing on a day (TIME-2). Whoever comes first does it: a job each minute, a build, or the first reader's page of
-- the day, which is told by has_due(). So it depends on none of them.

create function private.due_amendments() returns setof public.amendments
language plpgsql stable set search_path = ''
as $$
begin
    return query
        select a.* from public.amendments as a
        where a.day <= private.today() and a.set_at is not null and a.in_force_at is null and not exists (
            select from public.drafts as d where d.amendment_id = a.id and d.is_waiting and d.failure is not null)
        order by a.day, a.set_at, a.id;
end
$$;
comment on function private.due_amendments() is
    'The amendments that are set, whose day has come, and of which no change has failed, first day first.';

create function private.is_publication_due() returns boolean
language plpgsql stable set search_path = ''
as $$
begin
    return exists (
            select from public.drafts as d
            where d.publish_on <= private.today() and d.is_waiting and d.failure is null)
        or exists (select from private.due_amendments());
end
$$;
comment on function private.is_publication_due() is
    'Whether a draft''s or an amendment''s day has come and it was not published yet.';

create function private.has_due() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
    -- Not a function in SQL, which is planned anew at each call: every page that comes alive asks this.
    return private.is_publication_due() or private.is_derivation_due();
end
$$;
comment on function private.has_due() is
    'Whether something is to be published, or still to be derived from what was published. Security definer, because '
    'readers ask it and may read neither.';

create function public.has_due(present public.content_version) returns boolean
language sql stable set search_path = ''
as $$
    select private.has_due()
$$;
comment on function public.has_due(public.content_version) is
    'Whether publish_due() or derive_pending() has something to do, read through the API like a column of the '
    'content''s version: a page asks for both at once (FIND-6, TIME-2).';

create function private.publish_due() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
    due public.drafts;
    amendment public.amendments;
    published integer := 0;
begin
    if not private.is_publication_due() then
        return 0;
    end if;
    perform private.await_writers();
    for due in
        select d.* from public.drafts as d
        where d.publish_on <= private.today() and d.is_waiting and d.failure is null
        order by d.publish_on, d.written_at, d.id
    loop
        -- One that fails holds up no other.
        begin
            perform private.publish_draft(due);
            published := published + 1;
        exception
            when others then
                update public.drafts as d set failure = sqlerrm
                where d.id = due.id and not private.is_passing(sqlstate);
        end;
    end loop;
    for amendment in select * from private.due_amendments() loop
        published := published + (private.publish_amendment(amendment) is null)::integer;
    end loop;
    return published;
end
$$;
comment on function private.publish_due() is
    'See publish_due() of the schema public. Security definer, because it does what staff have set for the day, '
    'whoever calls it.';

create function public.publish_due() returns integer
language sql set search_path = '' set statement_timeout = '60s'
as $$
    select private.publish_due()
$$;
comment on function public.publish_due() is
    'Publishes the drafts whose day has come in Israel (TIME-2), and brings into force the amendments that are set for '
    'it (TIME-3), whoever calls it and however often; answers with how many these were. What cannot be published keeps '
    'its reason and waits for staff, an amendment whole. What is derived from the texts follows by derive_pending(), '
    'which can take none of it back.';

create function public.went_live() returns table (
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text,
    day date, at timestamptz, written_by text, is_own boolean, version bigint)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    most constant integer := 20;
begin
    perform private.require_staff();
    return query
        select m.kind, h.row_id, h.title, p.*, d.publish_on, d.published_at,
            private.shown_name(d.written_by, d.written_by_email), d.written_by = auth.uid(), d.version
        from public.drafts as d
        join private.managed_tables as m on m.name = d.table_name
        join public.history as h on h.id = d.version,
            private.place_of(h.parent_id) as p
        where d.published_at is not null and not d.is_removed and d.amendment_id is null
        union all
        select 'amendment', a.id, a.title, p.*, a.day, a.in_force_at, null, false, null
        from public.amendments as a, private.place_of(null) as p
        where a.state = 'in force'
        order by 10 desc, 3
        limit most;
end
$$;
comment on function public.went_live() is
    'For staff: the 20 drafts and amendments that went live last on their day by themselves, the latest first: about '
    'the text what row_usage() says, the day, the moment, by whom it was written, whether by the caller, and of a '
    'draft the version that undo_changes() takes back. 42501: not staff.';
