-- Each save of a draft (TIME-1): who wrote it and when, so that what another member of staff has written over it can be
-- had back. They are in a table of their own, and not in the history: of a draft that is gone nothing is to be left.

create table public.draft_saves (
    draft_id uuid not null references public.drafts (id) on delete cascade,
    written_at timestamptz not null default clock_timestamp(),
    "row" jsonb not null,
    based_on timestamptz,
    written_by uuid not null,
    written_by_email text,
    primary key (draft_id, written_at)
);
comment on table public.draft_saves is
    'What drafts said at each of their saves, the last one being what they say now. They stay with their draft, also '
    'one that is discarded or published, and go with it. Only a trigger writes them; staff read them.';
comment on column public.draft_saves."row" is 'The columns that the draft set.';
comment on column public.draft_saves.based_on is 'The updated_at of the row that it was begun from.';

alter table public.draft_saves enable row level security;
grant select on public.draft_saves to authenticated;
grant select on public.draft_saves to service_role;
create policy "staff read saves of drafts" on public.draft_saves for select to authenticated
    using ((select private.is_staff()));

create function public.saved_by_name(save public.draft_saves) returns text
language sql stable set search_path = ''
as $$
    select private.shown_name(save.written_by, save.written_by_email)
$$;
comment on function public.saved_by_name(public.draft_saves) is
    'Who saved a draft, as colleagues know them, read through the API like a column of the save; null for nobody.';

create function private.keep_save() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
    -- A repeal has no words; the same ones are the same save, begun from a later row.
    if new.is_repeal then
        return null;
    end if;
    update public.draft_saves as s set based_on = new.based_on
    where s.draft_id = new.id and s."row" = new."row"
        and s.written_at = (select max(l.written_at) from public.draft_saves as l where l.draft_id = new.id);
    if not found then
        insert into public.draft_saves (draft_id, "row", based_on, written_by, written_by_email)
        values (new.id, new."row", new.based_on, coalesce(auth.uid(), new.written_by),
            coalesce(auth.jwt() ->> 'email', new.written_by_email));
    end if;
    return null;
end
$$;
comment on function private.keep_save() is
    'Trigger: keeps what a draft says, or was published as by hand, if that is something else than at its last save. '
    'Security definer, because nobody may write saves but by saving a draft.';
create trigger drafts_saved after insert or update of "row", based_on on public.drafts
    for each row execute function private.keep_save();

create function public.restore_save(draft uuid, saved timestamptz, stamp timestamptz) returns setof public.drafts
language plpgsql set search_path = '' set statement_timeout = '20s'
as $$
declare
    present public.drafts;
    wanted public.draft_saves;
begin
    perform private.require_staff();
    select * into present from public.drafts as d where d.id = draft and d.is_waiting;
    select * into wanted from public.draft_saves as s where s.draft_id = present.id and s.written_at = saved;
    if wanted.draft_id is null then
        raise exception using errcode = 'PT404',
            message = 'This save is not there any more: its draft was published or discarded.';
    end if;
    perform public.save_draft(present.table_name, wanted."row", present.row_id, wanted.based_on, draft, stamp,
        present.publish_on, present.amendment_id, present.is_ready);
    return query select d.* from public.drafts as d where d.id = draft;
end
$$;
comment on function public.restore_save(uuid, timestamptz, timestamptz) is
    'Has a draft say again what it said at one of its saves, for staff (TIME-1), as a new save of whoever asks: its '
    'day and its amendment stay, and if it has one of them and is ready, it is tried. "stamp" is its written_at as it '
    'was read. Answers with the draft. PT404: the draft does not wait, or has no such save; PT409 and PT400: as '
    'save_draft() says; 42501: not staff.';
