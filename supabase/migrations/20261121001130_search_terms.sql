-- A typed query taken apart: words, with all that they stand for in the dictionary (parts of words, stems, synonyms,
-- typos), phrases, and the numbers of sections, decisions and rulings (SEARCH-4 to SEARCH-6).

create type private.search_term as (
    term text,
    is_stop_word boolean,
    rarity real,
    share real,
    correction text,
    marks text[],
    exact tsquery,
    start tsquery,
    stem tsquery,
    near tsquery,
    inside tsquery,
    found tsquery,
    is_reference boolean,
    is_quoted boolean,
    at_least integer[]
);
comment on type private.search_term is
    'A word or phrase of a query: how rare it is (0 to 1) and the share of documents that contain it; what replaces it '
    'if none does; patterns for what to mark; what it stands for, best first (itself; words beginning with it; words '
    'with its stem; related words, such as synonyms and corrections; words containing it); all of these together; and '
    'at least how many documents of each kind contain it.';

create function private.search_typos(typed text) returns table (word text, documents integer)
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
begin
    return query
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
            where w.word operator(pg_catalog.~>=~) 'a'
        )
        select c.word, c.documents
        from (
            select * from close
            union all
            select w.word, w.documents, 2
            from private.search_words as w
            where w.word operator(extensions.%) typed and length(typed) >= 6 and not exists (select from close)
                and abs(length(w.word) - length(typed)) <= 2
        ) as c
        order by c.distance, left(c.word, 1) <> left(typed, 1),
            extensions.similarity(c.word, typed) * ln(2 + c.documents) desc, c.word
        limit 3;
end
$$;
comment on function private.search_typos(text) is
    'The likeliest dictionary words for an unknown one: one letter wrong, missing, extra or swapped with its '
    'neighbour; otherwise the most similar.';

create function private.search_meanings(typed text, others text[])
returns table (word text, stem text, class integer, documents integer, counts integer[])
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
declare
    typed_stem text := private.search_stem(typed);
    -- A short or common word has countless relatives, and the commonest of them already find every text.
    most integer := case when length(typed) < 3 or private.is_stop_word(typed) then 10 else 100 end;
    beyond constant text := chr(1114111);
    -- The stems that this one extends: "registr" extends "regist".
    shorter text[] := array(select left(typed_stem, n)
        from generate_series(greatest(5, length(typed_stem) - 3), length(typed_stem) - 1) as n);
    is_rare_beginning boolean := 10 > (select count(*) from (
        select from private.search_words as w
        where w.word operator(pg_catalog.~>~) typed and w.word operator(pg_catalog.~<~) (typed || beyond)
            limit 10) as b);
begin
    return query
        select distinct on (m.word) m.word, m.stem, m.class, m.documents, m.counts
        from (
            select 1 as class, w.* from private.search_words as w where w.word = typed
            union all
            (select 2, w.*
            from private.search_words as w
            where w.word operator(pg_catalog.~>~) typed and w.word operator(pg_catalog.~<~) (typed || beyond)
            order by w.documents desc limit most)
            union all
            select 3, w.* from private.search_words as w where w.stem = typed_stem
            union all
            select 4, w.* from private.search_words as w
            where length(typed_stem) >= 5 and w.stem operator(pg_catalog.~>~) typed_stem
                and w.stem operator(pg_catalog.~<~) (typed_stem || beyond) and length(w.stem) <= length(typed_stem) + 4
            union all
            select 4, w.* from private.search_words as w where w.stem = any (shorter || others)
            union all
            -- If ten words begin with one or two letters, nobody misses those that only contain them.
            (select 5, w.* from private.search_words as w
            where (length(typed) > 2 or is_rare_beginning and not private.is_stop_word(typed)) and w.word like '%_'
                || typed || '%' and w.word not like '#%'
            order by w.documents desc limit most)
        ) as m
        order by m.word, m.class;
end
$$;
comment on function private.search_meanings(text, text[]) is
    'The dictionary words that a typed word stands for, by class: 1 itself, 2 beginning with it, 3 with its stem, 4 '
    'with a related stem or one of the others (synonyms), 5 containing it.';

create function private.search_corrections(typed text)
returns table (word text, stem text, class integer, documents integer, counts integer[], correction text)
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
declare
    likeliest text[];
begin
    -- "went" is no typo of "sent" (SEARCH-8)
    if exists (select from private.english_words as e where e.word = typed) then
        return;
    end if;
    likeliest := array(select t.word from private.search_typos(typed) as t);
    return query
        select w.word, w.stem, 6, w.documents, w.counts, likeliest[1]
        from private.search_words as w
        where w.word = any (likeliest)
            or w.stem = any (array(select private.search_stem(l.word) from unnest(likeliest) as l (word)));
end
$$;
comment on function private.search_corrections(text) is
    'The dictionary words that an unknown word may mean, with all words of their stems, as class 6; and the likeliest '
    'of them. None for a word that is English.';
