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
revoke execute on function private.is_file_there(text) from public;
grant execute on function private.is_file_there(text) to anon, authenticated, service_role;

create function public.offered_pdf(item public.rulings) returns text
language sql stable set search_path = ''
as $$
    select case when private.is_file_there(item.pdf_url) is not false then item.pdf_url end
$$;
comment on function public.offered_pdf(public.rulings) is
    'The address of a ruling''s PDF, null if it is a file that is gone; read through the API like a column: '
    'rulings?select=offered_pdf.';
revoke execute on function public.offered_pdf(public.rulings) from public;
grant execute on function public.offered_pdf(public.rulings) to anon, authenticated, service_role;

create function public.offered_decision_pdf(item public.tax_decisions) returns text
language sql stable set search_path = ''
as $$
    select case when private.is_file_there(item.pdf_url) is not false then item.pdf_url end
$$;
comment on function public.offered_decision_pdf(public.tax_decisions) is 'The same of a decision.';
revoke execute on function public.offered_decision_pdf(public.tax_decisions) from public;
grant execute on function public.offered_decision_pdf(public.tax_decisions) to anon, authenticated, service_role;
