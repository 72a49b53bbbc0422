-- The matrix of SEC-1: every table and procedure × (a visitor, somebody signed in, staff). What the API makes of it,
-- tests/data/permissions.test.ts tries.
begin;
create extension if not exists pgtap with schema extensions;
select plan(221);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000181', 'member@example.test'),
    ('99999999-0000-4000-8000-000000000182', 'stranger@example.test');
insert into private.staff (user_id, name) values ('99999999-0000-4000-8000-000000000181', 'Noa Peretz');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000181', '99999999-0000-4000-8000-000000000181'),
    ('88888888-0000-4000-8000-000000000182', '99999999-0000-4000-8000-000000000182');

create function pg_temp.become(actor text) returns void language plpgsql as $$
declare
    number text := case actor when 'staff' then '181' else '182' end;
begin
    perform set_config('request.jwt.claims', case actor when 'anon' then '{"role": "anon"}' else jsonb_build_object(
        'role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000' || number,
        'session_id', '88888888-0000-4000-8000-000000000' || number)::text end, true);
    perform set_config('role', case actor when 'anon' then 'anon' else 'authenticated' end, true);
end
$$;

-- What others hang on
insert into public.chapters (id, title, "order") values ('00000000-0000-4000-8000-000000000181', 'Parent', 9000);
insert into public.sections (id, chapter_id, title, content, "order")
    values ('00000000-0000-4000-8000-000000000181', '00000000-0000-4000-8000-000000000181', 'Parent', 'x', 9000);
insert into public.faq_categories (id, name, "order") values ('00000000-0000-4000-8000-000000000181', 'Parent', 9000);
insert into public.faqs (id, category_id, question)
    values ('00000000-0000-4000-8000-000000000181', '00000000-0000-4000-8000-000000000181', 'Parent');
insert into public.contact_messages (id, name, email, message)
    values ('00000000-0000-4000-8000-000000000181', 'Parent', 'dana@example.com', 'x');

insert into public.drafts (id, table_name, "row", written_by) values ('00000000-0000-4000-8000-000000000182', 'news',
    '{"title": "Parent"}', '99999999-0000-4000-8000-000000000189');

-- What a client sends to add a row to each table, by which of its columns it is told from others, and a change of it.
create temporary table samples on commit drop as
select name::regclass, mark, sample::jsonb, change::jsonb from (values
    ('chapters', 'title', '{"title": "Sample", "order": 9000}', '{"type": "regulations"}'),
    ('sections', 'title', '{"title": "Sample", "chapter_id": "00000000-0000-4000-8000-000000000181", "content": "x",
        "order": 9000}', '{"content": "y"}'),
    ('related_rulings', 'title', '{"title": "Sample", "section_id": "00000000-0000-4000-8000-000000000181",
        "url": "https://example.com/1"}', '{"url": "https://example.com/2"}'),
    ('rulings', 'title', '{"title": "Sample", "date": "1951-01-01", "court": "x", "summary": "x", "content": "x"}',
        '{"key_points": ["y"]}'),
    ('tax_decisions', 'title', '{"title": "Sample", "date": "1951-01-01", "authority": "VAT Division", "field": "x",
        "subject": "x", "summary": "x"}', '{"authority": "Tax Authority"}'),
    ('news', 'title', '{"title": "Sample", "date": "1951-01-01", "category": "Updates", "summary": "x",
        "content": "x"}', '{"category": "Guidelines"}'),
    ('faq_categories', 'name', '{"name": "Sample", "order": 9000}', '{"order": 9001}'),
    ('faqs', 'question', '{"question": "Sample", "category_id": "00000000-0000-4000-8000-000000000181",
        "answer": "x"}', '{"answer": "y"}'),
    ('guides', 'title', '{"title": "Sample", "summary": "x", "nodes": []}', '{"summary": "y"}'),
    ('faq_feedback', 'user_ip', '{"faq_id": "00000000-0000-4000-8000-000000000181", "is_helpful": true,
        "user_ip": "203.0.113.18/32"}', '{"is_helpful": false}'),
    ('newsletter_subscriptions', 'email', '{"email": "sample@example.com"}', '{"email": "other@example.com"}'),
    ('contact_messages', 'name', '{"name": "Sample", "email": "dana@example.com", "message": "x"}',
        '{"status": "replied"}'),
    ('message_entries', 'words', '{"words": "Sample", "message_id": "00000000-0000-4000-8000-000000000181",
        "kind": "note"}', '{"is_removed": true}'),
    ('files', 'path', '{"path": "uploads/sample.pdf", "name": "a.pdf", "size": 1, "type": "application/pdf"}',
        '{"comment": "y"}'),
    ('synonyms', 'typed', '{"typed": "Sample", "means": ["x"]}', '{"is_mutual": true}'),
    ('amounts', 'effective_from', '{"kind": "vat-rate", "effective_from": "1801-01-01", "amount": 1}',
        '{"amount": 2}'),
    ('deadlines', 'title', '{"title": "Sample", "event": "started", "span": 1, "unit": "day", "rule": "x",
        "provisions": ["section 82"], "order": 9000}', '{"span": 2}'),
    ('postponements', 'source', '{"source": "Sample", "reporting": "general", "period": "1951-01-31",
        "day": "1951-03-01"}', '{"day": "1951-03-02"}'),
    ('terms', 'term', '{"term": "Sample"}', '{"definition": "y"}'),
    ('history', 'title', '{"title": "Sample", "table_name": "news", "row_id": "00000000-0000-4000-8000-000000000189",
        "action": "update", "row": {}, "transaction_id": 1, "is_first": true}', '{"title": "y"}'),
    ('changes', 'note', '{"note": "Sample", "version": 181, "table_name": "news", "is_new": true,
        "row_id": "00000000-0000-4000-8000-000000000189", "day": "1951-01-01"}', '{"note": "y"}'),
    ('drafts', 'written_by', '{"table_name": "news", "row": {}, "written_by":
        "99999999-0000-4000-8000-000000000183"}', '{"is_removed": true}'),
    ('draft_saves', 'written_by', '{"draft_id": "00000000-0000-4000-8000-000000000182", "row": {}, "written_by":
        "99999999-0000-4000-8000-000000000183"}', '{"row": {}}'),
    ('draft_notes', 'words', '{"words": "Sample", "draft_id": "00000000-0000-4000-8000-000000000182"}',
        '{"is_done": true}'),
    ('editions', 'subject', '{"subject": "Sample", "from_day": "2001-01-01", "to_day": "2001-01-07"}',
        '{"words": "y"}'),
    ('amendments', 'title', '{"title": "Sample"}', '{"note": "y"}'),
    ('section_versions', 'title', '{"title": "Sample", "section_id": "00000000-0000-4000-8000-000000000181",
        "content": "x", "to_day": "2001-01-01"}', '{"content": "y"}'),
    ('section_addresses', 'slug', '{"slug": "sample", "type": "vat-law", "is_current": false,
        "section_id": "00000000-0000-4000-8000-000000000181"}', '{"is_current": true}'),
    -- Its one row is always there.
    ('content_version', null, null, '{"version": 0}'),
    ('storage.objects', 'name', '{"name": "uploads/sample.pdf", "bucket_id": "files"}', '{"version": "y"}'),
    ('storage.buckets', 'id', '{"id": "sample", "name": "sample"}', '{"allowed_mime_types": ["text/html"]}')
) as t (name, mark, sample, change);

create function pg_temp.add(target regclass, given jsonb, ending text default '') returns void
language plpgsql as $$
declare
    columns text := (select string_agg(quote_ident(k), ', ') from jsonb_object_keys(given) as k);
begin
    execute format('insert into %s (%s) select %2$s from jsonb_populate_record(null::%1$s, $1)', target, columns)
        || ending using given;
end
$$;

-- Tries one operation as somebody, and undoes it. What it came to: rows, nothing, stored, changed, deleted, unchanged;
-- refused (42501), stopped (by a trigger, which comes before the policy and looks up what a stranger does not see), or
-- the code of another error.
create function pg_temp.attempt(actor text, operation text, target regclass, given jsonb) returns text
language plpgsql as $$
declare
    chosen samples := (select s from samples as s where s.name = target);
    condition text := case when chosen.sample is null then ''
        else format(' where %I::text = %L', chosen.mark, chosen.sample ->> chosen.mark) end;
    changed text := (select string_agg(quote_ident(k), ', ') from jsonb_object_keys(given) as k);
    touched bigint;
begin
    if operation not like 'insert%' and chosen.sample is not null then
        perform pg_temp.add(target, chosen.sample);
    end if;
    perform pg_temp.become(actor);
    case operation
        when 'insert' then perform pg_temp.add(target, given);
        when 'insert and read' then perform pg_temp.add(target, given, ' returning *');
        when 'update' then
            execute format('update %s set (%s) = (select %2$s from jsonb_populate_record(null::%1$s, $1))', target,
                changed) || condition using given;
        when 'select' then execute format('select from %s', target) || condition;
        when 'delete' then execute format('delete from %s', target) || condition;
    end case;
    get diagnostics touched = row_count;
    raise exception sqlstate 'P0999';
exception
    when sqlstate 'P0999' then
        return case operation when 'select' then case touched when 0 then 'nothing' else 'rows' end
            when 'update' then case touched when 0 then 'unchanged' else 'changed' end
            when 'delete' then case touched when 0 then 'unchanged' else 'deleted' end
            else 'stored' end;
    when insufficient_privilege then return 'refused';
    when sqlstate 'PT400' or sqlstate 'PT409' then return 'stopped';
    when others then return sqlstate || ' ' || sqlerrm;
end
$$;

create temporary table expected on commit drop as
select name::regclass, actor, cells from (values
    ('chapters', 'rows refused refused refused', 'nothing refused unchanged unchanged', 'rows stored changed deleted'),
    ('sections', 'rows refused refused refused', 'nothing refused unchanged unchanged', 'rows stored changed deleted'),
    ('related_rulings', 'rows refused refused refused', 'nothing refused unchanged unchanged',
        'rows stored changed deleted'),
    ('rulings', 'rows refused refused refused', 'nothing refused unchanged unchanged', 'rows stored changed deleted'),
    ('tax_decisions', 'rows refused refused refused', 'nothing refused unchanged unchanged',
        'rows stored changed deleted'),
    ('news', 'rows refused refused refused', 'nothing refused unchanged unchanged', 'rows stored changed deleted'),
    ('faq_categories', 'rows refused refused refused', 'nothing refused unchanged unchanged',
        'rows stored changed deleted'),
    ('faqs', 'rows refused refused refused', 'nothing refused unchanged unchanged', 'rows stored changed deleted'),
    -- A sample is a draft.
    ('guides', 'nothing refused refused refused', 'nothing refused unchanged unchanged',
        'rows stored changed deleted'),
    ('faq_feedback', 'refused stored refused refused', 'nothing refused refused unchanged',
        'rows stored refused deleted'),
    ('newsletter_subscriptions', 'refused stored refused refused', 'nothing stored refused refused',
        'rows stored refused refused'),
    ('contact_messages', 'refused stored refused refused', 'nothing stored unchanged refused',
        'rows stored changed refused'),
    ('message_entries', 'refused refused refused refused', 'nothing refused unchanged refused',
        'rows stored changed refused'),
    ('files', 'refused refused refused refused', 'nothing refused unchanged unchanged', 'rows stored changed deleted'),
    ('synonyms', 'refused refused refused refused', 'nothing refused unchanged unchanged',
        'rows stored changed deleted'),
    ('amounts', 'rows refused refused refused', 'nothing refused unchanged unchanged', 'rows stored changed deleted'),
    ('deadlines', 'rows refused refused refused', 'nothing stopped unchanged unchanged', 'rows stored changed deleted'),
    ('postponements', 'rows refused refused refused', 'nothing refused unchanged unchanged',
        'rows stored changed deleted'),
    ('terms', 'rows refused refused refused', 'nothing refused unchanged unchanged', 'rows stored changed deleted'),
    ('history', 'refused refused refused refused', 'nothing refused refused refused', 'rows refused refused refused'),
    ('changes', 'refused refused refused refused', 'nothing refused refused refused', 'rows refused refused refused'),
    ('drafts', 'refused refused refused refused', 'nothing refused unchanged refused', 'rows refused changed refused'),
    ('draft_saves', 'refused refused refused refused', 'nothing refused refused refused',
        'rows refused refused refused'),
    ('draft_notes', 'refused refused refused refused', 'nothing refused unchanged refused',
        'rows stored changed refused'),
    ('editions', 'refused refused refused refused', 'nothing refused unchanged unchanged',
        'rows stored changed deleted'),
    -- A sample is not announced.
    ('amendments', 'nothing refused refused refused', 'nothing refused unchanged unchanged',
        'rows stored changed deleted'),
    ('section_versions', 'rows refused refused refused', 'nothing stopped unchanged unchanged',
        'rows stored changed deleted'),
    ('section_addresses', 'rows refused refused refused', 'rows refused refused refused',
        'rows refused refused refused'),
    ('content_version', 'rows refused refused refused', 'rows refused refused refused', 'rows refused refused refused'),
    ('storage.objects', 'nothing refused unchanged unchanged', 'nothing refused unchanged unchanged',
        'rows stored changed deleted'),
    ('storage.buckets', 'nothing refused unchanged unchanged', 'nothing refused unchanged unchanged',
        'nothing refused unchanged unchanged')
) as t (name, anon, stranger, staff)
cross join lateral (values ('anon', t.anon), ('stranger', t.stranger), ('staff', t.staff)) as a (actor, cells);

select set_eq(
    $$select oid::regclass from pg_class where relkind in ('r', 'p', 'v', 'm', 'f')
        and relnamespace in ('public'::regnamespace, 'storage'::regnamespace)$$,
    'select distinct name from expected', 'SEC-1 the matrix has every table of the schemas public and storage');

-- Postgres looks at privileges first, then at policies: a refusal, or nothing found.
select is((
    select string_agg(pg_temp.attempt(e.actor, o.operation, e.name,
        case o.operation when 'update' then s.change else coalesce(s.sample, s.change) end), ' ' order by o.place)
    from unnest(array['select', 'insert', 'update', 'delete']) with ordinality as o (operation, place)),
    e.cells, format('SEC-1 DATA-4 %s: what %s may select, insert, update and delete', e.name, e.actor))
from expected as e left join samples as s on s.name = e.name;

-- 02-grants states who may write which columns. Here is what a policy, or a rule of Postgres's own, says of values.
select is((
    select string_agg(pg_temp.attempt(a.actor, t.operation, s.name,
        case t.operation when 'update' then '{}' else s.sample end || t.given::jsonb), ' ' order by a.place)
    from unnest(array['anon', 'stranger', 'staff']) with ordinality as a (actor, place)),
    t.cells, format('SEC-1 DATA-4 %s: %s of %s', t.name, t.operation, t.given))
from (values
    ('faq_feedback', 'insert and read', '{}', 'refused refused stored'),
    -- A trigger keeps it, and nothing is there to be read.
    ('newsletter_subscriptions', 'insert and read', '{}', 'refused stored stored'),
    ('editions', 'update', '{"state": "sent"}', 'refused refused refused'),
    ('contact_messages', 'insert and read', '{}', 'refused refused stored'),
    ('contact_messages', 'insert', '{"status": "read"}', 'refused refused refused'),
    ('contact_messages', 'insert', '{"status": "new"}', 'stored stored stored'),
    ('contact_messages', 'update', '{"status": "archived"}', 'refused unchanged changed'),
    ('contact_messages', 'update', '{"message": "changed"}', 'refused refused refused'),
    ('faq_feedback', 'insert', '{"faq_id": "00000000-0000-4000-8000-0000000000a1"}', 'refused refused refused'),
    ('faqs', 'update', '{"is_enabled": false}', 'refused unchanged changed'),
    ('sections', 'insert', '{"slug": "planted"}', 'refused refused refused'),
    ('amendments', 'update', '{"announced_at": "2001-01-01"}', 'refused refused refused'),
    ('section_versions', 'insert', '{"ended_by": null}', 'refused refused refused'),
    ('files', 'insert', '{"uploaded_by": "99999999-0000-4000-8000-000000000182"}', 'refused refused refused'),
    ('files', 'update', '{"path": "uploads/elsewhere.pdf"}', 'refused refused refused'),
    ('storage.objects', 'insert', '{"name": "uploads/a.html"}', 'refused refused refused'),
    ('storage.objects', 'insert', '{"name": "a.pdf"}', 'refused refused refused'),
    ('storage.objects', 'insert', '{"bucket_id": "papers"}', 'refused refused refused'),
    ('storage.objects', 'update', '{"name": "a.pdf"}', 'unchanged unchanged refused'),
    ('storage.objects', 'update', '{"bucket_id": "papers"}', 'unchanged unchanged refused')
) as t (name, operation, given, cells)
left join samples as s on s.name = t.name::regclass;

-- What the procedures find: a section that two rulings and an answer cite, and what staff wrote since.
update public.sections set title = '9181. Quokkas' where id = '00000000-0000-4000-8000-000000000181';
update public.faqs set answer = 'See section 9181 of the Law.' where id = '00000000-0000-4000-8000-000000000181';
insert into public.rulings (id, title, date, court, summary, content)
select id::uuid, 'Quokkas', '1951-01-01', 'x', 'x', '<p>Sections 9181 and 9182 of the Law.</p>'
from unnest(array['00000000-0000-4000-8000-000000000182', '00000000-0000-4000-8000-000000000183']) as id;
select pg_temp.become('staff');
insert into public.news (title, date, category, summary, content)
select title, '9000-01-01', 'Updates', 'x', '<a href="/storage/v1/object/public/files/uploads/quokka.pdf">x</a>'
from unnest(array['Quokkas', 'Numbats']) as title;
update public.news set summary = 'y' where title = 'Quokkas';
delete from public.news where title = 'Numbats';
select set_config('role', 'none', true);
insert into public.drafts (table_name, "row", written_by)
values ('news', '{"title": "Wombats"}', '99999999-0000-4000-8000-000000000181');
insert into public.amendments (id, title, day)
values ('00000000-0000-4000-8000-000000000184', 'Wombats', '9000-01-01');
insert into public.drafts (table_name, "row", amendment_id, written_by) values ('sections',
    '{"title": "Wombats"}', '00000000-0000-4000-8000-000000000184', '99999999-0000-4000-8000-000000000181');
update private.mail_settings set is_on = true;
insert into public.editions (id, from_day, to_day, words)
values ('00000000-0000-4000-8000-000000000185', '2001-01-01', '2001-01-07', 'Quokkas');
create temporary table drafted on commit drop as
select d.id, d.written_at from public.drafts as d where d."row" ->> 'title' = 'Wombats' and d.table_name = 'news';
grant select on drafted to anon, authenticated;
create temporary table saved on commit drop as
select s.draft_id, s.written_at, d.written_at as stamp
from public.draft_saves as s join drafted as d on d.id = s.draft_id;
grant select on saved to anon, authenticated;
create temporary table standing on commit drop as
select s.id, s.updated_at from public.sections as s where s.id = '00000000-0000-4000-8000-000000000181';
grant select on standing to anon, authenticated;
create temporary table prepared on commit drop as
select a.id, a.updated_at from public.amendments as a where a.title = 'Wombats';
grant select on prepared to anon, authenticated;
create temporary table written on commit drop as
select n.id, n.updated_at,
    (select h.id from public.history as h where h.row_id = n.id and h.action = 'update') as changed,
    (select h.id from public.history as h where h.title = 'Numbats' and h.action = 'delete') as deleted
from public.news as n where n.title = 'Quokkas';
grant select on written to anon, authenticated;
create temporary table dead on commit drop as
select d.id from private.dead_links as d where d.source_id = '00000000-0000-4000-8000-000000000182';
grant select on dead to anon, authenticated;

-- What a call came to: yes (it did or found something), no, refused (42501), or the code of another error.
create function pg_temp.call(actor text, expression text) returns text language plpgsql as $$
declare
    answer text;
begin
    perform pg_temp.become(actor);
    execute format('select case when %s then ''yes'' else ''no'' end', expression) into strict answer;
    raise exception using errcode = 'P0999', message = answer;
exception
    when sqlstate 'P0999' then return sqlerrm;
    when insufficient_privilege then return 'refused';
    when sqlstate 'PT404' then return sqlstate;
    when others then return sqlstate || ' ' || sqlerrm;
end
$$;

-- Readers are visitors: somebody signed in who is not staff finds nothing in any table.
-- $ stands for the procedure's name, # for the id of the rows that others hang on, % for that of a ruling.
create temporary table calls (name, expression, cells) on commit drop as
values
    ('is_staff', '$()', 'refused no yes'),
    ('staff_account', 'exists (select from $())', 'refused refused yes'),
    ('rename_oneself', 'exists (select from $(''Dana''))', 'refused refused yes'),
    ('changed_by_name', '$(jsonb_populate_record(null::public.history,
        ''{"changed_by": "99999999-0000-4000-8000-000000000181"}'')) is not null', 'refused no yes'),
    ('noted_by_name', '$(jsonb_populate_record(null::public.draft_notes,
        ''{"written_by": "99999999-0000-4000-8000-000000000181"}'')) is not null', 'refused no yes'),
    ('saved_by_name', '$(jsonb_populate_record(null::public.draft_saves,
        ''{"written_by": "99999999-0000-4000-8000-000000000181"}'')) is not null', 'refused no yes'),
    ('written_by_name', '$(jsonb_populate_record(null::public.message_entries,
        ''{"written_by": "99999999-0000-4000-8000-000000000181"}'')) is not null', 'refused no yes'),
    ('count_vain_search', 'exists (select from $(''zorgle''))', 'yes yes yes'),
    ('get_vain_searches', 'not exists (select from $())', 'refused refused yes'),
    ('increment_faq_view_count', 'exists (select from $(#))', 'yes yes yes'),
    ('ask_for_puzzle', '$(''contact'') ? ''salt''', 'yes yes yes'),
    ('view_count', '(select $(f) = 0 from public.faqs as f where f.id = #)', 'refused no yes'),
    ('get_faq_feedback_counts', 'exists (select from $(#))', 'yes yes yes'),
    ('search_content', '$(''quokka'') -> ''results'' <> ''[]''', 'yes yes yes'),
    ('search_rulings', 'exists (select from $(''quokka''))', 'yes no yes'),
    ('search_tax_decisions', 'exists (select from $(''vat''))', 'yes no yes'),
    ('search_news', 'exists (select from $(''quokka''))', 'yes no yes'),
    ('get_list_options', 'exists (select from $(''rulings''))', 'yes no yes'),
    ('get_margin', '$(''vat-law'') ? #', 'yes no yes'),
    ('get_citing_sources', 'exists (select from $(#))', 'yes no yes'),
    ('get_cited_sections', 'exists (select from $(''ruling'', array[%]::uuid[]))', 'yes no yes'),
    ('get_related_rulings', 'exists (select from $(array[%]::uuid[]))', 'yes no yes'),
    ('get_neighbours', 'exists (select from $(''ruling'', array[%]::uuid[]))', 'yes no yes'),
    ('get_section_context', 'exists (select from $(''vat-law'', ''9181''))', 'yes no yes'),
    ('get_terms', 'exists (select from $())', 'yes no yes'),
    ('get_faq_facts', 'exists (select from $())', 'yes no yes'),
    ('get_answered_questions', 'exists (select from $())', 'yes no yes'),
    ('get_content_counts', 'exists (select from $())', 'yes yes yes'),
    ('get_changes', 'exists (select from $())', 'yes yes yes'),
    ('get_change_options', 'exists (select from $())', 'yes yes yes'),
    ('get_law_changes', 'exists (select from $())', 'yes no yes'),
    ('get_latest', 'exists (select from $() where part = ''change'')', 'yes yes yes'),
    ('describe_change', 'exists (select from written as w, $(w.changed, ''Sample''))', 'refused refused yes'),
    ('get_amounts', 'exists (select from $())', 'yes yes yes'),
    ('get_deadlines', 'exists (select from $())', 'yes no yes'),
    ('get_preview', 'exists (select from $(''/law/vat-law/9181''))', 'yes no yes'),
    ('get_links', '$(''ruling'') <> ''{}''', 'yes no yes'),
    ('get_law_links', '$(''vat-law'') <> ''{}''', 'yes no yes'),
    ('get_guide_faults', 'exists (select from $(''[]''))', 'refused refused yes'),
    ('save_draft', 'exists (select from $(''news'', ''{"title": "Sample"}''))', 'refused refused yes'),
    ('get_drafts', 'exists (select from $())', 'refused refused yes'),
    ('who_writes', 'not exists (select from $(array[#]::uuid[], ''take over''))', 'refused refused yes'),
    ('publish_draft', 'exists (select from drafted as d, $(d.id, d.written_at, ''{"title": "Wombats", "date":
        "1951-01-01", "category": "Updates", "summary": "x", "content": "x"}''))', 'refused refused yes'),
    ('restore_save', 'exists (select from saved as s, $(s.draft_id, s.written_at, s.stamp))', 'refused refused yes'),
    ('correct_section', 'exists (select from standing as s, $(s.id, s.updated_at, ''{}'', ''[]''))',
        'refused refused yes'),
    ('publish_due', '$() = 0', 'yes yes yes'),
    ('derive_pending', 'not $()', 'yes yes yes'),
    ('get_underived_texts', '(select count(*) from $()) >= 0', 'refused refused yes'),
    ('went_live', '(select count(*) from $()) >= 0', 'refused refused yes'),
    ('step_amendment', 'exists (select from prepared as a, $(a.id, ''announce'', a.updated_at))',
        'refused refused yes'),
    ('law_on', 'exists (select from $(''vat-law'', ''2100-01-01'', ''9181''))', 'yes no yes'),
    ('compare_law', 'exists (select from $(''vat-law'', ''2100-01-01'', ''2100-01-02'', ''9181''))', 'yes no yes'),
    ('has_due', '(select not $(v) from public.content_version as v)', 'yes yes yes'),
    ('restore_version', 'exists (select from written as w, $(w.changed))', 'refused refused yes'),
    ('deleted_rows', 'exists (select from $(''news''))', 'refused refused yes'),
    ('move_rows', 'exists (select from $(''sections'', array[#]::uuid[], to_place => 1))', 'refused refused yes'),
    ('change_rows', 'exists (select from written as w, $(''news'', array[w.id], array[w.updated_at], ''delete''))',
        'refused refused yes'),
    ('undo_changes', 'exists (select from written as w, $(array[w.deleted]) as u where u.failure is null)',
        'refused refused yes'),
    ('stage_import', 'exists (select from $(gen_random_uuid(), ''[]''))', 'refused refused yes'),
    ('check_import', 'exists (select from $(''vat-law'', '''', ''[{"place": 0, "title": " "}]''))',
        'refused refused yes'),
    ('apply_import', 'exists (select from $(gen_random_uuid(), ''vat-law'', '''', 0))', 'refused refused yes'),
    ('find_same', '(select places = ''{1}'' from $(''news'', ''{title}'', ''[["quokkas"]]''))',
        'refused refused yes'),
    ('undo_import', '(select $(''00000000-0000-4000-8000-000000000189'', true) > 0
        from (select public.add_rows(''news'', ''[{"title": "Sample", "date": "1951-01-01",
        "category": "Updates", "summary": "x", "content": "x"}]'', ''00000000-0000-4000-8000-000000000189'')) as a)',
        'refused refused yes'),
    ('imports_into', '(select count(*) from $(''{news}'')) >= 0', 'refused refused yes'),
    ('add_rows', '(select cardinality(ids) = 1 from $(''news'', ''[{"title": "Sample", "date": "1951-01-01",
        "category": "Updates", "summary": "x", "content": "x"}]'', gen_random_uuid()) as ids)', 'refused refused yes'),
    ('check_rows', 'exists (select from $(''news'', ''[{"title": ""}]''))', 'refused refused yes'),
    ('staff_dashboard', 'exists (select from $())', 'refused refused yes'),
    ('upcoming_rows', 'exists (select from $())', 'refused refused yes'),
    ('row_facts', 'exists (select from $(''sections'', array[#]::uuid[]))', 'refused refused yes'),
    ('recent_changes', 'exists (select from $())', 'refused refused yes'),
    ('history_authors', 'exists (select from $())', 'refused refused yes'),
    ('find_texts', 'exists (select from $(''quokka''))', 'refused refused yes'),
    ('get_dead_links', 'exists (select from $())', 'refused refused yes'),
    ('count_my_dead_links', '$() >= 0', 'refused refused yes'),
    ('ignore_dead_link', 'exists (select from dead as d, $(d.id, ''Repealed''))', 'refused refused yes'),
    ('mend_dead_link', 'exists (select from dead as d, $(d.id, ''/law/vat-law/9181''))', 'refused refused yes'),
    ('change_usage', 'exists (select from $(''sections'', ''{"title": "Quokkas"}'', array[#]::uuid[]))',
        'refused refused yes'),
    ('get_address', '$(''ruling'', %) is not null', 'refused refused yes'),
    ('get_page_answers', '$(''news'', ''{"title": "x", "date": "1951-01-01",
        "category": "Updates", "summary": "x", "content": "x"}'') is not null', 'refused refused yes'),
    ('get_text_targets', 'exists (select from $(''ruling'', %))', 'refused refused yes'),
    ('get_day_references', 'exists (select from prepared as a, $(a.id, #) as d (told) where d.told ? ''targets'')',
        'refused refused yes'),
    ('search_sections', 'exists (select from $(''quokka''))', 'refused refused yes'),
    ('row_usage', 'exists (select from $(array[#]::uuid[]))', 'refused refused yes'),
    ('message_counts', 'exists (select from $())', 'refused refused yes'),
    ('prepare_archive', '$() is not null', 'refused refused refused'),
    ('get_archive_piece', '$(#, ''news'', 1) is null', 'refused refused refused'),
    ('add_archive_piece', '$(#, ''news'', 1, '''') is null', 'refused refused refused'),
    ('drop_archive', '$(#) is null', 'refused refused refused'),
    ('check_archive', '$(''{}'') is null', 'refused refused refused'),
    ('bring_in_archive', '$(#, ''{}'', ''{}'') is null', 'refused refused refused'),
    ('set_removed', 'exists (select from $(''contact_messages'', array[#]::uuid[], true))', 'refused refused yes'),
    -- By whom a token is sent makes no difference.
    ('ask_for_link', 'exists (select from $(''nobody@example.com''))', 'yes yes yes'),
    ('read_subscription', '$(''x'') is null', 'PT404 PT404 PT404'),
    ('confirm_subscription', '$(''x'') is null', 'PT404 PT404 PT404'),
    ('set_subscription', '$(''x'', ''daily'', ''[]'') is null', 'PT404 PT404 PT404'),
    ('leave', '$(''x'') is null', 'PT404 PT404 PT404'),
    ('undo_leave', 'exists (select from $(''x''))', 'PT404 PT404 PT404'),
    ('preview_edition', '$(''00000000-0000-4000-8000-000000000185'') ? ''law''', 'refused refused yes'),
    ('send_test', 'exists (select from $(''00000000-0000-4000-8000-000000000185''))', 'refused refused yes'),
    ('step_edition', '$(''00000000-0000-4000-8000-000000000185'', ''send'') = ''due''', 'refused refused yes'),
    ('newsletter_facts', '$() ? ''confirmed''', 'refused refused yes'),
    ('project_facts', '$() is null', 'refused refused refused'),
    ('take_mail', '$(1) is null', 'refused refused refused'),
    ('begin_mail', '$(#) is null', 'refused refused refused'),
    ('tell_mail', '$(#, 250, '''', false) is null', 'refused refused refused'),
    ('finish_removals', 'not exists (select from $(array[#]::uuid[]))', 'refused refused yes');

select bag_eq(
    $$select p.proname::text from pg_proc as p where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e')$$,
    'select name from calls', 'SEC-1 the matrix has every procedure of the schema public');

select is((
    select string_agg(pg_temp.call(a.actor, replace(replace(replace(c.expression, '$', 'public.' || c.name),
        '#', '''00000000-0000-4000-8000-000000000181'''), '%', '''00000000-0000-4000-8000-000000000182''')),
        ' ' order by a.place)
    from unnest(array['anon', 'stranger', 'staff']) with ordinality as a (actor, place)),
    c.cells, format('SEC-1 who may call %s', c.name))
from calls as c;

select * from finish();
rollback;
