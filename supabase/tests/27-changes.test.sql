-- What readers are told of changes (TIME-5); everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(50);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000271', 'noa@example.test'),
    ('99999999-0000-4000-8000-000000000272', 'stranger@example.test');
insert into private.staff (user_id, name) values ('99999999-0000-4000-8000-000000000271', 'Noa Peretz');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000271', '99999999-0000-4000-8000-000000000271'),
    ('88888888-0000-4000-8000-000000000272', '99999999-0000-4000-8000-000000000272');

create function pg_temp.become(actor text) returns void language plpgsql as $$
begin
    perform set_config('role', 'none', true);
    perform set_config('request.jwt.claims', case actor when 'anon' then '{"role": "anon"}' when 'none' then ''
        else jsonb_build_object('role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000' || actor,
            'session_id', '88888888-0000-4000-8000-000000000' || actor)::text end, true);
    perform set_config('role', case actor when 'anon' then 'anon' when 'none' then 'none' else 'authenticated' end,
        true);
end
$$;
-- What readers are told of the texts of this file, in one line.
create function pg_temp.told(month text default null, kinds text[] default null, provisions text[] default null)
returns text language sql as $$
    select string_agg(concat_ws(' ', c.day, c.kind, c.title, case when c.is_new then 'new' else 'changed' end,
        case when c.is_minor then 'minor' end, nullif(array_to_string(c.notes, '/'), '')), ', ')
    from public.get_changes(month, kinds, provisions) as c where c.title ~ 'uokka|umbat'
$$;
create function pg_temp.version_of(text_id uuid) returns bigint language sql as $$
    select max(c.version) from public.changes as c where c.row_id = text_id
$$;

select is_empty('select from public.changes', 'TIME-5 what the seed brought in is the beginning, and no change');

-- Brought in by hand
insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000271', 'Chapter of quokkas', 'vat-law', 9000);
insert into public.sections (id, chapter_id, title, content, "order") values
    ('b0000000-0000-4000-8000-000000000271', 'a0000000-0000-4000-8000-000000000271', '9271. Quokkas', '<p>One.</p>', 1),
    ('b0000000-0000-4000-8000-000000000272', 'a0000000-0000-4000-8000-000000000271', '9272. Numbats', '<p>Two.</p>', 2);
insert into public.faq_categories (id, name, "order") values ('a0000000-0000-4000-8000-000000000272', 'Quokkas', 9000);
select is(pg_temp.told(), null, 'TIME-5 nor is what is added by SQL by hand');

-- By staff
select set_config('private.today', '2031-11-18', true);
select pg_temp.become('271');
update public.sections set content = '<p>One, zyxformer.</p>' where title = '9271. Quokkas';
select is(pg_temp.told(), '2031-11-18 law 9271. Quokkas changed', 'TIME-5 a changed section');
update public.sections set content = '<p>One and a half.</p>' where title = '9271. Quokkas';
select is(pg_temp.told(), '2031-11-18 law 9271. Quokkas changed', 'TIME-5 several saves of a day are one change');
update public.sections set content = '<p>One.</p>' where title = '9271. Quokkas';
select is(pg_temp.told(), null, 'TIME-5 what is taken back on the same day is none');
update public.sections set "order" = 7, text_as_of = '2031-11-18', asked_as = '{zyx}' where title = '9271. Quokkas';
select is(pg_temp.told(), null, 'TIME-5 nor is another place, day of reading or wording, which change no text');
update public.sections set content = '<p>One, again.</p>' where title = '9271. Quokkas';
insert into public.news (title, date, category, summary, content) values
    ('Quokka news', '2020-02-02', 'Updates', 'A quokka was seen. It was small.', '<p>See section 9271 of the Law.</p>');
select is(pg_temp.told(), '2031-11-18 news Quokka news new, 2031-11-18 law 9271. Quokkas changed',
    'TIME-5 a news post is new on the day on which it was added, whatever its own day is');
update public.news set title = 'Quokka news two' where title = 'Quokka news';
select is(pg_temp.told(), '2031-11-18 news Quokka news two new, 2031-11-18 law 9271. Quokkas changed',
    'TIME-5 a text that is mended on its first day is new, and has its present title');
update public.news set title = 'Quokka news' where title = 'Quokka news two';
select is(pg_temp.told(), '2031-11-18 news Quokka news new, 2031-11-18 law 9271. Quokkas changed',
    'TIME-5 and still new when it is put back as it was first');
update public.news set title = 'Quokka news two' where title = 'Quokka news';
select is((select row(c.gist, c.url, c.provisions, c.provision_urls)::text from public.get_changes() as c
        where c.kind = 'news'),
    (select row('A quokka was seen.'::text, '/news/' || n.id, array['section 9271'], array['/law/vat-law/9271'])::text
        from public.news as n where n.title = 'Quokka news two'),
    'TIME-5 a new text has its first sentence, its address and the provisions that it concerns');
select is((select row(c.gist, c.url, c.provisions)::text from public.get_changes() as c where c.kind = 'law'),
    row(null::text, '/law/vat-law/9271'::text, array['section 9271'])::text,
    'TIME-5 a section has its own page and number, and no word of what was changed');

-- Hidden texts
insert into public.faqs (category_id, question, answer, is_enabled) values
    ('a0000000-0000-4000-8000-000000000272', 'Numbats?', '<p>x</p>', false);
select is(pg_temp.told(null, '{faq}'), null, 'TIME-5 a hidden text is not told');
update public.faqs set answer = '<p>y</p>' where question = 'Numbats?';
select is(pg_temp.told(null, '{faq}'), null, 'TIME-5 nor what is changed of it');
select set_config('private.today', '2031-11-19', true);
update public.faqs set is_enabled = true where question = 'Numbats?';
select is(pg_temp.told(null, '{faq}'), '2031-11-19 faq Numbats? new', 'TIME-5 it is new when readers first see it');
select set_config('private.today', '2031-11-20', true);
update public.faqs set is_enabled = false where question = 'Numbats?';
select is(pg_temp.told(null, '{faq}'), null, 'TIME-5 of what is hidden again nothing is said');
update public.faqs set is_enabled = true where question = 'Numbats?';
select is(pg_temp.told(null, '{faq}'), '2031-11-19 faq Numbats? new', 'TIME-5 shown again as it was, it is not new');
update public.faqs set is_enabled = false where question = 'Numbats?';
update public.faqs set answer = '<p>z</p>' where question = 'Numbats?';
update public.faqs set is_enabled = true where question = 'Numbats?';
select is(pg_temp.told(null, '{faq}'), '2031-11-20 faq Numbats? changed, 2031-11-19 faq Numbats? new',
    'TIME-5 shown again with other words, it is changed');

-- Deleted texts
delete from public.news where title = 'Quokka news two';
select is(pg_temp.told(null, '{news}'), null, 'TIME-5 of a deleted text nothing is said');
select public.restore_version((select max(h.id) from public.history as h where h.action = 'delete'));
select is(pg_temp.told(null, '{news}'), '2031-11-18 news Quokka news two new',
    'TIME-5 one that comes back as it was is no change');
create function pg_temp.note_news(note text) returns void language sql as $$
    select public.describe_change(max(c.version), note_news.note)
    from public.changes as c join public.news as n on n.id = c.row_id where n.title = 'Quokka news two'
$$;
select pg_temp.note_news('Noted.');
select is((select row(c.notes, c.gist)::text from public.get_changes(null, '{news}') as c
    where c.title = 'Quokka news two'), '({Noted.},)', 'TIME-5 a note stands in the place of the first sentence');
select pg_temp.note_news('');

-- Months, kinds and sections
select set_config('private.today', '2032-01-05', true);
update public.sections set content = '<p>Two, too.</p>' where title = '9272. Numbats';
select is(pg_temp.told('2031-11', '{law,news}'),
    '2031-11-18 news Quokka news two new, 2031-11-18 law 9271. Quokkas changed', 'TIME-5 one month, of two kinds');
select is(pg_temp.told('2032-01'), '2032-01-05 law 9272. Numbats changed', 'TIME-5 another month');
select is(pg_temp.told(null, null, '{vat-law/9271}'),
    '2031-11-18 news Quokka news two new, 2031-11-18 law 9271. Quokkas changed',
    'TIME-5 what was changed of a section and of what concerns it');
select is((select min(c.earlier) from public.get_changes('2032-01') as c), '2031-11',
    'TIME-5 the next month before with changes is named');
select is((select min(c.earlier) from public.get_changes('2032-01', '{law}', '{vat-law/9272}') as c), null,
    'TIME-5 among those that are asked for');
select is_empty($$select from public.get_changes('2031-13') union all select from public.get_changes('x')$$,
    'TIME-5 what is no month has none');
select results_eq(
    $$select filter, choice, items from public.get_change_options() where choice ~ 'law$|^203|/927' order by 1, 2$$,
    $$values ('kind', 'law', 2::bigint), ('month', '2031-11', 4), ('month', '2032-01', 1),
        ('provision', 'vat-law/9271', 2), ('provision', 'vat-law/9272', 1)$$,
    'TIME-5 how many changes there are of each kind, month and section');
select is((select string_agg(l.title, ', ') from public.get_latest() as l where l.part = 'change'),
    '9272. Numbats, Numbats?, Numbats?', 'TIME-5 home has the latest three');

-- What staff say of a change
select public.describe_change(pg_temp.version_of('b0000000-0000-4000-8000-000000000272'),
    E'  The number\n of numbats.  ');
select is(pg_temp.told('2032-01'), '2032-01-05 law 9272. Numbats changed The number of numbats.',
    'TIME-5 a note is one line');
update public.sections set content = '<p>Two, two.</p>' where title = '9272. Numbats';
select public.describe_change(pg_temp.version_of('b0000000-0000-4000-8000-000000000272'), null, true);
select is(pg_temp.told('2032-01'), '2032-01-05 law 9272. Numbats changed The number of numbats.',
    'TIME-5 a minor change does not hide what else was changed on that day');
select public.describe_change((select min(c.version) from public.changes as c where c.day = '2032-01-05'), '', true);
select is(pg_temp.told('2032-01'), '2032-01-05 law 9272. Numbats changed minor', 'TIME-5 a note is taken back');
select is((select min(c.earlier) from public.get_changes('2032-01') as c), '2031-11',
    'TIME-5 minor changes are told with their month');
select throws_ok(format('select public.describe_change(%s, %L)',
        pg_temp.version_of('b0000000-0000-4000-8000-000000000272'), repeat('x', 201)), 'PT400', null,
    'TIME-5 a note has at most 200 characters');
select throws_ok('select public.describe_change(-1, ''x'')', 'PT404', null, 'TIME-5 of a version that is told');
select throws_ok($$update public.changes set note = 'x'$$, '42501', null, 'TIME-5 and in no other way');

-- What is told as one
select set_config('private.today', '2032-03-10', true);
insert into public.rulings (title, date, court, summary, content)
select 'Quokka ' || n || ' v. Director', d::date, 'x', 'Small.', '<p>See section 9271 of the Law.</p>'
from (values (1, '1990-01-01'), (2, '2020-05-05'), (3, '2031-12-10'), (4, '2032-03-01')) as r (n, d);
select is(pg_temp.told('2032-03'),
    '2032-03-10 ruling Quokka 4 v. Director new, 2032-03-10 ruling Quokka 1 v. Director and 2 more new',
    'TIME-5 rulings older than 90 days are one line on the day on which they were added');
select is((select row(c.url, c.gist, c.provisions, c.total)::text from public.get_changes('2032-03') as c
        where c.title ~ 'more$'), row('/rulings'::text, null::text, '{}'::text[], 2)::text,
    'TIME-5 which leads to their list, tells nothing of one alone, and counts once');
update public.rulings set summary = 'Very small.' where title = 'Quokka 2 v. Director';
select is(pg_temp.told('2032-03'),
    '2032-03-10 ruling Quokka 1 v. Director and 2 more new, 2032-03-10 ruling Quokka 4 v. Director new',
    'TIME-5 what is mended on that day stays in it');
select is((select o.items from public.get_change_options() as o where o.choice = '2032-03'), 2::bigint,
    'TIME-5 also among the months');
select is(private.nth_change_day(3, '2032-04-01', array(select m.name from private.managed_tables as m), null),
    '2031-11-20'::date, 'TIME-5 and where so many changes are looked for');
delete from public.rulings where title in ('Quokka 1 v. Director', 'Quokka 4 v. Director');
select is(pg_temp.told('2032-03'), '2032-03-10 ruling Quokka 2 v. Director and 1 more new',
    'TIME-5 what is deleted is none of them');
select is(pg_temp.told('2032-03', null, '{vat-law/9271}'),
    '2032-03-10 ruling Quokka 2 v. Director new, 2032-03-10 ruling Quokka 3 v. Director new',
    'TIME-5 whoever asks about a section is told of each');
select set_config('private.today', '2032-03-11', true);
select public.add_rows('news', (select jsonb_agg(jsonb_build_object('title', 'Numbat ' || n, 'date', '2032-03-11',
        'category', 'Updates', 'summary', 'x', 'content', 'x')) from generate_series(1, 20) as n), gen_random_uuid());
select is(pg_temp.told('2032-03', '{news}'), '2032-03-11 news Numbat 1 and 19 more new',
    'TIME-5 an import is one line, however old its rows are');
select is((select string_agg(concat_ws(' ', l.title, l.url), ', ') from public.get_latest() as l
        where l.part = 'change' and l.day = '2032-03-11'), 'Numbat 1 and 19 more /news',
    'TIME-5 also on the home page');
delete from public.news where title ~ '^Numbat';
delete from public.rulings where title ~ '^Quokka';
select is(pg_temp.told('2032-03'), null, 'TIME-5 of which nothing is left, nothing is told');
select set_config('private.today', '2032-01-05', true);

-- A draft whose day has come
select public.save_draft('news', '{"title": "Quokkas in time", "date": "2032-02-01", "category": "Updates",
    "summary": "x", "content": "<p>x</p>"}', publish_on => '2032-02-01');
select set_config('private.today', '2032-02-01', true);
select pg_temp.become('anon');
select public.publish_due();
select is(pg_temp.told('2032-02'), '2032-02-01 news Quokkas in time new',
    'TIME-5 a draft whose day has come is told on that day');
select is(pg_temp.told('2032-01'), '2032-01-05 law 9272. Numbats changed minor',
    'TIME-5 and not in the month that ends before it');

-- Everybody else
select throws_ok('select from public.changes', '42501', null, 'TIME-5 visitors may not read what is kept of changes');
select throws_ok('select public.describe_change(1, ''x'')', '42501', null, 'TIME-5 nor describe them');
select pg_temp.become('none');
select is_empty($$select c from public.get_changes() as c where to_jsonb(c)::text ~ 'zyxformer|Noa|example.test'$$,
    'TIME-5 nothing tells a former word, or who made a change');

select * from finish();
rollback;
