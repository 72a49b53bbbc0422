-- Staff's list of what leads nowhere, with what could repair it (TRUE-4).

create function private.way_back(link private.dead_links)
returns table (successor text, successor_url text, version bigint, deleted text)
language plpgsql stable rows 1 security definer set search_path = ''
as $$
declare
    uuid constant text := '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
    target constant text := substring(link.url from '^/(?:law/)?[a-z-]+[/#](' || uuid || ')$');
    -- The law and the number or address that a link has.
    place constant text[] := regexp_match(lower(link.url),
        '^/law/([a-z-]+)(?:/([0-9a-z-]+)|#(?:section-?|s-?)?([0-9]{1,4}[a-z]{0,2}))(?:[#(]|$)');
    named private.text_references;
    gone public.history;
begin
    perform private.require_staff();
    if link.url = '' then
        select r.* into named from private.text_references as r
        where r.source_type = link.source_type and r.source_id = link.source_id and r.words = link.words
            and r.linked = link.linked
        limit 1;
    end if;
    for gone in
        select h.*
        from public.history as h
        left join public.chapters as c on c.id = h.parent_id
        where link.paragraph is null and h.action = 'delete'
            and case
                when h.row_id::text = target then true
                when h.table_name <> 'sections' then named.kind in ('case', 'decision')
                    and private.item_number(named.number) = any (private.search_numbers(
                        concat_ws(' ', h."row" ->> 'title', h."row" ->> 'number'), named.kind))
                when place is not null then exists (
                    -- At a former address, too.
                    select from public.history as v join public.chapters as k on k.id = v.parent_id
                    where v.table_name = h.table_name and v.row_id = h.row_id and k.type = place[1]
                        and (v."row" ->> 'slug' = place[2]
                            or lower(private.section_number(v."row" ->> 'title')) = place[3]))
                else named.kind = private.provision_kind(c.type, c.title)
                    and private.section_number(h."row" ->> 'title') = private.base_number(named.number)
                end
        order by h.id desc
    loop
        exit when not exists (select from private.texts as t where t.id = gone.row_id);
        gone := null;
    end loop;
    if not exists (select from private.place_of(gone.parent_id) as p where p.list_id is not null) then
        -- What was deleted with its parent comes back with it.
        select h.* into gone from public.history as h
        where h.action = 'delete' and h.row_id = coalesce(gone.parent_id, gone.row_id) order by h.id desc limit 1;
    end if;
    version := gone.id;
    deleted := gone.title;
    select s.name, s.url into successor, successor_url
    from (
        -- The section whose paragraph it was, or the one that had this number before.
        select s.title as name, '/law/' || c.type || '/' || s.slug as url
        from (
            select link.section_id as id, null as type
            union all
            select a.section_id, a.type from public.section_addresses as a
            where a.slug = lower(private.base_number(named.number)) and not a.is_current) as f
        join public.sections as s on s.id = f.id
        join public.chapters as c on c.id = s.chapter_id
        where f.type is null or f.type = c.type and named.kind = private.provision_kind(c.type, c.title)
        union all
        -- What has the title of the deleted row.
        select t.name, t.url from private.texts as t
        where t.table_name = gone.table_name and t.is_public
            and t.title = coalesce(gone."row" ->> 'title', gone."row" ->> 'question')
    ) as s
    limit 1;
    return next;
end
$$;
comment on function private.way_back(private.dead_links) is
    'One row: what took the place of what a link or reference led to (name and address), and the deleted row that '
    'would be found again if it were restored (its version, for public.restore_version(), and its name); nulls for '
    'what is not known. Security definer, because nobody may read the references themselves.';

create function private.account_name(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
    select private.shown_name(u.id, u.email::text) from auth.users as u where u.id = account and private.is_staff()
$$;
comment on function private.account_name(uuid) is
    'What staff see of a colleague whose account is there, as private.shown_name() has it. Security definer, because '
    'nobody may read the accounts.';

create function public.get_dead_links(is_ignored boolean default false, page integer default 1)
returns table (
    id text, kind text, text_id uuid, title text, list_id uuid, list_title text, list_type text, section_id uuid,
    section_title text, words text, linked text, url text, paragraph text, found_at timestamptz, caused_by text,
    reason text, ignored_at timestamptz, ignored_by text, successor text, successor_url text, version bigint,
    deleted text, total bigint)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    size constant integer := 20;
begin
    perform private.require_staff();
    return query
    with counted as (
        select l as link, count(*) over () as total
        from private.dead_links as l
        where (l.reason is not null) = is_ignored
            and exists (select from private.texts as t where t.kind = l.source_type and t.id = l.source_id)
        order by l.found_at desc, l.id
        limit size offset size * (greatest(get_dead_links.page, 1) - 1)
    )
    select (c.link).id::text, t.kind, t.id, t.name, p.*, (c.link).words, (c.link).linked,
        replace((c.link).url, '&amp;', '&'), (c.link).paragraph, (c.link).found_at,
        private.account_name((c.link).caused_by), (c.link).reason, (c.link).ignored_at,
        private.account_name((c.link).ignored_by), w.*, c.total
    from counted as c
    join private.texts as t on t.kind = (c.link).source_type and t.id = (c.link).source_id
    cross join lateral private.place_of(t.parent_id) as p
    cross join lateral private.way_back(c.link) as w
    order by (c.link).found_at desc, (c.link).id;
end
$$;
comment on function public.get_dead_links(boolean, integer) is
    'For staff: a page of 20 of what leads nowhere in texts, the latest first, as private.dead_links has it (TRUE-4): '
    'where each text is edited, who caused it, and what could repair it, as private.way_back() has it; total is how '
    'many there are. With is_ignored those that are left as they are, why, since when and by whom. 42501: not staff.';

create function public.count_my_dead_links() returns bigint
language plpgsql stable set search_path = ''
as $$
begin
    perform private.require_staff();
    return (select count(*) from private.dead_links as l where l.caused_by = auth.uid() and l.reason is null);
end
$$;
comment on function public.count_my_dead_links() is
    'For staff: how many of the dead links to be repaired are there by the caller''s own changes. 42501: not staff.';

create function public.ignore_dead_link(link bigint, reason text default null) returns void
language plpgsql set search_path = ''
as $$
begin
    perform private.require_staff();
    update private.dead_links as l
    set reason = ignore_dead_link.reason, ignored_at = case when ignore_dead_link.reason is not null then now() end,
        ignored_by = case when ignore_dead_link.reason is not null then auth.uid() end
    where l.id = link;
    if not found then
        raise exception using errcode = 'PT409', message = 'This has been repaired meanwhile.';
    end if;
end
$$;
comment on function public.ignore_dead_link(bigint, text) is
    'For staff: leaves something that leads nowhere as it is, for a reason of at most 500 letters; null puts it back '
    'on the list. PT409: it leads somewhere now, or the text no longer says it; 23514: no reason, or too long a one; '
    '42501: not staff.';
