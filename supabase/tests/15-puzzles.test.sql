-- Proof of work from inside: what a puzzle is made of, and what does not solve it (SEC-6).
begin;
select plan(29);

create temporary table made on commit drop as select private.make_puzzle('contact', 50) as puzzle;
create function pg_temp.solve(puzzle jsonb) returns text language sql as $$
    select concat_ws('.', puzzle ->> 'salt', n, puzzle ->> 'signature')
    from generate_series(0, (puzzle ->> 'greatest')::integer) as n
    where encode(sha256(convert_to((puzzle ->> 'salt') || '.' || n, 'UTF8')), 'hex') = puzzle ->> 'challenge'
$$;
create function pg_temp.redeems(solution text, purpose text default 'contact') returns boolean language plpgsql as $$
begin
    perform set_config('request.headers', json_build_object('proof-of-work', solution)::text, true);
    return private.redeem_solution(purpose);
end
$$;

select matches(puzzle ->> 'salt', '^contact\.[0-9]{10}\.[0-9a-f]{16}$',
    'SEC-6 the salt names the purpose and the end') from made;
select ok(to_timestamp(split_part(puzzle ->> 'salt', '.', 2)::bigint) between now() + interval '10 minutes'
    and now() + interval '10 minutes 1 second',
    'SEC-6 there are ten minutes') from made;
select matches(puzzle ->> 'challenge', '^[0-9a-f]{64}$', 'SEC-6 the number is hidden') from made;
select is(puzzle ->> 'greatest', '50', 'SEC-6 and its bound told') from made;
select is((select count(*) from made, pg_temp.solve(puzzle)), 1::bigint, 'SEC-6 one number solves it');
select isnt((select puzzle ->> 'salt' from made), private.make_puzzle('contact', 50) ->> 'salt',
    'SEC-6 no two puzzles are the same');
select cmp_ok((select count(distinct pg_temp.solve(private.make_puzzle('contact', 1000))) from generate_series(1, 20)),
    '>', 15::bigint,
    'SEC-6 the numbers differ');
select matches((select secret from private.puzzle_settings), '^[0-9a-f]{64}$', 'SEC-6 the secret has 256 bits');

create function pg_temp.spoil(solution text, part integer, value text) returns text language sql as $$
    select string_agg(case when n = part then value else p end, '.' order by n)
    from unnest(string_to_array(solution, '.')) with ordinality as t (p, n)
$$;
create temporary table solved on commit drop as select pg_temp.solve(puzzle) as solution, puzzle from made;
select ok(not pg_temp.redeems(s.wrong), format('SEC-6 %s is no solution', s.what))
from solved cross join lateral (values
    ('nothing', null),
    ('an empty text', ''),
    ('some text', 'x'),
    ('another number', pg_temp.spoil(solution, 4, ((split_part(solution, '.', 4)::integer + 1) % 51)::text)),
    ('no number', pg_temp.spoil(solution, 4, '')),
    ('a negative number', pg_temp.spoil(solution, 4, '-1')),
    ('the number with a zero before it', pg_temp.spoil(solution, 4, '0' || split_part(solution, '.', 4))),
    ('a huge number', pg_temp.spoil(solution, 4, '99999999999999999999')),
    ('a longer time', pg_temp.spoil(solution, 2, (split_part(solution, '.', 2)::bigint + 600)::text)),
    ('an endless time', pg_temp.spoil(solution, 2, '99999999999999999999')),
    ('another salt', pg_temp.spoil(solution, 3, '0123456789abcdef')),
    ('another signature', pg_temp.spoil(solution, 5, repeat('0', 64))),
    ('more after it', solution || '.1'),
    ('two of it', solution || ', ' || solution),
    ('digits moved from the salt to the number', regexp_replace(solution, '(.)\.([0-9]+)\.([0-9a-f]{64})$', '.\1\2.\3'))
) as s (what, wrong);
select ok(not pg_temp.redeems(solution, 'newsletter'), 'SEC-6 a solution serves no other purpose') from solved;
select is_empty('select salt from private.solved_puzzles', 'SEC-6 of what is no solution nothing is kept');

select ok(pg_temp.redeems(solution), 'SEC-6 the solution is accepted') from solved;
select ok(not pg_temp.redeems(solution), 'SEC-6 once') from solved;
update private.puzzle_settings set lifetime = '1 microsecond';
create temporary table late on commit drop as
    select pg_temp.solve(p) as solution
        from (select jsonb_build_object('salt', salt, 'challenge', private.puzzle_challenge(salt, '7'), 'greatest', 7,
        'signature', private.puzzle_signature(private.puzzle_challenge(salt, '7'))) as p
    from (select concat_ws('.', 'contact', floor(extract(epoch from now())), '0123456789abcdef') as salt) as s) as l;
select ok(not pg_temp.redeems(solution), 'SEC-6 not after its end') from late;
update private.puzzle_settings set secret = 'another';
select ok(not pg_temp.redeems(pg_temp.solve(puzzle)), 'SEC-6 nor when the secret is another') from made;

select * from finish();
rollback;
