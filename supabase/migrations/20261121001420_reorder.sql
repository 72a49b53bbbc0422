-- Reordering rows (issue 4): all siblings are renumbered at once, or none is.

create function public.reorder_rows(list text, ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    -- What siblings have in common.
    kinship constant text := (
        select case m.siblings when '' then 'true' else 't.' || quote_ident(m.siblings) end
        from private.managed_tables as m where m.name = list);
    siblings uuid[];
begin
    perform private.require_staff();
    if kinship is null then
        raise exception using errcode = 'PT404', message = 'There is no such list to put in order.';
    end if;
    -- Locked in the order of their ids, so that two people at once wait for each other instead of deadlocking.
    execute format('select array(
            select t.id from public.%1$I as t where %2$s = (select %2$s from public.%1$I as t where t.id = $1)
            order by t.id for update)', list, kinship)
        into siblings using ids[1];
    if coalesce(cardinality(ids), 0) = 0 or siblings <> array(select i from unnest(ids) as i order by i) then
        raise exception using errcode = 'PT409', message = 'The list has changed meanwhile. Load it again.';
    end if;
    execute format('update public.%I as t set "order" = n.place from unnest($1) with ordinality as n (id, place)
            where t.id = n.id and t."order" <> n.place', list)
        using ids;
end
$$;
comment on function public.reorder_rows(text, uuid[]) is
    'Numbers the rows of one parent from 1 in the given order, for staff: the sections of a chapter, the chapters of a '
    'type, the FAQs of a category, all categories ("sections", "chapters", "faqs", "faq_categories"). A row that keeps '
    'its number is not touched. PT409: the ids are not exactly those of the rows; PT404: no such list; 42501: not '
    'staff.';
revoke execute on function public.reorder_rows(text, uuid[]) from public;
grant execute on function public.reorder_rows(text, uuid[]) to authenticated;
