-- The terms as the glossary shows them (TERM-1).

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
