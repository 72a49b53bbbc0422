-- The history of all managed content (DATA-6): what a row was before each change and each deletion, who made it, and when.
-- Left out on purpose: messages, subscriptions and feedback, because what people sent must really go when it is deleted;
-- and files, because a row that came back without its bytes would promise what it cannot keep.

create table private.managed_tables (
    name text primary key,
    parent text,
    parent_column text,
    parent_gone text,
    taken text
);
comment on table private.managed_tables is
    'The tables whose former rows are kept, and what their rows hang on; such a row goes with its parent, and comes back with it.';
comment on column private.managed_tables.parent_gone is 'Said when a row cannot come back because its parent is not there.';
comment on column private.managed_tables.taken is 'Said when a row cannot come back because another has what only one may have.';
insert into private.managed_tables (name, parent, parent_column, parent_gone, taken) values
    ('chapters', null, null, null, null),
    ('sections', 'chapters', 'chapter_id', 'The chapter of this section was deleted. Restore the chapter first.', null),
    ('related_rulings', 'sections', 'section_id', 'The section of this related ruling was deleted. Restore the section first.', null),
    ('rulings', null, null, null, null),
    ('tax_decisions', null, null, null, null),
    ('news', null, null, null, null),
    ('faq_categories', null, null, null, null),
    ('faqs', 'faq_categories', 'category_id', 'The category of this FAQ was deleted. Restore the category first.', null),
    ('vat_rates', null, null, null, 'Another VAT rate holds from the same day. Change or delete that one first.');
alter table private.managed_tables enable row level security;

create table public.history (
    id bigint primary key generated always as identity,
    table_name text not null references private.managed_tables (name),
    row_id uuid not null,
    parent_id uuid,
    action text not null check (action in ('update', 'delete')),
    title text not null,
    "row" jsonb not null,
    transaction_id bigint not null,
    changed_at timestamptz not null default now(),
    changed_by uuid,
    changed_by_email text
);
comment on table public.history is
    'Former rows of the managed tables: one for each change and each deletion. Kept by triggers; staff read it, nobody writes it.';
comment on column public.history.parent_id is 'The chapter, section or category that the former row hung on.';
comment on column public.history.title is 'What the former row was called.';
comment on column public.history."row" is 'The row as it was before, without the columns that the database works out itself.';
comment on column public.history.transaction_id is
    'Together with changed_at: what went in one go, so that it can come back in one go. Alone it would not do, for a database that was moved counts anew.';
comment on column public.history.changed_by is
    'Whose change ended this state; null for SQL by hand. No foreign key: who it was stays said when the account is gone.';
comment on column public.history.changed_by_email is 'The address that account had then.';
create index history_versions on public.history (table_name, row_id, id desc);
create index history_deletions on public.history (table_name, id desc) where action = 'delete';
create index history_transactions on public.history (transaction_id, parent_id) where action = 'delete';

alter table public.history enable row level security;
grant select on public.history to authenticated;
-- Not even a trusted back end rewrites what happened.
revoke all on public.history from service_role;
grant select on public.history to service_role;
create policy "staff read history" on public.history for select to authenticated using ((select private.is_staff()));

create function private.row_title(item jsonb) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return coalesce(item ->> 'title' || coalesce(': ' || (item ->> 'subject'), ''), item ->> 'name', item ->> 'question',
        private.rate_title((item ->> 'rate')::numeric, (item ->> 'effective_from')::date), '');
end
$$;
comment on function private.row_title(jsonb) is
    'What a row of a managed table is called: title (of a decision, whose title is a number, with its subject), name or question; a VAT rate by rate and day.';
revoke execute on function private.row_title(jsonb) from public;

create function private.keep_former_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    worked_out constant text[] := array(
        select a.attname::text from pg_catalog.pg_attribute as a where a.attrelid = tg_relid and a.attgenerated <> '');
    not_content constant text[] := worked_out || array['view_count', 'updated_at'];
    former constant jsonb := to_jsonb(old) - worked_out;
begin
    -- A reader's visit and a touched row change no content.
    if tg_op = 'UPDATE' and former - not_content = to_jsonb(new) - not_content then
        return null;
    end if;
    insert into public.history (table_name, row_id, parent_id, action, title, "row", transaction_id, changed_by, changed_by_email)
    select m.name, old.id, (former ->> m.parent_column)::uuid, lower(tg_op), private.row_title(former), former,
        pg_current_xact_id()::text::bigint, auth.uid(), (select u.email from auth.users as u where u.id = auth.uid())
    from private.managed_tables as m
    where m.name = tg_table_name;
    return null;
end
$$;
comment on function private.keep_former_row() is
    'Trigger: keeps what a row of a managed table was before a change or a deletion (DATA-6). Security definer, because staff change rows but nobody writes history.';
revoke execute on function private.keep_former_row() from public;

do $$
declare
    managed text;
begin
    for managed in select m.name from private.managed_tables as m loop
        execute format('create trigger %1$s_history after update or delete on public.%1$I
            for each row execute function private.keep_former_row()', managed);
    end loop;
end
$$;
