-- Which paragraphs are recognised in a section's HTML; everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(19);

create function pg_temp.found(content text, title text default '30. Echidnas') returns text language sql as $$
    select array_to_string(private.section_paragraphs(title, content), '; ')
$$;
select is(pg_temp.found('<ul><li>(a) x<ul><li><p>(1) y</p></li><li><b>(5)</b> z</li></ul></li><li>(b) w</li></ul>'),
    '4 (a) (a); 3 (a)(1) (1); 2 (a)(5) (5); 1 (b) (b)', 'READ-5 items of nested lists');
select is(pg_temp.found('<ul><li>(a) x<ul><li>no mark<ul><li>(i) y</li></ul></li></ul></li></ul>'),
    '3 (a) (a); 1 (a)(i) (i)', 'READ-5 an item without a mark is passed over');
select is(pg_temp.found('<ul><li>(a)(5) x<ul><li>(a)(5)(i) y</li><li>(ii) z</li></ul></li></ul>'),
    '3 (a)(5) (a)(5); 2 (a)(5)(i) (a)(5)(i); 1 (a)(5)(ii) (ii)', 'READ-5 an item may say the whole');
select is(pg_temp.found('<h4>Services: section 30(a)(5)</h4><ul><li>(i) x</li><li>y</li></ul>'),
    '3 (a)(5) 30(a)(5); 2 (a)(5)(i) (i)', 'READ-5 a heading that names a paragraph at its end');
select is(
    pg_temp.found('<h4>(a)(8) Tourists</h4><p>x</p><ul><li>(g) y</li></ul><h4>Evidence</h4><ul><li>(b) z</li></ul>'),
    '4 (a)(8) (a)(8); 3 (a)(8)(g) (g); 1 (b) (b)', 'READ-5 or at its beginning, until the next heading');
select is(
    pg_temp.found('<h3>30(a): sales</h3><h4>Goods</h4><ul><li>(1) x</li></ul><h3>More</h3><ul><li>(1) y</li></ul>'),
    '5 (a) 30(a); 3 (a)(1) (1); 1 (1) (1)', 'READ-5 a lower heading changes nothing');
select is(pg_temp.found('<ol type="a"><li>x</li><li>y<ol type=i start="3"><li>z</li></ol></li></ol>'),
    '3 (a); 2 (b); 1 (b)(iii)', 'READ-5 lists whose letters the browser shows');
select is(pg_temp.found('<ol><li>x</li></ol><ol type="1"><li>y</li></ol>'), null,
    'READ-5 ordinary numbers of a list are no paragraphs');
select is(pg_temp.found('<ul><li>(see below) x</li><li>(a)(5) y</li><li>(a)(5) again</li></ul>'), '2 (a)(5) (a)(5)',
    'READ-5 words in brackets are no mark, and of two the same the first counts');
select is(pg_temp.found('<p>(a) x</p><p>section 30(a)(5)</p>'), null, 'READ-5 nor are other blocks');
select is(pg_temp.found('<h4>Sections 31(a)</h4><h4>Under 30(a) and more</h4>'), null,
    'READ-5 nor a heading that speaks of another section');
select is(pg_temp.found('<ul><li>(a) one<li>(b) two</ul>'), '2 (a) (a); 1 (b) (b)', 'READ-5 items need no end');
select is(pg_temp.found('<!-- <li>(a) x</li> --><LI class="x>">(b)&nbsp;y'), '1 (b) (b)',
    'READ-5 neither comments nor capitals matter');
select is(pg_temp.found('</ul></li><li>(a) x</ul></ol><ul><li>(b) y'), '2 (a) (a); 1 (b) (b)',
    'READ-5 tags in the wrong place do no harm');
select is(pg_temp.found('<h4>25(c)(1): x</h4><h4>25(d)(1)</h4>', '25(c). Echidnas'), '2 (1) 25(c)(1)',
    'READ-5 a section that is itself a paragraph');
select is(pg_temp.found('<h4>30(a)</h4><ul><li>(b) x</li></ul>', 'Echidnas'), '1 (b) (b)',
    'READ-5 a section without a number');
select is(private.list_mark('A', 2) || private.list_mark('i', 14) || private.list_mark('I', 39), 'BxivXXXIX',
    'READ-5 marks are those that browsers show');
select is(coalesce(private.list_mark('a', 27), private.list_mark('i', 0), private.list_mark('', 1)), null,
    'READ-5 as far as they are plain');

insert into public.chapters (title, type, "order") values ('Echidnas', 'vat-law', 90);
insert into public.sections (chapter_id, title, content, "order")
select id, '990. Echidnas', '<ul><li>(a) x</li></ul>', 1 from public.chapters where title = 'Echidnas';
select is((select content || array_to_string(paragraphs, ' ') from public.sections where title = '990. Echidnas'),
    '<ul><li>(a) x</li></ul>1 (a) (a)', 'READ-5 they are found when a section is saved, which stays as it is');

select * from finish();
rollback;
