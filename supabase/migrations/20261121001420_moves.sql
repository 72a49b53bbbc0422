-- Moving a row to another place among its siblings, or to another chapter or category (STAFF-5). A move is a change of
-- the moved row alone: those that make room keep their updated_at, and their numbers are not in the history.

create function private.renumber_rows(list text, ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
    perform set_config('private.is_reordering', 'yes', true);
    execute format('update public.%I as t set "order" = n.place from unnest($1) with ordinality as n (id, place)
            where t.id = n.id and t."order" <> n.place', list)
        using ids;
    perform set_config('private.is_reordering', '', true);
end
$$;
comment on function private.renumber_rows(text, uuid[]) is
    'Numbers rows from 1 in the given order, without a trace in their history; a row that keeps its number is not '
    'touched.';
revoke execute on function private.renumber_rows(text, uuid[]) from public;
grant execute on function private.renumber_rows(text, uuid[]) to authenticated;

create function private.siblings_of(managed private.managed_tables, kin text) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
    ids uuid[];
begin
    execute format('select array(select t.id from public.%I as t where %s order by t."order", t.id)', managed.name,
            case managed.siblings when '' then 'true' else format('t.%I = %L', managed.siblings, kin) end)
        into ids;
    return ids;
end
$$;
comment on function private.siblings_of(private.managed_tables, text) is
    'The rows of a table in their order that have "kin" in the column that siblings share; all, if there is none.';
revoke execute on function private.siblings_of(private.managed_tables, text) from public;
grant execute on function private.siblings_of(private.managed_tables, text) to authenticated;

create function public.move_row(
    list text, row_id uuid, to_parent uuid default null, target uuid default null, to_place integer default null,
    stamp timestamptz default null)
returns table (place integer, total integer, former_parent uuid, former_place integer, updated_at timestamptz)
language plpgsql set search_path = '' set statement_timeout = '20s'
as $$
#variable_conflict use_column
declare
    managed constant private.managed_tables := (
        select m from private.managed_tables as m where m.name = list and m.siblings is not null);
    shared constant text := coalesce(nullif(managed.siblings, ''), 'order');
    kinship constant text := case when managed.siblings <> '' then format('t.%I::text', managed.siblings)
        else quote_literal('') end;
    present record;
    kin text;
    siblings uuid[];
    others uuid[];
    beside integer;
    is_there boolean := true;
begin
    perform private.require_staff();
    if managed.name is null or to_parent is not null and managed.parent is null then
        raise exception using errcode = 'PT404', message = 'There is no such list to put in order.';
    end if;
    -- Deletes nothing, but waits for other writers before any row is locked (private.before_writing).
    execute format('delete from public.%I where false', list);
    if to_parent is not null then
        execute format('select exists (select from public.%I as p where p.id = $1 for key share)', managed.parent)
            into is_there using to_parent;
    end if;
    if not is_there then
        raise exception using errcode = 'PT409',
            message = format('The %s to which it was to go has been deleted meanwhile.',
                (select replace(p.kind, 'faq_', '') from private.managed_tables as p where p.name = managed.parent));
    end if;
    execute format('select %s from public.%I as t where t.id = $1', kinship, list) into kin using row_id;
    -- In the order of their ids, for the same reason.
    execute format('select from public.%I as t where %s order by t.id for update', list,
        case managed.siblings when '' then 'true' else format('t.%I in (%L, %L)', shared, kin, to_parent) end);
    execute format('select %s as kin, t.updated_at from public.%I as t where t.id = $1', kinship, list)
        into present using row_id;
    kin := coalesce(to_parent::text, present.kin);
    siblings := private.siblings_of(managed, present.kin);
    former_place := array_position(siblings, row_id);
    if former_place is null then
        raise exception using errcode = 'PT409', message = 'Somebody else has deleted this meanwhile.';
    elsif present.updated_at <> stamp then
        raise exception using errcode = 'PT409', message = 'It has been changed or moved since.';
    end if;
    former_parent := case when managed.parent is not null then present.kin::uuid end;
    others := array_remove(
        case when kin = present.kin then siblings else private.siblings_of(managed, kin) end, row_id);
    total := cardinality(others) + 1;
    place := least(greatest(coalesce(to_place, total), 1), total);
    if target is not null then
        beside := array_position(others, target);
        if beside is null then
            raise exception using errcode = 'PT409',
                message = 'The row in whose place it was to stand has been moved or deleted meanwhile.';
        end if;
        -- Moved down it comes to stand after the target, moved up before it.
        place := beside + (kin = present.kin and former_place <= beside)::integer;
    end if;
    execute format('update public.%I as t set %s "order" = $2 where t.id = $1 and ($3 or t."order" <> $2)', list,
            case when managed.parent is not null then format('%I = %L,', shared, kin) end)
        using row_id, place, kin <> present.kin;
    perform private.renumber_rows(list, others[:place - 1] || row_id || others[place:]);
    if kin <> present.kin then
        perform private.renumber_rows(list, array_remove(siblings, row_id));
    end if;
    execute format('select t.updated_at from public.%I as t where t.id = $1', list) into updated_at using row_id;
    return next;
end
$$;
comment on function public.move_row(text, uuid, uuid, uuid, integer, timestamptz) is
    'Moves a section, a chapter, an FAQ or a category ("sections", "chapters", "faqs", "faq_categories"), for staff: '
    'into another chapter or category (to_parent; null: it stays where it is), there into the place of another row '
    '(target), or to a number from 1 (to_place; too large or null: to the end). All siblings are numbered from 1. With '
    '"stamp" only if its updated_at is still that. Answers with its place, the number of siblings with it, where it '
    'was before, and its updated_at. PT409: it, the target or to_parent is gone, or it has changed; PT404: no such '
    'list; 42501: not staff.';
revoke execute on function public.move_row(text, uuid, uuid, uuid, integer, timestamptz) from public;
grant execute on function public.move_row(text, uuid, uuid, uuid, integer, timestamptz) to authenticated;
