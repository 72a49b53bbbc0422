-- What a new kind of content needs (README): its table, then a view, a row, a call and the procedure of its list.
-- Search, citations, lists, previews, links, file usage, dashboard, history and recent changes then include it.
-- Everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(24);

-- The table, as the migration of any other.
create table public.circulars (
    id uuid primary key default gen_random_uuid(),
    title text not null,
    date date not null,
    date_precision text not null default 'day',
    known_date text not null generated always as (private.iso_day(date, date_precision)) stored,
    audience text not null,
    content text not null,
    updated_at timestamptz not null default now(),
    revised_at timestamptz not null default now(),
    plain text not null default ''
);
create trigger circulars_plain before insert or update of content, plain on public.circulars
    for each row execute function private.set_plain_text('content');
grant select (id, title, date, known_date, audience, content, revised_at, plain) on public.circulars to anon;
grant insert (id, title, date, date_precision, audience, content) on public.circulars to authenticated;
insert into public.circulars (title, date, audience, content)
    values ('Numbats', '2019-01-01', 'Importers', '<p>What was there before is found too: pademelons.</p>');

-- The view, the row and the call.
create view private.circulars_texts with (security_invoker = true) as
    select g.id, null::uuid as parent_id, g.title, g.title as name, array[g.plain] as plain,
        jsonb_build_object('audience', g.audience) as labels, '/circulars/' || g.id as url, g.date, g.known_date,
        true as is_public,
        '{}'::text[] as numbers, 7000 as place, g.content as html
    from public.circulars as g;
insert into private.managed_tables (name, kind, search_type, list_filters)
    values ('circulars', 'circular', 'circular', '{audience}');
select private.manage_table('circulars');
create function public.search_circulars(
    q text, only_audience text[] default null, page integer default 1, page_size integer default 20)
returns table (id uuid, title text, audience text, provisions text[], total bigint)
language sql stable set search_path = ''
as $$
    select g.id, g.title, g.audience, h.provisions, h.total
    from private.list_page(
        'circulars', q, jsonb_build_object('audience', only_audience), null, null, page, page_size) as h
    join public.circulars as g on g.id = h.id
    order by h.place
$$;
grant execute on function public.search_circulars(text, text[], integer, integer) to anon, authenticated;

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000014', 'circular@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000014');
insert into auth.sessions (id, user_id)
    values ('88888888-0000-4000-8000-000000000014', '99999999-0000-4000-8000-000000000014');
create function pg_temp.as_user(role_name text) returns void language plpgsql as $$
begin
    perform set_config('request.jwt.claims', case role_name when 'authenticated' then
        '{"sub":"99999999-0000-4000-8000-000000000014","session_id":"88888888-0000-4000-8000-000000000014",'
        '"role":"authenticated"}' else '{"role":"anon"}' end, true);
    perform set_config('role', role_name, true);
end
$$;
insert into public.files (name, path, size, type) values ('Quoll', 'uploads/quoll.pdf', 1, 'application/pdf');
create function pg_temp.uses_of_file() returns table (kind text, title text) language sql as $$
    select u.kind, u.title from public.files as f, public.row_usage(array[f.id]) as u where f.path = 'uploads/quoll.pdf'
$$;
create function pg_temp.found(q text) returns jsonb language sql as $$
    select coalesce(jsonb_agg(r.hit ->> 'title'), '[]')
    from jsonb_array_elements(public.search_content(q) -> 'results') as r (hit) where r.hit ->> 'type' = 'circular'
$$;

select pg_temp.as_user('authenticated');
insert into public.circulars (id, title, date, audience, content) values
    ('00000000-0000-4000-8000-0000000000a9', 'Quolls',
    '2020-01-01',
    'Exporters', '<p>See section 30 of the Law and '
    '<a href="/storage/v1/object/public/files/uploads/quoll.pdf">bettongs</a>.</p>');
select is(
    (select row(r.action, r.kind, r.title, r.changed_by, r.others)::text from public.recent_changes() as r limit 1),
    '(insert,circular,Quolls,circular@example.test,0)', 'MEND-D2 recent changes tell who added one');
select is((select row(f.kind, f.title)::text from pg_temp.uses_of_file() as f),
    '(circular,Quolls)',
    'MEND-D2 a file knows that it is used there');

select pg_temp.as_user('anon');
select is(pg_temp.found('bettongs'), '["Quolls"]', 'MEND-D2 the search finds it');
select is(pg_temp.found('bettnogs'), '["Quolls"]', 'MEND-D2 with a typo too');
select is(pg_temp.found('pademelons'), '["Numbats"]', 'MEND-D2 and what was there before');
select is(public.search_content('bettongs', 'circular') -> 'counts' -> 'circular', '{"count": 1, "more": false}',
    'MEND-D2 counts it by its type');
select is(public.search_content('bettongs') -> 'results' -> 0 ->> 'date', '2020-01-01', 'MEND-D2 says its day');
select is(public.search_content('bettongs') -> 'results' -> 0 ->> 'url',
    '/circulars/00000000-0000-4000-8000-0000000000a9',
    'MEND-D2 and leads to it');
select is((select string_agg(g.title, ' ') from public.search_circulars('e') as g), 'Quolls Numbats',
    'MEND-D2 its list can be searched, newest first');
select results_eq($$select title, provisions, total from public.search_circulars('bettong', '{Exporters}')$$,
    $$values ('Quolls', array['section 30'], 1::bigint)$$,
    'MEND-D2 and filtered, with the provisions that it concerns');
select is_empty($$select * from public.search_circulars('bettong', '{Importers}')$$,
    'MEND-D2 so that others are left out');
select set_eq($$select filter || ' ' || choice from public.get_list_options('circulars')$$,
    array['audience Exporters', 'audience Importers', 'year 2020', 'year 2019'],
        'MEND-D2 with what occurs to choose from');
select ok(exists (
    select from public.sections as s join public.chapters as c on c.id = s.chapter_id,
        public.get_citing_sources(s.id) as g
    where s.number = '30' and c.type = 'vat-law' and g.type = 'circular' and g.title = 'Quolls'),
    'MEND-D2 a section knows that it is cited there');
select is((select string_agg(s.title, ' ')
    from public.get_cited_sections('circular', array['00000000-0000-4000-8000-0000000000a9'::uuid]) as s
    where s.title like '30.%'), '30. Zero-rated transactions', 'MEND-D2 and what it cites is known');
select results_eq($$select * from public.get_preview('/circulars/00000000-0000-4000-8000-0000000000a9')$$,
    $$values ('Quolls', 'See section 30 of the Law and bettongs.')$$, 'MEND-D2 a link to it is previewed');
select is_empty($$select * from public.get_preview('/news/00000000-0000-4000-8000-0000000000a9')$$,
    'MEND-D2 at its own address alone');

select pg_temp.as_user('authenticated');
insert into public.news (title, date, category, summary, content) values ('Bilbies', '2020-01-01', 'Updates', 'x',
    '<a href="/circulars/00000000-0000-4000-8000-0000000000a9">here</a> '
    '<a href="/circulars/00000000-0000-4000-8000-0000000000ff">gone</a>');
select set_eq(
    $$select t.words, t.is_dead from public.news as n, public.get_text_targets('news', n.id) as t
        where n.title = 'Bilbies'$$,
    $$values ('here', false), ('gone', true)$$, 'MEND-D2 staff see which links to them lead nowhere');
select results_eq(
    $$select kind, title from public.row_usage(array['00000000-0000-4000-8000-0000000000a9'::uuid])$$,
    $$values ('news', 'Bilbies')$$, 'MEND-D2 before one is deleted, what links it is said');
update public.circulars set content = '<p>Potoroos</p>' where title = 'Quolls';
select is(pg_temp.found('bettongs') || pg_temp.found('potoroos'), '["Quolls"]', 'MEND-D2 a change is found at once');
select is_empty('select * from pg_temp.uses_of_file()', 'MEND-D2 and uses the file no longer');
select ok((select h."row" ->> 'content' from public.history as h where h.table_name = 'circulars'
    and h.action = 'update') like '%bettongs%',
    'MEND-D2 the history keeps what was there');
delete from public.circulars where title = 'Quolls';
select is(pg_temp.found('potoroos'), '[]', 'MEND-D2 a deleted one is not found');
select public.restore_version((select d.version from public.deleted_rows('circulars') as d));
select is(pg_temp.found('potoroos'), '["Quolls"]', 'MEND-D2 restored, it is');
select is((select string_agg(r.action, ' ' order by r.version desc) from public.recent_changes() as r
    where r.kind = 'circular'),
    'restore delete update insert', 'MEND-D2 and all of it is told');

select * from finish();
rollback;
