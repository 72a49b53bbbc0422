-- The numbers of provisions, 30, 60A, 25(c), 30(a)(5): one grammar for titles, texts and addresses.
-- src/lib/section-number.ts is the same grammar in the browser; src/texts/reference-examples.json holds both to it.

create function private.mark_pattern() returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return '\((?:[a-z]{1,2}[0-9]{0,2}|[A-Z]{1,2}|[0-9]{1,3}[A-Z]?|[ivxl]{1,5})\)';
end
$$;
comment on function private.mark_pattern() is 'A pattern for the mark of a paragraph: (a), (b1), (12A), (iv).';

create function private.number_pattern() returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return '[0-9]+[A-Z]{0,2}(?:' || private.mark_pattern() || ')*';
end
$$;
comment on function private.number_pattern() is 'A pattern for the number of a provision: 30, 60A, 30(a)(5).';

create function private.base_number(number text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return substring(number from '^[0-9A-Z]+');
end
$$;
comment on function private.base_number(text) is 'A number without its paragraphs: 30 of 30(a)(5).';

create function private.number_place(number text) returns text
language sql immutable strict parallel safe set search_path = ''
return lpad(substring(number from '^[0-9]+'), 6, '0') || substring(number from '^[0-9]+([A-Z]*)');
comment on function private.number_place(text) is
    'By what numbers are in their order, without paragraphs: 000022A of 22A(b), which stands between 22 and 23.';

create function private.number_range(first_number text, last_number text) returns text
language sql immutable strict parallel safe set search_path = ''
return case
    -- More than fifty apart is no range, as in section_numbers(): "section 30 – 2024".
    when private.number_place(first_number) < private.number_place(last_number)
        and left(private.number_place(last_number), 6)::integer - left(private.number_place(first_number), 6)::integer
            <= 50
    then private.base_number(first_number) || '–' || private.base_number(last_number) end;
comment on function private.number_range(text, text) is
    'What stands between two numbers, as citations have it: "22–29" of 22 and 29(b); null where that is no range.';

create function private.title_parts(title text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    numbers constant text := '(' || private.number_pattern() || ')(?:[–-]([0-9]+[A-Z]{0,2}))?';
begin
    return coalesce(
        regexp_match(title, '^\s*(?:[Ss]ection|[Rr]egulation|[Rr]ule|[Ss]ec\.|[Rr]eg\.|[Ss]\.|§)\s*' || numbers
            || '(?:[\s.:,–—-]+(.*))?$'),
        regexp_match(title, '^\s*' || numbers || '(?:\s*[.:](?![0-9])\s*|\s+[–—-]\s+|\s*$)(.*)$'));
end
$$;
comment on function private.title_parts(text) is
    'A title that begins with a number, in three: "21–22. Language" is 21, 22 and "Language", "Regulation 6A: …" is '
    '6A, null and "…"; null for a title without a number at its start.';

create function private.section_number(title text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return (private.title_parts(title))[1];
end
$$;
comment on function private.section_number(text) is
    'The number at the start of a title: "30. Zero-rated transactions" gives 30, "25(c). …" gives 25(c); null if there '
    'is none.';

create function private.section_numbers(title text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    parts constant text[] := private.title_parts(title);
begin
    return case
        when parts[1] ~ '^[0-9]{1,4}$' and parts[2] ~ '^[0-9]{1,4}$' and parts[1]::integer < parts[2]::integer
        -- More than that is no range.
        then array(select generate_series(parts[1]::integer, least(parts[2]::integer, parts[1]::integer + 50))::text)
        else array_remove(array[parts[1]], null) end;
end
$$;
comment on function private.section_numbers(text) is
    'All numbers that a title stands for: "21–22. Language and currency" gives 21 and 22; other titles '
    'section_number().';

create function private.without_number(title text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return coalesce(nullif((private.title_parts(title))[3], ''), title);
end
$$;
comment on function private.without_number(text) is 'A title without the number at its start, if more follows.';

create function private.mark_kinds(number text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return (
        select coalesce(string_agg(case when m[1] ~ '^[0-9]' then '1' when m[1] ~ '^[ivxl]+$' then 'i'
            when m[1] ~ '^[a-z]' then 'a' else 'A' end, ''), '')
        from regexp_matches(number, '\(([0-9A-Za-z]+)\)', 'g') as m);
end
$$;
comment on function private.mark_kinds(text) is
    'What counts the paragraphs of a number, a letter for each: 30(a)(5)(ii) gives "a1i".';

create function private.continued_number(former text, marks text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    kinds constant text := private.mark_kinds(former);
    wanted constant text := private.mark_kinds(marks);
    kept constant integer := coalesce(
        length(substring(kinds from '^(.*)' || wanted)),
        length(substring(kinds from '^(.*)' || left(wanted, 1))),
        greatest(length(kinds) - length(wanted), 0));
begin
    return substring(former from '^[^(]*(?:\([^)]*\)){' || kept || '}') || marks;
end
$$;
comment on function private.continued_number(text, text) is
    'The number that marks mean after another number: (8) after 30(a)(5) is 30(a)(8), (b)(6) is 30(b)(6). They take '
    'the place of the last marks that count alike; without such, of as many as they are.';
