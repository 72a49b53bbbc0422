-- What the figures are (TOOL-1), and all of them with their amounts for readers, tools and answers.

insert into private.figures (kind, name, subject, unit, provisions, caution, asked_as) values
    ('vat-rate', 'Standard VAT rate', 'one uniform rate', '%', '{section 2}', '',
        '{VAT,VAT rate,rate of VAT,value added tax,value added tax rate,standard rate,how much is VAT,VAT percentage,'
        'sales tax,sales tax rate,sales tax percentage,GST,goods and services tax,consumption tax,maam,maam rate,'
        'achuz maam,shiur maam,מע״מ,שיעור מע״מ,אחוז מע״מ}'),
    ('allocation-number', 'Allocation number', 'tax invoice, before VAT', 'NIS', '{section 38,section 47}',
        'Sources differ on "above" or "from". An invoice of exactly this amount is not settled. NIS 15,000, first '
        'planned for 2026, was dropped by legislation of 2025.',
        '{allocation number,invoice number from the Tax Authority,israel invoices threshold,mispar haktzaa,'
        'e-invoice amount,from which amount does an invoice need a number}'),
    ('exempt-dealer', 'Exempt dealer', 'ceiling of a year''s turnover', 'NIS', '{section 1,section 126}',
        'Not a threshold for registering. A company is an authorised dealer whatever its turnover. Adjusted each '
        'January.',
        '{exempt dealer ceiling,תקרת עוסק פטור,osek patur,osek patur ceiling,small business exemption,'
        'exempt dealer turnover}'),
    ('bimonthly-return', 'Two-month returns', 'ceiling of turnover; one source, quoted at second hand', 'NIS',
        '{section 67,section 126}', 'Up to it dealers file for two months at a time. Adjusted to the index.',
        '{two-month reporting,bimonthly returns,monthly or bimonthly return,reporting period ceiling}'),
    ('wage-tax', 'Wage tax of non-profits', 'on wages', '%', '{section 4}', '',
        '{wage tax,non-profit tax rate,payroll tax of charities,mas sachar}'),
    ('wage-and-profit-tax', 'Wage and profit tax of financial institutions',
        'on wages and profit; one source for the day', '%', '{section 4}', '',
        '{wage and profit tax,tax of banks,financial institutions rate,profit tax}'),
    ('cash-basis', 'Goods taxed on payment', 'turnover up to which the cash basis applies', 'NIS', '{section 22}',
        'In the text of the section. No source says from which day.',
        '{cash basis,cash basis for goods,turnover for the cash basis}'),
    ('accrual-basis', 'Services taxed when given', 'turnover above which the accrual basis applies', 'NIS',
        '{section 29}', 'For dealers that must keep certain books. No source says from which day.',
        '{accrual basis,accrual basis for services,large dealer turnover}'),
    ('detailed-report', 'Who must file the detailed report (PCN 874) today', 'turnover', 'NIS', '{section 69A}',
        'Sources conflict; ask the Tax Authority.',
        '{PCN 874 threshold,detailed report threshold,detailed report turnover,who must file the detailed report}'),
    ('personal-import', 'The present ceiling for personal imports free of VAT', 'value of goods', 'NIS', '{}',
        'The order of 24 February 2026, $130, is the last event found.',
        '{personal import exemption,personal import limit,parcel exemption,parcel limit,'
        'online shopping VAT free limit,online shopping limit,יבוא אישי,פטור יבוא אישי}'),
    ('late-filing-fine', 'The fine for late filing', 'for each two weeks', 'NIS', '{section 94}',
        'NIS 211 in the text of July 2020; later figures were not checked.',
        '{late filing fine,penalty for a late return,fine for not filing}');

create function private.provision_pages(named text[], out labels text[], out urls text[])
language plpgsql stable set search_path = ''
as $$
begin
    select coalesce(array_agg(n.label order by n.at), '{}'),
        coalesce(array_agg('/law/' || c.type || '/' || s.slug order by n.at), '{}')
    into labels, urls
    from unnest(named) with ordinality as n (label, at)
    join public.sections as s on s.number = split_part(n.label, ' ', 2)
    join public.chapters as c on c.id = s.chapter_id
        and private.provision_name(c.type, c.title, s.number) = n.label;
end
$$;
comment on function private.provision_pages(text[]) is
    'Of provisions, named as private.provision_name() does, those that the law here has, with the addresses of their '
    'pages.';

create function public.get_amounts(only_kind text default null) returns table (
    kind text, name text, subject text, unit text, provisions text[], provision_urls text[], caution text,
    asked_as text[], place integer, id uuid, effective_from date, last_day date, amount numeric, period text, note text,
    source text, updated_at timestamptz)
language sql stable set search_path = ''
as $$
    select f.kind, f.name, f.subject, f.unit, p.labels, p.urls, f.caution, f.asked_as, f.place, a.id, a.effective_from,
        least(lead(a.effective_from) over (partition by f.kind order by a.effective_from) - 1, a.until), a.amount,
        a.period, a.note, a.source, a.updated_at
    from private.figures as f
    cross join private.provision_pages(f.provisions) as p
    left join public.amounts as a on a.kind = f.kind
    where only_kind is null or f.kind = only_kind
    order by f.place, a.effective_from desc
$$;
comment on function public.get_amounts(text) is
    'All figures in their order, or one kind, each with its amounts, newest first (TOOL-1): what it is called and '
    'measures, in which unit, its provisions with the addresses of their pages, what is to be said beside it and how '
    'people ask for it; of each amount the day from which it holds, the last day if a later one is known or it is for '
    'a time alone, and "period" where that is all that is known of its time. Null for the amount of a figure that '
    'sources leave open.';
