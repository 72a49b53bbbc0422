-- What leads nowhere (TRUE-4): found whenever anything is saved, moved or deleted, told beforehand, and repaired.
begin;
create extension if not exists pgtap with schema extensions;
select plan(45);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000191', 'mender@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000191');
insert into auth.sessions (id, user_id)
    values ('88888888-0000-4000-8000-000000000191', '99999999-0000-4000-8000-000000000191');
select set_config('request.jwt.claims', '{"role": "authenticated", "sub": "99999999-0000-4000-8000-000000000191",
    "session_id": "88888888-0000-4000-8000-000000000191"}', true);

-- What leads nowhere in the text with this title, as words, address and lost paragraph.
create function pg_temp.dead(of_title text) returns text language sql as $$
    select string_agg(concat_ws(' ', l.linked, nullif(l.url, ''), '-' || l.paragraph), '; '
        order by l.linked collate "C", l.url)
    from private.dead_links as l join private.texts as t on t.kind = l.source_type and t.id = l.source_id
    where t.title = of_title
$$;
create function pg_temp.link(of_title text) returns bigint language sql as $$
    select min(l.id) from private.dead_links as l join private.texts as t on t.id = l.source_id
    where t.title = of_title
$$;
create function pg_temp.list_of(of_title text, is_ignored boolean default false) returns jsonb language sql as $$
    select coalesce(jsonb_agg(to_jsonb(d)), '[]') from public.get_dead_links(is_ignored) as d where d.title = of_title
$$;

insert into public.chapters (id, title, type, "order") values
    ('00000000-0000-4000-8000-000000000191', 'Dead ends', 'vat-law', 9000),
    ('00000000-0000-4000-8000-000000000192', 'Dead Ends Regulations', 'booking-rules', 9000);
insert into public.sections (id, chapter_id, title, content, "order") values
    ('00000000-0000-4000-8000-000000000193', '00000000-0000-4000-8000-000000000191', '9191. Bilbies',
        '<ol type="a"><li>one</li><li>two</li></ol>', 1),
    ('00000000-0000-4000-8000-000000000194', '00000000-0000-4000-8000-000000000191',
        'No summary: sections 9195 and 9196', '<p>x</p>', 2),
    (gen_random_uuid(), '00000000-0000-4000-8000-000000000191', 'What has no summary',
        '<p>Section 9195, and section 9194.</p>', 3);
insert into public.rulings (id, title, number, date, court, summary, content) values
    ('00000000-0000-4000-8000-000000000195', 'Potoroo Trade Ltd. v. Director of VAT', 'TA 91919-01-20', '1951-01-01',
        'x', 'x', 'x');
insert into public.files (name, path, size, type) values ('a.pdf', 'uploads/bilby one.pdf', 1, 'application/pdf');
insert into public.news (title, date, category, summary, content) values
    ('Reads', '1951-01-01', 'Updates', 'x', '<p>See section 9191(b) of the Law, TA 91919-01-20 '
        'and section 9199 of the Law; section 9198 of the Income Tax Ordinance.</p>'),
    ('Links', '1951-01-01', 'Updates', 'x', '<p>See <a href="/law/vat-law/9191#s9191(b)">the second</a>, '
        '<a href="/rulings/00000000-0000-4000-8000-000000000195">the <em>Potoroo</em> case</a>, '
        '<a href="https://x.test/storage/v1/object/public/files/uploads/bilby%20one.pdf">the form</a>, '
        '<a href="/law/vat-law/9191">section 9197</a> and <a href="https://example.com/">more</a>.</p>');
insert into public.rulings (title, date, court, summary, content, pdf_url) values
    ('With a PDF', '1951-01-01', 'x', 'x', 'x',
        'https://x.test/storage/v1/object/public/files/uploads/bilby%20one.pdf');

select is(pg_temp.dead('Reads'), 'section 9199', 'TRUE-4 a reference to a provision that is not here leads nowhere');
select is(pg_temp.dead('Links'), null, 'TRUE-4 a link that leads somewhere does so whatever its words refer to');
select is(pg_temp.dead('No summary: sections 9195 and 9196'), null,
    'TRUE-4 a section without a number says in its title what is not here');
select is(pg_temp.dead('What has no summary'), 'section 9194', 'TRUE-4 and another one may repeat it');

-- Paragraphs that an edit takes away.
update public.sections set content = '<ol type="a"><li>one</li></ol>' where title = '9191. Bilbies';
select is(pg_temp.dead('Reads'), 'section 9191(b) -(b); section 9199',
    'TRUE-4 a reference to a paragraph that an edit takes away leads nowhere with the same save');
select is(pg_temp.dead('Links'), 'the second /law/vat-law/9191#s9191(b) -(b)', 'TRUE-4 and so does a link to it');
update public.news set summary = 'y' where title = 'Reads';
select is(pg_temp.dead('Reads'), 'section 9191(b) -(b); section 9199', 'TRUE-4 a save of the text does not forget it');
update public.sections set content = '<ol type="a"><li>one</li><li>two</li></ol>' where title = '9191. Bilbies';
select is(pg_temp.dead('Reads') || coalesce(pg_temp.dead('Links'), ''), 'section 9199',
    'TRUE-4 until the paragraph is back');

-- Renumbering, moving, deleting, restoring.
update public.sections set title = '9192. Bilbies' where title = '9191. Bilbies';
select is(pg_temp.dead('Reads'), 'section 9191(b); section 9199', 'TRUE-4 a renumbering is noticed in what cites it');
select is(pg_temp.dead('Links'), null, 'TRUE-4 FIND-2 a link by a former address leads on');
select is(pg_temp.list_of('Reads') @> '[{"linked": "section 9191(b)", "successor": "9192. Bilbies"}]', true,
    'TRUE-4 the section that had the number is offered in its place');
select isnt(public.mend_dead_link((select l.id from private.dead_links as l where l.linked = 'section 9191(b)'),
    '/law/vat-law/9192'), null, 'TRUE-4 a reference is led to it');
select matches((select content from public.news where title = 'Reads'),
    'See <a href="/law/vat-law/9192">section 9191\(b\)</a> of', 'TRUE-4 its words become a link');
select is(pg_temp.dead('Reads'), 'section 9199', 'TRUE-4 and it is no longer on the list');
select throws_ok($$select public.mend_dead_link(-1, '/law/vat-law/9192')$$, 'PT409',
    'This has been repaired meanwhile.', 'TRUE-4 who comes second is told');
update public.sections set chapter_id = '00000000-0000-4000-8000-000000000192' where title = '9192. Bilbies';
select is(pg_temp.dead('Links'), null, 'TRUE-4 links follow a section into another text of the law');

delete from public.sections where id = '00000000-0000-4000-8000-000000000193';
select is(pg_temp.dead('Links'), 'section 9197 /law/vat-law/9191; the second /law/vat-law/9191#s9191(b)',
    'TRUE-4 links to a deleted section lead nowhere, also by a former address');
select is(pg_temp.list_of('Links') #>> '{0,deleted}', '9192. Bilbies',
    'TRUE-4 the deleted one is offered to be restored');
select is(public.restore_version((pg_temp.list_of('Links') #>> '{0,version}')::bigint),
    '00000000-0000-4000-8000-000000000193', 'TRUE-4 it is restored');
select is(pg_temp.dead('Links'), null, 'TRUE-4 and all its links lead somewhere again');

delete from public.rulings where id = '00000000-0000-4000-8000-000000000195';
select is(pg_temp.dead('Reads'), 'TA 91919-01-20; section 9199', 'TRUE-4 a deleted ruling is noticed in what cites it');
select is(pg_temp.dead('Links'), 'the Potoroo case /rulings/00000000-0000-4000-8000-000000000195',
    'TRUE-4 and in what links it');
select is(pg_temp.list_of('Reads') @> '[{"linked": "TA 91919-01-20",
    "deleted": "Potoroo Trade Ltd. v. Director of VAT"}]', true,
    'TRUE-4 a reference by its number offers to restore it');
select is(public.get_links('news', array(select n.id from public.news as n where n.title = 'Links'))
        @> format('{"%s": [[["/rulings/00000000-0000-4000-8000-000000000195", ""]]]}',
            (select n.id from public.news as n where n.title = 'Links'))::jsonb, true,
    'TRUE-4 readers are told which links lead nowhere');

-- Files and PDFs.
update public.files set removed_at = now() where path = 'uploads/bilby one.pdf';
select matches(pg_temp.dead('With a PDF'), '^PDF https://x\.test/', 'TRUE-4 a removed file is noticed at once');
update public.files set removed_at = null where path = 'uploads/bilby one.pdf';
select is(pg_temp.dead('With a PDF'), null, 'TRUE-4 until it is put back');
delete from public.files where path = 'uploads/bilby one.pdf';
select matches(pg_temp.dead('Links'), 'the form https://x\.test/', 'TRUE-4 a deleted file is noticed in what links it');
select matches(pg_temp.dead('With a PDF'), '^PDF https://x\.test/', 'TRUE-4 and a PDF in the ruling that has it');
select ok((select (public.get_links('ruling', array[r.id]) -> r.id::text)
            @> jsonb_build_array(jsonb_build_array(jsonb_build_array(r.pdf_url, '')))
        from public.rulings as r where r.title = 'With a PDF'),
    'TRUE-4 its page is told, which does not offer it then');
select is((select l.pdf_url from public.search_rulings('With a PDF') as l), null, 'TRUE-4 not in the list either');
select isnt(public.mend_dead_link(pg_temp.link('With a PDF')), null, 'TRUE-4 it is taken off');
select is((select r.pdf_url from public.rulings as r where r.title = 'With a PDF'), null, 'TRUE-4 from the ruling');
select isnt(public.mend_dead_link((select l.id from private.dead_links as l where l.linked = 'the Potoroo case')), null,
    'TRUE-4 a link is taken off');
select matches((select content from public.news where title = 'Links'),
    ', the <em>Potoroo</em> case, <a href="https://x',
    'TRUE-4 its words stay, and the others stay links');

-- Left as it is.
select lives_ok(format('select public.ignore_dead_link(%s, %L)', pg_temp.link('Reads'), 'Repealed in 1990.'),
    'TRUE-4 one is left as it is, for a reason');
select is(pg_temp.list_of('Reads', true) #> '{0}' @> '{"reason": "Repealed in 1990.", "linked": "section 9199",
    "ignored_by": "mender@example.test"}', true, 'TRUE-4 with who said so');
update public.news set summary = 'z' where title = 'Reads';
select is(jsonb_array_length(pg_temp.list_of('Reads', true)), 1, 'TRUE-4 it stays so while the text says the same');
update public.news set content = replace(content, 'section 9199 of', 'section 9200 of') where title = 'Reads';
select is(pg_temp.list_of('Reads', true)::text || (pg_temp.list_of('Reads') @> '[{"linked": "section 9200"}]'),
    '[]true',
    'TRUE-4 another reference is on the list again');

-- A deadline, by its word.
insert into public.deadlines (id, event, title, span, unit, rule, provisions, "order") values
    ('00000000-0000-4000-8000-000000000197', 'started', 'Bilby day', 1, 'day', 'x', '{section 82}', 9000);
update public.news set content = '<p>By the <a href="/deadlines#bilby-day">day</a>.</p>' where title = 'Links';
select is(pg_temp.dead('Links'), null, 'TRUE-4 a link to a deadline leads somewhere');
select is((select array_agg(u.title) from private.referencing_texts('{00000000-0000-4000-8000-000000000197}') as r
    join private.texts as u on u.id = r.id), '{Links}', 'STAFF-8 who deletes it is told');
delete from public.deadlines where title = 'Bilby day';
select is(pg_temp.dead('Links'), 'day /deadlines#bilby-day', 'TRUE-4 a deleted deadline is noticed in what links it');

-- Told beforehand. What is found here is found at the same moment, so what was found before is made older.
update private.dead_links set found_at = now() - interval '1 day';
insert into public.sections (chapter_id, title, content, "order")
    values ('00000000-0000-4000-8000-000000000191', '9200. Dibblers', '<p>x</p>', 3);
update private.dead_links set found_at = now() - interval '1 day';
select is((select jsonb_agg(jsonb_build_array(u.title, u.words, u.total)) from public.change_usage('sections',
        '{"title": "9201. Dibblers"}', array(select s.id from public.sections as s where s.title = '9200. Dibblers'))
        as u), '[["Reads", ["section 9200"], 1]]',
    'TRUE-4 a save tells beforehand what it leaves dead');
select is((select count(*) from public.sections as s where s.title = '9200. Dibblers') || pg_temp.dead('Reads'),
    '1TA 91919-01-20', 'TRUE-4 and has changed nothing');
select is((select array_agg(u.title || ' ' || array_to_string(u.words, '; ')) from public.change_usage('news',
        '{"title": "New", "date": "1951-01-01", "category": "Updates", "summary": "x", "content": "Section 9299."}')
    as u), '{New Section 9299}', 'TRUE-4 so does a new text of what it says itself');
select throws_ok($$select * from public.change_usage('users', '{}')$$, 'PT404', null,
    'TRUE-4 there is nothing to try in what is no list');

select * from finish();
rollback;
