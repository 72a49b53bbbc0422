-- Notes on drafts and on changes of amendments (TIME-1): plain text that staff write for each other beside what is not
-- public yet. They lie beside the drafts, and not in the history: of a draft that is gone nothing is to be left.

create table public.draft_notes (
    id uuid primary key default gen_random_uuid(),
    draft_id uuid not null references public.drafts (id) on delete cascade,
    words text not null check (words ~ '\S' and words !~ '[\u0001-\u0008\u000B-\u001F\u007F]'
        and length(words) <= 2000),
    is_done boolean not null default false,
    written_by uuid default auth.uid(),
    written_by_email text default (auth.jwt() ->> 'email'),
    created_at timestamptz not null default now()
);
comment on table public.draft_notes is
    'What staff have noted on drafts, which only they see; a note stays and goes with its draft. A client gives the '
    'id, so that a note that is sent twice is stored once.';
comment on column public.draft_notes.words is 'Plain text; of control characters only tabs and line breaks.';
comment on column public.draft_notes.is_done is 'Whether somebody has done what it asks for.';
comment on column public.draft_notes.written_by_email is
    'The address of the account at the time, so that it stays when the account is gone.';
create index draft_notes_of_draft on public.draft_notes (draft_id, created_at, id);
create index draft_notes_open on public.draft_notes (created_at, id) where not is_done;

alter table public.draft_notes enable row level security;
grant select on public.draft_notes to authenticated;
-- Who wrote a note, and when, is for the database to say.
grant insert (id, draft_id, words), update (is_done) on public.draft_notes to authenticated;
grant select on public.draft_notes to service_role;
create policy "staff read notes on drafts" on public.draft_notes for select to authenticated
    using ((select private.is_staff()));
create policy "staff add notes in their own name" on public.draft_notes for insert to authenticated
    with check ((select private.is_staff()) and written_by = (select auth.uid())
        and exists (select from public.drafts as d where d.id = draft_id and d.is_waiting));
create policy "staff say whether notes are done" on public.draft_notes for update to authenticated
    using ((select private.is_staff())) with check ((select private.is_staff()));

create function public.noted_by_name(note public.draft_notes) returns text
language sql stable set search_path = ''
as $$
    select private.shown_name(note.written_by, note.written_by_email)
$$;
comment on function public.noted_by_name(public.draft_notes) is
    'Who wrote a note on a draft, as colleagues know them, read through the API like a column of it; null for nobody.';
