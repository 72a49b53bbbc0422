-- Senders (SEC-6): telling them apart without storing anybody's address.

create table private.limit_settings (
    is_only boolean primary key default true check (is_only),
    sender_header text not null default 'cf-connecting-ip' check (sender_header = lower(sender_header)),
    trusted_proxies integer not null default 0 check (trusted_proxies between 0 and 10),
    salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
comment on table private.limit_settings is
    'One row: settings for telling senders apart. The salt is this database''s own secret.';
comment on column private.limit_settings.sender_header is
    'The header of a request that names its sender, in small letters. On a hosted project Cloudflare sets '
    'cf-connecting-ip and refuses requests that bring one; behind another gateway it is mostly x-forwarded-for '
    '(README).';
comment on column private.limit_settings.trusted_proxies is
    'How many addresses at the right end of that header belong to proxies, not to the client (README).';
insert into private.limit_settings default values;
alter table private.limit_settings enable row level security;

create function private.is_visitor() returns boolean
language sql stable set search_path = ''
as $$
    -- The role of the request, also inside a function that runs with its owner's rights.
    select current_setting('role') in ('anon', 'authenticated')
        and current_setting('private.writing', true) is distinct from 'adding'
$$;
comment on function private.is_visitor() is
    'Whether the request comes from a visitor or somebody signed in, and not from the service role (a trusted back '
    'end), SQL by hand or an import of staff''s (private.add_rows).';

create function private.network_of(address inet) returns inet
language sql immutable set search_path = ''
as $$
    -- An IPv6 subscriber has at least a /64: 2^64 addresses to choose from. Where an address is made of an IPv4 one
    -- (written as IPv6, 6to4 of RFC 3056, Teredo of RFC 4380), whoever has that one has the whole network for nothing.
    select case
        when family(address) = 4 then address
        when address <<= inet '::ffff:0:0/96' then ipv4.at_end
        when address <<= inet '2002::/16' then ipv4.in_prefix
        when address <<= inet '2001::/32' then ~ ipv4.at_end
        else network(set_masklen(address, 64))
    end
    from (
        select inet '0.0.0.0' + ('x' || encode(substr(sent.bytes, 17, 4), 'hex'))::bit(32)::bigint as at_end,
            inet '0.0.0.0' + ('x' || encode(substr(sent.bytes, 7, 4), 'hex'))::bit(32)::bigint as in_prefix
        -- four bytes before those of the address
        from (select inet_send(address) as bytes) as sent) as ipv4
$$;
comment on function private.network_of(inet) is
    'Whose an address is: an IPv4 address, also the one that an IPv6 address is made of, or the /64 network.';

create function private.client_network() returns inet
language plpgsql stable set search_path = ''
as $$
declare
    settings private.limit_settings := (select s from private.limit_settings as s);
    hops text[] := string_to_array(
        nullif(current_setting('request.headers', true), '')::json ->> settings.sender_header, ',');
    hop constant text := btrim(hops[greatest(1, cardinality(hops) - settings.trusted_proxies)]);
begin
    -- Some proxies add the port.
    return private.network_of(
        host(regexp_replace(hop, '^\[(.*)\](?::[0-9]+)?$|^([0-9.]+):[0-9]+$', '\1\2')::inet)::inet);
exception when invalid_text_representation then
    return null;
end
$$;
comment on function private.client_network() is
    'Where the request comes from, as private.network_of() says; null if the header is missing or has no address. '
    'Counted from the right, because clients can write anything at the left end.';

create function private.sender_code(day date) returns text
language sql stable set search_path = ''
as $$
    select encode(sha256(convert_to(concat_ws(' ', s.salt, day, private.client_network()), 'UTF8')), 'hex')
    from private.limit_settings as s
$$;
comment on function private.sender_code(date) is
    'A code for the sender of this request on one day (UTC): a salted hash, so that the address is not stored. Senders '
    'without an address share one code.';

create function private.wider_codes(day date) returns text[]
language sql stable set search_path = ''
as $$
    -- One subscriber may have a /56 or a /48, which is 256 or 65,536 networks to send from, and whoever rents machines
    -- at several places of a hoster's /40 as many /48.
    select array(
        select encode(sha256(convert_to(
            concat_ws(' ', s.salt, day, network(set_masklen(c.network, w.length))), 'UTF8')), 'hex')
        from private.limit_settings as s, private.client_network() as c (network),
            unnest(array[56, 48, 40]) with ordinality as w (length, place)
        where family(c.network) = 6
        order by w.place)
$$;
comment on function private.wider_codes(date) is
    'Codes as private.sender_code() gives them for the wider networks around an IPv6 sender: its /56, its /48, '
    'its /40. None for others.';

create function private.utc_day() returns date
language sql stable set search_path = ''
as $$
    select (now() at time zone 'utc')::date
$$;
comment on function private.utc_day() is 'The day of the transaction in UTC, for private.sender_code().';
