-- What changed for readers (TIME-5): of the history those versions that they are told of, each with what staff say of
-- it. A table of its own, so that a page of changes reads no former row.

create table public.changes (
    version bigint primary key references public.history (id),
    table_name text not null references private.managed_tables (name),
    row_id uuid not null,
    day date not null,
    changed_at timestamptz not null default now(),
    is_new boolean not null,
    is_further boolean not null default false,
    is_minor boolean not null default false,
    bundle uuid,
    note text check (note ~ '\S' and length(note) <= 200)
);
comment on table public.changes is
    'The versions of the history that readers are told of. Triggers write it, describe_change() what staff say of '
    'each; staff read it, and readers what get_changes() says of it.';
comment on column public.changes.day is
    'The day in Israel on which readers could first see it. Several changes of a text on one day are one to readers.';
comment on column public.changes.changed_at is 'When it was made: of the row that it left, its updated_at.';
comment on column public.changes.is_new is 'Whether readers had never seen the text before.';
comment on column public.changes.is_further is
    'Whether readers were told of another change of the text on that day before it. Few are, so that counting asks of '
    'these alone which change was the last of a day.';
comment on column public.changes.is_minor is 'Whether it is folded away, such as a misprint.';
comment on column public.changes.bundle is
    'What is one line to readers with the others of it: an import, or what was added on a day to a table though its '
    'own day was long ago; null for what is told by itself.';
comment on column public.changes.note is 'What readers are told of it; null for nothing but that it was.';
create index changes_of_text on public.changes (table_name, row_id, day, version);
create index changes_further on public.changes (table_name, row_id, day, version) where is_further;
create index changes_of_bundle on public.changes (bundle, version) where bundle is not null;
create index changes_by_day on public.changes (day desc, version desc);

alter table public.changes enable row level security;
grant select on public.changes to authenticated;
revoke all on public.changes from service_role;
grant select on public.changes to service_role;
create policy "staff read changes" on public.changes for select to authenticated using ((select private.is_staff()));

create function private.as_seen(item jsonb, not_seen text[]) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
    select case when coalesce((item ->> 'is_enabled')::boolean, true) then item - not_seen end
$$;
comment on function private.as_seen(jsonb, text[]) is
    'Of a row of a managed table what readers see, without these columns; null for a row that is hidden, or none.';

create function private.tell_changes(managed text, versions bigint[], formers jsonb[], presents jsonb[]) returns void
language plpgsql set search_path = ''
as $$
declare
    -- Another place in a list, or a day on which the text was compared, changes no words.
    not_seen constant text[] := private.derived_columns(managed) || private.hidden_columns(managed)
        || array['revised_at', 'date_updated', 'slug', 'order', 'text_as_of', 'text_precision', 'text_of',
            'unchanged_to', 'changes_noted_to', 'checked_on'];
    this_day constant date := private.today();
begin
    if not exists (select from private.managed_tables as m where m.name = managed and m.search_type is not null) then
        return;
    end if;
    with shown as (
        select u.version, (u.present ->> 'id')::uuid as id, private.as_seen(u.present, not_seen) as seen,
            private.as_seen(u.former, not_seen) as seen_before
        from unnest(versions, formers, presents) as u (version, former, present)
    ), told as materialized (
        select s.version, s.id, s.seen,
            -- Where it was added, hidden or deleted, what readers saw of it last, if ever.
            coalesce(s.seen_before, (
                select private.as_seen(h."row", not_seen) from public.history as h
                where h.table_name = managed and h.row_id = s.id and h.id < s.version and h."row" is not null
                    and private.as_seen(h."row", '{}') is not null
                order by h.id desc limit 1)) as seen_before,
            d.version as first_of_day, d.bundle,
            (select private.as_seen(h."row", not_seen) from public.history as h where h.id = d.version) as began_as
        from shown as s left join lateral (
            select c.version, c.bundle from public.changes as c
            where c.table_name = managed and c.row_id = s.id and c.day = this_day
            order by c.version limit 1) as d on true
        where s.seen is distinct from s.seen_before and s.seen is not null
    ), taken_back as (
        -- On the day on which it was made.
        delete from public.changes as c using told as t
        where t.seen = t.began_as and c.table_name = managed and c.row_id = t.id and c.day = this_day
    )
    insert into public.changes (version, table_name, row_id, day, is_new, is_further, bundle)
    select t.version, managed, t.id, this_day, t.seen_before is null, t.first_of_day is not null,
        -- An old ruling that was added is no news, and twenty of them would hide what is.
        case when t.first_of_day is not null then t.bundle
            when t.seen_before is null and (t.seen ->> 'date')::date < this_day - 90
            then md5(managed || ' ' || this_day)::uuid end
    from told as t
    where t.seen is distinct from t.began_as and t.seen is distinct from t.seen_before;
end
$$;
comment on function private.tell_changes(text, bigint[], jsonb[], jsonb[]) is
    'Has readers told of versions of texts, given the rows before and after each, where they see a difference: not of '
    'what is hidden, nor of a text that is put back as it was.';
