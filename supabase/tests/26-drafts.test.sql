-- Drafts beside what is public, and their publication on a day (TIME-1, TIME-2); everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(70);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000261', 'noa@example.test'),
    ('99999999-0000-4000-8000-000000000262', 'dana@example.test');
insert into private.staff (user_id, name) values
    ('99999999-0000-4000-8000-000000000261', 'Noa Peretz'), ('99999999-0000-4000-8000-000000000262', 'Dana Levi');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000261', '99999999-0000-4000-8000-000000000261'),
    ('88888888-0000-4000-8000-000000000262', '99999999-0000-4000-8000-000000000262');
insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000261', 'Chapter of quokkas', 'vat-law', 9000);
insert into public.sections (id, chapter_id, title, content, "order") values
    ('c0000000-0000-4000-8000-000000000262', 'a0000000-0000-4000-8000-000000000261', '9262. Numbats',
        '<p>Two.</p>', 2);
insert into public.faq_categories (id, name, "order") values
    ('a0000000-0000-4000-8000-000000000262', 'Category of quokkas', 9000);
insert into public.faqs (id, category_id, question, answer, "order") values
    ('b0000000-0000-4000-8000-000000000261', 'a0000000-0000-4000-8000-000000000262', 'Quokkas?', '<p>One.</p>', 1),
    ('b0000000-0000-4000-8000-000000000262', 'a0000000-0000-4000-8000-000000000262', 'Numbats?', '<p>Two.</p>', 2),
    ('b0000000-0000-4000-8000-000000000263', 'a0000000-0000-4000-8000-000000000262', 'Bilbies?', '<p>Three.</p>', 3);

create function pg_temp.become(actor text) returns void language plpgsql as $$
begin
    perform set_config('role', 'none', true);
    perform set_config('request.jwt.claims', case actor when 'anon' then '{"role": "anon"}' else jsonb_build_object(
        'role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000' || actor,
        'session_id', '88888888-0000-4000-8000-000000000' || actor)::text end, true);
    perform set_config('role', case actor when 'anon' then 'anon' else 'authenticated' end, true);
end
$$;
create function pg_temp.stamp(faq text) returns timestamptz language sql as $$
    select updated_at from public.faqs where id = ('b0000000-0000-4000-8000-000000000' || faq)::uuid
$$;
create function pg_temp.draft(faq text, answer text, day date default null) returns uuid language sql as $$
    select d.id from public.save_draft('faqs', jsonb_build_object('answer', answer),
        ('b0000000-0000-4000-8000-000000000' || faq)::uuid, pg_temp.stamp(faq), publish_on => day) as d
$$;
create function pg_temp.answer(faq text) returns text language sql as $$
    select answer from public.faqs where id = ('b0000000-0000-4000-8000-000000000' || faq)::uuid
$$;
create function pg_temp.section_stamp() returns timestamptz language sql as $$
    select updated_at from public.sections where id = 'c0000000-0000-4000-8000-000000000262'
$$;
select set_config('private.today', '2026-12-01', true);
select is(private.today(), date '2026-12-01', 'TIME-2 tests move the day of Israel');

create temporary table kept (name text, id uuid, written_at timestamptz) on commit drop;
grant all on kept to authenticated, anon;
create temporary table before on commit drop as
select v.version, (select count(*) from public.history) as versions from public.content_version as v;
grant select on before to authenticated, anon;

-- A draft is kept, replaced and read
select pg_temp.become('261');
insert into kept select 'noa', d.id, d.written_at from public.save_draft('faqs',
    '{"answer": "<p>Zyxquokka.</p>"}', 'b0000000-0000-4000-8000-000000000261', pg_temp.stamp('261')) as d;
select is((select d."row" from public.drafts as d join kept as k on k.id = d.id), '{"answer": "<p>Zyxquokka.</p>"}',
    'TIME-1 a draft is kept beside its row');
select is(pg_temp.answer('261'), '<p>One.</p>', 'TIME-1 readers see the row as it was');
select is(pg_temp.draft('261', '<p>Zyxquokka.</p>'), (select id from kept),
    'TIME-1 the same draft, sent again because its answer was lost, is kept once');
select is((select d.id from kept as k, public.save_draft('faqs', '{"answer": "<p>Zyxquokka two.</p>"}',
    'b0000000-0000-4000-8000-000000000261', pg_temp.stamp('261'), k.id, k.written_at) as d), (select id from kept),
    'TIME-1 who goes on with a draft of their own replaces it');
select throws_ok(format($$select public.save_draft('faqs', '{"answer": "<p>Zyxquokka three.</p>"}',
    'b0000000-0000-4000-8000-000000000261', pg_temp.stamp('261'), %L, %L)$$, k.id, t.stamp), 'PT409',
    'You have changed this draft in another window meanwhile. What you typed is kept here; open it anew.',
    'TIME-1 but not what was written in another window since, ' || t.words)
from kept as k, lateral (values (k.written_at, 'nor'), (null, 'where an answer was lost')) as t (stamp, words);
select throws_ok($$select pg_temp.draft('261', '<p>Zyxquokka three.</p>')$$, 'PT409',
    'You have changed this draft in another window meanwhile. What you typed is kept here; open it anew.',
    'TIME-1 nor is another one begun: a row has one draft');
select pg_temp.become('262');
select throws_ok($$select pg_temp.draft('261', '<p>Zyxquokka three.</p>')$$, 'PT409',
    'Noa Peretz has changed the draft of this text meanwhile. What you typed is kept here; open it anew.',
    'TIME-1 whoever opens it, who is told whose it is');
select results_eq(
    $$select kind, title, list_title, is_own, written_by, is_outdated from public.get_drafts('faqs',
        'b0000000-0000-4000-8000-000000000261')$$,
    $$values ('faq', 'Quokkas?', 'Category of quokkas', false, 'Noa Peretz', false)$$,
    'TIME-1 colleagues see whose draft it is, and of what');
select is((select d.id from kept as k, public.save_draft('faqs', '{"answer": "<p>Zyxquokka four.</p>"}',
    'b0000000-0000-4000-8000-000000000261', pg_temp.stamp('261'), k.id,
    (select written_at from public.drafts where id = k.id)) as d), (select id from kept),
    'TIME-1 and go on in it');
select results_eq($$select draft, is_own, written_by from public.get_drafts('faqs',
        'b0000000-0000-4000-8000-000000000261')$$, $$select id, true, 'Dana Levi' from kept$$,
    'TIME-1 it is theirs then, and still one');
insert into kept select 'new', d.id, d.written_at from public.save_draft('news',
    '{"title": "Zyxquokka news", "date": "2026-12-01", "category": "Updates", "summary": "", "content": ""}') as d;
select results_eq($$select kind, id, title from public.get_drafts('news')$$,
    $$values ('news', null::uuid, 'Zyxquokka news')$$, 'TIME-1 a new row begins as a draft, also half written');
select throws_ok($$select public.save_draft('staff', '{}')$$, 'PT404', null, 'TIME-1 nothing else can be drafted');
update public.drafts set is_removed = true where id in (select id from kept where name = 'new');
select is_empty($$select from public.get_drafts('news')$$, 'TIME-1 a discarded draft waits no more');
update public.drafts set is_removed = false where id in (select id from kept where name = 'new');
select isnt_empty($$select from public.get_drafts('news')$$, 'TIME-1 and can be put back');
insert into kept select 'dated', pg_temp.draft('263', '<p>Put back.</p>', '2026-12-03');
update public.drafts set is_removed = true where id in (select id from kept where name = 'dated');
update public.drafts set is_removed = false where id in (select id from kept where name = 'dated');
select is((select d.publish_on from public.drafts as d join kept as k on k.id = d.id where k.name = 'dated'),
    date '2026-12-03', 'TIME-2 with a day that is still to come');
update public.drafts set is_removed = true where id in (select id from kept where name = 'dated');
select set_config('private.today', '2026-12-03', true);
update public.drafts set is_removed = false where id in (select id from kept where name = 'dated');
select is(public.publish_due() || pg_temp.answer('263'), '0<p>Three.</p>',
    'TIME-2 but without one that has begun, so that nobody publishes it unasked');
select set_config('private.today', '2026-12-01', true);
update public.drafts set is_removed = true where id in (select id from kept where name = 'dated');
select is((select f.drafts from public.row_facts('faqs', '{b0000000-0000-4000-8000-000000000261}') as f),
    1::bigint, 'TIME-1 lists say how many drafts a text has');

-- Only what its table can hold is kept
insert into kept select 'half', d.id, d.written_at from public.save_draft('faqs',
    '{"category_id": "", "question": "Half a quokka", "answer": "", "order": ""}') as d;
select is((select d."row" from public.drafts as d join kept as k on k.id = d.id where k.name = 'half'),
    '{"question": "Half a quokka", "answer": ""}', 'TIME-1 what is not chosen yet is not set by a draft');
select results_eq($$select title, list_id from public.get_drafts('faqs') where id is null$$,
    $$values ('Half a quokka', null::uuid)$$,
    'TIME-1 and such a draft stands in the list of drafts');
select throws_ok($$select public.save_draft('faqs', '{"category_id": "", "question": "Half a quokka", "answer": "x"}',
    publish_on => '2026-12-02')$$, 'PT400', 'Its category is missing.', 'TIME-2 but is asked for when a day is set');
update public.drafts set is_removed = true where id in (select id from kept where name = 'half');
select throws_ok(format('select public.save_draft(%L, %L)', w.list, w.new_values), 'PT400', w.reason,
    'TIME-1 no draft sets ' || w.new_values)
from (values
    ('sections', '{"order": "x"}', 'Its order cannot be "x".'),
    ('sections', '{"text_as_of": "31/12/2026"}', 'Its text as of cannot be "31/12/2026".'),
    ('sections', '{"chapter_id": "zzz"}', 'Its chapter cannot be "zzz".'),
    ('news', '{"colour": "red"}', 'There is no "colour" to set.')) as w (list, new_values, reason);

-- Nothing that readers see, and nothing beside the drafts and their saves, holds a word of one
select set_config('role', 'none', true);
select is_empty(
    $$select c.table_schema, c.table_name from information_schema.tables as c
        where c.table_type = 'BASE TABLE' and c.table_schema in ('public', 'private')
            and c.table_name not in ('drafts', 'draft_saves')
            and query_to_xml(format('select 1 from %I.%I as t where t::text ilike ''%%zyxquokka%%'' limit 1',
                c.table_schema, c.table_name), false, true, '')::text like '%row%'$$,
    'TIME-1 no other table holds a word of a draft');
select is((select version from public.content_version), (select version from before),
    'TIME-1 no page is told that the content is newer');
select is((select count(*) from public.history), (select versions from before), 'TIME-1 nothing is in the history');
select pg_temp.become('anon');
select throws_ok('select from public.drafts', '42501', null, 'TIME-1 visitors may not read drafts');
select throws_ok('select public.get_drafts()', '42501', null, 'TIME-1 nor ask for them');
select throws_ok($$select public.save_draft('news', '{}')$$, '42501', null, 'TIME-1 nor write them');

-- A change of an amendment is put back where it still has its place
select pg_temp.become('261');
insert into public.amendments (title, day) values ('Quokka order', '2027-01-01');
create function pg_temp.change(content text) returns uuid language sql as $$
    select d.id from public.amendments as a, public.save_draft('sections', jsonb_build_object('content', content),
        'c0000000-0000-4000-8000-000000000262', pg_temp.section_stamp(), amendment => a.id, is_ready => true) as d
    where a.title = 'Quokka order'
$$;
create function pg_temp.put(draft text, discarded boolean) returns void language sql as $$
    update public.drafts set is_removed = discarded where id = (select id from kept where name = draft)
$$;
create function pg_temp.step(step text) returns timestamptz language sql as $$
    select public.step_amendment(a.id, step, a.updated_at) from public.amendments as a where a.title = 'Quokka order'
$$;
insert into kept select 'first', pg_temp.change('<p>First.</p>');
select pg_temp.put('first', true);
insert into kept select 'second', pg_temp.change('<p>Second.</p>');
select throws_ok($$select pg_temp.put('first', false)$$, 'PT409',
    'The amendment changes this text by another draft now. Discard that one first.',
    'TIME-3 a discarded change is not put back beside another one of its section');
select pg_temp.put('second', true);
select throws_ok($$update public.drafts set is_removed = false where id in (
    select id from kept where name in ('first', 'second'))$$, 'PT409', null, 'TIME-3 nor are two at once');
select lives_ok($$select pg_temp.put('first', false)$$, 'TIME-3 but alone it is');
select pg_temp.put('first', true), pg_temp.put('second', false), pg_temp.step('set');
update public.amendments set day = '2026-12-01' where title = 'Quokka order';
select pg_temp.step('set');
select throws_ok($$select pg_temp.put('first', false)$$, 'PT409',
    'This amendment is in force: it takes no changes now.', 'TIME-3 nor is it once the amendment is in force');
select pg_temp.step('take back');
select results_eq($$select d."row" ->> 'content' from public.drafts as d where d.amendment_id is not null
    and d.is_waiting$$, $$values ('<p>Second.</p>')$$, 'TIME-3 which is taken back with the change that it has made');
delete from public.amendments;

-- A day is tried when it is set
select pg_temp.become('261');
select throws_ok($$select pg_temp.draft('262', '<p>x</p>', '2026-12-01')$$, 'PT400', null,
    'TIME-2 a day that has begun cannot be set');
select throws_ok($$select public.save_draft('faqs', '{"question": " "}', 'b0000000-0000-4000-8000-000000000262',
    pg_temp.stamp('262'), publish_on => '2026-12-02')$$, '23514', null,
    'TIME-2 what could not be saved is refused when its day is set');
select throws_ok($$select public.save_draft('faqs', '{"plain": "x"}', 'b0000000-0000-4000-8000-000000000262',
    pg_temp.stamp('262'), publish_on => '2026-12-02')$$, '42501', null,
    'TIME-2 what staff may not write cannot be set for a day');
select throws_ok($$select public.save_draft('faqs', '{}', publish_on => '2026-12-02')$$, 'PT400',
    'Nothing is written yet.', 'TIME-2 nor a new text without a word')
union all
select throws_ok($$select public.save_draft('faqs', '{"question": "Dibblers?"}', publish_on => '2026-12-02')$$,
    'PT400', 'Its category is missing.', 'TIME-2 nor one without what is required');
select throws_ok(format('select public.save_draft(%L, %L)', 'sections', '[]'), 'PT400',
    'A draft is given as its columns.', 'TIME-1 nor is a draft kept that is a list');
select throws_ok($$select public.save_draft('faqs', '{"answer": "x"}', 'b0000000-0000-4000-8000-000000000262',
    '2020-01-01', publish_on => '2026-12-02')$$, 'PT409', null, 'TIME-2 nor what has been changed since');
select throws_ok($$select public.save_draft('faqs', '{"answer": "x"}', 'b0000000-0000-4000-8000-000000000269',
    '2020-01-01', publish_on => '2026-12-02')$$, 'PT409', null, 'TIME-2 nor what is gone');
select throws_ok($$update public.drafts set publish_on = '2026-12-02'$$, '42501', null,
    'TIME-2 no day is set past that trial');

-- A section changes on a day because the law does
select throws_ok($$select public.save_draft('sections', '{"content": "<p>x</p>"}',
    'c0000000-0000-4000-8000-000000000262', pg_temp.section_stamp(), publish_on => '2026-12-02')$$, 'PT400',
    'A section has no day of its own. Correct its text now, or let the law change from a day on, by an amendment, '
    'which keeps the former text.', 'TIME-3 a section gets no day, and why is said');
select set_config('role', 'none', true);
select throws_ok($$insert into public.drafts (table_name, "row", publish_on, written_by)
    values ('sections', '{"title": "9264. Dibblers"}', '2026-12-02', gen_random_uuid())$$, '23514', null,
    'TIME-3 however it comes in');
select pg_temp.become('261');

-- On the day
select pg_temp.become('262');
select pg_temp.put('noa', true);
select pg_temp.become('261');
insert into kept select 'told', d.id from public.save_draft('terms', '{"term": "Zyxtold"}') as d;
select pg_temp.become('262');
select pg_temp.put('told', true);
select results_eq($$select d.title, d.written_by, d.removed_by, d.is_told
        from public.get_drafts('terms', discarded => true) as d$$,
    $$values ('Zyxtold', 'Noa Peretz', 'Dana Levi', false)$$,
    'TIME-1 what was discarded is listed, by whom it was written and discarded');
select pg_temp.become('261');
select results_eq($$select k.name, d.is_told from public.get_drafts(discarded => true) as d
        join kept as k on k.id = d.draft where k.name in ('told', 'new', 'noa') order by 1$$,
    $$values ('noa', false), ('told', true)$$, 'TIME-1 and told to its author, if it was somebody else');
select pg_temp.put('told', false);
select is_empty($$select from public.get_drafts('terms', discarded => true)$$,
    'TIME-1 until it is put back, by whoever does');
select pg_temp.put('told', true);
insert into kept select 'due', pg_temp.draft('262', '<p>Two, from the second.</p>', '2026-12-02');
insert into kept select 'late', pg_temp.draft('263', '<p>Three, from the second.</p>', '2026-12-02');
insert into kept select 'far', pg_temp.draft('261', '<p>One, from the third.</p>', '2026-12-03');
insert into kept select 'added', d.id from public.save_draft('news', '{"title": "Numbats", "date": "2026-12-02",
    "category": "Updates", "summary": "x", "content": "<p>x</p>"}', publish_on => '2026-12-02') as d;
insert into kept select 'term', d.id from public.save_draft('terms', '{"term": "Zyxterm"}', publish_on => '2026-12-02')
    as d;
select throws_ok($$select pg_temp.put('noa', false)$$, 'PT409',
    'This text has another draft now. Discard that one first.',
    'TIME-1 a discarded draft is not put back beside another one');
select is((select f.changes_on from public.row_facts('faqs', '{b0000000-0000-4000-8000-000000000261}') as f),
    date '2026-12-03', 'TIME-2 lists say on which day a text changes');
select pg_temp.become('anon');
select is(public.has_due(v), false, 'TIME-2 nothing is due before its day') from public.content_version as v;
select is(public.publish_due(), 0, 'TIME-2 and nothing is published');
select pg_temp.become('262');
update public.faqs set answer = '<p>Three, changed.</p>' where id = 'b0000000-0000-4000-8000-000000000263';
insert into public.terms (term) values ('Zyxterm');
-- All is done in one moment here, so that the stamp of what was changed is another only by hand.
select set_config('role', 'none', true);
update public.drafts set based_on = based_on - interval '1 hour' where id in (select id from kept where name = 'late');
select pg_temp.become('anon');
select set_config('private.today', '2026-12-02', true);
select is(public.has_due(v), true, 'TIME-2 on its day a page is told that something is due')
from public.content_version as v;
select is(public.publish_due(), 2, 'TIME-2 whoever comes first publishes what is due');
select is(public.publish_due(), 0, 'TIME-2 once');
select is(public.has_due(v), false, 'TIME-2 and no page is told so again') from public.content_version as v;
select is(pg_temp.answer('262') || ' ' || (select count(*) from public.news where title = 'Numbats'),
    '<p>Two, from the second.</p> 1', 'TIME-2 readers see the changed row and the new one');
select is(pg_temp.answer('263') || pg_temp.answer('261'), '<p>Three, changed.</p><p>One.</p>',
    'TIME-2 what was changed meanwhile is not overwritten, and what has a later day waits');
select pg_temp.become('262');
select results_eq($$select k.name, d.failure like any (array['%changed after this draft%', '%same name%'])
        from kept as k join public.get_drafts() as d on d.draft = k.id where d.failure is not null order by 1$$,
    $$values ('late', true), ('term', true)$$, 'TIME-2 what could not be published is told to staff, with the reason');
select results_eq($$select kind, coalesce(list_title is not null, false), title = 'Numbats', day, written_by, is_own
        from public.went_live() where kind in ('faq', 'news') order by 1$$,
    $$values ('faq', true, false, date '2026-12-02', 'Noa Peretz', false),
        ('news', false, true, date '2026-12-02', 'Noa Peretz', false)$$,
    'TIME-2 what went live by itself is told with its day and whoever wrote it');
insert into public.amendments (id, title, day) values
    ('d0000000-0000-4000-8000-000000000261', 'Quokka order', '2027-01-01');
create temporary table counted as
select f.drafts, s.total
from public.staff_dashboard() as s, public.row_facts('sections',
    '{c0000000-0000-4000-8000-000000000262}') as f
where s.list = 'drafts';
select public.save_draft('sections', '{"content": "<p>Of that day.</p>"}', s.id, s.updated_at,
    amendment => 'd0000000-0000-4000-8000-000000000261')
from public.sections as s where s.id = 'c0000000-0000-4000-8000-000000000262';
create function pg_temp.more() returns text language sql as $$
    select concat_ws(' ', s.total - b.total, f.drafts - b.drafts)
    from counted as b, public.staff_dashboard() as s, public.row_facts('sections',
        '{c0000000-0000-4000-8000-000000000262}') as f where s.list = 'drafts'
$$;
select is(pg_temp.more(), '1 1', 'TIME-3 a change of an amendment counts as a draft that waits');
delete from public.amendments as a where a.id = 'd0000000-0000-4000-8000-000000000261';
select is(pg_temp.more(), '0 0', 'TIME-3 but not that of an amendment that was deleted');
select pg_temp.become('anon');
select throws_ok('select public.went_live()', '42501', null, 'TIME-2 to staff alone');
select pg_temp.become('262');
select is((select h.changed_by from public.history as h
        where h.row_id = 'b0000000-0000-4000-8000-000000000262' order by h.id desc limit 1),
    '99999999-0000-4000-8000-000000000261', 'TIME-2 the history names whoever wrote the draft');
select isnt((select h.changed_by from public.history as h
        where h.row_id = 'b0000000-0000-4000-8000-000000000263' order by h.id desc limit 1),
    '99999999-0000-4000-8000-000000000261', 'TIME-2 and nobody else''s change is theirs');
select set_config('role', 'none', true);
delete from private.staff where user_id = '99999999-0000-4000-8000-000000000261';
select set_config('private.today', '2026-12-05', true);
select is(public.publish_due() || pg_temp.answer('261'), '0<p>One.</p>',
    'TIME-2 what somebody set who is no longer staff waits for the others');
select is((select d.failure from public.drafts as d join kept as k on k.id = d.id where k.name = 'far'),
    'Whoever wrote this is no longer on the list of staff. Open the draft and publish it.', 'TIME-2 with the reason');

select * from finish();
rollback;
