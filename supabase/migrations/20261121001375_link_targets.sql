-- What a link in a text leads to: the address of a row that staff choose, and which links lead nowhere (STAFF-3).

create function public.get_address(of_kind text, of_id uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
    perform private.require_staff();
    return case of_kind
        when 'section' then (
            select '/law/' || c.type || '/' || s.slug
            from public.sections as s join public.chapters as c on c.id = s.chapter_id where s.id = of_id)
        when 'amount' then (select '/amounts#' || a.kind from public.amounts as a where a.id = of_id)
        when 'deadline' then (select '/deadlines#' || d.key from public.deadlines as d where d.id = of_id)
        when 'file' then (select f.path from public.files as f where f.id = of_id)
        else (select t.url from private.texts as t where t.kind = of_kind and t.id = of_id and t.is_public)
    end;
end
$$;
comment on function public.get_address(text, uuid) is
    'The address to which staff link a row of a kind as private.managed_tables has it, or "file": that of its page on '
    'the site, of a file its path in the bucket. Null for a row that is not there any more, or that readers cannot '
    'see. 42501: not staff.';

create function private.is_live_address(address text) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
    uuid constant text := '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
    parts text[];
begin
    parts := regexp_match(address,
        '^/law/([a-z-]+)(?:(/[^/?#]+)|(#(?:' || uuid || '$|(?:section-?|s-?)?[0-9][0-9A-Za-z()-]*$'
            || '|[0-9a-z-]+-[0-9][0-9A-Za-z()-]*$)))');
    if parts is not null then
        return private.section_at(parts[1], coalesce(parts[2], parts[3])) is not null;
    end if;
    parts := regexp_match(address, '^(/[a-z-]+[/#])(' || uuid || ')(?:[?#]|$)');
    if parts is not null then
        return exists (
            select from private.texts as t
            where t.id = parts[2]::uuid and t.url = parts[1] || parts[2] and t.is_public);
    end if;
    if address like '/amounts#%' then
        return exists (select from private.figures as f where address = '/amounts#' || f.kind);
    end if;
    if address like '/deadlines#%' then
        return exists (select from public.deadlines as d where address = '/deadlines#' || d.key);
    end if;
    return private.is_file_there(address);
end
$$;
comment on function private.is_live_address(text) is
    'Whether readers find what a link with this address leads to, also by a former address; null for what the database '
    'cannot tell: other sites, and pages that are no rows.';

create function private.text_targets(of_kind text, of_id uuid)
returns table (words text, url text, is_dead boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
    perform private.require_staff();
    return query
    with made as (
        select distinct on (m.link[1]) private.html_to_text(m.link[2]) as words,
            replace(m.link[1], '&amp;', '&') as url
        from private.texts as t,
            regexp_matches(t.html, '<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)</a>', 'gi') as m (link)
        where t.kind = of_kind and t.id = of_id
    ), named as (
        select r.linked as words, min(r.url) as url, bool_and(r.section_id is null and r.item_id is null) as is_dead
        from private.references_resolved(of_kind, array[of_id]) as r
        where r.is_ours and (r.url is not null or r.section_id is null and r.item_id is null)
        group by r.linked
    )
    select f.words, f.url, f.is_dead
    from (
        select m.words, m.url, coalesce(not private.is_live_address(m.url), false) as is_dead from made as m
        union
        select n.words, n.url, n.is_dead from named as n
    ) as f
    order by f.is_dead desc, f.words, f.url;
end
$$;
comment on function private.text_targets(text, uuid) is
    'See get_text_targets(). Security definer, because nobody may read the references themselves.';

create function public.get_text_targets(of_kind text, of_id uuid)
returns table (words text, url text, is_dead boolean)
language sql stable set search_path = ''
as $$
    select t.words, t.url, t.is_dead from private.text_targets(of_kind, of_id) as t
$$;
comment on function public.get_text_targets(text, uuid) is
    'Where a text leads, for staff: the links in it, and the references to provisions, cases and decisions that the '
    'site makes links of, each with its words. Those that lead nowhere (is_dead) come first; a reference of those has '
    'no url. 42501: not staff.';
