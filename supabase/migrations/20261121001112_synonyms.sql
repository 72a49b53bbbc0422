-- Words and phrases that readers type where the texts have others (SEARCH-9, SEARCH-10): kept by staff, and looked up
-- by the search in a table by stem that a trigger makes of them.

create function private.are_meanings(meanings text[]) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return cardinality(meanings) between 1 and 20 and private.are_wordings(meanings, 1000) and not exists (
        select from unnest(meanings) as m (words)
        where cardinality(private.search_tokens(private.search_text(m.words))) not between 1 and 3);
end
$$;
comment on function private.are_meanings(text[]) is
    'Whether these may be what readers'' words mean: up to 20 words or phrases of three words at most.';

create function private.synonym_text(typed text, means text[]) returns text
language sql immutable strict parallel safe set search_path = ''
return typed || ' ' || array_to_string(means, ' ');
comment on function private.synonym_text(text, text[]) is 'All words of a synonym, for staff''s search.';

create table public.synonyms (
    id uuid primary key default gen_random_uuid(),
    typed text not null
        check (length(typed) <= 100 and cardinality(private.search_tokens(private.search_text(typed))) between 1 and 3),
    means text[] not null check (private.are_meanings(means)),
    is_mutual boolean not null default false,
    updated_at timestamptz not null default now(),
    folded text[] not null generated always as (private.search_tokens(private.search_text(typed))) stored,
    words text not null generated always as (private.synonym_text(typed, means)) stored,
    constraint synonyms_typed_key unique (folded)
);
comment on table public.synonyms is
    'What readers type where the texts have other words: a word, or up to three that stand side by side (SEARCH-9).';
comment on column public.synonyms.means is
    'What the texts have for it: words, or phrases of which a text has all words.';
comment on column public.synonyms.is_mutual is
    'Both ways: whether what is typed is found by its meanings, too.';
comment on column public.synonyms.folded is 'No two are the same but for capitals, accents and signs.';
create index synonyms_in_order on public.synonyms (typed, id);

grant insert (id, typed, means, is_mutual) on public.synonyms to authenticated;

insert into private.managed_tables (name, kind, duplicate_message) values
    ('synonyms', 'synonym', 'Another synonym has the same words. Change or delete that one first.');

create table private.search_synonyms (
    word text not null,
    means text not null,
    is_back boolean not null,
    synonym uuid not null references public.synonyms (id) on delete cascade,
    primary key (word, is_back, means, synonym)
);
comment on table private.search_synonyms is
    'Readers'' words for which the texts use others, by stem, of a phrase by its stems with spaces between: "reclaim" '
    'also finds "refund". Ranked below the word itself.';
comment on column private.search_synonyms.is_back is
    'Whether it leads back from what a mutual synonym means; these come after what staff say of the word itself.';
create index search_synonyms_of_synonym on private.search_synonyms (synonym);
alter table private.search_synonyms enable row level security;
grant select on private.search_synonyms to anon, authenticated, service_role;
create policy "everyone searches synonyms" on private.search_synonyms for select to anon, authenticated using (true);

create function private.synonyms_written() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
    delete from private.search_synonyms as s using written as n where s.synonym = n.id;
    insert into private.search_synonyms (word, means, is_back, synonym)
    with stems as materialized (
        select n.id, n.is_mutual, p.place, (
            select string_agg(private.search_stem(w.word), ' ' order by w.place)
            from unnest(private.search_tokens(private.search_text(p.words))) with ordinality as w (word, place)) as stem
        from written as n, unnest(n.typed || n.means) with ordinality as p (words, place)
    )
    select distinct d.word, d.means, d.is_back, t.id
    from stems as t join stems as m on m.id = t.id and t.place = 1 and m.place > 1 and m.stem <> t.stem,
        lateral (values (t.stem, m.stem, false), (m.stem, t.stem, true)) as d (word, means, is_back)
    where t.is_mutual or not d.is_back;
    return null;
end
$$;
comment on function private.synonyms_written() is
    'Trigger: what the search looks up for synonyms follows them in the same transaction. Security definer, because '
    'nobody may write what is derived.';
create trigger synonyms_added after insert on public.synonyms
    referencing new table as written for each statement execute function private.synonyms_written();
create trigger synonyms_changed after update on public.synonyms
    referencing new table as written for each statement execute function private.synonyms_written();
