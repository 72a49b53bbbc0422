-- Terms by their Hebrew and by its transliteration (TERM-3). Transliterations are compared by what they stand for, not
-- by a list of spellings: kh, ch and h are one sound, as are tz, ts and z, q, k and c; a letter may be doubled or not,
-- a final h written or not; apostrophes, hyphens and spaces do not count.

create function private.transliteration_key(word text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    key text := word;
    rule text[];
begin
    foreach rule slice 1 in array array[
        ['[kc]h', 'h'], ['t[zs]', 'z'], ['ph', 'f'], ['th', 't'], ['ck|[qc]', 'k'], ['w', 'v'], ['oo|ou', 'u'],
        ['ee', 'i'], ['e[iy]', 'e'], ['y', 'i'], ['(.)\1+', '\1'], ['([aeiou])h$', '\1']] loop
        key := regexp_replace(key, rule[1], rule[2], 'g');
    end loop;
    return key;
end
$$;
comment on function private.transliteration_key(text) is
    'What the usual spellings of a Hebrew word in Latin letters have in common: "chayav" and "khayyav" are "haiav". '
    'The word is folded by private.search_text().';

create function private.join_keys(keys text[]) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return regexp_replace(array_to_string(keys, ''), '(.)\1+', '\1', 'g');
end
$$;
comment on function private.join_keys(text[]) is
    'The keys of words one after the other as the key of all of them, wherever they are parted: "ha-iska" is "haiska".';

create function private.word_keys(words text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return array(
        select private.transliteration_key(t.word)
        from unnest(private.search_tokens(private.search_text(words))) with ordinality as t (word, place)
        order by t.place);
end
$$;
comment on function private.word_keys(text) is 'The keys of the words of a text, in their order.';

create function private.name_keys(hebrew text, transliterations text[]) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return array(
        select distinct private.join_keys(k.keys)
        from unnest(transliterations || array[
                -- What stands in parentheses is another word for it, or goes on with it.
                hebrew, regexp_replace(hebrew, '\([^()]*\)', ''), substring(hebrew from '\(([^()]+)\)')]) as n (name),
            lateral (
                select private.word_keys(n.name)
                union
                -- The article may be left out.
                select array_remove(private.word_keys(n.name), 'ha')
            ) as k (keys)
        where cardinality(k.keys) > 0);
end
$$;
comment on function private.name_keys(text, text[]) is
    'The keys by which a term''s Hebrew and its transliterations are found.';

alter table public.terms add column name_keys text[] not null
    generated always as (private.name_keys(hebrew, transliterations)) stored;
comment on column public.terms.name_keys is 'What private.name_keys() makes of its names, for the search (TERM-3).';
grant select (name_keys) on public.terms to anon;
create index terms_name_keys on public.terms using gin (name_keys) with (fastupdate = off);

create function private.term_named(typed text, term_names text[]) returns private.search_term
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
declare
    total constant double precision := greatest(private.count_documents(), 1);
    documents integer := 0;
    marks text[] := '{}';
    phrases tsquery[] := '{}';
    name text;
    words text[];
    found tsquery;
begin
    foreach name in array term_names loop
        words := private.search_tokens(private.search_text(name));
        continue when cardinality(words) = 0;
        phrases := phrases || private.search_phrase(words, false);
        marks := marks || ('\m' || array_to_string(words, '[^a-z0-9]{1,4}'));
        -- No more texts have all its words than have the rarest of them.
        documents := greatest(documents, (
            select min(coalesce(w.documents, 0))
            from unnest(words) as t (word) left join private.search_words as w on w.word = t.word));
    end loop;
    found := private.join_queries(phrases, '|');
    return row(typed, false, ln(1 + total / greatest(documents, 1)) / ln(1 + total), least(1, documents / total), null,
        marks, found, null, null, null, null, found, false, false, '{}')::private.search_term;
end
$$;
comment on function private.term_named(text, text[]) is
    'A term of the law as a term of a query, by any of its names: what is about an exempt dealer is about an osek '
    'patur.';

create function private.search_named(folded text)
returns table (pattern text, spelling text, term private.search_term)
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
declare
    -- No more words than are searched for, and than any term has.
    typed constant text[] := (private.search_tokens(folded))[:24];
    longest constant integer := 8;
    keys constant text[] := array(
        select private.transliteration_key(t.word)
        from unnest(typed) with ordinality as t (word, place) order by t.place);
    runs constant text[] := array(
        select private.join_keys(keys[f.place:l.place])
        from generate_series(1, cardinality(typed)) as f (place),
            generate_series(f.place, least(f.place + longest - 1, cardinality(typed))) as l (place));
    -- Hebrew writes "the", "and", "to" at the beginning of the next word.
    wanted constant text[] := runs || array(
        select substr(r.key, 2) from unnest(runs) as r (key) where r.key ~ '^[והבלכשמ][א-ת]{3}');
    named constant uuid[] := array(select t.id from public.terms as t where t.name_keys && wanted);
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
                || t.transliterations as names
        from generate_series(1, cardinality(typed)) as f (place),
            generate_series(f.place, least(f.place + longest - 1, cardinality(typed))) as l (place),
            private.join_keys(keys[f.place:l.place]) as k (key)
            join names as n on k.key = any (n.keys)
                or k.key ~ '^[והבלכשמ][א-ת]{3}' and substr(k.key, 2) = any (n.keys)
            join public.terms as t on t.id = n.id
        where length(k.key) > 2
        order by f.place, l.place desc, t.term, n.name
    loop
        -- The longest from each word on, and none within another.
        continue when chosen.first <= last;
        last := chosen.last;
        pattern := '(?<![[:alnum:]])' || array_to_string(typed[chosen.first:chosen.last], '[^a-z0-9א-ת]{1,4}');
        spelling := private.search_text(chosen.spelling);
        term := private.term_named(chosen.spelling, chosen.names);
        return next;
    end loop;
end
$$;
comment on function private.search_named(text) is
    'The terms of the law that a folded query names in Hebrew or in Latin letters, whole terms only and the longest '
    'first: a pattern for what was typed, how the term itself is spelt, and what it stands for. Asked before typos, '
    'for a transliteration is none.';

create function private.respelled(folded text) returns text
language plpgsql stable strict parallel safe set search_path = ''
as $$
declare
    answer text := folded;
    named record;
begin
    for named in select n.pattern, n.spelling from private.search_named(folded) as n loop
        answer := regexp_replace(answer, named.pattern, named.spelling);
    end loop;
    return answer;
end
$$;
comment on function private.respelled(text) is
    'A folded query in which terms of the law have their own spelling, so that every spelling finds the same.';

create function private.query_terms(folded text) returns setof private.search_term
language plpgsql stable parallel safe set search_path = ''
as $$
declare
    rest text := folded;
    named record;
begin
    for named in select n.pattern, n.term from private.search_named(folded) as n loop
        rest := regexp_replace(rest, named.pattern, ' ');
        return next named.term;
    end loop;
    return query select t.* from private.search_terms(rest) as t;
end
$$;
comment on function private.query_terms(text) is
    'The terms of a folded query: terms of the law in Hebrew or its transliteration, then those of '
    'private.search_terms().';
