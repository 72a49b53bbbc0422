-- Rates and amounts as readers and tools ask for them (TOOL-1).
begin;
select plan(20);

-- The kinds are part of the schema; of amounts only these.
delete from public.amounts;
insert into public.amounts (id, kind, effective_from, amount, period, note, source) values
    ('00000000-0000-4000-8000-000000000211', 'allocation-number', '2024-05-05', 25000, '', '', 'one'),
    ('00000000-0000-4000-8000-000000000212', 'allocation-number', '2025-01-01', 20000.5, '', 'Sure.', 'two'),
    ('00000000-0000-4000-8000-000000000213', 'vat-rate', '2025-01-01', 18, '', '', 'three'),
    ('00000000-0000-4000-8000-000000000214', 'cash-basis', '2024-01-01', 2000000, 'guidance of 2024', '', 'four');

select is((select a.title from public.amounts as a where a.id = '00000000-0000-4000-8000-000000000212'),
    'Allocation number: NIS 20,000.5 from 1 January 2025', 'TOOL-1 an amount has a name with its kind, value and day');
select is((select a.title from public.amounts as a where a.id = '00000000-0000-4000-8000-000000000213'),
    'VAT rate: 18% from 1 January 2025', 'TOOL-1 so has a rate');
select is((select a.title from public.amounts as a where a.id = '00000000-0000-4000-8000-000000000214'),
    'Cash basis: NIS 2,000,000 from 1 January 2024', 'TOOL-1 large amounts are in groups of three digits');
select results_eq('select a.unit from public.amounts as a order by a.id', $$values ('NIS'), ('NIS'), ('%'), ('NIS')$$,
    'TOOL-1 an amount has the unit of its figure');
update public.amounts set kind = 'wage-tax', amount = 7.5 where id = '00000000-0000-4000-8000-000000000214';
select is((select a.unit from public.amounts as a where a.id = '00000000-0000-4000-8000-000000000214'), '%',
    'TOOL-1 also when it is put under another');
select throws_ok($$insert into public.amounts (kind, effective_from, amount) values ('vat-rate', '2030-01-01', 101)$$,
    '23514', null, 'DATA-8 a rate is 100 at most');
select lives_ok($$insert into public.amounts (kind, effective_from, amount) values
    ('exempt-dealer', '2030-01-01', 100000000000)$$, 'TOOL-1 an amount may be more');
select throws_ok($$insert into public.amounts (kind, effective_from, amount, until)
    values ('exempt-dealer', '2031-01-01', 1, '2030-12-31')$$, '23514', null, 'TOOL-1 none ends before it begins');
select throws_ok($$insert into public.amounts (kind, effective_from, amount) values ('poem', '2030-01-01', 1)$$,
    '23503', null, 'TOOL-1 there is no amount of a figure that is none');

-- A text refers to figures by their addresses.
insert into public.amounts (kind, effective_from, amount) values ('vat-rate', '9999-01-01', 20);
insert into public.news (id, title, date, category, summary, content) values
    ('00000000-0000-4000-8000-000000000215', 'Quokka rates', '2026-01-01', 'Updates', 'x', '<p>At <a '
    'href="/amounts#vat-rate">the rate</a>, up to <a href="/amounts#cash-basis">a ceiling</a> and <a '
    'href="/amounts#vat-rate">again</a>; <a href="/amounts#poem">no figure</a>.</p>');
update public.amounts set kind = 'cash-basis', amount = 2000000
    where id = '00000000-0000-4000-8000-000000000214';
set local role anon;
select is(public.get_links('news', '{00000000-0000-4000-8000-000000000215}')
        -> '00000000-0000-4000-8000-000000000215',
    '[[["/amounts#cash-basis", "NIS 2,000,000, guidance of 2024"]],
        [["/amounts#vat-rate", "18% from 1 January 2025"]], [["/amounts#poem", ""]]]'::jsonb,
    'TOOL-1 a text that links a figure is shown with what holds today, once for each');
reset role;
update public.amounts set until = private.today() - 1 where kind = 'cash-basis';
select is(public.get_links('news', '{00000000-0000-4000-8000-000000000215}')
        -> '00000000-0000-4000-8000-000000000215',
    '[[["/amounts#vat-rate", "18% from 1 January 2025"]], [["/amounts#poem", ""]]]'::jsonb,
    'TOOL-1 but in its own words where the last amount has ended');
select is((select array_agg(d.url) from private.dead_links as d
        where d.source_id = '00000000-0000-4000-8000-000000000215'), '{/amounts#poem}',
    'TRUE-4 a link to a figure that is none leads nowhere');
delete from public.amounts where effective_from = '9999-01-01';
select is_empty($$select from private.figures_in('news', '{00000000-0000-4000-8000-000000000211}')$$,
    'TOOL-1 a text without such links has none');

set local role anon;
select results_eq(
    $$select a.effective_from, a.last_day, a.amount, a.note, a.source
    from public.get_amounts('allocation-number') as a$$,
    $$values (date '2025-01-01', null::date, 20000.50, 'Sure.', 'two'),
        (date '2024-05-05', date '2024-12-31', 25000.00, '', 'one')$$,
    'TOOL-1 readers have the amounts of a figure, the newest first, each with the day before the next');
select is((select array_agg(distinct a.kind) from public.get_amounts() as a where a.id is null
        and a.kind in ('detailed-report', 'personal-import', 'late-filing-fine', 'vat-rate')),
    '{detailed-report,late-filing-fine,personal-import}',
    'TOOL-1 what sources leave open is there without an amount');
select is_empty($$select a.kind from public.get_amounts() as a where a.id is null and a.caution = ''
        and a.kind in ('detailed-report', 'personal-import', 'late-filing-fine')$$,
    'TOOL-1 and says why');
select is((select a.kind from public.get_amounts() as a limit 1), 'vat-rate',
    'TOOL-1 figures come in their order, the rate of VAT first');
select is((select a.provisions || a.provision_urls from public.get_amounts('allocation-number') as a limit 1),
    '{section 38,section 47,/law/vat-law/38,/law/vat-law/47}', 'TOOL-1 each with its provisions and their pages');
select ok((select 'osek patur' = any (a.asked_as) from public.get_amounts('exempt-dealer') as a limit 1),
    'SEARCH-11 and with how people ask for it');
reset role;

update public.sections set title = '9947. Elsewhere' where title ~ '^47\.';
select is((select a.provisions from public.get_amounts('allocation-number') as a limit 1), '{section 38}',
    'TOOL-1 a provision that is not there is not named');

select * from finish();
rollback;
