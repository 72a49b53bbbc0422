-- How texts become words for the search (SEARCH-4 to SEARCH-6): one set of immutable functions for documents and
-- queries, so that both are split in the same way whatever the database's collation. In PL/pgSQL, which keeps its
-- plans: Postgres plans the body of an SQL function anew at every call.

create extension if not exists pg_trgm with schema extensions;

create function private.search_text(source text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        lower(normalize(source, nfkd)),
        '[\u0300-\u036f\u0591-\u05bd\u200b-\u200f]', '', 'g'),
        '(\d),(?=\d{3}(?!\d))', '\1', 'g'),
        '(?<![\d.,])0 ?%', 'zero', 'g'),
        -- "won''t" is not "won".
        '\m(?:are|ca|could|did|do|does|had|has|have|is|should|was|were|wo|would)n[''’]?t\M', '', 'g'),
        '[''’](?:d|ll|m|re|s|ve)(?![a-z])', '', 'g'),
        '([a-zא-ת])["''’׳״”](?=[a-zא-ת])', '\1', 'g'),
        '\m([a-z])\.(?=[a-z](?:\.|\M))', '\1', 'g');
end
$$;
comment on function private.search_text(text) is
    'A text in lower case, without accents, Hebrew points, thousands separators, and what an apostrophe stands for '
    '("it''s", "don''t"); "G.F.I." is "gfi", "ma''am" is "maam", 0% is "zero", and Hebrew abbreviations have no marks.';

create function private.search_tokens(folded text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    -- By ranges, because [[:alnum:]] does not include Hebrew under the collation C.
    return array_remove(regexp_split_to_array(folded,
        '[\u0001-/:-@\[-`{-\u00bf\u05be-\u05c7\u05f3-\u05f4\u2000-\u2bff\u3000-\u303f\ufe00-\ufe6f'
        || '\U0001f000-\U0001faff]+'), '');
end
$$;
comment on function private.search_tokens(text) is
    'The words of a text folded by private.search_text(): runs of letters and digits of any script.';

create function private.search_entries(source text, first_place integer, field text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    -- Words are cut to 60 characters, as in queries (a lexeme may have 2,046 bytes, a position is at most 16,383). A
    -- tsvector may have 1 MB, which must not stop staff from saving a longer text: so texts are cut to 250,000
    -- characters, counted after folding, because a Korean syllable becomes three. "e-mail" is also found as "email":
    -- the joined form has the position of its first half.
    return (
        with folded as materialized (select left(private.search_text(source), 250000) as text)
        select coalesce(string_agg(
            format('%L:%s%s', left(w.word, 60), least(first_place + w.place - 1, 16383), field), ' '), '')
        from folded, lateral (
            select t.word, t.place
            from unnest(private.search_tokens(folded.text)) with ordinality as t (word, place)
            union
            select t.word, t.place
            from unnest(private.search_tokens(regexp_replace(folded.text, '([a-z]+)-([a-z]+)', '\1\2 0', 'g')))
                with ordinality as t (word, place)
            where folded.text ~ '[a-z]-[a-z]' and t.word ~ '^[a-z]'
        ) as w);
end
$$;
comment on function private.search_entries(text, integer, text) is
    'The words of a text as entries of a tsvector, at positions from first_place on, with the letter of their field; '
    'of none an empty text.';

create function private.search_stem(word text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    -- What would be mixed up with words of another sense (customs and customers) has a stem of its own, which begins
    -- like no other.
    own constant text := substring(word from '^(accountant|careful|customs|directive|hospitality|international'
        || '|letting|objective|officer|personal|receiver|securities)(?:ly|s)?$');
    stem text := coalesce((ts_lexize('pg_catalog.english_stem',
        regexp_replace(word, 'iz(e|ed|es|er|ers|ing|ation|ations)$', 'is\1')))[1], word);
    rule text[];
begin
    if own is not null then
        return initcap(own);
    elsif word ~ '^[א-ת]' then
        -- Hebrew writes "the", "and", "to" at the beginning of the next word, and numbers and genders at the end.
        return regexp_replace(regexp_replace(word, '^[והבלכשמ](?=[א-ת]{3})', ''),
            '(?<=[א-ת]{3})(?:יות|ית|ים|ות|[התי])$', '');
    elsif stem !~ '(?:stri?|[ae]ri|[tv]er|fi|lic|bil|miss|en[cs]|clus|ript|vers)$' then
        -- Most stems end otherwise, and patterns are slow.
        return stem;
    end if;
    -- Snowball leaves apart "register" and "registration", "notify" and "notification", "recover" and "recovery",
    -- "liable" and "liability", "apply" and "application", "submit" and "submission", "license" and "licence".
    foreach rule slice 1 in array array[
        ['(?<=ist)ri?$|(?<=if)i$|(?<=...)eri$|(?<=v)er$|(?<=ment)ari$|(?<=appli)c$', ''], ['(?<=[ai]b)il$', 'l'],
        ['(?<=ad|o|per|sub|trans)miss$', 'mit'], ['(?<=ext|susp)ens$', 'end'], ['(?<=(?:con|ex|in)cl)us$', 'ud'],
        ['(?<=(?:de|pre|sub)scri)pt$', 'b'], ['(?<=con)vers$', 'vert'], ['(?<=def|lic|off)enc$', 'ens'],
        ['(?<=cent)er$', 'r']] loop
        stem := regexp_replace(stem, rule[1], rule[2]);
    end loop;
    return stem;
end
$$;
comment on function private.search_stem(text) is
    'The stem of an English or Hebrew word; a word of another language is its own stem.';

create function private.is_noise(word text) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return word ~ '^[^0-9]$' or ts_lexize('pg_catalog.english_stem', word) = '{}'
        or word = any ('{של,על,את,עם,לא,או,כי,אם,זה,הוא,היא,מה,איך,האם,לפי,בין,גם,כל,אל,אני,אנחנו,יש,אין}');
end
$$;
comment on function private.is_noise(text) is
    'Whether a word means nothing by itself, in English or Hebrew: alone it finds nothing (SEARCH-8).';

create function private.is_stop_word(word text) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    -- Noise, words that questions begin with, and words that every text of this site is about (SEARCH-5).
    return length(word) = 1 or private.is_noise(word) or word in (
        'need', 'needs', 'needed', 'want', 'get', 'gets', 'got', 'give', 'take', 'long', 'much', 'many', 'often',
        'soon', 'please', 'must', 'may', 'might', 'shall', 'would', 'could', 'let', 'us', 'tell', 'know', 'find',
        'explain', 'mean', 'means', 'happen', 'happens', 'without', 'within', 'also', 'using', 'use', 'used', 'vs',
        'versus', 'etc', 'vat', 'law', 'laws', 'section', 'sections', 'sec', 'regulation', 'regulations', 'reg', 'regs',
        'article', 'art', 'israel', 'israeli', 'israels', 'rule', 'rules', 'see', 'show', 'example', 'like', 'one',
        'still', 'already', 'ok', 'current', 'currently', 'latest', 'today', 'new', 'exactly', 'actually', 'really',
        'possible', 'right', 'yes', 'hi', 'hello', 'question', 'thing', 'things', 'way', 'anyone', 'somebody',
        'someone', 'something');
end
$$;
comment on function private.is_stop_word(text) is
    'Whether a word says nothing about what is wanted: such words match but do not score (SEARCH-5).';
