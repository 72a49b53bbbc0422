-- Where sections lead on a day to come, and what cites them then (TIME-3, STAFF-3); everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(12);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000281', 'noa@example.test'),
    ('99999999-0000-4000-8000-000000000289', 'stranger@example.test');
insert into private.staff (user_id, name) values ('99999999-0000-4000-8000-000000000281', 'Noa Peretz');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000281', '99999999-0000-4000-8000-000000000281'),
    ('88888888-0000-4000-8000-000000000289', '99999999-0000-4000-8000-000000000289');
select set_config('private.today', '2026-12-01', true);
insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000281', 'Chapter of quokkas', 'vat-law', 9000);
insert into public.sections (id, chapter_id, title, content, "order", text_as_of)
select ('b0000000-0000-4000-8000-000000000' || s.number)::uuid, 'a0000000-0000-4000-8000-000000000281', s.title,
    s.content, s.number::integer, '2026-11-01'
from (values
    ('281', '9281. Quokkas', '<p>See section 9282, section 9283, section 9284 and section 9285.</p>'),
    ('282', '9282. Numbats', '<p>See <a href="/law/vat-law/9283">the bilbies</a>.</p>'),
    ('283', '9283. Bilbies', '<p>Section 9281.</p>'),
    ('284', '9284. Quolls', '<p>x</p>')) as s (number, title, content);
insert into public.news (title, date, category, summary, content) values
    ('Of quolls', '1951-01-01', 'Updates', 'x', '<p>Sections 9284 and 9285 of the Law.</p>');
insert into public.amendments (id, title, day) values
    ('c0000000-0000-4000-8000-000000000281', 'Quokka order', '2027-01-01');

create function pg_temp.become(actor text) returns void language plpgsql as $$
begin
    perform set_config('request.jwt.claims', jsonb_build_object(
        'role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000' || actor,
        'session_id', '88888888-0000-4000-8000-000000000' || actor)::text, true);
    perform set_config('role', 'authenticated', true);
end
$$;
create function pg_temp.section(number text) returns uuid language sql as $$
    select ('b0000000-0000-4000-8000-000000000' || number)::uuid
$$;
create function pg_temp.change(section text, new_values jsonb, repeal boolean default false) returns uuid
language sql as $$
    select d.id from public.save_draft('sections', new_values, pg_temp.section(section),
        (select s.updated_at from public.sections as s where s.id = pg_temp.section(section)),
        amendment => 'c0000000-0000-4000-8000-000000000281', is_ready => true, is_repeal => repeal) as d
$$;
create function pg_temp.targets(of_id uuid) returns text language sql as $$
    select string_agg(concat_ws(' ', t ->> 'words', t ->> 'url', case when (t ->> 'is_dead')::boolean then 'dead' end),
        ', ' order by t ->> 'words' collate "C")
    from jsonb_array_elements(
        public.get_day_references('c0000000-0000-4000-8000-000000000281', of_id) -> 'targets') as t
$$;
create function pg_temp.readers(of_id uuid) returns text language sql as $$
    select concat_ws(': ', r ->> 'total', string_agg(p ->> 'title', ', ' order by p ->> 'title' collate "C"))
    from public.get_day_references('c0000000-0000-4000-8000-000000000281', of_id) as r
    left join lateral jsonb_array_elements(r -> 'places') as p on true
    group by r ->> 'total'
$$;

select pg_temp.become('281');
select is(pg_temp.targets(pg_temp.section('281')),
    'section 9282 /law/vat-law/9282, section 9283 /law/vat-law/9283, section 9284 /law/vat-law/9284, '
        'section 9285 dead',
    'TIME-3 before anything is changed, a section leads on that day to what it leads to today');
select is(pg_temp.targets(pg_temp.section('282')), 'the bilbies /law/vat-law/9283', 'TIME-3 so does a link');
select is(pg_temp.readers(pg_temp.section('283')), '2: 9281. Quokkas, 9282. Numbats',
    'TIME-3 and is cited by the same');

select pg_temp.change('283', '{}', true);
select is(pg_temp.targets(pg_temp.section('281')),
    'section 9282 /law/vat-law/9282, section 9283 dead, section 9284 /law/vat-law/9284, section 9285 dead',
    'TIME-3 what an amendment repeals leads nowhere on its day');
select is(pg_temp.targets(pg_temp.section('282')), 'the bilbies /law/vat-law/9283 dead',
    'TIME-3 nor does a link to it');
select is(pg_temp.readers(pg_temp.section('283')), '2: 9281. Quokkas, 9282. Numbats', 'TIME-3 its readers are told');

select pg_temp.change('284', '{"title": "9285. Quolls"}');
select is(pg_temp.targets(pg_temp.section('281')),
    'section 9282 /law/vat-law/9282, section 9283 dead, section 9284 dead, section 9285',
    'TIME-3 a number that a section has from then on leads to it, and no longer the one it had');
select is(pg_temp.readers(pg_temp.section('284')), '2: 9281. Quokkas, Of quolls',
    'TIME-3 who cites it by that number reads it then');

select pg_temp.change('281', '{"content": "<p>Section 9286.</p>"}');
select is(pg_temp.targets(pg_temp.section('281')) || '; ' || pg_temp.readers(pg_temp.section('284')),
    'Section 9286 dead; 1: Of quolls', 'TIME-3 a section that differs leads to what it says then');
select is((
        with added as (
            select d.id from public.save_draft('sections',
                '{"title": "9286. Wombats", "content": "<p>Section 9285, section 9281.</p>",
                    "chapter_id": "a0000000-0000-4000-8000-000000000281", "order": 9000}',
                amendment => 'c0000000-0000-4000-8000-000000000281', is_ready => false) as d
        )
        select string_agg(a.id::text, '') is not null from added as a)::text, 'true', 'TIME-3 a section is added');
select is((
        select concat_ws('; ', pg_temp.targets(d.id), pg_temp.readers(d.id), pg_temp.readers(pg_temp.section('284')),
            pg_temp.targets(pg_temp.section('281')))
        from public.drafts as d where d."row" ->> 'title' = '9286. Wombats'),
    'Section 9285, section 9281 /law/vat-law/9281; 1: 9281. Quokkas; 2: 9286. Wombats, Of quolls; Section 9286',
    'TIME-3 it leads and is cited as the others are');

select pg_temp.become('289');
select throws_ok($$select public.get_day_references('c0000000-0000-4000-8000-000000000281', pg_temp.section('281'))$$,
    '42501', null, 'TIME-3 nobody but staff is told what is to come');

select * from finish();
rollback;
