-- The search procedure (SEARCH-3 to SEARCH-6) with its own texts besides the seed; everything is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
select plan(113);

create function pg_temp.titles(query text, kind text default null, page integer default 1, size integer default 10)
returns text[] language sql as $$
    select array(select r ->> 'title' from jsonb_array_elements(
        public.search_content(query, kind, page, size) -> 'results') with ordinality as e (r, place) order by place)
$$;
create function pg_temp.highlight(query text) returns text language sql as $$
    select public.search_content(query) -> 'results' -> 0 ->> 'highlight'
$$;

insert into public.chapters (id, title, type, "order") values
    ('a0000000-0000-4000-8000-000000000001', 'Quokka provisions', 'regulations', 90);
insert into public.sections (id, chapter_id, title, content, "order") values
    ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', '901. Wombat levies',
        '<p>A <strong>wombat</strong> pays a levy of 5,250 &amp; no more. "Quoted" &lt;b&gt; text.</p>', 1),
    ('b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000001', '902A. Numbat',
        '<p>The numbat is registering late; its wombat is not. See section 901(a)(5) of the Law.</p>', 2),
    ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000001', '903. Kookaburra numbat',
        '<p>' || repeat('Filler words come before. ', 30) || 'Then the platypus swims here. '
        || repeat('Filler words come after. ', 30) || '</p>', 3),
    ('b0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000001', '904. Burrows',
        '<p>Others sleep. An echidna digs a tunnel after midnight.</p>', 4),
    ('b0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000001', '905. Dens',
        '<p>A midnight tunnel: who digs tunnels? After midnight echidnas. An echidna digs.</p>', 5);
insert into public.faqs (id, category_id, question, answer, is_enabled)
select ('c0000000-0000-4000-8000-00000000000' || v.n)::uuid, k.id, v.question, v.answer, v.is_enabled
from (values (1, 'May a bilby be exempt?', '<p>Yes.</p>', true),
    (2, 'Is a potoroo hidden?', '<p>A quoll too.</p>', false))
    as v (n, question, answer, is_enabled), (select id from public.faq_categories limit 1) as k;
insert into public.news (id, title, date, category, summary, content) values
    ('d0000000-0000-4000-8000-000000000001', 'Bettong rates', '2026-01-01', 'Updates', 'Bettongs.',
    '<p>Wombat levies fall for the cassowary</p><p>Source: The Outback.</p>');
insert into public.tax_decisions (id, title, date, authority, field, subject, summary) values
    ('e0000000-0000-4000-8000-000000000001', '4711/26', '2026-01-01', 'VAT Division', 'Animals', 'Dunnart care',
    'About dunnarts.');
insert into public.rulings (id, title, date, court, summary, content) values
    ('f0000000-0000-4000-8000-000000000001', 'Dingo v. Director (TA 99887-01-26)', '2026-01-01', 'District Court',
    'Dingoes.', '<p>Text.</p>');

set local role anon;

-- What comes back
select is(public.search_content('wombat levies') -> 'results' -> 0 ->> 'url',
    '/law/regulations#b0000000-0000-4000-8000-000000000001', 'SEARCH-3 a section links to its chapter''s kind');
select is(public.search_content('bettong') -> 'results' -> 0 ->> 'url', '/news/d0000000-0000-4000-8000-000000000001',
    'SEARCH-3 news link');
select is(public.search_content('dunnart') -> 'results' -> 0 ->> 'url',
    '/decisions/e0000000-0000-4000-8000-000000000001', 'SEARCH-3 decision link');
select is(public.search_content('dingo') -> 'results' -> 0 ->> 'url', '/rulings/f0000000-0000-4000-8000-000000000001',
    'SEARCH-3 ruling link');
select is(public.search_content('bilby') -> 'results' -> 0 ->> 'url', '/faqs#c0000000-0000-4000-8000-000000000001',
    'SEARCH-3 FAQ link');
select is(public.search_content('potoroo') ->> 'total', '0', 'SEARCH-3 a disabled FAQ is not found by its question');
select is(public.search_content('quoll') ->> 'total', '0', 'SEARCH-3 nor by its answer');
select is((select count(*)::integer from private.search_words where word in ('potoroo', 'quoll')), 0,
    'SEARCH-6 words of disabled FAQs are never suggested');
select is(public.search_content('wombat') -> 'counts' -> 'law' ->> 'count', '2', 'SEARCH-3 counts by type');
select is(public.search_content('wombat') -> 'counts' -> 'news' ->> 'count', '1', 'SEARCH-3 counts of another type');
select is(public.search_content('wombat') ->> 'total', '3', 'SEARCH-3 the total');
select is(pg_temp.titles('wombat', 'news'), array['Bettong rates'], 'SEARCH-3 the filter by type');
select is(public.search_content('wombat', 'news') -> 'counts' -> 'law' ->> 'count', '2',
    'SEARCH-3 counts do not follow the filter');
select is(pg_temp.titles('wombat', 'nonsense'), '{}', 'SEARCH-3 an unknown type finds nothing');
select is(pg_temp.titles('wombat', null, 2, 2), (pg_temp.titles('wombat'))[3:3],
    'SEARCH-3 the second page goes on where the first ends');
select is(pg_temp.titles('wombat', null, 99), '{}', 'SEARCH-3 past the end there is nothing');
select cmp_ok(cardinality(pg_temp.titles('tax', null, 1, 500)), '=', 50, 'SEARCH-3 a page holds at most 50');

-- What counts as a hit
select is(public.search_content('') ->> 'total', '0', 'SEARCH-4 an empty query returns nothing');
select is(public.search_content('   ') -> 'results', '[]', 'SEARCH-4 nor do blanks');
select is(public.search_content(null) ->> 'total', '0', 'SEARCH-4 nor does null');
select is(pg_temp.titles('  WOMBAT Levies '), pg_temp.titles('wombat levies'), 'SEARCH-4 trimmed and lower-cased');
select ok('901. Wombat levies' = any (pg_temp.titles('omba')), 'SEARCH-4 a part of a word is a hit');
select ok('903. Kookaburra numbat' = any (pg_temp.titles('platypus nonexistentword')),
    'SEARCH-4 one word of several is a hit');
select is(public.search_content('strong wombat') -> 'results' -> 0 ->> 'highlight' like '%strong%', false,
    'SEARCH-4 markup is not matched');
select is((select documents from private.search_words where word = 'cassowary'), 1,
    'SEARCH-4 a word before a note of its source is one by itself');
select ok('901. Wombat levies' = any (pg_temp.titles('5250')), 'SEARCH-4 5,250 is found as 5250');
select ok('901. Wombat levies' = any (pg_temp.titles('5,250')), 'SEARCH-4 and as it stands');

-- In which order
select is((pg_temp.titles('numbat'))[1], '902A. Numbat', 'SEARCH-5 a title that equals the term stands first');
select is((pg_temp.titles('wombat levies'))[1:2], array['901. Wombat levies', 'Bettong rates'],
    'SEARCH-5 the title before the content');
select is((pg_temp.titles('platypus numbat'))[1], '903. Kookaburra numbat', 'SEARCH-5 all words before some');
select cmp_ok((public.search_content('wombat') -> 'results' -> 0 ->> 'score')::numeric, '>',
    (public.search_content('wombat') -> 'results' -> 1 ->> 'score')::numeric, 'SEARCH-5 scores fall');

-- Excerpts
select is(pg_temp.highlight('wombat levies'),
    'A <mark>wombat</mark> pays a <mark>levy</mark> of 5,250 &amp; no more. &quot;Quoted&quot; &lt;b&gt; text.',
    'SEARCH-3 matches are marked and all else is escaped');
select matches(pg_temp.highlight('platypus'), '^… .{80,110}<mark>platypus</mark>.{60,130} …$',
    'SEARCH-5 100 characters either side');
select is(length(replace(pg_temp.highlight('kookaburra'), ' …', '')) between 150 and 200, true,
    'SEARCH-5 else the first 200');
select is((
    select r ->> 'highlight' like '%<mark>901(a)(5)</mark>%'
    from jsonb_array_elements(public.search_content('section 901(a)(5)') -> 'results') as r
        where r ->> 'title' = '902A. Numbat'),
    true, 'SEARCH-3 a section''s number is marked to its last parenthesis');
select unalike(pg_temp.highlight('platypus'), '%… iller%', 'SEARCH-5 cut between words');

-- Numbers
select is((pg_temp.titles('§902a'))[1], '902A. Numbat', 'SEARCH-6 §902a');
select is((pg_temp.titles('reg. 902A late'))[1], '902A. Numbat', 'SEARCH-6 a regulation among words');
select is((pg_temp.titles('901(a)(5)'))[1:2], array['901. Wombat levies', '902A. Numbat'],
    'SEARCH-6 the section itself, then who cites it');
select is((pg_temp.titles('2'))[1], (
        select s.title from public.sections as s join public.chapters as c on c.id = s.chapter_id
        where s.number = '2' and c.type = 'vat-law'),
    'SEARCH-6 a number alone is the Law''s before that of regulations');
select is_empty($$select from private.search_numbered('regulation 6', null) as n
    join private.search_documents as d on d.number = n.number where not d.numbers @> '{regulation 6}'$$,
    'SEARCH-6 of all sections 6 only those of the instrument that is named');
select is((pg_temp.titles('s901'))[1], '901. Wombat levies', 'SEARCH-6 s901');
select is((pg_temp.titles('4711/26'))[1], 'Dunnart care (4711/26)', 'SEARCH-6 a decision''s number');
select is((pg_temp.titles('4711-26'))[1], 'Dunnart care (4711/26)', 'SEARCH-6 with a hyphen');
select is((pg_temp.titles('ta 99887-01-26'))[1], 'Dingo v. Director (TA 99887-01-26)', 'SEARCH-6 a ruling''s citation');
select is(public.search_content('1108/99') ->> 'total', '0', 'SEARCH-6 a number that nobody bears finds nothing');

select ok('902A. Numbat' <> all (pg_temp.titles('902A', 'news')), 'SEARCH-6 numbers heed the filter by type');

-- Stems, typos, phrases
select is((pg_temp.titles('registration numbat'))[1], '902A. Numbat', 'SEARCH-6 a stem');
select is((pg_temp.titles('kokaburra'))[1], '903. Kookaburra numbat', 'SEARCH-6 a typo');
select is(public.search_content('kokaburra numbat') -> 'corrected',
    '{"typed": "kokaburra", "meant": "kookaburra", "exactly": "\"kokaburra\" numbat"}', 'SEARCH-6 and it is said');
select is(public.search_content('kookaburra') ->> 'corrected', null, 'SEARCH-6 nothing where the words exist');
select is(pg_temp.titles('"wombat is not"'), array['902A. Numbat'], 'SEARCH-6 a quoted phrase is meant as it stands');
select is((pg_temp.titles('echidna digs a tunnel after midnight'))[1], '904. Burrows',
    'SEARCH-6 part of a sentence finds that sentence first');

-- What means nothing, what no text has, and what only looks alike
select is(public.search_content('the of and to is') ->> 'total', '0', 'SEARCH-8 words of no meaning find nothing');
select is(public.search_content('a b') ->> 'total', '0', 'SEARCH-8 nor do single letters');
select is(public.search_content('של את על') ->> 'total', '0', 'SEARCH-8 in Hebrew neither');
select is(public.search_content('?! & | (') ->> 'total', '0', 'SEARCH-8 nor stray signs');
select cmp_ok((public.search_content('vat') ->> 'total')::integer, '>', 0, 'SEARCH-8 a word of the site does');
select is(pg_temp.titles('wombat of the'), pg_temp.titles('wombat'), 'SEARCH-8 beside others they weigh nothing');
select is(pg_temp.titles('frobnicate zyzzyva wombat'), pg_temp.titles('wombat'),
    'SEARCH-8 one known word among unknown ones is ranked like that word alone');
select is(public.search_content('zyzzyva wombat') ->> 'total', '3', 'SEARCH-8 and counted like it');
select is((pg_temp.titles('numbat kokaburra'))[1], '903. Kookaburra numbat',
    'SEARCH-8 a word corrected counts beside one that is known');
select cmp_ok((public.search_content('kokaburra') -> 'results' -> 0 ->> 'score')::numeric, '<',
    (public.search_content('kookaburra') -> 'results' -> 0 ->> 'score')::numeric,
    'SEARCH-8 but less than the word itself');
select is(pg_temp.titles('numbat "kokaburra"'), pg_temp.titles('numbat'),
    'SEARCH-8 without it the other word ranks alone');
select is(public.search_content('numbat "kokaburra"') ->> 'corrected', null, 'SEARCH-8 and says no more of it');
select is(public.search_content('dingp') #>> '{corrected,meant}', 'dingo', 'SEARCH-8 a letter wrong is a typo');
select is(array[public.search_content('lingo') ->> 'total', public.search_content('lingo') ->> 'corrected'],
    '{0,null}', 'SEARCH-8 an English word is none, whatever it is like');
select ok('902A. Numbat' = any (pg_temp.titles('numbat tax return foreign company')),
    'SEARCH-8 a text with the rare word of a long question is among the first');
select ok('903. Kookaburra numbat' = any (
        pg_temp.titles('platypus tax return foreign company', 'law', 1, 50)
        || pg_temp.titles('platypus tax return foreign company', 'law', 2, 50)),
    'SEARCH-8 and each that has it is ranked, however long it is');
select cmp_ok(
    (public.search_content('is a foreign company that sells services liable to pay tax') ->> 'total')::integer,
    '<', (select count(*)::integer / 2 from private.search_documents),
    'SEARCH-8 texts that share one common word with a long question are none');
select cmp_ok((public.search_content('sales tax in israel') ->> 'total')::integer, '<',
    (select count(*)::integer / 2 from private.search_documents),
    'SEARCH-8 nor those with "tax" alone where sales tax is asked for');
select results_eq($$select word
    from unnest('{customs,customers,personal,persons,hospitality,hospitals}'::text[]) as w (word)
    group by private.search_stem(word), word having private.search_stem(word) <> all (
        array(select private.search_stem(o) from unnest('{customer,person,hospital}'::text[]) as o))
    order by word$$, array['customs', 'hospitality', 'personal'],
    'SEARCH-8 words of another sense have a stem of their own');
select is((select count(distinct private.search_stem(w.word)) from unnest(f.words) as w (word)), 1::bigint,
    'SEARCH-6 forms of one word: ' || array_to_string(f.words, ', '))
from (values
    ('{register,registered,registration,registry}'::text[]), ('{notify,notified,notification}'),
    ('{recover,recovery,recoverable}'), ('{supplement,supplementary}'), ('{apply,application}'),
    ('{liable,liability}'), ('{submit,submission}'), ('{permit,permission}'), ('{extend,extension}'),
    ('{exclude,exclusion}'), ('{subscribe,subscription}'), ('{convert,conversion}'), ('{licence,license,licensed}'),
    ('{centre,center}'), ('{organise,organize}'), ('{עוסק,לעוסק,העוסקים}'), ('{חשבונית,חשבוניות,בחשבונית}')
) as f (words);
select is(private.search_text('CA 1/20 G.F.I. v. M.A.L.R.Z, e.g. 3.5 and s.30'),
    'ca 1/20 gfi. v. malrz, eg. 3.5 and s.30', 'SEARCH-8 an abbreviation is one word with its dots or without');
select is(private.search_tokens(private.search_text(q.typed)), q.words, 'SEARCH-6 the words of ' || q.typed)
from (values
    ('the firm''s', '{the,firm}'::text[]),
    ('they won’t, can''t or dont; it''s', '{they,or,it}'),
    ('mo''ed ha-chiyuv, haktza’a', '{moed,ha,chiyuv,haktzaa}'),
    ('מע״מ דו"ח מע''מ', '{מעמ,דוח,מעמ}'),
    ('0% or 0 %, not 10% or 1.0%', '{zero,or,zero,not,10,or,1,0}')
) as q (typed, words);
select is(private.search_key('9(a). Traps (TA 1/26) for all'), 'traps for all',
    'SEARCH-5 a title is known without its number and what stands in parentheses');
select is((pg_temp.titles('GFI'))[1], (pg_temp.titles('G.F.I.'))[1], 'SEARCH-8 and is found either way');
select alike((pg_temp.titles('GFI'))[1], '%G.F.I. Securities%', 'SEARCH-8 by the ruling of that name');

-- In readers' words
reset role;
update public.sections set asked_as = '{"sterilise a thylacine","tasmanian devil insurance","דביבון ורוד"}'
    where id = 'b0000000-0000-4000-8000-000000000003';
update public.faqs set asked_as = '{"thylacine"}' where id = 'c0000000-0000-4000-8000-000000000002';
set local role anon;
select is(pg_temp.titles('sterilise thylacine'), array['903. Kookaburra numbat'],
    'SEARCH-10 a section is found as people ask for it, a disabled FAQ is not');
select is(pg_temp.titles('דביבון ורוד'), array['903. Kookaburra numbat'], 'SEARCH-10 in Hebrew too');
select unalike(public.search_content('sterilise thylacine')::text, '%thylacine%',
    'SEARCH-10 the wording is never shown');
select cmp_ok((public.search_content('thylacine') -> 'results' -> 0 ->> 'score')::numeric, '<',
    (public.search_content('kookaburra') -> 'results' -> 0 ->> 'score')::numeric,
    'SEARCH-10 it counts less than a title');
select cmp_ok((public.search_content('sterilise thylacine') -> 'results' -> 0 ->> 'score')::numeric, '>',
    (public.search_content('sterilise tasmanian') -> 'results' -> 0 ->> 'score')::numeric,
    'SEARCH-10 words that stand together in one wording count more than those of two');
select is((select count(*)::integer from unnest(array(select jsonb_object_keys(
    public.search_content('thylacine') -> 'results' -> 0))) as k where k ~ 'asked'), 0,
    'SEARCH-10 nor is it in the answer');

-- Whether words stand side by side is checked in every text that has them all, the more slowly the more words.
select ok((select max(cardinality(candidates)) <= 8 from private.search_references('30' || repeat('(a)', 600))),
    'SEARCH-6 a section is looked for under a few numbers, however many paragraphs were typed');
select is((select count(*)::integer from private.search_terms('1/10 2/10 3/10 4/10 5/10 6/10 7/10')), 3,
    'SEARCH-6 of numbers in pieces three are looked for');

-- Years
select is(array[
        public.search_content('wombat', from_year => 2026) ->> 'total',
        public.search_content('wombat', from_year => 2025, to_year => 2026) #>> '{counts,news,count}',
        public.search_content('wombat', to_year => 2025) ->> 'total',
        public.search_content('wombat', 'law', from_year => 2026) ->> 'total',
        public.search_content('901', to_year => 2030) #>> '{counts,law,count}',
        public.search_content('vat rate', from_year => 2024) ->> 'answers'],
    '{1,1,0,0,0,[]}', 'SEARCH-8 years narrow the hits; what has no day is of no year');
select is(public.search_content('wombat dingo', count_years => true) -> 'years', '{"2026": 2}',
    'SEARCH-8 each year with its hits');
select is(public.search_content('wombat', from_year => 1999, count_years => true) -> 'years', '{"2026": 1}',
    'SEARCH-8 also of the years that are left out');
select is(public.search_content('wombat', 'law', count_years => true) -> 'years', '{}', 'SEARCH-8 of one type');
select is(public.search_content('wombat') -> 'years', 'null', 'SEARCH-8 they are counted where it is asked');

-- More texts than are read of a word
reset role;
insert into public.news (title, date, category, summary, content)
select 'Of one', '2026-01-01', 'Updates', 'x', format('<p>A %s. %s</p>', w, repeat('Filler words follow. ', 20))
from unnest('{zibbet,quagga}'::text[]) as w, generate_series(1, 510)
union all values ('Of zibbet and quagga', date '2026-01-01', 'Updates', 'x', '<p>Both.</p>');
set local role anon;
select is((pg_temp.titles('zibbet quagga'))[1], 'Of zibbet and quagga',
    'SEARCH-5 of more texts than are read, those that have most of a word are');
select is(array[public.search_content('zibbet') ->> 'total', public.search_content('zibbet') ->> 'more'], '{500,true}',
    'SEARCH-3 500 are counted, and it is said that there are more');

select * from finish();
rollback;
