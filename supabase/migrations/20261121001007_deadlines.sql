-- The days by which the Law wants something done (TOOL-4), kept by staff: for readers, the tool and the answers of
-- the search.

create table public.deadlines (
    id uuid primary key default gen_random_uuid(),
    key text not null default '' constraint deadlines_key_key unique check (key ~ '^[a-z0-9]+(?:-[a-z0-9]+)*$'),
    "order" integer not null,
    event text not null check (event in ('period', 'started', 'document', 'assessed', 'decided')),
    reporting text,
    title text not null check (title ~ '\S' and length(title) <= 200),
    span integer not null check (span between 0 and 366),
    unit text not null check (unit in ('day', 'month')),
    rule text not null check (rule ~ '\S' and length(rule) <= 500),
    provisions text[] not null check (cardinality(provisions) > 0 and private.are_wordings(provisions, 1000)),
    caution text not null default '' check (length(caution) <= 1000),
    asked_as text[] not null default '{}' check (private.are_wordings(asked_as, 3000)),
    updated_at timestamptz not null default now(),
    revised_at timestamptz not null default now(),
    constraint deadlines_reporting_check check (
        reporting is null or event = 'period' and reporting in ('general', 'online', 'detailed'))
);
comment on table public.deadlines is
    'What is to be done by a day that follows from another one, in the order of a business'' life. What the tool does '
    'not know how to count cannot be stored: an event of its five, so many days or months after it.';
comment on column public.deadlines.key is
    'Its word in addresses: /deadlines#objection. Made of the first title, and it stays.';
comment on column public.deadlines.event is
    'From what its days are counted: the last day of a period, the day on which business in Israel began, the date of '
    'an invoice or import document, the service of an assessment, the notice of a decision.';
comment on column public.deadlines.reporting is 'Of a period: for whom it is, by how they report; null for all.';
comment on column public.deadlines.span is
    'How many days or months after it. Not "count", which the API takes for a number of rows.';
comment on column public.deadlines.rule is 'The same in words: "within 30 days of its service".';
comment on column public.deadlines.provisions is 'As private.provision_name() names them.';
comment on column public.deadlines.caution is 'What readers must know beside it.';
comment on column public.deadlines.asked_as is
    'What people ask the day of, without the words for time, for the search (SEARCH-10, SEARCH-11).';
create index deadlines_reading_order on public.deadlines ("order", id);

create function private.set_deadline_key() returns trigger
language plpgsql set search_path = ''
as $$
declare
    wanted constant text := coalesce(nullif(new.key, ''),
        nullif(btrim(left(regexp_replace(lower(new.title), '[^a-z0-9]+', '-', 'g'), 60), '-'), ''), 'deadline');
    number integer := 1;
begin
    new.key := wanted;
    while exists (select from public.deadlines as d where d.key = new.key) loop
        number := number + 1;
        new.key := wanted || '-' || number;
    end loop;
    return new;
end
$$;
comment on function private.set_deadline_key() is
    'Trigger: a new deadline gets its word in addresses from its title, one that comes back has its own; with a number '
    'where another deadline has that word.';

create function private.check_provisions() returns trigger
language plpgsql set search_path = ''
as $$
declare
    missing constant text := (
        select n.label from unnest(new.provisions) with ordinality as n (label, place)
        where n.label <> all ((private.provision_pages(new.provisions)).labels) order by n.place limit 1);
begin
    -- What comes back was right when it was written.
    if missing is not null and not private.is_restoring() then
        raise exception using errcode = 'PT400', hint = 'provisions', message = format(
            'The law here has no provision “%s”. Write it as the law is cited here: section 82, or regulation 2 of '
                'the Registration Regulations.', missing);
    end if;
    return new;
end
$$;
comment on function private.check_provisions() is
    'Trigger: readers are led to every provision that is named. The hint names the column for the form.';

create trigger deadlines_key before insert on public.deadlines
    for each row execute function private.set_deadline_key();
create trigger deadlines_provisions before insert or update of provisions on public.deadlines
    for each row execute function private.check_provisions();

grant select (id, key, "order", event, reporting, title, span, unit, rule, provisions, caution, revised_at)
    on public.deadlines to anon;
grant insert (id, event, reporting, title, span, unit, rule, provisions, caution, asked_as, "order")
    on public.deadlines to authenticated;

create function private.postponement_title(reporting text, period date, day date) returns text
language sql immutable strict parallel safe set search_path = ''
return 'Return of ' || private.iso_day(period, 'month') || ' (' || reporting || '): put off to '
    || private.iso_day(day);
comment on function private.postponement_title(text, date, date) is 'The name of a postponement for staff.';

create table public.postponements (
    id uuid primary key default gen_random_uuid(),
    reporting text not null check (reporting in ('general', 'online', 'detailed')),
    period date not null check (extract(day from period + 1) = 1),
    day date not null,
    source text not null check (source ~ '\S' and length(source) <= 500),
    updated_at timestamptz not null default now(),
    title text not null generated always as (private.postponement_title(reporting, period, day)) stored,
    constraint postponements_day_check check (day > period and day <= date '9999-12-31'),
    constraint postponements_period_key unique (reporting, period)
);
comment on table public.postponements is
    'The returns of a period whose day was put off (section 73), kept by staff: readers are told both days.';
comment on column public.postponements.reporting is 'Whose return, by how they report.';
comment on column public.postponements.period is 'The last day of the period.';
comment on column public.postponements.source is
    'By what it is known, to follow "by": one newspaper report of 6 March 2026.';
grant select (reporting, period, day, source) on public.postponements to anon;
grant insert (id, reporting, period, day, source) on public.postponements to authenticated;

create function public.get_deadlines() returns table (
    key text, event text, reporting text, title text, count integer, unit text, rule text, provisions text[],
    provision_urls text[], caution text, postponements jsonb)
language sql stable set search_path = ''
as $$
    select d.key, d.event, d.reporting, d.title, d.span, d.unit, d.rule, p.labels, p.urls, d.caution, (
            select coalesce(jsonb_agg(jsonb_build_object('period', t.period, 'day', t.day, 'source', t.source)
                order by t.period), '[]')
            from public.postponements as t where d.event = 'period' and t.reporting = d.reporting)
    from public.deadlines as d, private.provision_pages(d.provisions) as p
    order by d."order", d.id
$$;
comment on function public.get_deadlines() is
    'All deadlines in their order (TOOL-4): what is to be done, the event from which its time is counted and for whom, '
    'how many days or months, the same in words, its provisions with the addresses of their pages, what is to be said '
    'beside it, and of which periods its day was put off: the last day of the period, the new day and by what that is '
    'known.';
