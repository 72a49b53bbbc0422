-- From a query to its terms: which words, phrases and numbers it holds (SEARCH-4, SEARCH-6).

create function private.search_references(folded text)
returns table (typed text, written text, source text, candidates text[])
language plpgsql stable parallel safe set search_path = ''
as $$
declare
    named constant text := '(?:(sections?|secs?|ss?|articles?|art|clauses?|para|paragraph|סעיף)'
        || '|(regulations?|regs?|תקנה)|(directives?|dir|rules?))';
    plain text := replace(replace(folded, '§§', '§'), '§', ' section ');
    found text[];
    base text;
begin
    -- Most queries contain no number, and patterns are slow.
    if translate(folded, '0123456789', '') = folded then
        return;
    end if;
    -- "sections 52, 60 and 61" names three sections
    for i in 1..4 loop
        plain := regexp_replace(plain, '(\m' || named
            || '\M\.?\s*)(\d{1,4}[a-z]{0,2}(?:\s?\(\w{1,4}\))*)\s*(?:,|and|&|or|to)\s*(?=\d)',
            '\1\5 \1', 'g');
    end loop;
    for found in
        select m from regexp_matches(plain,
            '(?<![[:alnum:].,$/-])(?:' || named || '[.:]?\s*)?(\d{1,4})([a-z]{0,2})(\d{0,2})'
            || '((?:\s*\(\s*[a-z0-9]{1,4}\s*\)){0,5})(?![[:alnum:]%/-]|[.,]\d)',
            'g') as m
        limit 6
    loop
        source := case when found[1] is not null then 'law' when found[2] is not null then 'regulation'
            when found[3] is not null then 'directive' end;
        base := found[4];
        typed := base || found[5] || found[6] || regexp_replace(found[7], '\s*([()])\s*', '\\s*\\\1\\s*', 'g');
        found[7] := replace(found[7], ' ', '');
        if found[6] <> '' then -- "30a5" is 30(a)(5), but "305" is itself
            continue when length(found[5]) <> 1;
            found[7] := '(' || found[5] || ')(' || found[6] || ')' || found[7];
            found[5] := '';
        end if;
        -- A number alone counts only if nothing else was typed.
        continue when source is null and found[5] = '' and found[7] = '' and exists (
            select from unnest(private.search_tokens(plain)) as t (word)
            where t.word <> base and not private.is_stop_word(t.word));
        written := base || found[5] || found[7];
        candidates := array_remove(array[written]
            || case when length(found[5]) = 1 then base || '(' || found[5] || ')' || found[7] end
            || case when found[5] = '' then regexp_replace(written, '^(\d+)\(([a-z])\)', '\1\2') end, null);
        base := base || found[5];
        while found[7] <> '' loop
            found[7] := regexp_replace(found[7], '\(\w*\)$', '');
            candidates := candidates || (base || found[7]);
        end loop;
        return next;
    end loop;
end
$$;
comment on function private.search_references(text) is
    'The sections that a query names: a pattern for what was typed, the number as usually written ("30(a)(5)"), its '
    'source if given, and the numbers under which the section may be listed, likeliest first: 30(a)(5), 30a(5), 30(a), '
    '30.';

create function private.search_phrase(words text[], is_partial boolean) returns tsquery
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
begin
    return (
        -- Any part of a number with several parts (8933/25) may have been typed, as of any other word.
        select string_agg('(' || quote_literal(left(t.word, 60)) || coalesce(' | ' || e.ends, '')
            || coalesce(' | ' || b.begins, '') || ')', ' <-> ' order by t.place)::tsquery
        from unnest(words) with ordinality as t (word, place),
            lateral (
                select string_agg(quote_literal(w.word), ' | ') as ends
                from (
                    select * from private.search_words as s
                    where is_partial and t.place = 1 and s.word like '%_' || t.word and s.word !~ '^#' limit 40
                ) as w
            ) as e,
            lateral (
                select string_agg(quote_literal(w.word), ' | ') as begins
                from (
                    select * from private.search_words as s
                    where t.place = cardinality(words) and s.word operator(pg_catalog.~>~) t.word
                        and s.word operator(pg_catalog.~<~) (t.word || chr(1114111))
                    limit 40
                ) as w
            ) as b);
end
$$;
comment on function private.search_phrase(text[], boolean) is
    'The words one after the other; the last may be the start of a word, and with is_partial the first the end of one.';

create function private.search_phrase_term(typed text, words text[], source text, is_partial boolean)
returns private.search_term
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
begin
    return (
        select row(typed, false, 1::real, 0::real, null::text,
            array['\m' || (
                select string_agg(case
                    when length(w.word) > 3 and translate(w.word, '0123456789', '') = ''
                    then regexp_replace(w.word, '(\d)(?=(?:\d{3})+$)', '\1,?', 'g')
                    else w.word end, '[^a-z0-9]{1,4}' order by w.place)
                from unnest(words) with ordinality as w (word, place))
                -- The parenthesis that ends "30(a)(5)" is part of it.
                || case when typed like '%)' then '\)?' else '' end],
            q.phrase, null::tsquery, null::tsquery, null::tsquery, null::tsquery, q.phrase, source is not null
                or typed ~* ('^' || private.number_pattern() || '$'), false,
            '{}'::integer[]
        )::private.search_term
        from (
            select tsquery_phrase(case source
                when 'law' then '''section'' | ''sections'''
                when 'regulation' then '''regulation'' | ''regulations'''
                when 'directive' then '''directive'' | ''directives'' | ''section'''
                end::tsquery, private.search_phrase(words, is_partial))
            where source is not null
            union all
            select private.search_phrase(words, is_partial) where source is null
        ) as q (phrase));
end
$$;
comment on function private.search_phrase_term(text, text[], text, boolean) is
    'Words one after the other as one term; for a section named with its source, the word "section" before it.';

create function private.search_terms(folded text) returns setof private.search_term
language plpgsql stable parallel safe set search_path = ''
as $$
declare
    rest text := folded;
    term private.search_term;
    reference record;
    phrase text;
    chunk text;
    words text[] := '{}';
    pieces integer := 0;
    typed text[];
begin
    for phrase in select m[1]
        from regexp_matches(case when folded ~ '["“”„«»]' then folded end, '["“”„«»]([^"“”„«»]{2,200})["“”«»]',
            'g') as m limit 6 loop
        typed := private.search_tokens(phrase);
        continue when cardinality(typed) < 2;
        rest := replace(rest, phrase, ' ');
        term := private.search_phrase_term(phrase, typed, null, false);
        term.is_quoted := true;
        return next term;
        words := words || typed;
    end loop;
    for reference in select * from private.search_references(rest) loop
        rest := regexp_replace(rest, '(?<![[:alnum:]])(?:(?:ss?|sec|regs?|art|dir)\.?)?' || reference.typed, ' ');
        typed := private.search_tokens(reference.written);
        return next private.search_phrase_term(reference.written, typed, reference.source, false);
        if reference.source is not null then
            term := private.search_phrase_term(reference.written, typed, null, false);
            term.is_stop_word := true;
            return next term;
        end if;
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
            return next private.search_phrase_term(chunk, typed, null, true);
        else
            words := words || typed;
        end if;
    end loop;
    return query
        select t.* from private.search_word_terms(array(
            select left(w.word, 60)
            from unnest(words) with ordinality as w (word, place)
            group by left(w.word, 60)
            order by private.is_stop_word(left(w.word, 60)), min(w.place)
            limit 24), private.search_synonym_phrases(private.search_tokens(folded))) as t;
end
$$;
comment on function private.search_terms(text) is
    'The terms of a folded query: quoted phrases, sections, numbers with several parts, then at most 24 words, '
    'meaningful ones first.';
