-- Keys, what is deleted together, indexes, and the time of the last change.
begin;
select plan(32);

select is_empty(
    $$select c.conrelid::regclass, c.conname from pg_constraint as c
    where c.contype = 'f' and c.connamespace::regnamespace::text in ('public', 'private')
        and not exists (
            select from pg_index as i
            where i.indrelid = c.conrelid and i.indpred is null
                and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] = c.conkey)$$,
    'DATA-1 every foreign key has an index that begins with it');

select set_eq(
    $$select conrelid::regclass || ' -> ' || confrelid::regclass || ' ' || confdeltype::text
    from pg_constraint where contype = 'f' and connamespace::regnamespace::text in ('public', 'private')$$,
    $$values ('sections -> chapters c'), ('related_rulings -> sections c'), ('faqs -> faq_categories c'),
        ('faq_feedback -> faqs c'), ('files -> auth.users n'),
        ('message_entries -> contact_messages c'), ('message_entries -> auth.users n'),
        ('private.staff -> auth.users c'),
        ('history -> private.managed_tables a'), ('changes -> private.managed_tables a'), ('changes -> history a'),
        ('private.search_documents -> private.managed_tables a'),
        ('private.search_postings -> private.search_documents c'),
        ('private.search_wordings -> private.search_documents c'),
        ('private.list_texts -> private.managed_tables a'), ('private.citations -> private.managed_tables a'),
        ('private.text_references -> private.managed_tables a'), ('private.cited_names -> private.managed_tables a'),
        ('private.text_links -> private.managed_tables a'), ('private.dead_links -> private.managed_tables a'),
        ('drafts -> private.managed_tables a'), ('draft_saves -> drafts c'), ('draft_notes -> drafts c'),
        ('section_addresses -> sections c'), ('amounts -> private.figures a'),
        ('private.text_terms -> private.managed_tables a'), ('private.pending_texts -> private.managed_tables a'),
        ('private.search_synonyms -> synonyms c'), ('editions -> auth.users n'), ('private.outbox -> editions c'),
        ('private.outbox -> newsletter_subscriptions c'), ('private.mail_topics -> newsletter_subscriptions c')$$,
    'DATA-1 these foreign keys there are: c deletes with its parent, n is set to null, a keeps its parent');

select is_empty(
    $$select c.oid::regclass from pg_class as c
    where c.relnamespace::regnamespace::text in ('public', 'private') and c.relkind = 'r'
        and not exists (select from pg_constraint as k where k.conrelid = c.oid and k.contype = 'p')$$,
    'DATA-1 every table has a primary key');

-- The orders in which the pages and the managers ask for rows; ties are broken by id.
select set_has(
    $$select regexp_replace(indexdef, '^.* ON public\.(\w+) USING btree ', '\1 ') from pg_indexes
        where schemaname = 'public'$$,
    format($$select unnest(%L::text[])$$, array[
        'chapters (type, "order", id)', 'sections (chapter_id, "order", id)', 'related_rulings (section_id, title, id)',
        'related_rulings (ruling_id)', 'sections (number)', 'rulings (date DESC, id)', 'tax_decisions (date DESC, id)',
        'news (date DESC, id)', 'faq_categories ("order", id)', 'faqs (category_id, "order", id)', 'guides (title, id)',
        'files (created_at DESC, id)', 'contact_messages (created_at DESC, id)',
        'contact_messages (status, created_at DESC, id)', 'message_entries (message_id, created_at, id)',
        'draft_notes (draft_id, created_at, id)', 'editions (to_day DESC, id)',
        'newsletter_subscriptions (created_at DESC, id)',
        'newsletter_subscriptions (email)', 'amounts (kind, effective_from)', 'amounts (effective_from DESC, id)',
        'terms (term)', 'files (path)',
        'history (table_name, row_id, id DESC)', 'history (table_name, id DESC) WHERE (action = ''delete''::text)',
        'changes (table_name, row_id, day, version)', 'changes (day DESC, version DESC)',
        'rulings (updated_at DESC, id)', 'tax_decisions (updated_at DESC, id)', 'news (updated_at DESC, id)']),
    'DATA-1 every ordering used has an index');

-- One row of each kind, last changed long ago.
insert into public.chapters (id, title, "order", updated_at) values
    ('00000000-0000-4000-8000-0000000000c1', 'One', 1, '2000-01-01'),
    ('00000000-0000-4000-8000-0000000000c2', 'Two', 2, '2000-01-01');
insert into public.sections (id, chapter_id, title, content, "order", updated_at) values
    ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000c1', 'One', 'x', 1, '2000-01-01'),
    ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-0000000000c2', 'Two', 'x', 1, '2000-01-01');
insert into public.related_rulings (id, section_id, title, url, updated_at) values
    ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000d1', 'One', 'https://example.com/1',
    '2000-01-01'),
    ('00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0000000000d2', 'Two', 'https://example.com/2',
    '2000-01-01');
insert into public.rulings (id, title, date, court, summary, content, updated_at)
    values ('00000000-0000-4000-8000-0000000000a1', 'One', '2020-01-01', 'x', 'x', 'x', '2000-01-01');
insert into public.tax_decisions (id, title, date, authority, field, subject, summary, updated_at)
    values ('00000000-0000-4000-8000-0000000000a2', 'One', '2020-01-01', 'VAT Division', 'x', 'x', 'x', '2000-01-01');
insert into public.news (id, title, date, category, summary, content, updated_at)
    values ('00000000-0000-4000-8000-0000000000a3', 'One', '2020-01-01', 'Updates', 'x', 'x', '2000-01-01');
insert into public.amounts (id, kind, effective_from, amount, updated_at)
    values ('00000000-0000-4000-8000-0000000000a4', 'vat-rate', '1901-01-01', 1, '2000-01-01');
insert into public.terms (id, term, updated_at) values ('00000000-0000-4000-8000-0000000000a5', 'One', '2000-01-01');
insert into public.guides (id, title, summary, updated_at)
    values ('00000000-0000-4000-8000-0000000000a6', 'One', 'x', '2000-01-01');
insert into public.amendments (id, title, updated_at) values
    ('00000000-0000-4000-8000-0000000000a8', 'One', '2000-01-01');
insert into public.section_versions (id, section_id, title, to_day, updated_at) values
    ('00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0000000000d1', 'One', '2001-01-01', '2000-01-01');
insert into public.faq_categories (id, name, "order", updated_at) values
    ('00000000-0000-4000-8000-0000000000b1', 'One', 1, '2000-01-01'),
    ('00000000-0000-4000-8000-0000000000b2', 'Two', 2, '2000-01-01');
insert into public.faqs (id, category_id, question, updated_at) values
    ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-0000000000b1', 'One', '2000-01-01'),
    ('00000000-0000-4000-8000-0000000000f2', '00000000-0000-4000-8000-0000000000b2', 'Two', '2000-01-01');
insert into public.faq_feedback (id, faq_id, is_helpful) values
    ('00000000-0000-4000-8000-000000000091', '00000000-0000-4000-8000-0000000000f1', true),
    ('00000000-0000-4000-8000-000000000092', '00000000-0000-4000-8000-0000000000f2', true);

-- What was read before a change is compared with what is there after it.
create function pg_temp.changed(table_name text, row_id text) returns timestamptz language plpgsql as $$
declare answer timestamptz;
begin
    execute format('select updated_at from public.%I where id = %L', table_name, row_id) into answer;
    return answer;
end $$;
create function pg_temp.change(table_name text, row_id text, setting text) returns timestamptz language plpgsql as $$
begin
    execute format('update public.%I set %s where id = %L', table_name, setting, row_id);
    return pg_temp.changed(table_name, row_id);
end $$;

select is_empty(
    $$select attrelid::regclass from pg_attribute where attname = 'updated_at' and not attisdropped
        and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
        and attrelid not in (select tgrelid from pg_trigger where tgfoid = 'private.touch_updated_at'::regproc)$$,
    'DATA-1 every table with updated_at has the trigger that keeps it');
select is_empty(
    $$select attrelid::regclass from pg_attribute where attname = 'revised_at' and not attisdropped
        and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
        and attrelid not in (select tgrelid from pg_trigger where tgfoid = 'private.touch_revised_at'::regproc)$$,
    'DATA-1 every table with revised_at has the trigger that keeps it');
select is(pg_temp.change(t.name, '00000000-0000-4000-8000-0000000000' || t.id, t.setting), now(),
    'DATA-1 a change of ' || t.name || ' moves updated_at')
from (values ('chapters', 'c1', '"order" = 9'), ('sections', 'd1', 'title = ''New'''),
    ('related_rulings', 'e1', 'title = ''New'''),
    ('rulings', 'a1', 'key_points = array[''New'']'), ('tax_decisions', 'a2', 'key_notes = ''New'''),
    ('news', 'a3', 'summary = ''New'''), ('amounts', 'a4', 'note = ''New'''),
    ('terms', 'a5', 'note = ''New'''), ('faq_categories', 'b1', '"order" = 9'),
    ('guides', 'a6', 'summary = ''New'''), ('amendments', 'a8', 'note = ''New'''),
    ('section_versions', 'e2', 'note = ''New'''), ('faqs', 'f1', 'is_enabled = false')) as t (name, id, setting);
select is(pg_temp.change('chapters', '00000000-0000-4000-8000-0000000000c1',
    'title = ''New'', updated_at = ''2031-01-01'''), now(),
    'DATA-1 a time that the client sent with a change counts for nothing');
select is(pg_temp.change('faqs', '00000000-0000-4000-8000-0000000000f1', 'updated_at = ''2031-01-01'''), now(),
    'DATA-1 a time that the client sent alone counts for nothing, also on faqs');
select public.increment_faq_view_count('00000000-0000-4000-8000-0000000000f2');
select is((select f.view_count from public.faqs as f where f.id = '00000000-0000-4000-8000-0000000000f2'), 1,
    'DATA-2 a view is counted');
select is(pg_temp.changed('faqs', '00000000-0000-4000-8000-0000000000f2'), '2000-01-01'::timestamptz,
    'DATA-1 a view is no change of the FAQ');

delete from public.chapters where id = '00000000-0000-4000-8000-0000000000c1';
select is_empty($$select id from public.sections where id = '00000000-0000-4000-8000-0000000000d1'$$,
    'DATA-1 sections go with their chapter');
select is_empty($$select id from public.related_rulings where id = '00000000-0000-4000-8000-0000000000e1'$$,
    'DATA-1 related rulings go with their section');
select isnt_empty($$select sections.id from public.sections
    join public.related_rulings as r on r.section_id = sections.id
    where sections.id = '00000000-0000-4000-8000-0000000000d2'$$,
        'DATA-1 another chapter''s sections and related rulings stay');
delete from public.faq_categories where id = '00000000-0000-4000-8000-0000000000b1';
select is_empty($$select id from public.faqs where id = '00000000-0000-4000-8000-0000000000f1'$$,
    'DATA-1 FAQs go with their category');
select is_empty($$select id from public.faq_feedback where id = '00000000-0000-4000-8000-000000000091'$$,
    'DATA-1 feedback goes with its FAQ');
select isnt_empty($$select id from public.faqs where id = '00000000-0000-4000-8000-0000000000f2'$$,
    'DATA-1 another category''s FAQs stay');
select isnt_empty($$select id from public.faq_feedback where id = '00000000-0000-4000-8000-000000000092'$$,
    'DATA-1 another FAQ''s feedback stays');

insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000081', 'uploader@example.com');
insert into private.staff (user_id) values ('00000000-0000-4000-8000-000000000081');
insert into public.files (name, path, size, type, uploaded_by)
    values ('x', 'uploads/keys-test.pdf', 1, 'application/pdf', '00000000-0000-4000-8000-000000000081');
delete from auth.users where id = '00000000-0000-4000-8000-000000000081';
select results_eq($$select uploaded_by from public.files where path = 'uploads/keys-test.pdf'$$, 'select null::uuid',
    'DATA-1 a file stays when its uploader''s account goes');
select is_empty($$select user_id from private.staff where user_id = '00000000-0000-4000-8000-000000000081'$$,
    'DATA-4 who has no account is no longer staff');

select * from finish();
rollback;
