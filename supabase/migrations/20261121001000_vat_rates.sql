-- The standard rate of VAT by the day it came into force (DATA-8).

create function private.rate_title(rate numeric, day date) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
    select trim_scale(rate) || '% from ' || extract(day from day) || ' '
        || (string_to_array('January February March April May June July August September October November December',
            ' '))
            [extract(month from day)::integer]
        || ' ' || extract(year from day)
$$;
comment on function private.rate_title(numeric, date) is 'The name of a VAT rate for staff: "18% from 1 January 2025".';
revoke execute on function private.rate_title(numeric, date) from public;
grant execute on function private.rate_title(numeric, date) to authenticated, service_role;

create table public.vat_rates (
    id uuid primary key default gen_random_uuid(),
    effective_from date not null unique check (effective_from between date '1000-01-01' and date '9999-12-31'),
    rate numeric(5, 2) not null check (rate between 0 and 100),
    note text not null default '' check (length(note) <= 1000),
    updated_at timestamptz not null default now(),
    title text not null generated always as (private.rate_title(rate, effective_from)) stored,
    day text not null generated always as (private.iso_day(effective_from)) stored
);
comment on table public.vat_rates is
    'The standard VAT rate in percent; each row applies until the day of the next one.';
comment on column public.vat_rates.title is 'Its name for staff, also for searching: "18% from 1 January 2025".';
comment on column public.vat_rates.day is
    'The day it takes effect as text, because searching only reads text: 2025-01-01.';

create trigger vat_rates_touch before update on public.vat_rates
    for each row execute function private.touch_updated_at();

alter table public.vat_rates enable row level security;
grant select on public.vat_rates to anon, authenticated;
grant delete on public.vat_rates to authenticated;
grant insert (effective_from, rate, note), update (effective_from, rate, note) on public.vat_rates to authenticated;
grant all on public.vat_rates to service_role;

create policy "everyone reads vat rates" on public.vat_rates for select to anon, authenticated using (true);
create policy "staff add vat rates" on public.vat_rates for insert to authenticated
    with check ((select private.is_staff()));
create policy "staff change vat rates" on public.vat_rates for update to authenticated
    using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete vat rates" on public.vat_rates for delete to authenticated
    using ((select private.is_staff()));
