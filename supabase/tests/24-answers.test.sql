-- What has one answer stands above what is found (SEARCH-11), on the seed's amounts and sections.
begin;
create extension if not exists pgtap with schema extensions;
select plan(233);

create function pg_temp.answers(query text, path text) returns text language sql as $$
    select jsonb_path_query_array(public.search_content(query) -> 'answers', path::jsonpath) #>> '{}'
$$;

set local role anon;

-- What each kind of answer is asked by: ten ways at least of a rate, an amount, a deadline, a term, a provision, a
-- guide, a tool and a page.
select is(coalesce(f.answer ->> 'term', f.answer ->> 'url'), w.named, 'SEARCH-11 a ' || w.kind || ': ' || q.typed)
from (values
    ('rate', '/amounts#vat-rate', array[
        'vat rate', 'VAT', 'what is the vat rate in israel today', 'how much is vat', 'vat percentage',
        'curent vat rate', 'standrad vat rate', 'sales tax rate', 'שיעור המע״מ', 'כמה מעמ', 'achuz ma''am',
        'value added tax rate', 'sales tax in israel', 'gst israel']),
    ('rate', '/amounts#wage-tax', array[
        'wage tax rate', 'mas sachar', 'rate of wage tax', 'שיעור מס שכר', 'waage tax rate']),
    ('amount', '/amounts#exempt-dealer', array[
        'exempt dealer threshold', 'osek patur limit', 'תקרת עוסק פטור 2026', 'עוסק פטור תקרה',
        'exempt dealer ceiling', 'exmpt dealer cieling', 'osek patoor takra', 'ceiling for exempt dealers',
        'maximum turnover of an exempt dealer', 'small business exemption limit']),
    ('amount', '/amounts#allocation-number', array[
        'allocation number', 'allocation number threshold', 'alocation number treshold',
        'allocation number amount', 'מספר הקצאה סכום', 'סף מספר הקצאה', 'mispar haktzaa', 'e-invoice limit',
        'amount for an allocation number', 'from which amount does an invoice need a number']),
    ('amount', '/amounts#personal-import', array[
        'parcel limit', 'personal import limit', 'online shopping limit', 'personal import exemption',
        'פטור יבוא אישי', 'personal imort ceiling']),
    ('amount', '/amounts#detailed-report', array[
        'detailed report threshold', 'pcn 874 limit', 'detailed reporting turnover', 'detialed report threshold']),
    ('deadline', '/deadlines#return', array[
        'due date vat', 'vat filing deadline', 'when is the vat return due', 'vat return due',
        'when to file vat', 'מתי מדווחים מע״מ', 'מועד הגשת דוח תקופתי', 'vat retrun deadline',
        'by what day do I file the return', 'last day to pay vat', 'until when must the vat be paid']),
    ('deadline', '/deadlines#detailed-return', array[
        'detailed report day', 'the detailed report''s day', 'due date pcn874',
        'when is the detailed return due', 'מועד דוח מפורט']),
    ('deadline', '/deadlines#objection', array[
        'deadline for an objection', 'objection deadline', 'time limit objection',
        'how long to object to an assessment', 'מועד השגה', 'מתי מגישים השגה', 'hasaga deadline',
        'objecton deadline', 'how many days to dispute an assessment', 'last day for filing an objection']),
    ('term', 'authorised dealer', array[
        'authorised dealer', 'authorized dealer', 'what is an authorised dealer', 'authorised dealr',
        'osek murshe', 'osek morshe', 'עוסק מורשה', 'מה זה עוסק מורשה', 'meaning of authorised dealer',
        'definition of authorised dealer', 'authorised dealer in israel', 'עוסק מורשה הגדרה']),
    ('provision', '/law/vat-law#s30(a)(5)', array[
        '30(a)(5)', 's. 30(a)(5)', 'section 30(a)(5)', 'section 30 (a) (5)', '§30(a)(5)', '30a5',
        'sec 30(a)(5) of the law', 'סעיף 30(a)(5)', 'SECTION 30(A)(5)', 'vat law 30(a)(5)', 'secton 30(a)(5)',
        'section 30a5 vat law']),
    ('tool', '/which-rate', array[
        'vat calculator', 'vat rate calculator', 'which rate applies', 'which vat rate applies', 'calculate vat',
        'which vat rate aplies', 'tax point calculator', 'מחשבון מע״מ', 'איזה שיעור חל', 'which rate aplies']),
    ('tool', '/deadlines', array[
        'deadlines', 'all deadlines', 'deadline calculator', 'due dates', 'vat calendar', 'filing calendar',
        'dedline calculator', 'לוח מועדים', 'deadlines tool', 'list of deadlines']),
    ('guide', '/guides/091bddd2-304a-51b2-a806-42c4369868f4', array[
        'must we register', 'do we have to register', 'registration guide', 'guide to registration',
        'register step by step', 'registraton guide', 'מדריך רישום', 'registration decision tree',
        'vat registration checklist', 'do we need to register for vat']),
    ('guide', '/guides/5f51aa04-d46b-5737-8923-5e91f3528d63', array[
        'can we get israeli vat back', 'can we get vat back', 'vat refund guide', 'guide to refunds',
        'refund decision tree', 'get israeli vat bcak', 'מדריך החזר מע״מ', 'getting vat back',
        'recover input vat guide', 'vat refund step by step']),
    ('page', '/changes', array[
        'what changed', 'whats new', 'what''s new', 'what is new', 'recent changes', 'what chnaged', 'מה השתנה',
        'law changes', 'changes in the law', 'latest changes', 'list of changes', 'what has changed']),
    ('page', '/glossary', array[
        'glossary', 'glosary', 'מילון', 'dictionary', 'list of terms', 'defined terms', 'definitions',
        'hebrew terms', 'מונחים', 'glossary page', 'vat terms'])
) as w (kind, named, ways), unnest(w.ways) as q (typed),
    lateral (select public.search_content(q.typed) #> '{answers,0}' as answer) as f;

-- Days
select is((select array[d.first_day::text, d.last_day::text, btrim(d.rest)] from private.search_days(q.typed) as d),
    q.days, 'SEARCH-11 the days of ' || q.typed)
from (values
    ('vat rate 3 may 2012', '{2012-05-03,2012-05-03,"vat rate"}'::text[]),
    ('on the 3rd of may, 2012', '{2012-05-03,2012-05-03,"on the"}'),
    ('may 3, 2012 rate', '{2012-05-03,2012-05-03,rate}'),
    ('3.5.2012', '{2012-05-03,2012-05-03,""}'),
    ('2012-05-03', '{2012-05-03,2012-05-03,""}'),
    ('sept 2012', '{2012-09-01,2012-09-30,""}'),
    ('market 2014', '{2014-01-01,2014-12-31,market}'),
    ('31 february 2020', '{2020-02-01,2020-02-29,31}'),
    ('13/13/2012', '{null,null,13/13/2012}'),
    ('no day at all', '{null,null,"no day at all"}')
) as q (typed, days);

-- Figures
select is(pg_temp.answers('VAT rate 3 May 2012', '$[*].amount'), '[16.00]', 'SEARCH-11 the rate of a day');
select is(pg_temp.answers('vat 2012', '$[*].amount'), '[16.00, 17.00]', 'SEARCH-11 both rates of a year that has two');
select is(pg_temp.answers('what is the VAT rate in Israel today?', '$[*].last_day'), '[null]',
    'SEARCH-11 the present rate where no day is named');
select is(pg_temp.answers('allocation number', '$[*].unit'), '["NIS"]', 'SEARCH-11 an amount by its name');
select is(pg_temp.answers('personal import exemption', '$[*].amount'), '[null]',
    'SEARCH-11 one that its sources leave open has no amount');
select is(pg_temp.answers(q.typed, '$[*].amount'), '[18.00]', 'SEARCH-11 the rate by its Hebrew name: ' || q.typed)
from (values ('ma''am 2014 achuz'), ('maam 2014'), ('achuz maam 2014'), ('מע״מ 2014'), ('מעמ 2014')) as q (typed);
select is(pg_temp.answers(q.typed, '$[*]'), '[]', 'SEARCH-11 none where other words mean something else: ' || q.typed)
from unnest(array['vat on payment', 'vat limit', 'tax rate', 'import exemption', 'limit', 'invoice']) as q (typed);
select is(pg_temp.answers('osek patur 2027', '$[*].last_day'), '["2026-12-31"]',
    'SEARCH-11 the last amount where that of the day is not known');
select is(pg_temp.answers('osek patur 2026', '$[0].last_day'), '["2026-12-31"]',
    'SEARCH-11 that of its year ends with the year');
select is(pg_temp.answers('VAT 2027', '$[*].url'), '["/amounts#vat-rate"]', 'SEARCH-11 one that holds until changed');
select is(pg_temp.answers('vat rate 1970', '$[*]'), '[]', 'SEARCH-11 nothing before the first');
select is(pg_temp.answers('vat rate for hotels', '$[*]'), '[]', 'SEARCH-11 nothing where a figure is not all');

-- Deadlines
select is(pg_temp.answers(q.typed, '$[*] ? (@.is == "deadline").url'), q.urls,
    'SEARCH-11 the deadline that is asked for: ' || q.typed)
from (values
    ('by when must I register', '["/deadlines#registration"]'),
    ('How soon must a fiscal representative be appointed in Israel?', '["/deadlines#representative"]'),
    ('when is the VAT return due', '["/deadlines#return", "/deadlines#online-return", "/deadlines#detailed-return"]'),
    ('due date vat', '["/deadlines#return", "/deadlines#online-return", "/deadlines#detailed-return"]'),
    ('vat filing deadline', '["/deadlines#return", "/deadlines#online-return", "/deadlines#detailed-return"]'),
    ('pay a balance', '[]'),
    ('when', '[]'),
    ('late filing of the VAT return', '[]'),
    ('when is the VAT return of a hotel due', '[]')
) as q (typed, urls);
select is(pg_temp.answers('deadline for an appeal', '$[*].provision_urls[1]'),
    '["/law/regulations/procedure-on-appeal-2"]',
    'SEARCH-11 with the pages of its provisions');
select is_empty($$select d.key from public.get_deadlines() as d join public.deadlines as p on p.key = d.key
    where d.provisions <> p.provisions$$, 'TOOL-4 the law has every provision that a deadline rests on');

-- Deadlines of staff
reset role;
insert into public.deadlines (event, title, span, unit, rule, provisions, asked_as, "order") values
    ('assessed', 'Appeal to the Quokka!', 3, 'month', 'within 3 months', '{section 82}', '{quokka}', 90),
    ('assessed', 'Appeal to the quokka', 4, 'month', 'within 4 months', '{section 82}', '{numbat}', 91),
    ('assessed', 'ערעור', 4, 'month', 'within 4 months', '{section 82}', '{}', 92);
select results_eq($$select d.key from public.deadlines as d where d."order" between 90 and 92 order by d."order"$$,
    $$values ('appeal-to-the-quokka'), ('appeal-to-the-quokka-2'), ('deadline')$$,
    'TOOL-4 a new deadline has an address of its own');
select is(pg_temp.answers('quokka deadline', '$[*].url'), '["/deadlines#appeal-to-the-quokka"]',
    'SEARCH-11 it is the answer as soon as it is there');
update public.deadlines set title = 'Bandicoot', asked_as = '{bilby}' where key = 'appeal-to-the-quokka';
select is(pg_temp.answers(q.typed, '$[*].url'), q.urls, 'SEARCH-11 asked for in its new words: ' || q.typed)
from (values ('quokka deadline', '[]'), ('bilby deadline', '["/deadlines#appeal-to-the-quokka"]')) as q (typed, urls);
delete from public.deadlines where "order" between 90 and 92;
select is(pg_temp.answers('bilby deadline', '$[*].url'), '[]', 'SEARCH-11 and no more when it is gone');
select throws_ok(format('insert into public.deadlines (event, reporting, title, span, unit, rule, provisions, "order") '
        || 'values (%L, %L, ''x'', %s, %L, ''x'', ''{section 82}'', 90)', t.event, t.reporting, t.span, t.unit),
    '23514', null, 'TOOL-4 what the tool cannot count is not stored: ' || t.what)
from (values
    ('born', null, 1, 'day', 'from another event'), ('started', null, 1, 'week', 'in weeks'),
    ('assessed', 'online', 1, 'day', 'an assessment by reporting')
) as t (event, reporting, span, unit, what);

-- What was revoked
select is(public.search_content('ceiling for personal imports', 'news') #> '{results,1,until}', '"2026-02-23"',
    'SEARCH-8 an order that was revoked says so, and stands below the one that followed');
select is(public.search_content('allocation amount', 'news') #> '{results,0,until}', 'null',
    'SEARCH-8 an amount that was overtaken does not lead');

-- Terms
select is(pg_temp.answers(q.typed, '$[*] ? (@.is == "term").term'), q.terms,
    'SEARCH-11 the term that is asked for: ' || q.typed)
from (values
    ('What is an authorised dealer?', '["authorised dealer"]'),
    ('authorised dealer certificate', '[]'),
    ('assessing officer', '[]'),
    ('what is an exempt dealer in Israel', '["exempt dealer"]'),
    ('invoices', '[]'),
    ('What is an invoice?', '["invoice"]'),
    ('Israel invoices', '["Israel Invoices"]')
) as q (typed, terms);
select is(public.search_content('exempt dealer', q.type) #>> '{results,0,title}' = 'exempt dealer', q.is_first,
    'SEARCH-11 ' || q.about)
from (values
    (null, false, 'a term that answers is not the first hit again'),
    ('term', true, 'but the first among terms')
) as q (type, is_first, about);

reset role;
insert into public.terms (term, variants, hebrew, definition, is_marked)
    values ('numbat levy', '{}', 'נומבט', 'A levy.', true), ('numbats', '{}', 'נומבטים', 'Animals.', false);
select is(pg_temp.answers(q.typed, '$[*].term'), q.terms, 'SEARCH-11 a new term answers at once: ' || q.typed)
from (values ('numbat levy', '["numbat levy"]'), ('numbats', '[]'), ('what are numbats', '["numbats"]'))
    as q (typed, terms);
update public.terms set term = 'bilby levy' where term = 'numbat levy';
select is(pg_temp.answers('numbat levy', '$[*].term'), '[]', 'SEARCH-11 and no more when it is called something else');
select is(pg_temp.answers('exempt dealer', '$[*].term'), '["exempt dealer"]', 'SEARCH-11 others answer as before');
set local role anon;

-- Paragraphs
select is(pg_temp.answers('Reg. 12A', '$[*].provision'), '["regulation 12A"]', 'SEARCH-11 a regulation');
select is(pg_temp.answers('12', '$[*].provision'), '["section 12", "regulation 12"]',
    'SEARCH-11 both where two texts have the number');
select is(pg_temp.answers('section 12 zero rate', '$[*]'), '[]', 'SEARCH-11 none where more is asked');
select is(pg_temp.answers('section 9876', '$[*]'), '[]', 'SEARCH-11 none of a number that nothing has');
select is(public.search_content('30(a)(5)', 'law') -> 'answers', '[]', 'SEARCH-11 none for one kind of hits');

select * from finish();
rollback;
