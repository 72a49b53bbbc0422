-- Putting rows in another order changes no words: what is kept beside the texts is not made anew for it. To move one of
-- 500 sections took a second and a half before, most of it for an index that came out as it was.

create or replace function private.search_text_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    changed uuid[];
begin
    if tg_op = 'UPDATE' then
        -- A reader's visit, a touched row and another place in the list change no text.
        select array_agg(n.id) into changed
        from new_rows as n join old_rows as o on o.id = n.id
        where to_jsonb(n) - array['view_count', 'updated_at', 'order'] <> to_jsonb(o) - array['view_count', 'updated_at', 'order'];
    elsif tg_op = 'INSERT' then
        select array_agg(n.id) into changed from new_rows as n;
    else
        select array_agg(o.id) into changed from old_rows as o;
    end if;
    if changed is not null then
        perform private.index_for_search(tg_argv[0], changed);
    end if;
    return null;
end
$$;

create or replace function private.search_context_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    changed uuid[];
begin
    if tg_table_name = 'chapters' then
        select array_agg(s.id) into changed
        from public.sections as s join new_rows as n on n.id = s.chapter_id join old_rows as o on o.id = n.id
        where to_jsonb(n) - array['updated_at', 'order'] <> to_jsonb(o) - array['updated_at', 'order'];
        -- Which of two sections of one number comes first goes by the order of their chapters.
        update private.search_documents as d set place = p.place
        from old_rows as o join new_rows as n on n.id = o.id and n."order" <> o."order"
            join public.sections as s on s.chapter_id = n.id
            join private.search_sources as p on p.kind = 'law' and p.id = s.id
        where d.kind = 'law' and d.id = s.id and d.place <> p.place;
    else
        select array_agg(f.id) into changed
        from public.faqs as f join new_rows as n on n.id = f.category_id join old_rows as o on o.id = n.id
        where to_jsonb(n) - array['updated_at', 'order'] <> to_jsonb(o) - array['updated_at', 'order'];
    end if;
    if changed is not null then
        perform private.index_for_search(tg_argv[0], changed);
    end if;
    return null;
end
$$;

create or replace function private.citing_text_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    changed uuid[];
begin
    if tg_op = 'UPDATE' then
        -- A reader's visit, a touched row and another place in the list change no text.
        select array_agg(n.id) into changed
        from new_rows as n join old_rows as o on o.id = n.id
        where to_jsonb(n) - array['view_count', 'updated_at', 'order'] <> to_jsonb(o) - array['view_count', 'updated_at', 'order'];
    elsif tg_op = 'INSERT' then
        select array_agg(n.id) into changed from new_rows as n;
    else
        select array_agg(o.id) into changed from old_rows as o;
    end if;
    if changed is not null then
        perform private.index_citations(tg_argv[0], changed);
    end if;
    return null;
end
$$;
