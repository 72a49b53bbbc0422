-- Files that staff publish: a row each, and the object in the public bucket "files" (ADM-7, SEC-7). The bucket takes no
-- HTML and no SVG, so that no upload can run as a page of the site. It trusts the type that is sent with a file and
-- never sees the bytes; what can be checked here is that no name has the extension of another type (the same extensions
-- as in src/data/files/schema.ts). Whether the bytes fit is checked before they are sent
-- (src/data/files/content-fault.ts).

create function private.is_file_path(path text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
    select path ~* '^uploads/[^/.]+(\.(pdf|png|jpe?g|jfif|gif|webp|txt|csv|docx?|xlsx?))?$'
$$;
comment on function private.is_file_path(text) is
    'Whether a file may be stored there: in uploads/, under a name with an allowed extension or without any dot.';

create table public.files (
    id uuid primary key default gen_random_uuid(),
    name text not null check (name ~ '\S' and length(name) <= 500),
    path text not null unique check (private.is_file_path(path) and length(path) <= 500),
    size bigint not null check (size >= 0),
    type text not null check (length(type) <= 200),
    comment text not null default '' check (length(comment) <= 2000),
    uploaded_by uuid default auth.uid() references auth.users (id) on delete set null,
    created_at timestamptz not null default now(),
    removed_at timestamptz
);
comment on table public.files is
    'Uploaded files: size in bytes, type as MIME type; the public URL is derived from path.';
create index files_newest_first on public.files (created_at desc, id);
create index files_uploaded_by on public.files (uploaded_by);
create index files_removed on public.files (removed_at) where removed_at is not null;

alter table public.files enable row level security;
grant select, delete on public.files to authenticated;
grant insert (name, path, size, type, comment, uploaded_by), update (name, comment) on public.files to authenticated;
grant all on public.files to service_role;

create policy "staff read files" on public.files for select to authenticated
    using (removed_at is null and (select private.is_staff()));
create policy "staff add their own files" on public.files for insert to authenticated
    with check ((select private.is_staff()) and uploaded_by = (select auth.uid()));
create policy "staff change files" on public.files for update to authenticated
    using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete files" on public.files for delete to authenticated using ((select private.is_staff()));
