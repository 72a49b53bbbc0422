-- Who is staff is a list in the database (DATA-4): being signed in is not enough, and an ended session does not count.
-- Every policy for writing asks private.is_staff().

create table private.staff (
    user_id uuid primary key references auth.users (id) on delete cascade,
    added_at timestamptz not null default now()
);
comment on table private.staff is 'Members of staff. The project''s owner adds rows by hand, in SQL (README).';
alter table private.staff enable row level security;

create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
    -- An access token is valid until it expires, an hour at most, but its session ends with the sign-out.
    select exists (
        select 1
        from private.staff as member
        join auth.sessions as session on session.user_id = member.user_id
        where member.user_id = (select auth.uid())
            and session.id = ((select auth.jwt()) ->> 'session_id')::uuid
            and (session.not_after is null or session.not_after > now()))
$$;
comment on function private.is_staff() is
    'Whether the caller is a member of staff with a session that has not ended. Security definer, because nobody may '
    'read the list or the sessions themselves.';
revoke execute on function private.is_staff() from public;
grant execute on function private.is_staff() to authenticated, service_role;

create function public.is_staff() returns boolean
language sql stable set search_path = ''
as $$
    select private.is_staff()
$$;
comment on function public.is_staff() is
    'Whether the signed-in caller is a member of staff; the guard of /admin asks this (AUTH-2).';
revoke execute on function public.is_staff() from public;
grant execute on function public.is_staff() to authenticated, service_role;

create function private.require_staff() returns void
language plpgsql stable set search_path = ''
as $$
begin
    if not private.is_staff() then
        raise exception using errcode = '42501', message = 'Only members of staff may do this.';
    end if;
end
$$;
comment on function private.require_staff() is 'Raises 42501, with a sentence, unless the caller is a member of staff.';
revoke execute on function private.require_staff() from public;
grant execute on function private.require_staff() to authenticated;
