-- Staff's search for sections (ADM-11): by number, in the forms that the visitors' search knows ("section 30", "s. 30",
-- "30(a)(5)", "regulation 12A"), and by the words of a title.

create function public.search_sections(q text, only_chapter uuid default null)
returns table (
    id uuid, updated_at timestamptz, title text, "order" integer,
    chapter_id uuid, chapter_title text, chapter_type text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    folded constant text := btrim(private.search_text(left(q, 200)));
    words constant text[] := array_remove(regexp_split_to_array(lower(left(q, 200)), '\s+'), '');
    named constant uuid[] := array(
        select d.id from private.search_numbered(folded, 'law') as n
        join private.search_documents as d on d.number = n.number where d.kind = 'law');
begin
    perform private.require_staff();
    return query
        select s.id, s.updated_at, s.title, s."order", c.id, c.title, c.type
        from public.sections as s
        join public.chapters as c on c.id = s.chapter_id,
            lateral (select s.id = any (named) as is_named) as n,
            -- Within one chapter, the texts are searched as well.
            lateral (
                select lower(concat_ws(E'\n', s.title, case when only_chapter is not null then s.plain end)) as text
            ) as t
        where (only_chapter is null or s.chapter_id = only_chapter)
            and (n.is_named or not exists (select from unnest(words) as w (word) where strpos(t.text, w.word) = 0))
        order by n.is_named desc, case when only_chapter is not null then s."order" end, s.title, s.id;
end
$$;
comment on function public.search_sections(text, uuid) is
    'The sections that the first 200 characters of q name by number, in any form that public.search_content() '
    'understands, then those whose title contains every word of q, in any case; within one chapter, if given, also '
    'those whose text does, in their order. For staff, each with its chapter. 42501: not staff.';
