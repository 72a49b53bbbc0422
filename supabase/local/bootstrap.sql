-- What a hosted Supabase project provides before the first migration, for a fresh database of our own (PGlite or a
-- plain Postgres). Runs once, as superuser, after the auth and storage tables of @supabase/lite exist.
-- Sources: supabase/postgres migrations (roles, default privileges), supabase/auth (auth.uid() and similar functions).

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Roles belong to the whole server: another database on it may have made them already.
do $$
begin
    if not exists (select from pg_roles where rolname = 'anon') then
        create role anon nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
        create role authenticated nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
        create role service_role nologin noinherit bypassrls;
    end if;
end
$$;
grant anon, authenticated, service_role to current_user;

-- Generous on purpose, as on a hosted project: the first migration revokes what it does not want.
grant usage on schema public, extensions to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

grant usage on schema auth, storage to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
grant all on all tables in schema auth to service_role;

-- Hosted auth.users has this column and @supabase/lite's does not; statements for both name it.
alter table auth.users add column if not exists instance_id uuid;

create or replace function auth.uid() returns uuid
language sql stable
as $$
    select coalesce(
        nullif(current_setting('request.jwt.claim.sub', true), ''),
        nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;

create or replace function auth.role() returns text
language sql stable
as $$
    select coalesce(
        nullif(current_setting('request.jwt.claim.role', true), ''),
        nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
$$;

create or replace function auth.email() returns text
language sql stable
as $$
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;

create or replace function auth.jwt() returns jsonb
language sql stable
as $$
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

grant execute on all functions in schema auth, storage to anon, authenticated, service_role;

-- The record of what was applied, as the Supabase CLI keeps it: `supabase migration list` reads it.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[],
    name text);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
