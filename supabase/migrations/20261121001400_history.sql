-- The history of all managed content (DATA-6): each row before every change and deletion, and what was added and
-- restored; by whom, and when. Messages, subscriptions and feedback are left out on purpose, because what people sent
-- must really be gone when it is deleted; and so are files, because a row restored without its bytes would be useless.

create table public.history (
    id bigint primary key generated always as identity,
    table_name text not null references private.managed_tables (name),
    row_id uuid not null,
    parent_id uuid,
    action text not null check (action in ('insert', 'update', 'delete', 'restore')),
    title text not null,
    "row" jsonb check ("row" is not null or action in ('insert', 'restore')),
    transaction_id bigint not null,
    is_first boolean not null,
    changed_at timestamptz not null default now(),
    changed_by uuid,
    changed_by_email text,
    import_id uuid
);
comment on table public.history is
    'What happened to each row of the managed tables, with the former row of each change and deletion. Only triggers '
    'write it; staff read it.';
comment on column public.history.action is
    'restore: a deleted row was restored ("row" is null), or an earlier version of an existing one ("row" is what it '
    'replaced).';
comment on column public.history.parent_id is 'The chapter, section or category that the row belonged to.';
comment on column public.history.title is 'The row''s name before, or the name of one that was added or restored.';
comment on column public.history."row" is
    'The row before, without what is worked out from its other columns; null if it did not exist.';
comment on column public.history.transaction_id is
    'With changed_at, tells what was done in one transaction, so that it can be restored together. Not enough alone, '
    'because a database that was moved starts counting again.';
comment on column public.history.is_first is
    'Whether it is the first of what was done in the same transaction; the others follow it.';
comment on column public.history.changed_by is
    'Whose change ended this state; null for SQL by hand. No foreign key, so that it stays when the account is gone.';
comment on column public.history.changed_by_email is 'The address of that account at the time.';
comment on column public.history.import_id is
    'The import from a file that did it, until it is taken back (public.undo_import); null for anything else.';
create index history_versions on public.history (table_name, row_id, id desc);
create index history_deletions on public.history (table_name, id desc) where action = 'delete';
create index history_transactions on public.history (transaction_id, action, parent_id);
create index history_recent on public.history (id desc) where is_first;
create index history_imports on public.history (import_id, id) where import_id is not null;

alter table public.history enable row level security;
grant select on public.history to authenticated;
-- Not even a trusted back end may rewrite the history.
revoke all on public.history from service_role;
grant select on public.history to service_role;
create policy "staff read history" on public.history for select to authenticated using ((select private.is_staff()));

create function public.changed_by_name(version public.history) returns text
language sql stable set search_path = ''
as $$
    select private.shown_name(version.changed_by, version.changed_by_email)
$$;
comment on function public.changed_by_name(public.history) is
    'Who made a change, as colleagues know them, read through the API like a column of it; null for SQL by hand.';

create function private.row_title(item jsonb) returns text
language plpgsql stable strict parallel safe set search_path = ''
as $$
begin
    return coalesce(private.with_number(item ->> 'subject', item ->> 'title'),
        item ->> 'title', item ->> 'name', item ->> 'question', item ->> 'term',
        item ->> 'typed',
        private.amount_title(item ->> 'kind', (item ->> 'amount')::numeric,
            coalesce(item ->> 'unit', (select f.unit from private.figures as f where f.kind = item ->> 'kind')),
            (item ->> 'effective_from')::date),
        private.postponement_title(item ->> 'reporting', (item ->> 'period')::date, (item ->> 'day')::date), '');
end
$$;
comment on function private.row_title(jsonb) is
    'The name of a row of a managed table: title (of a decision, its subject with its number), name, question or '
    'term, what is typed; of a rate or an amount, its kind, value and day; of '
    'a postponement, both days.';
