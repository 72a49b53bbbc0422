-- Where a file is used (STAFF-6): any text or field that holds its address, however that is written.
begin;
create extension if not exists pgtap with schema extensions;
select plan(29);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000195', 'filing@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000195');
insert into auth.sessions (id, user_id)
    values ('88888888-0000-4000-8000-000000000195', '99999999-0000-4000-8000-000000000195');
select set_config('request.jwt.claims', '{"role": "authenticated", "sub": "99999999-0000-4000-8000-000000000195",
    "session_id": "88888888-0000-4000-8000-000000000195"}', true);

insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000191', 'Numbat Rules', 'booking-rules', 9000);
insert into public.sections (id, chapter_id, title, content, "order") values
    ('a0000000-0000-4000-8000-000000000192', 'a0000000-0000-4000-8000-000000000191', '9291. Numbats', 'x', 1);
insert into public.related_rulings (id, section_id, title, url) values
    ('a0000000-0000-4000-8000-000000000193', 'a0000000-0000-4000-8000-000000000192', 'Beside', 'https://x.test/');
insert into public.rulings (id, title, date, court, summary, content) values
    ('a0000000-0000-4000-8000-000000000194', 'Numbat v. Director', '1951-01-03', 'x', 'x', 'x');
insert into public.tax_decisions (id, title, date, authority, field, subject, summary, content) values
    ('a0000000-0000-4000-8000-000000000195', '92/51', '1951-01-02', 'VAT Division', 'x', 'Numbats', 'x', 'x');
insert into public.news (id, title, date, category, summary, content) values
    ('a0000000-0000-4000-8000-000000000196', 'Numbat news', '1951-01-01', 'Updates', 'x', 'x');
insert into public.faq_categories (id, name, "order") values ('a0000000-0000-4000-8000-000000000197', 'Burrows', 9000);
insert into public.faqs (id, category_id, question, answer, is_enabled) values
    ('a0000000-0000-4000-8000-000000000198', 'a0000000-0000-4000-8000-000000000197', 'Numbats?', 'x', true),
    ('a0000000-0000-4000-8000-000000000199', 'a0000000-0000-4000-8000-000000000197', 'Hidden?', 'x', false);

create function pg_temp.address_of(path text) returns text language sql as $$
    select 'https://x.test/storage/v1/object/public/files/' || private.encode_path(path)
$$;
create function pg_temp.link_to(path text) returns text language sql as $$
    select format('<p>See <a href="%s">the file</a>.</p>', replace(pg_temp.address_of(path), '&', '&amp;'))
$$;
-- Where a new file is used once a column of a row holds this; and where it still is when the column holds it no more.
create function pg_temp.used_by(list text, row_id uuid, column_name text, value text, path text default 'uploads/a.pdf')
returns text language plpgsql as $$
declare
    file uuid;
    former text;
    used text;
begin
    insert into public.files (name, path, size, type) values ('x', used_by.path, 1, 'application/pdf')
    returning id into file;
    execute format('select %I from public.%I where id = $1', column_name, list) into former using row_id;
    execute format('update public.%I set %I = $1 where id = $2', list, column_name) using value, row_id;
    select string_agg(concat_ws(' ', u.kind, u.title), ', ') into used from public.row_usage(array[file]) as u;
    execute format('update public.%I set %I = $1 where id = $2', list, column_name) using former, row_id;
    used := concat_ws(', ', used, (select 'still ' || u.title from public.row_usage(array[file]) as u));
    delete from public.files where id = file;
    return used;
end
$$;
create function pg_temp.used_by_news(value text, path text default 'uploads/a.pdf') returns text language sql as $$
    select pg_temp.used_by('news', 'a0000000-0000-4000-8000-000000000196', 'content', value, path)
$$;

select is(pg_temp.used_by(list, ('a0000000-0000-4000-8000-00000000019' || n)::uuid, column_name,
        case when column_name ~ 'url' then pg_temp.address_of('uploads/a.pdf')
            else pg_temp.link_to('uploads/a.pdf') end),
    used, format('STAFF-6 a file is used by %s.%s, until it is taken out: %s', list, column_name, used))
from (values
    ('sections', 2, 'content', 'section 9291. Numbats'), ('related_rulings', 3, 'url', 'related_ruling Beside'),
    ('rulings', 4, 'pdf_url', 'ruling Numbat v. Director'), ('rulings', 4, 'content', 'ruling Numbat v. Director'),
    ('tax_decisions', 5, 'pdf_url', 'decision Numbats (92/51)'),
    ('tax_decisions', 5, 'content', 'decision Numbats (92/51)'),
    ('tax_decisions', 5, 'facts', 'decision Numbats (92/51)'),
    ('tax_decisions', 5, 'request', 'decision Numbats (92/51)'),
    ('tax_decisions', 5, 'arrangement', 'decision Numbats (92/51)'),
    ('tax_decisions', 5, 'position', 'decision Numbats (92/51)'),
    ('tax_decisions', 5, 'key_notes', 'decision Numbats (92/51)'),
    ('news', 6, 'content', 'news Numbat news'), ('faqs', 8, 'answer', 'faq Numbats?'),
    ('faqs', 9, 'answer', 'faq Hidden?')) as p (list, n, column_name, used);
select is(pg_temp.used_by_news(pg_temp.link_to(path), path), 'news Numbat news',
    'STAFF-6 whatever it is called: ' || path)
from unnest(array['uploads/aפדף', 'uploads/ap d f', 'uploads/apdf(1)', 'uploads/aa&b', 'uploads/ap%df']) as path;
select is(pg_temp.used_by_news(content), used, 'STAFF-6 ' || what)
from pg_temp.address_of('uploads/a.pdf') as a, lateral (values
    ('at the end of a sentence', format('<p>%s.</p>', a), 'news Numbat news'),
    ('in brackets', format('<p>(%s)</p>', a), 'news Numbat news'),
    ('with a query', format('<a href="%s?download=1">x</a>', a), 'news Numbat news'),
    ('with a fragment', format($$<a href='%s#page=2'>x</a>$$, a), 'news Numbat news'),
    ('without the host', '<img src="/storage/v1/object/public/files/uploads/a.pdf">', 'news Numbat news'),
    ('a longer and a shorter name are other files',
        pg_temp.link_to('uploads/a.pdfx') || pg_temp.link_to('uploads/a'), ''),
    ('an address elsewhere is none', '<a href="https://example.com/uploads/a.pdf">x</a>', '')
) as w (what, content, used);

-- Once each, all of them, with what they hang on
insert into public.files (id, name, path, size, type) values
    ('a0000000-0000-4000-8000-00000000019f', 'x', 'uploads/d.pdf', 1, 'application/pdf');
update public.sections set content = pg_temp.link_to('uploads/d.pdf') where title = '9291. Numbats';
update public.related_rulings set url = pg_temp.address_of('uploads/d.pdf') where title = 'Beside';
update public.rulings set content = repeat(pg_temp.link_to('uploads/d.pdf'), 2),
    pdf_url = pg_temp.address_of('uploads/d.pdf') where title = 'Numbat v. Director';
update public.faqs set answer = pg_temp.link_to('uploads/d.pdf') where question = 'Numbats?';
update public.news set content = pg_temp.link_to('uploads/e.pdf') || pg_temp.link_to('uploads/d.pdf')
where title = 'Numbat news';
select set_eq($$select u.kind, u.list_title, u.list_type, u.section_title, u.total
        from public.row_usage('{a0000000-0000-4000-8000-00000000019f}') as u$$,
    $$values ('section', 'Numbat Rules', 'booking-rules', null, 5::bigint),
        ('related_ruling', 'Numbat Rules', 'booking-rules', '9291. Numbats', 5), ('ruling', null, null, null, 5),
        ('news', null, null, null, 5), ('faq', 'Burrows', null, null, 5)$$,
    'STAFF-6 with what each hangs on, so that its form can be found');
select is((select string_agg(u.kind, ' ') filter (where u.kind in ('ruling', 'news'))
        from public.row_usage('{a0000000-0000-4000-8000-00000000019f}') as u), 'ruling news', 'STAFF-6 each once');
select is((select array_agg(u.list_id::text || coalesce(u.section_id::text, '') order by u.kind)
        from public.row_usage('{a0000000-0000-4000-8000-00000000019f}') as u where u.list_id is not null),
    array['a0000000-0000-4000-8000-000000000197',
        'a0000000-0000-4000-8000-000000000191a0000000-0000-4000-8000-000000000192',
        'a0000000-0000-4000-8000-000000000191'], 'STAFF-6 by their ids');

select * from finish();
rollback;
