-- Guides (TOOL-5): which trees are none, which can be kept but not published, who sees what, and how one is found.
-- Everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(44);

insert into auth.users (id, email) values
    ('99999999-0000-4000-8000-000000000211', 'member@example.test'),
    ('99999999-0000-4000-8000-000000000212', 'stranger@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000211');
insert into auth.sessions (id, user_id)
    select replace(id::text, '99999999', '88888888')::uuid, id from auth.users where id::text like '99999999-%';
create function pg_temp.become(number text) returns void language plpgsql as $$
begin
    perform set_config('request.jwt.claims', case when number is null then '{"role": "anon"}' else jsonb_build_object(
        'role', 'authenticated', 'sub', '99999999-0000-4000-8000-000000000' || number,
        'session_id', '88888888-0000-4000-8000-000000000' || number)::text end, true);
    perform set_config('role', case when number is null then 'anon' else 'authenticated' end, true);
end
$$;

-- A step with its answers, written "key>to key>to"; an outcome rests on section 30 of the Law.
create function pg_temp.step(key text, answers text default null) returns jsonb language sql as $$
    select jsonb_build_object('key', key, 'kind', case when answers is null then 'outcome' else 'question' end,
        'title', 'Quoll ' || key || '?', 'text', '<p>On <b>bettongs</b>.</p>', 'ends', '',
        'rests', case when answers is null
            then '[{"cite": "section 30", "name": "", "note": "Numbats"}]'::jsonb else '[]' end,
        'answers', (
            select coalesce(jsonb_agg(jsonb_build_object('key', split_part(a, '>', 1), 'text', 'Answer ' || a,
                'note', '', 'to', split_part(a, '>', 2)) order by n), '[]')
            from regexp_split_to_table(nullif(answers, ''), ' ') with ordinality as t (a, n)))
$$;
create function pg_temp.sound() returns jsonb language sql as $$
    select jsonb_build_array(pg_temp.step('a', 'yes>b no>end'), pg_temp.step('b', 'yes>end no>end'),
        pg_temp.step('end'))
$$;

-- What is no guide at all is not even kept as a draft.
select throws_ok(format('insert into public.guides (title, summary, nodes) values (''x'', ''x'', %L)', nodes), '23514',
    null, 'TOOL-5 steps may not be ' || what)
from (values
    ('no list', '{}'::jsonb), ('a list of words', '["x"]'), ('steps without fields', '[{"key": "a"}]'),
    ('null', 'null'),
    ('of two with the same key', jsonb_build_array(pg_temp.step('a'), pg_temp.step('a'))),
    ('with a key that fits in no address', jsonb_build_array(pg_temp.step('a b'))),
    ('of another kind', jsonb_build_array(pg_temp.step('a') || '{"kind": "poem"}')),
    ('with a field too many', jsonb_build_array(pg_temp.step('a') || '{"script": "x"}')),
    ('with a number for a title', jsonb_build_array(pg_temp.step('a') || '{"title": 1}')),
    ('with a title too long', jsonb_build_array(pg_temp.step('a') || jsonb_build_object('title', repeat('é', 301)))),
    ('with a text too long', jsonb_build_array(pg_temp.step('a') || jsonb_build_object('text', repeat('é', 20001)))),
    ('with two answers of one key', jsonb_build_array(pg_temp.step('a', 'x>a x>a'))),
    ('with an outcome that has answers', jsonb_build_array(pg_temp.step('a', 'x>a') || '{"kind": "outcome"}')),
    ('with thirteen answers', jsonb_build_array(pg_temp.step('a', 'a> b> c> d> e> f> g> h> i> j> k> l> m>'))),
    ('with a source of another form', jsonb_build_array(pg_temp.step('a') || '{"rests": [{"cite": "x"}]}')),
    ('more than sixty', (select jsonb_agg(pg_temp.step('k' || n)) from generate_series(1, 61) as n))
) as t (what, nodes);
select lives_ok($$insert into public.guides (title, summary, nodes)
    select 'x', 'x', jsonb_agg(pg_temp.step('k' || n)) from generate_series(1, 60) as n$$,
    'TOOL-5 they may be sixty');
select throws_ok($$insert into public.guides (title, summary, nodes)
    select 'x', 'x', jsonb_agg(pg_temp.step('k' || n) || jsonb_build_object('text', repeat('x', 19000)))
    from generate_series(1, 16) as n$$, '23514', null, 'TOOL-5 all together they have a limit too');

-- What each fault is called.
create temporary table faulty (what, nodes, fault) on commit drop as values
    ('without a question', '[]'::jsonb, 'The guide has no question yet'),
    ('that begins with an outcome', jsonb_build_array(pg_temp.step('end')),
        '“Quoll end?” is an outcome: a guide begins with a question'),
    ('with a dead end', jsonb_build_array(pg_temp.step('a', 'yes>b'), pg_temp.step('b', '')),
        '“Quoll b?” has no answers: it is a dead end'),
    ('with an answer that leads nowhere', jsonb_build_array(pg_temp.step('a', 'yes>'), pg_temp.step('b', 'yes>end'),
        pg_temp.step('end')), '“Quoll a?” has the answer “Answer yes>”, which leads nowhere'),
    ('with an answer to a step that is not there', jsonb_build_array(pg_temp.step('a', 'yes>z no>end'),
        pg_temp.step('end')), '“Quoll a?” has the answer “Answer yes>z”, which leads nowhere'),
    ('with a loop of two', jsonb_build_array(pg_temp.step('a', 'yes>b no>end'), pg_temp.step('b', 'yes>a no>end'),
        pg_temp.step('end')), '“Quoll a?” leads back to itself: its answers go round in a loop'),
    ('with a loop of one', jsonb_build_array(pg_temp.step('a', 'yes>b'), pg_temp.step('b', 'no>b yes>end'),
        pg_temp.step('end')), '“Quoll b?” leads back to itself: its answers go round in a loop'),
    ('with a step that cannot be reached', pg_temp.sound() || pg_temp.step('lost'),
        '“Quoll lost?” cannot be reached from the first question'),
    ('with an island', pg_temp.sound() || pg_temp.step('lost', 'yes>also') || pg_temp.step('also'),
        '“Quoll lost?” cannot be reached from the first question'),
    ('with a question without words', jsonb_set(pg_temp.sound(), '{1,title}', '" "'), 'Step 2 has no words'),
    ('with an answer without words', jsonb_set(pg_temp.sound(), '{0,answers,1,text}', '""'),
        '“Quoll a?” has an answer without words, number 2'),
    ('with an outcome without a text', jsonb_set(pg_temp.sound(), '{2,text}', '"<p>&nbsp;</p>"'),
        '“Quoll end?” is an outcome without a text'),
    ('with an outcome that rests on nothing', jsonb_set(pg_temp.sound(), '{2,rests}', '[]'),
        '“Quoll end?” is an outcome that rests on no provision'),
    ('with an outcome that rests on a case alone', jsonb_set(pg_temp.sound(), '{2,rests,0,cite}', '"CA 41/96"'),
        '“Quoll end?” is an outcome that rests on no provision');
grant select on faulty to authenticated;
insert into public.guides (id, title, summary, nodes, is_enabled)
    values ('00000000-0000-4000-8000-0000000002a1', 'Wombats', 'In short', pg_temp.sound(), true);
insert into public.guides (id, title, summary, nodes)
    values ('00000000-0000-4000-8000-0000000002a2', 'Wombats in preparation', 'In short', pg_temp.sound());

select pg_temp.become('211');
insert into public.guides (title, summary, nodes) select 'Draft ' || what, 'x', nodes from faulty;
select throws_like(
    format('update public.guides set is_enabled = true where title = %L', 'Draft ' || what),
    'This guide cannot be published yet: ' || fault || '.%', 'TOOL-5 not published is a guide ' || what)
from faulty;
select throws_ok($$update public.guides set is_enabled = true where title = 'Draft with a dead end'$$, 'PT422', null,
    'TOOL-5 the refusal is one for staff to read');
select is((select string_agg(f.node || ' ' || f.fault, ', ')
    from public.get_guide_faults(jsonb_build_array(pg_temp.step('a', ''), pg_temp.step('b', ''))) as f),
    'a has no answers: it is a dead end, b has no answers: it is a dead end, '
    'b cannot be reached from the first question',
    'TOOL-5 staff are told all faults at once, each with its step');
select is_empty($$select * from public.get_guide_faults(pg_temp.sound())$$, 'TOOL-5 a sound guide has none');
select throws_ok($$select public.get_guide_faults('{}')$$, 'PT422', null, 'TOOL-5 what is no guide is called so');

select throws_ok($$update public.guides set nodes = jsonb_build_array(pg_temp.step('a', '')) where title = 'Wombats'$$,
    'PT422', null, 'TOOL-5 a published guide is not made faulty');

-- Who sees a draft
select is((select array_agg(g.title order by g.title) from public.guides as g where g.title like 'Wombats%'),
    array['Wombats', 'Wombats in preparation'], 'TOOL-5 staff see drafts');
select pg_temp.become('212');
select is_empty('select title from public.guides', 'TOOL-5 a stranger who is signed in sees none');
select pg_temp.become(null);
select is((select array_agg(g.title) from public.guides as g where g.title ~ '^(Wombats|Draft)'), array['Wombats'],
    'TOOL-5 nor does a visitor');
select is((select array_agg(r.hit ->> 'url') from jsonb_array_elements(
    public.search_content('wombats') -> 'results') as r (hit)), array['/guides/00000000-0000-4000-8000-0000000002a1'],
    'TOOL-5 the search finds a published guide alone');
select is((select array_agg(r.hit ->> 'url') from jsonb_array_elements(
    public.search_content('quoll bettongs') -> 'results') as r (hit)),
    array['/guides/00000000-0000-4000-8000-0000000002a1'], 'TOOL-5 by its questions and outcomes too');
select ok(exists (
    select from public.sections as s join public.chapters as c on c.id = s.chapter_id,
        public.get_citing_sources(s.id) as g
    where s.number = '30' and c.type = 'vat-law' and g.type = 'guide' and g.title = 'Wombats'),
    'TOOL-5 a section knows the guides that rest on it');
select is(public.get_links('guide', array['00000000-0000-4000-8000-0000000002a1']::uuid[])
    -> '00000000-0000-4000-8000-0000000002a1' -> 0, '[["section 30", "/law/vat-law/30"]]',
    'TOOL-5 what it rests on is a link');

select * from finish();
rollback;
