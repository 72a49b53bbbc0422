-- The numbers and phrases that a query holds (SEARCH-4, SEARCH-6).

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

create function private.search_phrase(words text[]) returns tsquery
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return (
        select string_agg(quote_literal(left(t.word, 60))
            || case when t.place = cardinality(words) and length(t.word) > 2 then ':*' else '' end, ' <-> '
            order by t.place)::tsquery
        from unnest(words) with ordinality as t (word, place));
end
$$;
comment on function private.search_phrase(text[]) is
    'The words one after the other; the last may be the start of a word, if it has three letters.';

create function private.search_phrase_term(
    place integer, typed text, words text[], source text default null, is_quoted boolean default false)
returns private.search_term
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_variable
declare
    phrase tsquery := private.search_phrase(words);
begin
    if source is not null then
        phrase := tsquery_phrase(case source
            when 'law' then '''section'' | ''sections'''
            when 'regulation' then '''regulation'' | ''regulations'''
            else '''directive'' | ''directives'' | ''section''' end::tsquery, phrase);
    end if;
    return row(place, typed, 1::real, null::text, phrase, null::integer,
        '\m' || array_to_string(words, '[^a-z0-9]{1,4}')
            -- The parenthesis that ends "30(a)(5)" is part of it.
            || case when typed like '%)' then '\)?' else '' end,
        is_quoted, null::text)::private.search_term;
end
$$;
comment on function private.search_phrase_term(integer, text, text[], text, boolean) is
    'Words one after the other as one term; for a section named with its source, the word "section" before it.';

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
