-- Keeps the search's documents and dictionary in step with the texts: once for each statement, so that an edit costs
-- milliseconds and a load of a hundred thousand sections costs one pass.

create function private.lock_search_index() returns void
language plpgsql set search_path = ''
as $$
begin
    perform pg_advisory_xact_lock(hashtextextended('private.search_documents', 0));
end
$$;
comment on function private.lock_search_index() is
    'One writer of the index at a time, to the end of its transaction; readers do not wait. Whoever renames a chapter makes the documents of sections anew that somebody else may be editing: without it the second would fail, or keep the old name.';
revoke execute on function private.lock_search_index() from public;

create function private.index_for_search(changed_kind text, changed_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
    old_words text[];
    old_counts integer[];
begin
    perform private.lock_search_index();
    select array_agg(o.word), array_agg(o.documents) into old_words, old_counts
    from (
        select w.word, count(*)::integer as documents
        from private.search_documents as d, unnest(tsvector_to_array(d.words)) as w (word)
        where d.kind = changed_kind and d.id = any (changed_ids)
        group by w.word
    ) as o;

    delete from private.search_documents where kind = changed_kind and id = any (changed_ids);
    insert into private.search_documents (kind, id, title, heading, url, body, context, numbers, place)
    select s.kind, s.id, s.title, s.heading, s.url, translate(s.body, E'\x01\x02\n\r\t', '     '), s.context, s.numbers, s.place
    from private.search_sources as s
    where s.kind = changed_kind and s.id = any (changed_ids);

    insert into private.search_words as w (word, law, ruling, decision, news, faq)
    select c.word,
        case when changed_kind = 'law' then sum(c.documents) else 0 end,
        case when changed_kind = 'ruling' then sum(c.documents) else 0 end,
        case when changed_kind = 'decision' then sum(c.documents) else 0 end,
        case when changed_kind = 'news' then sum(c.documents) else 0 end,
        case when changed_kind = 'faq' then sum(c.documents) else 0 end
    from (
        select o.word, -o.documents as documents from unnest(old_words, old_counts) as o (word, documents)
        union all
        select n.word, count(*)
        from private.search_documents as d, unnest(tsvector_to_array(d.words)) as n (word)
        where d.kind = changed_kind and d.id = any (changed_ids)
        group by n.word
    ) as c
    group by c.word
    having sum(c.documents) <> 0
    on conflict (word) do update set
        law = w.law + excluded.law,
        ruling = w.ruling + excluded.ruling,
        decision = w.decision + excluded.decision,
        news = w.news + excluded.news,
        faq = w.faq + excluded.faq;
    delete from private.search_words where word = any (old_words) and documents <= 0;
end
$$;
comment on function private.index_for_search(text, uuid[]) is
    'Makes the documents of these texts anew and counts their words. Security definer, because staff write texts but nobody writes the index.';
revoke execute on function private.index_for_search(text, uuid[]) from public;

create function private.search_text_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    changed uuid[];
begin
    if tg_op = 'UPDATE' then
        -- A reader's visit, a touched row and another place in the list change no text.
        -- With these counted as changes, to move one of 500 sections took a second and a half.
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
comment on function private.search_text_changed() is
    'Trigger, once for each statement: the texts of the kind in its argument changed. Security definer, because nobody may write the index, as in private.index_for_search().';
revoke execute on function private.search_text_changed() from public;

create function private.search_context_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    changed uuid[];
begin
    -- First, so that what hangs on the row is read as the last writer left it.
    perform private.lock_search_index();
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
comment on function private.search_context_changed() is
    'Trigger, once for each statement: chapters or categories of FAQs got another name, kind or place, which their texts are found by. Security definer, because nobody may write the index, as in private.index_for_search().';
revoke execute on function private.search_context_changed() from public;

do $$
declare
    source record;
begin
    for source in
        select * from (values ('sections', 'law'), ('rulings', 'ruling'), ('tax_decisions', 'decision'),
            ('news', 'news'), ('faqs', 'faq')) as v (name, kind)
    loop
        execute format('create trigger %1$s_search_added after insert on public.%1$I referencing new table as new_rows
            for each statement execute function private.search_text_changed(%2$L)', source.name, source.kind);
        execute format('create trigger %1$s_search_changed after update on public.%1$I
            referencing old table as old_rows new table as new_rows
            for each statement execute function private.search_text_changed(%2$L)', source.name, source.kind);
        execute format('create trigger %1$s_search_removed after delete on public.%1$I referencing old table as old_rows
            for each statement execute function private.search_text_changed(%2$L)', source.name, source.kind);
    end loop;
end
$$;

create trigger chapters_search_changed after update on public.chapters
    referencing old table as old_rows new table as new_rows
    for each statement execute function private.search_context_changed('law');
create trigger faq_categories_search_changed after update on public.faq_categories
    referencing old table as old_rows new table as new_rows
    for each statement execute function private.search_context_changed('faq');

create function private.rebuild_search() returns void
language plpgsql set search_path = ''
as $$
begin
    perform private.lock_search_index();
    truncate private.search_documents, private.search_words;
    perform private.index_for_search(s.kind, array_agg(s.id)) from private.search_sources as s group by s.kind;
end
$$;
comment on function private.rebuild_search() is
    'Makes the whole index anew, for the owner of the database after a repair by hand; the triggers make it needless otherwise.';
revoke execute on function private.rebuild_search() from public;

select private.rebuild_search();
