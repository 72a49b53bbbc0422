-- Which provisions the rulings, decisions, news and FAQs cite: found in their texts by private.text_changed(), never
-- typed by hand. What is stored is what the text says ("section 30(a)(5)"); which section that is, is resolved when it
-- is read.

create function private.find_citations(source text)
returns table (kind text, number text, instrument text)
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    -- The same grammar as in src/lib/references.ts; src/lib/reference-examples.json tests both. Ranges replace \w and
    -- \y, whose letters depend on the database's locale.
    return query
    select distinct case when f.m[1] ~ '^[Rr]' then 'regulation' else 'section' end, n.m[1],
        btrim(coalesce(f.m[3], case when f.m[1] ~ '^[Dd]' then 'Directives' else '' end))
    from regexp_matches(regexp_replace(source, '[\s\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ',
        'g'),
            '(?<![0-9A-Za-z_.''’])((?:[Ss]ections?|[Rr]egulations?|[Dd]irectives?) |(?:ss?|[Rr]egs?)\. ?|§§? ?)'
            || '([0-9]+[A-Z]{0,2}(?:\([0-9A-Za-z]{1,4}\))*'
            || '(?:(?: ?, ?(?:and |or )?| (?:and|or|to) | ?[–-] ?)[0-9]+[A-Z]{0,2}(?:\([0-9A-Za-z]{1,4}\))*)*)'
            || '(?![0-9A-Za-z_%]|/[0-9]{3})(?: of the ((?:(?:[A-Z][0-9A-Za-z_]*|\([A-Z][0-9A-Za-z_ ]*\)) ?)+))?',
                'g') as f (m),
        regexp_matches(f.m[2], '([0-9]+[A-Z]{0,2}(?:\([0-9A-Za-z]{1,4}\))*)', 'g') as n (m);
end
$$;
comment on function private.find_citations(text) is
    'The provisions that a plain text cites, each once: section or regulation, its number with its paragraphs, and the '
    'instrument if the text names one (otherwise "").';
revoke execute on function private.find_citations(text) from public;
grant execute on function private.find_citations(text) to service_role;

create table private.citations (
    source_type text not null references private.managed_tables (kind),
    source_id uuid not null,
    kind text not null check (kind in ('section', 'regulation')),
    number text not null,
    instrument text not null,
    is_public boolean not null,
    base text not null generated always as (substring(number from '^[0-9A-Z]+')) stored,
    primary key (source_type, source_id, kind, number, instrument)
);
comment on table private.citations is 'What each text cites, one row per provision.';
comment on column private.citations.is_public is 'Whether everybody may read the text.';
comment on column private.citations.number is 'As in the text, with its paragraphs: 30(a)(5).';
comment on column private.citations.base is 'The number without its paragraphs: 30.';
comment on column private.citations.instrument is
    'The instrument that the text names: "Law", "Registration Regulations"; empty if it names none.';
create index citations_provision on private.citations (kind, base, number, instrument, source_id);
alter table private.citations enable row level security;

create function private.note_cited_sections(citing_kind text, citing uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    kinds text[];
    numbers text[];
    instruments text[];
begin
    select array_agg(c.kind), array_agg(c.number), array_agg(c.instrument) into kinds, numbers, instruments
    from (
        select distinct o.kind, o.number, o.instrument from private.citations as o
        where o.source_type = citing_kind and o.source_id = any (citing) and o.is_public) as c;
    if kinds is not null then
        perform private.note_surroundings('sections', array(
            select r.section_id from private.resolve_citations(kinds, numbers, instruments) as r));
    end if;
end
$$;
comment on function private.note_cited_sections(text, uuid[]) is
    'Notes a change of what cites the sections that these texts cite, for content_changes().';
revoke execute on function private.note_cited_sections(text, uuid[]) from public;

create function private.note_citing_texts(numbers text[]) returns void
language plpgsql set search_path = ''
as $$
declare
    bases constant text[] := array(
        select distinct substring(n.number from '^[0-9A-Z]+') from unnest(numbers) as n (number));
    citing record;
begin
    for citing in
        select m.name, array_agg(distinct c.source_id) as ids
        from private.citations as c join private.managed_tables as m on m.kind = c.source_type
        where c.kind in ('section', 'regulation') and c.base = any (bases) and c.is_public
        group by m.name
    loop
        perform private.note_surroundings(citing.name, citing.ids);
    end loop;
end
$$;
comment on function private.note_citing_texts(text[]) is
    'Notes a change of what the texts cite that name one of these numbers, for content_changes().';
revoke execute on function private.note_citing_texts(text[]) from public;

create function private.note_tied_rulings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
    perform private.note_surroundings('rulings', array[old.ruling_id, new.ruling_id]);
    return null;
end
$$;
comment on function private.note_tied_rulings() is
    'Trigger: notes a ruling that staff tied to a section, or untied, for content_changes(). Security definer, because '
    'clients may not write the log.';
revoke execute on function private.note_tied_rulings() from public;
create trigger related_rulings_tied after insert or update or delete on public.related_rulings
    for each row execute function private.note_tied_rulings();

create function private.index_citations(changed_table text, changed_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    changed_kind constant text := (select m.kind from private.managed_tables as m where m.name = changed_table);
begin
    perform private.note_cited_sections(changed_kind, changed_ids);
    delete from private.citations as c where c.source_type = changed_kind and c.source_id = any (changed_ids);
    insert into private.citations (source_type, source_id, kind, number, instrument, is_public)
    -- Cut, because an index entry has a limited length: no provision has such a number, and no law such a name.
    select distinct t.kind, t.id, c.kind, left(c.number, 100), left(c.instrument, 300), t.is_public
    -- Part by part, so that no citation runs across two of them.
    from private.texts as t, unnest(array[t.name] || t.plain) as p (part),
        private.find_citations(p.part) as c
    where t.table_name = changed_table and t.id = any (changed_ids);
    perform private.note_cited_sections(changed_kind, changed_ids);
end
$$;
comment on function private.index_citations(text, uuid[]) is 'Finds again what these texts of a table cite.';
revoke execute on function private.index_citations(text, uuid[]) from public;
