-- The procedure for the header's dropdown and the results page (DATA-2, SEARCH-1, SEARCH-2).

create function public.search_content(
    query text, type text default null, page integer default 1, page_size integer default 10,
    from_year integer default null, to_year integer default null, count_years boolean default false) returns jsonb
language plpgsql stable set search_path = ''
    -- Compiling and planning anew would cost more than the queries, whose best plan is the same for every text.
    set jit = off set plan_cache_mode = force_generic_plan
as $$
declare
    -- Results are counted exactly, and can be paged, up to this number.
    bound constant integer := 1000;
    -- 2,000 characters hold more words than are searched for.
    folded constant text := private.respelled(btrim(private.search_text(left(query, 2000))));
    size constant integer := least(greatest(coalesce(page_size, 10), 1), 50);
    skipped constant integer := size * (least(greatest(coalesce(page, 1), 1), bound) - 1);
    typed text[] := coalesce(private.search_tokens(folded), '{}');
    terms private.search_term[] := array(select t from private.query_terms(folded) as t where folded <> '');
    numbered bigint[];
    years constant tsquery := case when from_year is not null or to_year is not null
        then private.search_years(from_year, to_year) end;
    counts jsonb;
    year_counts jsonb;
    total integer;
    has_more boolean;
    any_term tsquery;
    quoted tsquery;
    required tsquery;
    phrase tsquery;
    hits bigint[];
    scores real[];
    answers constant jsonb := case when search_content.type is null and years is null
        then private.terms_asked(folded) || private.figures_asked(folded) || private.deadlines_asked(folded)
            || private.paragraphs_asked(folded) else '[]' end;
    -- A term that answers stands above the results already: among them it comes last.
    answered constant bigint[] := array(
        select d.number
        from jsonb_array_elements(answers) as a (answer),
            lateral (select case when answer ->> 'is' = 'term' then right(answer ->> 'url', 36)::uuid end as id) as t
            join private.search_documents as d on d.kind = 'term' and d.id = t.id);
    suggestion text := folded;
    term private.search_term;
begin
    terms := coalesce(nullif(array(select t from unnest(terms) as t where not t.is_stop_word), '{}'),
        array(select t from unnest(terms) as t where not private.is_noise(t.term)));
    foreach term in array terms loop
        if term.correction is not null then
            suggestion := regexp_replace(suggestion, '(?<![[:alnum:]])' || term.term || '(?![[:alnum:]])',
                term.correction, 'g');
        end if;
    end loop;
    -- A word that no text has weighs nothing; what it may have been meant to be counts if nothing else is there
    -- (SEARCH-8).
    terms := array(select t from unnest(terms) as t where t.found is not null);
    if exists (select from unnest(terms) as t where t.correction is null) then
        terms := array(select t from unnest(terms) as t where t.correction is null);
    end if;
    -- A quoted phrase must match exactly, if it occurs anywhere; otherwise its words are searched for.
    quoted := private.join_queries(array(select t.exact from unnest(terms) as t where t.is_quoted), '&');
    if quoted is not null and not exists (select from private.search_documents as d where d.words @@ quoted) then
        quoted := null;
        terms := array(select t from unnest(terms) as t where not t.is_quoted);
    end if;
    any_term := private.search_wanted(terms);
    any_term := coalesce(any_term && quoted, any_term);
    -- Cut, because a lexeme has a limited length: such a kind does not exist, and nothing is found.
    required := case when search_content.type is not null
        then quote_literal('#' || left(search_content.type, 60))::tsquery end;
    year_counts := case when count_years
        then private.search_year_counts(coalesce(any_term && required, any_term), bound) end;
    required := coalesce(years && required, years, required);
    required := coalesce(quoted && required, quoted, required);
    any_term := coalesce(any_term && years, any_term);
    numbered := array(
        select n.number from private.search_numbered(folded, search_content.type) as n
        where years is null or exists (
            select from private.search_documents as d where d.number = n.number and d.words @@ years));

    select jsonb_object_agg(c.kind, jsonb_build_object('count', least(c.hits, bound), 'more', c.hits > bound)),
        sum(least(c.hits, bound)) filter (where c.kind = search_content.type or search_content.type is null),
        bool_or(c.hits > bound) filter (where c.kind = search_content.type or search_content.type is null)
    into counts, total, has_more
    from private.search_counts(any_term, case when coalesce(quoted, years) is null then array(
        select max(a.hits) from unnest(terms) as t, unnest(t.at_least) with ordinality as a (hits, place)
        -- Each of the words is enough, or this one is.
        where t.share < 0.1 or any_term = private.join_queries(array(select e.found from unnest(terms) as e), '|')
        group by a.place order by a.place) end, numbered, bound) as c;

    if cardinality(typed) between 2 and 30 then
        phrase := private.search_phrase(typed, false);
    end if;
    select array_agg(r.number order by r.number = any (answered), r.place),
        array_agg(r.score order by r.number = any (answered), r.place)
    into hits, scores
    from private.search_ranking(
        array(
            select d.number
            from unnest(private.search_candidates(terms, phrase, required, numbered)) as c (number)
                join private.search_documents as d on d.number = c.number
            where d.number = any (numbered) or d.words @@ any_term),
        numbered, terms, array_to_string(typed, ' '), phrase) with ordinality as r (number, score, place);
    hits := coalesce(hits, '{}');
    -- Documents that were not ranked come last, in the order of the index.
    if skipped + size > cardinality(hits) and total > cardinality(hits) then
        hits := hits || array(
            select f.number
            from unnest(private.search_rest(any_term, required, (select max(t.share) from unnest(terms) as t),
                least(skipped + size, bound) + cardinality(hits))) with ordinality as f (number, place)
            where f.number <> all (hits)
            order by f.place);
    end if;

    return jsonb_build_object(
        'answers', case when skipped = 0 then answers else '[]' end,
        'results', private.search_page(hits[skipped + 1:least(skipped + size, bound)],
            scores[skipped + 1:least(skipped + size, bound)],
            (select string_agg(distinct m.mark, '|') from unnest(terms) as t, unnest(t.marks) as m (mark)),
            case when cardinality(typed) between 2 and 30
                then (private.search_phrase_term('', typed, null, false)).marks[1] end),
        'total', coalesce(total, 0),
        'more', coalesce(has_more, false),
        'counts', counts,
        'years', year_counts,
        'suggestion', case when suggestion <> folded then suggestion end);
end
$$;
comment on function public.search_content(text, text, integer, integer, integer, integer, boolean) is
    'Searches all public texts, of one type or of the years from from_year to to_year if given. Returns one object: '
    'answers on the first page of all types and years (SEARCH-11), results (type, id, title, url, highlight as '
    'HTML with <mark>, score, date or null, context: its chapter, court or category, slug of a section), total and '
    'more (there are more than total), counts (for each type count and more, whatever the type), years (if count_years '
    'asks for them: how many of each year, whatever the years, null where they are too many), suggestion ("Did '
    'you mean", if no text has a word). page_size is at most 50, paging ends at 1,000 results, and unranked results '
    'have a null score.';
