-- The search's index follows the texts at once (SEARCH-3, SEARCH-6), whoever changes them; everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(15);

create function pg_temp.total(query text) returns integer language sql as $$
    select (public.search_content(query) ->> 'total')::integer
$$;
create temporary table before as
    select (select count(*) from private.search_documents) as documents,
        (select count(*) from private.search_words) as words,
        (select sum(documents) from private.search_words) as occurrences,
        (select count(*) from private.search_postings) as postings,
        (select count(*) from private.search_wordings) as wordings;

-- As staff through the API: the index is written for them, not by them.
insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000009', 'index@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000009');
insert into auth.sessions (id, user_id) values ('88888888-0000-4000-8000-000000000009',
    '99999999-0000-4000-8000-000000000009');
set local role authenticated;
select set_config('request.jwt.claims',
    '{"sub":"99999999-0000-4000-8000-000000000009","session_id":"88888888-0000-4000-8000-000000000009",'
    '"role":"authenticated"}', true);

insert into public.chapters (title, type, "order") values ('Echidnas', 'vat-law', 90);
insert into public.sections (chapter_id, title, content, "order")
select c.id, '990. Echidna ' || n, '<p>Zyzzyva text ' || n || '</p>', n from public.chapters as c,
    generate_series(1, 3) as n
where c.title = 'Echidnas';
select is(pg_temp.total('zyzzyva'), 3, 'SEARCH-6 new texts are found');

update public.sections set content = '<p>Quezwig</p>' where title = '990. Echidna 2';
select is(pg_temp.total('zyzzyva'), 2, 'SEARCH-6 a changed text is no longer found by its old words');
select is(pg_temp.total('quezwig'), 1, 'SEARCH-6 but by its new ones');
select is((select documents from private.search_words where word = 'zyzzyva'), 2,
    'SEARCH-6 the dictionary counts along');

update public.chapters set type = 'booking-rules' where title = 'Echidnas';
select matches(public.search_content('quezwig') -> 'results' -> 0 ->> 'url', '^/law/booking-rules#',
    'SEARCH-3 a chapter that changes its kind takes its links along');
update public.chapters set title = 'Tapirs' where title = 'Echidnas';
select is(pg_temp.total('tapirs'), 3, 'SEARCH-4 sections are found by their chapter''s name');

delete from public.chapters where title = 'Tapirs';
select is(pg_temp.total('quezwig'), 0, 'SEARCH-3 texts deleted with their chapter are not found');
select is((select count(*)::integer from private.search_words where word in ('zyzzyva', 'quezwig', 'tapirs')), 0,
    'SEARCH-6 words that are gone leave the dictionary');

insert into public.faqs (category_id, question, answer, is_enabled)
select id, 'Okapi?', '<p>Axolotl.</p>', false from public.faq_categories limit 1;
select is(pg_temp.total('axolotl'), 0, 'SEARCH-3 a disabled FAQ is not found');
update public.faqs set is_enabled = true where question = 'Okapi?';
select is(pg_temp.total('axolotl'), 1, 'SEARCH-3 enabled, it is');
update public.faqs set is_enabled = false where question = 'Okapi?';
select is(pg_temp.total('axolotl'), 0, 'SEARCH-3 disabled again, it is not');
delete from public.faqs where question = 'Okapi?';

select throws_ok('insert into private.search_words (word) values (''x'')', '42501', null,
    'staff cannot write the dictionary');
select throws_ok('delete from private.search_documents', '42501', null, 'nor the documents');
select throws_ok('select private.index_for_search(''sections'', ''{}'')', '42501', null, 'nor call what does');

reset role;
select results_eq(
    'select count(*), (select count(*) from private.search_words), (select sum(documents) from private.search_words),
        (select count(*) from private.search_postings), (select count(*) from private.search_wordings)
     from private.search_documents', 'select documents, words, occurrences, postings, wordings from before',
    'what was added and removed left no trace');

select * from finish();
rollback;
