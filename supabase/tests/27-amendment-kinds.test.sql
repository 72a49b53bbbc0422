-- An amendment of several kinds (TIME-3): chapters, FAQs and amounts with its sections; everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(39);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000271', 'noa@example.test');
insert into private.staff (user_id, name) values ('99999999-0000-4000-8000-000000000271', 'Noa Peretz');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000271', '99999999-0000-4000-8000-000000000271');
select set_config('private.today', '2026-12-01', true);
insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000271', 'Chapter of quokkas', 'booking-rules', 9000);
insert into public.sections (id, chapter_id, title, content, "order", text_as_of) values
    ('b0000000-0000-4000-8000-000000000271', 'a0000000-0000-4000-8000-000000000271', '9271. Quokkas', '<p>One.</p>', 1,
        '2026-11-01');
insert into public.faq_categories (id, name, "order") values
    ('c0000000-0000-4000-8000-000000000271', 'Marsupials', 9000);
insert into public.faqs (id, category_id, question, answer, "order") values
    ('d0000000-0000-4000-8000-000000000271', 'c0000000-0000-4000-8000-000000000271', 'What quokkas?', '<p>One.</p>', 1),
    ('d0000000-0000-4000-8000-000000000272', 'c0000000-0000-4000-8000-000000000271', 'What numbats?', '<p>Two.</p>', 2);
insert into public.amounts (id, kind, effective_from, amount)
    values ('e0000000-0000-4000-8000-000000000271', 'vat-rate', '2036-01-01', 21);

create function pg_temp.become(actor text) returns void language plpgsql as $$
begin
    perform set_config('role', 'none', true);
    perform set_config('request.jwt.claims', case actor when 'anon' then '{"role": "anon"}' else jsonb_build_object(
        'role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000' || actor,
        'session_id', '88888888-0000-4000-8000-000000000' || actor)::text end, true);
    perform set_config('role', case actor when 'anon' then 'anon' when 'none' then 'none' else 'authenticated' end,
        true);
end
$$;
create function pg_temp.amendment(title text) returns uuid language sql as $$
    select id from public.amendments as a where a.title = amendment.title
$$;
create function pg_temp.step(amendment text, step text) returns timestamptz language sql as $$
    select public.step_amendment(a.id, step, a.updated_at) from public.amendments as a where a.title = amendment
$$;
create function pg_temp.change(amendment text, list text, id uuid, new_values jsonb, repeal boolean default false)
returns uuid language plpgsql as $$
declare
    stamp timestamptz;
begin
    execute format('select t.updated_at from public.%I as t where t.id = $1', list) into stamp using id;
    return (select d.id from public.save_draft(list, new_values, change.id, stamp,
        amendment => pg_temp.amendment(change.amendment), is_ready => true, is_repeal => repeal) as d);
end
$$;
-- All that these rows say, whoever asks.
create function pg_temp.says() returns text language sql as $$
    select concat_ws('; ',
        (select string_agg(concat_ws(' ', s.title, s.content, s."order", s.in_force_from), ', ' order by s.id)
            from public.sections as s where s.title like '927%'),
        (select c.title from public.chapters as c where c.id = 'a0000000-0000-4000-8000-000000000271'),
        (select string_agg(concat_ws(' ', f.question, f.answer, f."order"), ', ' order by f.question)
            from public.faqs as f where f.category_id = 'c0000000-0000-4000-8000-000000000271'),
        (select string_agg(concat_ws(' ', a.effective_from, a.amount), ', ' order by a.effective_from)
            from public.amounts as a where a.effective_from >= '2036-01-01'))
$$;
create temporary table before on commit drop as select pg_temp.says() as said;
grant select on before to anon, authenticated;

-- Prepared
select pg_temp.become('271');
insert into public.amendments (title, day, note) values ('Quokka order', '2027-01-01', 'Quokkas change.');
select lives_ok($$select pg_temp.change('Quokka order', 'sections', 'b0000000-0000-4000-8000-000000000271',
    '{"content": "<p>Zyxone.</p>"}')$$, 'TIME-3 an amendment changes a section');
select lives_ok($$select pg_temp.change('Quokka order', 'chapters', 'a0000000-0000-4000-8000-000000000271',
    '{"title": "Chapter of zyxquokkas"}')$$, 'TIME-3 the title of its chapter');
select lives_ok($$select pg_temp.change('Quokka order', 'faqs', 'd0000000-0000-4000-8000-000000000271',
    '{"answer": "<p>Zyxone.</p>"}')$$, 'TIME-3 an FAQ');
select lives_ok($$select pg_temp.change('Quokka order', 'faqs', 'd0000000-0000-4000-8000-000000000272', '{}', true)$$,
    'TIME-3 deletes one');
select lives_ok($$select pg_temp.change('Quokka order', 'faqs', null, jsonb_build_object('question', 'What zyxes?',
    'category_id', 'c0000000-0000-4000-8000-000000000271', 'order', 3))$$, 'TIME-3 adds one');
select lives_ok($$select pg_temp.change('Quokka order', 'amounts', 'e0000000-0000-4000-8000-000000000271',
    '{"amount": 22}')$$, 'TIME-3 changes an amount');
select lives_ok($$select pg_temp.change('Quokka order', 'amounts', null,
    '{"kind": "vat-rate", "effective_from": "2037-01-01", "amount": 23}')$$, 'TIME-3 and adds one');
select throws_ok($$select pg_temp.change('Quokka order', 'amendments', null, '{"title": "Another"}')$$, 'PT404', null,
    'TIME-3 but no amendment is part of another');
select throws_ok($$select pg_temp.change('Quokka order', 'chapters', 'a0000000-0000-4000-8000-000000000271', '{}',
    true)$$, null, null, 'TIME-3 nor is a chapter deleted with its sections');
select throws_ok($$select pg_temp.change('Quokka order', 'amounts', null,
    '{"kind": "vat-rate", "effective_from": "2036-01-01", "amount": 5}')$$, '23505', null,
    'TIME-3 what saving would refuse is refused now');
select is((select string_agg(d.kind || ' ' || d.title, ', ' order by d.kind, d.title)
    from public.get_drafts(only_amendment => pg_temp.amendment('Quokka order')) as d where d.is_new is not true),
    'amount VAT rate: 21% from 1 January 2036, chapter Chapter of zyxquokkas, faq What numbats?, faq What quokkas?, '
    'section 9271. Quokkas', 'TIME-3 its list says of each what it is');

-- Previewed as of its day, with all that it changes
insert into public.amendments (title, day) values ('Order of rates', '2027-01-02');
select pg_temp.change('Order of rates', 'amounts', null,
    '{"kind": "vat-rate", "effective_from": "2027-01-02", "amount": 19.5}');
create function pg_temp.preview(list text, new_values jsonb, id uuid, amendment text default null) returns jsonb
language sql as $$
    select public.get_page_answers(list, new_values, id, pg_temp.amendment(amendment))
$$;
select is(array(select pg_temp.preview('faqs',
            '{"answer": "<p><a href=\"/amounts#vat-rate\">The rate</a></p>"}',
            'd0000000-0000-4000-8000-000000000271', a) #>> '{links,0,0,1}'
        from unnest(array[null, 'Quokka order', 'Order of rates']) as a),
    '{18% from 1 January 2025,18% from 1 January 2025,19.5% from 2 January 2027}',
    'TIME-3 TRUE-6 an FAQ is previewed with the amount of the amendment''s day');
select is((select pg_temp.preview('faqs', d."row" || '{"question": "What then?"}', d.id, 'Quokka order')
        #>> '{text,question}' from public.drafts as d where d."row" ->> 'question' = 'What zyxes?'), 'What then?',
    'TIME-3 TRUE-6 one that it adds, as it is typed');
select is((select concat_ws(' ', p #>> '{text,content}', p #>> '{text,in_force_from}', p #>> '{text,changes_noted_to}',
            p #>> '{text,chapters,title}',
            jsonb_path_query_array(p, '$.context[*] ? (@.relation == "former").reference'))
        from pg_temp.preview('sections', '{"content": "<p>Zyxtwo.</p>"}', 'b0000000-0000-4000-8000-000000000271',
            'Quokka order') as p),
    '<p>Zyxtwo.</p> 2027-01-01 2027-01-01 Chapter of zyxquokkas ["2026-12-31"]',
    'TIME-3 TRUE-6 a section as it is in force then, in its chapter as that is called then');
select is(private.today(), '2026-12-01', 'TIME-3 today stays today');
select is(pg_temp.says(), (select said from before), 'TIME-3 TRUE-6 and nothing is kept');
delete from public.amendments where title = 'Order of rates';

-- What stands in its way is foretold
insert into public.amendments (title, day) values ('Order beside', '2027-01-01');
select pg_temp.change('Order beside', 'faqs', 'd0000000-0000-4000-8000-000000000271', '{"answer": "<p>Beside.</p>"}');
select is((select string_agg(d.title || ' ' || d.contested_by, ', ')
    from public.get_drafts(only_amendment => pg_temp.amendment('Quokka order')) as d), 'What quokkas? Order beside',
    'TIME-3 another amendment of that day changes the FAQ');
select throws_like($$select pg_temp.change('Quokka order', 'faqs', 'd0000000-0000-4000-8000-000000000271',
    '{"answer": "<p>Other.</p>"}')$$, 'You have changed this draft%', 'TIME-3 an amendment has one change of a row');
delete from public.amendments where title = 'Order beside';
savepoint changed;
delete from public.amounts where id = 'e0000000-0000-4000-8000-000000000271';
select pg_temp.become('none');
-- All of this test is one moment, in which no stamp is another.
update public.drafts set based_on = based_on - interval '1 hour'
where row_id = 'd0000000-0000-4000-8000-000000000271';
select pg_temp.become('271');
select is((select string_agg(d.kind, ', ' order by d.kind)
    from public.get_drafts(only_amendment => pg_temp.amendment('Quokka order')) as d where d.is_outdated),
    'amount, faq', 'TIME-3 an FAQ was changed since, an amount deleted');
rollback to savepoint changed;

-- Nothing of it is public, and announced only what it changes of the law
select pg_temp.become('anon');
select is(pg_temp.says(), (select said from before), 'TIME-3 readers see nothing of it');
select pg_temp.become('271');
select pg_temp.step('Quokka order', 'announce');
select pg_temp.become('anon');
select is(pg_temp.says(), (select said from before), 'TIME-3 nor when it is announced');
select is((select string_agg(concat_ws(' ', l.title, l.content, l.chapter_title), ', ')
    from public.law_on('booking-rules', '2027-01-01') as l where l.chapter_id = 'a0000000-0000-4000-8000-000000000271'),
    '9271. Quokkas <p>Zyxone.</p> Chapter of zyxquokkas', 'TIME-4 the law of its day says the section and its chapter');
select is((select string_agg(l.chapter_title, ', ') from public.law_on('booking-rules', '2026-12-31') as l
    where l.chapter_id = 'a0000000-0000-4000-8000-000000000271'), 'Chapter of quokkas',
    'TIME-4 and that of the day before what it says today');
select is((select (d.amendment ->> 'total') from public.get_changes() as d where d.title = 'Quokka order'), '1',
    'TIME-5 readers are told of one section');

-- Whole or not at all
select pg_temp.become('271');
insert into public.amounts (kind, effective_from, amount) values ('vat-rate', '2037-01-01', 19);
select pg_temp.step('Quokka order', 'set');
select set_config('private.today', '2027-01-01', true);
select is(public.publish_due(), 0, 'TIME-3 it waits where an amount has taken the place of another');
select is((select string_agg(d.failure, ', ')
    from public.get_drafts(only_amendment => pg_temp.amendment('Quokka order')) as d),
    'Another amount of this figure holds from the same day. Change or delete that one first.',
    'TIME-3 which that change says');
delete from public.amounts where effective_from = '2037-01-01';
select is(pg_temp.says(), (select said from before), 'TIME-3 and nothing is written');
select lives_ok($$select pg_temp.step('Quokka order', 'set')$$, 'TIME-3 set again, on its day, it comes into force');
select pg_temp.become('anon');
select is(pg_temp.says(), '9271. Quokkas <p>Zyxone.</p> 1 2027-01-01; Chapter of zyxquokkas; '
    'What quokkas? <p>Zyxone.</p> 1, What zyxes?  3; 2036-01-01 22.00, 2037-01-01 23.00', 'TIME-3 with all its rows');
select is((select count(*) from public.get_changes() as c where c.title = 'What quokkas?'), 1::bigint,
    'TIME-5 of an FAQ readers are told as of any other');
select pg_temp.become('271');
select is((select count(*) from public.get_drafts(only_amendment => pg_temp.amendment('Quokka order')) as d
    where d.version is not null and not d.is_outdated), 7::bigint, 'TIME-3 the list of what it changed stays');

-- Taken back
update public.amounts set amount = 24 where effective_from = '2036-01-01';
select is((select string_agg(d.kind, ', ')
    from public.get_drafts(only_amendment => pg_temp.amendment('Quokka order')) as d where d.is_outdated), 'amount',
    'TIME-3 a row that was changed since says so');
select throws_like($$select pg_temp.step('Quokka order', 'take back')$$,
    '"VAT rate: 21% from 1 January 2036" was changed after%', 'TIME-3 and is not overwritten');
update public.amounts set amount = 22 where effective_from = '2036-01-01';
select lives_ok($$select pg_temp.step('Quokka order', 'take back')$$, 'TIME-3 brought back, it holds up nothing');
select is(pg_temp.says(), (select said from before), 'TIME-3 taken back, all rows are as they were');
select is((select count(*) from public.get_drafts(only_amendment => pg_temp.amendment('Quokka order')) as d
    where not d.is_outdated), 7::bigint, 'TIME-3 and its changes wait again');
insert into public.faq_categories (id, name, "order") values
    ('c0000000-0000-4000-8000-000000000272', 'Monotremes', 9001);
insert into public.amendments (title, day) values ('Quokkas elsewhere', '2027-01-01');
select pg_temp.change('Quokkas elsewhere', 'faqs', 'd0000000-0000-4000-8000-000000000271',
    '{"category_id": "c0000000-0000-4000-8000-000000000272", "order": 5}');
select pg_temp.step('Quokkas elsewhere', 'set');
select isnt(pg_temp.says(), (select said from before), 'TIME-3 an FAQ goes to another category');
select pg_temp.step('Quokkas elsewhere', 'take back');
select is(pg_temp.says(), (select said from before), 'TIME-3 and comes back to the place that it had');
select lives_ok($$select pg_temp.step('Quokka order', 'reopen'), pg_temp.step('Quokka order', 'set')$$,
    'TIME-3 so that it can come into force once more');

select * from finish();
rollback;
