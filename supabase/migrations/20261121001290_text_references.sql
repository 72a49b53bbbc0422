-- The references that were found in each text, and finding them again.

create table private.text_references (
    source_type text not null references private.managed_tables (kind),
    source_id uuid not null,
    words text not null,
    part integer not null,
    linked text not null,
    kind text check (kind in ('section', 'regulation', 'case', 'decision', 'name')),
    number text,
    instrument text,
    primary key (source_type, source_id, words, part)
);
comment on table private.text_references is
    'The references in each text (READ-6), part by part as private.find_references() gives them. A part of the kind '
    '"name" has for its number the name of a case.';
comment on column private.text_references.kind is 'Null for the words between two references, and after the last.';
create index text_references_named on private.text_references (kind, number) where kind in ('case', 'decision', 'name');
alter table private.text_references enable row level security;

create function private.index_references(changed_table text, changed_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    changed_kind constant text := (select m.kind from private.managed_tables as m where m.name = changed_table);
begin
    delete from private.text_references as r where r.source_type = changed_kind and r.source_id = any (changed_ids);
    insert into private.text_references (source_type, source_id, words, part, linked, kind, number, instrument)
    -- Cut, because an index entry has a limited length: nothing that is found is as long.
    select t.kind, t.id, left(f.words, 600), f.part, f.linked, f.kind, left(f.number, 100), left(f.instrument, 300)
    from private.texts as t
    cross join lateral (
        -- Part by part, so that no reference runs across two of them; what is in the HTML, with the ends of its blocks.
        select private.html_words(t.html, chr(1))
        union
        select p.part from unnest(array[t.name] || t.plain) as p (part)
        where strpos(private.html_to_text(t.html), p.part) = 0
    ) as s (source)
    cross join lateral (
        select r.words, r.part, r.linked, r.kind, r.number, r.instrument from private.find_references(s.source) as r
        union all
        select n.words, 1, n.words, 'name', n.words, '' from private.find_names(s.source) as n
    ) as f
    where t.table_name = changed_table and t.id = any (changed_ids)
    on conflict do nothing;
end
$$;
comment on function private.index_references(text, uuid[]) is 'Finds again the references in these texts of a table.';
revoke execute on function private.index_references(text, uuid[]) from public;
