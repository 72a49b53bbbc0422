-- The terms of a query, above all those of the law, by their Hebrew and by its transliteration (TERM-3).
-- Transliterations are compared by what they stand for, not by a list of spellings: kh, ch and h are one sound, as are
-- tz, ts and z, q, k and c; a letter may be doubled or not, a final h written or not; apostrophes, hyphens and spaces
-- do not count.

create function private.word_keys(words text[]) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    keys text := array_to_string(words, ' ');
    rule text[];
begin
    foreach rule slice 1 in array array[
        ['[kc]h', 'h'], ['t[zs]', 'z'], ['ph', 'f'], ['th', 't'], ['ck|[qc]', 'k'], ['w', 'v'], ['oo|ou', 'u'],
        ['ee', 'i'], ['e[iy]', 'e'], ['y', 'i'], ['(.)\1+', '\1'], ['([aeiou])h(?= |$)', '\1']] loop
        keys := regexp_replace(keys, rule[1], rule[2], 'g');
    end loop;
    return string_to_array(keys, ' ');
end
$$;
comment on function private.word_keys(text[]) is
    'What the usual spellings of each of these Hebrew words in Latin letters have in common: "chayav" and "khayyav" '
    'are "haiav". The words are those of private.search_tokens().';

create function private.join_keys(keys text[]) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return regexp_replace(array_to_string(keys, ''), '(.)\1+', '\1', 'g');
end
$$;
comment on function private.join_keys(text[]) is
    'The keys of words one after the other as the key of all of them, wherever they are parted: "ha-iska" is "haiska".';

create function private.name_keys(hebrew text, transliterations text[]) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return array(
        select distinct private.join_keys(k.keys)
        from unnest(transliterations || array[
                -- What stands in parentheses is another word for it, or goes on with it.
                hebrew, regexp_replace(hebrew, '\([^()]*\)', ''), substring(hebrew from '\(([^()]+)\)')]) as n (name),
            private.word_keys(private.search_tokens(private.search_text(n.name))) as w (keys),
            -- The article may be left out.
            lateral (values (w.keys), (array_remove(w.keys, 'ha'))) as k (keys)
        where cardinality(k.keys) > 0);
end
$$;
comment on function private.name_keys(text, text[]) is
    'The keys by which a term''s Hebrew and its transliterations are found.';

alter table public.terms add column name_keys text[] not null
    generated always as (private.name_keys(hebrew, transliterations)) stored;
comment on column public.terms.name_keys is 'What private.name_keys() makes of its names, for the search (TERM-3).';
grant select (name_keys) on public.terms to anon;

create function private.search_named(folded text)
returns table (pattern text, spelling text, english text, term private.search_term)
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
declare
    -- No more words than are searched for, and than any term has.
    typed constant text[] := (private.search_tokens(folded))[:24];
    longest constant integer := 8;
    keys constant text[] := private.word_keys(typed);
    joined constant text := private.join_keys(keys);
    named constant uuid[] := array(
        select t.id from public.terms as t
        where exists (
            select from unnest(t.name_keys) as k (key) where length(k.key) > 2 and strpos(joined, k.key) > 0));
    chosen record;
    last integer := 0;
begin
    if named = '{}' then
        return;
    end if;
    for chosen in
        with names as materialized (
            select t.id, m.name, private.name_keys('', array[m.name]) as keys
            from public.terms as t, unnest(array[regexp_replace(t.hebrew, '\s*\([^()]*\)', ''),
                substring(t.hebrew from '\(([^()]+)\)')] || t.transliterations) as m (name)
            where t.id = any (named) and m.name <> ''
        )
        select distinct on (f.place) f.place as first, l.place as last, n.name as spelling,
            array[regexp_replace(t.term, '\s*\([^()]*\)', '', 'g'), regexp_replace(t.hebrew, '\s*\([^()]*\)', '')]
                || t.transliterations as names, private.search_text(t.short) as english
        from generate_series(1, cardinality(typed)) as f (place),
            generate_series(f.place, least(f.place + longest - 1, cardinality(typed))) as l (place),
            private.join_keys(keys[f.place:l.place]) as k (key)
            -- "the", "and", "to" are written at the beginning of the next word.
            cross join regexp_replace(k.key, '^(?:[והבלכשמ](?=[א-ת]{3})|[hvbl][ae]|m[ei]|she|ke|u)', '') as b (key)
            join names as n on array[k.key, b.key] && n.keys
            join public.terms as t on t.id = n.id
        where length(k.key) > 2
        order by f.place, l.place desc, t.term, n.name
    loop
        -- The longest from each word on, and none within another.
        continue when chosen.first <= last;
        last := chosen.last;
        pattern := '(?<![[:alnum:]])' || array_to_string(typed[chosen.first:chosen.last], '[^a-z0-9א-ת]{1,4}');
        spelling := private.search_text(chosen.spelling);
        english := chosen.english;
        -- What is about an exempt dealer is about an osek patur.
        select chosen.spelling, 1, string_agg('(' || private.search_phrase(n.words)::text || ')', ' | '),
            string_agg('\m' || array_to_string(n.words, '[^a-z0-9]{1,4}'), '|'), false
        into term.typed, term.factor, term.phrase, term.mark, term.is_quoted
        from unnest(chosen.names) as t (name),
            lateral (select private.search_tokens(private.search_text(t.name)) as words) as n
        where cardinality(n.words) > 0;
        return next;
    end loop;
end
$$;
comment on function private.search_named(text) is
    'The terms of the law that a folded query names in Hebrew or in Latin letters, whole terms only and the longest '
    'first: a pattern for what was typed, how the term itself is spelt, its short English name, and what it stands '
    'for. Asked before typos, for a transliteration is none.';

create function private.respelled(folded text, in_english boolean default false) returns text
language plpgsql stable strict parallel safe set search_path = ''
as $$
declare
    answer text := folded;
    named record;
begin
    for named in
        select n.pattern, case when in_english then n.english else n.spelling end as name
        from private.search_named(folded) as n
    loop
        answer := regexp_replace(answer, named.pattern, named.name);
    end loop;
    return answer;
end
$$;
comment on function private.respelled(text, boolean) is
    'A folded query in which terms of the law have their own spelling, or their short English name, so that every '
    'spelling finds the same.';

create function private.search_terms(folded text) returns setof private.search_term
language plpgsql stable parallel safe set search_path = ''
as $$
declare
    rest text := folded;
    tokens constant text[] := private.search_tokens(folded);
    total constant double precision := nullif(private.search_count('=#'), 0);
    reference record;
    quoted text;
    chunk text;
    words text[] := '{}';
    said text[];
    literal text[] := '{}';
    named record;
    pieces integer := 0;
    typed text[];
    places integer := 0;
begin
    -- A term of the law is a word more.
    for named in select n.spelling, n.term from private.search_named(folded) as n loop
        places := places + 1;
        named.term.place := places;
        return next named.term;
        literal := literal || private.search_tokens(named.spelling);
    end loop;
    for quoted in select m[1]
        from regexp_matches(case when folded ~ '["“”„«»]' then folded end, '["“”„«»]([^"“”„«»]{2,200})["“”«»]',
            'g') as m limit 6 loop
        typed := private.search_tokens(quoted);
        rest := replace(rest, quoted, ' ');
        words := words || typed;
        literal := literal || typed;
        if cardinality(typed) > 1 then
            places := places + 1;
            return next private.search_phrase_term(places, quoted, typed, null, true);
        end if;
    end loop;
    for reference in select * from private.search_references(rest) loop
        rest := regexp_replace(rest, '(?<![[:alnum:]])(?:(?:ss?|sec|regs?|art|dir)\.?)?' || reference.typed, ' ');
        places := places + 1;
        return next private.search_phrase_term(places, reference.written, private.search_tokens(reference.written),
            reference.source);
    end loop;
    for chunk in
        select c.chunk from regexp_split_to_table(rest, '\s+') with ordinality as c (chunk, place)
        where c.chunk <> '' group by c.chunk order by min(c.place) limit 60
    loop
        -- "e-mail" and "e-invoicing" are one word
        if chunk ~ '^[a-z]-[a-z]{3,}$' then
            chunk := replace(chunk, '-', '');
        end if;
        typed := private.search_tokens(chunk);
        if cardinality(typed) between 2 and 8 and translate(chunk, '0123456789', '') <> chunk then
            -- Slow, because every text is checked for the pieces side by side.
            pieces := pieces + 1;
            continue when pieces > 3;
            places := places + 1;
            return next private.search_phrase_term(places, chunk, typed);
        else
            words := words || typed;
        end if;
    end loop;
    said := words[:60];
    -- Somebody who pasted part of a sentence looks for that. Where its words are too common, every text with all of
    -- them would be looked through.
    if tokens <@ words and cardinality(tokens) between 4 and 30 and 500 > total * (
        select exp(sum(ln(private.search_count(t.word) / total + 1e-9))) from unnest(tokens) as t (word))
    then
        places := places + 1;
        return next private.search_phrase_term(places, folded, tokens);
    end if;
    -- Words that say nothing count where there is nothing else.
    words := coalesce(nullif(array(
            select w.word from unnest(words) with ordinality as w (word, place)
            where not private.is_stop_word(w.word) order by w.place), '{}'),
        case when places = 0
            then array(select w.word from unnest(words) as w (word) where not private.is_noise(w.word)) end);
    return query
        with meanings as materialized (
            select * from private.search_meanings(said)
        )
        select t.*
        from (
            select left(w.word, 60) as word, min(w.place) as place
            from unnest(words) with ordinality as w (word, place)
            group by left(w.word, 60) order by min(w.place) limit 24
        ) as w,
            private.search_word_terms(places + w.place::integer, w.word, w.word = any (literal),
                array(select m.means from meanings as m where m.word = private.search_stem(w.word))) as t;
end
$$;
comment on function private.search_terms(text) is
    'The terms of a folded query: terms of the law in Hebrew or its transliteration, quoted phrases, sections, numbers '
    'with several parts, then at most 24 words. Words of terms and of quoted phrases are meant '
    'exactly.';
