-- What is read from a text: the number in a section's title, and the ruling that a link points to.
begin;
select plan(52);

select is(private.section_numbers('21–22. Language and currency'), '{21,22}', 'READ-6 a title of two numbers has both');
select is(private.section_numbers('30A. Application in the Area'), '{30A}', 'READ-6 a title of one number has that');
select is(private.section_number(t.title), t.number,
    format('DATA-1 section number: "%s" gives %s', t.title, coalesce(t.number, 'none')))
from (values
    ('30. Zero-rated transactions', '30'),
    ('1. Definitions', '1'),
    ('30A. Application in the Area', '30A'),
    ('106B. Collection from office-holders', '106B'),
    ('30AA. Twice added', '30AA'),
    ('6D. Buyer liable for tax on imported services', '6D'),
    ('25(c). Seven-year retention', '25(c)'),
    ('9(e). Credit note', '9(e)'),
    ('30(a)(5). Services to a foreign resident', '30(a)(5)'),
    ('30A(1)(b): Conditions', '30A(1)(b)'),
    ('Section 30', '30'),
    ('Section 30: Zero-rated transactions', '30'),
    ('Section 30 Zero-rated transactions', '30'),
    ('section 30A – Zero rate', '30A'),
    ('Regulation 6A: Recipient of a service pays', '6A'),
    ('Rule 4: Receipts', '4'),
    ('Reg. 12: Conditions', '12'),
    ('s. 38 Deduction of input tax', '38'),
    ('§ 5. Used assets', '5'),
    ('21–22. Language and currency', '21'),
    ('21-22: Language and currency', '21'),
    ('30: Zero rate', '30'),
    ('30 – Zero rate', '30'),
    ('30. – Zero rate', '30'),
    ('  7. Price', '7'),
    ('30', '30'),
    ('60A.', '60A'),
    ('Appendix E: Computerised accounting systems', null),
    ('Appendices F and G: Scanned documents', null),
    ('Definitions', null),
    ('Circular 3/2026: Expense without an allocation number', null),
    ('Detailed report (PCN 874)', null),
    ('', null),
    ('2024 budget', null),
    ('2026-01-01 amendment', null),
    ('1 January 2025: change of rate', null),
    ('1.5 per cent withheld', null),
    ('2,000 shekels and more', null),
    ('18% rate', null),
    ('3/2026 allocation numbers', null),
    ('5th schedule', null),
    ('The 30. section', null)
) as t (title, number);
select is(private.section_number(null), null, 'DATA-1 section number: none of null');

insert into public.chapters (id, title, "order") values ('00000000-0000-4000-8000-0000000000c1', 'x', 1);
insert into public.sections (id, chapter_id, title, content, "order")
    values ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000c1', '30A. x',
        '<p>one</p><p>two</p>', 1);
select results_eq($$select number, plain from public.sections where id = '00000000-0000-4000-8000-0000000000d1'$$,
    $$values ('30A', 'one two')$$, 'DATA-1 a section keeps the number and the words of what it is given');
update public.sections set title = 'Appendix', content = '<p>three</p>'
    where id = '00000000-0000-4000-8000-0000000000d1';
select results_eq($$select number, plain from public.sections where id = '00000000-0000-4000-8000-0000000000d1'$$,
    $$values (null, 'three')$$, 'DATA-1 a section''s number and words follow a change');

insert into public.related_rulings (section_id, title, url)
select '00000000-0000-4000-8000-0000000000d1', t.title, t.url from (values
    ('of this site', '/rulings/0a1b2c3d-0000-4000-8000-00000000000e'),
    ('a judgment elsewhere', 'https://example.com/judgments/123'),
    ('the same path on another site', 'https://example.com/rulings/0a1b2c3d-0000-4000-8000-00000000000e'),
    ('the path inside another address',
    'https://example.com/?next=/rulings/0a1b2c3d-0000-4000-8000-00000000000e')) as t (title, url);
select is((select r.ruling_id from public.related_rulings as r
        where r.section_id = '00000000-0000-4000-8000-0000000000d1' and r.title = t.title),
    t.ruling, 'DATA-3 the ruling of a link: ' || t.title)
from (values
    ('of this site', '0a1b2c3d-0000-4000-8000-00000000000e'::uuid), ('a judgment elsewhere', null),
    ('the same path on another site', null), ('the path inside another address', null)) as t (title, ruling);
update public.related_rulings set url = 'https://example.com/moved'
    where section_id = '00000000-0000-4000-8000-0000000000d1' and title = 'of this site';
select is((select r.ruling_id from public.related_rulings as r
        where r.section_id = '00000000-0000-4000-8000-0000000000d1' and r.title = 'of this site'), null,
    'DATA-3 the ruling of a link follows a change of the link');

select * from finish();
rollback;
