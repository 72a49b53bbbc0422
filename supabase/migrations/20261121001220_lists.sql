-- Searching and filtering lists of content (RUL-2, DEC-1, NEWS-1, LIST-1), fast with 10,000 rows. A list without a
-- search is read from its table, with these indexes. A search reads private.list_texts, one narrow row for each item:
-- of three ways that were measured (tests/bench/lists.ts) it was the fastest for rare and for common words.

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
revoke execute on function private.fold_for_list(text) from public;
grant execute on function private.fold_for_list(text) to anon, authenticated, service_role;

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

create function private.keep_list_texts(changed_table text, changed_ids uuid[]) returns void
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
comment on function private.keep_list_texts(text, uuid[]) is
    'Rebuilds the texts of these items for searching their list.';
revoke execute on function private.keep_list_texts(text, uuid[]) from public;

create function private.search_list(
    list text, q text, filters jsonb, first_day date, last_day date, page integer, page_size integer,
    provision text default null)
returns table (id uuid, place bigint, total bigint)
language plpgsql stable set search_path = ''
    -- The best plan depends on the words; compiling it would cost more than the search.
    set jit = off set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_variable
declare
    size constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
    skipped constant bigint := size::bigint * (greatest(coalesce(page, 1), 1) - 1);
    -- Wildcards of LIKE are matched as ordinary characters.
    patterns constant text[] := array(
        select '%' || regexp_replace(w.word, '([\\%_])', '\\\1', 'g') || '%'
        from regexp_split_to_table(private.fold_for_list(left(q, 200)), '\s+') as w (word)
        where w.word <> '');
    -- What to look up in the index, which knows no word of fewer than three letters; its alphabets depend on the
    -- locale.
    sharpest constant text := (
        select p.pattern from unnest(patterns) as p (pattern) where p.pattern ~ '[a-z0-9]{3}'
            order by length(p.pattern) desc limit 1);
    concerned constant uuid[] := case when provision <> '' then private.items_concerning(list, provision) end;
    conditions text;
    found bigint;
begin
    if patterns = '{}' then
        select concat_ws(' and ', 'true', string_agg(format('t.%I = %L', f.key, f.value), ' and '),
            't.date >= ' || quote_literal(first_day), 't.date <= ' || quote_literal(last_day),
            case when concerned is not null then 't.id = any ($1)' end) into conditions
        from jsonb_each_text(filters) as f;
        execute format('select count(*) from public.%I as t where %s', list, conditions) into found using concerned;
        return query execute format(
            'select t.id, row_number() over (order by t.date desc, t.id), $2 from public.%I as t where %s '
            'order by t.date desc, t.id limit $3 offset $4', list, conditions) using concerned, found, size, skipped;
        return;
    end if;
    return query
        with hits as materialized (
            select t.id, t.date
            from private.list_texts as t
            where t.list = list
                and (sharpest is null or t.text like sharpest)
                and t.text like all (array_remove(patterns, sharpest))
                and (filters = '{}' or t.labels @> filters)
                and (first_day is null or t.date >= first_day)
                and (last_day is null or t.date <= last_day)
                and (concerned is null or t.id = any (concerned))
        )
        select h.id, row_number() over (order by h.date desc, h.id), (select count(*) from hits)
        from hits as h
        order by h.date desc, h.id
        limit size offset skipped;
end
$$;
comment on function private.search_list(text, text, jsonb, date, date, integer, integer, text) is
    'A page of a list''s items, newest first, whose text contains every word of the first 200 characters of q, even '
    'within words (any text for an empty q), and that match all filters (see list_texts.labels), lie between the days, '
    'and concern the provision (see private.items_concerning()), if given; place counts from 1 over all pages, total '
    'is the number of items on all pages. page_size is at most 100.';
revoke execute on function private.search_list(text, text, jsonb, date, date, integer, integer, text) from public;
grant execute on function private.search_list(text, text, jsonb, date, date, integer, integer, text)
    to anon, authenticated, service_role;
