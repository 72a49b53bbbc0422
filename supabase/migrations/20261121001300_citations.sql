-- Which provisions the rulings, decisions, news and FAQs cite: those of the references found in their texts.

create table private.citations (
    source_type text not null references private.managed_tables (kind),
    source_id uuid not null,
    kind text not null check (kind in ('section', 'regulation')),
    number text not null,
    instrument text not null,
    is_public boolean not null,
    base text not null generated always as (private.base_number(number)) stored,
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
        select distinct private.base_number(n.number) from unnest(numbers) as n (number));
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
    select distinct r.source_type, r.source_id, r.kind, r.number, r.instrument, t.is_public
    from private.text_references as r
    join private.texts as t on t.kind = r.source_type and t.id = r.source_id
    where r.source_type = changed_kind and r.source_id = any (changed_ids) and r.kind in ('section', 'regulation');
    perform private.note_cited_sections(changed_kind, changed_ids);
end
$$;
comment on function private.index_citations(text, uuid[]) is
    'Keeps which provisions these texts of a table cite, from the references in them.';
revoke execute on function private.index_citations(text, uuid[]) from public;
