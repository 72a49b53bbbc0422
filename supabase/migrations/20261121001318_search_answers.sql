-- What has one answer, or two, stands above what is found (SEARCH-11): a rate or an amount on a day, a deadline, a
-- guide, a tool, a page, a term, a paragraph.

create function private.search_days(folded text, out first_day date, out last_day date, out rest text)
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
    month constant text := '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?'
        || '|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,?\s+';
    day constant text := '(\d{1,2})(?:st|nd|rd|th)?,?\s+';
    way record;
    found text[];
    beginning date;
begin
    rest := folded;
    -- Most queries contain no number, and patterns are slow.
    if translate(folded, '0123456789', '') = folded then
        return;
    end if;
    for way in
        select * from (values
            ('(\d{4})-(\d{1,2})-(\d{1,2})', 1, 2, 3),
            (day || '(?:of\s+)?' || month || '(\d{4})', 3, 2, 1),
            (month || day || '(\d{4})', 3, 1, 2),
            ('(\d{1,2})[./](\d{1,2})[./](\d{4})', 3, 2, 1),
            (month || '(\d{4})', 2, 1, null),
            ('((?:19|20)\d{2})', 1, null, null)) as w (pattern, year, month, day)
    loop
        found := regexp_match(folded, '(?<![[:alnum:]/.-])' || way.pattern || '(?![[:alnum:]/-])');
        continue when found is null;
        if found[way.month] !~ '\d' then
            found[way.month] := (position(left(found[way.month], 3) in 'janfebmaraprmayjunjulaugsepoctnovdec') + 2) / 3;
        end if;
        continue when found[way.year]::integer = 0 or found[way.month]::integer not between 1 and 12;
        beginning := make_date(found[way.year]::integer, coalesce(found[way.month]::integer, 1), 1);
        last_day := beginning + case when way.month is null then interval '1 year' else interval '1 month' end
            - interval '1 day';
        if way.day is not null then
            continue when found[way.day]::integer not between 1 and extract(day from last_day);
            beginning := beginning + found[way.day]::integer - 1;
            last_day := beginning;
        end if;
        first_day := beginning;
        rest := regexp_replace(folded, way.pattern, ' ');
        return;
    end loop;
    last_day := null;
end
$$;
comment on function private.search_days(text) is
    'The first and the last day of the day, month or year that a folded query names ("3 may 2012", "2012"), and its '
    'other words; the first number of 3.5.2012 is the day. Without days if it names none.';

create function private.urls_asked(spellings text[]) returns text[]
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
    return array(
        with asked as materialized (
            select k.answer, s.words, a.has_kind, t.word
            from (
                select distinct v.words
                from (select distinct t.words from unnest(spellings) as t (words)) as t,
                    lateral (values (t.words), (private.respelled(t.words, true))) as v (words)
            ) as s, private.answer_kinds as k, lateral private.asked_for(s.words, k.answer) as a,
                unnest(a.typed) as t (word)
            where a.has_kind or not k.is_needed
        ), synonyms as materialized (
            select s.words, m.*
            from (select distinct a.words from asked as a) as s,
                private.search_meanings(private.search_tokens(s.words)) as m
        ), known as materialized (
            select w.words, w.word, not private.is_stop_word(w.word) as is_meant, s.stem, s.stem || array(
                select y.means from synonyms as y where y.words = w.words and y.word = s.stem) as stems
            from (select distinct a.words, a.word from asked as a) as w, private.search_stem(w.word) as s (stem)
        ), meanings as materialized (
            select * from asked as a join known as w using (words, word)
        ), queries as materialized (
            select m.answer, m.words, m.has_kind, bool_or(m.is_meant) as is_any_meant, array_agg(m.stem) as typed,
                array(
                    select s.stem from meanings as o, unnest(o.stems) as s (stem)
                    where o.answer = m.answer and o.words = m.words) as stems
            from meanings as m
            group by m.answer, m.words, m.has_kind
        ), found as (
            select w.answer, w.url,
                max((w.meant <@ q.typed)::integer * 2 + (w.has_kind and q.has_kind)::integer) as rank
            from queries as q join private.answer_wordings as w on w.answer = q.answer and w.meant <@ q.stems
            where (q.has_kind or not w.has_kind)
                -- "refund" alone does not name a guide that says "back", and no synonym names a term.
                and (w.meant <@ q.typed or w.answer <> 'term' and (q.has_kind or w.answer not in ('guide', 'page')))
                and not exists (
                    select from meanings as m
                    where m.answer = q.answer and m.words = q.words and (m.is_meant or not q.is_any_meant)
                        and not m.stems && w.said)
            group by w.answer, w.url
        )
        select b.url
        from (select f.*, max(f.rank) over (partition by f.answer) as best from found as f) as b
        where b.rank = b.best);
end
$$;
comment on function private.urls_asked(text[]) is
    'The addresses of the answers whose wordings a folded query has, in one of its spellings, and that ask for nothing '
    'else: in its own words or else in synonyms, with terms of the law in Hebrew or in English. Words that say nothing '
    'are left out, unless there are no others.';

create function private.named_asked(folded text, meant text) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    asked constant record := private.search_days(folded);
    wanted constant daterange := daterange(coalesce(asked.first_day, private.today()),
        coalesce(asked.last_day, private.today()), '[]');
    urls constant text[] := private.urls_asked(array[asked.rest, (private.search_days(meant)).rest]);
begin
    if urls = '{}' then
        return '[]';
    end if;
    return (
        with amounts as (
            select a.*, coalesce(daterange(a.effective_from, a.last_day, '[]') && wanted, true) as is_meant,
                row_number() over (partition by a.kind order by a.effective_from desc) as nth
            from private.figures as f, lateral (select * from public.get_amounts(f.kind)) as a
            where '/amounts#' || f.kind = any (urls) and coalesce(a.effective_from < upper(wanted), true)
        ), found as (
            select 1 as kind, row_number() over (order by a.place, a.effective_from) as nth,
                to_jsonb(a) - '{asked_as,is_meant,nth}'::text[] || jsonb_build_object('is', 'figure',
                    'url', '/amounts#' || a.kind, 'asked_from', asked.first_day, 'asked_to', asked.last_day) as answer
            from amounts as a
            -- The last one, where that of the day is not known.
            where a.is_meant or a.nth = 1 and a.last_day < lower(wanted)
            union all
            select 2, row_number() over (), to_jsonb(d) || jsonb_build_object('is', 'deadline',
                'url', '/deadlines#' || d.key, 'postponements', (
                    select coalesce(jsonb_agg(p), '[]') from jsonb_array_elements(d.postponements) as p
                    where (p ->> 'day')::date >= private.today() or wanted @> (p ->> 'period')::date))
            from public.get_deadlines() as d where '/deadlines#' || d.key = any (urls)
            union all
            select 3, row_number() over (order by g.title, g.id), jsonb_build_object('is', 'page', 'id', g.id,
                'what', 'Guide', 'title', g.title, 'url', '/guides/' || g.id)
            from public.guides as g where '/guides/' || g.id = any (urls)
            union all
            select 4, row_number() over (order by p.what desc, p.title), to_jsonb(p) - 'asked_as' || '{"is": "page"}'
            from private.pages as p where p.url = any (urls)
            union all
            select case when (private.asked_for(folded, 'term')).has_kind then 0 else 5 end,
                row_number() over (order by t.term),
                to_jsonb(t) - 'id' || jsonb_build_object('is', 'term', 'url', n.url)
            from unnest(urls) as n (url), lateral (
                select * from public.get_terms(substring(n.url from '^/glossary#(.*)')::uuid)) as t
            where n.url like '/glossary#%' and asked.first_day is null
        )
        select coalesce(jsonb_agg(f.answer order by f.kind, f.nth), '[]') from found as f where f.nth <= 3);
end
$$;
comment on function private.named_asked(text, text) is
    'What a folded query, or what was meant by it, asks for by its name or by what it is "asked as": the rate or '
    'amount on the day that it names or today, as public.get_amounts() gives it, of a month or year with several up to '
    'three, and the last one where that of the day is not known; deadlines, as public.get_deadlines() does, with the '
    'days put off that are to come or asked for; guides, tools and pages; defined terms, as public.get_terms() does, '
    'not for a day, first where it is asked what something is; of each up to three. An array, mostly empty.';

create function private.paragraphs_asked(folded text) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    reference record;
begin
    select r.written, r.typed, count(*) over () as many into reference from private.search_references(folded) as r;
    if reference.many is distinct from 1 or exists (
        select from unnest(private.search_tokens(regexp_replace(folded, reference.typed, ' '))) as t (word)
        where not private.is_stop_word(t.word)
            and t.word <> all ('{directive,directives,dir,secs,paragraph,סעיף,תקנה}'::text[]))
    then
        return '[]';
    end if;
    return coalesce((
        select jsonb_agg(jsonb_build_object('is', 'paragraph', 'title', private.without_number(f.title),
            'chapter', f.chapter, 'provision', private.provision_name(f.type, f.chapter,
                f.number || coalesce(f.paragraph, '')),
            'url', '/law/' || f.type || '#' || private.section_anchor(f.number, f.slug) || coalesce(f.paragraph, ''))
            order by f.place, f.document)
        from (
            select s.title, s.slug, s.number, c.type, c.title as chapter, d.place, d.number as document,
                private.paragraph_meant(reference.written, s.number, s.paragraphs) as paragraph
            from private.search_numbered(folded, 'law') as n
                join private.search_documents as d on d.number = n.number
                join public.sections as s on s.id = d.id
                join public.chapters as c on c.id = s.chapter_id
            order by d.place, d.number
            limit 2
        ) as f), '[]');
end
$$;
comment on function private.paragraphs_asked(text) is
    'The section or paragraph that a folded query names and says nothing else: its title, its chapter, what it is '
    'called as far as the section has that paragraph, and its address. Where two texts of the law have that number, '
    'both. An array, mostly empty.';
