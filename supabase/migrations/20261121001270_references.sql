-- The references in texts: to provisions, rulings and decisions (READ-6). They are found by private.text_changed(),
-- never typed by hand. What is stored is what the text says ("section 30(a)(5)"); what it leads to, is resolved when it
-- is read.

create function private.find_references(source text)
returns table (words text, part integer, linked text, kind text, number text, instrument text)
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    -- Ranges replace \w and \y, whose letters depend on the database's locale.
    marks constant text := '(?:' || private.mark_pattern() || ')+';
    -- "30 (a) (5)", but not "30 (EU)".
    provision constant text := '[0-9]+[A-Z]{0,2}(?:' || private.mark_pattern()
        || '| \((?:[a-z]|[0-9]{1,2}|[ivx]{2,4})\))*';
    joint constant text := '(?: ?, ?(?:and |or )?| (?:and|or|to|through|and/or) | ?[–-] ?)';
    court constant text := '(?:(?:Civil|Criminal|Tax|VAT|Administrative) Appeal|C\.?A\.?|L\.?C\.?A\.?|R\.?C\.?A\.?'
        || '|P\.?C\.?A\.?|T\.?A\.?|A\.?A\.?|A\.?S\.?|V\.?A\.?|Cr\.?A\.?|CrimA|C\.?C\.?|C\.?F\.?H\.?|H\.?C\.?J\.?|ITA'
        || '|OM|TM)(?: [Nn]o\.)?';
    decision constant text := '[0-9]{1,5}/[0-9]{2}';
    capitals constant text := '(?:(?:[A-Z][0-9A-Za-z_]*|\([A-Z][0-9A-Za-z_ ]*\)) ?)+';
    plain constant text := regexp_replace(source,
        '[\s\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g');
    m text[];
    token text[];
    named text;
    last text;
begin
    for m in
        select f.m from regexp_matches(plain,
            '(?<![0-9A-Za-z_.''’])((((?:(?:[A-Z][A-Za-z]*|\([A-Z][A-Za-z. 0-9]*\)) )*(?:Law|Regulations|Directives'
            || '|Ordinance)(?: \([A-Z][A-Za-z ]*\))?)(?:, 5[0-9]{3}-[0-9]{4})?, '
            || '|(?:[Pp]aragraph|[Ss]ub-?(?:section|regulation|paragraph)) (' || marks || ') (?:of|in) )?'
            || '((?:[Ss]ections?|[Rr]egulations?|[Dd]irectives?,?) |(?:ss?|[Ss]ecs?|[Rr]egs?)\. ?|§§? ?)'
            || '(' || provision || '(?:' || joint || '(?:' || provision || '|' || marks || '))*)'
            || '(?![0-9A-Za-z_%]|/[0-9]{3}| (?:days?|weeks?|months?|years?|per cent|(?:January|February|March|April|May'
            || '|June|July|August|September|October|November|December) [0-9]))'
            || '( of (?:the|this) (' || capitals || '|(?:bookkeeping|registration) (?:directives|regulations))'
            || '| of these Regulations| (?:VAT|Value Added Tax) Law(?![0-9A-Za-z_]))?)',
            'g') as f (m)
    loop
        words := btrim(m[1]);
        kind := case when m[5] ~ '^[Rr]' then 'regulation' else 'section' end;
        -- The words before the first name of an instrument: "Under the Law, section 30".
        named := regexp_replace(coalesce(m[3], ''),
            '^(?:(?:Under|In|See|By|Of|And|For|From|To|The|On|With|Both|As|Per|Unlike) )+', '');
        instrument := coalesce(btrim(case when m[8] ~ '^[a-z]' then initcap(m[8]) else m[8] end),
            case when m[7] like '% Law' then 'Law' end,
            case when m[7] is null and named <> '' and (kind = 'section' or named like '%Regulations%')
                and (kind = 'regulation' or named not like '%Regulations%') then named end,
            case when m[5] ~ '^[Dd]' then 'Directives' else '' end);
        part := 1;
        last := '';
        linked := coalesce(m[2], '');
        if m[4] is null and linked <> '' then
            kind := null;
            number := null;
            return next;
            kind := case when m[5] ~ '^[Rr]' then 'regulation' else 'section' end;
            part := 2;
            linked := '';
        end if;
        linked := linked || m[5];
        for token in
            select t.m from regexp_matches(m[6], '(' || provision || ')|(' || marks || ')|([^0-9(]+)', 'g')
                as t (m)
        loop
            if token[3] is not null then
                number := null;
                linked := token[3];
            else
                number := coalesce(replace(token[1], ' ', ''), private.continued_number(last, token[2]))
                    || case when last = '' then coalesce(m[4], '') else '' end;
                linked := case when last = '' then linked else '' end || coalesce(token[1], token[2]);
                last := number;
            end if;
            kind := case when number is null then null when m[5] ~ '^[Rr]' then 'regulation' else 'section' end;
            return next;
            part := part + 1;
        end loop;
        if btrim(m[7]) <> '' then
            kind := null;
            number := null;
            linked := rtrim(m[7]);
            return next;
        end if;
    end loop;

    if plain !~ '[0-9][/-][0-9]' then
        -- Most texts name no case: the patterns below, which name courts, take longer to compile.
        return;
    end if;
    instrument := '';
    part := 1;
    kind := 'case';
    for m in
        select f.m from regexp_matches(plain,
            '(?<![0-9A-Za-z_./,-])((?:(' || court || ') )?'
            || '([0-9]{1,6}(?:/[0-9]{2}(?:[0-9]{2})?|-(?:0[1-9]|1[0-2])-[0-9]{2})))'
            || '(?![0-9A-Za-z_/]|-[0-9])', 'g') as f (m)
        where f.m[2] is not null or f.m[3] ~ '^(?!(?:19|20)[0-9]{2}-)[0-9]{2,6}-'
    loop
        words := m[1];
        linked := m[1];
        number := concat_ws(' ', case
            when m[2] like '%Appeal%' then left(m[2], 1) || 'A'
            else regexp_replace(m[2], '\.| [Nn]o\.', '', 'g') end, m[3]);
        return next;
    end loop;

    kind := 'decision';
    for m in
        select f.m from regexp_matches(plain,
            '(?:((?:' || court || ') )|(?<![0-9A-Za-z_./,-]))((?:(?:[Tt]ax |[Aa]dvance |[Pp]re-)?'
            || '(?:[Dd]ecisions?|[Rr]ulings?)(?: [Nn]o\.| [Nn]umbers?)? )?)'
            || '(' || decision || '(?:' || joint || decision || ')*)(?![0-9A-Za-z_/]|-[0-9])', 'g') as f (m)
        -- Of a court it is a case: read and passed, for what a pattern must not stand behind is looked for from the
        -- beginning of the text at each match. Without the word: a number that no year, date or fraction has.
        where f.m[1] is null and (f.m[2] <> '' or f.m[3] ~ '^[0-9]{3}' and f.m[3] !~ '^(?:19|20)[0-9]{2}/')
    loop
        words := m[2] || m[3];
        part := 1;
        for token in select t.m from regexp_matches(m[3], '([0-9]+/[0-9]+)|([^0-9]+)', 'g') as t (m) loop
            kind := case when token[1] is null then null else 'decision' end;
            number := token[1];
            linked := case when part = 1 then m[2] else '' end || coalesce(token[1], token[2]);
            return next;
            part := part + 1;
        end loop;
    end loop;
end
$$;
comment on function private.find_references(text) is
    'The references in a plain text, part by part; none runs across the end of a block (chr(1)). words are those of '
    'the whole: "sections 15 and 30 of the Law"; linked is what a part of them says. A part that refers to something '
    'has a kind (section, regulation, case, decision), a number ("30(a)(5)", "CA 8556/21", "8933/25") and, for '
    'provisions, the instrument if the text names one (otherwise ""). '
    'src/texts/reference-examples.json says what is found in what.';
