-- Proof of work (SEC-6): while everybody together sends more than the site can take, a sender must solve a puzzle
-- first. It is ALTCHA's puzzle: a number is hidden in SHA-256 of "{salt}.{number}" and found by trying all numbers.
-- Puzzles are signed instead of stored: how many were asked for is counted, and solved ones are remembered until they
-- expire.

create extension if not exists pgcrypto with schema extensions;

create table private.puzzle_settings (
    is_only boolean primary key default true check (is_only),
    secret text not null default encode(extensions.gen_random_bytes(32), 'hex'),
    lifetime interval not null default '10 minutes' check (lifetime > '0')
);
comment on table private.puzzle_settings is
    'One row: the key that signs puzzles, and how long a sender has to solve one.';
insert into private.puzzle_settings default values;
alter table private.puzzle_settings enable row level security;

create table private.solved_puzzles (
    salt text primary key,
    expires_at timestamptz not null
);
comment on table private.solved_puzzles is 'Puzzles whose solution was used, until they expire: each may be used once.';
create index solved_puzzles_oldest on private.solved_puzzles (expires_at);
alter table private.solved_puzzles enable row level security;

create function private.puzzle_challenge(salt text, number text) returns text
language sql immutable strict set search_path = ''
as $$
    select encode(sha256(convert_to(salt || '.' || number, 'UTF8')), 'hex')
$$;
comment on function private.puzzle_challenge(text, text) is 'The hash that hides a puzzle''s number, in hexadecimal.';

create function private.puzzle_signature(challenge text) returns text
language sql stable strict set search_path = ''
as $$
    select encode(extensions.hmac(concat_ws(' ', challenge, private.client_network()), s.secret, 'sha256'), 'hex')
    from private.puzzle_settings as s
$$;
comment on function private.puzzle_signature(text) is
    'Proves that this database made a puzzle for the sender of this request, in hexadecimal: nobody solves puzzles '
    'that others use.';

create function private.make_puzzle(purpose text, greatest_number integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
    -- From the generator for secrets: the numbers of random() are predictable.
    drawn bigint := ('x' || encode(extensions.gen_random_bytes(4), 'hex'))::bit(32)::bigint;
    expires_at timestamptz := now() + (select s.lifetime from private.puzzle_settings as s);
    salt text := concat_ws(
        '.', purpose, ceil(extract(epoch from expires_at)), encode(extensions.gen_random_bytes(8), 'hex'));
    challenge text := private.puzzle_challenge(salt, (drawn % (greatest_number + 1))::text);
begin
    return jsonb_build_object(
        'salt', salt, 'challenge', challenge, 'greatest', greatest_number,
        'signature', private.puzzle_signature(challenge));
end
$$;
comment on function private.make_puzzle(text, integer) is
    'A puzzle for one purpose: the number between 0 and greatest for which SHA-256 of "{salt}.{number}" is the '
    'challenge. Its solution is "{salt}.{number}.{signature}".';

create function private.redeem_solution(purpose text) returns boolean
language plpgsql set search_path = ''
as $$
declare
    -- The salt, its purpose, its expiry in seconds since 1970, the number, the signature.
    sent text[] := regexp_match(
        nullif(current_setting('request.headers', true), '')::json ->> 'proof-of-work',
        '^((\w{1,20})\.([0-9]{1,11})\.[0-9a-f]{16})\.([0-9]{1,10})\.([0-9a-f]{64})$');
begin
    if sent is null or sent[2] <> purpose or to_timestamp(sent[3]::bigint) <= now()
        or sent[5] <> private.puzzle_signature(private.puzzle_challenge(sent[1], sent[4])) then
        return false;
    end if;
    -- Of two requests at once with the same solution, the second waits here for the first.
    insert into private.solved_puzzles (salt, expires_at) values (sent[1], to_timestamp(sent[3]::bigint))
    on conflict do nothing;
    return found;
end
$$;
comment on function private.redeem_solution(text) is
    'Whether the header proof-of-work of this request solves a puzzle of ours, for this purpose, in time and for the '
    'first time; the solution is then used up.';
