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

create function private.index_citations(changed_table text, changed_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
    delete from private.citations as c using private.managed_tables as m
    where m.name = changed_table and c.source_type = m.kind and c.source_id = any (changed_ids);
    insert into private.citations (source_type, source_id, kind, number, instrument, is_public)
    -- Cut, because an index entry has a limited length: no provision has such a number, and no law such a name.
    select distinct t.kind, t.id, c.kind, left(c.number, 100), left(c.instrument, 300), t.is_public
    -- Part by part, so that no citation runs across two of them.
    from private.texts as t, unnest(array[t.title, t.subject] || t.plain) as p (part),
        private.find_citations(p.part) as c
    where t.table_name = changed_table and t.id = any (changed_ids);
end
$$;
comment on function private.index_citations(text, uuid[]) is 'Finds again what these texts of a table cite.';
revoke execute on function private.index_citations(text, uuid[]) from public;
