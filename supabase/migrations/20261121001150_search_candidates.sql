-- Which documents a query may show (SEARCH-4, SEARCH-5). Finding is fast and ranking is slow, so at most 210 are chosen
-- to be ranked: those with the number asked for, then titles, then phrases, then bodies.

create function private.search_numbered(folded text, only_kind text) returns table (number bigint)
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
begin
    -- Most queries contain no number, and patterns are slow.
    if translate(folded, '0123456789', '') = folded then
        return;
    end if;
    return query
        -- Sections by their best candidate; among several sources, the one that was named.
        with sections as (
            select d.number, rank() over (
                partition by r.written
                order by c.place, d.numbers @> array[r.source || ' ' || c.candidate] desc) as place
            from private.search_references(folded) as r,
                unnest(r.candidates) with ordinality as c (candidate, place),
                lateral (
                    select * from private.search_documents as s where s.numbers @> array[c.candidate] limit 20
                ) as d
        )
        select s.number from sections as s where s.place = 1 and (only_kind is null or only_kind = 'law')
        union
        -- Decisions and rulings: a number with slashes anywhere, or a whole query like "sample 01".
        select d.number
        from (
            select regexp_replace(m[1], '[/\s]', '-', 'g') as candidate
            from regexp_matches(folded, '(?<![\w/-])(\d{1,6}\s?[-/]\s?\d{2,4}(?:[-/]\d{2,4})?)(?![\w/-])', 'g') as m
            union
            select regexp_replace(btrim(folded), '[/\s]+', '-', 'g') where length(folded) <= 40
        ) as c, lateral (
            select * from private.search_documents as s where s.numbers @> array[c.candidate] limit 20
        ) as d
        where only_kind is null or d.kind = only_kind;
end
$$;
comment on function private.search_numbered(text, text) is
    'The documents with a number that a folded query names: they come first.';

create function private.search_matches(wanted tsquery, share double precision, most integer) returns bigint[]
language plpgsql stable parallel safe set search_path = ''
as $$
declare
    found bigint[];
begin
    -- The index returns all of its matches before the first: if many texts match, it is faster to read the texts
    -- themselves until there are enough.
    if share > 0.1 then
        found := array(
            select f.number
            from (
                select d.number, d.words from private.search_documents as d
                order by d.number limit least(4 * most / share + 400, 3000)
            ) as f
            where f.words @@ wanted
            limit most);
        if cardinality(found) = most then
            return found;
        end if;
    end if;
    return array(select d.number from private.search_documents as d where d.words @@ wanted limit most);
end
$$;
comment on function private.search_matches(tsquery, double precision, integer) is
    'Some documents that match; share is the expected part of all documents that do.';

create function private.search_rest(any_term tsquery, required tsquery, share double precision, most integer)
returns bigint[]
language plpgsql stable parallel safe set search_path = ''
as $$
begin
    -- As above, but in the same order for all pages.
    if share > 0.1 and required is null then
        return array(
            select d.number from private.search_documents as d
            where (d.words @@ any_term) is true order by d.number limit most);
    end if;
    return array(
        select d.number from private.search_documents as d
        where d.words @@ coalesce(any_term && required, any_term) limit most);
end
$$;
comment on function private.search_rest(tsquery, tsquery, double precision, integer) is
    'The first documents that contain any term, unranked: for the last pages.';

create function private.search_candidates(
    terms private.search_term[], phrase tsquery, required tsquery, numbered bigint[]) returns bigint[]
language plpgsql stable parallel safe set search_path = ''
as $$
declare
    documents constant bigint := private.count_documents();
    -- In a small library nothing is slow; in a large one each document costs more, so fewer are ranked.
    is_small constant boolean := documents < 5000;
    most constant integer := case when is_small then 210
        else greatest(72, least(120, 360 / greatest(cardinality(terms), 1))) end;
    every tsquery := private.join_queries(array(select t.found from unnest(terms) as t), '&');
    exactly tsquery := private.join_queries(array(select t.exact from unnest(terms) as t), '&');
    any_of tsquery;
    -- The rarest first, without words that only contain a term: they are many and help little.
    queries tsquery[] := array(
        select coalesce(private.join_queries(array_remove(array[t.exact, t.stem, t.near], null), '|'), t.found)
        from unnest(terms) as t where t.found is not null order by t.share);
    typed tsquery[] := array(
        select t.exact from unnest(terms) as t where t.exact is not null order by t.share);
    shares real[] := array(select t.share from unnest(terms) as t where t.found is not null order by t.share);
    share double precision := (select exp(sum(ln(greatest(t.share, 0.00001)))) from unnest(terms) as t);
    chosen bigint[] := numbered;
begin
    if required is not null then
        every := every && required;
        exactly := exactly && required;
        queries := array(select q.query && required from unnest(queries) as q (query));
        typed := array(select q.query && required from unnest(typed) as q (query));
        -- How many there are is unknown.
        share := 0;
        shares := array_fill(0::real, array[cardinality(queries)]);
    end if;
    chosen := chosen || array(select d.number from private.search_documents as d where d.title_words @@ every
        limit most);
    if cardinality(chosen) < most and phrase is not null then
        -- Whether words stand side by side is checked in each text that has them all: in 2,000 at most, or in 300 if
        -- many more do.
        if share * documents < 2000 then
            chosen := chosen || array(
                select d.number from private.search_documents as d where d.words @@ coalesce(phrase && required, phrase)
                    limit 30);
        else
            chosen := chosen || array(
                select f.number
                from unnest(private.search_matches(exactly, share, 300)) as c (number)
                    join private.search_documents as f on f.number = c.number
                where f.words @@ phrase);
        end if;
    end if;
    if cardinality(chosen) < most then
        chosen := chosen || private.search_matches(exactly, share, most / 2);
        -- Somebody who pasted a sentence that exists is not looking for other forms of its words.
        if cardinality(terms) < 4 or cardinality(chosen) = 0 then
            chosen := chosen || private.search_matches(every, share, most);
        end if;
    end if;
    -- Five pages of texts with all terms are enough; otherwise add those with some of them, above all the rarest.
    if cardinality(queries) > 1 and cardinality(array(select distinct c from unnest(chosen) as c)) < most / 3 then
        any_of := private.join_queries(case when is_small then queries else queries[:3] end, '|');
        -- The rarest word says most, and must not be crowded out by texts with the others.
        chosen := chosen || private.search_matches(queries[1], shares[1], most / 3)
            || array(select d.number from private.search_documents as d where d.title_words @@ any_of limit most / 3);
        if cardinality(queries) > 2 then
            chosen := chosen || private.search_matches(private.join_queries(array[
                    typed[1] && typed[2], typed[1] && typed[3], typed[2] && typed[3]], '|'),
                    shares[2]::double precision * shares[3], most / 3)
                || private.search_matches(queries[1] && queries[2], shares[1]::double precision * shares[2], most / 3);
        end if;
        if is_small or cardinality(chosen) < most / 3 then
            chosen := chosen || private.search_matches(
                case when is_small then any_of else coalesce(private.join_queries(typed[:2], '|'), queries[1]) end,
                shares[2], most / 3);
        end if;
    end if;
    return array(
        select c.number from unnest(chosen) with ordinality as c (number, place)
        group by c.number order by min(c.place) limit most);
end
$$;
comment on function private.search_candidates(private.search_term[], tsquery, tsquery, bigint[]) is
    'At most 210 (in a large library 120) documents worth ranking: numbered ones, titles with all terms, phrases, '
    'bodies with all terms as typed, then in any form, then with some of them. All contain what is required (a kind, a '
    'quoted phrase).';
