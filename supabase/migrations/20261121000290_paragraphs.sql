-- The paragraphs of a section, recognised in its HTML (READ-5): what a list item or heading says of itself, "(a)" or
-- "30(a)(5)", made into an address that nobody types.

create function private.list_mark(kind text, place integer) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    roman text := '';
begin
    if kind = 'a' or kind = 'A' then
        return case when place between 1 and 26 then chr(ascii(kind) + place - 1) end;
    end if;
    if place between 1 and 39 then
        roman := repeat('x', place / 10) || (array['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'])[
            place % 10 + 1];
    end if;
    return nullif(case kind when 'I' then upper(roman) when 'i' then roman end, '');
end
$$;
comment on function private.list_mark(text, integer) is
    'The mark that browsers show at an item of <ol type="a">, "A", "i" or "I"; null for other types, and above z and '
    '39.';

create function private.section_paragraphs(title text, content text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    mark constant text := private.mark_pattern();
    -- In a pattern: 30, 25\(c\).
    number constant text := regexp_replace(private.section_number(title), '([()])', '\\\1', 'g');
    -- Of the lists that are open: the type, and the number of the next item. Of the items that are open: the path.
    types text[] := '{}';
    next_numbers integer[] := '{}';
    paths text[] := '{}';
    -- The path that the last heading gave, and its level.
    base text := '';
    base_level text := '';
    above text;
    places integer[] := '{}';
    ways text[] := '{}';
    literals text[] := '{}';
    place integer := 0;
    -- Cut before each tag of a list or heading, so that a text of a megabyte is a few pieces.
    pieces text[];
    m text[];
    tag text;
    said text;
    literal text;
    path text;
begin
    if content !~ mark and content !~* '<ol[^>]*\stype' then
        return null;
    end if;
    pieces := regexp_split_to_array(regexp_replace(content, '<!--.*?-->', '', 'g'),
        '<(?=/?(?:li|ol|ul|h[2-4])[\s/>])', 'i');
    if cardinality(pieces) > 10000 then
        return null;
    end if;
    for m in
        select regexp_match(p.piece, '^(/?)(li|ol|ul|h[2-4])((?:=\s*"[^"]*"|=\s*''[^'']*''|[^>])*)>(.*)$', 'i')
        from unnest(pieces) as p (piece)
    loop
        tag := lower(m[2]);
        if tag in ('ol', 'ul') and m[1] = '' then
            types := types
                || coalesce(substring(m[3] from '(?i)\stype\s*=\s*["'']?([ai])(?:["''\s]|$)'), '');
            next_numbers := next_numbers
                || coalesce(substring(m[3] from '(?i)\sstart\s*=\s*["'']?([0-9]{1,4})(?![0-9])')::integer, 1);
        elsif tag in ('ol', 'ul') and cardinality(types) > 0 then
            types := types[:cardinality(types) - 1];
            next_numbers := next_numbers[:cardinality(types)];
            paths := paths[:cardinality(types)];
        elsif m[1] = '' then
            place := place + 1;
            said := regexp_replace(substring(private.html_words(left(m[4], 2000), chr(1))
                from '^[\s\u00a0' || chr(1) || ']*([^' || chr(1) || ']*)'), '[\s\u00a0]+', ' ', 'g');
            literal := substring(said from '^(' || mark || '(?: ?' || mark || ')*)(?![0-9A-Za-z])');
            path := replace(literal, ' ', '');
            if tag = 'li' then
                -- An item ends where the next one of its list begins.
                paths := paths[:greatest(cardinality(types) - 1, 0)];
                above := coalesce(paths[cardinality(paths)], base);
                path := coalesce(path,
                    '(' || private.list_mark(types[cardinality(types)], next_numbers[cardinality(types)]) || ')');
                next_numbers[cardinality(types)] := next_numbers[cardinality(types)] + 1;
                -- An item of (a) that says "(a)(5)" says the whole.
                if not (path like '%)(%' and above like substring(path from '^\([^)]*\)') || '%') then
                    path := above || path;
                end if;
                paths := paths || coalesce(path, above);
            else
                if path is null then
                    -- "30(a)(5): services", "Services: section 30(a)(5)".
                    literal := coalesce(
                        substring(said from '^(?:(?:[Ss]ection|[Rr]egulation|[Dd]irective) )?(' || number
                            || '(?:' || mark || ')+)(?![0-9A-Za-z(])'),
                        substring(said from '[ (](' || number || '(?:' || mark || ')+)\)? ?$'));
                    path := regexp_replace(literal, '^' || number, '');
                end if;
                if path is not null then
                    base := path;
                    base_level := tag;
                elsif tag <= base_level then
                    base := '';
                end if;
            end if;
            if path is not null and path <> all (ways) then
                places := places || place;
                ways := ways || path;
                literals := literals || coalesce(literal, '');
            end if;
        end if;
    end loop;
    return (
        select array_agg(concat_ws(' ', place - f.at + 1, f.way, nullif(f.words, '')) order by f.at)
        from unnest(places, ways, literals) as f (at, way, words));
end
$$;
comment on function private.section_paragraphs(text, text) is
    'The paragraphs of a section in the order of its content, each as "7 (a)(5) (5)": which list item or heading it '
    'is, counted from the end, its path in the section, and, if the text says it, the words that do. Of two with the '
    'same path the first counts. Null if there are none, without looking far where no mark stands, and of a text with '
    'so many lists, thousands of items, that reading them would keep others from saving.';

create function private.section_anchor(number text, slug text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return case
        when slug = btrim(lower(regexp_replace(number, '[^0-9A-Za-z]+', '-', 'g')), '-') then 's' || number
        when slug ~ '^[0-9]' then 's' || slug
        else slug end;
end
$$;
comment on function private.section_anchor(text, text) is
    'What the addresses of a section''s paragraphs begin with (READ-5): s30, or s30-2 for a second section 30 of a '
    'text of the law; registration-6 where the slug begins with a word.';

create function private.paragraph_meant(reference text, number text, paragraphs text[]) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return (
        select split_part(p.paragraph, ' ', 2)
        from unnest(paragraphs) as p (paragraph)
        where starts_with(reference, number || split_part(p.paragraph, ' ', 2))
        order by length(p.paragraph) desc
        limit 1);
end
$$;
comment on function private.paragraph_meant(text, text, text[]) is
    'The path of the paragraph that a reference ("30(a)(5)(i)") means in a section with this number: the nearest that '
    'the section has, (a)(5); null if it has none of them.';
