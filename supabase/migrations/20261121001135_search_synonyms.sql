-- What staff say that readers' words mean (SEARCH-9), and single words of a query with all that they stand for.

create function private.search_meanings(words text[]) returns table (word text, means text)
language plpgsql stable parallel safe set search_path = ''
as $$
declare
    stems constant text[] := array(
        select private.search_stem(left(t.word, 60)) from unnest(words) with ordinality as t (word, place)
        order by t.place);
begin
    return query
        select distinct s.stem, y.means
        from generate_series(1, cardinality(stems)) as p (place), generate_series(0, 2) as n (more),
            lateral (values (stems[p.place:p.place + n.more])) as r (run),
            lateral (
                select * from private.search_synonyms as y where y.word = array_to_string(r.run, ' ')
                order by y.is_back, y.means limit 40
            ) as y, unnest(r.run) as s (stem)
        where p.place + n.more <= cardinality(stems);
end
$$;
comment on function private.search_meanings(text[]) is
    'What staff say that each of these words means, by stem, alone or in a phrase of up to three that stand side by '
    'side: stems, those of a phrase joined by spaces. One step only, so that a loop of synonyms ends at once; at most '
    '40 of each, so that a word that thousands lead back from costs no more than others.';

create function private.search_word_terms(
    place integer, typed text, is_exact boolean, means text[]) returns setof private.search_term
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_variable
declare
    weights constant private.search_weights := private.search_weights();
    typed_stem constant text := private.search_stem(typed);
    meanings constant text[] := array(
        select m.phrase from unnest(means) as m (phrase)
        where not is_exact and 0 < all (
            select private.search_count('=' || s.stem) from unnest(string_to_array(m.phrase, ' ')) as s (stem)));
    is_unknown constant boolean := not is_exact and meanings = '{}' and private.search_count('=' || typed_stem) = 0;
    parts constant text[] := case when is_unknown then private.search_parts(typed) end;
    correction constant text := case when is_unknown and coalesce(parts[1] not like typed || '%', true)
        then private.search_correction(typed) end;
begin
    return query
        select place, typed, max(a.factor), a.stem, null::tsquery, (
                select min(private.search_count('=' || s.stem)) from unnest(string_to_array(a.stem, ' ')) as s (stem)),
            concat_ws('|', string_agg(distinct a.mark, '|'), (
                select string_agg('\m' || rtrim(s.stem, 'i') || '[a-z0-9]*', '|')
                from unnest(string_to_array(a.stem, ' ')) as s (stem) where length(rtrim(s.stem, 'i')) > 2)),
            false, max(a.correction)
        from (
            select 1::real as factor, typed_stem as stem, '\m' || typed as mark, null::text as correction
            union all
            select weights.related, m.stem, null, null from unnest(meanings) as m (stem)
            union all
            select weights.corrected, private.search_stem(correction), null, correction where correction is not null
            union all
            select case when p.word like typed || '%' then weights.corrected else weights.related end,
                private.search_stem(p.word), typed, null
            from unnest(parts) as p (word)
        ) as a
        group by a.stem;
end
$$;
comment on function private.search_word_terms(integer, text, boolean, text[]) is
    'All that a typed word stands for: itself and what it means; if no text has them, words of which '
    'it is a part, and its correction. Itself alone, if it is meant exactly.';
