-- Where sections lead on a day to come, and what cites them then (TIME-3, STAFF-3); everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(21);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000281', 'noa@example.test'),
    ('99999999-0000-4000-8000-000000000289', 'stranger@example.test');
insert into private.staff (user_id, name) values ('99999999-0000-4000-8000-000000000281', 'Noa Peretz');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000281', '99999999-0000-4000-8000-000000000281'),
    ('88888888-0000-4000-8000-000000000289', '99999999-0000-4000-8000-000000000289');
select set_config('private.today', '2026-12-01', true);
insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000281', 'Chapter of quokkas', 'vat-law', 9000),
    ('a0000000-0000-4000-8000-000000000282', 'Value Added Tax (Quokkas) Regulations, 5736-1976', 'regulations', 9000);
insert into public.sections (id, chapter_id, title, content, "order", text_as_of)
select ('b0000000-0000-4000-8000-000000000' || s.number)::uuid, 'a0000000-0000-4000-8000-000000000281', s.title,
    s.content, s.number::integer, '2026-11-01'
from (values
    ('281', '9281. Quokkas', '<p>See section 9282, section 9283, section 9284 and section 9285.</p>'),
    ('282', '9282. Numbats', '<p>See <a href="/law/vat-law/9283">the bilbies</a>.</p>'),
    ('283', '9283. Bilbies', '<p>Section 9281.</p>'),
    ('284', '9284. Quolls', '<p>x</p>'),
    ('287', '9270. Dunnarts', '<p>x</p>'),
    ('288', '9288. Potoroos', '<p>Section 9287.</p>'),
    ('289', '9289. Bettongs', '<p><a href="/law/vat-law/9287">a page</a>, <a href="/law/vat-law#s9287">a number</a>,
        <a href="/law/vat-law/9270">a former page</a>, <a href="/law/vat-law/9300">a new page</a>,
        <a href="/law/vat-law#s9300">a new number</a>, <a href="/law/vat-law">the Law</a>.</p>'),
    ('290', '9290. Kowaris', '<p>x</p>'),
    ('291', '9291. Mulgaras', '<p>Section 9293(c), section 9293, section 9294(c), section 9296.</p>'),
    ('292', '9292. Ningauis', '<p>x</p>'),
    ('294', '9294. Tuans', '<p>x</p>'),
    ('295', '9296(a). Pademelons', '<p>x</p>'),
    ('296', '9296(b). Wambengers', '<p>x</p>'),
    ('298', '9298. Antechinuses', '<p>x</p>'),
    ('299', '9299. Phascogales', '<p>Section 9298, regulation 9298 of the Quokkas Regulations.</p>')
) as s (number, title, content);
update public.sections as s set title = '9287. Dunnarts' where s.title = '9270. Dunnarts';
insert into public.news (title, date, category, summary, content) values
    ('Of quolls', '1951-01-01', 'Updates', 'x', '<p>Sections 9284 and 9285 of the Law.</p>'),
    ('Of antechinuses', '1951-01-01', 'Updates', 'x', '<p>Section 9298 of the Law.</p>');
insert into public.amendments (id, title, day) values
    ('c0000000-0000-4000-8000-000000000281', 'Quokka order', '2027-01-01');

create function pg_temp.become(actor text) returns void language plpgsql as $$
begin
    perform set_config('request.jwt.claims', jsonb_build_object(
        'role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000' || actor,
        'session_id', '88888888-0000-4000-8000-000000000' || actor)::text, true);
    perform set_config('role', 'authenticated', true);
end
$$;
create function pg_temp.section(number text) returns uuid language sql as $$
    select ('b0000000-0000-4000-8000-000000000' || number)::uuid
$$;
create function pg_temp.change(section text, new_values jsonb, repeal boolean default false) returns uuid
language sql as $$
    select d.id from public.save_draft('sections', new_values, pg_temp.section(section),
        (select s.updated_at from public.sections as s where s.id = pg_temp.section(section)),
        amendment => 'c0000000-0000-4000-8000-000000000281', is_ready => true, is_repeal => repeal) as d
$$;
create function pg_temp.add(title text, content text) returns uuid language sql as $$
    select d.id from public.save_draft('sections', jsonb_build_object('title', title, 'content', content,
            'chapter_id', 'a0000000-0000-4000-8000-000000000281', 'order', 9000),
        amendment => 'c0000000-0000-4000-8000-000000000281', is_ready => true) as d
$$;
create function pg_temp.added(title text) returns uuid language sql as $$
    select d.id from public.drafts as d where d."row" ->> 'title' = added.title
$$;
create function pg_temp.targets(of_id uuid) returns text language sql as $$
    select string_agg(concat_ws(' ', t ->> 'words', t ->> 'url', case when (t ->> 'is_dead')::boolean then 'dead' end),
        ', ' order by t ->> 'words' collate "C")
    from jsonb_array_elements(
        public.get_day_references('c0000000-0000-4000-8000-000000000281', of_id) -> 'targets') as t
$$;
create function pg_temp.told_readers(of_references jsonb) returns text language sql as $$
    select concat_ws(': ', of_references ->> 'total',
        string_agg(p ->> 'title', ', ' order by p ->> 'title' collate "C"))
    from jsonb_array_elements(of_references -> 'places') as p
$$;
create function pg_temp.readers(of_id uuid) returns text language sql as $$
    select pg_temp.told_readers(public.get_day_references('c0000000-0000-4000-8000-000000000281', of_id))
$$;

select pg_temp.become('281');
select is(pg_temp.targets(pg_temp.section('281')),
    'section 9282 /law/vat-law/9282, section 9283 /law/vat-law/9283, section 9284 /law/vat-law/9284, '
        'section 9285 dead',
    'TIME-3 before anything is changed, a section leads on that day to what it leads to today');
select is(pg_temp.targets(pg_temp.section('282')), 'the bilbies /law/vat-law/9283', 'TIME-3 so does a link');
select is(pg_temp.readers(pg_temp.section('283')), '2: 9281. Quokkas, 9282. Numbats',
    'TIME-3 and is cited by the same');

select pg_temp.change('283', '{}', true);
select is(pg_temp.targets(pg_temp.section('281')),
    'section 9282 /law/vat-law/9282, section 9283 dead, section 9284 /law/vat-law/9284, section 9285 dead',
    'TIME-3 what an amendment repeals leads nowhere on its day');
select is(pg_temp.targets(pg_temp.section('282')), 'the bilbies /law/vat-law/9283 dead',
    'TIME-3 nor does a link to it');
select is(pg_temp.readers(pg_temp.section('283')), '2: 9281. Quokkas, 9282. Numbats', 'TIME-3 its readers are told');

select pg_temp.change('284', '{"title": "9285. Quolls"}');
select is(pg_temp.targets(pg_temp.section('281')),
    'section 9282 /law/vat-law/9282, section 9283 dead, section 9284 dead, section 9285 /law/vat-law/9284',
    'TIME-3 a number that a section has from then on leads to it, and no longer the one it had');
select is(pg_temp.readers(pg_temp.section('284')), '2: 9281. Quokkas, Of quolls',
    'TIME-3 who cites it by that number reads it then');

select pg_temp.change('281', '{"content": "<p>Section 9286.</p>"}');
select is(pg_temp.targets(pg_temp.section('281')) || '; ' || pg_temp.readers(pg_temp.section('284')),
    'Section 9286 dead; 1: Of quolls', 'TIME-3 a section that differs leads to what it says then');
select pg_temp.add('9286. Wombats', '<p>Section 9285, section 9281.</p>');
select is(
    concat_ws('; ', pg_temp.targets(pg_temp.added('9286. Wombats')), pg_temp.readers(pg_temp.added('9286. Wombats')),
        pg_temp.readers(pg_temp.section('284')), pg_temp.targets(pg_temp.section('281'))),
    'Section 9285 /law/vat-law/9284, section 9281 /law/vat-law/9281; 1: 9281. Quokkas; 2: 9286. Wombats, Of quolls; '
        'Section 9286',
    'TIME-3 a section that is added leads and is cited as the others are');

select pg_temp.change('287', '{}', true), pg_temp.change('288', '{"content": "<p>By section 9287, as before.</p>"}');
select is(pg_temp.readers(pg_temp.section('287')), '2: 9288. Potoroos, 9289. Bettongs',
    'TIME-3 those who will be left citing what is repealed are told, also if they differ on that day');
select is(pg_temp.targets(pg_temp.section('289')),
    'a former page /law/vat-law/9270 dead, a new number /law/vat-law#s9300 dead, a new page /law/vat-law/9300 dead, '
        'a number /law/vat-law#s9287 dead, a page /law/vat-law/9287 dead, the Law /law/vat-law',
    'TIME-3 links by its number in the whole text and by a former page lead nowhere then');
select pg_temp.change('290', '{"title": "9287. Kowaris"}'), pg_temp.add('9300. Cuscuses', '<p>x</p>'),
    pg_temp.add('9283. Bandicoots', '<p>x</p>');
select is(concat_ws('; ', pg_temp.targets(pg_temp.section('289')), pg_temp.targets(pg_temp.section('282'))),
    'a former page /law/vat-law/9270 dead, a new number, a new page, a number /law/vat-law/9290, '
        'a page /law/vat-law/9290, the Law /law/vat-law; the bilbies',
    'TIME-3 links lead to what has their address then, each by the one that it has today');
select is(concat_ws('; ', pg_temp.readers(pg_temp.section('290')), pg_temp.readers(pg_temp.added('9300. Cuscuses'))),
    '2: 9288. Potoroos, 9289. Bettongs; 1: 9289. Bettongs', 'TIME-3 and it is told of who links it');
select pg_temp.change('289', (
    select jsonb_build_object('content', replace(s.content, 'the Law', 'the whole Law'))
    from public.sections as s where s.id = pg_temp.section('289')));
select is(concat_ws('; ', pg_temp.readers(pg_temp.section('290')), pg_temp.readers(pg_temp.section('287')),
        pg_temp.readers(pg_temp.added('9300. Cuscuses'))),
    '2: 9288. Potoroos, 9289. Bettongs; 2: 9288. Potoroos, 9289. Bettongs; 1: 9289. Bettongs',
    'TIME-3 also if that one differs on that day');

select pg_temp.change('292', '{"title": "9293(c). Ningauis"}'), pg_temp.add('9294(c). Possums', '<p>x</p>'),
    pg_temp.change('295', '{}', true);
select is(pg_temp.targets(pg_temp.section('291')),
    'Section 9293(c) /law/vat-law/9292, section 9293 /law/vat-law/9292, section 9294(c), '
        'section 9296 /law/vat-law/9296-b',
    'TIME-3 a paragraph that is a section then is meant by its number, and by the number alone if nothing else has it');
select is(concat_ws('; ', pg_temp.readers(pg_temp.section('292')), pg_temp.readers(pg_temp.section('294')),
        pg_temp.readers(pg_temp.added('9294(c). Possums')), pg_temp.readers(pg_temp.section('296'))),
    '1: 9291. Mulgaras; 0; 1: 9291. Mulgaras; 1: 9291. Mulgaras', 'TIME-3 and is cited so');

select pg_temp.change('298', '{"chapter_id": "a0000000-0000-4000-8000-000000000282"}');
select is(
    concat_ws('; ', pg_temp.targets(pg_temp.section('299')), pg_temp.readers(pg_temp.section('298'))),
    'Section 9298 dead, regulation 9298 /law/vat-law/9298; 1: 9299. Phascogales',
    'TIME-3 a section that moves to another instrument is cited by its number there');

create temporary table foretold as
select s.id, array(
        select concat_ws(' ', t ->> 'words', t ->> 'is_dead') from jsonb_array_elements(r -> 'targets') as t order by 1)
        as targets,
    pg_temp.told_readers(r) as readers
from public.sections as s, public.get_day_references('c0000000-0000-4000-8000-000000000281', s.id) as r
where s.chapter_id = 'a0000000-0000-4000-8000-000000000281';
select public.step_amendment(a.id, 'set', a.updated_at) from public.amendments as a
where a.id = 'c0000000-0000-4000-8000-000000000281';
select set_config('private.today', '2027-01-01', true), public.publish_due();
select set_eq($$
        select s.id, array(
            select concat_ws(' ', t.words, t.is_dead::text)
            from public.get_text_targets('section', s.id) as t order by 1)
        from foretold as f join public.sections as s on s.id = f.id$$,
    $$select f.id, f.targets from foretold as f join public.sections as s on s.id = f.id$$,
    'TIME-3 when that day has come, sections lead where they were foretold to lead');
select set_eq($$
        select s.id, concat_ws(': ', coalesce(max(u.total), 0), string_agg(u.title, ', ' order by u.title collate "C"))
        from foretold as f join public.sections as s on s.id = f.id
        left join lateral public.row_usage(array[s.id]) as u on true
        group by s.id$$,
    $$select f.id, f.readers from foretold as f join public.sections as s on s.id = f.id$$,
    'TIME-3 and are cited and linked by the texts that were foretold');

select pg_temp.become('289');
select throws_ok($$select public.get_day_references('c0000000-0000-4000-8000-000000000281', pg_temp.section('281'))$$,
    '42501', null, 'TIME-3 nobody but staff is told what is to come');

select * from finish();
rollback;
