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
create index text_references_provision on private.text_references (private.base_number(number))
    where kind in ('section', 'regulation');
create index text_references_item on private.text_references (private.item_number(number))
    where kind in ('case', 'decision');
alter table private.text_references enable row level security;

create function private.index_references(changed_table text, changed_ids uuid[], only_names boolean default false)
returns void
language plpgsql set search_path = ''
as $$
declare
    changed_kind constant text := (select m.kind from private.managed_tables as m where m.name = changed_table);
begin
    delete from private.text_references as r
    where r.source_type = changed_kind and r.source_id = any (changed_ids) and (r.kind = 'name' or not only_names);
    insert into private.text_references (source_type, source_id, words, part, linked, kind, number, instrument)
    -- Cut, because an index entry has a limited length: nothing that is found is as long.
    select t.kind, t.id, left(f.words, 600), f.part, f.linked, f.kind, left(f.number, 100), left(f.instrument, 300)
    from private.texts as t
    cross join lateral (select private.html_words(t.html, chr(1)) as blocks, private.html_to_text(t.html) as plain
        offset 0) as h
    cross join lateral (
        -- Part by part, so that no reference runs across two of them; what is in the HTML, with the ends of its blocks.
        select h.blocks
        union
        select p.part from unnest(array[t.name] || t.plain) as p (part) where strpos(h.plain, p.part) = 0
    ) as s (source)
    cross join lateral (
        select r.* from private.find_references(s.source) as r where not only_names
        union all
        select n.words, 1, n.words, 'name', n.words, '' from private.find_names(s.source) as n) as f
    where t.table_name = changed_table and t.id = any (changed_ids)
    on conflict do nothing;
end
$$;
comment on function private.index_references(text, uuid[], boolean) is
    'Finds again the references in these texts of a table: by numbers, as private.find_references() has them, and by '
    'names of cases, or by these alone.';

create function private.index_cited_names(changed_table text, changed_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    changed constant private.managed_tables := (
        select m from private.managed_tables as m where m.name = changed_table);
    former text[];
    present text[];
    naming record;
begin
    with gone as (
        delete from private.cited_names as n where n.target_type = changed.kind and n.target_id = any (changed_ids)
        returning n.name, n.target_id
    )
    select array_agg(g.name || ' ' || g.target_id) into former from gone as g;
    with added as (
        insert into private.cited_names (target_type, target_id, name, court, is_number, is_short)
        select t.kind, t.id, n.number, max(substring(f.number from '^([A-Za-z]+) ')), true, false
        from private.texts as t cross join unnest(t.numbers) as n (number)
            left join private.find_references(t.name) as f on f.kind = 'case'
                and private.item_number(f.number) = n.number
        where t.table_name = changed_table and t.id = any (changed_ids) and t.is_public
        group by t.kind, t.id, n.number
        union all
        select t.kind, t.id, n.name, null, false, bool_and(n.is_short)
        from private.texts as t, private.names_in_title(t.name) as n
        where t.table_name = changed_table and t.id = any (changed_ids) and t.is_public and changed.cited_as = 'case'
        group by t.kind, t.id, n.name
        returning name, target_id
    )
    select array_agg(a.name || ' ' || a.target_id) into present from added as a;

    for naming in
        with changed_names as materialized (
            select distinct left(c.pair, -37) as name
            from (
                (select unnest(former) except select unnest(present))
                union
                (select unnest(present) except select unnest(former))
            ) as c (pair)
        ), readers as (
            select r.source_type, r.source_id
            from changed_names as n join private.text_references as r on r.kind = 'name' and r.number = n.name
            union
            select r.source_type, r.source_id
            from changed_names as n join private.text_references as r
                on r.kind in ('case', 'decision') and private.item_number(r.number) = n.name
            union
            select k.kind, d.id
            from changed_names as n, private.search_documents as d
                join private.managed_tables as k on k.search_type = d.kind
            where n.name !~ '^[0-9-]+$'
                and d.words @@ (
                    select string_agg(quote_literal(w.word), ' & ')::tsquery
                    from unnest(private.search_tokens(private.search_text(n.name))) as w (word))
                and strpos(d.title || ' ' || d.body, n.name) > 0
        )
        select m.name, array_agg(distinct r.source_id) as ids
        from readers as r join private.managed_tables as m on m.kind = r.source_type
        -- Their own texts are read next (private.refresh_derived).
        where r.source_id <> all (changed_ids)
        group by m.name
    loop
        perform private.index_references(naming.name, private.put_off(naming.name, naming.ids), true);
    end loop;
end
$$;
comment on function private.index_cited_names(text, uuid[]) is
    'Finds again what texts call these rulings or decisions, and looks for names that are new, or no longer theirs, in '
    'the texts that have them.';
