-- Searching and filtering the lists of rulings, decisions and news (RUL-2, DEC-1, NEWS-1, LIST-1), fast with 10,000
-- rows. A list without a search is read from its table, with these indexes. A search reads private.list_texts, one
-- narrow row for each item: of three ways that were measured (tests/bench/lists.ts) it was the fastest for rare and for
-- common words.

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
comment on column private.list_texts.labels is 'The values to filter the list by, by column: court, authority, field.';

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
    select t.table_name, t.id, t.date, t.labels, private.fold_for_list(concat_ws(' ', t.title, t.subject,
        (select string_agg(l.value, ' ') from jsonb_each_text(t.labels) as l), array_to_string(t.plain, ' ')))
    from private.texts as t
    where t.table_name = changed_table and t.id = any (changed_ids) and t.is_public;
end
$$;
comment on function private.keep_list_texts(text, uuid[]) is
    'Rebuilds the texts of these items for searching their list.';
revoke execute on function private.keep_list_texts(text, uuid[]) from public;

create function private.search_list(
    list text, q text, filters jsonb, first_day date, last_day date, page integer, page_size integer)
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
begin
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
        )
        select h.id, row_number() over (order by h.date desc, h.id), (select count(*) from hits)
        from hits as h
        order by h.date desc, h.id
        limit size offset skipped;
end
$$;
comment on function private.search_list(text, text, jsonb, date, date, integer, integer) is
    'A page of a list''s items, newest first, whose text contains every word of the first 200 characters of q, even '
    'within words, and that match all filters (see list_texts.labels) and lie between the days, if given; place counts '
    'from 1 over all pages, total is the number of items on all pages. page_size is at most 100.';
revoke execute on function private.search_list(text, text, jsonb, date, date, integer, integer) from public;
grant execute on function private.search_list(text, text, jsonb, date, date, integer, integer)
    to anon, authenticated, service_role;

create function public.search_rulings(
    q text, only_court text default null, first_day date default null, last_day date default null,
    page integer default 1, page_size integer default 20)
returns table (id uuid, title text, date date, court text, summary text, pdf_url text, total bigint)
language sql stable set search_path = ''
as $$
    select r.id, r.title, r.date, r.court, r.summary, r.pdf_url, h.total
    from private.search_list('rulings', q, jsonb_strip_nulls(jsonb_build_object('court', only_court)), first_day,
        last_day, page, page_size) as h
    join public.rulings as r on r.id = h.id
    order by h.place
$$;
comment on function public.search_rulings(text, text, date, date, integer, integer) is
    'A page of the rulings, newest first, with every word of q in title, court, summary, key points or content '
    '(RUL-2), of one court and between two days, if given; total is the number of rulings on all pages.';
revoke execute on function public.search_rulings(text, text, date, date, integer, integer) from public;
grant execute on function public.search_rulings(text, text, date, date, integer, integer)
    to anon, authenticated, service_role;

create function public.search_tax_decisions(
    q text, only_authority text default null, only_field text default null, first_day date default null,
        last_day date default null,
    page integer default 1, page_size integer default 20)
returns table (id uuid, title text, date date, authority text, subject text, summary text, pdf_url text, total bigint)
language sql stable set search_path = ''
as $$
    select t.id, t.title, t.date, t.authority, t.subject, t.summary, t.pdf_url, h.total
    from private.search_list('tax_decisions', q,
        jsonb_strip_nulls(jsonb_build_object('authority', only_authority, 'field', only_field)), first_day, last_day,
            page, page_size) as h
    join public.tax_decisions as t on t.id = h.id
    order by h.place
$$;
comment on function public.search_tax_decisions(text, text, text, date, date, integer, integer) is
    'A page of the decisions, newest first, with every word of q in number, subject, authority, field, summary or '
    'content (DEC-1), of one authority, of one field and between two days, if given; total is the number of decisions '
    'on all pages.';
revoke execute on function public.search_tax_decisions(text, text, text, date, date, integer, integer) from public;
grant execute on function public.search_tax_decisions(text, text, text, date, date, integer, integer)
    to anon, authenticated, service_role;

create function public.search_news(
    q text, only_category text default null, page integer default 1, page_size integer default 20)
returns table (id uuid, title text, date date, category text, summary text, total bigint)
language sql stable set search_path = ''
as $$
    select n.id, n.title, n.date, n.category, n.summary, h.total
    from private.search_list('news', q, jsonb_strip_nulls(jsonb_build_object('category', only_category)), null, null,
        page, page_size) as h
    join public.news as n on n.id = h.id
    order by h.place
$$;
comment on function public.search_news(text, text, integer, integer) is
    'A page of the news, newest first, with every word of q in title, category, summary or content (NEWS-1), of one '
    'category, if given; total is the number of posts on all pages.';
revoke execute on function public.search_news(text, text, integer, integer) from public;
grant execute on function public.search_news(text, text, integer, integer) to anon, authenticated, service_role;

create function private.list_choices(table_name text, column_name text) returns setof text
language plpgsql stable set search_path = ''
as $$
declare
    choice text;
begin
    -- From one value to the next by the index; nobody needs a longer list of choices.
    for i in 1..500 loop
        execute format('select min(%1$I) from public.%2$I where $1 is null or %1$I > $1', column_name, table_name)
            into choice using choice;
        exit when choice is null;
        return next choice;
    end loop;
end
$$;
comment on function private.list_choices(text, text) is
    'The different values of an indexed column, in order, at most 500.';
revoke execute on function private.list_choices(text, text) from public;
grant execute on function private.list_choices(text, text) to anon, authenticated, service_role;

create function private.list_years(table_name text) returns setof text
language plpgsql stable set search_path = ''
as $$
declare
    newest date := '9999-12-31';
begin
    for i in 1..500 loop
        execute format('select max(date) from public.%I where date between ''1000-01-01'' and $1', table_name)
            into newest using newest;
        exit when newest is null;
        return next extract(year from newest)::text;
        newest := date_trunc('year', newest)::date - 1;
    end loop;
end
$$;
comment on function private.list_years(text) is
    'The years of a table''s rows, the latest first, at most 500; years of four digits only.';
revoke execute on function private.list_years(text) from public;
grant execute on function private.list_years(text) to anon, authenticated, service_role;

create function public.get_list_options(list text) returns table (filter text, choice text)
language plpgsql stable set search_path = ''
as $$
declare
    filters constant text[] := (select m.list_filters from private.managed_tables as m where m.name = list);
    one text;
begin
    if filters is null or filters = '{}' then
        return;
    end if;
    foreach one in array filters loop
        return query select one, c from private.list_choices(list, one) as c;
    end loop;
    return query select 'year', y from private.list_years(list) as y;
end
$$;
comment on function public.get_list_options(text) is
    'What a list can be filtered by (RUL-2, DEC-1): for "rulings" and "tax_decisions" the values in use of each '
    'filter, and the years, latest first; nothing for any other list.';
revoke execute on function public.get_list_options(text) from public;
grant execute on function public.get_list_options(text) to anon, authenticated, service_role;
