-- Finding any row of the back office by its number or words (READ-8), also what the site's search does not show:
-- chapters, categories, amounts, deadlines, related rulings, hidden FAQs and files.

create view private.unsearched_names with (security_invoker = true) as
    select 'chapter' as kind, c.id, null::uuid as parent_id, c.title as name, null::text as url
    from public.chapters as c
    union all
    select 'faq_category', g.id, null, g.name, null from public.faq_categories as g
    union all
    select 'amount', a.id, null, a.title, '/amounts#' || a.kind from public.amounts as a
    union all
    select 'deadline', d.id, null, d.title, '/deadlines#' || d.key from public.deadlines as d
    union all
    select 'file', f.id, null, f.name, null from public.files as f
    union all
    select t.kind, t.id, t.parent_id, t.name, null from private.texts as t
    where t.search_type is null or not t.is_public;
comment on view private.unsearched_names is
    'What staff manage and the search does not find, by the words of private.managed_tables for its kinds, and "file".';
revoke all on private.unsearched_names from public;
grant select on private.unsearched_names to authenticated, service_role;

create function public.find_texts(query text, only_kind text default null) returns table (
    kind text, id uuid, title text, url text, list_id uuid, list_title text, list_type text, section_id uuid,
    section_title text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    most constant integer := 12;
    asked constant text := btrim(private.fold_for_list(left(query, 200)));
begin
    perform private.require_staff();
    return query
        with named as materialized (
            select n.kind, n.id, n.parent_id, n.name, n.url, strpos(f.folded, asked) <> 1 as is_later,
                length(n.name) as size
            from private.unsearched_names as n, private.fold_for_list(n.name) as f (folded)
            where asked <> '' and (only_kind is null or n.kind = only_kind) and not exists (
                select from regexp_split_to_table(asked, '\s+') as w (word) where strpos(f.folded, w.word) = 0)
            order by is_later, size
            limit most
        ), found as (
            select t.kind, t.id, t.parent_id, t.name, h.hit ->> 'url' as url, 1 as place, h.place as rank
            from jsonb_array_elements(
                public.search_content(query, page_size => most, type => (
                    select m.search_type from private.managed_tables as m where m.kind = only_kind)) -> 'results')
                with ordinality as h (hit, place),
                private.texts as t
            where t.search_type = h.hit ->> 'type' and t.id = (h.hit ->> 'id')::uuid
            union all
            -- What begins with the words stands above what holds them; a link to a ruling, below the ruling.
            select n.kind, n.id, n.parent_id, n.name, n.url,
                case when n.is_later or n.kind = 'related_ruling' then 2 else 0 end, n.size
            from named as n
        )
        select f.kind, f.id, f.name, f.url, p.list_id, p.list_title,
            coalesce((select c.type from public.chapters as c where c.id = f.id), p.list_type),
            p.section_id, p.section_title
        from found as f, private.place_of(f.parent_id) as p
        where only_kind is null or f.kind = only_kind
        order by f.place, f.rank, f.name, f.id
        limit most;
end
$$;
comment on function public.find_texts(text, text) is
    'Up to 12 rows of the back office, for staff, that a number or words name, of all kinds or one, best first: the '
    'hits of the site''s search, and by their names what it does not show. About each what row_usage() says of a '
    'text, with its kind, also chapter, faq_category, amount and file; and the address of its page, null for what '
    'has none. 42501: not staff.';
