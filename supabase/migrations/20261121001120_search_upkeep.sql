-- Lets one writer of texts at a time go on. Rebuilds the search's documents and keeps the dictionary up to date, for
-- all texts of a statement in one pass, so that an edit takes milliseconds.

create function private.await_writers() returns void
language plpgsql security definer set search_path = ''
as $$
begin
    perform pg_advisory_xact_lock(hashtextextended('private.search_documents', 0));
end
$$;
comment on function private.await_writers() is
    'Lets one writer of texts at a time go on, until the end of its transaction; readers do not wait, and who derives '
    'afterwards neither (private.derive_pending). Renaming a chapter rebuilds the documents of sections that somebody '
    'else may be editing: without the lock the second writer would fail, or keep the old name. Asked before any row is '
    'locked, no two wait for each other: a procedure that locks rows itself asks first. Security definer, because '
    'clients may not call the lock.';

create function private.before_writing() returns trigger
language plpgsql set search_path = ''
as $$
begin
    perform private.await_writers();
    return null;
end
$$;
comment on function private.before_writing() is
    'Trigger, before any row of a statement is locked: waits for other writers of texts (private.await_writers).';

create function private.search_facts(managed text, ids uuid[]) returns table (id uuid, wordings text, until date)
language plpgsql stable set search_path = ''
as $$
begin
    return query execute format(
        'select t.id, (select string_agg(w, E''\n'') from jsonb_array_elements_text(r.row -> ''asked_as'') as w),
            (r.row ->> ''until'')::date
        from public.%I as t, to_jsonb(t) as r (row) where t.id = any ($1)', managed) using ids;
end
$$;
comment on function private.search_facts(text, uuid[]) is
    'How people ask for these texts of a table (SEARCH-10), one wording a line, and until which day they held, where '
    'the table has such columns. Not in private.texts, which readers read.';

create function private.set_notes_apart(words text, html text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    body text := ' ' || words;
    note text;
begin
    for note in
        select private.html_to_text(m[1])
        from regexp_matches(html, '((?:<p>(?:Source: |Sources: |<em>Summary |<em>As of )'
            || '|<h[234]>Sources</h[234]><ul>){1,1}?.*?(?:</p>|</ul>))', 'g') as m
    loop
        body := replace(body, ' ' || note, E'\x03' || note || E'\x03');
    end loop;
    return ltrim(body, E' \x03');
end
$$;
comment on function private.set_notes_apart(text, text) is
    'The words of a text with the character 3 around those of its parts that say from where it is, and how old: '
    'they are found, but no excerpt runs into them.';

create function private.index_for_search(changed_table text, changed_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    changed private.managed_tables;
    old_words text[];
    old_counts integer[];
    reworded uuid[];
    unused text[];
begin
    select * into strict changed from private.managed_tables as m where m.name = changed_table;
    with counted_off as (
        update private.pending_texts as p set former_words = null
        from private.pending_texts as o
        where p.table_name = changed_table and p.id = any (changed_ids) and p.former_words is not null
            and (o.table_name, o.id, o.number) = (p.table_name, p.id, p.number)
        returning o.former_words
    )
    select array_agg(o.word), array_agg(o.documents) into old_words, old_counts
    from (
        select w.word, count(*)::integer as documents
        from (
            select private.words_of(d) as words from private.search_documents as d
            where d.kind = changed.search_type and d.id = any (changed_ids)
            union all
            select c.former_words from counted_off as c
        ) as d, unnest(d.words) as w (word)
        group by w.word
    ) as o;

    with present as materialized (
        select t.id, t.name as title, t.url, t.known_date as date, w.until, nullif(w.wordings, '') as asked,
            private.set_notes_apart(
                translate(array_to_string(t.plain, ' '), E'\x01\x02\x03\n\r\t', '      '), t.html) as body,
            (select string_agg(l.value, ' ') from jsonb_each_text(t.labels) as l) as context, t.numbers, t.place
        from private.texts as t left join private.search_facts(changed_table, changed_ids) as w on w.id = t.id
        where t.table_name = changed_table and t.id = any (changed_ids) and t.is_public
    ), former as (
        select d.id, d.title, d.asked from private.search_documents as d
        where d.kind = changed.search_type and d.id = any (changed_ids)
    ), gone as (
        delete from private.search_documents as d
        where d.kind = changed.search_type and d.id = any (array(select id from former except select id from present))
    ), kept as (
        -- Not "on conflict", which would take all words twice.
        update private.search_documents as d
        set (title, url, date, until, asked, body, context, numbers, place)
            = (p.title, p.url, p.date, p.until, p.asked, p.body, p.context, p.numbers, p.place)
        from present as p where d.kind = changed.search_type and d.id = p.id
    ), added as (
        insert into private.search_documents (kind, id, title, url, date, until, asked, body, context, numbers, place)
        select changed.search_type, p.* from present as p where p.id not in (select f.id from former as f)
    )
    select array_agg(p.id) into reworded
    from present as p left join former as f using (id)
    where (p.title, p.asked) is distinct from (f.title, f.asked);

    delete from private.search_postings as p using private.search_documents as d
    where d.kind = changed.search_type and d.id = any (changed_ids) and p.number = d.number;
    with entries as materialized (
        select d.number, w.lexeme, f.field, count(*) as times
        from private.search_documents as d, unnest(d.words) as w, unnest(w.weights) as f (field)
        where d.kind = changed.search_type and d.id = any (changed_ids)
        group by d.number, w.lexeme, f.field
    ), stems as materialized (
        select e.lexeme, private.search_stem(e.lexeme) as stem
        from (select distinct lexeme from entries) as e where not private.is_noise(e.lexeme)
    ), fields as (
        select l.number, f.field, f.weight / (1 - f.b + f.b * l.length / f.usual) as weight
        from private.search_fields() as f join (
            select e.number, e.field, sum(e.times) as length from entries as e join stems using (lexeme)
            group by e.number, e.field
        ) as l using (field)
    )
    insert into private.search_postings (number, stem, kind, weight)
    select e.number, s.stem, changed.place, sum(e.times * f.weight)
    from entries as e join stems as s using (lexeme) join fields as f using (number, field)
    group by e.number, s.stem
    union all
    select d.number, s.stem, changed.place, 0
    from private.search_documents as d, unnest(array['#', '#' || left(d.date, 4)]) as s (stem)
    where d.kind = changed.search_type and d.id = any (changed_ids) and s.stem is not null;

    delete from private.search_wordings as w using private.search_documents as d
    where d.kind = changed.search_type and d.id = any (reworded) and w.number = d.number;
    insert into private.search_wordings (number, line, stems)
    select d.number, l.line, s.stems
    from private.search_documents as d,
        unnest(d.title || string_to_array(d.asked, E'\n')) with ordinality as l (wording, line),
        lateral (
            select array_agg(distinct private.search_stem(w.word)) as stems
            from unnest(tsvector_to_array(private.search_entries(l.wording, 1, 'A')::tsvector)) as w (word)
            where not private.is_noise(w.word)) as s
    where d.kind = changed.search_type and d.id = any (reworded) and s.stems is not null;

    with counted as (
        insert into private.search_words as w (word, documents)
        select c.word, sum(c.documents)
        from (
            select o.word, -o.documents as documents from unnest(old_words, old_counts) as o (word, documents)
            union all
            select n.word, count(*)
            from private.search_documents as d, unnest(private.words_of(d)) as n (word)
            where d.kind = changed.search_type and d.id = any (changed_ids)
            group by n.word
        ) as c
        group by c.word
        having sum(c.documents) <> 0
        on conflict (word) do update set documents = w.documents + excluded.documents
        returning w.word, w.documents
    )
    select array_agg(c.word) into unused from counted as c where c.documents <= 0;
    if unused is not null then
        -- Planned for these words: a generic plan may compare each with all of them, which takes minutes.
        execute 'delete from private.search_words where word = any ($1)' using unused;
    end if;
end
$$;
comment on function private.index_for_search(text, uuid[]) is
    'Rebuilds the documents of these texts of a table, with their postings and wordings, and counts their words.';
