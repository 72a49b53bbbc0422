-- A typed query taken apart: words, with all that they stand for in the dictionary (stems, synonyms, typos, parts of
-- words), phrases, and the numbers of sections, decisions and rulings (SEARCH-4 to SEARCH-6).

create type private.search_term as (
    place integer,
    typed text,
    factor real,
    stem text,
    phrase tsquery,
    documents integer,
    mark text,
    is_quoted boolean,
    correction text
);
comment on type private.search_term is
    'Something that a word or phrase of a query stands for, itself or an alternative: the word''s place in the query, '
    'what it counts beside the word itself, the stem or phrase that texts have for it, in how many texts, a pattern '
    'for what to mark in them, and the word that it was corrected to.';

create function private.search_correction(typed text) returns text
language plpgsql stable parallel safe set search_path = ''
as $$
begin
    -- "went" is no typo of "sent" (SEARCH-8)
    if exists (select from private.english_words as e where e.word = typed) then
        return null;
    end if;
    return (
        with one_off as (
            select p.pattern
            from generate_series(1, case when length(typed) between 4 and 30 and typed !~ '[0-9]'
                then length(typed) end) as i (n),
                lateral (values
                    (overlay(typed placing '_' from n for 1)),
                    (overlay(typed placing '' from n for 1)),
                    (overlay(typed placing '_' from n for 0)),
                    (overlay(typed placing reverse(substr(typed, n, 2)) from n for 2))) as p (pattern)
            union
            select typed || '_'
        ),
        close as materialized (
            select distinct w.word, w.documents, 1 as distance
            from one_off as o join private.search_words as w on w.word like o.pattern
            where w.word !~ '^[=?]'
        )
        select c.word
        from (
            select * from close
            union all
            select w.word, w.documents, 2
            from private.search_words as w
            where w.word operator(extensions.%) typed and w.word !~ '^[=?]' and length(typed) >= 6
                and not exists (select from close) and abs(length(w.word) - length(typed)) <= 2
        ) as c
        order by c.distance, left(c.word, 1) <> left(typed, 1),
            extensions.similarity(c.word, typed) * ln(2 + c.documents) desc, c.word
        limit 1);
end
$$;
comment on function private.search_correction(text) is
    'The likeliest dictionary word for an unknown one: one letter wrong, missing, extra or swapped with its neighbour; '
    'otherwise the most similar. Null for a word that is English.';

create function private.search_parts(typed text) returns text[]
language plpgsql stable parallel safe set search_path = ''
as $$
declare
    beginnings constant text[] := array(
        select w.word from private.search_words as w
        where w.word > typed and w.word < typed || chr(1114111)
        order by w.documents desc limit 40);
begin
    if beginnings <> '{}' or length(typed) < 3 then
        return beginnings;
    end if;
    return array(
        select w.word from private.search_words as w
        where w.word !~ '^[=?]' and w.word like '%_' || typed || '%'
        order by w.documents desc limit 40);
end
$$;
comment on function private.search_parts(text) is
    'The commonest 40 words of the dictionary that begin with what was typed; if there are none, that contain it.';
