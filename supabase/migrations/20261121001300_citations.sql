-- Which provisions the rulings, decisions, news and FAQs cite: found in their texts, kept by triggers, never typed by hand.
-- What is kept is what the text says ("section 30(a)(5)"); which section that is, is settled when it is read.

create function private.find_citations(source text)
returns table (kind text, number text, instrument text)
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    -- The grammar of src/lib/references.ts, letter for letter; src/lib/reference-examples.json holds both to the same answers.
    -- By ranges and not by \w and \y, whose letters depend on the database's locale.
    return query
    select distinct case when f.m[1] ~ '^[Rr]' then 'regulation' else 'section' end, n.m[1],
        btrim(coalesce(f.m[3], case when f.m[1] ~ '^[Dd]' then 'Directives' else '' end))
    from regexp_matches(regexp_replace(source, '[\s\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'),
            '(?<![0-9A-Za-z_.''’])((?:[Ss]ections?|[Rr]egulations?|[Dd]irectives?) |(?:ss?|[Rr]egs?)\. ?|§§? ?)'
            || '([0-9]+[A-Z]{0,2}(?:\([0-9A-Za-z]{1,4}\))*'
            || '(?:(?: ?, ?(?:and |or )?| (?:and|or|to) | ?[–-] ?)[0-9]+[A-Z]{0,2}(?:\([0-9A-Za-z]{1,4}\))*)*)'
            || '(?![0-9A-Za-z_%]|/[0-9]{3})(?: of the ((?:(?:[A-Z][0-9A-Za-z_]*|\([A-Z][0-9A-Za-z_ ]*\)) ?)+))?', 'g') as f (m),
        regexp_matches(f.m[2], '([0-9]+[A-Z]{0,2}(?:\([0-9A-Za-z]{1,4}\))*)', 'g') as n (m);
end
$$;
comment on function private.find_citations(text) is
    'The provisions that a plain text cites, each once: section or regulation, its number with its paragraphs, and the instrument where the text names one ("" where not).';
revoke execute on function private.find_citations(text) from public;
grant execute on function private.find_citations(text) to service_role;

create table private.citations (
    source_type text not null check (source_type in ('ruling', 'decision', 'news', 'faq')),
    source_id uuid not null,
    kind text not null check (kind in ('section', 'regulation')),
    number text not null,
    instrument text not null,
    base text not null generated always as (substring(number from '^[0-9A-Z]+')) stored,
    primary key (source_type, source_id, kind, number, instrument)
);
comment on table private.citations is 'What each text cites, one row for each provision that it names.';
comment on column private.citations.number is 'As the text has it, with its paragraphs: 30(a)(5).';
comment on column private.citations.base is 'The number without its paragraphs: 30.';
comment on column private.citations.instrument is 'What the text says the provision is of: "Law", "Registration Regulations"; empty where it says nothing.';
create index citations_provision on private.citations (kind, base, number, instrument, source_id);
alter table private.citations enable row level security;

create view private.citation_sources with (security_invoker = true) as
    select 'ruling'::text as source_type, r.id as source_id, array[r.title, r.summary, r.plain] || r.key_points as texts
    from public.rulings as r
    union all
    select 'decision', d.id, array[d.title, d.subject, d.summary, d.plain] from public.tax_decisions as d
    union all
    select 'news', n.id, array[n.title, n.summary, n.plain] from public.news as n
    union all
    select 'faq', f.id, array[f.question, f.plain] from public.faqs as f;
comment on view private.citation_sources is
    'The texts that cite, part by part, so that no citation runs over from one part into the next: what a reader sees, without markup.';
grant select on private.citation_sources to service_role;

create function private.index_citations(changed_type text, changed_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
    delete from private.citations where source_type = changed_type and source_id = any (changed_ids);
    insert into private.citations (source_type, source_id, kind, number, instrument)
    -- Cut, because the entry of an index has a length: no provision has such a number, and no law such a name.
    select distinct s.source_type, s.source_id, c.kind, left(c.number, 100), left(c.instrument, 300)
    from private.citation_sources as s, unnest(s.texts) as t (part), private.find_citations(t.part) as c
    where s.source_type = changed_type and s.source_id = any (changed_ids);
end
$$;
comment on function private.index_citations(text, uuid[]) is
    'Finds anew what these texts cite. Security definer, because staff write texts but nobody writes the citations.';
revoke execute on function private.index_citations(text, uuid[]) from public;

create function private.citing_text_changed() returns trigger
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
comment on function private.citing_text_changed() is
    'Trigger, once for each statement: texts of the type in its argument changed. Security definer, because nobody may write the citations, as in private.index_citations().';
revoke execute on function private.citing_text_changed() from public;

do $$
declare
    source record;
begin
    for source in
        select * from (values ('rulings', 'ruling'), ('tax_decisions', 'decision'), ('news', 'news'), ('faqs', 'faq'))
            as v (name, type)
    loop
        execute format('create trigger %1$s_citations_added after insert on public.%1$I referencing new table as new_rows
            for each statement execute function private.citing_text_changed(%2$L)', source.name, source.type);
        execute format('create trigger %1$s_citations_changed after update on public.%1$I
            referencing old table as old_rows new table as new_rows
            for each statement execute function private.citing_text_changed(%2$L)', source.name, source.type);
        execute format('create trigger %1$s_citations_removed after delete on public.%1$I referencing old table as old_rows
            for each statement execute function private.citing_text_changed(%2$L)', source.name, source.type);
    end loop;
end
$$;

create function private.rebuild_citations() returns void
language plpgsql set search_path = ''
as $$
begin
    truncate private.citations;
    perform private.index_citations(s.source_type, array_agg(s.source_id))
    from private.citation_sources as s group by s.source_type;
end
$$;
comment on function private.rebuild_citations() is
    'Finds all citations anew, for the owner of the database after a repair by hand; the triggers make it needless otherwise.';
revoke execute on function private.rebuild_citations() from public;

select private.rebuild_citations();
