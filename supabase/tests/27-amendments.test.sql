-- Amendments and the law as on a day (TIME-3, TIME-4); everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(103);

select is(
    array(select t from unnest('{100. C,99. A,Schedule,99A. B}'::text[]) as t (t) order by private.reading_key(t)),
    '{99. A,99A. B,100. C,Schedule}', 'TIME-3 sections that an amendment puts in one place stand by their numbers');

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000271', 'noa@example.test'),
    ('99999999-0000-4000-8000-000000000272', 'dana@example.test'),
    ('99999999-0000-4000-8000-000000000279', 'stranger@example.test');
insert into private.staff (user_id, name) values
    ('99999999-0000-4000-8000-000000000271', 'Noa Peretz'), ('99999999-0000-4000-8000-000000000272', 'Dana Levi');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000271', '99999999-0000-4000-8000-000000000271'),
    ('88888888-0000-4000-8000-000000000272', '99999999-0000-4000-8000-000000000272'),
    ('88888888-0000-4000-8000-000000000279', '99999999-0000-4000-8000-000000000279');
select set_config('private.today', '2026-12-01', true);
insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000271', 'Chapter of quokkas', 'booking-rules', 9000),
    ('a0000000-0000-4000-8000-000000000272', 'Chapter of numbats', 'booking-rules', 9001),
    ('a0000000-0000-4000-8000-000000000274', 'Value Added Tax Regulations (Quokkas), 5736-1976', 'regulations', 9002);
insert into public.sections (id, chapter_id, title, content, "order", text_as_of) values
    ('b0000000-0000-4000-8000-000000000271', 'a0000000-0000-4000-8000-000000000271', '9271. Quokkas', '<p>One.</p>', 1,
        '2026-11-01'),
    ('b0000000-0000-4000-8000-000000000272', 'a0000000-0000-4000-8000-000000000271', '9272. Numbats', '<p>Two.</p>', 2,
        '2026-11-01'),
    ('b0000000-0000-4000-8000-000000000273', 'a0000000-0000-4000-8000-000000000271', '9273. Bilbies', '<p>Three.</p>',
        3, '2026-11-01');
insert into public.related_rulings (section_id, title, url) values
    ('b0000000-0000-4000-8000-000000000273', 'A ruling', 'https://example.test/ruling');

create function pg_temp.become(actor text) returns void language plpgsql as $$
begin
    perform set_config('role', 'none', true);
    perform set_config('request.jwt.claims', case actor when 'anon' then '{"role": "anon"}' else jsonb_build_object(
        'role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000' || actor,
        'session_id', '88888888-0000-4000-8000-000000000' || actor)::text end, true);
    perform set_config('role', case actor when 'anon' then 'anon' else 'authenticated' end, true);
end
$$;
create function pg_temp.section(number text) returns uuid language sql as $$
    select ('b0000000-0000-4000-8000-000000000' || number)::uuid
$$;
create function pg_temp.stamp(section text) returns timestamptz language sql as $$
    select updated_at from public.sections where id = pg_temp.section(section)
$$;
create function pg_temp.amendment(title text) returns uuid language sql as $$
    select id from public.amendments as a where a.title = amendment.title
$$;
create function pg_temp.step(amendment text, step text) returns timestamptz language sql as $$
    select public.step_amendment(a.id, step, a.updated_at) from public.amendments as a where a.title = amendment
$$;
create function pg_temp.change(amendment text, section text, new_values jsonb, ready boolean default true,
    repeal boolean default false) returns uuid language sql as $$
    select d.id from public.save_draft('sections', new_values, pg_temp.section(section), pg_temp.stamp(section),
        amendment => pg_temp.amendment(amendment), is_ready => ready, is_repeal => repeal) as d
$$;
create function pg_temp.states(day date) returns text language sql as $$
    select string_agg(concat_ws(' ', l.number, l.state, l.content), ', ')
    from public.law_on('booking-rules', day) as l where l.number like '927%'
$$;
create function pg_temp.texts() returns text language sql as $$
    select string_agg(concat_ws(' ', s.title, s.content, s."order", s.in_force_from), ', ' order by s."order", s.title)
    from public.sections as s where s.title like '927%'
$$;

-- Prepared by two people
select pg_temp.become('271');
insert into public.amendments (title, day, source, note) values
    ('Quokka order', '2027-01-01', 'A gazette', 'Quokkas change.');
select lives_ok($$select pg_temp.change('Quokka order', '271', '{"content": "<p>Zyxone.</p>"}')$$,
    'TIME-3 a section is changed by an amendment');
select pg_temp.become('272');
select lives_ok($$select public.save_draft('sections', jsonb_build_object('title', '9274. Dunnarts',
    'content', '<p>Zyxfour.</p>', 'order', 2, 'chapter_id', 'a0000000-0000-4000-8000-000000000271'),
    amendment => pg_temp.amendment('Quokka order'), is_ready => true)$$, 'TIME-3 another person adds one');
select lives_ok($$select pg_temp.change('Quokka order', '273', '{}', true, true)$$, 'TIME-3 and repeals one');
select lives_ok($$select pg_temp.change('Quokka order', '272', jsonb_build_object('chapter_id',
    'a0000000-0000-4000-8000-000000000272', 'order', 1), false)$$, 'TIME-3 and begins to move one');
select results_eq($$select title, is_repeal, is_ready, is_own, written_by, publish_on
    from public.get_drafts(only_amendment => pg_temp.amendment('Quokka order')) order by title$$,
    $$values ('9271. Quokkas', false, true, false, 'Noa Peretz', date '2027-01-01'),
        ('9272. Numbats', false, false, true, 'Dana Levi', '2027-01-01'),
        ('9273. Bilbies', true, true, true, 'Dana Levi', '2027-01-01'),
        ('9274. Dunnarts', false, true, true, 'Dana Levi', '2027-01-01')$$,
    'TIME-3 staff see what it changes, and who wrote that');
select throws_like($$select pg_temp.change('Quokka order', '271', '{"content": "<p>Other.</p>"}')$$,
    'Noa Peretz has changed this text of the amendment meanwhile.%',
    'TIME-3 a colleague''s change of the section is not replaced unread');
select lives_ok($$select public.save_draft('sections', '{"content": "<p>Zyxuno.</p>"}', pg_temp.section('271'),
    pg_temp.stamp('271'), d.id, d.written_at, amendment => d.amendment_id, is_ready => true)
    from public.drafts as d where d.row_id = pg_temp.section('271')$$, 'TIME-3 but gone on with');
select is((select count(*) from public.drafts where row_id = pg_temp.section('271')), 1::bigint,
    'TIME-3 there is one change of a section');
select throws_ok($$select pg_temp.change('Quokka order', '271', '{"slug": "x"}')$$, '42501', null,
    'TIME-3 what staff may not write cannot be ready');

-- Readers see nothing of it until it is announced, and then what is ready
create temporary table known on commit drop as select pg_temp.amendment('Quokka order') as id;
grant select on known to anon, authenticated;
select pg_temp.become('anon');
select is((select string_agg(concat_ws(' ', l.number, l.state), ', ') from known as k, public.law_on('booking-rules',
        '2027-01-01', with_amendment => k.id) as l where l.number like '927%'),
    '9271 same, 9272 same, 9273 same', 'TIME-4 who is not staff cannot name one to read it');
select is_empty('select id from public.amendments', 'TIME-3 visitors read no amendment that is not announced');
select is(pg_temp.states('2027-01-01'), '9271 same <p>One.</p>, 9272 same <p>Two.</p>, 9273 same <p>Three.</p>',
    'TIME-4 the law of that day says nothing of it');
select throws_ok($$select public.step_amendment(gen_random_uuid(), 'announce', now())$$, '42501', null,
    'TIME-3 visitors cannot move one on');
select pg_temp.become('279');
select throws_ok($$select public.step_amendment(gen_random_uuid(), 'announce', now())$$, '42501', null,
    'TIME-3 nor can a stranger who is signed in');
select is_empty('select id from public.amendments', 'TIME-3 who reads none either');
select pg_temp.become('271');
select is((select string_agg(concat_ws(' ', l.number, l.state), ', ') from public.law_on('booking-rules', '2027-01-01',
        with_amendment => pg_temp.amendment('Quokka order')) as l where l.number like '927%'),
    '9271 changed, 9274 only then, 9273 only today, 9272 moved',
    'TIME-3 staff preview the law of that day, also with what is being written');
select lives_ok($$select pg_temp.step('Quokka order', 'announce')$$, 'TIME-6 staff announce it');
select throws_ok($$select pg_temp.step('Quokka order', 'announce')$$, 'PT409', null, 'TIME-6 once');
select throws_ok($$delete from public.amendments where id = pg_temp.amendment('Quokka order')$$, 'PT409', null,
    'TIME-3 what readers are told of is withdrawn before it is deleted');
select pg_temp.become('anon');
select is(pg_temp.states('2027-01-01'),
    '9271 changed <p>Zyxuno.</p>, 9274 only then <p>Zyxfour.</p>, 9272 same <p>Two.</p>, 9273 only today',
    'TIME-4 readers see the law of that day, without what is not ready');
select is(pg_temp.states('2026-12-31'), '9271 same <p>One.</p>, 9272 same <p>Two.</p>, 9273 same <p>Three.</p>',
    'TIME-4 and the day before as it is');
select is((select concat_ws(' ', l.text_as_of, l.changes_noted_to)
    from public.law_on('booking-rules', '2027-01-01') as l where l.number = '9271'), '2026-11-01 2027-01-01',
    'TIME-4 TRUE-2 with its age as it will be told then');
select results_eq($$select relation, reference, title, date, beginning
    from public.get_section_context('booking-rules', '9271') where relation in ('former', 'coming')$$,
    $$values ('coming', 'changed', 'Quokka order', '2027-01-01', 'Quokkas change.')$$,
    'TIME-6 its section says what is to come');
select throws_ok('select set_by from public.amendments', '42501', null, 'TIME-3 not who has set it');

-- On its day: whole, or not at all
select pg_temp.become('271');
select lives_ok($$select pg_temp.step('Quokka order', 'set')$$,
    'TIME-3 a change being written does not stop the setting');
select pg_temp.become('anon');
select is(public.publish_due(), 0, 'TIME-3 nothing comes into force before its day');
select set_config('private.today', '2027-01-01', true);
select ok((select public.has_due(v) from public.content_version as v), 'TIME-3 a page is told of its day');
select is(public.publish_due(), 0, 'TIME-3 but it makes the amendment wait');
select is(pg_temp.texts(), '9271. Quokkas <p>One.</p> 1, 9272. Numbats <p>Two.</p> 2, 9273. Bilbies <p>Three.</p> 3',
    'TIME-3 whole');
select pg_temp.become('271');
select results_eq($$select title, failure from public.get_drafts(only_amendment => pg_temp.amendment('Quokka order'))
    where failure is not null$$, $$values ('9272. Numbats', 'It is still being written.')$$,
    'TIME-3 staff are told why');
select lives_ok($$select public.save_draft('sections', jsonb_build_object('chapter_id',
        'a0000000-0000-4000-8000-000000000272', 'order', 1), pg_temp.section('272'), pg_temp.stamp('272'), d.id,
    d.written_at, amendment => d.amendment_id, is_ready => true)
    from public.drafts as d where d.row_id = pg_temp.section('272')$$, 'TIME-3 who make it ready');
select pg_temp.become('anon');
select is(public.publish_due(), 1, 'TIME-3 the first visitor brings it into force');
select is(public.publish_due(), 0, 'TIME-3 once');
select is(pg_temp.texts(), '9271. Quokkas <p>Zyxuno.</p> 1 2027-01-01, 9272. Numbats <p>Two.</p> 1 2027-01-01, '
    '9274. Dunnarts <p>Zyxfour.</p> 2 2027-01-01', 'TIME-3 changed, moved, added and repealed');
select is((select concat_ws(' ', s.text_as_of, s.changes_noted_to) from public.sections as s
    where s.id = pg_temp.section('271')), '2026-11-01 2027-01-01', 'TIME-3 its age says that the change is noted');
select is(pg_temp.states('2026-12-31'), '9271 changed <p>One.</p>, 9272 moved <p>Two.</p>, 9274 only today, '
    '9273 only then <p>Three.</p>', 'TIME-4 readers still read the law of the day before');
select is(pg_temp.states('2026-10-31'), '9271 unknown, 9274 only today, 9272 unknown',
    'TIME-4 nothing is guessed of days that nobody knows');
select results_eq($$select number, difference, one_content, other_content
    from public.compare_law('booking-rules', '2026-12-31', '2027-01-01') where number like '927%' order by number$$,
    $$values ('9271', 'changed', '<p>One.</p>', '<p>Zyxuno.</p>'), ('9272', 'moved', '<p>Two.</p>', '<p>Two.</p>'),
        ('9273', 'repealed', '<p>Three.</p>', null), ('9274', 'added', null, '<p>Zyxfour.</p>')$$,
    'TIME-4 two days are compared');
select results_eq($$select relation, reference, title, date, beginning
    from public.get_section_context('booking-rules', '9271') where relation in ('former', 'coming')$$,
    $$values ('former', '2026-12-31', 'Quokka order', null::text, 'Quokkas change.')$$,
    'TIME-4 a section names its former texts, and what came after each');
select pg_temp.become('271');
select is((select string_agg(distinct h.changed_by_name, ',') from (
        select public.changed_by_name(h) as changed_by_name from public.history as h
        where h.row_id = pg_temp.section('273') and h.action = 'delete') as h), 'Noa Peretz',
    'TIME-3 the history names who has set it');
select throws_ok($$update public.amendments set day = '2027-02-01' where title = 'Quokka order'$$, 'PT409', null,
    'TIME-3 what is in force keeps its day');
select throws_ok($$select pg_temp.change('Quokka order', '271', '{"content": "<p>Late.</p>"}')$$, 'PT409', null,
    'TIME-3 and takes no changes');
select results_eq($$select title, is_repeal, is_new, is_outdated
    from public.get_drafts(only_amendment => pg_temp.amendment('Quokka order')) order by title$$,
    $$values ('9271. Quokkas', false, false, false), ('9272. Numbats', false, false, false),
        ('9273. Bilbies', true, false, false), ('9274. Dunnarts', false, true, false)$$,
    'TIME-3 the list of its changes stays');
select is_empty($$select from public.get_drafts() where amendment = pg_temp.amendment('Quokka order')$$,
    'TIME-3 none of which waits');

-- Taken back in one step
update public.sections set content = '<p>Mended.</p>' where id = pg_temp.section('271');
select is((select string_agg(d.title, ',') from public.get_drafts(only_amendment => pg_temp.amendment('Quokka order'))
    as d where d.is_outdated), '9271. Quokkas', 'TIME-3 the list says which section was changed since');
select throws_like($$select pg_temp.step('Quokka order', 'take back')$$, '"9271. Quokkas" was changed after%',
    'TIME-3 what was changed since is not overwritten: it says which');
select is((select u.failure from public.undo_changes(array[(
        select max(h.id) from public.history as h where h.row_id = pg_temp.section('271'))]) as u), null,
    'TIME-3 once that is undone');
select lives_ok($$select pg_temp.step('Quokka order', 'take back')$$, 'TIME-3 it is taken back');
select is(pg_temp.texts(), '9271. Quokkas <p>One.</p> 1, 9272. Numbats <p>Two.</p> 2, 9273. Bilbies <p>Three.</p> 3',
    'TIME-3 with all its sections');
select isnt_empty($$select from public.related_rulings where section_id = pg_temp.section('273')$$,
    'TIME-3 and what went with them');
select is_empty('select from public.section_versions where section_id::text like ''b0000000-%27_''',
    'TIME-3 no former text is left of it');
select lives_ok($$select pg_temp.step('Quokka order', 'reopen')$$, 'TIME-3 it is opened as a draft again');
select lives_ok($$select pg_temp.step('Quokka order', 'set')$$,
    'TIME-3 and, its day having begun, comes into force at once');
select is(pg_temp.texts(), '9271. Quokkas <p>Zyxuno.</p> 1 2027-01-01, 9272. Numbats <p>Two.</p> 1 2027-01-01, '
    '9274. Dunnarts <p>Zyxfour.</p> 2 2027-01-01', 'TIME-3 as before');
update public.sections set content = '<p>Mended.</p>' where id = pg_temp.section('271');
select is((select count(*) from public.section_versions where section_id = pg_temp.section('271')), 1::bigint,
    'TIME-3 mending a misprint makes no new version');
insert into public.amendments (title, day) values ('Order of one', '2027-02-01');
select lives_ok($$select pg_temp.change('Order of one', '272', '{"content": "<p>Withdrawn.</p>"}'),
    pg_temp.step('Order of one', 'announce'), pg_temp.step('Order of one', 'set'),
    pg_temp.step('Order of one', 'unset')$$, 'TIME-3 an amendment is announced and set, and set no more');
select is((select a.state from public.amendments as a where a.title = 'Order of one'), 'announced',
    'TIME-3 readers are still told of it');
select throws_ok($$select pg_temp.step('Order of one', 'unset')$$, 'PT409', null, 'TIME-3 it is set no more only once');
select lives_ok($$select pg_temp.step('Order of one', 'set'), pg_temp.step('Order of one', 'unannounce')$$,
    'TIME-3 or it is announced no more');
select is((select a.state from public.amendments as a where a.title = 'Order of one' and a.announced_at is null),
    'set', 'TIME-3 and goes live on its day all the same');
select throws_ok($$select pg_temp.step('Order of one', 'unannounce')$$, 'PT409', null,
    'TIME-3 it is announced no more only once');
select lives_ok($$select pg_temp.step('Order of one', 'withdraw')$$, 'TIME-3 it is withdrawn');
delete from public.amendments where title = 'Order of one';
select lives_ok($$select public.restore_version(max(h.id)) from public.history as h
    where h.table_name = 'amendments' and h.title = 'Order of one' and h."row" ->> 'set_at' is not null$$,
    'TIME-3 deleted, and brought back as it was when it was set');
select is((select a.state from public.amendments as a where a.title = 'Order of one'), 'draft',
    'TIME-3 it is a draft again: nothing comes into force by a restoration');
delete from public.amendments where title = 'Order of one';

-- Conflicts
insert into public.amendments (title, day) values ('Order A', '2027-03-01'), ('Order B', '2027-03-01');
select lives_ok($$select pg_temp.change('Order A', '272', '{"content": "<p>A.</p>"}'),
    pg_temp.change('Order B', '272', '{"content": "<p>B.</p>"}')$$, 'TIME-3 two amendments change one section');
select is((select d.contested_by from public.get_drafts(only_amendment => pg_temp.amendment('Order A')) as d),
    'Order B', 'TIME-3 which both are told');
insert into public.amendments (title, day) values
    ('Order C', '2027-03-10'), ('Order D', '2027-03-11'), ('Order E', '2027-03-20'), ('Order F', '2027-03-20');
select pg_temp.change('Order C', '272', '{}', repeal => true), pg_temp.step('Order C', 'set'),
    pg_temp.change('Order D', '272', '{"content": "<p>D.</p>"}'),
    pg_temp.change('Order E', '271', '{"content": "<p>E.</p>"}'),
    pg_temp.change('Order F', '271', '{"title": "9271. F"}');
select is((select d.contested_by from public.get_drafts(only_amendment => pg_temp.amendment('Order D')) as d),
    'Order C', 'TIME-3 one that changes what an earlier one repeals is told');
select is((select d.contested_by from public.get_drafts(only_amendment => pg_temp.amendment('Order E')) as d),
    'Order F', 'TIME-3 and one of the same day, though it changes another column');
select pg_temp.step('Order C', 'withdraw');
delete from public.amendments where title in ('Order C', 'Order D', 'Order E', 'Order F');
select lives_ok($$select pg_temp.step('Order A', 'set'), pg_temp.step('Order B', 'set')$$, 'TIME-3 at once');
select set_config('private.today', '2027-03-01', true);
select is(public.publish_due(), 0, 'TIME-3 and neither comes into force');
select lives_ok($$select pg_temp.step('Order B', 'withdraw')$$, 'TIME-3 until one is withdrawn');
update public.amendments set day = '2027-04-01' where title = 'Order B';
select lives_ok($$select pg_temp.step('Order A', 'set')$$, 'TIME-3 and the other set again');
select is((select content from public.sections where id = pg_temp.section('272')), '<p>A.</p>',
    'TIME-3 which holds then');
insert into public.amendments (title, day) values ('Order of that day', '2027-03-01');
select pg_temp.change('Order of that day', '272', '{"content": "<p>Again.</p>"}');
select throws_like($$select pg_temp.step('Order of that day', 'set')$$,
    '%The present text holds from that day or a later one. Change the day of the amendment.',
    'TIME-3 a text that holds from a day is not ended on that day');
delete from public.amendments where title = 'Order of that day';

-- On days that follow each other
insert into public.amendments (title, day) values
    ('Order P', '2027-03-05'), ('Order Q', '2027-03-06'), ('Order R', '2027-03-07');
select lives_ok($$select pg_temp.change('Order P', '272', '{"title": "9272. By P"}'),
    pg_temp.change('Order Q', '272', '{"content": "<p>By Q.</p>"}'),
    pg_temp.change('Order R', '272', '{"title": "9272. By R"}'), pg_temp.step('Order P', 'set'),
    pg_temp.step('Order Q', 'set'), pg_temp.step('Order R', 'set')$$,
    'TIME-3 three amendments of three days change one section');
select is((select string_agg(concat_ws(' ', d.amendment_title, d.contested_by), ', ' order by d.amendment_title)
    from public.get_drafts() as d where d.amendment_title like 'Order _'),
    'Order B Order Q, Order P, Order Q, Order R Order P',
    'TIME-3 one in the same column as an earlier one says so at once');
select is((select string_agg(l.title || ' ' || l.content, '') from public.law_on('booking-rules', '2027-03-06',
        '9272', pg_temp.amendment('Order Q')) as l), '9272. By P <p>By Q.</p>',
    'TIME-4 of two columns both are foretold');
-- All of this is one moment: written before it.
select set_config('role', 'none', true), set_config('session_replication_role', 'replica', true);
update public.sections set updated_at = '2026-12-01' where id = pg_temp.section('272');
update public.drafts set based_on = '2026-12-01' where row_id = pg_temp.section('272') and is_waiting;
select set_config('session_replication_role', 'origin', true), pg_temp.become('271');
select set_config('private.today', '2027-03-05', true);
select is(public.publish_due(), 1, 'TIME-3 the first comes into force');
select set_config('private.today', '2027-03-06', true);
select is(public.publish_due(), 1, 'TIME-3 and on its day the second, though the section has changed since');
select is((select concat_ws(' ', s.title, s.content) from public.sections as s where s.id = pg_temp.section('272')),
    '9272. By P <p>By Q.</p>', 'TIME-4 as it was foretold');
select set_config('private.today', '2027-03-08', true);
select is(public.publish_due(), 0, 'TIME-3 the third waits');
select is_empty($$select c.amendment from private.changes_to_come('2028-01-01', null) as c
    where c.row_id = pg_temp.section('272')$$,
    'TIME-4 readers are not told that it comes on a day that has been');

-- Places: what stands where on that day, then, and after it was taken back
select set_config('role', 'none', true);
insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000273', 'Chapter of places', 'booking-rules', 9002);
insert into public.sections (id, chapter_id, title, content, "order", text_as_of)
select ('b0000000-0000-4000-8000-00000000028' || n)::uuid, 'a0000000-0000-4000-8000-000000000273',
    format('928%s. Place', n), '<p>Words.</p>', n, '2026-11-01'
from generate_series(1, 5) as n;
create function pg_temp.places(chapter text) returns text language sql as $$
    select string_agg(private.section_number(s.title), ' ' order by s."order") from public.sections as s
    where s.chapter_id = ('a0000000-0000-4000-8000-000000000' || chapter)::uuid
$$;
create temporary table before on commit drop as
    select pg_temp.places('271') as quokkas, pg_temp.places('273') as places;
grant select on before to authenticated;
select pg_temp.become('271');
insert into public.amendments (title, day) values ('Order of places', '2027-05-01');
select lives_ok($$select pg_temp.change('Order of places', '281', '{"order": 4}'),
    pg_temp.change('Order of places', '285', '{"order": 2}'),
    pg_temp.change('Order of places', '282', '{"content": "<p>Other.</p>"}'),
    pg_temp.change('Order of places', '283', '{}', true, true),
    pg_temp.change('Order of places', '271', jsonb_build_object('chapter_id', 'a0000000-0000-4000-8000-000000000273',
        'order', 6)),
    (select d.id from public.save_draft('sections', jsonb_build_object('title', '9286. Place', 'content', '<p>x</p>',
        'order', 3, 'chapter_id', 'a0000000-0000-4000-8000-000000000273'),
        amendment => pg_temp.amendment('Order of places'), is_ready => true) as d)$$,
    'TIME-3 sections are moved down, up and to another chapter');
select is((select string_agg(concat_ws(' ', l.number, l.state, l.present_chapter), ', ')
    from public.law_on('booking-rules', '2027-05-01', with_amendment => pg_temp.amendment('Order of places')) as l
    where l.chapter_title = 'Chapter of places'),
    '9285 moved, 9282 changed, 9286 only then, 9283 only today, 9284 same, 9281 moved, 9271 moved Chapter of quokkas',
    'TIME-3 which the law of that day says in their new order, and whence they come');
select is((select string_agg(concat_ws(' ', c.number, c.difference), ', ' order by c.number)
    from public.compare_law('booking-rules', private.today(), '2027-05-01',
        with_amendment => pg_temp.amendment('Order of places')) as c
    where c.chapter_title = 'Chapter of places' and c.difference = 'moved'), '9271 moved, 9281 moved, 9285 moved',
    'TIME-4 and what compares the two days');
insert into public.amendments (title, day) values ('Order beside', '2027-05-01');
select ok(pg_temp.change('Order beside', '284', '{"content": "<p>Beside.</p>"}') is not null,
    'TIME-3 another amendment changes a section on that day');
create function pg_temp.beside() returns text language sql as $$
    select concat_ws(' ', l.state, f.changes_on)
    from public.law_on('booking-rules', '2027-05-01', with_amendment => pg_temp.amendment('Order of places')) as l,
        public.row_facts('sections', array[l.section_id]) as f
    where l.section_id = pg_temp.section('284')
$$;
select is(pg_temp.beside(), 'same', 'TIME-3 without what another amendment, that is not set, does on that day');
select pg_temp.step('Order beside', 'set');
select is(pg_temp.beside(), 'changed 2027-05-01', 'TIME-3 with it once that is set, and its list says so');
select pg_temp.become('anon');
select is((select l.state from public.law_on('booking-rules', '2027-05-01',
        with_amendment => pg_temp.amendment('Order of places')) as l where l.section_id = pg_temp.section('284')),
    'same', 'TIME-3 but readers are told nothing of either');
select pg_temp.become('271');
select ok(pg_temp.change('Order beside', '282', '{"content": "<p>Beside.</p>"}') is not null,
    'TIME-3 and one that both change');
select is((select string_agg(l.content, '') from public.law_on('booking-rules', '2027-05-01',
        with_amendment => a.id) as l where l.section_id = pg_temp.section('282')),
    o.content, format('TIME-3 of which %s has its own words', o.title))
from (values ('Order of places', '<p>Other.</p>'), ('Order beside', '<p>Beside.</p>')) as o (title, content)
join public.amendments as a on a.title = o.title;
select is(pg_temp.beside(), 'changed', 'TIME-3 so that it would wait, of which no list promises a day');
select pg_temp.step('Order beside', 'withdraw');
delete from public.amendments where title = 'Order beside';
select lives_ok($$select d.id from public.save_draft('sections', jsonb_build_object('title', '6. Dens', 'content',
    '<p>x</p>', 'order', 1, 'chapter_id', 'a0000000-0000-4000-8000-000000000274'),
    amendment => pg_temp.amendment('Order of places'), is_ready => true) as d$$, 'TIME-3 a regulation is added');
select is((select l.slug from public.law_on('regulations', '2027-05-01',
        with_amendment => pg_temp.amendment('Order of places')) as l where l.title = '6. Dens'),
    'quokkas-6', 'TIME-4 at the address that it will have');
select set_config('private.today', '2027-05-01', true);
select lives_ok($$select pg_temp.step('Order of places', 'set')$$, 'TIME-3 on its day they are moved');
select is(pg_temp.places('273'), '9285 9282 9286 9284 9281 9271', 'TIME-3 as it was shown');
select is((select s.slug from public.sections as s where s.title = '6. Dens'), 'quokkas-6', 'TIME-4 and has');
select lives_ok($$select pg_temp.step('Order of places', 'take back')$$, 'TIME-3 taken back');
select is(concat(pg_temp.places('271'), ', ', pg_temp.places('273')),
    (select concat(quokkas, ', ', places) from before), 'TIME-3 all stand where they stood');

-- A list from which sections were deleted has numbers left out.
select set_config('role', 'none', true);
delete from public.sections where id in (pg_temp.section('281'), pg_temp.section('282'));
select pg_temp.become('271');
insert into public.amendments (title, day) values ('Order of gaps', '2027-05-01');
select pg_temp.change('Order of gaps', '284', '{}', true, true), pg_temp.step('Order of gaps', 'set');
select is(pg_temp.places('273'), '9283 9285', 'TIME-3 a section between others is repealed');
select pg_temp.step('Order of gaps', 'take back');
select is(pg_temp.places('273'), '9283 9284 9285', 'TIME-3 taken back it stands between them again');
select * from finish();
rollback;
