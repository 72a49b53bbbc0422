-- Amendments under "What changed" (TIME-5); everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(29);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000271', 'noa@example.test');
insert into private.staff (user_id, name) values ('99999999-0000-4000-8000-000000000271', 'Noa Peretz');
insert into auth.sessions (id, user_id) values
    ('88888888-0000-4000-8000-000000000271', '99999999-0000-4000-8000-000000000271');
select set_config('private.today', '2031-12-01', true);
insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000271', 'Chapter of quokkas', 'booking-rules', 9000),
    ('a0000000-0000-4000-8000-000000000272', 'Chapter of numbats', 'vat-law', 9001);
insert into public.sections (id, chapter_id, title, content, "order", text_as_of) values
    ('b0000000-0000-4000-8000-000000000271', 'a0000000-0000-4000-8000-000000000271', '9271. Quokkas', '<p>One.</p>', 1,
        '2026-11-01'),
    ('b0000000-0000-4000-8000-000000000272', 'a0000000-0000-4000-8000-000000000271', '9272. Numbats', '<p>Two.</p>', 2,
        '2026-11-01'),
    ('b0000000-0000-4000-8000-000000000273', 'a0000000-0000-4000-8000-000000000271', '9273. Bilbies', '<p>Three.</p>',
        3, '2026-11-01'),
    ('b0000000-0000-4000-8000-000000000274', 'a0000000-0000-4000-8000-000000000271', '9274. Dunnarts', '<p>Four.</p>',
        4, '2026-11-01'),
    ('b0000000-0000-4000-8000-000000000275', 'a0000000-0000-4000-8000-000000000272', '9275. Wombats', '<p>Five.</p>', 1,
        '2026-11-01');

create function pg_temp.become(actor text) returns void language plpgsql as $$
begin
    perform set_config('role', 'none', true);
    perform set_config('request.jwt.claims', case actor when 'anon' then '{"role": "anon"}' else jsonb_build_object(
        'role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000271',
        'session_id', '88888888-0000-4000-8000-000000000271')::text end, true);
    perform set_config('role', case actor when 'anon' then 'anon' else 'authenticated' end, true);
end
$$;
create function pg_temp.amendment(title text) returns uuid language sql as $$
    select id from public.amendments as a where a.title = amendment.title
$$;
create function pg_temp.step(amendment text, step text) returns timestamptz language sql as $$
    select public.step_amendment(a.id, step, a.updated_at) from public.amendments as a where a.title = amendment
$$;
create function pg_temp.change(amendment text, section text, new_values jsonb, ready boolean default true,
    repeal boolean default false) returns void language sql as $$
    select public.save_draft('sections', new_values, s.id, s.updated_at, amendment => pg_temp.amendment(amendment),
        is_ready => ready, is_repeal => repeal)
    from (values (section)) as k (number)
    left join public.sections as s on s.id = ('b0000000-0000-4000-8000-000000000' || k.number)::uuid
$$;
-- What readers are told here, in one line.
create function pg_temp.told(month text default null, kinds text[] default null, provisions text[] default null)
returns text language sql as $$
    select string_agg(concat_ws(' ', c.day, c.kind, c.title, nullif(array_to_string(c.notes, '/'), ''),
        case when c.amendment ->> 'is_to_come' = 'true' then 'to come' end), ', ')
    from public.get_changes(month, kinds, provisions) as c where c.title ~ 'uokka|umbat|ilb|unnart'
$$;
create function pg_temp.sections(amendment text) returns text language sql as $$
    select c.amendment ->> 'total' || ': ' || string_agg(concat_ws(' ', s ->> 'difference', s ->> 'provision',
        s ->> 'title', s ->> 'url'), ', ' order by place)
    from public.get_changes(only_kind => '{amendment}') as c,
        jsonb_array_elements(c.amendment -> 'sections') with ordinality as s (s, place)
    where c.title = $1 group by c.amendment
$$;

-- Prepared, and announced
select pg_temp.become('staff');
insert into public.amendments (title, day, note, source, source_url) values
    ('Quokka order', '2032-01-01', 'Quokkas change.', 'A gazette', 'https://example.test/gazette');
select pg_temp.change('Quokka order', '271', '{"content": "<p>Zyxone.</p>"}');
select pg_temp.change('Quokka order', '272', '{"content": "<p>Zyxtwo.</p>"}', false);
select pg_temp.change('Quokka order', '273', '{}', true, true);
select pg_temp.change('Quokka order', null, jsonb_build_object('title', '9276. Potoroos', 'content', '<p>Zyxsix.</p>',
    'order', 2, 'chapter_id', 'a0000000-0000-4000-8000-000000000271'));
select is(pg_temp.told(), null, 'TIME-5 staff are told of no amendment that readers are not told of');
select pg_temp.become('anon');
select is(pg_temp.told(), null, 'TIME-5 nor are readers');
select is_empty($$select from public.get_change_options() where choice ~ '^amendment$|/927'$$,
    'TIME-5 which no filter counts');
select pg_temp.become('staff');
select pg_temp.step('Quokka order', 'announce');
select pg_temp.become('anon');
select is(pg_temp.told(), '2032-01-01 amendment Quokka order Quokkas change. to come',
    'TIME-5 an announced amendment is to come');
select is(pg_temp.sections('Quokka order'), '3: changed directive 9271 Quokkas /law/booking-rules/9271?on=2032-01-01, '
    'added directive 9276 Potoroos /law/booking-rules/9276?on=2032-01-01, '
    'repealed directive 9273 Bilbies /law/booking-rules/9273',
    'TIME-5 with the sections that are ready, in the order of reading, and no other');
select is_empty($$select from public.get_changes() as c where to_jsonb(c)::text ~ 'Zyx'$$,
    'TIME-5 SEC-1 and no word of a draft but of its titles');
select is((select c.url || ' ' || (c.amendment ->> 'source_url') || ' ' || (c.amendment ->> 'laws')
        from public.get_changes(only_kind => '{amendment}') as c),
    '/law/booking-rules?on=2032-01-01 https://example.test/gazette ["booking-rules"]',
    'TIME-5 leads to the law of its day, and to its source');
select is((select max(c.total) from public.get_changes(only_kind => '{amendment}') as c), 0::bigint,
    'TIME-5 but is no change yet');
select is(pg_temp.told('2032-01'), null, 'TIME-5 of no month');
select is_empty($$select from public.get_latest() where kind = 'amendment'$$, 'TIME-5 nor latest at home');
select is(pg_temp.told(null, '{law}'), null, 'TIME-5 and among no other kind');
select is(pg_temp.told(null, null, '{booking-rules/9271}'),
    '2032-01-01 amendment Quokka order Quokkas change. to come', 'TIME-5 a section has what touches it');
select is(pg_temp.told(null, null, '{booking-rules/9272}'), null, 'TIME-5 not what is not ready');
select results_eq($$select filter, choice, items from public.get_change_options()
    where choice ~ '^amendment$|^2032|/927' order by 1, 2$$,
    $$values ('kind', 'amendment', 1::bigint), ('provision', 'booking-rules/9271', 1),
        ('provision', 'booking-rules/9273', 1)$$, 'TIME-5 the filters count it');

-- Two for one section, which has both to come
select pg_temp.become('staff');
insert into public.amendments (title, day) values ('Quokka law', '2032-02-01');
select pg_temp.change('Quokka law', '271', '{"content": "<p>Later.</p>"}');
select pg_temp.change('Quokka law', '275', jsonb_build_object('chapter_id', 'a0000000-0000-4000-8000-000000000271'));
select pg_temp.step('Quokka law', 'announce');
select pg_temp.become('anon');
select is((select string_agg(c.title, ', ') from public.get_section_context('booking-rules', '9271') as c
    where c.relation = 'coming'), 'Quokka order, Quokka law', 'TIME-6 a section says all that is to come');
select is((select l.content from public.law_on('booking-rules', '2032-02-01', '9271') as l), '<p>Later.</p>',
    'TIME-4 of which the last has the last word');
select is(pg_temp.told(), '2032-01-01 amendment Quokka order Quokkas change. to come, '
    '2032-02-01 amendment Quokka law to come', 'TIME-5 the nearest first');
select is(pg_temp.sections('Quokka law'), '2: moved section 9275 Wombats /law/vat-law/9275?on=2032-02-01, '
    'changed directive 9271 Quokkas /law/booking-rules/9271?on=2032-02-01', 'TIME-5 a moved section is moved');

-- In force
select pg_temp.become('staff');
select public.save_draft('sections', d."row", d.row_id, d.based_on, d.id, d.written_at,
    amendment => d.amendment_id, is_ready => true) from public.drafts as d where not d.is_ready;
select pg_temp.step('Quokka order', 'set');
select set_config('private.today', '2032-01-01', true);
select pg_temp.become('anon');
select public.publish_due();
select is(pg_temp.told(null, '{amendment,law}'), '2032-02-01 amendment Quokka law to come, '
    '2032-01-01 amendment Quokka order Quokkas change.', 'TIME-5 in force it is one change, without its sections');
select is(pg_temp.sections('Quokka order'), '4: changed directive 9271 Quokkas /law/booking-rules/9271, '
    'added directive 9276 Potoroos /law/booking-rules/9276, changed directive 9272 Numbats /law/booking-rules/9272, '
    'repealed directive 9273 Bilbies /law/booking-rules/9273?on=2031-12-31', 'TIME-5 with them');
select is(pg_temp.told('2032-01'), '2032-01-01 amendment Quokka order Quokkas change.', 'TIME-5 in its month');
select is((select string_agg(l.title, ', ') from public.get_latest() as l
        where l.part = 'change' and l.kind = 'amendment'), 'Quokka order',
    'TIME-5 and the latest at home');
select results_eq($$select filter, choice, items from public.get_change_options()
    where choice ~ '^amendment$|^2032|booking-rules/927' order by 1, 2$$,
    $$values ('kind', 'amendment', 2::bigint), ('month', '2032-01', 1), ('provision', 'booking-rules/9271', 2),
        ('provision', 'booking-rules/9272', 1), ('provision', 'booking-rules/9276', 1)$$,
    'TIME-5 the filters count it, and what is to come in no month');
select pg_temp.become('staff');
update public.sections set content = '<p>Mended.</p>' where id = 'b0000000-0000-4000-8000-000000000272';
select is(pg_temp.told('2032-01'), '2032-01-01 amendment Quokka order Quokkas change., 2032-01-01 law 9272. Numbats',
    'TIME-5 a later correction of the same day is told by itself');
update public.sections set content = '<p>Zyxtwo.</p>' where id = 'b0000000-0000-4000-8000-000000000272';
select is(pg_temp.told('2032-01'), '2032-01-01 amendment Quokka order Quokkas change.',
    'TIME-5 and taken back on that day is none');

-- Taken back
insert into public.amendments (title, day) values ('Dunnart order', '2032-01-01');
select pg_temp.change('Dunnart order', '274', '{"content": "<p>Forty.</p>"}');
select pg_temp.step('Dunnart order', 'set');
select is(pg_temp.told('2032-01', '{amendment}', '{booking-rules/9274}'), '2032-01-01 amendment Dunnart order',
    'TIME-5 one whose day has begun is told when it is set');
select set_config('private.today', '2032-01-05', true);
select pg_temp.step('Dunnart order', 'take back');
select is(pg_temp.told('2032-01'), '2032-01-01 amendment Quokka order Quokkas change.',
    'TIME-5 taken back it is gone, and so are its sections');
select pg_temp.step('Dunnart order', 'reopen');
select pg_temp.step('Dunnart order', 'set');
select is(pg_temp.told('2032-01', '{amendment}', '{booking-rules/9274}'), '2032-01-01 amendment Dunnart order',
    'TIME-5 and back when it is in force again');
select pg_temp.step('Quokka law', 'withdraw');
select is(pg_temp.told(null, '{amendment}', '{booking-rules/9271}'),
    '2032-01-01 amendment Quokka order Quokkas change.', 'TIME-5 one that is withdrawn is not to come any more');
select * from finish();
rollback;
