-- News: read by everyone, edited by staff, listed newest first (NEWS-1).

create table public.news (
    id uuid primary key default gen_random_uuid(),
    title text not null check (title ~ '\S' and length(title) <= 300),
    date date not null check (date between date '1000-01-01' and date '9999-12-31'),
    date_precision text not null default 'day' check (date_precision in ('day', 'month', 'year')),
    known_date text not null generated always as (private.iso_day(date, date_precision)) stored,
    category text not null check (category in ('Legislation', 'Rulings', 'Circulars', 'Updates', 'Guidelines')),
    until date,
    summary text not null check (summary ~ '\S' and length(summary) <= 5000),
    content text not null check (content ~ '\S' and length(content) <= 1000000),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    revised_at timestamptz not null default now(),
    plain text not null default '',
    constraint news_until_check check (until >= date and until <= date '9999-12-31'),
    check (date_precision not in ('month', 'year') or date_trunc(date_precision, date::timestamp) = date)
);
comment on table public.news is 'News posts; content is HTML, sanitised where it is shown.';
comment on column public.news.date_precision is
    'How much of date is known (TRUE-1); of a month or a year date is the first day.';
comment on column public.news.known_date is
    'date as exact as it is known, which readers are shown: 2024-02-06, 2024-02, 2024.';
comment on column public.news.until is
    'The last day on which what it tells held, if it was revoked or overtaken: readers are told, and find it below '
    'what holds (SEARCH-8).';
create index news_newest_first on public.news (date desc, id);

create trigger news_plain before insert or update of content, plain on public.news
    for each row execute function private.set_plain_text('content');

grant select (id, title, date, known_date, category, until, summary, content, created_at, revised_at, plain)
    on public.news to anon;
grant insert (id, title, date, date_precision, category, until, summary, content) on public.news to authenticated;
