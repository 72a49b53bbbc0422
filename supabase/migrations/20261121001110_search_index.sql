-- What the search reads: one document for each public text of a searched table, and the words in them. Kept up to date
-- by private.text_changed(); everything in them is public already.

create function private.search_fields(out field text, out weight real, out b real, out usual real) returns setof record
language sql immutable parallel safe set search_path = ''
as $$
    values ('A', 3::real, 0.3::real, 4::real), ('B', 1.5, 0.75, 87), ('C', 0.5, 0.5, 3), ('D', 1, 0.75, 130)
$$;
comment on function private.search_fields() is
    'What a word counts in each field of a text, the title (A), what it is asked as (B), what it is filed under (C) '
    'and its body (D); how much the length of the field counts, and how many words it usually has. Fixed, so that the '
    'postings of a text do not change with another text.';

create type private.search_weights as (
    k1 real, corrected real, related real, whole real, near real, is_title real, begins_title real,
    over real
);
comment on type private.search_weights is
    'At which frequency a word has half its effect; what counts what it was corrected to, and what is related to it, '
    'beside a word itself; which part of the score depends on how much of the query a text has; and what is added for '
    'the nearest wording, a title that is the query, and one that begins with it; and how much of its score a text '
    'keeps that was revoked or overtaken.';

create function private.search_weights() returns private.search_weights
language sql immutable parallel safe set search_path = ''
return row(1.2, 0.85, 0.4, 0.3, 0.7, 0.4, 0.3, 0.5)::private.search_weights;
comment on function private.search_weights() is 'All weights of the ranking but those of the fields.';

create function private.search_key(heading text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return array_to_string(private.search_tokens(private.search_text(
        regexp_replace(private.without_number(heading), '\([^()]*\)', '', 'g'))), ' ');
end
$$;
comment on function private.search_key(text) is
    'A title''s words without the number at its start and what stands in parentheses, to compare with a query.';

create table private.search_documents (
    number bigint generated always as identity primary key,
    kind text not null references private.managed_tables (search_type),
    id uuid not null,
    title text not null,
    heading_key text not null generated always as (private.search_key(title)) stored,
    url text not null,
    date text,
    until date,
    asked text,
    body text not null,
    context text,
    numbers text[] not null,
    place integer not null,
    -- Gaps between the fields keep a phrase from matching across two of them.
    words tsvector not null generated always as ((private.search_entries(title, 1, 'A')
        || ' ' || private.search_entries(asked, 150, 'B') || ' ' || private.search_entries(body, 800, 'D')
        || ' ' || private.search_entries(context, 16200, 'C'))::tsvector) stored,
    unique (kind, id)
);
comment on table private.search_documents is
    'What can be found, as plain text: one row for each public text (SEARCH-3).';
comment on column private.search_documents.title is 'What lists and links call it: the name of private.texts.';
comment on column private.search_documents.date is 'Its day, as exact as it is known.';
comment on column private.search_documents.until is 'The last day on which what it tells held, if it is known.';
comment on column private.search_documents.asked is
    'In which wordings people ask for it, one a line: they find it as its title does, and are never shown (SEARCH-10).';
comment on column private.search_documents.context is
    'Words that find the text without being in it: the chapter, the court, the category.';
comment on column private.search_documents.numbers is 'Its own numbers, as private.search_numbers() writes them.';
comment on column private.search_documents.place is
    'Which of two texts with the same number comes first: the Law, the regulations, the rest.';

-- Without a list of pending entries, which every search would read through until a vacuum, and which turns the planner
-- away from the index.
create index search_documents_words on private.search_documents using gin (words) with (fastupdate = off);
create index search_documents_numbers on private.search_documents using gin (numbers) with (fastupdate = off);

create table private.search_postings (
    number bigint not null references private.search_documents (number) on delete cascade,
    stem text collate "C" not null,
    kind smallint not null,
    weight real not null,
    primary key (number, stem) include (kind, weight)
);
comment on table private.search_postings is
    'Which text has which stem, and how much of it: its times in each field by the field''s weight and length (BM25F). '
    'And for each text "#", and "#2024" for its year.';
comment on column private.search_postings.kind is 'By managed_tables.place.';
create index search_postings_of_stem on private.search_postings (stem, kind, weight desc) include (number);

create table private.search_wordings (
    number bigint not null references private.search_documents (number) on delete cascade,
    line integer not null,
    stems text[] collate "C" not null,
    primary key (number, line)
);
comment on table private.search_wordings is
    'The stems of a text''s title, and of each line of what it is asked as (SEARCH-10).';

create table private.search_words (
    word text collate "C" primary key,
    documents integer not null
);
comment on table private.search_words is
    'The dictionary: every word in the documents with the number of those that have it, and likewise "=" before every '
    'stem of a posting. With "?" before it, in how many wordings a stem is; "?" alone counts all wordings. What a '
    'reader typed is looked up here first: stems, parts of words and typos become words that exist.';
create index search_words_parts on private.search_words using gin (word extensions.gin_trgm_ops)
    with (fastupdate = off) where word !~ '^[=?]';

create function private.search_count(counted text) returns integer
language plpgsql stable parallel safe set search_path = ''
as $$
begin
    return coalesce((select w.documents from private.search_words as w where w.word = counted), 0);
end
$$;
comment on function private.search_count(text) is
    'How often the dictionary counts a word, or "=" and a stem, or "?" and one; "=#" counts all documents.';

create function private.words_of(document private.search_documents) returns text[]
language plpgsql stable parallel safe set search_path = ''
as $$
begin
    return tsvector_to_array(document.words)
        || array(select '=' || p.stem from private.search_postings as p where p.number = document.number)
        || array(
            select '?' || s.stem
            from private.search_wordings as w, unnest(w.stems || ''::text) as s (stem)
            where w.number = document.number);
end
$$;
comment on function private.words_of(private.search_documents) is
    'All that the dictionary counts of a document, what is counted twice twice.';

alter table private.search_documents enable row level security;
alter table private.search_postings enable row level security;
alter table private.search_wordings enable row level security;
alter table private.search_words enable row level security;
grant select on private.search_documents, private.search_postings, private.search_wordings, private.search_words
    to anon, authenticated, service_role;
create policy "everyone searches documents" on private.search_documents for select to anon, authenticated using (true);
create policy "everyone searches postings" on private.search_postings for select to anon, authenticated using (true);
create policy "everyone searches wordings" on private.search_wordings for select to anon, authenticated using (true);
create policy "everyone searches words" on private.search_words for select to anon, authenticated using (true);
