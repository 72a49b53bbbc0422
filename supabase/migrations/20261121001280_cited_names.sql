-- What texts call rulings and decisions (READ-6): by number, and by the names of the parties.

create function private.item_number(reference text) returns text
language sql immutable strict parallel safe set search_path = ''
return translate(substring(reference from '[0-9][0-9/-]*$'), '/', '-');
comment on function private.item_number(text) is
    'The number that a reference to a case or decision ends in, with hyphens for slashes: 41-96 of "CA 41/96".';

create table private.cited_names (
    target_type text not null references private.managed_tables (kind),
    target_id uuid not null,
    name text not null,
    court text,
    is_number boolean not null,
    is_short boolean not null,
    first_word text generated always as (substring(name from '[0-9A-Za-z]+')) stored,
    primary key (target_type, target_id, name)
);
comment on table private.cited_names is
    'What texts call a ruling or decision: its numbers, as private.search_numbers() writes them, and the names of the '
    'party that is no authority, from its title.';
comment on column private.cited_names.court is
    'The letters before the number in the title: CA, TA; null if there are none.';
comment on column private.cited_names.is_short is
    'Whether it is only the beginning of the party''s name, which can mean something else: see private.find_names().';
comment on column private.cited_names.first_word is
    'A text in which it stands has this word too: found by an index, not by looking for every name in every text.';
create index cited_names_name on private.cited_names (name);
create index cited_names_first_word on private.cited_names (first_word) where not is_number;
alter table private.cited_names enable row level security;

create function private.names_in_title(title text) returns table (name text, is_short boolean)
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    -- A name of these words alone is no name of a case,
    general constant text[] := array['Israel', 'Tel', 'Aviv', 'Haifa', 'Jerusalem', 'Nazareth', 'Lod', 'Eilat', 'Beer',
        'Sheva', 'The', 'Bank', 'Tax', 'VAT', 'National', 'Insurance', 'Real', 'Estate', 'European', 'Union', 'United'];
    -- nor is one of these words.
    common constant text[] := array['Top', 'First', 'General', 'International', 'Company', 'Group', 'Center', 'Central',
        'Association', 'Society', 'Kibbutz', 'Moshav', 'Neve', 'Beit', 'Kfar', 'Video', 'North', 'South', 'East',
        'West', 'American', 'British', 'Hotel', 'Hotels', 'Energy', 'Land', 'Services', 'Medical'] || general;
    parties constant text[] := regexp_split_to_array(
        regexp_replace(title, '\s*\([^()]*[0-9][^()]*\)', ' ', 'g'), '\s+[Vv]s?\.?\s+');
    party text;
    parts text[];
    size integer;
begin
    if cardinality(parties) < 2 then
        return;
    end if;
    foreach party in array parties loop
        continue when party ~ '(Director|Authority|Minist|State of|Commissioner|Assessing|Customs|Attorney|Government)';
        parts := regexp_split_to_array(btrim(regexp_replace(party,
            '(\s[–—-]\s|,|\s*\('
                || '|\s(Ltd|Inc|Limited|LLC|LP|GmbH|Corp|Co|and others|and another|et al)(?![0-9A-Za-z])).*$',
            '')), '\s+');
        for size in 1..least(cardinality(parts), 8) loop
            continue when parts[1:size] <@ general or parts[size] !~ '^[A-Z0-9]'
                or size = 1 and (parts[1] = any (common) or parts[1] !~ '^.{4}|^[A-Z]{3}');
            name := array_to_string(parts[1:size], ' ');
            is_short := size < cardinality(parts) or size = 1;
            return next;
            -- "G.F.I." is also written GFI.
            if name ~ '(?:[A-Z]\.){2}' then
                name := regexp_replace(name, '([A-Z])\.', '\1', 'g');
                return next;
            end if;
        end loop;
    end loop;
end
$$;
comment on function private.names_in_title(text) is
    'What a case is called by its title, "Applause App Quality Ltd. v. Israel Tax Authority (TA 15803-02-18)": the '
    'name of each party that is no authority, without what makes it a company, and the beginnings of that name '
    '(is_short).';

create function private.find_names(source text) returns table (words text)
language plpgsql stable strict set search_path = ''
    -- Of names that were just added the planner knows nothing, and would read all of them for each text.
    set enable_seqscan = off
as $$
declare
    plain constant text := regexp_replace(source, '[\s\u00a0]+', ' ', 'g');
    numbers constant text := translate(plain, '/', '-');
    judging constant text := '(?:[Jj]udge?ment|[Rr]uling|[Cc]ourt|(?<![0-9A-Za-z])[Cc]ase|[Aa]ppeal|held|decided)';
begin
    return query
    with named as materialized (
        select n.name, array_agg(n.target_id) as target_ids, n.is_short,
            -- No part of a longer name: "Elbit" in "Elbit Medical".
            '(?<![0-9A-Za-z.-])' || regexp_replace(n.name, '([.()\[\]*+?|^$\\{}-])', '\\\1', 'g')
                || '(?![0-9A-Za-z-])' || case when n.is_short then '(?! [A-Z])' else '' end as pattern
        from private.cited_names as n
        where not n.is_number and strpos(plain, n.name) > 0
            and n.first_word = any (array(select distinct m[1] from regexp_matches(plain, '[0-9A-Za-z]+', 'g') as m))
        group by n.name, n.is_short
    ), sure as (
        select unnest(n.target_ids) as target_id from named as n where not n.is_short and plain ~ n.pattern
        union
        select c.target_id from private.cited_names as c
        where c.is_number and c.target_type = 'ruling' and strpos(numbers, c.name) > 0
            and c.target_id in (select unnest(n.target_ids) from named as n where n.is_short)
    )
    select distinct n.name from named as n
    where plain ~ n.pattern
        -- A short name means the case where the text names it in full, or speaks of a court beside it.
        and (not n.is_short or n.target_ids && array(select s.target_id from sure as s)
            or plain ~ (judging || '[^' || chr(1) || ']{0,80}' || n.pattern)
            or plain ~ (n.pattern || '[^' || chr(1) || ']{0,80}' || judging));
end
$$;
comment on function private.find_names(text) is
    'The names of cases in a plain text whose blocks end with chr(1), each once.';
