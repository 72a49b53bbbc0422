-- The enumerations and limits that the database enforces: at each limit a value that passes and one that does not.
begin;
select plan(441);

-- One row of each table, to be changed to what must pass and what must not.
create temporary table samples (name text primary key, id uuid) on commit drop;
with added as (insert into public.chapters (title, "order") values ('x', 1) returning id)
    insert into samples select 'chapters', id from added;
with added as (insert into public.sections (chapter_id, title, content, "order")
    select id, 'x', 'x', 1 from samples where name = 'chapters' returning id)
    insert into samples select 'sections', id from added;
with added as (insert into public.related_rulings (section_id, title, url)
    select id, 'x', 'https://example.com/' from samples where name = 'sections' returning id)
    insert into samples select 'related_rulings', id from added;
with added as (insert into public.rulings (title, date, court, summary, content) values ('x', '2020-01-01', 'x', 'x',
    'x') returning id)
    insert into samples select 'rulings', id from added;
with added as (insert into public.tax_decisions (title, date, authority, field, subject, summary)
    values ('x', '2020-01-01', 'VAT Division', 'x', 'x', 'x') returning id)
    insert into samples select 'tax_decisions', id from added;
with added as (insert into public.news (title, date, category, summary, content)
    values ('x', '2020-01-01', 'Updates', 'x', 'x') returning id)
    insert into samples select 'news', id from added;
with added as (insert into public.faq_categories (name, "order") values ('x', 1) returning id)
    insert into samples select 'faq_categories', id from added;
with added as (insert into public.faqs (category_id, question) select id, 'x' from samples
    where name = 'faq_categories' returning id)
    insert into samples select 'faqs', id from added;
with added as (insert into public.guides (title, summary) values ('x', 'x') returning id)
    insert into samples select 'guides', id from added;
with added as (insert into public.newsletter_subscriptions (email) values ('checks@example.com') returning id)
    insert into samples select 'newsletter_subscriptions', id from added;
with added as (insert into public.editions (from_day, to_day) values ('2001-01-01', '2001-01-01') returning id)
    insert into samples select 'editions', id from added;
with added as (insert into public.contact_messages (name, email, message) values ('x', 'checks@example.com',
    'x') returning id)
    insert into samples select 'contact_messages', id from added;
with added as (insert into public.message_entries (message_id, kind, words)
    select id, 'note', 'x' from samples where name = 'contact_messages' returning id)
    insert into samples select 'message_entries', id from added;
with draft as (insert into public.drafts (table_name, "row", written_by) values ('news', '{}', gen_random_uuid())
    returning id), added as (insert into public.draft_notes (draft_id, words, written_by)
    select id, 'x', gen_random_uuid() from draft returning id)
    insert into samples select 'draft_notes', id from added;
with added as (insert into public.files (name, path, size, type) values ('x', 'uploads/checks.pdf', 1,
    'application/pdf') returning id)
    insert into samples select 'files', id from added;
with added as (insert into public.amounts (kind, effective_from, amount) values ('vat-rate', '1901-01-01', 1)
    returning id)
    insert into samples select 'amounts', id from added;
with added as (insert into public.terms (term) values ('x') returning id)
    insert into samples select 'terms', id from added;
with added as (insert into public.deadlines (event, title, span, unit, rule, provisions, "order")
    values ('started', 'checks', 1, 'day', 'x', '{section 82}', 9000) returning id)
    insert into samples select 'deadlines', id from added;
with added as (insert into public.postponements (reporting, period, day, source)
    values ('general', '1901-01-31', '1901-03-01', 'x') returning id)
    insert into samples select 'postponements', id from added;
with added as (insert into public.synonyms (typed, means) values ('checks', '{x}') returning id)
    insert into samples select 'synonyms', id from added;
with added as (insert into public.amendments (title) values ('x') returning id)
    insert into samples select 'amendments', id from added;
with added as (insert into public.section_versions (section_id, title, content, to_day)
    select id, 'x', 'x', '2001-01-01' from samples where name = 'sections' returning id)
    insert into samples select 'section_versions', id from added;

create function pg_temp.setting(table_name text, column_name text, value text) returns text language sql as $$
    select format('update public.%I set %I = %L where id = %L', table_name, column_name, value, id)
    from samples where name = table_name
$$;

-- Defaults, as the specification has them.
select is((select type from public.chapters join samples using (id)), 'vat-law',
    'DATA-1 a new chapter is of the VAT law');
select is((select row(text_as_of, changes_noted_to, date_updated)::text from public.sections join samples using (id)),
    row(private.today(), null::date, private.today())::text,
    'TRUE-2 a new section is of the text of today, without later changes, and was edited today');
select is(
    (select row(f."order", f.is_enabled, f.view_count)::text from public.faqs as f join samples using (id)), '(0,t,0)',
    'DATA-1 a new FAQ is enabled, of order 0 and unseen');
select is((select row(subject, status)::text from public.contact_messages join samples using (id)), '(general,new)',
    'DATA-1 a new message is general and new');

create temporary table enumerations (table_name, column_name, good) on commit drop as values
    ('chapters', 'type', array['vat-law', 'regulations', 'booking-rules']),
    ('tax_decisions', 'authority', array['Tax Authority', 'Professional Division', 'VAT Division']),
    ('news', 'category', array['Legislation', 'Rulings', 'Circulars', 'Updates', 'Guidelines']),
    ('contact_messages', 'subject', array['general', 'technical', 'feedback', 'other']),
    ('contact_messages', 'status', array['new', 'read', 'replied', 'archived']),
    ('message_entries', 'kind', array['answer', 'note']), ('editions', 'rhythm', array['daily', 'weekly']),
    -- A way of reporting belongs to a period.
    ('deadlines', 'event', array['started', 'document', 'assessed', 'decided', 'period']),
    ('deadlines', 'reporting', array['general', 'online', 'detailed']), ('deadlines', 'unit', array['day', 'month']),
    ('postponements', 'reporting', array['general', 'online', 'detailed']),
    ('rulings', 'date_precision', array['month', 'year', 'day']),
    ('tax_decisions', 'date_precision', array['month', 'year', 'day']),
    ('news', 'date_precision', array['month', 'year', 'day']),
    ('sections', 'text_precision', array['month', 'year', 'day']),
    ('section_versions', 'text_precision', array['month', 'year', 'day']);
update public.rulings set date = '2001-01-01' where id in (select id from samples where name = 'rulings');
update public.tax_decisions set date = '2001-01-01' where id in (select id from samples where name = 'tax_decisions');
update public.news set date = '2001-01-01' where id in (select id from samples where name = 'news');
select lives_ok(pg_temp.setting(table_name, column_name, value),
    format('DATA-1 %s.%s may be "%s"', table_name, column_name, value))
from enumerations, unnest(good) as value;
select throws_ok(pg_temp.setting(table_name, column_name, value), '23514', null,
    format('DATA-1 %s.%s may not be "%s"', table_name, column_name, value))
from enumerations, unnest(array['', 'nonsense', upper(good[1])]) as value;

-- The longest text that passes, counted in characters; `lead` and `tail` give a text the form that its column asks for.
create temporary table limits (table_name, column_name, longest, lead, tail) on commit drop as values
    ('chapters', 'title', 300, '', ''), ('sections', 'title', 300, '', ''), ('sections', 'content', 1000000, '', ''),
    ('related_rulings', 'title', 300, '', ''), ('related_rulings', 'url', 2000, 'https://example.com/', ''),
    ('rulings', 'title', 300, '', ''), ('rulings', 'court', 200, '', ''), ('rulings', 'summary', 5000, '', ''),
    ('rulings', 'number', 100, '', ''), ('rulings', 'judge', 200, '', ''), ('rulings', 'holding', 500, '', ''),
    ('rulings', 'outcome', 200, '', ''),
    ('rulings', 'content', 1000000, '', ''), ('rulings', 'pdf_url', 2000, 'https://example.com/', ''),
    ('tax_decisions', 'title', 300, '', ''), ('tax_decisions', 'field', 300, '', ''),
    ('tax_decisions', 'subject', 500, '', ''), ('tax_decisions', 'summary', 5000, '', ''),
    ('tax_decisions', 'content', 1000000, '', ''), ('tax_decisions', 'facts', 200000, '', ''),
    ('tax_decisions', 'request', 200000, '', ''), ('tax_decisions', 'arrangement', 200000, '', ''),
    ('tax_decisions', 'position', 200000, '', ''), ('tax_decisions', 'key_notes', 200000, '', ''),
    ('tax_decisions', 'pdf_url', 2000, 'https://example.com/', ''),
    ('news', 'title', 300, '', ''), ('news', 'summary', 5000, '', ''), ('news', 'content', 1000000, '', ''),
    ('faq_categories', 'name', 200, '', ''), ('faqs', 'question', 500, '', ''), ('faqs', 'answer', 200000, '', ''),
    ('guides', 'title', 300, '', ''), ('guides', 'summary', 2000, '', ''),
    ('newsletter_subscriptions', 'email', 320, 'x@', '.example'),
    ('editions', 'subject', 78, '', ''), ('editions', 'words', 1500, '', ''),
    ('contact_messages', 'email', 320, 'x@', '.example'),
    ('contact_messages', 'name', 200, '', ''), ('contact_messages', 'message', 5000, '', ''),
    ('message_entries', 'words', 10000, '', ''), ('draft_notes', 'words', 2000, '', ''),
    ('files', 'name', 500, '', ''), ('files', 'path', 500, 'uploads/', ''), ('files', 'type', 200, '', ''),
    ('files', 'comment', 2000, '', ''), ('amounts', 'note', 1000, '', ''),
    ('deadlines', 'title', 200, '', ''), ('deadlines', 'rule', 500, '', ''), ('deadlines', 'caution', 1000, '', ''),
    ('postponements', 'source', 500, '', ''),
    ('amounts', 'period', 100, '', ''), ('amounts', 'source', 1000, '', ''),
    ('terms', 'term', 200, '', ''), ('terms', 'hebrew', 200, '', ''), ('terms', 'definition', 1000, '', ''),
    ('terms', 'defined_in', 500, '', ''), ('terms', 'note', 1000, '', ''),
    ('synonyms', 'typed', 100, '', ''), ('sections', 'notice', 500, '', ''),
    ('amendments', 'title', 300, '', ''), ('amendments', 'source', 300, '', ''), ('amendments', 'note', 500, '', ''),
    ('amendments', 'source_url', 2000, 'https://example.com/', ''),
    ('section_versions', 'title', 300, '', ''), ('section_versions', 'content', 1000000, '', ''),
    ('section_versions', 'note', 300, '', '');
-- A letter of two bytes, so that a limit in bytes would show. The long text is removed at once, because every later
-- change of its row would index it and record it again.
select lives_ok(
    pg_temp.setting(table_name, column_name, lead || repeat('é', longest - length(lead || tail)) || tail) || '; '
        || pg_temp.setting(table_name, column_name, lead || 'x' || tail),
    format('DATA-1 %s.%s may have %s characters', table_name, column_name, longest)) from limits;
select throws_ok(
    pg_temp.setting(table_name, column_name, lead || repeat('é', longest + 1 - length(lead || tail)) || tail), '23514',
        null,
    format('DATA-1 %s.%s may not have %s characters', table_name, column_name, longest + 1)) from limits;
select is_empty(
    $$select c.relname, a.attname from pg_attribute as a join pg_class as c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and a.atttypid = 'text'::regtype
        and a.attgenerated = '' and c.relname <> 'history'
        and has_column_privilege('authenticated', c.oid, a.attnum, 'insert, update') and (c.relname, a.attname) not in (
            select table_name, column_name from limits union all select table_name, column_name from enumerations
            -- a foreign key
            union all select 'amounts', 'kind')$$,
    'DATA-1 every text that clients send has a limit');

select throws_ok(pg_temp.setting(table_name, column_name, value), '23514', null,
    format('DATA-1 %s.%s may not be %s', table_name, column_name, name))
from (values ('chapters', 'title'), ('sections', 'title'), ('sections', 'content'), ('related_rulings', 'title'),
    ('rulings', 'title'), ('rulings', 'court'), ('rulings', 'summary'), ('rulings', 'content'),
    ('rulings', 'number'), ('rulings', 'judge'), ('rulings', 'holding'), ('rulings', 'outcome'),
    ('tax_decisions', 'title'),
    ('tax_decisions', 'field'), ('tax_decisions', 'subject'), ('tax_decisions', 'summary'), ('news', 'title'),
    ('news', 'summary'), ('news', 'content'), ('faq_categories', 'name'), ('faqs', 'question'),
    ('guides', 'title'), ('guides', 'summary'),
    ('contact_messages', 'name'), ('contact_messages', 'message'), ('message_entries', 'words'),
    ('draft_notes', 'words'), ('files', 'name'), ('terms', 'term'), ('deadlines', 'title'),
    ('deadlines', 'rule'), ('postponements', 'source')) as t (table_name, column_name),
    (values ('spaces', '   '), ('line breaks and tabs', E' \n\t\r\n')) as blank (name, value);

create temporary table forms (table_name, column_name, value, is_good) on commit drop as values
    ('related_rulings', 'url', 'http://example.com/a?b=c#d', true),
    ('related_rulings', 'url', '/rulings/00000000-0000-4000-8000-000000000001', true),
    ('related_rulings', 'url', 'javascript:alert(1)', false),
    ('related_rulings', 'url', 'data:text/html,x', false),
    ('related_rulings', 'url', '//example.com', false),
    ('related_rulings', 'url', '/admin', false),
    ('related_rulings', 'url', E'https://example.com/\njavascript:alert(1)', false),
    ('related_rulings', 'url', '/rulings/' || repeat('-', 36), false),
    ('rulings', 'pdf_url', null, true), ('rulings', 'pdf_url', 'https://example.com/a.pdf', true),
    ('rulings', 'pdf_url', 'javascript:alert(1)', false), ('rulings', 'pdf_url', '', false),
    ('rulings', 'pdf_url', 'https://www.gov.il@evil.example/a.pdf', false),
    ('tax_decisions', 'pdf_url', null, true), ('tax_decisions', 'pdf_url', 'ftp://example.com/a.pdf', false),
    ('contact_messages', 'email', 'dana', false), ('contact_messages', 'email', 'dana@example', false),
    ('contact_messages', 'email', 'dana levi@example.com', false),
    ('contact_messages', 'email', 'דנה@example.com', false),
    ('newsletter_subscriptions', 'email', 'a@b@example.com', false),
    ('newsletter_subscriptions', 'email', '@example.com', false),
    ('newsletter_subscriptions', 'email', 'dana+vat@example.com', true),
    ('newsletter_subscriptions', 'email', 'dana@דוגמה.example', true),
    ('newsletter_subscriptions', 'email', 'דנה@example.com', false),
    ('newsletter_subscriptions', 'email', 'dana@example.com,noa@example.com', false),
    ('newsletter_subscriptions', 'email', 'dana<noa@example.com>', false),
    ('newsletter_subscriptions', 'email', E'dana@example.com\nbcc:x', false),
    ('newsletter_subscriptions', 'asked', '{"rhythm": "daily", "topics": []}', true),
    ('newsletter_subscriptions', 'asked',
        '{"topics": [{"kinds": ["ruling"], "provisions": ["vat-law/30"]}]}', true),
    ('newsletter_subscriptions', 'asked', '{"rhythm": "hourly"}', false),
    ('newsletter_subscriptions', 'asked', '[]', false), ('newsletter_subscriptions', 'asked', '{"x": 1}', false),
    ('newsletter_subscriptions', 'asked', '{"topics": [1]}', false),
    ('newsletter_subscriptions', 'asked', '{"topics": [{"kinds": [1], "provisions": []}]}', false),
    ('newsletter_subscriptions', 'asked', '{"topics": [{"kinds": [], "provisions": ["<b>"]}]}', false),
    ('newsletter_subscriptions', 'asked', '{"topics": [{"kinds": []}]}', false),
    ('newsletter_subscriptions', 'asked', (select jsonb_build_object('topics', jsonb_agg(
        '{"kinds": [], "provisions": []}'::jsonb))::text from generate_series(1, 21)), false),
    ('editions', 'subject', E'one\ntwo', false), ('editions', 'to_day', '2000-12-31', false),
    ('editions', 'to_day', '2001-12-31', false),
    ('rulings', 'key_points', '{}', true), ('rulings', 'key_points', '{one,two}', true),
    ('rulings', 'key_points', '{one,null}', false), ('rulings', 'key_points', '{one,""}', false),
    ('rulings', 'key_points', array_fill(repeat('x', 1000), array[30])::text, true),
    ('rulings', 'key_points', array_fill('x'::text, array[31])::text, false),
    ('rulings', 'key_points', array[repeat('x', 30001)]::text, false),
    ('faqs', 'asked_as', '{one,two}', true), ('sections', 'asked_as', '{one,""}', false),
    ('rulings', 'asked_as', '{one,null}', false), ('tax_decisions', 'asked_as', array[repeat('x', 3001)]::text, false),
    ('guides', 'asked_as', '{one,""}', false),
    ('rulings', 'date', '1000-01-01', true), ('rulings', 'date', '9999-12-31', true),
    ('files', 'path', 'elsewhere/a.pdf', false), ('files', 'path', 'uploads/a/b.pdf', false),
    ('files', 'path', 'uploads/', false),
    ('files', 'size', '0', true), ('files', 'size', '-1', false), 
    ('amounts', 'amount', '0', true), ('amounts', 'amount', '100', true), ('amounts', 'amount', '-0.01', false),
    ('amounts', 'amount', '100.01', false), ('amounts', 'amount', '100000000001', false),
    ('terms', 'variants', '{one,two}', true), ('terms', 'variants', '{one,""}', false),
    ('terms', 'variants', array[repeat('x', 1001)]::text, false),
    ('terms', 'except_in', '{/law/vat-law/30}', true), ('terms', 'except_in', '{/law/vat-law/none}', false),
    ('terms', 'except_in', '{wombat}', false),
    ('terms', 'transliterations', '{one,null}', false),
    ('terms', 'transliterations', array[repeat('x', 1001)]::text, false);
select case when is_good then lives_ok(statement, 'DATA-1 ' || description)
    else throws_ok(statement, '23514', null, 'DATA-1 ' || description) end
from (select is_good, pg_temp.setting(table_name, column_name, value) as statement,
    format('%s.%s %s %s', table_name, column_name, case when is_good then 'may be' else 'may not be' end,
        left(regexp_replace(coalesce(value, 'null'), '\s', ' ', 'g'), 60)) as description
    from forms) as cases;

-- Pages show years of four digits; a day that they cannot show would make its whole list fail. Infinity
-- cannot be written as a text either, and that is checked first.
select throws_ok(pg_temp.setting(table_name, column_name, day),
    case when (column_name in ('date', 'effective_from') or (table_name, column_name) = ('sections', 'text_as_of'))
            and day ~ 'infinity' then '23502' else '23514' end, null,
    format('DATA-1 %s.%s may not be %s', table_name, column_name, day))
from (values ('sections', 'text_as_of'), ('sections', 'changes_noted_to'),
    ('sections', 'unchanged_to'), ('rulings', 'date'),
    ('rulings', 'checked_on'), ('tax_decisions', 'date'), ('news', 'date'),
    ('amounts', 'effective_from'), ('guides', 'text_as_of'),
    ('guides', 'changes_noted_to')) as t (table_name, column_name),
    unnest(array['10000-01-01', '0999-12-31', '0044-03-15 BC', 'infinity', '-infinity']) as day;

-- Of a month or a year the first day is stored, so that order and years go by what is known.
select is((select array[private.iso_day(d), private.iso_day(d, 'month'), private.iso_day(d, 'year')]
    from (values (date '0999-02-03')) as t (d)), '{0999-02-03,0999-02,0999}',
    'TRUE-1 a date is written as it is known');
select throws_ok(format('update public.%I set date = %L, date_precision = %L where id = %L', name, day, known_to, id),
    '23514', null, format('TRUE-1 %s.date, known to the %s, may not be %s', name, known_to, day))
from samples, (values ('month', '2024-02-02'), ('year', '2024-02-01')) as t (known_to, day)
where name in ('rulings', 'tax_decisions', 'news');
select lives_ok(
    format('update public.%I set date = %L, date_precision = ''month'' where id = %L', name, '2024-02-01', id),
    format('TRUE-1 %s.date, known to the month, may be its first day', name))
from samples where name in ('rulings', 'tax_decisions', 'news');
select is((select known_date from public.rulings join samples using (id)), '2024-02',
    'TRUE-1 readers are shown the month');
select throws_ok(format('update public.%I set text_as_of = %L, changes_noted_to = %L where id = %L', name,
    '2021-02-01', '2021-02-01', id), '23514', null,
    format('TRUE-2 later changes of %s are later than the text', name))
from samples where name in ('sections', 'guides');

-- A section's day of the last edit is that of its words, not of its place or of the day it speaks for (LAW-9).
update public.sections set date_updated = '2001-01-01' where id in (select id from samples where name = 'sections');
update public.sections set "order" = 9, text_as_of = '2020-01-01' where id in (
    select id from samples where name = 'sections');
select is((select date_updated from public.sections join samples using (id)), '2001-01-01',
    'TRUE-2 to say of which day a text is does not edit it');
update public.sections set content = 'edited' where id in (select id from samples where name = 'sections');
select is((select date_updated from public.sections join samples using (id)), private.today(),
    'LAW-9 TRUE-2 the day of the last edit is that of the last change of the words');

select lives_ok(pg_temp.setting('newsletter_subscriptions', 'email', '  Dana@Example.COM '),
    'NL-1 an address in capitals passes');
select is((select email from public.newsletter_subscriptions join samples using (id)), 'dana@example.com',
    'NL-1 an address is stored trimmed and in small letters');
select throws_ok($$insert into public.newsletter_subscriptions (email) values ('DANA@example.com ')$$, '23505', null,
    'NL-2 the same address in capitals is the same address');
select throws_ok($$insert into public.amounts (kind, effective_from, amount)
    values ('vat-rate', '1901-01-01', 2)$$, '23505', null, 'DATA-8 a day has one rate');

select * from finish();
rollback;
