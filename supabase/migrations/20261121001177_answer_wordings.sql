-- In which words people ask for what has one answer (SEARCH-11): kept for each as it is written.

create table private.answer_kinds (
    answer text primary key,
    words text not null,
    is_needed boolean not null
);
comment on table private.answer_kinds is
    'What can be asked for by its name, and a pattern for the words that say that such a one is wanted, which are as '
    'good as each other: "limit" for "ceiling".';
comment on column private.answer_kinds.is_needed is
    'Whether one of them must be there: "objection" alone asks for no deadline.';
insert into private.answer_kinds (answer, words, is_needed) values
    ('rate', 'rates?|percent|percentages?|how much|achuz|shiur|ה?שיעור|שיעורי|אחוז|אחוזי|כמה', false),
    ('amount', 'amounts?|limits?|thresholds?|ceilings?|caps?|maximum|how much|t[ia]krat?|ה?תקרה|תקרת'
        || '|ה?סכום|סף|כמה', false),
    ('deadline', 'when|deadlines?|due|dates?|days?|latest|until|time limits?|how (?:long|soon|fast|many)'
        || '|last(?= days?| dates?)|(?:עד )?מתי|ה?מועד|מועדי|תאריך|ימים', true),
    ('term', 'what|means?|meaning|definition|defined?|term|מה זה|מה|מהו|מהי|הגדרה|הגדרת|פירוש', false),
    ('guide', 'guides?|step by step|decision tree|questionnaire|checklist|wizard|מדריך|שאלון', false),
    ('page', 'pages?|tools?|calculators?|calculate|lists?|דף|עמוד|מחשבון|כלי|רשימת', false);
alter table private.answer_kinds enable row level security;
grant select on private.answer_kinds to anon, authenticated, service_role;
create policy "everyone knows the kinds of answers" on private.answer_kinds for select to anon, authenticated
    using (true);

create function private.asked_for(words text, of_kind text, out has_kind boolean, out typed text[])
language plpgsql stable parallel safe set search_path = ''
as $$
declare
    plain constant text := ' ' || array_to_string(private.search_tokens(words), ' ') || ' ';
    rest constant text := regexp_replace(plain, '(?<= )(?:' || (
        select k.words from private.answer_kinds as k where k.answer = of_kind) || ')(?= )', '', 'g');
begin
    has_kind := rest <> plain;
    typed := private.search_tokens(rest);
    typed := coalesce(nullif(array(
        select t.word from unnest(typed) as t (word)
        where not private.is_noise(t.word) and (of_kind = 'term' or t.word <> all (
            '{israel,israeli,israels,current,currently,present,today,now,latest,new,right,exactly,year,date,day}'))),
        '{}'), typed);
end
$$;
comment on function private.asked_for(text, text) is
    'Whether a folded text has one of the words for a kind of answer, and those of its other words that say what is '
    'asked for, without those that only say where and that it is now, unless there are no others or they may be of a '
    'term''s name ("Israel Invoices").';

create table private.answer_wordings (
    answer text not null,
    url text not null,
    said text[] not null,
    meant text[] not null,
    has_kind boolean not null,
    primary key (url, said, has_kind)
);
comment on table private.answer_wordings is
    'The names of what can be asked for, and what it is "asked as", by stem: all words, and those of them that a query '
    'must have, all where none says more than another ("VAT") and of a term.';
comment on column private.answer_wordings.has_kind is 'Whether a query must have a word for that kind of answer.';
alter table private.answer_wordings enable row level security;
grant select on private.answer_wordings to anon, authenticated, service_role;
create policy "everyone knows how answers are asked for" on private.answer_wordings for select to anon, authenticated
    using (true);

create function private.keep_wordings(
    of_answer text, of_url text, wordings text[], is_kind_needed boolean default false) returns void
language plpgsql set search_path = ''
as $$
begin
    insert into private.answer_wordings (answer, url, said, meant, has_kind)
    select k.answer, of_url, s.said, case when k.answer = 'term' or s.meant = '{}' then s.said else s.meant end,
        a.has_kind or k.is_needed or is_kind_needed
    from unnest(wordings) as w (wording) join private.answer_kinds as k on k.answer = of_answer,
        lateral private.asked_for(private.search_text(w.wording), k.answer) as a,
        lateral (
            select array_agg(distinct private.search_stem(t.word)) as said, coalesce(array_agg(distinct
                private.search_stem(t.word)) filter (where not private.is_stop_word(t.word)), '{}') as meant
            from unnest(a.typed) as t (word)
        ) as s
    where s.said is not null
    on conflict do nothing;
end
$$;
comment on function private.keep_wordings(text, text, text[], boolean) is
    'Keeps in which wordings an answer is asked for, and whether a word for its kind must be there.';

select private.keep_wordings(case f.unit when '%' then 'rate' else 'amount' end, '/amounts#' || f.kind,
    f.asked_as || f.name)
from private.figures as f;
select private.keep_wordings('page', p.url, p.asked_as || p.title) from private.pages as p;

create function private.answer_url(managed text, answering jsonb) returns text
language sql immutable set search_path = ''
return case managed when 'deadlines' then '/deadlines#' || (answering ->> 'key')
    when 'guides' then '/guides/' || (answering ->> 'id') else '/glossary#' || (answering ->> 'id') end;
comment on function private.answer_url(text, jsonb) is 'The address of a row of deadlines, guides or terms.';

create function private.answer_written() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    url constant text := private.answer_url(tg_table_name, to_jsonb(new));
begin
    delete from private.answer_wordings as w where w.url = private.answer_url(tg_table_name, to_jsonb(old));
    if tg_op = 'DELETE' then
        return null;
    elsif tg_table_name = 'deadlines' then
        perform private.keep_wordings('deadline', url, new.asked_as || new.title);
    elsif tg_table_name = 'guides' then
        perform private.keep_wordings('guide', url, new.asked_as || new.title) where new.is_enabled;
    else
        -- English names that are common words (sale, invoice) ask for the term only in a question.
        perform private.keep_wordings('term', url, n.names || array(
                select regexp_replace(m, '\([^()]*\)', '', 'g') from unnest(n.names) as m), n.is_common)
        from (values (new.term || new.variants, not new.is_marked), (new.transliterations || array_remove(
            array[new.hebrew, substring(new.hebrew from '\(([^()]+)\)')], null), false)) as n (names, is_common)
        where new.is_defined;
    end if;
    return null;
end
$$;
comment on function private.answer_written() is
    'Trigger: the wordings of a deadline, guide or term follow it in the same transaction. Security definer, because '
    'nobody may write what is derived.';
create trigger deadlines_written after insert or update or delete on public.deadlines
    for each row execute function private.answer_written();
create trigger guides_written after insert or update or delete on public.guides
    for each row execute function private.answer_written();
create trigger terms_written after insert or update or delete on public.terms
    for each row execute function private.answer_written();
