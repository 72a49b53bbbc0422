-- One description of all content that staff manage, and one view of all its texts. Search, citations, lists, file
-- usage, history and recent changes are built on these; none of them knows a table by name. How to add a new kind of
-- content: README.

create table private.managed_tables (
    name text primary key,
    place integer not null unique generated always as identity,
    kind text not null unique,
    search_type text unique,
    list_filters text[],
    cited_as text check (cited_as in ('case', 'decision')),
    siblings text,
    parent text,
    parent_column text,
    no_parent_message text,
    duplicate_message text
);
comment on table private.managed_tables is
    'The tables in public that staff manage: their former rows are kept (DATA-6), and data derived from their texts is '
    'kept up to date. A row with a parent is deleted and restored with it.';
comment on column private.managed_tables.place is
    'The order in which kinds are named, and what the postings of the search call each.';
comment on column private.managed_tables.kind is 'What one row is called, for staff and in citations.';
comment on column private.managed_tables.search_type is
    'The type under which search shows it (SEARCH-3); null if it is not searched. Of what is searched, the '
    'references are found and the provisions that it cites are kept.';
comment on column private.managed_tables.list_filters is
    'The columns by which readers can filter the list, "provision" for the provisions that its items concern; null if '
    'there is no searchable list.';
comment on column private.managed_tables.cited_as is 'What references by number call it; null if there are none.';
comment on column private.managed_tables.siblings is
    'The column that is equal in rows ordered by hand together; empty if all rows are siblings, null if nobody orders '
    'them.';
comment on column private.managed_tables.no_parent_message is 'Why a row without its parent cannot be restored.';
comment on column private.managed_tables.duplicate_message is 'Why a row that another one equals cannot be restored.';
alter table private.managed_tables enable row level security;
grant select on private.managed_tables to anon, authenticated, service_role;
create policy "everyone knows what there is" on private.managed_tables for select to anon, authenticated using (true);

insert into private.managed_tables
    (name, kind, search_type, list_filters, cited_as, siblings, parent, parent_column, no_parent_message,
        duplicate_message)
values
    ('chapters', 'chapter', null, null, null, 'type', null, null, null, null),
    ('sections', 'section', 'law', null, null, 'chapter_id', 'chapters', 'chapter_id',
        'The chapter of this section was deleted. Restore the chapter first.', null),
    ('related_rulings', 'related_ruling', null, null, null, null, 'sections', 'section_id',
        'The section of this related ruling was deleted. Restore the section first.', null),
    ('rulings', 'ruling', 'ruling', '{court,provision}', 'case', null, null, null, null, null),
    ('tax_decisions', 'decision', 'decision', '{authority,field,provision}', 'decision', null, null, null, null, null),
    ('news', 'news', 'news', '{category}', null, null, null, null, null, null),
    ('faq_categories', 'faq_category', null, null, null, '', null, null, null, null),
    ('faqs', 'faq', 'faq', null, null, 'category_id', 'faq_categories', 'category_id',
        'The category of this FAQ was deleted. Restore the category first.', null),
    ('amounts', 'amount', null, null, null, null, null, null, null,
        'Another amount of this figure holds from the same day. Change or delete that one first.'),
    ('deadlines', 'deadline', null, null, null, '', null, null, null, null),
    ('postponements', 'postponement', null, null, null, null, null, null, null,
        'Another postponement is of the same return and period. Change or delete that one first.'),
    ('terms', 'term', 'term', null, null, null, null, null, null,
        'Another term has the same name. Change or delete that one first.'),
    ('guides', 'guide', 'guide', null, null, null, null, null, null, null),
    ('amendments', 'amendment', null, null, null, null, null, null, null, null),
    ('section_versions', 'section_version', null, null, null, null, 'sections', 'section_id', null, null);

create function private.search_numbers(title text, source text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return (
        select array(
            select unnest(array[lower(n.number), source || ' ' || lower(n.number)])
            from unnest(private.section_numbers(title)) as n (number)
            where source in ('law', 'regulation', 'directive')
            union
            select regexp_replace(lower(m[1]), '[/\s]', '-', 'g')
            from regexp_matches(title, '(?<![\w/-])(\d{1,6}[-/]\d{2,4}(?:[-/]\d{2,4})?)(?![\w/-])', 'g') as m
            union
            select regexp_replace(lower(btrim(title)), '[/\s]', '-', 'g')
            where source = 'decision' and length(title) <= 30
            order by 1));
end
$$;
comment on function private.search_numbers(text, text) is
    'The numbers in a title, with hyphens for slashes: "30" and "law 30" for a section, "15803-02-18" for a ruling, '
    '"8933-25" or "sample-01" for a decision.';

create function private.with_number(name text, number text) returns text
language sql immutable parallel safe set search_path = ''
return name || coalesce(' (' || number || ')', '');
comment on function private.with_number(text, text) is
    'A ruling by its parties, a decision by its subject, each with its number, if any: "Alpha v. Director (CA 41/96)".';

create function private.link_to(url text, words text) returns text
language sql immutable parallel safe set search_path = ''
return '<a href="' || replace(replace(url, '&', '&amp;'), '"', '&quot;') || '">'
    || replace(replace(words, '&', '&amp;'), '<', '&lt;') || '</a>';
comment on function private.link_to(text, text) is 'A link in HTML; null without an address.';

create function private.paragraph(words text) returns text
language sql immutable strict parallel safe set search_path = ''
return '<p>' || replace(replace(words, '&', '&amp;'), '<', '&lt;') || '</p>';
comment on function private.paragraph(text) is 'A plain text as a paragraph of HTML.';

create view private.sections_texts with (security_invoker = true) as
    select s.id, s.chapter_id as parent_id, s.title, s.title as name, array[s.plain] as plain,
        jsonb_build_object('chapter', c.title) as labels, '/law/' || c.type || '#' || s.id as url, null::date as date,
        null::text as known_date, true as is_public,
        private.search_numbers(s.title, case c.type
            when 'vat-law' then 'law' when 'regulations' then 'regulation' else 'directive' end) as numbers,
        1000 * (private.law_order(c.type) - 1) + least(c."order", 900) as place,
        s.content as html
    from public.sections as s join public.chapters as c on c.id = s.chapter_id;
comment on view private.sections_texts is 'The sections as texts, see private.texts.';

create view private.related_rulings_texts with (security_invoker = true) as
    select r.id, r.section_id as parent_id, r.title, r.title as name, '{}'::text[] as plain,
        '{}'::jsonb as labels, r.url, null::date as date, null::text as known_date, true as is_public,
        '{}'::text[] as numbers, 0 as place, private.link_to(r.url, r.title) as html
    from public.related_rulings as r;
comment on view private.related_rulings_texts is 'The related rulings of sections as texts, see private.texts.';

create view private.rulings_texts with (security_invoker = true) as
    select r.id, null::uuid as parent_id, r.title, private.with_number(r.title, r.number) as name,
        array[r.summary, r.plain] || r.key_points || array_remove(array[r.holding, r.outcome, r.judge], null) as plain,
        jsonb_build_object('court', r.court) as labels, '/rulings/' || r.id as url, r.date, r.known_date,
        true as is_public,
        private.search_numbers(private.with_number(r.title, r.number), 'ruling') as numbers, 3000 as place,
        concat_ws(' ', r.content, private.link_to(r.pdf_url, 'PDF')) as html
    from public.rulings as r;
comment on view private.rulings_texts is 'The rulings as texts, see private.texts.';

create view private.tax_decisions_texts with (security_invoker = true) as
    select d.id, null::uuid as parent_id, d.title, private.with_number(d.subject, d.title) as name,
        array[d.summary, d.plain] as plain,
        jsonb_build_object('field', d.field, 'authority', d.authority) as labels, '/decisions/' || d.id as url, d.date,
        d.known_date, true as is_public, private.search_numbers(d.title, 'decision') as numbers, 4000 as place,
        concat_ws(' ', d.content, d.facts, d.request, d.arrangement, d.position, d.key_notes,
            private.link_to(d.pdf_url, 'PDF')) as html
    from public.tax_decisions as d;
comment on view private.tax_decisions_texts is 'The decisions as texts, see private.texts.';

create view private.news_texts with (security_invoker = true) as
    select n.id, null::uuid as parent_id, n.title, n.title as name, array[n.summary, n.plain] as plain,
        jsonb_build_object('category', n.category) as labels, '/news/' || n.id as url, n.date, n.known_date,
        true as is_public,
        private.search_numbers(n.title, 'news') as numbers, 6000 as place, n.content as html
    from public.news as n;
comment on view private.news_texts is 'The news as texts, see private.texts.';

create view private.faqs_texts with (security_invoker = true) as
    select f.id, f.category_id as parent_id, f.question as title, f.question as name, array[f.plain] as plain,
        jsonb_build_object('category', k.name) as labels, '/faqs#' || f.id as url, null::date as date,
        null::text as known_date, f.is_enabled as is_public,
        '{}'::text[] as numbers, 5000 as place, f.answer as html
    from public.faqs as f join public.faq_categories as k on k.id = f.category_id;
comment on view private.faqs_texts is 'The FAQs as texts, including disabled ones, see private.texts.';

create view private.terms_texts with (security_invoker = true) as
    select t.id, null::uuid as parent_id, t.term as title, t.term as name, array[concat_ws('. ',
            nullif(concat_ws(', ', nullif(t.hebrew, ''), t.transliterations[1]), ''), nullif(t.definition, '')),
            t.defined_in] as plain,
        '{}'::jsonb as labels, '/glossary#' || t.id as url, null::date as date, null::text as known_date,
        true as is_public, '{}'::text[] as numbers, 5500 as place,
        private.paragraph(t.definition) || private.paragraph(t.defined_in) as html
    from public.terms as t;
comment on view private.terms_texts is
    'The terms as texts, see private.texts.';

create view private.guides_texts with (security_invoker = true) as
    select g.id, null::uuid as parent_id, g.title, g.title as name,
        array[g.summary, private.html_to_text(private.guide_html(g.nodes))] as plain, '{}'::jsonb as labels,
        '/guides/' || g.id as url,
        null::date as date, null::text as known_date, g.is_enabled as is_public, '{}'::text[] as numbers,
        5500 as place, private.guide_html(g.nodes) as html
    from public.guides as g;
comment on view private.guides_texts is 'The guides as texts, including drafts, see private.texts.';

create function private.compose_texts() returns void
language plpgsql set search_path = ''
as $$
begin
    execute 'create or replace view private.texts with (security_invoker = true) as ' || (
        select string_agg(format(
            'select %L::text as table_name, %L::text as kind, %L::text as search_type, t.* from private.%I as t',
            m.name, m.kind, m.search_type, m.name || '_texts'), ' union all ' order by m.place)
        from private.managed_tables as m
        where to_regclass(format('private.%I', m.name || '_texts')) is not null);
    execute (
        select string_agg(
            format('grant select on private.%I to anon, authenticated, service_role', m.name || '_texts'), ';')
        from private.managed_tables as m
        where to_regclass(format('private.%I', m.name || '_texts')) is not null);
end
$$;
comment on function private.compose_texts() is
    'Builds private.texts from the views "{table}_texts" of all managed tables that have one.';

select private.compose_texts();
grant select on private.texts to anon, authenticated, service_role;
comment on view private.texts is
    'All texts that the caller may see. table_name, kind and search_type are those of private.managed_tables; '
    'parent_id is the row that the text belongs to; name is what lists and links call it, with its number if it has '
    'one (READ-3); plain holds the words, part by part, without the name; labels tells what it is filed under, by '
    'column; url is the address of its page; date is its day, if any, to put texts in order, and known_date as much of '
    'it as is known, which is what readers are shown (TRUE-1); numbers are its own numbers, and place orders texts '
    'with the same number; html is everything that may link something, its PDF as a link.';

create function private.place_of(parent uuid) returns table (
    list_id uuid, list_title text, list_type text, section_id uuid, section_title text)
language plpgsql stable rows 1 set search_path = ''
as $$
begin
    return query
        -- By id alone: no two tables have one in common.
        select coalesce(c.id, g.id), coalesce(c.title, g.name), c.type, s.id, s.title
        from (select parent as id) as p
        left join public.sections as s on s.id = p.id
        left join public.chapters as c on c.id = coalesce(s.chapter_id, p.id)
        left join public.faq_categories as g on g.id = p.id;
end
$$;
comment on function private.place_of(uuid) is
    'One row: the chapter (with its type) or FAQ category whose list shows the rows with this parent, and the section '
    'they belong to; nulls if they have no parent, or one that no longer exists.';
