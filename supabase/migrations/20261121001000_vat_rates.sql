-- The standard rate of VAT by the day it came into force (DATA-8).

create table public.vat_rates (
    id uuid primary key default gen_random_uuid(),
    effective_from date not null unique,
    rate numeric(5, 2) not null check (rate between 0 and 100),
    note text not null default '' check (length(note) <= 1000),
    updated_at timestamptz not null default now()
);
comment on table public.vat_rates is 'The standard VAT rate in percent; each row holds until the next one''s day.';

create trigger vat_rates_touch before update on public.vat_rates
    for each row execute function private.touch_updated_at();

alter table public.vat_rates enable row level security;
grant select on public.vat_rates to anon, authenticated;
grant delete on public.vat_rates to authenticated;
grant insert (effective_from, rate, note), update (effective_from, rate, note) on public.vat_rates to authenticated;
grant all on public.vat_rates to service_role;

create policy "everyone reads vat rates" on public.vat_rates for select to anon, authenticated using (true);
create policy "staff add vat rates" on public.vat_rates for insert to authenticated with check ((select private.is_staff()));
create policy "staff change vat rates" on public.vat_rates for update to authenticated
    using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete vat rates" on public.vat_rates for delete to authenticated using ((select private.is_staff()));
