-- What lists of content are read from (RUL-2, DEC-1, NEWS-1, LIST-1), fast with 10,000 rows. A list without a search is
-- read from its table, with these indexes. A search reads private.list_texts, one narrow row for each item: of three
-- ways that were measured (tests/bench/lists.ts) it was the fastest for rare and for common words.

create index rulings_by_court on public.rulings (court, date desc, id);
create index tax_decisions_by_authority on public.tax_decisions (authority, date desc, id);
create index tax_decisions_by_field on public.tax_decisions (field, date desc, id);
create index news_by_category on public.news (category, date desc, id);

create function private.fold_for_list(source text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return translate(private.search_text(source), E'\u2018\u2019\u201c\u201d\u2010\u2011\u2012\u2013\u2014\u2015',
        '''''""------');
end
$$;
comment on function private.fold_for_list(text) is
    'A text as the lists compare it: folded as for the site''s search, with one kind of quotes and dashes.';

create table private.list_texts (
    list text not null references private.managed_tables (name),
    id uuid not null,
    date date not null,
    labels jsonb not null,
    text text not null,
    primary key (list, id)
);
comment on table private.list_texts is
    'What searching a list reads: everything that its items say, as folded plain text. Kept up to date by '
    'private.text_changed(); private.manage_table() makes an index for each list.';
comment on column private.list_texts.labels is
    'The values to filter the list by, by column: court, authority, field, category.';

-- Rows of up to a page stay whole instead of being moved out at 2 kB: a search for a common word reads them all.
alter table private.list_texts set (toast_tuple_target = 8160);

alter table private.list_texts enable row level security;
grant select on private.list_texts to anon, authenticated, service_role;
create policy "everyone searches lists" on private.list_texts for select to anon, authenticated using (true);

create function private.index_list_texts(changed_table text, changed_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
    delete from private.list_texts as l where l.list = changed_table and l.id = any (changed_ids);
    insert into private.list_texts (list, id, date, labels, text)
    select t.table_name, t.id, t.date, t.labels, private.fold_for_list(concat_ws(' ', t.name,
        (select string_agg(l.value, ' ') from jsonb_each_text(t.labels) as l), array_to_string(t.plain, ' ')))
    from private.texts as t
    where t.table_name = changed_table and t.id = any (changed_ids) and t.is_public;
end
$$;
comment on function private.index_list_texts(text, uuid[]) is
    'Rebuilds the texts of these items for searching their list.';
