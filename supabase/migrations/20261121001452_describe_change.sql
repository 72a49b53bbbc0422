-- What staff say of a change to readers (TIME-5), also long after it was made.

create function private.describe_change(described bigint, words text, minor boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
    said constant text := nullif(btrim(regexp_replace(words, '[\s[:cntrl:]]+', ' ', 'g')), '');
begin
    perform private.require_staff();
    if length(said) > 200 then
        raise exception using errcode = 'PT400', message = 'A note for readers has at most 200 characters.';
    end if;
    update public.changes as c set note = said, is_minor = coalesce(minor, false) where c.version = described;
    if not found then
        raise exception using errcode = 'PT404',
            message = 'Readers are not told of this change: it was taken back, or they see none of it.';
    end if;
    perform private.next_content_version();
end
$$;
comment on function private.describe_change(bigint, text, boolean) is
    'See describe_change() of the schema public. Security definer, because nobody may write changes directly.';

create function public.describe_change(version bigint, note text default null, is_minor boolean default false)
returns void
language sql set search_path = ''
as $$
    select private.describe_change(version, note, is_minor)
$$;
comment on function public.describe_change(bigint, text, boolean) is
    'Says to readers what a change was, in one line of at most 200 characters (null or empty: nothing), and whether it '
    'is minor; for staff. PT404: readers are not told of this version; PT400: too long; 42501: not staff.';
