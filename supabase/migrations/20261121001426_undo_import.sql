-- Taking back what was brought in from a file (BULK-1, BULK-2), at any time, whole or not at all.

create function private.undo_import(import uuid, is_certain boolean) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
    versions constant bigint[] := array(select h.id from public.history as h where h.import_id = import);
    stays text[];
begin
    perform private.require_staff(), private.await_writers();
    if versions = '{}' then
        raise exception using errcode = 'PT404', message = 'This import has been taken back already.';
    end if;
    stays := array(
        select format('%s: %s', u.title, u.failure) from private.undo_versions(versions, is_certain) as u
        where u.failure is not null);
    if stays <> '{}' then
        raise exception using errcode = 'PT409', message = format(
            'Nothing was taken back. Of %s rows %s in the way. %s%s', cardinality(versions),
            case cardinality(stays) when 1 then '1 is' else cardinality(stays) || ' are' end,
            array_to_string(stays[:3], ' '), case when cardinality(stays) > 3 then ' And more.' else '' end);
    end if;
    update public.history as h set import_id = null where h.import_id = import;
    return cardinality(versions);
end
$$;
comment on function private.undo_import(uuid, boolean) is
    'See public.undo_import(). Security definer, because nobody may write the history.';

create function public.undo_import(import uuid, is_certain boolean default false) returns bigint
language sql set search_path = '' set statement_timeout = '60s'
as $$
    select private.undo_import(import, coalesce(is_certain, false))
$$;
comment on function public.undo_import(uuid, boolean) is
    'Takes an import of rows or of a law back, for staff: what it added goes, what it changed reads as before; whole '
    'or not at all. Answers with how many versions of the history it took back. PT409, with a sentence that names '
    'them: rows were changed since, which "is_certain" takes back all the same, but for what has been added to them '
    'since; what has been deleted stays so. PT404: there is no such import, or it was taken back; 42501: not staff.';

create function public.imports_into(lists text[])
returns table (id uuid, made_at timestamptz, made_by text, title text, others bigint)
language plpgsql stable set search_path = ''
as $$
begin
    perform private.require_staff();
    return query
        select i.import_id, f.changed_at, private.shown_name(f.changed_by, f.changed_by_email), f.title, i.size - 1
        from (
            select h.import_id, min(h.id) as first, count(*) as size from public.history as h
            where h.import_id is not null group by h.import_id order by 2 desc) as i
        join public.history as f on f.id = i.first
        where f.table_name = any (lists)
        order by f.id desc limit 20;
end
$$;
comment on function public.imports_into(text[]) is
    'The 20 latest imports from files into these tables that were not taken back, for staff: when and by whom, and '
    'what the first row was called before, or was added as, and how many others there were. 42501: not staff.';
