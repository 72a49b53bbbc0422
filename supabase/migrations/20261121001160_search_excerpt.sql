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
    further integer;
    is_begun boolean;
    rest text;
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
    -- On both sides as far as the next note, in whole words.
    place := coalesce(best, 1);
    further := case when best is null then 200 else around + 21 end;
    excerpt := reverse(split_part(reverse(left(source, place - 1)), E'\x03', 1));
    if length(excerpt) > around then
        excerpt := regexp_replace(right(excerpt, around + 1), '^\S* ', '');
    end if;
    is_begun := length(excerpt) < place - 1;
    rest := split_part(substr(source, place), E'\x03', 1);
    excerpt := excerpt || left(rest, further + 1);
    if length(rest) > further then
        excerpt := regexp_replace(excerpt, ' \S*$', '') || ' …';
    end if;
    if is_begun then
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
