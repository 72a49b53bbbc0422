-- What the search reads: one document for each public text of a searched table, and the words in them. Kept up to date
-- by private.text_changed(); everything in them is public already.

create function private.search_key(heading text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return array_to_string(private.search_tokens(private.search_text(private.without_number(heading))), ' ');
end
$$;
comment on function private.search_key(text) is
    'A title''s words without the number at its start, to compare with a query.';

create table private.search_documents (
    number bigint generated always as identity primary key,
    kind text not null references private.managed_tables (search_type),
    id uuid not null,
    title text not null,
    heading_key text not null generated always as (private.search_key(title)) stored,
    url text not null,
    date text,
    asked text,
    body text not null,
    context text,
    numbers text[] not null,
    place integer not null,
    title_words tsvector not null generated always as (
        private.search_vector(kind, title, asked, null, null, date)) stored,
    words tsvector not null generated always as (private.search_vector(kind, title, asked, body, context, date)) stored,
    wordings tsvector[] not null generated always as (private.search_wordings(title, asked)) stored,
    unique (kind, id)
);
comment on table private.search_documents is
    'What can be found, as plain text: one row for each public text (SEARCH-3).';
comment on column private.search_documents.title is 'What lists and links call it: the name of private.texts.';
comment on column private.search_documents.date is 'Its day, as exact as it is known.';
comment on column private.search_documents.asked is
    'In which wordings people ask for it, one a line: they find it as its title does, and are never shown (SEARCH-10).';
comment on column private.search_documents.context is
    'Words that find the text without being in it: the chapter, the court, the category.';
comment on column private.search_documents.numbers is 'Its own numbers, as private.search_numbers() writes them.';
comment on column private.search_documents.place is
    'Which of two texts with the same number comes first: the Law, the regulations, the rest.';

-- Ranking reads the words of hundreds of rows: rows of up to a page stay whole instead of being moved out at 2 kB.
alter table private.search_documents set (toast_tuple_target = 8160);
-- Without a list of pending entries, which every search would read through until a vacuum, and which turns the planner
-- away from the index.
create index search_documents_words on private.search_documents using gin (words) with (fastupdate = off);
create index search_documents_title_words on private.search_documents using gin (title_words) with (fastupdate = off);
create index search_documents_numbers on private.search_documents using gin (numbers) with (fastupdate = off);

create table private.search_words (
    word text primary key,
    counts integer[] not null,
    documents integer not null,
    stem text not null generated always as (private.search_stem(word)) stored
);
comment on table private.search_words is
    'The dictionary: every word in the documents (and "#kind" for each kind, "#2024" for each year), with the number '
    'of documents that contain it, for each kind (by managed_tables.place) and in all. What a reader typed is looked '
    'up here first: stems, parts of words and typos become words that exist.';
create index search_words_stem on private.search_words (stem text_pattern_ops);
create index search_words_beginning on private.search_words (word text_pattern_ops);
create index search_words_parts on private.search_words using gin (word extensions.gin_trgm_ops)
    with (fastupdate = off);

create function private.count_documents() returns bigint
language plpgsql stable parallel safe set search_path = ''
as $$
begin
    return (
        select coalesce(sum(w.documents), 0) from private.search_words as w
        where w.word like '#%' and w.word !~ '[0-9]');
end
$$;
comment on function private.count_documents() is 'How many documents there are: the sum of those of each kind.';

alter table private.search_documents enable row level security;
alter table private.search_words enable row level security;
grant select on private.search_documents, private.search_words to anon, authenticated, service_role;
create policy "everyone searches documents" on private.search_documents for select to anon, authenticated using (true);
create policy "everyone searches words" on private.search_words for select to anon, authenticated using (true);
