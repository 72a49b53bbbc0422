-- Which defined terms each text uses (TERM-2): found when a text or a term is saved, like the references in it. Where
-- in the text a term stands, the browser finds, as it does for references.

create function private.term_pattern(name text) returns text
language sql immutable strict parallel safe set search_path = ''
-- A capital at the beginning of a sentence, but "director" is not the Director; in the plural too.
return '(?<![[:alnum:]-])(?:' || regexp_replace(regexp_replace(name, '([.()\[\]*+?|^$\\{}-])', '\\\1', 'g'),
        '^[a-z]', '[' || left(name, 1) || upper(left(name, 1)) || ']')
    || ')(?:e?s)?(?![[:alnum:]-])';
comment on function private.term_pattern(text) is 'A pattern for a term in a text, in the singular or the plural.';

create function private.marked_names(term public.terms) returns text[]
language sql immutable set search_path = ''
return case when term.is_marked and term.is_defined
    then array_remove(array[regexp_replace(term.term, '\s*\([^()]*\)', '', 'g')] || term.variants, '') else '{}' end;
comment on function private.marked_names(public.terms) is
    'By which words texts use a term: its name without what stands in parentheses, and its other forms; none of one '
    'that is not marked, or says nothing yet.';

create table private.text_terms (
    source_type text not null references private.managed_tables (kind),
    source_id uuid not null,
    term_id uuid not null,
    words text not null,
    primary key (source_type, source_id, term_id, words)
);
comment on table private.text_terms is
    'The terms that each text uses, by each form in which it does: "exempt dealers". Staff can except a text.';
comment on column private.text_terms.term_id is
    'No foreign key: who deletes a term would wait for who is deriving from a text that uses it.';
create index text_terms_term on private.text_terms (term_id);
alter table private.text_terms enable row level security;

create function private.index_terms(changed_table text, changed_ids uuid[], changed_terms uuid[] default null)
returns void
language plpgsql set search_path = ''
as $$
declare
    changed_kind constant text := (select m.kind from private.managed_tables as m where m.name = changed_table);
begin
    delete from private.text_terms as u
    where u.source_type = changed_kind and u.source_id = any (changed_ids)
        and (changed_terms is null or u.term_id = any (changed_terms));
    -- Once a text and once a name, not once for each of their pairs.
    with sources as materialized (
        select t.kind, t.id, w.plain, lower(w.plain) as folded
        from private.texts as t, lateral (
            select regexp_replace(private.html_words(t.html, chr(1)), '[\s\u00a0]+', ' ', 'g') as plain offset 0) as w
        where t.table_name = changed_table and t.id = any (changed_ids)
    ), names as materialized (
        select d.id, d.excepted, n.name, lower(n.name) as folded
        from public.terms as d, unnest(private.marked_names(d)) as n (name)
        where changed_terms is null or d.id = any (changed_terms)
    )
    insert into private.text_terms (source_type, source_id, term_id, words)
    select s.kind, s.id, n.id, f.found[1]
    from sources as s
    -- Patterns are slow, and most texts use few of the terms.
    join names as n on strpos(s.folded, n.folded) > 0 and s.id <> all (n.excepted)
    cross join lateral regexp_matches(s.plain, '(' || private.term_pattern(n.name) || ')', 'g') as f (found)
    on conflict do nothing;
end
$$;
comment on function private.index_terms(text, uuid[], uuid[]) is
    'Finds again which terms these texts of a table use: all terms, or some.';

create function private.index_terms_again(changed_terms uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    using_them record;
begin
    for using_them in
        with readers as (
            select u.source_type as kind, u.source_id as id
            from private.text_terms as u where u.term_id = any (changed_terms)
            union
            select m.kind, d.id
            from public.terms as t, lateral unnest(private.marked_names(t)) as n (name),
                lateral private.search_phrase(private.search_tokens(private.search_text(n.name))) as p (phrase),
                private.search_documents as d join private.managed_tables as m on m.search_type = d.kind
            where t.id = any (changed_terms) and d.words @@ p.phrase
        )
        select m.name, array_agg(r.id) as ids
        from readers as r join private.managed_tables as m on m.kind = r.kind
        where m.name <> 'terms'
        group by m.name
    loop
        perform private.index_terms(using_them.name, private.put_off(using_them.name, using_them.ids), changed_terms);
    end loop;
end
$$;
comment on function private.index_terms_again(uuid[]) is
    'Finds again the texts that use these terms, by what the search knows of the words in them.';

create function private.term_note(of_term public.terms) returns text
language sql immutable set search_path = ''
return case when of_term.hebrew || of_term.defined_in || array_to_string(of_term.transliterations, '') <> ''
    then regexp_replace(
            upper(left(of_term.term, 1)) || substr(of_term.term, 2) || coalesce(': ' || nullif(of_term.hebrew, ''), '')
                || coalesce(' (' || of_term.transliterations[1] || ')', ''), '\.?$', '.')
        || coalesce(' ' || regexp_replace(nullif(of_term.defined_in, ''), '\.?$', '.'), '') end;
comment on function private.term_note(public.terms) is
    'What print says of a term (TERM-2): "Foreign resident: תושב חוץ (toshav hutz). Section 1." Null where neither its '
    'Hebrew nor what defines it is known.';

create function private.terms_of(of_type text, of_ids uuid[], with_notes boolean)
returns table (source_id uuid, links jsonb)
language sql stable set search_path = ''
as $$
    select u.source_id, jsonb_agg(
        jsonb_build_array(jsonb_build_array(u.words, '/glossary#' || u.term_id))
            || case when n.note is null then '[]' else jsonb_build_array(jsonb_build_array(n.note)) end
        order by length(u.words) desc, u.words, u.term_id)
    from private.text_terms as u join public.terms as t on t.id = u.term_id
    cross join lateral (select case when with_notes then private.term_note(t) end as note) as n
    where u.source_type = of_type and u.source_id = any (of_ids)
    group by u.source_id
$$;
comment on function private.terms_of(text, uuid[], boolean) is
    'The terms that these texts use, in the shape of get_links(): each form with the term''s place in the glossary '
    'and, if wanted, its note in print, if it has one.';
