-- The law browser's texts: chapters of three kinds, their sections, and the rulings that staff link to a section.
-- Deleting a chapter deletes its sections; deleting a section deletes its related rulings (spec 5, DATA-1).

create table public.chapters (
    id uuid primary key default gen_random_uuid(),
    title text not null check (title ~ '\S' and length(title) <= 300),
    type text not null default 'vat-law' check (type in ('vat-law', 'regulations', 'booking-rules')),
    "order" integer not null,
    updated_at timestamptz not null default now()
);
comment on table public.chapters is 'Chapters of the VAT law, the regulations and the booking rules.';
create index chapters_reading_order on public.chapters (type, "order", id);

create table public.sections (
    id uuid primary key default gen_random_uuid(),
    chapter_id uuid not null references public.chapters (id) on delete cascade,
    title text not null check (title ~ '\S' and length(title) <= 300),
    content text not null check (content ~ '\S' and length(content) <= 1000000),
    "order" integer not null,
    text_as_of date not null default private.today()
        check (text_as_of between date '1000-01-01' and date '9999-12-31'),
    text_precision text not null default 'day' check (text_precision in ('day', 'month', 'year')),
    text_of text not null generated always as (private.iso_day(text_as_of, text_precision)) stored,
    unchanged_to date check (unchanged_to between date '1000-01-01' and date '9999-12-31'),
    changes_noted_to date check (changes_noted_to between date '1000-01-01' and date '9999-12-31'),
    in_force_from date check (in_force_from between date '1000-01-01' and date '9999-12-31'),
    notice text not null default '' check (length(notice) <= 500),
    notice_on date,
    date_updated date not null default private.today(),
    updated_at timestamptz not null default now(),
    revised_at timestamptz not null default now(),
    slug text not null default '' check (slug ~ '^[0-9a-z]+(-[0-9a-z]+)*$' and length(slug) <= 100),
    number text generated always as (private.section_number(title)) stored,
    plain text not null default '',
    paragraphs text[],
    asked_as text[] not null default '{}' check (private.are_wordings(asked_as, 3000)),
    check (unchanged_to > text_as_of),
    check (changes_noted_to > text_as_of)
);
comment on table public.sections is 'Sections of a chapter; content is HTML, sanitised where it is shown.';
comment on column public.sections.text_as_of is
    'The day of the text that it was written from, as its source names it, set by staff (TRUE-2).';
comment on column public.sections.text_precision is
    'How much of that day is known; of a month its first day is stored.';
comment on column public.sections.text_of is
    'The same, as readers are told: 2021-01-14, or 2021-02 of a month (TRUE-1).';
comment on column public.sections.unchanged_to is
    'A later day on which that text is known to have read the same; null if none is known.';
comment on column public.sections.changes_noted_to is
    'Up to when later changes were noted in it; null if none were.';
comment on column public.sections.in_force_from is
    'The day from which the law has read as this text says (TIME-3); null if nobody knows it.';
comment on column public.sections.notice is 'What the editors tell readers at its head, in plain words (TIME-6).';
comment on column public.sections.notice_on is
    'The day on which the notice was last changed; null without one. Set by private.set_section_text().';
comment on column public.sections.date_updated is
    'The day on which its title or content was last changed (LAW-9), whatever day it speaks for; set by '
    'private.set_section_text(). revised_at is the last change that readers could see, also of its place.';
comment on column public.sections.slug is
    'The last part of its address, /law/{type}/{slug}; set by private.set_slug(), never by a client (FIND-2).';
comment on column public.sections.number is
    'The number at the start of its title: 30, 60A, 25(c); null if there is none.';
comment on column public.sections.plain is 'The words of content without markup, for search, excerpts and citations.';
comment on column public.sections.paragraphs is
    'The paragraphs that have an address (READ-5), as private.section_paragraphs() writes them; null if none has.';
create index sections_reading_order on public.sections (chapter_id, "order", id);
create index sections_number on public.sections (number);
-- Addresses name them in any case.
create index sections_lower_number on public.sections (lower(number));
create index sections_slug on public.sections (slug);

create table public.related_rulings (
    id uuid primary key default gen_random_uuid(),
    section_id uuid not null references public.sections (id) on delete cascade,
    title text not null check (title ~ '\S' and length(title) <= 300),
    url text not null check (length(url) <= 2000 and (private.is_web_address(url)
        or url ~ '^/rulings/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')),
    updated_at timestamptz not null default now(),
    ruling_id uuid generated always as (
        substring(url from '^/rulings/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid) stored
);
comment on table public.related_rulings is
    'Rulings to read beside a section: a link to another site, or to a ruling here.';
comment on column public.related_rulings.ruling_id is
    'The ruling here that url (/rulings/{id}) points to; null for a link elsewhere (DATA-3).';
create index related_rulings_section on public.related_rulings (section_id, title, id);
create index related_rulings_ruling on public.related_rulings (ruling_id);

create function private.set_section_text() returns trigger
language plpgsql set search_path = ''
as $$
begin
    -- What is brought in from a file brings them along (private.write_import).
    if current_setting('private.writing', true) is distinct from 'bringing in' then
        new.plain := private.html_to_text(new.content);
        new.paragraphs := private.section_paragraphs(new.title, new.content);
    end if;
    -- A former text that is restored brings its own days.
    if private.is_restoring() then
        return new;
    elsif tg_op = 'UPDATE' and new.date_updated = old.date_updated
        and (new.title, new.content) is distinct from (old.title, old.content) then
        new.date_updated := private.today();
    end if;
    if btrim(new.notice) = '' then
        new.notice_on := null;
    elsif tg_op = 'INSERT' or new.notice <> old.notice then
        new.notice_on := coalesce(case when tg_op = 'INSERT' then new.notice_on end, private.today());
    end if;
    return new;
end
$$;
comment on function private.set_section_text() is
    'Trigger: sets what is read out of a section''s title and content, and the days on which they and its notice '
    'changed. Not generated columns, as private.set_plain_text() says.';
create trigger sections_text before insert or update of title, content, plain, paragraphs, notice on public.sections
    for each row execute function private.set_section_text();

grant select (id, title, type, "order") on public.chapters to anon;
grant select (id, chapter_id, title, content, "order", text_as_of, text_of, unchanged_to, changes_noted_to,
    in_force_from, notice, notice_on, date_updated, revised_at, slug, number, plain, paragraphs)
    on public.sections to anon;
grant select (id, section_id, title, url, ruling_id) on public.related_rulings to anon;
grant insert (id, title, type, "order") on public.chapters to authenticated;
grant insert (id, chapter_id, title, content, "order", text_as_of, text_precision, unchanged_to, changes_noted_to,
    in_force_from, notice, asked_as)
    on public.sections to authenticated;
grant update (updated_at) on public.chapters, public.sections to authenticated;
grant insert (id, section_id, title, url) on public.related_rulings to authenticated;
