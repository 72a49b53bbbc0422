-- The terms of the law in English and Hebrew, for the glossary, the search and the texts that use them (TERM-1).

create function private.short_name(name text, variants text[]) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return (
        select v.name from unnest(regexp_replace(name, '\s*\([^()]*\)', '', 'g') || variants) as v (name)
        order by length(v.name), v.name limit 1);
end
$$;
comment on function private.short_name(text, text[]) is 'The shortest of a term''s English names: "VAT".';

create table public.terms (
    id uuid primary key default gen_random_uuid(),
    term text not null unique check (term ~ '\S' and length(term) <= 200),
    variants text[] not null default '{}' check (private.are_wordings(variants, 1000)),
    hebrew text not null default '' check (length(hebrew) <= 200),
    transliterations text[] not null default '{}' check (private.are_wordings(transliterations, 1000)),
    definition text not null default '' check (length(definition) <= 1000),
    defined_in text not null default '' check (length(defined_in) <= 500),
    note text not null default '' check (length(note) <= 1000),
    is_marked boolean not null default true,
    except_in text[] not null default '{}' check (private.are_wordings(except_in, 5000)),
    updated_at timestamptz not null default now(),
    revised_at timestamptz not null default now(),
    excepted uuid[] not null default '{}',
    short text not null generated always as (private.short_name(term, variants)) stored,
    is_defined boolean not null generated always as (definition <> '') stored,
    asked_as text[] not null generated always as (
        variants || transliterations || array_remove(array[hebrew], '')) stored
);
comment on table public.terms is 'Defined terms: what the Law calls things, in plain text.';
comment on column public.terms.variants is 'Other forms of the English term: "VAT" of "value added tax".';
comment on column public.terms.short is 'Its shortest English name, in which the search reads its Hebrew (SEARCH-11).';
comment on column public.terms.transliterations is
    'The Hebrew in Latin letters; the first is the one that is shown, others are other words for the same.';
comment on column public.terms.definition is 'Empty where no source of ours says what it means.';
comment on column public.terms.defined_in is
    'The provisions that define or use it, as any text cites them: "Sections 1 and 47; regulation 13 of the '
    'Registration Regulations". What it leads to is found like the references in texts (READ-6).';
comment on column public.terms.note is
    'What staff say to each other of it, such as where the definition comes from; readers may not read it.';
comment on column public.terms.is_marked is
    'Whether texts that use it lead to it, once it has a definition (TERM-2); not for a common word.';
comment on column public.terms.except_in is
    'The addresses of texts in which it is not marked, because it means something else there.';
comment on column public.terms.excepted is 'The ids of these texts, see private.find_excepted().';
comment on column public.terms.asked_as is 'The other names by which the search finds it (TERM-3).';

grant select (id, term, hebrew, transliterations, definition, defined_in, revised_at, short)
    on public.terms to anon;
grant insert (id, term, variants, hebrew, transliterations, definition, defined_in, note, is_marked, except_in)
    on public.terms to authenticated;
