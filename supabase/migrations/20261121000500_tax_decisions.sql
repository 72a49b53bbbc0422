-- Decisions of the Tax Authority: read by everyone, edited by staff, listed newest first (DEC-1).

create table public.tax_decisions (
    id uuid primary key default gen_random_uuid(),
    title text not null check (title ~ '\S' and length(title) <= 300),
    date date not null check (date between date '1000-01-01' and date '9999-12-31'),
    date_precision text not null default 'day' check (date_precision in ('day', 'month', 'year')),
    known_date text not null generated always as (private.iso_day(date, date_precision)) stored,
    authority text not null check (authority in ('Tax Authority', 'Professional Division', 'VAT Division')),
    field text not null check (field ~ '\S' and length(field) <= 300),
    subject text not null check (subject ~ '\S' and length(subject) <= 500),
    summary text not null check (summary ~ '\S' and length(summary) <= 5000),
    content text not null default '' check (length(content) <= 1000000),
    facts text not null default '' check (length(facts) <= 200000),
    request text not null default '' check (length(request) <= 200000),
    arrangement text not null default '' check (length(arrangement) <= 200000),
    position text not null default '' check (length(position) <= 200000),
    key_notes text not null default '' check (length(key_notes) <= 200000),
    pdf_url text check (private.is_web_address(pdf_url) and length(pdf_url) <= 2000),
    asked_as text[] not null default '{}' check (private.are_wordings(asked_as, 3000)),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    revised_at timestamptz not null default now(),
    plain text not null default '',
    check (date_precision not in ('month', 'year') or date_trunc(date_precision, date::timestamp) = date)
);
comment on table public.tax_decisions is
    'Tax decisions; title is the decision number, content is HTML composed from the parts (facts, request, '
    'arrangement, position, key_notes) when a decision is added.';
comment on column public.tax_decisions.date_precision is
    'How much of date is known (TRUE-1); of a month or a year date is the first day.';
comment on column public.tax_decisions.known_date is
    'date as exact as it is known, which readers are shown: 2024-02-06, 2024-02, 2024.';
create index tax_decisions_newest_first on public.tax_decisions (date desc, id);

create trigger tax_decisions_plain before insert or update of content, plain on public.tax_decisions
    for each row execute function private.set_plain_text('content');

grant select (id, title, date, known_date, authority, field, subject, summary, content, facts, request, arrangement,
    position, key_notes, pdf_url, created_at, revised_at, plain) on public.tax_decisions to anon;
grant insert (id, title, date, date_precision, authority, field, subject, summary, content, facts, request, arrangement,
    position, key_notes, pdf_url, asked_as)
    on public.tax_decisions to authenticated;
