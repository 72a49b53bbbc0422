-- What has one answer, or two, stands above what is found (SEARCH-11): a rate or an amount on a day, a deadline, a
-- paragraph.

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

create function private.asked_stems(words text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return array(
        select distinct private.search_stem(w.word)
        -- "ma'am" and "maam" are one word, as are the Hebrew abbreviations with their marks or without.
        from unnest(private.search_tokens(regexp_replace(words, '([[:alpha:]])["''’׳״“”](?=[[:alpha:]])', '\1', 'g')))
            as w (word)
        where not private.is_noise(w.word) and w.word <> all (
            '{israel,israeli,israels,current,currently,present,today,now,latest,new,right,exactly,year,date,day}'));
end
$$;
comment on function private.asked_stems(text) is
    'The stems of a folded text''s words that say what is asked for, without those that only say where and that it is '
    'now.';

create table private.answer_wordings (
    answer text not null check (answer in ('figure', 'deadline')),
    key text not null,
    said text[] not null,
    meant text[] not null,
    primary key (answer, key, said)
);
comment on table private.answer_wordings is
    'The names of figures and deadlines and what they are "asked as", by stem: all words, and those of them that a '
    'query must have, all where none says more than another ("VAT").';
alter table private.answer_wordings enable row level security;
grant select on private.answer_wordings to anon, authenticated, service_role;
create policy "everyone knows how answers are asked for" on private.answer_wordings for select to anon, authenticated
    using (true);

create function private.keep_wordings(of_answer text, of_key text, wordings text[]) returns void
language plpgsql set search_path = ''
as $$
begin
    insert into private.answer_wordings (answer, key, said, meant)
    select of_answer, of_key, s.said, coalesce(nullif(array(
        select t from unnest(s.said) as t where not private.is_stop_word(t)), '{}'), s.said)
    from unnest(wordings) as w (wording),
        lateral (select private.asked_stems(private.search_text(w.wording))) as s (said)
    on conflict do nothing;
end
$$;
comment on function private.keep_wordings(text, text, text[]) is
    'Keeps in which wordings a figure or a deadline is asked for.';

select private.keep_wordings('figure', f.kind, f.asked_as || f.name) from private.figures as f;

create function private.deadlines_written() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
    delete from private.answer_wordings as w where w.answer = 'deadline';
    perform private.keep_wordings('deadline', d.key, d.asked_as || d.title) from public.deadlines as d;
    return null;
end
$$;
comment on function private.deadlines_written() is
    'Trigger: the wordings of all deadlines follow them in the same transaction; they are few. Security definer, '
    'because nobody may write what is derived.';
create trigger deadlines_written after insert or update or delete on public.deadlines
    for each statement execute function private.deadlines_written();

create function private.keys_asked(of_answer text, stems text[]) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
    -- What every figure is: one of these words is as good as another.
    any_figure constant text[] := case of_answer
        when 'figure' then '{rate,amount,limit,threshold,ceil}' else '{}' end;
begin
    return array(
        with asked as materialized (
            select array[s.stem] || array(select y.means from private.search_synonyms as y where y.word = s.stem)
                as meanings
            from unnest(stems) as s (stem)
            where s.stem <> all (any_figure) or stems <@ (any_figure || '{vat}')
        )
        select distinct w.key from private.answer_wordings as w
        where w.answer = of_answer and stems <> '{}'
            and not exists (select from asked as a where not a.meanings && w.said)
            and not exists (
                select from unnest(w.meant) as m (stem)
                where not (m.stem = any (any_figure) and stems && any_figure)
                    and not exists (select from asked as a where m.stem = any (a.meanings))));
end
$$;
comment on function private.keys_asked(text, text[]) is
    'The figures or deadlines that these stems of a query''s words ask for, or synonyms of them, and nothing else.';

create function private.figures_asked(folded text) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
    asked record;
    stems text[];
    wanted daterange;
begin
    select * into asked from private.search_days(folded);
    stems := private.asked_stems(asked.rest);
    wanted := daterange(coalesce(asked.first_day, private.today()), coalesce(asked.last_day, private.today()), '[]');
    return coalesce((
        select jsonb_agg(f.answer)
        from (
            select to_jsonb(a) - 'asked_as' || jsonb_build_object('is', 'figure', 'url', '/amounts#' || a.kind,
                'asked_from', asked.first_day, 'asked_to', asked.last_day) as answer
            from unnest(private.keys_asked('figure', stems)) as k (kind),
                lateral (select * from public.get_amounts(k.kind)) as a
            where a.id is null or daterange(a.effective_from, a.last_day, '[]') && wanted
            order by a.place, a.effective_from
            limit 3
        ) as f), '[]');
end
$$;
comment on function private.figures_asked(text) is
    'The rate or amount that a folded query asks for by its name or by what it is "asked as", on the day that it names '
    'or today, as public.get_amounts() gives it; of a month or year with several, up to three. An array, mostly empty.';

create function private.deadlines_asked(folded text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
    for_time constant text := '\m(when|deadlines?|due|latest|until|how (?:long|soon|fast|many (?:days|months))'
        || '|(?:which|what) (?:day|date)|time limits?|last (?:day|date)|by what day)\M';
    stems text[];
    asked text[];
begin
    if folded !~ for_time then
        return '[]';
    end if;
    stems := array(
        select s.stem from unnest(private.asked_stems(regexp_replace(folded, for_time, ' ', 'g'))) as s (stem)
        where not private.is_stop_word(s.stem) or s.stem = 'vat');
    asked := private.keys_asked('deadline', stems);
    if stems = '{}' or asked = '{}' then
        return '[]';
    end if;
    return coalesce((
        select jsonb_agg(f.answer)
        from (
            select to_jsonb(d) || jsonb_build_object('is', 'deadline', 'url', '/deadlines#' || d.key) as answer
            from public.get_deadlines() as d
            where d.key = any (asked)
            limit 3
        ) as f), '[]');
end
$$;
comment on function private.deadlines_asked(text) is
    'The deadlines whose time a folded query asks for, and nothing else, as public.get_deadlines() gives them; up to '
    'three. An array, mostly empty.';

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
        where not private.is_stop_word(t.word) and t.word <> all ('{directive,directives,dir,secs,paragraph}'::text[]))
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
