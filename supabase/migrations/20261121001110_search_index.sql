-- What the search looks at: one document for each section, ruling, decision, news post and enabled FAQ, and the words
-- that occur in them. The triggers of the next file keep both; everything in them can be read by everyone already.

create function private.search_key(heading text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return array_to_string(private.search_tokens(private.search_text(
        regexp_replace(heading, '^\s*(?:\d+[A-Z]{0,2}(?:\(\w{1,4}\))*[.:]|§)\s+', ''))), ' ');
end
$$;
comment on function private.search_key(text) is
    'The words of a title without the number that it begins with, to compare with a query.';
revoke execute on function private.search_key(text) from public;
grant execute on function private.search_key(text) to anon, authenticated, service_role;

create table private.search_documents (
    number bigint generated always as identity primary key,
    kind text not null check (kind in ('law', 'ruling', 'decision', 'news', 'faq')),
    id uuid not null,
    title text not null,
    heading text not null,
    heading_key text not null generated always as (private.search_key(heading)) stored,
    url text not null,
    body text not null,
    context text,
    numbers text[] not null,
    place integer not null,
    title_words tsvector not null generated always as (private.search_vector(kind, heading, null, null)) stored,
    words tsvector not null generated always as (private.search_vector(kind, heading, body, context)) stored,
    unique (kind, id)
);
comment on table private.search_documents is 'What can be found, as plain text: one row for each public text (SEARCH-3).';
comment on column private.search_documents.heading is 'What counts as the title: for a decision, whose title is a number, its subject too.';
comment on column private.search_documents.context is 'Words that find the text without standing in it: the chapter, the court, the category.';
comment on column private.search_documents.numbers is 'The numbers it bears, as private.search_numbers() writes them.';
comment on column private.search_documents.place is 'Which of two texts of the same number comes first: the Law, the regulations, the rest.';

-- Ranking reads the words of hundreds of rows: rows up to a page stay whole instead of moving aside at 2 kB.
alter table private.search_documents set (toast_tuple_target = 8160);
create index search_documents_words on private.search_documents using gin (words);
create index search_documents_title_words on private.search_documents using gin (title_words);
create index search_documents_numbers on private.search_documents using gin (numbers);

create table private.search_words (
    word text primary key,
    law integer not null default 0,
    ruling integer not null default 0,
    decision integer not null default 0,
    news integer not null default 0,
    faq integer not null default 0,
    documents integer not null generated always as (law + ruling + decision + news + faq) stored,
    stem text not null generated always as (private.search_stem(word)) stored
);
comment on table private.search_words is
    'The dictionary: every word of the documents (and "#kind" for all of a kind), and in how many of each kind it occurs. What a reader typed is looked up here first: stems, parts of words and typos become words that exist.';
create index search_words_stem on private.search_words (stem text_pattern_ops);
create index search_words_beginning on private.search_words (word text_pattern_ops);
create index search_words_parts on private.search_words using gin (word extensions.gin_trgm_ops);

create table private.search_synonyms (
    word text primary key,
    means text[] not null check (cardinality(means) > 0)
);
comment on table private.search_synonyms is
    'Words of a reader''s that the texts put differently, by stem: "reclaim" also finds "refund". Ranked below the word itself.';

alter table private.search_documents enable row level security;
alter table private.search_words enable row level security;
alter table private.search_synonyms enable row level security;
grant select on private.search_documents, private.search_words, private.search_synonyms
    to anon, authenticated, service_role;
create policy "everyone searches documents" on private.search_documents for select to anon, authenticated using (true);
create policy "everyone searches words" on private.search_words for select to anon, authenticated using (true);
create policy "everyone searches synonyms" on private.search_synonyms for select to anon, authenticated using (true);

create function private.search_numbers(title text, source text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return (
        select array(
            select unnest(array[lower(private.section_number(title)), source || ' ' || lower(private.section_number(title))])
            where source in ('law', 'regulation', 'directive')
                and private.section_number(title) is not null
            union
            select regexp_replace(lower(m[1]), '[/\s]', '-', 'g')
            from regexp_matches(title, '(?<![\w/-])(\d{1,6}[-/]\d{2,4}(?:[-/]\d{2,4})?)(?![\w/-])', 'g') as m
            union
            select regexp_replace(lower(btrim(title)), '[/\s]', '-', 'g') where source = 'decision' and length(title) <= 30
        ));
end
$$;
comment on function private.search_numbers(text, text) is
    'The numbers in a title, with hyphens for strokes: of a section "30" and "law 30", of a ruling "15803-02-18", of a decision "8933-25" or "sample-01".';
revoke execute on function private.search_numbers(text, text) from public;
grant execute on function private.search_numbers(text, text) to anon, authenticated, service_role;

create view private.search_sources with (security_invoker = true) as
    select 'law'::text as kind, s.id, s.title, s.title as heading, '/law/' || c.type || '#' || s.id as url,
        s.plain as body, c.title as context,
        private.search_numbers(s.title, case c.type
            when 'vat-law' then 'law' when 'regulations' then 'regulation' else 'directive' end) as numbers,
        case c.type when 'vat-law' then 0 when 'regulations' then 1000 else 2000 end + least(c."order", 900) as place
    from public.sections as s join public.chapters as c on c.id = s.chapter_id
    union all
    select 'ruling', r.id, r.title, r.title, '/rulings/' || r.id,
        concat_ws(' ', r.summary, r.plain, nullif(array_to_string(r.key_points, ' '), '')), r.court,
        private.search_numbers(r.title, 'ruling'), 3000
    from public.rulings as r
    union all
    select 'decision', d.id, d.title, d.title || ' ' || d.subject, '/decisions/' || d.id,
        concat_ws(' ', d.subject || '.', d.summary, d.plain), d.field || ' ' || d.authority,
        private.search_numbers(d.title, 'decision'), 4000
    from public.tax_decisions as d
    union all
    select 'news', n.id, n.title, n.title, '/news/' || n.id,
        concat_ws(' ', n.summary, n.plain), n.category, private.search_numbers(n.title, 'news'), 6000
    from public.news as n
    union all
    select 'faq', f.id, f.question, f.question, '/faqs#' || f.id, f.plain, k.name, '{}'::text[], 5000
    from public.faqs as f join public.faq_categories as k on k.id = f.category_id
    where f.is_enabled;
comment on view private.search_sources is
    'What the documents are made from: plain text only, and of the FAQs the enabled ones only (SEARCH-3).';
grant select on private.search_sources to service_role;
