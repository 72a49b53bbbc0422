-- What of a file's rows could not be added is said before (BULK-2), and nothing is left of trying it.
begin;
create extension if not exists pgtap with schema extensions;
select plan(15);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000282', 'noa@example.test');
insert into private.staff (user_id, name) values ('99999999-0000-4000-8000-000000000282', 'Noa Peretz');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000282', '99999999-0000-4000-8000-000000000282');
insert into public.faq_categories (id, name, "order") values ('a0000000-0000-4000-8000-000000000282', 'Quokkas', 9000);

-- What adding a row leaves: rows, former rows, what readers are told, what is derived or waits for that, the version.
create function pg_temp.left_of(list text) returns text language plpgsql as $$
declare
    found text;
begin
    execute format('
        select concat_ws('' '', (select count(*) from public.%I), (select count(*) from public.history),
            (select count(*) from public.changes), (select count(*) from private.pending_texts),
            (select count(*) from private.search_documents), (select count(*) from private.list_texts),
            (select v::text from public.content_version as v))', list) into found;
    return found;
end
$$;
create function pg_temp.post(columns jsonb default '{}') returns jsonb language sql as $$
    select '{"title": "Quokka", "date": "1951-01-01", "category": "Updates", "summary": "x", "content": "<p>x</p>"}'
        || columns
$$;
-- Of some rows what is said of each.
create function pg_temp.refused(list text, rows jsonb) returns text language sql as $$
    select string_agg(concat_ws(' ', c.place, coalesce(c."column", '-'), c.fault), ', ' order by c.place)
    from public.check_rows(list, rows) as c
$$;
create temporary table before_it as select l as list, pg_temp.left_of(l) as found
from unnest(array['news', 'faqs', 'synonyms', 'terms', 'amounts', 'newsletter_subscriptions']) as l;

select set_config('request.jwt.claims', '{"role": "authenticated", "sub": "99999999-0000-4000-8000-000000000282",
    "session_id": "88888888-0000-4000-8000-000000000282"}', true);
set local role authenticated;

select is(pg_temp.refused('news', jsonb_build_array(pg_temp.post(), pg_temp.post())), null,
    'BULK-2 of what can be added nothing is said');
select is(pg_temp.refused('news', jsonb_build_array(pg_temp.post(),
        pg_temp.post(jsonb_build_object('title', repeat('x', 301))), pg_temp.post('{"date": null}'), pg_temp.post(),
        pg_temp.post('{"date": "2026-02-30"}'))),
    '2 title Its title is not accepted, 3 date Its date is missing, 5 - One of its values is not accepted',
    'BULK-2 each row that would be refused is told by its place, column and reason');
select is(pg_temp.refused('faqs', '[{"category_id": "a0000000-0000-4000-8000-000000000282", "question": "Quokkas?"},
        {"category_id": "a0000000-0000-4000-8000-000000000289", "question": "Numbats?"}]'),
    '2 category_id Its category is not there any more', 'BULK-2 also one whose parent has gone');
select is(pg_temp.refused('synonyms', '[{"typed": "quokka zyx", "means": ["numbat"], "is_mutual": false},
        {"typed": "wombat zyx", "means": ["numbat"], "is_mutual": false},
        {"typed": "QUOKKA  zyx", "means": ["wombat"], "is_mutual": false}]'),
    '3 typed Its typed is that of another one', 'BULK-2 of two with the same value the second');
select is(pg_temp.refused('newsletter_subscriptions', '[{"email": "quokka@example.test"}, {"email": "quokka"}]'),
    '2 email Its email is not accepted', 'BULK-2 an address that is none');
select is((
        select string_agg(c.place::text, ' ' order by c.place)
        from public.check_rows('news', (
            select jsonb_agg(pg_temp.post(case when n % 60 = 0 then '{"date": null}'::jsonb else '{}' end) order by n)
            from generate_series(1, 200) as n)) as c),
    '60 120 180', 'BULK-2 of 200 rows those that would be refused, in their order');
select is((
        select count(*) from public.check_rows('news', (
            select jsonb_agg(pg_temp.post('{"date": null}')) from generate_series(1, 200))) as c),
    200::bigint, 'BULK-2 or all of them');
select is(pg_temp.refused('news', '[{"title": "Quokka", "updated_at": "2001-01-01"}, 1]'),
    '1 - All rows must have the same columns, and no others, 2 - Each row is given as its columns',
    'BULK-2 SEC-1 one with a column that no client may set, or that is none');
select throws_ok(format('select public.check_rows(%L, %L)', list, rows), code, null,
    'BULK-2 ' || what || ' is not checked')
from (values ('news', '{}', 'PT400', 'what is no list of rows'),
    ('sections', '[{"title": "x"}]', 'PT404', 'a list that rows are not added to'),
    ('news', (select jsonb_agg(pg_temp.post())::text from generate_series(1, 201)), 'PT400', 'more than 200 rows'))
    as w (list, rows, code, what);

set local role none;
select is(pg_temp.left_of(b.list), b.found, 'BULK-2 nothing is left of it in ' || b.list || ', or around it')
from before_it as b where b.list in ('news', 'faqs', 'synonyms', 'newsletter_subscriptions');

select * from finish();
rollback;
