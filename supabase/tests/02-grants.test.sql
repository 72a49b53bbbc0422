-- Who may do what by grant, before any policy applies. An extra grant fails just like a missing one.
begin;
select plan(10);

-- A right on the whole table is written '*'; one on columns names them. "public" is everybody.
create temporary table granted on commit drop as
with rights as (
    select c.relname, acl.grantee, lower(acl.privilege_type) as privilege, null::name as column_name
    from pg_class as c cross join lateral aclexplode(c.relacl) as acl
    where c.relnamespace = 'public'::regnamespace
    union all
    select c.relname, acl.grantee, lower(acl.privilege_type), a.attname
    from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid
    cross join lateral aclexplode(a.attacl) as acl
    where c.relnamespace = 'public'::regnamespace
)
select case when grantee = 0 then 'public' else grantee::regrole::text end as grantee,
    relname::text as table_name, privilege,
    coalesce(string_agg(column_name::text, ' ' order by column_name::text collate "C"), '*') as columns
from rights
group by grantee, relname, privilege;

select set_eq(
    $$select table_name, privilege, columns from granted where grantee = 'anon'$$,
    $$values
        -- Of the columns those that a page asks for (tests/data/asked-columns.test.ts): no wordings, no notes of
        -- staff's, no stamp of their changes.
        ('chapters', 'select', 'id order title type'),
        ('sections', 'select', 'changes_noted_to chapter_id content date_updated id in_force_from notice notice_on '
            || 'number order paragraphs plain revised_at slug text_as_of text_of title unchanged_to'),
        ('related_rulings', 'select', 'id ruling_id section_id title url'),
        ('rulings', 'select', 'checked_on content court date holding id judge key_points known_date number outcome '
            || 'pdf_url plain revised_at summary title'),
        ('tax_decisions', 'select', 'arrangement authority content created_at date facts field id key_notes known_date '
            || 'pdf_url plain position request revised_at subject summary title'),
        ('news', 'select', 'category content created_at date id known_date plain revised_at summary title until'),
        ('faq_categories', 'select', 'id name order'),
        ('faqs', 'select', 'answer category_id id is_enabled order plain question revised_at'),
        ('amounts', 'select', 'amount effective_from id kind note period source until updated_at'),
        ('deadlines', 'select', 'caution event id key order provisions reporting revised_at rule span title unit'),
        ('postponements', 'select', 'day period reporting source'),
        ('terms', 'select', 'defined_in definition hebrew id name_keys revised_at short '
            || 'term transliterations'),
        ('guides', 'select', 'changes_noted_to id is_enabled nodes revised_at summary text_as_of title'),
        ('section_addresses', 'select', '*'),
        ('content_version', 'select', '*'),
        ('section_versions', 'select', 'changes_noted_to chapter_id chapter_title content ended_by from_day id '
            || 'known_from note order section_id slug text_of title to_day type'),
        ('amendments', 'select', 'announced_at day id in_force_at is_enabled note source source_url title'),
        ('faq_feedback', 'insert', 'faq_id id is_helpful user_ip'),
        ('newsletter_subscriptions', 'insert', 'asked email id'),
        ('contact_messages', 'insert', 'email id message name status subject')$$,
    'DATA-4 visitors have these rights and no other');

select set_eq(
    $$select table_name, privilege, columns from granted where grantee = 'authenticated'
        and privilege in ('select', 'delete')$$,
    $$select t, p, '*' from unnest(array[
            'chapters', 'sections', 'related_rulings', 'rulings', 'tax_decisions', 'news', 'faq_categories', 'faqs',
            'faq_feedback', 'files', 'amounts', 'terms', 'guides', 'synonyms', 'deadlines', 'postponements',
            'section_versions', 'editions']) as t,
        unnest(array['select', 'delete']) as p
    union all select t, 'select', '*'
        from unnest(array['history', 'changes', 'section_addresses', 'content_version', 'drafts', 'draft_saves',
            'draft_notes', 'message_entries',
            'newsletter_subscriptions', 'contact_messages']) as t
    union all values ('amendments', 'delete', '*'), ('amendments', 'select', 'announced_at day id in_force_at '
        || 'is_enabled note set_at source source_url state taken_back_at title updated_at')$$,
    'DATA-4 signed-in people may ask to read and delete; the policies say who is heard');

select set_eq(
    $$select table_name, privilege, columns from granted where grantee = 'authenticated'
        and privilege not in ('select', 'delete')$$,
    $$values
        ('chapters', 'insert', 'id order title type'),
        ('chapters', 'update', 'order title type updated_at'),
        ('sections', 'insert',
            'asked_as changes_noted_to chapter_id content id in_force_from notice order '
                || 'text_as_of text_precision title unchanged_to'),
        ('sections', 'update',
            'asked_as changes_noted_to chapter_id content in_force_from notice order text_as_of text_precision title '
                || 'unchanged_to updated_at'),
        ('amendments', 'insert', 'day id note source source_url title'),
        ('amendments', 'update', 'day note source source_url title'),
        ('section_versions', 'insert', 'content from_day id note section_id text_as_of text_precision title to_day'),
        ('section_versions', 'update', 'content from_day note text_as_of text_precision title to_day'),
        ('related_rulings', 'insert', 'id section_id title url'),
        ('related_rulings', 'update', 'title url'),
        ('rulings', 'insert',
            'asked_as checked_on content court date date_precision holding id judge key_points '
                || 'number outcome pdf_url summary title'),
        ('rulings', 'update', 
            'asked_as checked_on content court date date_precision holding judge key_points number outcome pdf_url '
                || 'summary title'),
        ('tax_decisions', 'insert',
            'arrangement asked_as authority content date date_precision facts field id key_notes '
                || 'pdf_url position request subject summary title'),
        ('tax_decisions', 'update',
            'arrangement asked_as authority content date date_precision facts field key_notes pdf_url position request '
                || 'subject summary title'),
        ('news', 'insert', 'category content date date_precision id summary title until'),
        ('news', 'update', 'category content date date_precision summary title until'),
        ('faq_categories', 'insert', 'id name order'),
        ('faq_categories', 'update', 'name order updated_at'),
        ('faqs', 'insert', 'answer asked_as category_id id is_enabled order question'),
        ('faqs', 'update', 'answer asked_as category_id is_enabled order question updated_at'),
        ('guides', 'insert', 'asked_as changes_noted_to id is_enabled nodes summary text_as_of title'),
        ('guides', 'update', 'asked_as changes_noted_to is_enabled nodes summary text_as_of title'),
        ('faq_feedback', 'insert', 'faq_id id is_helpful user_ip'),
        ('newsletter_subscriptions', 'insert', 'asked email id'),
        ('contact_messages', 'insert', 'email id message name status subject'),
        ('contact_messages', 'update', 'status'),
        ('editions', 'insert', 'from_day id rhythm subject to_day words'),
        ('editions', 'update', 'from_day subject to_day words'),
        ('message_entries', 'insert', 'id kind message_id words'),
        ('message_entries', 'update', 'is_removed'),
        ('drafts', 'update', 'is_removed'),
        ('draft_notes', 'insert', 'draft_id id words'), ('draft_notes', 'update', 'is_done'),
        ('files', 'insert', 'comment name path size type uploaded_by'),
        ('files', 'update', 'comment name'),
        ('postponements', 'insert', 'day id period reporting source'),
        ('postponements', 'update', 'day period reporting source'),
        ('synonyms', 'insert', 'id is_mutual means typed'),
        ('synonyms', 'update', 'is_mutual means typed'),
        ('amounts', 'insert', 'amount effective_from id kind note period source until'),
        ('amounts', 'update', 'amount effective_from kind note period source until'),
        ('deadlines', 'insert', 'asked_as caution event id order provisions reporting rule span title unit'),
        ('deadlines', 'update', 'asked_as caution event order provisions reporting rule span title unit'),
        ('terms', 'insert', 'defined_in definition except_in hebrew id is_marked note term transliterations variants'),
        ('terms', 'update', 'defined_in definition except_in hebrew is_marked note term transliterations variants')$$,
    'DATA-4 signed-in people may ask to write these columns and no other');

select set_eq(
    $$select table_name, privilege, columns from granted where grantee = 'service_role'
        and table_name in ('history', 'changes', 'section_addresses', 'content_version')$$,
    $$select t, 'select' as p, '*' as c
        from unnest(array['history', 'changes', 'section_addresses', 'content_version']) as t$$,
    'SEC-1 not even the service role writes history, addresses of sections and the content '
    'version');

select is_empty($$select table_name, privilege from granted where grantee = 'public'$$,
    'SEC-1 nothing is granted to everybody');

create temporary table closed on commit drop as
select acl.grantee, c.oid::regclass as relation, acl.privilege_type
from pg_class as c cross join lateral aclexplode(c.relacl) as acl
where c.relnamespace = 'private'::regnamespace and acl.grantee in (0, 'anon'::regrole, 'authenticated'::regrole);
-- The search runs with the caller's rights, so clients read its index, which holds public texts only.
select set_eq('select grantee::regrole::text, relation::text, privilege_type from closed',
    $$select role, 'private.' || t as relation, 'SELECT' as privilege
        from unnest(array['anon', 'authenticated']) as role,
        unnest(array['faq_views', 'search_documents', 'search_postings', 'search_wordings', 'search_words',
            'search_synonyms', 'english_words', 'list_texts', 'managed_tables', 'figures', 'answer_kinds',
            'answer_wordings', 'pages', 'texts', 'sections_texts', 'related_rulings_texts', 'rulings_texts',
            'tax_decisions_texts', 'news_texts',
            'faqs_texts', 'terms_texts', 'guides_texts']) as t
    union all select 'authenticated', 'private.' || t, 'SELECT'
        from unnest(array['text_links', 'dead_links', 'pending_texts', 'unsearched_names', 'vain_searches']) as t$$,
    'DATA-4 of the schema private clients may read views, what the search looks at, and texts as far as '
    'they may read their tables; staff, who links what, what leads nowhere or was put off, names and searches in vain; '
    'they write no whole table');

select is_empty(
    $$select role, s from unnest(array['anon', 'authenticated']) as role, unnest(array['public', 'private']) as s
    where has_schema_privilege(role, s, 'create')$$,
    'SEC-1 clients can create nothing');

-- After the first migration a new table or function is closed until a line grants it.
create table public.newcomer (id integer);
create function public.newcomer() returns integer language sql set search_path = '' as 'select 1';
create function private.newcomer() returns integer language sql set search_path = '' as 'select 1';
select is_empty(
    $$select role, p from unnest(array['anon', 'authenticated']) as role,
        unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as p
    where has_table_privilege(role, 'public.newcomer', p)$$,
    'SEC-1 a new table is closed');
select is_empty(
    $$select role, s from unnest(array['anon', 'authenticated']) as role, unnest(array['public', 'private']) as s
    where has_function_privilege(role, s || '.newcomer()', 'execute')$$,
    'SEC-1 no client may call a new function, though Postgres lets everybody and Supabase its clients');

select is_empty(
    $$select name, public, file_size_limit, allowed_mime_types from storage.buckets
    where name <> 'files' or not public or file_size_limit is distinct from 52428800
        or allowed_mime_types is null or allowed_mime_types && array[
            'text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml', 'application/xml', 'text/javascript',
            'application/javascript', '*/*', 'text/*', 'image/*', 'application/*']$$,
    'SEC-7 the one bucket is public, takes 50 MiB, and nothing that a browser would run');

select * from finish();
rollback;
