-- The page of a text as it would be once saved (TRUE-6); everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(15);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000201', 'member@example.test');
insert into private.staff (user_id, name) values ('99999999-0000-4000-8000-000000000201', 'Noa Peretz');
insert into auth.sessions (id, user_id)
values ('88888888-0000-4000-8000-000000000201', '99999999-0000-4000-8000-000000000201');
insert into public.rulings (id, title, number, date, court, summary, content) values
    ('f0000000-0000-4000-8000-000000000201', 'Dingo v. Director', 'TA 99887-01-26', '2026-01-01', 'District Court',
        'Dingoes.', '<p>Text.</p>');
insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000201', 'Chapter of quokkas', 'vat-law', 9000);
insert into public.sections (id, chapter_id, title, content, "order") values
    ('b0000000-0000-4000-8000-000000000201', 'a0000000-0000-4000-8000-000000000201', '9201. Quokkas',
        '<p>(a) One.</p>', 1);
select set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated', 'sub',
    '99999999-0000-4000-8000-000000000201', 'session_id', '88888888-0000-4000-8000-000000000201')::text, true);
create temporary table before on commit drop as
select count(*) as versions from public.history;
grant select on before to authenticated;
set local role authenticated;

create temporary table answers on commit drop as
select public.get_page_answers('sections',
        '{"title": "9202. Wombats", "content": "<ul><li>(a) See section 30(a)(5).</li><li>(b) Two.</li></ul>"}',
        'b0000000-0000-4000-8000-000000000201')
        as section,
    public.get_page_answers('rulings',
        '{"date": "2025-01-01", "date_precision": "year", "content": "<p>Section 9201(a).</p>"}',
        'f0000000-0000-4000-8000-000000000201') as ruling,
    public.get_page_answers('rulings',
        '{"title": "Numbat v. Director", "date": "2026-02-01", "court": "Supreme Court", "summary": "x",
            "content": "<p>As in TA 99887-01-26.</p>"}') as added;

select is(section #>> '{text,title}', '9202. Wombats', 'TRUE-6 a section as it would be') from answers;
select is(section #>> '{text,slug}', '9202', 'TRUE-6 with the address that it would have') from answers;
select is(section #> '{text,paragraphs}', '["2 (a) (a)", "1 (b) (b)"]', 'TRUE-6 with its paragraphs') from answers;
select is(section #>> '{text,chapters,title}', 'Chapter of quokkas', 'TRUE-6 with its chapter') from answers;
select is(section -> 'links', '[[["section 30(a)(5)", "/law/vat-law/30#s30(a)(5)"]]]', 'TRUE-6 with its links')
from answers;
select ok(jsonb_array_length(section -> 'context') > 1, 'TRUE-6 with what stands beside it') from answers;
select is(ruling #>> '{text,date}', '2025', 'TRUE-6 a ruling''s day as exact as it would be known') from answers;
select is(ruling #> '{sections,0,title}', '"9201. Quokkas"', 'TRUE-6 with the sections that it would cite')
from answers;
select is(added #>> '{links,0,0,1}', '/rulings/f0000000-0000-4000-8000-000000000201',
    'TRUE-6 a new text with its links') from answers;
select ok(added -> 'neighbours' @> '[{"relation": "own"}]', 'TRUE-6 and its place in the list') from answers;
select is((select title from public.sections where id = 'b0000000-0000-4000-8000-000000000201'), '9201. Quokkas',
    'TRUE-6 nothing is kept of it');
select is((select count(*) from public.history) || ' ' || (
        select count(*) from public.rulings where title = 'Numbat v. Director'),
    (select versions from before) || ' 0', 'TRUE-6 nor in the history');
select throws_ok($$select public.get_page_answers('rulings', '{"title": ""}', 'f0000000-0000-4000-8000-000000000201')$$,
    '23514', null, 'TRUE-6 what could not be saved is refused as a save is');
select is(public.get_page_answers('sections', '{}', 'b0000000-0000-4000-8000-000000000201') #>> '{text,title}',
    '9201. Quokkas', 'TRUE-6 a change that is begun, and changes nothing yet, is the text as it is');
select throws_ok($$select public.get_page_answers('staff', '{"title": ""}')$$,
    'PT404', null, 'TRUE-6 no other table can be asked for');

select * from finish();
rollback;
