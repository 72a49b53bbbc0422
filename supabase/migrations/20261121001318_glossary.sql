-- The terms as the glossary shows them (TERM-1), and the definition of one that is asked for by its name (SEARCH-11).

create function public.get_terms(of_id uuid default null) returns table (
    id uuid, term text, hebrew text, transliteration text, definition text, provisions text[], provision_urls text[])
language plpgsql stable set search_path = ''
as $$
declare
    wanted constant uuid[] := array(select t.id from public.terms as t where of_id is null or t.id = of_id);
begin
    return query
    select t.id, t.term, t.hebrew, coalesce(t.transliterations[1], ''), t.definition, coalesce(p.labels, '{}'),
        coalesce(p.urls, '{}')
    from public.terms as t
    left join private.provisions_of('term', wanted) as p on p.source_id = t.id
    where t.id = any (wanted)
    order by private.search_key(regexp_replace(t.term, '^the ', '', 'i')), t.id;
end
$$;
comment on function public.get_terms(uuid) is
    'The terms, or one of them, in the order of the English words, in which "the Area" stands under A: the Hebrew and '
    'how it is read, the definition, empty where there is none, and the provisions that it names, as readers call '
    'them, with the addresses of their pages.';

create function private.asked_key(words text, is_name boolean) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return (
        select string_agg(distinct private.search_stem(w.word), ' ' order by private.search_stem(w.word))
        from unnest(private.search_tokens(private.search_text(words))) as w (word)
        where not private.is_noise(w.word)
            and (is_name or not private.is_stop_word(w.word)
                and w.word <> all ('{mean,meaning,definition,defined,define,term}')));
end
$$;
comment on function private.asked_key(text, boolean) is
    'The stems of the words by which a term is asked for, in one order: "what is an authorised dealer in Israel?" has '
    'that of "authorised dealer". Of a name every word counts: "invoices" are not "Israel Invoices". Null without any.';

create function private.asked_keys(names text[], is_common boolean) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return array(
        select distinct case when is_common then '? ' else '' end || k.key
        from unnest(names) as n (name),
            lateral (values (n.name), (regexp_replace(n.name, '\([^()]*\)', '', 'g'))) as w (words),
            private.asked_key(w.words, true) as k (key)
        where k.key is not null);
end
$$;
comment on function private.asked_keys(text[], boolean) is
    'The keys of a term''s names, also without what stands in parentheses; marked "? " where the names are common '
    'words (sale, invoice), which ask for the term only in a question.';

alter table public.terms add column asked_keys text[] not null
    generated always as (private.asked_keys(term || variants, not is_marked)) stored;
comment on column public.terms.asked_keys is 'What private.asked_keys() makes of its English names (SEARCH-11).';
grant select (asked_keys) on public.terms to anon;
create index terms_asked_keys on public.terms using gin (asked_keys) with (fastupdate = off);

create function private.terms_asked(folded text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
    asked constant record := private.asked_for(folded, 'term');
    keys constant text[] := array_remove(
        array[private.asked_key(folded, true), private.asked_key(folded, false),
            case when asked.has_kind then '? ' || private.asked_key(folded, false) end], null);
    spelt constant text[] := array(
        select private.join_keys(private.word_keys(private.search_tokens(private.search_text(w.words))))
        from unnest(array[folded, array_to_string(asked.typed, ' ')]) as w (words));
    named constant uuid[] := array(
        select t.id from public.terms as t
        where t.is_defined and (t.asked_keys && keys or t.name_keys && spelt)
        order by t.term
        limit 2);
begin
    return coalesce((
        select jsonb_agg(to_jsonb(t) - 'id' || jsonb_build_object('is', 'term', 'url', '/glossary#' || t.id))
        from unnest(named) as n (id), lateral (select * from public.get_terms(n.id)) as t), '[]');
end
$$;
comment on function private.terms_asked(text) is
    'The defined terms of which a folded query is the name, in English, Hebrew or its transliteration, and nothing '
    'else, as public.get_terms() gives them; up to two. An array, mostly empty.';
