-- What is derived from texts is written by one at a time, and nobody who saves waits for that (BULK-1): whoever finds
-- somebody deriving, and who saves what takes long, leaves a note, and private.derive_pending() does it afterwards.

create table private.pending_texts (
    table_name text not null references private.managed_tables (name),
    id uuid not null,
    number bigint not null generated always as identity,
    is_changed boolean not null,
    former_words text[],
    former_paragraphs text[],
    tries integer not null default 0,
    tried_at timestamptz,
    failure text,
    primary key (table_name, id, number)
);
comment on table private.pending_texts is
    'Texts from which something is still to be derived, a line for each time that one was put off: a line that is '
    'there is not changed by who saves, so that nobody waits for who derives.';
comment on column private.pending_texts.is_changed is 'False where only its links are to be looked at again.';
comment on column private.pending_texts.former_words is
    'What the dictionary counts of its document in the search where that was taken away at once, still to be counted '
    'off.';
comment on column private.pending_texts.former_paragraphs is 'Of a section that lost some: those that it had.';
comment on column private.pending_texts.failure is 'Why deriving failed the last time; null until it has failed.';
alter table private.pending_texts enable row level security;
grant select on private.pending_texts to authenticated;
create policy "staff read what was put off" on private.pending_texts for select to authenticated
    using ((select private.is_staff()));

create table private.pending_checks (
    number bigint primary key generated always as identity,
    numbers text[] not null,
    names text[] not null,
    targets text[] not null,
    is_added boolean not null
);
comment on table private.pending_checks is 'Calls of private.check_readers() that were put off.';
alter table private.pending_checks enable row level security;

create function private.may_derive() returns boolean
language plpgsql set search_path = ''
as $$
begin
    -- Shared by those who save: they wait for each other anyway (private.await_writers).
    return pg_try_advisory_xact_lock_shared(hashtextextended('what is derived', 0));
end
$$;
comment on function private.may_derive() is
    'Whether who saves may write what is derived from texts: private.derive_pending() does not run, or this is it, and '
    'it does not begin before the end of this transaction. Nobody waits for that.';

create function private.long_texts(of_table text, of_ids uuid[]) returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
    -- From another one deriving takes half a second at most, from the longest many seconds; so does forgetting it.
    return array(
        select t.id from private.texts as t
        where t.table_name = of_table and t.id = any (of_ids)
            and (length(t.html) > 50000 or regexp_count(t.html, '<a ') > 400)
        union
        select d.id
        from private.search_documents as d join private.managed_tables as m on m.search_type = d.kind
        where m.name = of_table and d.id = any (of_ids) and length(d.body) > 50000);
end
$$;
comment on function private.long_texts(text, uuid[]) is
    'Those of these texts that are, or were, too long, or have too many links, for anything to be derived from them '
    'while others wait to save.';

create function private.put_off(changed_table text, changed_ids uuid[]) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
    later constant uuid[] := case
        when current_setting('private.is_in_bulk', true) = 'yes' or not private.may_derive() then changed_ids
        else private.long_texts(changed_table, changed_ids) end;
begin
    if cardinality(later) = 0 then
        return changed_ids;
    end if;
    with hidden as (
        -- What is gone is not to be found any more at once. What is being derived just now is left to who does that.
        delete from private.search_documents as d
        where d.number in (
            select o.number
            from private.search_documents as o join private.managed_tables as m on m.search_type = o.kind
            -- By their ids, read once: asked of each, all texts of the kind would be read.
            where m.name = changed_table and o.id = any (later) and o.id <> all (array(
                select t.id from private.texts as t
                where t.table_name = changed_table and t.id = any (later) and t.is_public))
            for update of o skip locked)
        returning d.id, private.words_of(d) as words
    )
    insert into private.pending_texts (table_name, id, is_changed, former_words)
    select changed_table, l.id, true, h.words from unnest(later) as l (id) left join hidden as h on h.id = l.id;
    return array(select unnest(changed_ids) except select unnest(later));
end
$$;
comment on function private.put_off(text, uuid[]) is
    'Notes what is to be derived later from rows of a managed table: from all where a procedure changes many or '
    'somebody else is deriving, otherwise from those that take long. Answers with the others, from which it is to be '
    'derived now.';
