-- Court rulings: read by everyone, edited by staff, listed newest first (RUL-1).

create table public.rulings (
    id uuid primary key default gen_random_uuid(),
    title text not null check (title ~ '\S' and length(title) <= 300),
    number text check (number ~ '\S' and length(number) <= 100),
    date date not null check (date between date '1000-01-01' and date '9999-12-31'),
    date_precision text not null default 'day' check (date_precision in ('day', 'month', 'year')),
    known_date text not null generated always as (private.iso_day(date, date_precision)) stored,
    court text not null check (court ~ '\S' and length(court) <= 200),
    judge text check (judge ~ '\S' and length(judge) <= 200),
    holding text check (holding ~ '\S' and length(holding) <= 500),
    outcome text check (outcome ~ '\S' and length(outcome) <= 200),
    summary text not null check (summary ~ '\S' and length(summary) <= 5000),
    content text not null check (content ~ '\S' and length(content) <= 1000000),
    key_points text[] not null default '{}' check (
        cardinality(key_points) <= 30
        and length(array_to_string(key_points, '')) <= 30000
        and array_position(key_points, null) is null
        and array_position(key_points, '') is null),
    pdf_url text check (private.is_web_address(pdf_url) and length(pdf_url) <= 2000),
    checked_on date check (checked_on between date '1000-01-01' and date '9999-12-31'),
    asked_as text[] not null default '{}' check (private.are_wordings(asked_as, 3000)),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    revised_at timestamptz not null default now(),
    plain text not null default '',
    check (date_precision not in ('month', 'year') or date_trunc(date_precision, date::timestamp) = date)
);
comment on table public.rulings is 'Court rulings; content is HTML, sanitised where it is shown.';
comment on column public.rulings.date_precision is
    'How much of date is known (TRUE-1); of a month or a year date is the first day.';
comment on column public.rulings.known_date is
    'date as exact as it is known, which readers are shown: 2024-02-06, 2024-02, 2024.';
comment on column public.rulings.key_points is
    'The items of the "Key Points" list on the ruling''s page, as plain text (DATA-3).';
comment on column public.rulings.title is 'The names of the parties, without the number of the case.';
comment on column public.rulings.number is
    'The number of the case: "TA 46969-05-22". Null where no source gives it, as with the next three.';
comment on column public.rulings.judge is 'The judge, or the judges, who gave the judgment.';
comment on column public.rulings.holding is 'What was decided, in one sentence, for the list (RUL-1).';
comment on column public.rulings.checked_on is
    'The day on which the text was last compared with the sources that it names; null: not known.';
comment on column public.rulings.outcome is 'How the case ended: "Appeal accepted".';
create index rulings_newest_first on public.rulings (date desc, id);

create trigger rulings_plain before insert or update of content, plain on public.rulings
    for each row execute function private.set_plain_text('content');

grant select (id, title, number, date, known_date, court, judge, holding, outcome, summary, content, key_points,
    pdf_url, checked_on, revised_at, plain) on public.rulings to anon;
grant insert (id, title, number, date, date_precision, court, judge, holding, outcome, summary, content, key_points,
    pdf_url, checked_on, asked_as)
    on public.rulings to authenticated;
