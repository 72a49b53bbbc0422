-- The PDF of a ruling or decision as readers get it (TRUE-4): a file that is gone is not offered.

create function private.is_file_there(address text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
    paths constant text[] := private.file_paths(address);
begin
    return case when cardinality(paths) > 0 then exists (
        select from public.files as f
        where f.removed_at is null and (f.path = any (paths) or private.encode_path(f.path) = any (paths))) end;
end
$$;
comment on function private.is_file_there(text) is
    'Whether the file of this project that an address leads to is there; null for any other address. Security definer, '
    'because readers may not read the list of files.';

create function private.offered_pdf(address text) returns text
language sql stable set search_path = ''
as $$
    select case when private.is_file_there(address) is not false then address end
$$;
comment on function private.offered_pdf(text) is 'The address of a PDF, null if it is a file that is gone.';
