-- Where a file is used (STAFF-6), by any text or field that holds its address, however that is written; and what cites
-- or links a text (STAFF-8).
begin;
create extension if not exists pgtap with schema extensions;
select plan(45);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000195', 'filing@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000195');
insert into auth.sessions (id, user_id)
    values ('88888888-0000-4000-8000-000000000195', '99999999-0000-4000-8000-000000000195');
select set_config('request.jwt.claims', '{"role": "authenticated", "sub": "99999999-0000-4000-8000-000000000195",
    "session_id": "88888888-0000-4000-8000-000000000195"}', true);

insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000191', 'Numbat Rules', 'booking-rules', 9000);
insert into public.sections (id, chapter_id, title, content, "order") values
    ('a0000000-0000-4000-8000-000000000192', 'a0000000-0000-4000-8000-000000000191', '9291. Numbats', 'x', 1);
insert into public.related_rulings (id, section_id, title, url) values
    ('a0000000-0000-4000-8000-000000000193', 'a0000000-0000-4000-8000-000000000192', 'Beside', 'https://x.test/');
insert into public.rulings (id, title, date, court, summary, content) values
    ('a0000000-0000-4000-8000-000000000194', 'Numbat v. Director', '1951-01-03', 'x', 'x', 'x');
insert into public.tax_decisions (id, title, date, authority, field, subject, summary, content) values
    ('a0000000-0000-4000-8000-000000000195', '92/51', '1951-01-02', 'VAT Division', 'x', 'Numbats', 'x', 'x');
insert into public.news (id, title, date, category, summary, content) values
    ('a0000000-0000-4000-8000-000000000196', 'Numbat news', '1951-01-01', 'Updates', 'x', 'x');
insert into public.faq_categories (id, name, "order") values ('a0000000-0000-4000-8000-000000000197', 'Burrows', 9000);
insert into public.faqs (id, category_id, question, answer, is_enabled) values
    ('a0000000-0000-4000-8000-000000000198', 'a0000000-0000-4000-8000-000000000197', 'Numbats?', 'x', true),
    ('a0000000-0000-4000-8000-000000000199', 'a0000000-0000-4000-8000-000000000197', 'Hidden?', 'x', false);

create function pg_temp.address_of(path text) returns text language sql as $$
    select 'https://x.test/storage/v1/object/public/files/' || private.encode_path(path)
$$;
create function pg_temp.link_to(path text) returns text language sql as $$
    select format('<p>See <a href="%s">the file</a>.</p>', replace(pg_temp.address_of(path), '&', '&amp;'))
$$;
-- Where a new file is used once a column of a row holds this; and where it still is when the column holds it no more.
create function pg_temp.used_by(list text, row_id uuid, column_name text, value text, path text default 'uploads/a.pdf')
returns text language plpgsql as $$
declare
    file uuid;
    former text;
    used text;
begin
    insert into public.files (name, path, size, type) values ('x', used_by.path, 1, 'application/pdf')
    returning id into file;
    execute format('select %I from public.%I where id = $1', column_name, list) into former using row_id;
    execute format('update public.%I set %I = $1 where id = $2', list, column_name) using value, row_id;
    select string_agg(concat_ws(' ', u.kind, u.title), ', ') into used from public.row_usage(array[file]) as u;
    execute format('update public.%I set %I = $1 where id = $2', list, column_name) using former, row_id;
    used := concat_ws(', ', used, (select 'still ' || u.title from public.row_usage(array[file]) as u));
    delete from public.files where id = file;
    return used;
end
$$;
create function pg_temp.used_by_news(value text, path text default 'uploads/a.pdf') returns text language sql as $$
    select pg_temp.used_by('news', 'a0000000-0000-4000-8000-000000000196', 'content', value, path)
$$;

select is(pg_temp.used_by(list, ('a0000000-0000-4000-8000-00000000019' || n)::uuid, column_name,
        case when column_name ~ 'url' then pg_temp.address_of('uploads/a.pdf')
            else pg_temp.link_to('uploads/a.pdf') end),
    used, format('STAFF-6 a file is used by %s.%s, until it is taken out: %s', list, column_name, used))
from (values
    ('sections', 2, 'content', 'section 9291. Numbats'), ('related_rulings', 3, 'url', 'related_ruling Beside'),
    ('rulings', 4, 'pdf_url', 'ruling Numbat v. Director'), ('rulings', 4, 'content', 'ruling Numbat v. Director'),
    ('tax_decisions', 5, 'pdf_url', 'decision Numbats (92/51)'),
    ('tax_decisions', 5, 'content', 'decision Numbats (92/51)'),
    ('tax_decisions', 5, 'facts', 'decision Numbats (92/51)'),
    ('tax_decisions', 5, 'request', 'decision Numbats (92/51)'),
    ('tax_decisions', 5, 'arrangement', 'decision Numbats (92/51)'),
    ('tax_decisions', 5, 'position', 'decision Numbats (92/51)'),
    ('tax_decisions', 5, 'key_notes', 'decision Numbats (92/51)'),
    ('news', 6, 'content', 'news Numbat news'), ('faqs', 8, 'answer', 'faq Numbats?'),
    ('faqs', 9, 'answer', 'faq Hidden?')) as p (list, n, column_name, used);
select is(pg_temp.used_by_news(pg_temp.link_to(path), path), 'news Numbat news',
    'STAFF-6 whatever it is called: ' || path)
from unnest(array['uploads/aפדף', 'uploads/ap d f', 'uploads/apdf(1)', 'uploads/aa&b', 'uploads/ap%df']) as path;
select is(pg_temp.used_by_news(content), used, 'STAFF-6 ' || what)
from pg_temp.address_of('uploads/a.pdf') as a, lateral (values
    ('at the end of a sentence', format('<p>%s.</p>', a), 'news Numbat news'),
    ('in brackets', format('<p>(%s)</p>', a), 'news Numbat news'),
    ('with a query', format('<a href="%s?download=1">x</a>', a), 'news Numbat news'),
    ('with a fragment', format($$<a href='%s#page=2'>x</a>$$, a), 'news Numbat news'),
    ('without the host', '<img src="/storage/v1/object/public/files/uploads/a.pdf">', 'news Numbat news'),
    ('a longer and a shorter name are other files',
        pg_temp.link_to('uploads/a.pdfx') || pg_temp.link_to('uploads/a'), ''),
    ('an address elsewhere is none', '<a href="https://example.com/uploads/a.pdf">x</a>', '')
) as w (what, content, used);

-- Once each, all of them, with what they hang on
insert into public.files (id, name, path, size, type) values
    ('a0000000-0000-4000-8000-00000000019f', 'x', 'uploads/d.pdf', 1, 'application/pdf');
update public.sections set content = pg_temp.link_to('uploads/d.pdf') where title = '9291. Numbats';
update public.related_rulings set url = pg_temp.address_of('uploads/d.pdf') where title = 'Beside';
update public.rulings set content = repeat(pg_temp.link_to('uploads/d.pdf'), 2),
    pdf_url = pg_temp.address_of('uploads/d.pdf') where title = 'Numbat v. Director';
update public.faqs set answer = pg_temp.link_to('uploads/d.pdf') where question = 'Numbats?';
update public.news set content = pg_temp.link_to('uploads/e.pdf') || pg_temp.link_to('uploads/d.pdf')
where title = 'Numbat news';
select set_eq($$select u.kind, u.list_title, u.list_type, u.section_title, u.total
        from public.row_usage('{a0000000-0000-4000-8000-00000000019f}') as u$$,
    $$values ('section', 'Numbat Rules', 'booking-rules', null, 5::bigint),
        ('related_ruling', 'Numbat Rules', 'booking-rules', '9291. Numbats', 5), ('ruling', null, null, null, 5),
        ('news', null, null, null, 5), ('faq', 'Burrows', null, null, 5)$$,
    'STAFF-6 with what each hangs on, so that its form can be found');
select is((select string_agg(u.kind, ' ') filter (where u.kind in ('ruling', 'news'))
        from public.row_usage('{a0000000-0000-4000-8000-00000000019f}') as u), 'ruling news', 'STAFF-6 each once');
select is((select array_agg(u.list_id::text || coalesce(u.section_id::text, '') order by u.kind)
        from public.row_usage('{a0000000-0000-4000-8000-00000000019f}') as u where u.list_id is not null),
    array['a0000000-0000-4000-8000-000000000197',
        'a0000000-0000-4000-8000-000000000191a0000000-0000-4000-8000-000000000192',
        'a0000000-0000-4000-8000-000000000191'], 'STAFF-6 by their ids');

-- What cites or links a text, by titles
create function pg_temp.uses(variadic ids uuid[]) returns text language sql as $$
    select string_agg(u.title, ', ' order by u.place) from public.row_usage(ids)
        with ordinality as u (kind, id, title, list_id, list_title, list_type, section_id, section_title, total, place)
$$;
create function pg_temp.post(title text, content text) returns void language sql as $$
    insert into public.news (title, date, category, summary, content)
    values (title, '1951-01-01', 'Updates', 'x', content)
$$;
insert into public.chapters (id, title, type, "order") values
    ('b0000000-0000-4000-8000-000000000191', 'Quolls', 'vat-law', 9000),
    ('b0000000-0000-4000-8000-000000000192', 'Potoroos', 'vat-law', 9001);
insert into public.sections (id, chapter_id, title, content, "order") values
    ('b0000000-0000-4000-8000-000000000193', 'b0000000-0000-4000-8000-000000000191', '9391. Quolls', 'x', 1);
select is(pg_temp.uses('b0000000-0000-4000-8000-000000000193'), null, 'STAFF-8 nothing cites a new section');
insert into public.sections (chapter_id, title, content, "order") values
    ('b0000000-0000-4000-8000-000000000192', '9392. Potoroos', '<p>See section 9391, again section 9391.</p>', 1);
insert into public.rulings (id, title, number, date, court, summary, content) values
    ('b0000000-0000-4000-8000-000000000194', 'Quoll v. Director', 'CA 9391/51', '1951-01-01', 'x', 'x',
        '<p>Held on section 9391(a)(5) of the Law.</p>');
select pg_temp.post('Quoll news', '<p>Sections 9391 and 15.</p>');
insert into public.faqs (id, category_id, question, answer, is_enabled) values
    ('b0000000-0000-4000-8000-000000000195', 'a0000000-0000-4000-8000-000000000197', 'Quolls?',
        '<p>Under section 9391.</p>', false);
select is(pg_temp.uses('b0000000-0000-4000-8000-000000000193'),
    '9392. Potoroos, Quoll v. Director (CA 9391/51), Quoll news, Quolls?',
    'STAFF-8 what cites it by its number or a paragraph, in every kind of text, each once');
select is(pg_temp.uses('b0000000-0000-4000-8000-000000000194'), null, 'STAFF-8 what cites is not cited by that');

select pg_temp.post('Links its page', '<a href="/law/vat-law/9391">x</a>');
select pg_temp.post('Links its id',
    '<a href="https://guide.example/law/vat-law#b0000000-0000-4000-8000-000000000193">x</a>');
select pg_temp.post('Links its number', '<a href="/law/vat-law#s9391(a)">x</a>');
select pg_temp.post('Links elsewhere', '<a href="/law/regulations/9391">x</a>');
select is(pg_temp.uses('b0000000-0000-4000-8000-000000000193'),
    '9392. Potoroos, Quoll v. Director (CA 9391/51), Links its id, Links its number, Links its page, '
        'Quoll news, Quolls?',
    'STAFF-8 what links its page, its id, and its number in the whole law');

insert into public.sections (id, chapter_id, title, content, "order") values
    ('b0000000-0000-4000-8000-000000000196', 'b0000000-0000-4000-8000-000000000191', 'No number',
        '<p>Section 9391.</p>', 2);
select matches(pg_temp.uses('b0000000-0000-4000-8000-000000000193'), 'No number', 'STAFF-8 a section beside it, too');
select is(pg_temp.uses('b0000000-0000-4000-8000-000000000193', 'b0000000-0000-4000-8000-000000000196') ~ 'No number',
    false, 'STAFF-8 but not where that goes with it');
select is(pg_temp.uses('b0000000-0000-4000-8000-000000000191') ~ 'No number', false, 'STAFF-8 nor with its chapter');
select is(pg_temp.uses('b0000000-0000-4000-8000-000000000191', 'b0000000-0000-4000-8000-000000000192') ~ 'Potoroos',
    false, 'STAFF-8 nor where both chapters go');

update public.sections set title = '9396–9398. Quolls' where title = '9391. Quolls';
select pg_temp.post('Links one of several', '<a href="/law/vat-law#s9397">x</a>');
select pg_temp.post('Links none of several', '<a href="/law/vat-law#s9399">x</a>');
select matches(pg_temp.uses('b0000000-0000-4000-8000-000000000193'), 'Links its page',
    'STAFF-8 a link to the page of a section by its former address leads to it');
select matches(pg_temp.uses('b0000000-0000-4000-8000-000000000193'), '^[^_]*Links one of several',
    'STAFF-8 a section of several numbers is linked by each of them');
select is(pg_temp.uses('b0000000-0000-4000-8000-000000000193') ~ 'none of several', false, 'STAFF-8 and by no other');

insert into public.tax_decisions (id, title, date, authority, field, subject, summary, content) values
    ('b0000000-0000-4000-8000-000000000197', '9394/51', '1951-01-01', 'VAT Division', 'x', 'Quolls', 'x', 'x');
insert into public.related_rulings (section_id, title, url) values ('b0000000-0000-4000-8000-000000000196', 'Tied',
    '/rulings/b0000000-0000-4000-8000-000000000194');
select pg_temp.post('Names the decision', '<p>See decision 9394/51.</p>');
select pg_temp.post('Names the ruling', '<p>As held in CA 9391/51.</p>');
select pg_temp.post('Links all', '<a href="/decisions/b0000000-0000-4000-8000-000000000197">x</a>
    <a href="/faqs#b0000000-0000-4000-8000-000000000195">y</a>
    <a href="/rulings/b0000000-0000-4000-8000-000000000194">z</a>');
select is(pg_temp.uses('b0000000-0000-4000-8000-000000000194'), 'Tied, Links all, Names the ruling',
    'STAFF-8 a ruling: what names it by its number, what links it, and the section that it is tied to');
select is(pg_temp.uses('b0000000-0000-4000-8000-000000000197'), 'Links all, Names the decision',
    'STAFF-8 a decision: what names or links it');
select is(pg_temp.uses('a0000000-0000-4000-8000-000000000197') ~ 'Links all', true,
    'STAFF-8 a category: what links a question of it');
update public.faqs set answer = '<a href="/faqs#b0000000-0000-4000-8000-000000000195">x</a>'
where id = 'b0000000-0000-4000-8000-000000000195';
update public.news set content = 'x' where title = 'Links all';
select is(pg_temp.uses('b0000000-0000-4000-8000-000000000195'), null,
    'STAFF-8 a text that no longer links it, and one that links itself, are no use');
insert into public.news (title, date, category, summary, content)
select 'Quoll ' || n, '1951-01-01', 'Updates', 'x', '<a href="/faqs#b0000000-0000-4000-8000-000000000195">x</a>'
from generate_series(1, 102) as n;
select is((select row(count(*), min(u.total), max(u.total))::text
    from public.row_usage('{b0000000-0000-4000-8000-000000000195}') as u), '(100,102,102)',
    'STAFF-8 the first hundred are named, and how many there are');

select * from finish();
rollback;
