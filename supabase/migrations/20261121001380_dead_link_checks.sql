-- Looking for what leads nowhere (TRUE-4): in texts that changed, and in those that read what changed.

create function private.paths_of(paragraphs text[]) returns text[]
language sql immutable parallel safe set search_path = ''
return array(select split_part(p.paragraph, ' ', 2) from unnest(paragraphs) as p (paragraph));
comment on function private.paths_of(text[]) is
    'The paths of a section''s paragraphs, "(a)(5)", as private.section_paragraphs() has them.';

create function private.dead_links_in(of_type text, of_ids uuid[])
returns table (source_id uuid, words text, linked text, url text)
language plpgsql stable set search_path = ''
as $$
begin
    return query
    with read as materialized (
        select t.id, t.html, t.name || t.plain as others, strpos(t.html, '<a ') > 0 as has_links
        from private.texts as t where t.kind = of_type and t.id = any (of_ids)
    ), made as (
        select distinct t.id, left(private.html_to_text(m.link[2]), 600) as words, m.link[1] as url
        from read as t, regexp_matches(t.html, '<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)</a>', 'gi') as m (link)
        where t.has_links
    ), dead as materialized (
        select a.url from (select distinct m.url from made as m) as a
        where private.is_live_address(replace(a.url, '&amp;', '&')) is false
    ), named as materialized (
        select distinct r.source_id as id, r.words, r.linked, r.number
        from private.references_resolved(of_type, of_ids) as r
        where r.is_ours and r.section_id is null and r.item_id is null
    ), said as materialized (
        -- Read once a text: what a link says leads where the link leads.
        select t.id, f.words
        from read as t
        cross join lateral (
            select private.html_words(regexp_replace(t.html, '<a\s[^>]*?>.*?</a>', '<hr>', 'gi'), chr(1))
            union all
            select p.part from unnest(t.others) as p (part) where strpos(private.html_to_text(t.html), p.part) = 0
        ) as p (part)
        cross join lateral private.find_references(p.part) as f
        where t.has_links and t.id in (select n.id from named as n)
    )
    select m.id, m.words, m.words, m.url from made as m
    where m.url in (select d.url from dead as d)
    union all
    select n.id, n.words, n.linked, ''
    from named as n join read as t on t.id = n.id
    -- A section without a number may say which provisions are not here, as its title does, or that of another such
    -- section: "No summary: sections 78 and 80".
    where case when of_type = 'section' and private.section_number(t.others[1]) is null then n.number <> all (array(
            select f.number from public.sections as s, private.find_references(s.title) as f where s.number is null
                and f.number is not null)) else true end
        and (not t.has_links or (n.id, n.words) in (select s.id, s.words from said as s));
end
$$;
comment on function private.dead_links_in(text, uuid[]) is
    'What leads nowhere in these texts of a kind, as private.dead_links has it: links of this site that readers find '
    'nothing by, and references to provisions, cases and decisions that are not here. Those to other laws are left '
    'out.';

create function private.is_still_lost(link private.dead_links) returns boolean
language sql stable set search_path = ''
as $$
    select exists (
            select from public.sections as s
            where s.id = link.section_id and link.paragraph <> all (private.paths_of(s.paragraphs)))
        and case link.url
            when '' then exists (
                select from private.text_references as r
                where r.source_type = link.source_type and r.source_id = link.source_id and r.words = link.words
                    and r.linked = link.linked)
            else exists (
                select from private.texts as t
                where t.kind = link.source_type and t.id = link.source_id
                    and strpos(t.html, 'href="' || link.url || '"') > 0)
            end
$$;
comment on function private.is_still_lost(private.dead_links) is
    'Whether a text still says a paragraph that its section has lost, and the section still has it not.';

create function private.check_links(of_type text, of_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    slice uuid[];
begin
    -- What is read of many texts is joined pair by pair: 200 and their pairs at a time.
    if cardinality(of_ids) > 200 then
        for slice in
            select array_agg(i.id) from unnest(of_ids) with ordinality as i (id, place) group by (i.place - 1) / 200
        loop
            perform private.check_links(of_type, slice);
        end loop;
        return;
    end if;
    with dead as materialized (
        select d.* from private.dead_links_in(of_type, of_ids) as d
    ), gone as (
        delete from private.dead_links as l
        where l.source_type = of_type and l.source_id = any (of_ids)
            and not exists (
                select from dead as d
                where d.source_id = l.source_id and d.words = l.words and d.linked = l.linked and d.url = l.url)
            and (l.paragraph is null or not private.is_still_lost(l))
            -- A deleted text may be restored.
            and (l.reason is null or exists (
                select from private.texts as t where t.kind = of_type and t.id = l.source_id))
    )
    insert into private.dead_links (source_type, source_id, words, linked, url)
    select of_type, d.* from dead as d
    on conflict do nothing;
end
$$;
comment on function private.check_links(text, uuid[]) is
    'Brings private.dead_links up to date for these texts of a kind.';

create function private.readers_of(numbers text[], names text[], targets text[], is_added boolean)
returns table (table_name text, ids uuid[])
language plpgsql stable set search_path = ''
as $$
begin
    return query
    select m.name, array_agg(distinct f.id)
    from (
        select r.source_type as kind, r.source_id as id from private.text_references as r
        where r.kind in ('section', 'regulation') and private.base_number(r.number) = any (numbers)
            -- What is added takes no provision away.
            and (not is_added or exists (
                select from private.dead_links as l
                where l.source_type = r.source_type and l.source_id = r.source_id))
        union all
        select r.source_type, r.source_id from private.text_references as r
        where r.kind in ('case', 'decision') and private.item_number(r.number) = any (names)
        union all
        select r.source_type, r.source_id from private.text_references as r
        where r.kind in ('case', 'decision', 'name') and r.number = any (names)
        union all
        select k.kind, l.text_id
        from private.text_links as l join private.managed_tables as k on k.name = l.table_name
        where l.target = any (targets)
        union all
        -- By an address that no section has, or by one that none had: which sections had it, nobody knows any more.
        select k.kind, l.text_id
        from private.text_links as l join private.managed_tables as k on k.name = l.table_name
        where cardinality(numbers) > 0 and l.target ~ '^[a-z-]+/' and not exists (
            select from public.section_addresses as a
            where a.type = split_part(l.target, '/', 1) and a.slug = split_part(l.target, '/', 2))
        union all
        select l.source_type, l.source_id from private.dead_links as l
        where cardinality(numbers) > 0 and l.url like '/law/%'
    ) as f
    join private.managed_tables as m on m.kind = f.kind
    group by m.name;
end
$$;
comment on function private.readers_of(text[], text[], text[], boolean) is
    'By table, the texts that refer to provisions with these numbers, without their paragraphs, to rulings and '
    'decisions by these names (private.cited_names), or that link these targets (private.text_links). is_added: '
    'provisions with these numbers were added, and none was taken away.';

create function private.check_readers(numbers text[], names text[], targets text[], is_added boolean) returns void
language plpgsql set search_path = ''
as $$
declare
    readers record;
    later uuid[];
begin
    if current_setting('private.is_in_bulk', true) = 'yes' or not private.may_derive() then
        -- What is being derived just now may have readers among it that nobody sees yet.
        insert into private.pending_checks (numbers, names, targets, is_added)
        values (numbers, names, targets, is_added);
        return;
    end if;
    for readers in select r.* from private.readers_of(numbers, names, targets, is_added) as r loop
        later := private.long_texts(readers.table_name, readers.ids);
        insert into private.pending_texts (table_name, id, is_changed)
        select readers.table_name, l.id, false from unnest(later) as l (id);
        perform private.check_links(
            (select m.kind from private.managed_tables as m where m.name = readers.table_name),
            array(select unnest(readers.ids) except select unnest(later)));
    end loop;
end
$$;
comment on function private.check_readers(text[], text[], text[], boolean) is
    'Brings private.dead_links up to date for the texts that private.readers_of() names: now, or later for those that '
    'take long, and for all where a procedure changes many or somebody else is deriving.';

create function private.note_lost_paragraphs(section uuid, former text[]) returns void
language plpgsql set search_path = ''
as $$
declare
    present constant public.sections := (select s from public.sections as s where s.id = section);
    base constant text := private.base_number(present.number);
    addresses constant text[] := array(
        select c.type || '/' || n.name
        from public.chapters as c, unnest(array[present.slug, lower(present.number)]) as n (name)
        where c.id = present.chapter_id);
begin
    insert into private.dead_links (source_type, source_id, words, linked, url, section_id, paragraph)
    select f.*
    from (
        select m.kind, r.source_id, r.words, r.linked, '', section,
            private.paragraph_meant(r.number, present.number, former) as paragraph
        from private.managed_tables as m
        cross join lateral private.references_resolved(m.kind, array(
            select distinct o.source_id from private.text_references as o
            where o.source_type = m.kind and o.kind in ('section', 'regulation')
                and private.base_number(o.number) = base)) as r
        where r.section_id = section
        union
        select t.kind, t.id, left(private.html_to_text(m.link[2]), 600), left(private.html_to_text(m.link[2]), 600),
            m.link[1], section, substring(m.link[1] from '#[0-9A-Za-z-]+?((?:\([^()]*\))+)$')
        from private.text_links as l
        join private.texts as t on t.table_name = l.table_name and t.id = l.text_id,
            regexp_matches(t.html, '<a\s[^>]*?href="(/law/[^"]*)"[^>]*>(.*?)</a>', 'gi') as m (link)
        where l.target = any (addresses)
            and lower(substring(m.link[1] from '^/law/([^/#]+)') || '/'
                || substring(m.link[1] from '^/law/[^/#]+(?:/|#(?:section-|s-?)?)([0-9A-Za-z-]+)')) = any (addresses)
    ) as f
    where f.paragraph = any (private.paths_of(former))
        and f.paragraph <> all (private.paths_of(present.paragraphs))
    on conflict do nothing;
    delete from private.dead_links as l where l.section_id = section and not private.is_still_lost(l);
end
$$;
comment on function private.note_lost_paragraphs(uuid, text[]) is
    'Notes what cites or links paragraphs that a section had and has no longer, and forgets what it has again.';
