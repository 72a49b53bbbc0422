-- What readers type where the texts have other words (SEARCH-9, SEARCH-10): what staff keep, and what the search makes
-- of it. Everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(30);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000231', 'synonyms@example.test');
insert into private.staff (user_id) values ('99999999-0000-4000-8000-000000000231');
insert into auth.sessions (id, user_id)
    values ('88888888-0000-4000-8000-000000000231', '99999999-0000-4000-8000-000000000231');
insert into public.news (title, date, category, summary, content) values
    ('Quokkas', '2026-01-01', 'Updates', 'x', '<p>A quokka sleeps.</p>'),
    ('Numbats', '2026-01-01', 'Updates', 'x', '<p>The numbat has stripes and eats termites.</p>'),
    ('Termites', '2026-01-01', 'Updates', 'x', '<p>They eat wood.</p>');
create function pg_temp.titles(query text) returns text[] language sql as $$
    select array(select r ->> 'title' from jsonb_array_elements(public.search_content(query, 'news') -> 'results') as r
        order by 1)
$$;

select set_config('request.jwt.claims', '{"role": "authenticated", "sub": "99999999-0000-4000-8000-000000000231",
    "session_id": "88888888-0000-4000-8000-000000000231"}', true);
set local role authenticated;

-- One way, from a word
select is(pg_temp.titles('zorgle'), '{}', 'SEARCH-9 a word that no text has finds nothing');
insert into public.synonyms (typed, means) values ('Zorgle', '{quokka}');
create temporary table zorgle on commit drop as select id from public.synonyms where typed = 'Zorgle';
select is(pg_temp.titles('zorgle'), '{Quokkas}', 'SEARCH-9 with a synonym it finds what the texts have');
select is(pg_temp.titles('zorgles'), '{Quokkas}', 'SEARCH-9 in other forms of the word, too');
select is(public.search_content('zorgle') ->> 'corrected', null, 'SEARCH-8 and nothing is corrected');
insert into public.news (title, date, category, summary, content)
    values ('Zorgles', '2026-01-01', 'Updates', 'x', 'Zorgles are new.');
select is(pg_temp.titles('quokka'), '{Quokkas}', 'SEARCH-9 it leads one way');
select is(public.search_content('zorgle', 'news') -> 'results' -> 0 ->> 'title', 'Zorgles',
    'SEARCH-10 the word itself stands above what it means');
update public.synonyms set is_mutual = true where typed = 'Zorgle';
select is(pg_temp.titles('quokka'), '{Quokkas,Zorgles}', 'SEARCH-9 or both ways');
update public.synonyms set means = '{termite}', is_mutual = false where typed = 'Zorgle';
select is(pg_temp.titles('zorgle'), '{Numbats,Termites,Zorgles}', 'SEARCH-9 a change counts at once');
delete from public.synonyms where typed = 'Zorgle';
select is(pg_temp.titles('zorgle'), '{Zorgles}', 'SEARCH-9 and so does its end');
select public.restore_version((select max(h.id) from public.history as h join zorgle as z on z.id = h.row_id
    where h.action = 'delete'));
select is(pg_temp.titles('zorgle'), '{Numbats,Termites,Zorgles}', 'SEARCH-9 DATA-6 and its return');
select is((select array_agg(h.title) from public.history as h join zorgle as z on z.id = h.row_id
    where h.action = 'update'), '{Zorgle,Zorgle}',
    'SEARCH-9 DATA-6 its former states are in the history by what is typed');
delete from public.synonyms where typed = 'Zorgle';

-- Phrases
insert into public.synonyms (typed, means) values ('crimson blorp', '{quokka}');
select is(pg_temp.titles('crimson blorp'), '{Quokkas}', 'SEARCH-9 a phrase finds what it means');
select is(pg_temp.titles('which Crimson-Blorps were there'), '{Quokkas}',
    'SEARCH-9 also within a question, in other forms');
select is(pg_temp.titles('blorp crimson'), '{}', 'SEARCH-9 not when its words stand in another order');
select is(pg_temp.titles('crimson and blorp'), '{}', 'SEARCH-9 nor apart');
insert into public.synonyms (typed, means, is_mutual) values ('wuzzle', '{striped numbat,termites eat numbat}', true);
select is(pg_temp.titles('wuzzle'), '{Numbats}', 'SEARCH-9 a word means texts with all words of a phrase');
insert into public.news (title, date, category, summary, content)
    values ('Wuzzles', '2026-01-01', 'Updates', 'x', 'A wuzzle.');
select is(pg_temp.titles('striped numbat'), '{Numbats,Wuzzles}', 'SEARCH-9 and a phrase leads back to the word');

-- Loops, and what cannot be
insert into public.synonyms (typed, means, is_mutual)
    values ('floop', '{gloop}', true), ('gloop', '{hloop}', true), ('hloop', '{floop,quokka}', true);
select is(pg_temp.titles('hloop'), '{Quokkas}', 'SEARCH-9 a loop of synonyms finds what each of them means');
select is(pg_temp.titles('gloop'), '{}', 'SEARCH-9 one step far, and no further');
insert into public.synonyms (typed, means, is_mutual) values ('narf', '{narf,narfs}', true);
select is(pg_temp.titles('narf'), '{}', 'SEARCH-9 a word that means itself adds nothing');
select throws_ok($$insert into public.synonyms (typed, means) values ('  FLOOP! ', '{quokka}')$$, '23505', null,
    'SEARCH-9 no two rows say what the same words mean');
select throws_ok(format('insert into public.synonyms (typed, means) values (%L, %L)', t.typed, t.means), '23514', null,
    format('SEARCH-9 not "%s" for "%s"', left(t.means, 30), left(t.typed, 30)))
from (values ('one two three four', '{quokka}'), ('?!', '{quokka}'), (repeat('x', 101), '{quokka}'), ('a', '{}'),
    ('a', '{"one two three four"}'), ('a', '{...}'),
    ('a', '{a1,a2,a3,a4,a5,a6,a7,a8,a9,a10,a11,a12,a13,a14,a15,a16,a17,a18,a19,a20,a21}')) as t (typed, means);
reset role;

-- Its cost: 5,000 rows that lead back from one word, and look-ups by key.
insert into public.synonyms (typed, means, is_mutual) select 'wubble' || n, '{quokka}', true
from generate_series(1, 5000) as n;
select is((select count(*)::integer from private.search_meanings('{quokka}')), 40,
    'SEARCH-9 a word that 5,000 lead back from means at most 40 of them');
create function pg_temp.plan_of(query text) returns text language plpgsql as $$
declare
    line text;
    lines text := '';
begin
    for line in execute 'explain ' || query loop
        lines := lines || line || E'\n';
    end loop;
    return lines;
end
$$;
analyze private.search_synonyms;
select matches(pg_temp.plan_of($$select y.means from private.search_synonyms as y where y.word = 'quokka'
    order by y.is_back, y.means limit 40$$), '^Limit[^\n]*\n *-> +Index Only Scan',
    'SEARCH-9 a look-up reads its own entries of the index, in their order');
select * from finish();
rollback;
