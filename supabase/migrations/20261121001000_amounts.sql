-- Rates and amounts by the day from which they hold (DATA-8, TOOL-1): the standard rate of VAT and the other figures
-- of the law. What each kind of figure is stands in private.figures; one without an amount is left open by its sources.

create function private.amount_words(amount numeric, unit text, day date) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
    select case unit when '%' then '' else unit || ' ' end
        || regexp_replace(trim_scale(amount)::text, '(\d)(?=(?:\d{3})+(?:\.|$))', '\1,', 'g')
        || case unit when '%' then '%' else '' end
        || ' from ' || extract(day from day) || ' '
        || (string_to_array('January February March April May June July August September October November December',
            ' '))
            [extract(month from day)::integer]
        || ' ' || extract(year from day)
$$;
comment on function private.amount_words(numeric, text, date) is
    'A rate or an amount in words: "18% from 1 January 2025", "NIS 5,000 from 1 June 2026".';

create function private.amount_title(kind text, amount numeric, unit text, day date) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
    select regexp_replace(upper(left(kind, 1)) || replace(substr(kind, 2), '-', ' '), '^Vat\y', 'VAT') || ': '
        || private.amount_words(amount, unit, day)
$$;
comment on function private.amount_title(text, numeric, text, date) is
    'The name of a rate or an amount for staff: "VAT rate: 18% from 1 January 2025", "Allocation number: NIS 5,000 '
    'from 1 June 2026".';

create table private.figures (
    kind text primary key check (kind ~ '^[a-z]+(?:-[a-z]+)*$'),
    place integer not null unique generated always as identity,
    name text not null,
    subject text not null,
    unit text not null check (unit in ('%', 'NIS')),
    provisions text[] not null,
    caution text not null,
    asked_as text[] not null check (private.are_wordings(asked_as, 3000))
);
comment on table private.figures is 'The kinds of rates and amounts, in the order in which readers find them (TOOL-1).';
comment on column private.figures.kind is 'Its word in addresses and in amounts.kind: allocation-number.';
comment on column private.figures.subject is 'What is measured: "tax invoice, before VAT".';
comment on column private.figures.provisions is 'The provisions that it is of, as private.provision_name() names them.';
comment on column private.figures.caution is
    'What readers must know beside any of its amounts, or why there is none; its first sentence stands out.';
comment on column private.figures.asked_as is 'How people ask for it, for the search (SEARCH-10, SEARCH-11).';
alter table private.figures enable row level security;
grant select on private.figures to anon, authenticated, service_role;
create policy "everyone knows the kinds of figures" on private.figures for select to anon, authenticated using (true);

create table public.amounts (
    id uuid primary key default gen_random_uuid(),
    kind text not null references private.figures (kind),
    effective_from date not null check (effective_from between date '1000-01-01' and date '9999-12-31'),
    amount numeric(14, 2) not null,
    unit text not null default '%',
    period text not null default '' check (length(period) <= 100),
    until date,
    note text not null default '' check (length(note) <= 1000),
    source text not null default '' check (length(source) <= 1000),
    updated_at timestamptz not null default now(),
    title text not null generated always as (private.amount_title(kind, amount, unit, effective_from)) stored,
    day text not null generated always as (private.iso_day(effective_from)) stored,
    -- Named for the fields that are to be corrected (src/data/refused-column.ts).
    constraint amounts_amount_check check (amount between 0 and case unit when '%' then 100 else 100000000000 end),
    constraint amounts_until_check check (until >= effective_from and until <= date '9999-12-31'),
    constraint amounts_effective_from_key unique (kind, effective_from)
);
comment on table public.amounts is
    'Rates in percent and amounts in shekels; each applies until the day of the next one of its kind, or its last day.';
comment on column public.amounts.effective_from is
    'The day from which it holds; where "period" is given, the first day for which it is known.';
comment on column public.amounts.period is
    'How its time is said where "since" its day would claim more than is known: "as of 1 January 2026".';
comment on column public.amounts.until is
    'The last day on which it holds, where it is for a time alone: 31 December of its year. Null where it holds until '
    'the next one.';
comment on column public.amounts.unit is 'That of its figure, whatever is sent.';
comment on column public.amounts.note is 'What readers must know of this amount: how sure it is.';
comment on column public.amounts.source is 'Where it was read: web addresses or words, for readers.';
comment on column public.amounts.title is
    'Its name for staff, also for searching: "VAT rate: 18% from 1 January 2025".';
comment on column public.amounts.day is
    'The day it takes effect as text, because searching only reads text: 2025-01-01.';
create index amounts_by_day on public.amounts (effective_from desc, id);

create function private.set_unit() returns trigger
language plpgsql set search_path = ''
as $$
begin
    new.unit := coalesce((select f.unit from private.figures as f where f.kind = new.kind), new.unit);
    return new;
end
$$;
comment on function private.set_unit() is 'Trigger: an amount has the unit of its figure.';

create trigger amounts_unit before insert or update on public.amounts
    for each row execute function private.set_unit();

grant select (id, kind, effective_from, amount, period, until, note, source, updated_at) on public.amounts to anon;
grant insert (id, kind, effective_from, amount, period, until, note, source) on public.amounts to authenticated;
