-- The procedure for the header's dropdown and the results page (DATA-2, SEARCH-1, SEARCH-2).

create function public.search_content(
    query text, type text default null, page integer default 1, page_size integer default 10,
    from_year integer default null, to_year integer default null, count_years boolean default false) returns jsonb
language plpgsql stable set search_path = ''
    -- Compiling and planning anew would cost more than the queries, whose best plan is the same for every text.
    set jit = off set plan_cache_mode = force_generic_plan
as $$
declare
    -- Results are counted exactly, and can be paged, up to this number; each is found, grouped and weighed. Texts with
    -- one rare word of a long question are among them: without them recall fell, and the number said less.
    bound constant integer := 500;
    -- Of so many the wordings are compared.
    most constant integer := 60;
    -- 2,000 characters hold more words than are searched for.
    folded constant text := private.respelled(btrim(private.search_text(left(query, 2000))));
    size constant integer := least(greatest(coalesce(page_size, 10), 1), 50);
    skipped constant integer := size * (least(greatest(coalesce(page, 1), 1), bound) - 1);
    typed constant text[] := coalesce(private.search_tokens(folded), '{}');
    wanted_title constant text := array_to_string(typed, ' ');
    terms constant private.search_term[] := array(select t from private.search_terms(folded) as t);
    numbered constant bigint[] := array(select n.number from private.search_numbered(folded, null) as n);
    is_dated constant boolean := from_year is not null or to_year is not null;
    weights constant private.search_weights := private.search_weights();
    marks constant text := (select string_agg(distinct t.mark, '|') from unnest(terms) as t);
    best_mark constant text := case when cardinality(typed) between 2 and 30
        then (private.search_phrase_term(0, '', typed)).mark end;
    exactly text := folded;
    meant text := folded;
    answers jsonb := '[]';
    answered text[];
    today constant date := private.today();
    one record;
    found record;
begin
    for one in select t.typed, t.correction from unnest(terms) as t where t.correction is not null loop
        exactly := regexp_replace(exactly, '(?<![[:alnum:]])' || one.typed || '(?![[:alnum:]])',
            '"' || one.typed || '"', 'g');
        meant := regexp_replace(meant, '(?<![[:alnum:]])' || one.typed || '(?![[:alnum:]])', one.correction, 'g');
    end loop;
    if search_content.type is null and not is_dated then
        answers := private.named_asked(folded, meant) || private.paragraphs_asked(meant);
    end if;
    answered := array(select a ->> 'url' from jsonb_array_elements(answers) as a where a ->> 'is' = 'term');
    with hits as materialized (
        select f.*, k.search_type, y.year, f.number = any (numbered) as is_numbered,
            not is_dated or coalesce(y.year between coalesce(from_year, 0) and coalesce(to_year, 9999), false)
                as is_of_years,
            search_content.type is null or k.search_type = search_content.type as is_of_type
        from private.search_found(terms, numbered) as f join private.managed_tables as k on k.place = f.kind,
            lateral (
                select case when is_dated or count_years then (
                    select substr(p.stem, 2)::integer from private.search_postings as p
                    where p.number = f.number and p.stem > '#' and p.stem < '$') end as year
            ) as y
    ),
    counts as (
        select k.search_type as kind, count(h.number) as texts,
            search_content.type is null or k.search_type = search_content.type as is_of_type
        from private.managed_tables as k left join hits as h on h.search_type = k.search_type and h.is_of_years
        where k.search_type is not null
        group by k.search_type
    ),
    years as (
        select h.year, count(*) as texts from hits as h where h.is_of_type and h.year is not null group by h.year
    ),
    best as materialized (
        select h.number, h.score, h.is_numbered from hits as h where h.is_of_years and h.is_of_type
        order by h.is_numbered desc, h.score desc, h.number limit most
    ),
    ranked as (
        select b.number, b.is_numbered, d.place, (b.score + weights.near * coalesce(n.nearness, 0) + case
                when d.heading_key = wanted_title then weights.is_title
                when d.heading_key like wanted_title || ' %' then weights.begins_title
                else 0 end) * case when d.until < today then weights.over else 1 end as score,
            '/glossary#' || d.id = any (answered) as is_above
        from best as b join private.search_documents as d using (number)
            left join private.search_nearness(terms, array(select o.number from best as o)) as n using (number)
    ),
    placed as (
        -- A term that answers stands above the results already: among them it comes last. Of those that have the
        -- number, and nothing else is asked for, the first is in reading order: the Law's.
        select r.number, r.score::real as score, row_number() over (order by r.is_above, r.is_numbered desc,
            case when r.is_numbered and cardinality(terms) = 1 then r.place end, r.score desc, r.place, r.number)
                as place
        from ranked as r
        union all
        select h.number, h.score::real, most + row_number() over (order by h.score desc, h.number)
        from hits as h
        where h.is_of_years and h.is_of_type and h.number <> all (array(select b.number from best as b))
            and skipped + size > most
    ),
    page as (
        select array_agg(p.number order by p.place) as numbers, array_agg(p.score order by p.place) as scores
        from placed as p where p.place > skipped and p.place <= least(skipped + size, bound)
    )
    select p.numbers, p.scores, c.*, (
            select jsonb_object_agg(y.year, case when y.texts <= bound then y.texts end) from years as y) as years
    from page as p, lateral (
        select jsonb_object_agg(c.kind, jsonb_build_object('count', least(c.texts, bound), 'more', c.texts > bound))
                as counts,
            sum(least(c.texts, bound)) filter (where c.is_of_type) as total,
            bool_or(c.texts > bound) filter (where c.is_of_type) as more
        from counts as c) as c
    into found;

    return jsonb_build_object(
        'answers', answers,
        'results', (
            select coalesce(jsonb_agg(jsonb_build_object('type', d.kind, 'id', d.id, 'title', d.title, 'url', d.url,
                'highlight', private.search_excerpt(d.body, marks, best_mark), 'score', round(h.score::numeric, 2),
                'date', d.date, 'until', d.until, 'context', d.context,
                'slug', (select s.slug from public.sections as s where s.id = d.id)) order by h.place), '[]')
            from unnest(found.numbers::bigint[], found.scores::real[]) with ordinality as h (number, score, place)
                join private.search_documents as d using (number)),
        'total', coalesce(found.total, 0),
        'more', coalesce(found.more, false),
        'counts', found.counts,
        'years', case when count_years then coalesce(found.years, '{}') end,
        'corrected', (
            select jsonb_build_object('typed', string_agg(t.typed, ' ' order by t.place),
                'meant', string_agg(t.correction, ' ' order by t.place), 'exactly', exactly)
            from unnest(terms) as t where t.correction is not null having count(*) > 0));
end
$$;
comment on function public.search_content(text, text, integer, integer, integer, integer, boolean) is
    'Searches all public texts, of one type or of the years from from_year to to_year if given. Returns one object: '
    'answers of all types and years (SEARCH-11), results (type, id, title, url, highlight as '
    'HTML with <mark>, score, date or null, context: its chapter, court or category, slug of a section), total and '
    'more (there are more than total), counts (for each type count and more, whatever the type), years (if count_years '
    'asks for them: how many of each year, whatever the years, null where they are too many), corrected (the words '
    'typed that no text has, those meant, which count as well, and exactly, the query without them, or null). '
    'page_size is at most 50, and paging ends at 500 results.';
