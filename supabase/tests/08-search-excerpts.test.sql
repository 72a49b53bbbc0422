-- Excerpts of hits tell what a text says, not from where it is and how old; everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(8);

insert into public.news (title, date, category, summary, content)
values ('Okapis', '1951-01-01', 'Updates', 'Of quaggas in short.',
    '<p>An okapi pays tax.</p><p>Sources: <a href="https://example.org/">Zebrafinch: a report</a>; others.</p>'
    || '<p><em>As of November 2026, in our own words.</em></p>'),
    ('Bilbies', '1951-01-01', 'Updates', 'Of quaggas.', '<p>Summary of what wombats owe.</p>');

create function pg_temp.excerpt(query text, title text default 'Okapis') returns text language sql as $$
    select h.hit ->> 'highlight' from jsonb_array_elements(public.search_content(query) -> 'results') as h (hit)
    where h.hit ->> 'title' = excerpt.title
$$;
select is(pg_temp.excerpt('okapi'), 'Of quaggas in short. An <mark>okapi</mark> pays tax.',
    'SEARCH-4 an excerpt ends before the notes of sources and of age');
select is(pg_temp.excerpt('zebrafinch'), '… Sources: <mark>Zebrafinch</mark>: a report; others.',
    'SEARCH-4 what only a note says is found in it, and told alone');
select is(pg_temp.excerpt('bilbies', 'Bilbies'), 'Of quaggas. Summary of what wombats owe.',
    'SEARCH-4 a paragraph that only begins like a note is none');

select is(private.set_notes_apart('One. Sources: x. Summary as of y. Two.',
    '<p>One.</p><p>Sources: x.</p><p><em>Summary as of y.</em></p><p>Two.</p>'),
    E'One.\x03Sources: x.\x03\x03Summary as of y.\x03 Two.', 'SEARCH-4 notes within a text are set apart too');
select is(private.set_notes_apart('One. Sources x y', '<p>One.</p><h3>Sources</h3><ul><li>x</li><li>y</li></ul>'),
    E'One.\x03Sources x y\x03', 'SEARCH-4 so is a list of sources with its heading');
select is(private.search_excerpt(E'One.\x03Sources: x.\x03\x03Summary as of y.\x03 Two.', 'two', 'two'),
    '… <mark>Two</mark>.', 'SEARCH-4 nor does an excerpt begin in one');
select is(private.search_excerpt(E'One.\x03Sources: x.\x03 Two.', null, null), 'One.',
    'SEARCH-4 without a match it is the beginning, without a note');
select is_empty($$
    select h.hit from unnest(array['zero rate', 'invoice', 'foreign resident']) as q (query),
        jsonb_array_elements(public.search_content(q.query) -> 'results') as h (hit)
    where h.hit ->> 'highlight' ~ '(in our own words|Hebrew text|before relying on it)'$$,
    'SEARCH-4 no excerpt of the texts here tells their age');

select * from finish();
rollback;
