-- What staff say that readers' words mean (SEARCH-9), and single words as terms of a query, with all they stand for.

create function private.join_queries(queries tsquery[], operation text) returns tsquery
language plpgsql immutable parallel safe set search_path = ''
as $$
#variable_conflict use_column
begin
    return (
        select string_agg('(' || q.query::text || ')', ' ' || operation || ' ')::tsquery
        from unnest(queries) as q (query)
        having operation = '|' or count(q.query) = count(*));
end
$$;
comment on function private.join_queries(tsquery[], text) is
    'All of the queries together (&), null if one of them finds nothing; or any of them (|).';

create function private.search_synonyms_of(typed text, phrases private.search_synonyms[]) returns text[]
language plpgsql stable parallel safe set search_path = ''
as $$
declare
    typed_stem constant text := private.search_stem(typed);
begin
    return array(
            select y.means from private.search_synonyms as y where y.word = typed_stem
            order by y.is_back, y.means limit 40)
        || array(
            select p.means from unnest(phrases) as p where typed_stem = any (string_to_array(p.word, ' ')));
end
$$;
comment on function private.search_synonyms_of(text, private.search_synonyms[]) is
    'What staff say that a typed word means, alone or in these phrases of the query: stems, those of a phrase joined '
    'by spaces. One step only, so that a loop of synonyms ends at once; at most 40, so that a word that thousands lead '
    'back from costs no more than others.';

create function private.search_synonym_phrases(typed text[]) returns private.search_synonyms[]
language plpgsql stable parallel safe set search_path = ''
as $$
declare
    stems constant text[] := array(
        select private.search_stem(left(t.word, 60)) from unnest(typed[:60]) with ordinality as t (word, place)
        order by t.place);
    phrases constant text[] := array(
        select distinct array_to_string(stems[p.place:p.place + n.more], ' ')
        from generate_series(1, cardinality(stems) - 1) as p (place), generate_series(1, 2) as n (more));
begin
    return array(
        select y
        from unnest(phrases) as p (word), lateral (
            select * from private.search_synonyms as s where s.word = p.word order by s.is_back, s.means limit 40) as y
        limit 200);
end
$$;
comment on function private.search_synonym_phrases(text[]) is
    'What staff say of phrases of two or three words that stand side by side among these, the first 60 of a query.';

create function private.search_synonym_query(means text[]) returns tsquery
language plpgsql stable parallel safe set search_path = ''
as $$
begin
    return private.join_queries(array(
        select private.join_queries(array(
            select private.join_queries(array(
                select quote_literal(w.word)::tsquery from private.search_words as w where w.stem = s.stem
                order by w.documents desc limit 20), '|')
            from unnest(string_to_array(m.phrase, ' ')) as s (stem)), '&')
        from unnest(means) as m (phrase)
        where m.phrase like '% %'), '|');
end
$$;
comment on function private.search_synonym_query(text[]) is
    'Texts that have all words of one of these phrases, given by stems; single words are passed over. Null if there '
    'are none. Not side by side, which would be checked in each text.';

create function private.search_word_terms(typed text[], phrases private.search_synonyms[])
returns setof private.search_term
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
declare
    total double precision := greatest(private.count_documents(), 1);
    one text;
    others text[];
    related tsquery;
begin
    foreach one in array typed loop
        others := private.search_synonyms_of(one, phrases);
        related := private.search_synonym_query(others);
        return query
            with known as materialized (select * from private.search_meanings(one, others)),
            meanings as (
                select k.*, null::text as correction from known as k
                union all
                select c.* from private.search_corrections(one) as c
                where related is null and not exists (select from known as k where k.class < 5)
            )
            select one, private.is_stop_word(one),
                (ln(1 + total / greatest(max(m.documents) filter (where m.class in (1, 3, 6)), max(m.documents), 1))
                    / ln(1 + total))::real,
                least(1, coalesce(max(m.documents), 0) / total)::real,
                max(m.correction),
                array(select distinct x.mark from unnest(
                    array_agg('\m' || rtrim(m.stem, 'i') || '[a-z0-9]*')
                        filter (where m.class in (3, 4, 6) and length(rtrim(m.stem, 'i')) > 2)
                    || array(select '\m' || rtrim(s.stem, 'i') || '[a-z0-9]*'
                        from unnest(others) as o (phrase), unnest(string_to_array(o.phrase, ' ')) as s (stem)
                        where related is not null and o.phrase like '% %' and length(rtrim(s.stem, 'i')) > 2)
                    || case when min(m.class) < 5 then '\m' || one else one end) as x (mark) limit 40),
                string_agg(quote_literal(m.word), ' | ' order by m.documents desc) filter (where m.class = 1)::tsquery,
                string_agg(quote_literal(m.word), ' | ' order by m.documents desc) filter (where m.class = 2)::tsquery,
                string_agg(quote_literal(m.word), ' | ' order by m.documents desc) filter (where m.class = 3)::tsquery,
                private.join_queries(array[string_agg(quote_literal(m.word), ' | ' order by m.documents desc)
                    filter (where m.class in (4, 6))::tsquery, related], '|'),
                string_agg(quote_literal(m.word), ' | ' order by m.documents desc) filter (where m.class = 5)::tsquery,
                private.join_queries(array[
                    string_agg(quote_literal(m.word), ' | ' order by m.documents desc)::tsquery, related], '|'),
                false, false,
                -- Needed only for words in more documents than the search counts exactly.
                coalesce((
                    select array_agg(k.documents order by k.place)
                    from (
                        select c.place, max(c.documents) as documents
                        from meanings as w, unnest(w.counts) with ordinality as c (documents, place)
                        where w.documents > 1000 group by c.place) as k), '{}')
            from meanings as m;
    end loop;
end
$$;
comment on function private.search_word_terms(text[], private.search_synonyms[]) is
    'Single words as terms, in their order; those of a phrase also find what it means.';
