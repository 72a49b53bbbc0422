-- The public bucket of the files, and who may do what with the objects in it. Last, because a host may refuse it: all
-- the rest of the database then stands.

-- 50 MiB: the largest upload of a hosted project's free plan, and of the local stack.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('files', 'files', true, 52428800, array[
    'application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp', 'text/plain', 'text/csv',
    'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']);

create policy "staff list objects of files" on storage.objects for select to authenticated
    using (bucket_id = 'files' and (select private.is_staff()));
create policy "staff upload objects to files" on storage.objects for insert to authenticated
    with check (bucket_id = 'files' and private.is_file_path(name) and (select private.is_staff()));
create policy "staff replace objects of files" on storage.objects for update to authenticated
    using (bucket_id = 'files' and (select private.is_staff()))
    with check (bucket_id = 'files' and private.is_file_path(name) and (select private.is_staff()));
create policy "staff delete objects of files" on storage.objects for delete to authenticated
    using (bucket_id = 'files' and (select private.is_staff()));
