-- What is read from a text: the number in a section's title, and the ruling that a link points to.
begin;
select plan(8);

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
