-- Guides (TOOL-5): decision trees kept by staff, which readers walk through question by question.

create function private.is_list(value jsonb, most integer) returns boolean
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= most else false end;
comment on function private.is_list(jsonb, integer) is 'Whether a value is a list of at most so many.';

create function private.has_texts(item jsonb, limits jsonb, others integer default 0) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    if jsonb_typeof(item) is distinct from 'object' then
        return false;
    end if;
    return (select count(*) from jsonb_object_keys(item)) = others + (select count(*) from jsonb_object_keys(limits))
        and not exists (
            select from jsonb_each(limits) as l
            where jsonb_typeof(item -> l.key) is distinct from 'string'
                or length(item ->> l.key) > l.value::integer);
end
$$;
comment on function private.has_texts(jsonb, jsonb, integer) is
    'Whether a value is an object with these fields, each a text of at most so many characters, and so many others.';

create function private.have_keys(items jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return (
    select count(distinct i.item ->> 'key') = count(*) and coalesce(bool_and(i.item ->> 'key' ~ '^[a-z0-9-]+$'), true)
    from jsonb_array_elements(items) as i (item));
comment on function private.have_keys(jsonb) is
    'Whether each of these objects has a key of its own, fit to stand in an address.';

create function private.is_guide(nodes jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
    node jsonb;
    item jsonb;
begin
    if not private.is_list(nodes, 60) or length(nodes::text) > 300000 then
        return false;
    end if;
    for node in select n from jsonb_array_elements(nodes) as n loop
        if not private.has_texts(node,
                '{"key": 40, "kind": 8, "title": 300, "text": 20000, "ends": 20000}', others => 2)
            or node ->> 'kind' not in ('question', 'outcome')
            or not private.is_list(node -> 'rests', 20)
            or not private.is_list(node -> 'answers', case node ->> 'kind' when 'question' then 12 else 0 end)
        then
            return false;
        end if;
        for item in select r from jsonb_array_elements(node -> 'rests') as r loop
            if not private.has_texts(item, '{"cite": 200, "name": 300, "note": 500}') then
                return false;
            end if;
        end loop;
        for item in select a from jsonb_array_elements(node -> 'answers') as a loop
            if not private.has_texts(item, '{"key": 40, "text": 200, "note": 300, "to": 40}') then
                return false;
            end if;
        end loop;
        if not private.have_keys(node -> 'answers') then
            return false;
        end if;
    end loop;
    return private.have_keys(nodes);
end
$$;
comment on function private.is_guide(jsonb) is
    'Whether this has the form of a guide''s steps: a list of at most 60, which begins with the first. Each is a '
    '"question" with up to 12 answers, which lead to (to) the key of another step, or "" while they lead nowhere, or '
    'an "outcome" without any; with a title, a text in HTML, of an outcome also where the texts end (ends), and what '
    'it rests on (rests): a provision or case as it is cited, the name of a case, and a note.';

create function private.as_html(words text) returns text
language sql immutable strict parallel safe set search_path = ''
return replace(replace(words, '&', '&amp;'), '<', '&lt;');
comment on function private.as_html(text) is 'Words as HTML that shows them.';

create function private.guide_html(nodes jsonb) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
    select coalesce(string_agg(concat(
        '<p>', private.as_html(n.step ->> 'title'), '</p>', n.step ->> 'text',
        (select string_agg('<p>' || private.as_html(concat_ws(' ', r.rest ->> 'cite', r.rest ->> 'name',
            r.rest ->> 'note')) || '</p>', '' order by r.place)
        from jsonb_array_elements(n.step -> 'rests') with ordinality as r (rest, place)),
        (select string_agg('<p>' || private.as_html(concat_ws(' ', a.answer ->> 'text', a.answer ->> 'note'))
            || '</p>', '' order by a.place)
        from jsonb_array_elements(n.step -> 'answers') with ordinality as a (answer, place)),
        n.step ->> 'ends'), ' ' order by n.place), '')
    from jsonb_array_elements(nodes) with ordinality as n (step, place)
$$;
comment on function private.guide_html(jsonb) is 'All that the steps of a guide say, as HTML, in their order.';

create table public.guides (
    id uuid primary key default gen_random_uuid(),
    title text not null check (title ~ '\S' and length(title) <= 300),
    summary text not null check (summary ~ '\S' and length(summary) <= 2000),
    nodes jsonb not null default '[]' check (private.is_guide(nodes)),
    is_enabled boolean not null default false,
    asked_as text[] not null default '{}' check (private.are_wordings(asked_as, 3000)),
    text_as_of date not null default private.today()
        check (text_as_of between date '1000-01-01' and date '9999-12-31'),
    changes_noted_to date check (changes_noted_to between date '1000-01-01' and date '9999-12-31'),
    updated_at timestamptz not null default now(),
    revised_at timestamptz not null default now(),
    check (changes_noted_to > text_as_of)
);
comment on table public.guides is 'Decision trees that lead readers by questions to an outcome (TOOL-5).';
comment on column public.guides.nodes is 'The steps, as private.is_guide() describes them; the first begins the guide.';
comment on column public.guides.is_enabled is
    'Whether readers see it. Only a guide without faults can be published (guides_faultless).';
comment on column public.guides.text_as_of is 'Of texts of which day it speaks, as of a section (TRUE-2).';
comment on column public.guides.changes_noted_to is 'Up to when later changes were noted in it; null if none were.';
create index guides_by_title on public.guides (title, id);

grant select (id, title, summary, nodes, is_enabled, text_as_of, changes_noted_to, revised_at) on public.guides to anon;
grant insert (id, title, summary, nodes, is_enabled, asked_as, text_as_of, changes_noted_to)
    on public.guides to authenticated;
