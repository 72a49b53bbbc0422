-- Who is staff is a list in the database (DATA-4): being signed in is not enough, and an ended session does not count.
-- Every policy for writing asks private.is_staff().

create table private.staff (
    user_id uuid primary key references auth.users (id) on delete cascade,
    -- No address, which could be a colleague's, nothing that cannot be seen, and nothing that a page could take for
    -- markup or a spreadsheet for a formula.
    name text not null default '' check (length(name) <= 100 and name = btrim(name) and name !~ '^[-=+＝＋－]'
        and name !~ '[@＠<>\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u180e\u200b-\u200f]'
        and name !~ '[\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]'),
    added_at timestamptz not null default now()
);
comment on table private.staff is 'Members of staff. The project''s owner adds rows by hand, in SQL (README).';
comment on column private.staff.name is 'By which colleagues know them; empty until they say one (private.shown_name).';
create unique index staff_names on private.staff (lower(name)) where name <> '';
alter table private.staff enable row level security;

create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
    -- An access token is valid until it expires, an hour at most, but its session ends with the sign-out.
    return exists (
        select 1
        from private.staff as member
        join auth.sessions as session on session.user_id = member.user_id
        where member.user_id = (select auth.uid())
            and session.id = ((select auth.jwt()) ->> 'session_id')::uuid
            and (session.not_after is null or session.not_after > now()));
end
$$;
comment on function private.is_staff() is
    'Whether the caller is a member of staff with a session that has not ended. Security definer, because nobody may '
    'read the list or the sessions themselves.';

create function public.is_staff() returns boolean
language sql stable set search_path = ''
as $$
    select private.is_staff()
$$;
comment on function public.is_staff() is
    'Whether the signed-in caller is a member of staff; the guard of /admin asks this (AUTH-2).';

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

create function private.shown_name(staff_id uuid, address text) returns text
language sql stable security definer set search_path = ''
as $$
    select coalesce(
        (select nullif(s.name, '') from private.staff as s where s.user_id = staff_id and private.is_staff()), address)
$$;
comment on function private.shown_name(uuid, text) is
    'What staff see of a colleague, wherever one is named: the name as it is now, or the address of the account at the '
    'time for one who has given none, or is a member of staff no more; null for nobody. Security definer, because '
    'nobody may read the list itself.';

create function private.own_account() returns table (name text, other_sessions bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
    perform private.require_staff();
    return query
        select s.name, (
            select count(*) from auth.sessions as o
            where o.user_id = s.user_id and o.id <> (auth.jwt() ->> 'session_id')::uuid
                and (o.not_after is null or o.not_after > now()))
        from private.staff as s where s.user_id = auth.uid();
end
$$;
comment on function private.own_account() is
    'See staff_account(). Security definer, because nobody may read the list and the sessions themselves.';

create function public.staff_account() returns table (name text, other_sessions bigint)
language sql stable set search_path = ''
as $$
    select a.name, a.other_sessions from private.own_account() as a
$$;
comment on function public.staff_account() is
    'Of the caller, a member of staff: the name that colleagues see, empty if none was given, and how many other '
    'sessions there are, on whatever device. 42501: not staff.';

create function private.rename_oneself(new_name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
    perform private.require_staff();
    update private.staff as s set name = btrim(coalesce(new_name, '')) where s.user_id = auth.uid();
exception
    when unique_violation then
        raise exception using errcode = 'PT409',
            message = 'A colleague goes by this name. Add something that tells you apart.';
    when check_violation then
        raise exception using errcode = 'PT400',
            message =
                'A name has 100 characters at most, no @ < >, none that cannot be seen, and begins with no = + -.';
end
$$;
comment on function private.rename_oneself(text) is
    'See rename_oneself() of the schema public. Security definer, because nobody may write the list itself.';

create function public.rename_oneself(new_name text) returns void
language sql set search_path = ''
as $$
    select private.rename_oneself(new_name)
$$;
comment on function public.rename_oneself(text) is
    'Sets the name by which colleagues know the caller, a member of staff, trimmed; an empty one takes it away. PT409: '
    'a colleague has it; PT400: it is no name; 42501: not staff.';
