-- What the history keeps, what it leaves out, and what comes back (DATA-6); everything is rolled back. All of this is
-- one transaction; tests/data/history.test.ts covers what needs several.
begin;
create extension if not exists pgtap with schema extensions;
select plan(103);

select set_eq(
    $$select t.tgrelid::regclass::text from pg_trigger as t where t.tgfoid = 'private.record_history()'::regprocedure$$,
    'select name from private.managed_tables',
    'DATA-6 every managed table keeps its former rows');
select set_eq('select name from private.managed_tables',
    $$values ('chapters'), ('sections'), ('related_rulings'), ('rulings'), ('tax_decisions'), ('news'),
        ('faq_categories'),
        ('faqs'), ('amounts'), ('terms'), ('guides'), ('synonyms'), ('deadlines'), ('postponements'), ('amendments'),
        ('section_versions')$$,
    'DATA-6 these are the managed tables; what people sent, and files, are not among them');
select is_empty('select id from public.history where action <> ''insert''',
    'DATA-6 what the seed brought was added, and is no change');

-- One row of each kind.
insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000012', 'history@example.test'),
    ('99999999-0000-4000-8000-000000000013', 'stranger@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000012');
insert into auth.sessions (id, user_id)
select replace(id::text, '99999999', '88888888')::uuid, id from auth.users where id::text like '99999999-%';
insert into public.chapters (id, title, type, "order") values ('00000000-0000-4000-8000-0000000000c1', 'Bandicoots',
    'vat-law', 90);
insert into public.sections (id, chapter_id, title, content, "order") values
    ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000c1', '981. Bandicoots',
    '<p>A <b>bilby</b></p>', 1),
    ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-0000000000c1', '982. Bandicoots', '<p>x</p>', 2);
insert into public.related_rulings (id, section_id, title, url) values
    ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000d1', 'One',
    '/rulings/00000000-0000-4000-8000-0000000000a1');
insert into public.rulings (id, title, date, court, summary, content, key_points, pdf_url) values
    ('00000000-0000-4000-8000-0000000000a1', 'Bilby v. Potoroo', '2020-01-01', 'Court', 'x', '<p>On section 981</p>',
        array['a, "b"', 'ג'], 'https://example.com/1.pdf');
insert into public.tax_decisions (id, title, date, authority, field, subject, summary, facts) values
    ('00000000-0000-4000-8000-0000000000a2', '981/20', '2020-01-01', 'VAT Division', 'x', 'Bilbies', 'x', 'Facts');
insert into public.news (id, title, date, category, summary, content) values
    ('00000000-0000-4000-8000-0000000000a3', 'Bilbies', '2020-01-01', 'Updates', 'x', '<p>See section 981</p>');
insert into public.synonyms (id, typed, means) values ('00000000-0000-4000-8000-0000000000a7', 'Numbats', '{bilby}');
insert into public.amounts (id, kind, effective_from, amount) values
    ('00000000-0000-4000-8000-0000000000a4', 'vat-rate', '1901-01-01', 16.50);
insert into public.deadlines (id, event, title, span, unit, rule, provisions, "order") values
    ('00000000-0000-4000-8000-0000000000a9', 'started', 'Bilbies', 1, 'day', 'x', '{section 82}', 90);
insert into public.postponements (id, reporting, period, day, source) values
    ('00000000-0000-4000-8000-0000000000aa', 'general', '1999-01-31', '1999-03-01', 'x');
insert into public.terms (id, term) values ('00000000-0000-4000-8000-0000000000a5', 'bandicoot');
insert into public.faq_categories (id, name, "order") values ('00000000-0000-4000-8000-0000000000b1', 'Bandicoots', 90);
insert into public.faqs (id, category_id, question, answer) values
    ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-0000000000b1', 'Bilbies?', '<p>Section 981</p>');
insert into public.guides (id, title, summary, nodes) values
    ('00000000-0000-4000-8000-0000000000a6', 'Bilbies', 'x', '[{"key": "a", "kind": "outcome", "title": "Bilbies",
        "text": "<p>Section 981</p>", "ends": "", "rests": [], "answers": []}]');
insert into public.amendments (id, title) values ('00000000-0000-4000-8000-0000000000a8', 'Bilbies');
insert into public.section_versions (id, section_id, title, content, to_day) values
    ('00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0000000000d1', '981. Bilbies', 'x', '2001-01-01');
insert into private.faq_views values ('00000000-0000-4000-8000-0000000000f1', 7);
insert into public.faq_feedback (faq_id, is_helpful) values ('00000000-0000-4000-8000-0000000000f1', true);

create temporary table samples (table_name, id, setting, title) on commit drop as values
    ('chapters', '00000000-0000-4000-8000-0000000000c1'::uuid, 'title = ''New''', 'Bandicoots'),
    ('sections', '00000000-0000-4000-8000-0000000000d1', 'title = ''New'', content = ''<p>new</p>''',
    '981. Bandicoots'),
    ('related_rulings', '00000000-0000-4000-8000-0000000000e1', 'url = ''https://example.com/new''', 'One'),
    ('rulings', '00000000-0000-4000-8000-0000000000a1', 'key_points = array[''New''], pdf_url = null',
    'Bilby v. Potoroo'),
    ('tax_decisions', '00000000-0000-4000-8000-0000000000a2', 'facts = ''New''', 'Bilbies (981/20)'),
    ('news', '00000000-0000-4000-8000-0000000000a3', 'content = ''new''', 'Bilbies'),
    ('synonyms', '00000000-0000-4000-8000-0000000000a7', 'is_mutual = true', 'Numbats'),
    ('amounts', '00000000-0000-4000-8000-0000000000a4', 'amount = 1', 'VAT rate: 16.5% from 1 January 1901'),
    ('deadlines', '00000000-0000-4000-8000-0000000000a9', 'span = 2', 'Bilbies'),
    ('postponements', '00000000-0000-4000-8000-0000000000aa', 'source = ''New''',
    'Return of 1999-01 (general): put off to 1999-03-01'),
    ('terms', '00000000-0000-4000-8000-0000000000a5', 'variants = array[''New'']', 'bandicoot'),
    ('faq_categories', '00000000-0000-4000-8000-0000000000b1', '"order" = 91', 'Bandicoots'),
    ('guides', '00000000-0000-4000-8000-0000000000a6', 'nodes = ''[]'', title = ''New''', 'Bilbies'),
    ('amendments', '00000000-0000-4000-8000-0000000000a8', 'note = ''New''', 'Bilbies'),
    ('section_versions', '00000000-0000-4000-8000-0000000000e2', 'content = ''New''', '981. Bilbies'),
    ('faqs', '00000000-0000-4000-8000-0000000000f1', 'is_enabled = false', 'Bilbies?');
grant select on samples to anon, authenticated, service_role;

create function pg_temp.row_of(table_name text, row_id uuid) returns jsonb language plpgsql as $$
declare
    answer jsonb;
begin
    execute format('select to_jsonb(t) - ''updated_at'' - ''revised_at'' from public.%I as t where id = %L', table_name,
        row_id) into answer;
    return answer;
end
$$;
create function pg_temp.change(table_name text, row_id uuid, setting text) returns void language plpgsql as $$
begin
    execute format('update public.%I set %s where id = %L', table_name, setting, row_id);
end
$$;
create function pg_temp.newest(changed_row uuid) returns bigint language sql as $$
    select max(h.id) from public.history as h where h.row_id = changed_row
$$;
-- Everything that triggers derive from the texts.
create function pg_temp.kept_by_triggers() returns setof jsonb language sql as $$
    select to_jsonb(d) - 'number' from private.search_documents as d
    union all select to_jsonb(w) from private.search_words as w
    union all select to_jsonb(t) from private.list_texts as t
    union all select to_jsonb(c) from private.citations as c
    union all select to_jsonb(r) from private.text_references as r
    union all select to_jsonb(n) from private.cited_names as n
    union all select to_jsonb(l) from private.text_links as l
    union all select to_jsonb(d) - '{id,found_at,caused_by}'::text[] from private.dead_links as d
$$;

-- Changes
create temporary table originals on commit drop as select s.*, pg_temp.row_of(s.table_name, s.id) as original
    from samples as s;
create temporary table kept_at_first on commit drop as select k from pg_temp.kept_by_triggers() as k;

set local role authenticated;
select set_config('request.jwt.claims',
    '{"sub":"99999999-0000-4000-8000-000000000012","session_id":"88888888-0000-4000-8000-000000000012",'
    '"role":"authenticated"}', true);
select pg_temp.change(s.table_name, s.id, s.setting) from samples as s;
reset role;

select results_eq(
    format('select h.action, h.changed_by, h.changed_by_email, h.changed_at, h.title,
            h.row - ''updated_at'' - ''revised_at''
        from public.history as h
        where h.row_id = %L and h.action = ''update''', o.id),
    format('select ''update'', %L::uuid, ''history@example.test'', now(), %L, %L::jsonb - %L::text[]',
        '99999999-0000-4000-8000-000000000012', o.title, o.original,
        private.derived_columns(o.table_name)
            || case when m.siblings is not null and o.setting not like '%order%' then '{order}' end::text[]),
    'DATA-6 a change of ' || o.table_name || ' keeps what was there, who changed it and when')
from originals as o join private.managed_tables as m on m.name = o.table_name;
select ok(h."row" ? 'updated_at', 'DATA-6 and since when it had been so')
from public.history as h where h.row_id = '00000000-0000-4000-8000-0000000000d1' and h.action = 'update';
select set_eq('select row_id, parent_id from public.history where parent_id is not null and action = ''update''',
    $$values ('00000000-0000-4000-8000-0000000000d1'::uuid, '00000000-0000-4000-8000-0000000000c1'::uuid),
        ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000d1'),
        ('00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0000000000d1'),
        ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-0000000000b1')$$,
    'DATA-6 it is known what a row hung on');

-- What does not count as a change, and changes that nobody signed in made
set local request.jwt.claims = '';
create temporary table counted on commit drop as select count(*) as number from public.history;
select pg_temp.change('faqs', '00000000-0000-4000-8000-0000000000f1', 'is_enabled = true');
select public.increment_faq_view_count('00000000-0000-4000-8000-0000000000f1');
select is((select f.view_count from public.faqs as f where f.id = '00000000-0000-4000-8000-0000000000f1'), 8,
    'FAQ-3 a view is counted');
select pg_temp.change(s.table_name, s.id, 'updated_at = now()') from samples as s;
select is((select count(*) from public.history), (select number + 1 from counted),
    'DATA-6 a view is no change, and a touched row is none');
select is((select row(h.changed_by, h.changed_by_email)::text from public.history as h order by h.id desc limit 1),
    '(,)',
    'DATA-6 SQL by hand is nobody''s');
insert into public.contact_messages (id, name, email, message)
    values ('00000000-0000-4000-8000-000000000071', 'Dana', 'dana@example.com', 'x');
update public.contact_messages set status = 'read' where id = '00000000-0000-4000-8000-000000000071';
delete from public.contact_messages where id = '00000000-0000-4000-8000-000000000071';
select is((select count(*) from public.history), (select number + 1 from counted),
    'DATA-6 of what people sent nothing is kept');

-- Who may do what
create function pg_temp.as_user(who text, role_name text default 'authenticated') returns void language plpgsql as $$
begin
    perform set_config('request.jwt.claims', json_build_object('sub', '99999999-0000-4000-8000-0000000000' || who,
        'session_id', '88888888-0000-4000-8000-0000000000' || who, 'role', role_name)::text, true);
    perform set_config('role', role_name, true);
end
$$;
select pg_temp.as_user('12');
select cmp_ok((select count(*) from public.history), '>', 9::bigint, 'DATA-6 staff read the history');
select throws_ok(t.statement, '42501', null, 'DATA-6 staff cannot write it: ' || t.statement)
from (values ('insert into public.history (table_name, row_id, action, title, "row", transaction_id)
        values (''news'', gen_random_uuid(), ''update'', ''x'', ''{}'', 1)'),
    ('update public.history set title = ''x'''), ('delete from public.history'),
    ('truncate public.history')) as t (statement);
select pg_temp.as_user('12', 'service_role');
select throws_ok(t.statement, '42501', null, 'DATA-6 nor can the service role: ' || t.statement)
from (values ('update public.history set title = ''x'''), ('delete from public.history'),
    ('truncate public.history')) as t (statement);
select throws_ok('select public.restore_version(1)', '42501', null, 'DATA-6 nor bring anything back');
select pg_temp.as_user('13');
select is_empty('select id from public.history', 'DATA-6 a stranger sees nothing of it');
select throws_ok(t.statement, '42501', 'Only members of staff may do this.', 'DATA-6 and can do nothing: '
    || t.statement)
from (values ('select public.restore_version(1)'), ('select public.deleted_rows(''news'')'),
    ('select public.staff_dashboard()'), ('select public.upcoming_rows()'), ('select public.recent_changes()'),
    ('select public.history_authors()'),
    ('select public.move_rows(''faq_categories'', array[''00000000-0000-4000-8000-0000000000b1'']::uuid[])'),
    ('select public.change_rows(''news'', ''{}'', ''{}'', ''delete'')'), ('select public.undo_changes(''{1}'')'),
    ('select public.row_usage(''{}'')')) as t (statement);
select pg_temp.as_user('13', 'anon');
select throws_ok('select id from public.history', '42501', null, 'DATA-6 a visitor cannot even ask');

-- Former states
select pg_temp.as_user('12');
select is(public.restore_version((select min(h.id) from public.history as h where h.row_id = s.id
    and h."row" is not null)),
    s.id,
    'DATA-6 a former state of ' || s.table_name || ' is made the present one')
from samples as s;
reset role;
select is(pg_temp.row_of(o.table_name, o.id), o.original, 'DATA-6 so that '
    || o.table_name || ' is as it was')
from originals as o;
select is((select f.view_count from public.faqs as f where f.id = '00000000-0000-4000-8000-0000000000f1'), 8,
    'DATA-6 and views are counted on');
select is((select h."row" ->> 'content' from public.history as h
    where h.id = pg_temp.newest('00000000-0000-4000-8000-0000000000d1')),
    '<p>new</p>', 'DATA-6 what it replaced is a version too, so that it can be undone');
select set_eq('select pg_temp.kept_by_triggers()', 'select k from kept_at_first',
    'DATA-6 search, lists and citations are as they were');

-- Deleted rows
create temporary table versions on commit drop as select count(*) as number from public.history;
grant select on versions to authenticated;
select pg_temp.as_user('12');
delete from public.chapters where id = '00000000-0000-4000-8000-0000000000c1';
delete from public.faq_categories where id = '00000000-0000-4000-8000-0000000000b1';
delete from public.rulings where id = '00000000-0000-4000-8000-0000000000a1';
delete from public.tax_decisions where id = '00000000-0000-4000-8000-0000000000a2';
delete from public.news where id = '00000000-0000-4000-8000-0000000000a3';
delete from public.amounts where id = '00000000-0000-4000-8000-0000000000a4';
delete from public.deadlines where id = '00000000-0000-4000-8000-0000000000a9';
delete from public.postponements where id = '00000000-0000-4000-8000-0000000000aa';
delete from public.terms where id = '00000000-0000-4000-8000-0000000000a5';
delete from public.guides where id = '00000000-0000-4000-8000-0000000000a6';
delete from public.synonyms where id = '00000000-0000-4000-8000-0000000000a7';
delete from public.amendments where id = '00000000-0000-4000-8000-0000000000a8';
select is((select count(*) from public.history), (select number + 17 from versions),
    'DATA-6 a deletion keeps the row, and every row that goes with it');
reset role;
select is_empty($$select s.table_name from samples as s where pg_temp.row_of(s.table_name, s.id) is not null$$,
    'DATA-1 all are gone');
select pg_temp.as_user('12');
select throws_ok(format('select public.restore_version(%s)', pg_temp.newest('00000000-0000-4000-8000-0000000000d1')),
    'PT409',
    'The chapter of this section was deleted. Restore the chapter first.',
    'DATA-6 a section does not come back without its chapter');
select throws_ok(format('select public.restore_version(%s)', pg_temp.newest('00000000-0000-4000-8000-0000000000e1')),
    'PT409',
    'The section of this related ruling was deleted. Restore the section first.',
    'DATA-6 nor a related ruling without its section');
select throws_ok(format('select public.restore_version(%s)', pg_temp.newest('00000000-0000-4000-8000-0000000000f1')),
    'PT409',
    'The category of this FAQ was deleted. Restore the category first.', 'DATA-6 nor an FAQ without its category');
select throws_ok('select public.restore_version(0)', 'PT404', 'This version is not in the history.',
    'DATA-6 nor what never was');

select public.restore_version(pg_temp.newest(s.id)) from samples as s
where s.table_name in ('chapters', 'faq_categories', 'rulings', 'tax_decisions', 'news', 'amounts', 'deadlines',
    'postponements', 'terms', 'guides', 'synonyms', 'amendments');
reset role;
select is_empty(
    $$select o.table_name from originals as o
    where pg_temp.row_of(o.table_name, o.id) is distinct from o.original$$,
    'DATA-6 all are there again as they were, under their own ids');
select is((select f.view_count from public.faqs as f where f.id = '00000000-0000-4000-8000-0000000000f1'), 8,
    'DATA-6 with the views that were counted');
select is((select count(*) from public.sections where chapter_id = '00000000-0000-4000-8000-0000000000c1'), 2::bigint,
    'DATA-6 a chapter has all its sections again');
select is_empty($$select id from public.faq_feedback where faq_id = '00000000-0000-4000-8000-0000000000f1'$$,
    'DATA-6 what readers said of an FAQ is gone for good');
select set_eq('select pg_temp.kept_by_triggers()', 'select k from kept_at_first',
    'DATA-6 search, lists and citations are as they were');

-- Another order
insert into public.chapters (id, title, type, "order") values ('00000000-0000-4000-8000-0000000000c2', 'Bandicoots',
    'vat-law', 89);
insert into public.sections (chapter_id, title, content, "order")
    values ('00000000-0000-4000-8000-0000000000c2', '981. Bandicoots', '<p>x</p>', 1);
select pg_temp.as_user('12');
select public.move_rows('chapters', array['00000000-0000-4000-8000-0000000000c2']::uuid[], to_place => 1);
select public.move_rows('chapters', array['00000000-0000-4000-8000-0000000000c1']::uuid[], to_place => 1);
select public.move_rows('sections', array['00000000-0000-4000-8000-0000000000d2']::uuid[],
    target => '00000000-0000-4000-8000-0000000000d1');
reset role;
select is((select "order" from public.chapters where id = '00000000-0000-4000-8000-0000000000c1'), 1,
    'STAFF-5 the last chapter is the first');
select is((select string_agg(d.place::text, ' ' order by s."order" desc, s.chapter_id) from public.sections as s
    join private.search_documents as d using (id)
    where s.title = '981. Bandicoots'), '1 2',
        'SEARCH-3 of two sections of one number the search puts that of the first chapter first');
-- The index of the search too, of which only a text that has changed is written anew.
update public.sections set asked_as = asked_as || '{who counts the echidnas}' where number = '30';
update public.sections set content = content || '<p>Zyzzyva</p>' where number = '31';
create function pg_temp.kept_in_all() returns setof jsonb language sql as $$
    select pg_temp.kept_by_triggers()
    union all select jsonb_build_array(d.id, p.stem, p.weight)
    from private.search_postings as p join private.search_documents as d using (number)
    union all select jsonb_build_array(d.id, w.stems, w.line)
    from private.search_wordings as w join private.search_documents as d using (number)
$$;
create temporary table kept_reordered on commit drop as select k from pg_temp.kept_in_all() as k;
select lives_ok('select private.rebuild_derived()', 'SEARCH-6 all that is derived from texts can be made anew');
select set_eq('select pg_temp.kept_in_all()', 'select k from kept_reordered',
    'DATA-6 SEARCH-6 and is the same then: the triggers miss nothing');

-- Column by column
insert into public.faq_categories (id, name, "order") values ('00000000-0000-4000-8000-0000000000b2', 'Potoroos', 91);
-- Published, with steps that can be.
update public.guides set is_enabled = true, nodes = (
    select g.nodes from public.guides as g where g.title like 'Must we%')
where id = '00000000-0000-4000-8000-0000000000a6';
create temporary table edits (table_name, column_name, value) on commit drop as
    select t.table_name, c.name, coalesce(t.special ->> c.name, 'Newest') from (values
        ('chapters', '{title,type,order}'::text[], '{"type": "regulations", "order": 77}'::jsonb),
        ('sections', '{chapter_id,title,content,order,text_as_of,text_precision,unchanged_to,changes_noted_to,'
            'in_force_from,notice,notice_on,date_updated,asked_as}',
            '{"asked_as": "{Newest}", "in_force_from": "2003-01-01", "notice_on": "2001-01-02",
            "chapter_id": "00000000-0000-4000-8000-0000000000c2", "order": 77, "text_as_of": "2001-01-01",
            "text_precision": "year", "unchanged_to": "9000-01-01", "changes_noted_to": "9000-01-01",
            "date_updated": "2001-01-01"}'),
        ('related_rulings', '{section_id,title,url}',
            '{"section_id": "00000000-0000-4000-8000-0000000000d2", "url": "https://example.com/newest"}'),
        ('rulings', '{title,number,date,date_precision,court,judge,holding,outcome,summary,content,key_points,pdf_url,'
            'checked_on,asked_as}',
            '{"asked_as": "{Newest}", "date": "2001-01-01", "date_precision": "year",
            "key_points": "{Newest}", "checked_on": "2001-01-02",
            "pdf_url": "https://example.com/newest"}'),
        ('tax_decisions', '{title,date,date_precision,authority,field,subject,summary,content,facts,request,'
            'arrangement,position,key_notes,pdf_url,asked_as}',
            '{"asked_as": "{Newest}", "date": "2001-01-01", "date_precision": "month",
            "authority": "Tax Authority",
            "pdf_url": "https://example.com/newest"}'),
        ('news', '{title,date,date_precision,category,until,summary,content}',
            '{"date": "2001-01-01", "date_precision": "year", "category": "Rulings", "until": "2002-01-01"}'),
        ('synonyms', '{typed,means,is_mutual}', '{"means": "{Newest}", "is_mutual": true}'),
        ('amounts', '{kind,effective_from,amount,period,until,note,source}',
            '{"kind": "wage-tax", "effective_from": "1904-01-01", "amount": 2, "until": "1905-01-01"}'),
        ('deadlines', '{order,event,reporting,title,span,unit,rule,provisions,caution,asked_as}',
            '{"order": 77, "event": "period", "reporting": "online", "span": 3, "unit": "month",
            "provisions": "{section 85}", "asked_as": "{Newest}"}'),
        ('postponements', '{reporting,period,day,source}',
            '{"reporting": "online", "period": "1999-02-28", "day": "1999-03-02"}'),
        ('terms', '{term,variants,hebrew,transliterations,definition,defined_in,note,is_marked,except_in}',
            '{"variants": "{Newest}", "transliterations": "{Newest}", "is_marked": false,
            "except_in": "{/law/vat-law/30}"}'),
        ('guides', '{title,summary,nodes,is_enabled,asked_as,text_as_of,changes_noted_to}',
            (select jsonb_build_object('asked_as', '{Newest}', 'nodes', jsonb_set(g.nodes, '{0,title}', '"New"')::text,
                'is_enabled', false, 'text_as_of', '2001-01-01', 'changes_noted_to', '9000-01-01')
            from public.guides as g where g.title like 'Must we%')),
        ('amendments', '{title,day,source,source_url,note}',
            '{"day": "2001-01-01", "source_url": "https://example.com/newest"}'),
        ('section_versions', '{section_id,type,chapter_id,chapter_title,order,title,content,text_as_of,'
            'text_precision,changes_noted_to,from_day,to_day,note,ended_by}',
            '{"section_id": "00000000-0000-4000-8000-0000000000d2", "ended_by": "00000000-0000-4000-8000-0000000000a8",
            "chapter_id": "00000000-0000-4000-8000-0000000000c2", "order": 77, "text_as_of": "2001-01-01",
            "text_precision": "month", "changes_noted_to": "2001-01-01", "from_day": "2001-01-01",
            "to_day": "2001-01-02"}'),
        ('faq_categories', '{name,order}', '{"order": 77}'),
        ('faqs', '{category_id,question,answer,order,is_enabled,asked_as}',
            '{"asked_as": "{Newest}",
            "category_id": "00000000-0000-4000-8000-0000000000b2", "order": 77, "is_enabled": false}'))
        as t (table_name, columns, special), unnest(t.columns) as c (name);
select set_eq(
    $$select m.name, a.attname::text from private.managed_tables as m
        join pg_attribute as a on a.attrelid = format('public.%I', m.name)::regclass
    where a.attnum > 0 and a.attname <> all (private.derived_columns(m.name)) and not a.attisdropped
        -- an amount's unit follows from its kind, a deadline's key stays; an amendment's state is not restored
        and (m.name, a.attname) not in (('amounts', 'unit'), ('deadlines', 'key'))
        and a.attname not in ('id', 'created_at', 'updated_at', 'revised_at', 'slug', 'announced_at', 'set_at',
            'set_by', 'in_force_at', 'taken_back_at')$$,
    'select table_name, column_name from edits', 'DATA-6 these columns are content');
create function pg_temp.versions_of(table_name text, column_name text, value text) returns bigint language plpgsql as $$
declare
    before constant bigint := (select count(*) from public.history);
begin
    perform pg_temp.change(s.table_name, s.id, format('%I = %L', column_name, value))
    from samples as s where s.table_name = versions_of.table_name;
    return (select count(*) from public.history) - before;
end
$$;
select is_empty(
    'select table_name, column_name from edits where pg_temp.versions_of(table_name, column_name, value) <> 1',
    'DATA-6 a change of any one of them keeps the former row');
select pg_temp.as_user('12');
select public.restore_version((select min(h.id) from public.history as h where h.row_id = s.id and h."row" is not null))
from samples as s;
reset role;
-- The slug of section 981 went to another section 981 meanwhile.
select is_empty(
    $$select o.table_name from originals as o join private.managed_tables as m on m.name = o.table_name
    where pg_temp.row_of(o.table_name, o.id) - 'slug' - coalesce(left(m.siblings, 0) || 'order', '')
        is distinct from o.original - 'slug' - coalesce(left(m.siblings, 0) || 'order', '')$$,
    'DATA-6 and each of them comes back');
select set_eq(
    $$select s.table_name, count(*)::integer from samples as s join private.managed_tables as m on m.name = s.table_name
        join public.history as h on h.row_id = s.id
    where m.siblings is not null and h.action = 'update' and h."row" ? 'order' group by 1$$,
    $$values ('chapters', 3), ('sections', 2), ('deadlines', 1), ('faq_categories', 2), ('faqs', 2)$$,
    'DATA-6 a version has the number of a row among others where it was moved');

-- Changed twice on one day, and brought back on another
select set_config('private.today', '2031-01-01', true);
update public.sections set content = '<p>y</p>', notice = 'y' where id = '00000000-0000-4000-8000-0000000000d2';
update public.sections set content = '<p>z</p>', notice = 'z' where id = '00000000-0000-4000-8000-0000000000d2';
select set_config('private.today', '2031-01-05', true), pg_temp.as_user('12');
select public.restore_version(pg_temp.newest('00000000-0000-4000-8000-0000000000d2'));
reset role;
select is((select row(s.notice, s.notice_on, s.date_updated)::text from public.sections as s
        where s.id = '00000000-0000-4000-8000-0000000000d2'), '(y,2031-01-01,2031-01-01)',
    'DATA-6 a text comes back with the days on which it and its notice were written');
select set_config('private.today', '', true);

-- A table that has changed since
update public.history set "row" = "row" - 'key_points' || '{"gone_column": 1}'
    where row_id = '00000000-0000-4000-8000-0000000000a1';
select pg_temp.as_user('12');
delete from public.rulings where id = '00000000-0000-4000-8000-0000000000a1';
select public.restore_version((
    select min(h.id) from public.history as h where h.row_id = '00000000-0000-4000-8000-0000000000a1'
        and h."row" is not null));
select is((select key_points from public.rulings where id = '00000000-0000-4000-8000-0000000000a1'), '{}',
    'DATA-6 a column that the version does not know gets its default, and one that is no more is passed over');
insert into public.amounts (kind, effective_from, amount) values ('vat-rate', '1902-01-01', 2);
update public.amounts set effective_from = '1903-01-01' where id = '00000000-0000-4000-8000-0000000000a4';
update public.amounts set effective_from = '1901-01-01' where effective_from = '1902-01-01';
select throws_ok(format('select public.restore_version(%s)', pg_temp.newest('00000000-0000-4000-8000-0000000000a4')),
    'PT409',
    'Another amount of this figure holds from the same day. Change or delete that one first.',
    'DATA-6 of two rates of a day the second stays out');

select * from finish();
rollback;
