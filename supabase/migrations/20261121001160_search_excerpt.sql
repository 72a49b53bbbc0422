-- What is shown of a hit (SEARCH-3, SEARCH-5).

create function private.search_excerpt(body text, marks text, best_mark text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
    -- Longer texts are cut at once, not later on: an excerpt must not cost more than the search.
    source constant text := left(body, 100000);
    around constant integer := 100;
    best integer := nullif(regexp_instr(source, best_mark, 1, 1, 0, 'i'), 0);
    pieces text[];
    words text[];
    places integer[];
    place integer;
    start integer := 2;
    most integer := 0;
    found integer;
    first integer := 1;
    last integer := 200;
    excerpt text;
begin
    if best is null then
        -- All but the first begin with a match, whose end is marked, too.
        pieces := (string_to_array(regexp_replace(source, marks, E'\x01\\&\x02', 'gi'), E'\x01'))[:101];
        place := 1 + length(pieces[1]);
        -- The place with the most different words within 200 characters; the earliest of several such places.
        for i in 2..coalesce(cardinality(pieces), 0) loop
            words[i] := left(lower(split_part(pieces[i], E'\x02', 1)), 4);
            places[i] := place;
            while places[start] < place - 2 * around loop
                start := start + 1;
            end loop;
            found := case when i - start >= most
                then (select count(distinct w.word) from unnest(words[start:i]) as w (word)) end;
            if found > most then
                most := found;
                best := places[start];
            end if;
            place := place + length(pieces[i]) - 1;
        end loop;
    end if;
    if best is not null then
        first := greatest(1, best - around);
        last := best + around + 20;
    end if;
    -- Within what stands between two notes, or within one.
    place := coalesce(best, 1);
    first := greatest(first,
        place + 1 - coalesce(nullif(strpos(reverse(left(source, place - 1)), E'\x03'), 0), place));
    last := least(last,
        place - 2 + coalesce(nullif(strpos(substr(source, place), E'\x03'), 0), length(source) + 2));
    -- Forward to the next whole word, and back to the last one.
    if first > 1 and substr(source, first - 1, 1) not in (' ', E'\x03') then
        first := first + position(' ' in substr(source, first, 60));
    end if;
    excerpt := substr(source, first, last - first + 1);
    if first + length(excerpt) <= length(body) and substr(source, first + length(excerpt), 1) <> E'\x03' then
        if substr(source, first + length(excerpt), 1) <> ' ' then
            excerpt := left(excerpt, length(excerpt) - position(' ' in reverse(excerpt)));
        end if;
        excerpt := rtrim(excerpt) || ' …';
    end if;
    if first > 1 then
        excerpt := '… ' || ltrim(excerpt);
    end if;
    if marks is not null then
        excerpt := regexp_replace(excerpt, '(' || marks || ')', E'\x01\\1\x02', 'gi');
    end if;
    excerpt := replace(replace(replace(replace(replace(
        excerpt, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;');
    return replace(replace(excerpt, E'\x01', '<mark>'), E'\x02', '</mark>');
end
$$;
comment on function private.search_excerpt(text, text, text) is
    'About 100 characters either side of the best match, cut between words, as HTML: matches in <mark>, everything '
    'else escaped; without a match the first 200 characters. It ends where a note begins or ends that says from where '
    'the text is, and how old. Bodies contain no characters 1 and 2, and 3 around such notes '
    '(private.index_for_search).';
