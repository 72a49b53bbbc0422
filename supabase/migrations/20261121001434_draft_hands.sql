-- Who writes in a draft right now (TIME-1), so that colleagues know of each other before the second save. Nobody is
-- kept out: a draft that somebody takes over is saved first, and its form is read only until it is taken over again.

create table private.draft_hands (
    of_text uuid[] not null check (cardinality(of_text) between 1 and 2),
    member uuid not null,
    member_email text,
    seen_at timestamptz not null default clock_timestamp(),
    taken_by uuid,
    primary key (of_text, member)
);
comment on table private.draft_hands is
    'Which member of staff has typed in a form that is open now. The form says so every few seconds while it is in '
    'sight; who has not for a minute is gone.';
comment on column private.draft_hands.of_text is
    'The row that is written, or the draft of a new one; with the amendment, if it is a change of one.';
comment on column private.draft_hands.taken_by is 'Who has taken over, until this one has saved and left.';
alter table private.draft_hands enable row level security;

create function private.who_writes(text_meant uuid[], doing text) returns table (name text, has_taken_over boolean)
language plpgsql security definer set search_path = ''
as $$
begin
    perform private.require_staff();
    -- One call at a time: two who take over from each other would wait for each other.
    lock table private.draft_hands in share row exclusive mode;
    delete from private.draft_hands as h
    where h.seen_at < clock_timestamp() - interval '1 minute'
        or doing = 'leave' and h.of_text = text_meant and h.member = auth.uid();
    if doing in ('write', 'take over') then
        insert into private.draft_hands as h (of_text, member, member_email)
        values (text_meant, auth.uid(), auth.jwt() ->> 'email')
        on conflict (of_text, member) do update
        set seen_at = excluded.seen_at, taken_by = case when doing = 'write' then h.taken_by end;
    end if;
    update private.draft_hands as h set taken_by = case when doing = 'take over' then auth.uid() end
    where h.of_text = text_meant
        and (doing = 'take over' and h.member <> auth.uid() or doing = 'leave' and h.taken_by = auth.uid());
    return query
        select private.shown_name(o.member, o.member_email), coalesce(o.member = own.taken_by, false)
        from private.draft_hands as o
        left join private.draft_hands as own on own.of_text = o.of_text and own.member = auth.uid()
        where o.of_text = text_meant and o.member <> auth.uid()
        order by o.seen_at desc, o.member;
end
$$;
comment on function private.who_writes(uuid[], text) is
    'See public.who_writes(). Security definer, because nobody reads or writes the table but by asking this.';

create function public.who_writes(text_meant uuid[], doing text default 'look')
returns table (name text, has_taken_over boolean)
language sql set search_path = ''
as $$
    select w.name, w.has_taken_over from private.who_writes(text_meant, doing) as w
$$;
comment on function public.who_writes(uuid[], text) is
    'Who else has typed in the form of a text that is open now, for staff (TIME-1): by name, who was seen last first, '
    'and whether that one has taken over from the caller. The text is the row, or the draft of a new one, and the '
    'amendment if it is a change of one. The caller only looks, or has typed too ("write"), or takes over from all '
    'others ("take over"), who are told so by their next call, or has saved and is gone ("leave"). 42501: not staff.';
