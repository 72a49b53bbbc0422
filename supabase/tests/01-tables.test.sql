-- Which tables exist, with which columns, and that each is closed except for what its policies allow.
begin;
select plan(42);

select tables_are('public', array[
    'chapters', 'sections', 'related_rulings', 'rulings', 'tax_decisions', 'news', 'faq_categories', 'faqs',
    'faq_feedback', 'newsletter_subscriptions', 'contact_messages', 'message_entries', 'files', 'amounts', 'terms',
    'guides', 'synonyms', 'deadlines', 'postponements', 'history', 'changes', 'section_addresses', 'content_version',
    'drafts', 'draft_saves', 'draft_notes', 'editions',
    'amendments',
    'section_versions'],
    'DATA-1 the schema public holds these tables and no other');

select columns_are('public', t.name, string_to_array(t.columns, ' '), 'DATA-1 ' || t.name
    || ' has the fields of the specification')
from (values
    ('chapters', 'id title type order updated_at'),
    ('sections', 'id chapter_id title content order text_as_of text_precision text_of unchanged_to changes_noted_to '
        || 'in_force_from notice notice_on date_updated updated_at revised_at slug number plain paragraphs asked_as'),
    ('section_addresses', 'type slug section_id is_current'),
    ('content_version', 'version origin'),
    ('amendments', 'id title day source source_url note announced_at set_at set_by in_force_at taken_back_at '
        || 'updated_at state is_enabled'),
    ('section_versions', 'id section_id type chapter_id chapter_title slug order title content text_as_of '
        || 'text_precision text_of changes_noted_to from_day to_day note ended_by updated_at known_from'),
    ('drafts', 'id table_name row_id row based_on publish_on amendment_id is_repeal is_ready failure is_removed '
        || 'removed_at removed_by published_at version former_place is_waiting written_by written_by_email '
        || 'written_at'),
    ('draft_saves', 'draft_id written_at row based_on written_by written_by_email'),
    ('draft_notes', 'id draft_id words is_done written_by written_by_email created_at'),
    ('related_rulings', 'id section_id title url updated_at ruling_id'),
    ('rulings', 'id title number date date_precision known_date court judge holding outcome summary content '
        || 'key_points pdf_url checked_on asked_as created_at updated_at revised_at plain'),
    ('tax_decisions', 'id title date date_precision known_date authority field subject summary content facts request '
        || 'arrangement position key_notes pdf_url asked_as created_at updated_at revised_at plain'),
    ('news', 'id title date date_precision known_date category until summary content created_at updated_at revised_at '
        || 'plain'),
    ('faq_categories', 'id name order updated_at'),
    ('faqs', 'id category_id question answer order is_enabled asked_as updated_at revised_at plain'),
    ('guides', 'id title summary nodes is_enabled asked_as text_as_of changes_noted_to updated_at revised_at'),
    ('faq_feedback', 'id faq_id is_helpful user_ip sender created_at'),
    ('newsletter_subscriptions', 'id email created_at removed_at asked_at asked confirmed_at agreed_to rhythm'),
    ('editions', 'id rhythm from_day to_day subject words state due_at began_at reason readers sent refused unknown '
        || 'written_by written_by_email updated_at'),
    ('contact_messages', 'id name email subject message status created_at removed_at'),
    ('message_entries', 'id message_id kind words is_removed written_by written_by_email created_at'),
    ('files', 'id name path size type comment uploaded_by created_at removed_at'),
    ('amounts', 'id kind effective_from amount unit period until note source updated_at title day'),
    ('deadlines', 'id key order event reporting title span unit rule provisions caution asked_as updated_at '
        || 'revised_at'),
    ('terms', 'id term variants hebrew transliterations definition defined_in note is_marked except_in excepted '
        || 'updated_at revised_at short is_defined asked_as name_keys'),
    ('postponements', 'id reporting period day source updated_at title'),
    ('synonyms', 'id typed means is_mutual updated_at folded words'),
    ('history', 'id table_name row_id parent_id action title row transaction_id is_first changed_at changed_by '
        || 'changed_by_email import_id'),
    ('changes', 'version table_name row_id day changed_at is_new is_further is_minor bundle note')
) as t (name, columns);

create temporary table our_tables on commit drop as
select c.oid, n.nspname || '.' || c.relname as name, c.relrowsecurity, c.relforcerowsecurity, c.relkind, c.reloptions
from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f');

select set_eq('select name, relkind from our_tables where relkind <> ''r''',
    $$select 'private.' || t, 'v'::"char"
        from unnest(array['texts', 'sections_texts', 'related_rulings_texts', 'rulings_texts',
        'tax_decisions_texts', 'news_texts', 'faqs_texts', 'terms_texts', 'guides_texts',
        'unsearched_names', 'cited_provisions']) as t$$,
    'SEC-1 public and private hold plain tables, and the views of texts and of what they cite');
select is_empty(
    $$select name, reloptions from our_tables
    where relkind <> 'r' and (reloptions is null or not 'security_invoker=true' = any (reloptions))$$,
    'SEC-1 no view passes row-level security by: it reads with the rights of who asks');
select is_empty('select name from our_tables where relkind = ''r'' and not relrowsecurity',
    'SEC-1 every table has row-level security on');
-- The counting procedures work as the owner; forced policies would bind them too, and count nothing.
select is_empty('select name from our_tables where relforcerowsecurity',
    'SEC-1 policies bind every role but the owner and the service role: on no table are they forced on the owner');

create temporary table our_policies on commit drop as
select schemaname || '.' || tablename as name, policyname::text as title, lower(cmd) as operation, permissive,
    array_to_string(roles, ' ') as roles, qual, with_check
from pg_policies where schemaname in ('public', 'private') or (schemaname = 'storage' and tablename = 'objects');

select is_empty($$select name, title from our_policies where operation <> 'select' and 'true' in (qual, with_check)$$,
    'SEC-1 no policy lets everybody write by `true`');
select is_empty($$select name, title from our_policies where operation = 'all' or permissive <> 'PERMISSIVE'$$,
    'SEC-1 every policy is for one operation, and opens rather than narrows');
select is_empty($$select name, title from our_policies
    where roles not in ('anon', 'authenticated', 'anon authenticated')$$,
    'SEC-1 every policy names the roles it is for');
select is_empty(
    $$select name, title from our_policies
    where operation in ('update', 'delete') and (qual not like '%private.is_staff()%' or roles <> 'authenticated')$$,
    'DATA-4 only staff change and delete');
select is_empty($$select name, title from our_policies where coalesce(qual, with_check) is null$$,
    'SEC-1 every policy states its condition');
select is_empty($$select name, title from our_policies where operation in ('insert', 'update') and with_check is null$$,
    'SEC-1 every policy for new rows states what they must be');

select set_eq(
    $$select name, string_agg(operation || ': ' || roles, ', ' order by operation collate "C", roles collate "C")
        from our_policies group by name$$,
    $$select t.name, replace(t.policies, 'staff', 'authenticated') from (values
        ('public.chapters', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.sections', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.related_rulings', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.rulings', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.tax_decisions', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.news', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.faq_categories', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.faqs', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.guides', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.faq_feedback', 'delete: staff, insert: anon authenticated, select: staff'),
        ('public.newsletter_subscriptions', 'insert: anon authenticated, select: staff'),
        ('public.editions', 'delete: staff, insert: staff, select: staff, update: staff'),
        ('public.contact_messages', 'insert: anon authenticated, select: staff, update: staff'),
        ('public.message_entries', 'insert: staff, select: staff, update: staff'),
        ('public.files', 'delete: staff, insert: staff, select: staff, update: staff'),
        ('public.amounts', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.deadlines', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.terms', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.postponements', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.synonyms', 'delete: staff, insert: staff, select: staff, update: staff'),
        ('private.vain_searches', 'select: staff'),
        ('public.history', 'select: staff'),
        ('public.changes', 'select: staff'),
        ('public.section_addresses', 'select: anon authenticated'),
        ('public.content_version', 'select: anon authenticated'),
        ('public.drafts', 'select: staff, update: staff'), ('public.draft_saves', 'select: staff'),
        ('public.draft_notes', 'insert: staff, select: staff, update: staff'),
        ('public.amendments', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('public.section_versions', 'delete: staff, insert: staff, select: anon, select: staff, update: staff'),
        ('private.faq_views', 'select: anon authenticated'),
        ('private.search_documents', 'select: anon authenticated'),
        ('private.search_postings', 'select: anon authenticated'),
        ('private.search_wordings', 'select: anon authenticated'),
        ('private.search_words', 'select: anon authenticated'),
        ('private.search_synonyms', 'select: anon authenticated'),
        ('private.english_words', 'select: anon authenticated'),
        ('private.list_texts', 'select: anon authenticated'),
        ('private.managed_tables', 'select: anon authenticated'),
        ('private.figures', 'select: anon authenticated'),
        ('private.answer_kinds', 'select: anon authenticated'),
        ('private.answer_wordings', 'select: anon authenticated'),
        ('private.pages', 'select: anon authenticated'),
        ('private.text_links', 'select: staff'),
        ('private.pending_texts', 'select: staff'),
        ('private.dead_links', 'select: staff, update: staff'),
        ('storage.objects', 'delete: staff, insert: staff, select: staff, update: staff')
    ) as t (name, policies)$$,
    'SEC-1 these policies there are and no other; private.staff and what references are found in have none, so '
    'nobody reads them');

select is_empty('select name from our_tables where obj_description(oid, ''pg_class'') is null',
    'DATA-1 every table says what it is for');

select * from finish();
rollback;
