-- Drafts (TIME-1): what staff have written and readers do not see yet. They lie in a table of their own, so that
-- nothing that readers, search, lists, counts, feeds, citations or a build read can hold a word of one. A draft may
-- have a day on which it is published by itself (TIME-2), or be a change that an amendment makes (TIME-3).

create table public.drafts (
    id uuid primary key default gen_random_uuid(),
    table_name text not null references private.managed_tables (name),
    row_id uuid,
    "row" jsonb not null check (jsonb_typeof("row") = 'object' and length("row"::text) <= 10000000),
    based_on timestamptz,
    publish_on date check (publish_on between date '1000-01-01' and date '9999-12-31'),
    amendment_id uuid,
    is_repeal boolean not null default false,
    is_ready boolean not null default false,
    failure text,
    is_removed boolean not null default false,
    removed_at timestamptz,
    removed_by uuid,
    published_at timestamptz,
    version bigint,
    former_place integer,
    is_waiting boolean not null generated always as (not is_removed and published_at is null) stored,
    written_by uuid not null,
    written_by_email text,
    written_at timestamptz not null default now(),
    check ((row_id is null) = (based_on is null)),
    check (amendment_id is null or publish_on is null),
    -- From a day on a section reads differently because the law does: by an amendment, which keeps the former text.
    check (publish_on is null or table_name <> 'sections'),
    -- With a chapter its sections would go, and no former text of them would be kept.
    check (not is_repeal or row_id is not null and amendment_id is not null and table_name <> 'chapters')
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
comment on column public.drafts.amendment_id is
    'The amendment that makes this change; it comes into force with it. No foreign key: a deleted one can be restored.';
comment on column public.drafts.is_repeal is 'Whether the amendment repeals the section, or deletes the row.';
comment on column public.drafts.is_ready is
    'Whether a change of an amendment is written; until it is, readers see nothing of it and the amendment waits.';
comment on column public.drafts.failure is 'Why it could not be published on its day; it waits for staff then.';
comment on column public.drafts.former_place is
    'Where its row stood among others, from 1, before an amendment moved or deleted it.';
comment on column public.drafts.is_removed is
    'Ended by a member of staff: discarded, so that it can be put back, for the words stay, or published by hand.';
comment on column public.drafts.removed_at is 'When it was discarded, and with removed_by by whom; its author is told.';
comment on column public.drafts.published_at is 'When it was published, by hand or because its day had come.';
comment on column public.drafts.version is
    'What its publication has made in the history; undoing that makes a draft of it again.';
comment on column public.drafts.is_waiting is 'Whether it is neither discarded nor published.';
comment on column public.drafts.written_by is 'Who wrote it last, and is named in the history when its day has come.';
comment on column public.drafts.written_by_email is
    'The address of the account at the time, so that it stays when the account is gone.';
create index drafts_of_row on public.drafts (table_name, row_id);
create index drafts_published on public.drafts (version) where version is not null;
create index drafts_due on public.drafts (publish_on)
    where is_waiting and failure is null;
create unique index drafts_of_amendment on public.drafts (amendment_id, row_id) where is_waiting;
-- A row has one draft beside those, whoever writes it.
create unique index drafts_waiting_of_row on public.drafts (table_name, row_id)
    where is_waiting and amendment_id is null;

alter table public.drafts enable row level security;
grant select on public.drafts to authenticated;
-- What a draft says, and its day, save_draft() checks.
grant update (is_removed) on public.drafts to authenticated;
grant all on public.drafts to service_role;
create policy "staff read drafts" on public.drafts for select to authenticated using ((select private.is_staff()));
create policy "staff discard drafts and put them back" on public.drafts for update to authenticated
    using ((select private.is_staff()) and published_at is null) with check ((select private.is_staff()));

create function private.is_before(former public.drafts, latter public.drafts) returns boolean
language sql immutable set search_path = ''
as $$
    select not latter.is_repeal
        and (former.is_repeal or former."row" ?| array(select jsonb_object_keys(latter."row")))
$$;
comment on function private.is_before(public.drafts, public.drafts) is
    'Whether a change that comes into force first stands in the way of another of the same row, which was written '
    'without it: it repeals that, or sets a column that the other sets, too.';

create function private.contested_by(change public.drafts) returns text
language plpgsql stable set search_path = ''
as $$
begin
    return (
        select o.title
        from public.amendments as a
        join public.amendments as o on o.id <> a.id
            and (o.day = a.day and o.state in ('draft', 'announced', 'set')
                or o.day < a.day and o.day > private.today() and o.state in ('announced', 'set'))
        join public.drafts as d on d.amendment_id = o.id and d.row_id = change.row_id and d.is_waiting
        where a.id = change.amendment_id and (o.day = a.day or private.is_before(d, change))
        order by o.title limit 1);
end
$$;
comment on function private.contested_by(public.drafts) is
    'The title of another amendment that changes the same row on the same day, so that neither comes into force, '
    'or before it and in the same columns, so that this change would have to be written on top of that one.';

create function private.is_as_left(change public.drafts) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
    present jsonb;
    left_as jsonb;
begin
    execute format('select to_jsonb(t) from public.%I as t where t.id = $1', change.table_name)
        into present using change.row_id;
    select h."row" into left_as from public.history as h
    where h.table_name = change.table_name and h.row_id = change.row_id and h.id > change.version order by h.id limit 1;
    if not found or change.is_repeal then
        return not found or present is null;
    end if;
    return coalesce((
        select bool_and(present -> l.key = l.value) from jsonb_each(left_as) as l
        where present ? l.key and l.key not in ('updated_at', 'revised_at', 'slug', 'order')), false);
end
$$;
comment on function private.is_as_left(public.drafts) is
    'Whether a row says what a published change of an amendment made of it, though it may have been changed and '
    'brought back since.';

create function public.get_drafts(
    only_list text default null, only_row uuid default null, only_amendment uuid default null,
    discarded boolean default false)
returns table (
    kind text, id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid, section_title text,
    draft uuid, publish_on date, failure text, is_outdated boolean, is_own boolean, written_by text,
    written_at timestamptz, sets text[], amendment uuid, amendment_title text, is_repeal boolean, is_ready boolean,
    contested_by text, is_new boolean, version bigint, removed_at timestamptz, removed_by text, is_told boolean)
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
            select d.table_name from public.drafts as d
            where d.is_waiting <> discarded or d.amendment_id = only_amendment)
        order by m.place
    loop
        return query execute format('
            select $1, d.row_id, private.row_title(
                    case when d.version is null then coalesce(to_jsonb(t), ''{}'') else coalesce(h."row", ''{}'') end
                        || d."row"), p.*, d.id,
                coalesce(a.day, d.publish_on), d.failure,
                case when d.version is not null then not private.is_as_left(d)
                    else d.row_id is not null and t.updated_at is distinct from d.based_on
                        or l.parent is not null and p.list_id is null end,
                d.written_by = auth.uid(), private.shown_name(d.written_by, d.written_by_email), d.written_at,
                array(select jsonb_object_keys(d."row")), a.id, a.title, d.is_repeal, d.is_ready,
                case when d.version is null then private.contested_by(d) end,
                d.row_id is null or h.action = ''insert'', d.version, d.removed_at,
                private.shown_name(d.removed_by, null),
                d.written_by = auth.uid() and coalesce(d.removed_by <> auth.uid(), false)
            from public.drafts as d
            left join public.amendments as a on a.id = d.amendment_id
            left join public.history as h on h.id = d.version
            left join public.%I as t on t.id = d.row_id,
                lateral (select coalesce(d."row" ->> $2, to_jsonb(t) ->> $2)::uuid as parent) as l,
                private.place_of(l.parent) as p
            where d.table_name = $3 and ($4 is null or d.row_id = $4)
                and case when $6 then d.published_at is null and d.removed_at > now() - interval ''90 days''
                    else d.is_waiting or d.version is not null and a.id = $5 and a.state = ''in force'' end
                and ($5 is null or d.amendment_id = $5) and (d.amendment_id is null or a.id is not null)
            order by d.removed_at desc, coalesce(a.day, d.publish_on), d.written_at desc, d.id', managed.name)
        using managed.kind, managed.parent_column, managed.name, only_row, only_amendment, discarded;
    end loop;
end
$$;
comment on function public.get_drafts(text, uuid, uuid, boolean) is
    'The drafts that wait, for staff, of one table, one row or one amendment if given, kind by kind, those with a day '
    'first: about the text what row_usage() says (id: the row that it changes, null for a new one), the draft''s id, '
    'its day or its amendment''s, why it was not published on it, whether its row was changed or deleted since it was '
    'begun or its chapter is gone, whether the caller wrote it, by whom and when it was written, which columns it '
    'sets, its amendment by id and title, whether that repeals the row, whether it is ready, the title of another '
    'amendment that stands in its way (private.contested_by), and whether its row is a new one. The changes of an '
    'amendment in force are told with it: by the version that each has made, and whether its row was changed '
    'since. Or those that were discarded in the last 90 days, the latest first, with when, by whom, and whether that '
    'was somebody else than the caller, who wrote it. 42501: not staff.';
