-- The days by which the Law wants something done (TOOL-4), for readers, the tool and the search's answers.

create table private.deadlines (
    key text primary key check (key ~ '^[a-z]+(?:-[a-z]+)*$'),
    place integer not null unique generated always as identity,
    event text not null check (event in ('period', 'started', 'document', 'assessed', 'decided')),
    reporting text check ((reporting in ('general', 'online', 'detailed')) = (event = 'period')),
    title text not null,
    count integer not null check (count between 0 and 366),
    unit text not null check (unit in ('day', 'month')),
    rule text not null,
    provisions text[] not null check (cardinality(provisions) > 0),
    caution text not null,
    asked_as text[] not null check (private.are_wordings(asked_as, 3000))
);
comment on table private.deadlines is
    'What is to be done by a day that follows from another one, in the order of a business'' life.';
comment on column private.deadlines.key is 'Its word in addresses: /deadlines#objection.';
comment on column private.deadlines.event is
    'From what its days are counted: the last day of a period, the day on which business in Israel began, the date of '
    'an invoice or import document, the service of an assessment, the notice of a decision.';
comment on column private.deadlines.reporting is 'Of a period: for whom it is, by how they report.';
comment on column private.deadlines.rule is 'The same in words: "within 30 days of its service".';
comment on column private.deadlines.provisions is 'As private.provision_name() names them.';
comment on column private.deadlines.caution is 'What readers must know beside it.';
comment on column private.deadlines.asked_as is
    'What people ask the day of, without the words for time, for the search (SEARCH-10, SEARCH-11).';
alter table private.deadlines enable row level security;
grant select on private.deadlines to anon, authenticated, service_role;
create policy "everyone knows the deadlines" on private.deadlines for select to anon, authenticated using (true);

insert into private.deadlines (key, event, reporting, title, count, unit, rule, provisions, caution, asked_as) values
    ('registration', 'started', null, 'Apply for registration', 0, 'day',
        'no later than the day on which the business or activity begins',
        '{section 52,regulation 2 of the Registration Regulations}',
        'Whether a company abroad has business or activity in Israel is a question of its own.',
        '{register,registration,register for VAT,VAT registration,apply for registration,register a foreign company,'
        'register as a dealer,open a VAT file}'),
    ('representative', 'started', null, 'Appoint a representative and notify the Tax Authority', 30, 'day',
        'within 30 days of the start of business or activity in Israel',
        '{section 60,regulation 6 of the Registration Regulations}',
        'For foreign residents that are liable to tax. Another one is appointed within 14 days after the first stops.',
        '{representative,appoint a representative,fiscal representative,VAT representative,tax representative,'
        'appoint a fiscal representative,name a representative}'),
    ('return', 'period', 'general', 'File the periodic return and pay', 15, 'day',
        'within 15 days after the period', '{section 67,section 88}',
        'Also without any taxable activity in the period.',
        '{return,VAT return,periodic return,file the return,file a VAT return,filing,VAT filing,pay VAT,VAT payment,'
        'payment,pay the tax,monthly return,bimonthly return,report VAT,submit return}'),
    ('online-return', 'period', 'online', 'File the periodic return and pay, both online', 19, 'day',
        'up to the 19th of the next month', '{section 67,section 88}',
        'The 19th is from the Tax Authority''s guide for new dealers, seen only as quoted by others.',
        '{return,VAT return,file online,online return,file and pay online,pay online,online filing,VAT filing,'
        'pay VAT}'),
    ('detailed-return', 'period', 'detailed', 'File the detailed return (PCN 874) and pay', 23, 'day',
        'within 23 days after the period', '{section 67A,section 69A,section 88}',
        'For dealers subject to detailed reporting; also without any taxable activity in the period.',
        '{detailed report,detailed return,detailed reporting,PCN 874,PCN874,file the detailed report,VAT return}'),
    ('input-tax', 'document', null, 'Deduct the input tax', 6, 'month',
        'within 6 months of the date of the invoice or import document', '{section 38}',
        'The Director may extend the time, but not beyond five years (section 116).',
        '{input tax,input VAT,deduct input tax,deduction of input tax,claim input tax,claim input VAT,reclaim VAT,'
        'recover input VAT,deduct VAT,old invoice,claim VAT on an old invoice}'),
    ('objection', 'assessed', null, 'Object to the assessment', 30, 'day',
        'within 30 days of its service', '{section 82,section 85}',
        'In writing and with reasons; the undisputed tax must have been paid. Not decided within one year, it counts '
        'as accepted.',
        '{objection,object,object to an assessment,dispute an assessment,file an objection,contest an assessment,'
        'hasaga,השגה}'),
    ('assessed-tax', 'assessed', null, 'Pay the tax of the assessment', 1, 'month',
        'within a month of the service of the notice', '{section 90,section 91}',
        'Disputed tax need not be paid while an objection or appeal is pending.',
        '{pay an assessment,pay assessed tax,payment of an assessment,tax of an assessment}'),
    ('appeal', 'decided', null, 'Appeal to the District Court', 30, 'day',
        'within 30 days of the notice of the decision',
        '{section 83,regulation 2 of the Procedure on Appeal Regulations}',
        'The undisputed tax must have been paid (section 85).',
        '{appeal,file an appeal,appeal to the district court,appeal a decision,appeal against the decision,ir''ur,'
        'ערעור}'),
    ('balance', 'decided', null, 'Pay a balance after the decision', 1, 'month',
        'within a month of the service of the notice', '{section 90,section 91}',
        'Disputed tax need not be paid while an appeal is pending.',
        '{pay a balance,pay after the decision,balance after an objection}');

create function public.get_deadlines() returns table (
    key text, event text, reporting text, title text, count integer, unit text, rule text, provisions text[],
    provision_urls text[], caution text)
language sql stable set search_path = ''
as $$
    select d.key, d.event, d.reporting, d.title, d.count, d.unit, d.rule, p.labels, p.urls, d.caution
    from private.deadlines as d, private.provision_pages(d.provisions) as p
    order by d.place
$$;
comment on function public.get_deadlines() is
    'All deadlines in their order (TOOL-4): what is to be done, the event from which its time is counted and for whom, '
    'how many days or months, the same in words, its provisions with the addresses of their pages, and what is to be '
    'said beside it.';
revoke execute on function public.get_deadlines() from public;
grant execute on function public.get_deadlines() to anon, authenticated, service_role;
