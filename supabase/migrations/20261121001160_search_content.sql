-- The search itself: one call returns a page of results with excerpts, the counts by kind and the suggestion (SEARCH-3
-- to SEARCH-6). Row-level security applies: the caller's own rights read the index, which holds public texts only.

create function private.search_excerpt(body text, marks text, best_mark text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
    -- Longer texts are cut at once, not later on: an excerpt must not cost more than the search.
    source constant text := left(body, 100000);
    around constant integer := 100;
    pieces text[];
    found text[];
    places integer[] := '{}';
    place integer := 1;
    best integer;
    first integer := 1;
    last integer := 200;
    excerpt text;
begin
    if marks is not null then
        best := nullif(regexp_instr(source, best_mark, 1, 1, 0, 'i'), 0);
    end if;
    if marks is not null and best is null then
        pieces := regexp_split_to_array(source, '(' || marks || ')', 'i');
        found := array(select m[1] from regexp_matches(source, '(' || marks || ')', 'gi') as m);
        for i in 1..least(cardinality(found), 100) loop
            place := place + length(pieces[i]);
            places := places || place;
            place := place + length(found[i]);
        end loop;
        -- The place with the most different words within 200 characters; the earliest of several such places.
        select p.place into best
        from unnest(places) as p (place)
        order by (
            select count(distinct left(lower(found[o.n]), 4))
            from unnest(places) with ordinality as o (place, n)
            where o.place between p.place and p.place + 2 * around
        ) desc, p.place
        limit 1;
    end if;
    if best is not null then
        first := greatest(1, best - around);
        last := best + around + 20;
    end if;
    -- Within what stands between two notes, or within one.
    place := coalesce(best, 1);
    first := greatest(first,
        place + 1 - coalesce(nullif(strpos(reverse(left(source, place - 1)), E'\x03'), 0), place));
    last := least(last,
        place - 2 + coalesce(nullif(strpos(substr(source, place), E'\x03'), 0), length(source) + 2));
    -- Forward to the next whole word, and back to the last one.
    if first > 1 and substr(source, first - 1, 1) not in (' ', E'\x03') then
        first := first + position(' ' in substr(source, first, 60));
    end if;
    excerpt := substr(source, first, last - first + 1);
    if first + length(excerpt) <= length(body) and substr(source, first + length(excerpt), 1) <> E'\x03' then
        if substr(source, first + length(excerpt), 1) <> ' ' then
            excerpt := left(excerpt, length(excerpt) - position(' ' in reverse(excerpt)));
        end if;
        excerpt := rtrim(excerpt) || ' …';
    end if;
    if first > 1 then
        excerpt := '… ' || ltrim(excerpt);
    end if;
    if marks is not null then
        excerpt := regexp_replace(excerpt, '(' || marks || ')', E'\x01\\1\x02', 'gi');
    end if;
    excerpt := replace(replace(replace(replace(replace(
        excerpt, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;');
    return replace(replace(excerpt, E'\x01', '<mark>'), E'\x02', '</mark>');
end
$$;
comment on function private.search_excerpt(text, text, text) is
    'About 100 characters either side of the best match, cut between words, as HTML: matches in <mark>, everything '
    'else escaped; without a match the first 200 characters. It ends where a note begins or ends that says from where '
    'the text is, and how old. Bodies contain no characters 1 and 2, and 3 around such notes '
    '(private.index_for_search).';

create function private.search_wanted(terms private.search_term[]) returns tsquery
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
declare
    is_long constant boolean := cardinality(terms) > 2;
    common constant tsquery[] := array(
        select t.found from unnest(terms) as t where is_long and t.share between 0.1 and 0.4 order by t.share limit 6);
begin
    return coalesce(private.join_queries(array(
        select t.found from unnest(terms) as t where not is_long or t.share < 0.1
        union all
        select o.query && p.query
        from unnest(common) with ordinality as o (query, place), unnest(common) with ordinality as p (query, place)
        where o.place < p.place), '|'), private.join_queries(array(select t.found from unnest(terms) as t), '|'));
end
$$;
comment on function private.search_wanted(private.search_term[]) is
    'What a text must have to be a hit: one of the terms; of three or more, one that not every tenth text has, or two '
    'that not four of ten have, so that a long question does not find all texts (SEARCH-8).';

create function private.years_known() returns table (year integer)
language plpgsql stable parallel safe set search_path = ''
as $$
begin
    return query
        select y.digits::integer
        from private.search_words as w, substring(w.word from '^#([0-9]{4})$') as y (digits)
        where w.word like '#%' and y.digits is not null;
end
$$;
comment on function private.years_known() is 'The years of which there are documents.';

create function private.search_years(from_year integer, to_year integer) returns tsquery
language plpgsql stable parallel safe set search_path = ''
as $$
begin
    return coalesce(private.join_queries(array(
        select quote_literal('#' || y.year)::tsquery from private.years_known() as y
        where y.year between coalesce(from_year, 0) and coalesce(to_year, 9999)), '|'),
        '''#0'''::tsquery);
end
$$;
comment on function private.search_years(integer, integer) is
    'The texts of these years and those between, as a query; null leaves an end open. Texts without a day are of none.';

create function private.search_year_counts(wanted tsquery, bound integer) returns jsonb
language plpgsql stable parallel safe set search_path = ''
as $$
begin
    return (
        with dated as materialized (
            select left(d.date, 4) as year from private.search_documents as d
            where d.words @@ (wanted && private.search_years(null, null)) limit bound + 1
        )
        select coalesce(jsonb_object_agg(y.year, y.hits), '{}')
        from (
            select d.year, count(*) as hits from dated as d
            where (select count(*) from dated) <= bound group by d.year
            union all
            select k.year::text, null from private.years_known() as k where (select count(*) from dated) > bound
        ) as y);
end
$$;
comment on function private.search_year_counts(tsquery, integer) is
    'How many of the documents that match are of each year; of more than the bound, every year that any text has, with '
    'null.';

create function private.search_counts(any_term tsquery, at_least integer[], numbered bigint[], bound integer)
returns table (kind text, hits integer)
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
begin
    -- A word in more documents than the bound needs no counting; the others are counted up to the bound.
    return query
        select k.search_type, case when at_least[k.place] > bound then bound + 1 else (
            select count(*) from (
                select from private.search_documents as d
                where d.words @@ (any_term && quote_literal('#' || k.search_type)::tsquery)
                limit bound + 1
            ) as f)::integer + (
            select count(*) from private.search_documents as d
            where d.number = any (numbered) and d.kind = k.search_type
                and not coalesce(d.words @@ any_term, false))::integer end
        from private.managed_tables as k
        where k.search_type is not null;
end
$$;
comment on function private.search_counts(tsquery, integer[], bigint[], integer) is
    'How many documents of each kind contain any of the terms or have the number; more than the bound means "more".';

create function private.search_page(
    hits bigint[], scores real[], marks text, best_mark text) returns jsonb
language plpgsql stable parallel safe set search_path = ''
as $$
begin
    return coalesce((
        select jsonb_agg(jsonb_build_object('type', d.kind, 'id', d.id, 'title', d.title, 'url', d.url,
            'highlight', private.search_excerpt(d.body, marks, best_mark), 'score', round(h.score::numeric, 2),
            'date', d.date, 'context', d.context,
            'slug', (select s.slug from public.sections as s where s.id = d.id))
            order by h.place)
        from unnest(hits, scores) with ordinality as h (number, score, place)
            join private.search_documents as d on d.number = h.number), '[]');
end
$$;
comment on function private.search_page(bigint[], real[], text, text) is
    'The results of one page, with their excerpts, what they are filed under, their dates and '
    'sections'' slugs.';
