-- What a mail says of a period (MAIL-4, MAIL-5): the same that the page "What changed" and its feed tell (TIME-5), as
-- it is when it is asked for.

create function private.edition_subject(content jsonb) returns text
language sql stable set search_path = ''
as $$
    select case when n.lines = 0 then 'From the editors'
        when length(f.said || n.rest) <= 78 then f.said || n.rest
        else rtrim(left(f.said, 77 - length(n.rest))) || '…' || n.rest end
    from (
            select c.lines, case when c.lines > 1 then '; ' || c.lines - 1 || ' more' else '' end as rest
            from (
                select jsonb_array_length(content -> 'law') + jsonb_array_length(content -> 'site')
                    + (content ->> 'more')::integer as lines) as c) as n,
        (select coalesce(content #> '{law,0}', content #> '{site,0}') as line) as l,
        lateral (
            select regexp_replace(concat_ws(' ',
                case when l.line ->> 'part' = 'figure'
                    then regexp_replace(l.line #>> '{provisions,0}', '^section ', 's. ') end,
                l.line ->> 'title',
                case when l.line ->> 'day' > private.iso_day(private.today()) and length(l.line ->> 'day') = 10
                    then 'from ' || to_char((l.line ->> 'day')::date, 'FMDD FMMonth') end
            ), '[\s[:cntrl:]]+', ' ', 'g') as said) as f
$$;
comment on function private.edition_subject(jsonb) is
    'What changed, as the subject of a mail with this content, in at most 78 characters: the first change of the law, '
    'or else of the site, and how many more there are (MAIL-8).';

create function private.edition_content(first_day date, last_day date, topics jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
    most constant integer := 40;
    everything constant jsonb := '{"kinds": [], "provisions": []}';
    content jsonb;
begin
    with wanted as materialized (
        select array(select jsonb_array_elements_text(t.topic -> 'kinds')) as kinds,
            array(select jsonb_array_elements_text(t.topic -> 'provisions')) as provisions
        from jsonb_array_elements(topics) as t (topic)
        -- Everything has all the rest in it.
        where t.topic = everything or everything not in (select * from jsonb_array_elements(topics))
    ), law as materialized (
        select distinct on (l.part, l.id) l.*
        from wanted as w, public.get_law_changes(w.provisions) as l
        where l.part <> 'news' and (w.kinds = '{}' or array['law', 'amendment'] && w.kinds)
            and (l.day between private.iso_day(first_day) and private.iso_day(last_day)
                or l.day > private.iso_day(last_day)
                    and (l.told_at at time zone 'Asia/Jerusalem')::date between first_day and last_day)
        order by l.part, l.id
    ), site as materialized (
        select distinct on (l.id) l.*
        from wanted as w, private.lines_told(first_day, last_day + 1, private.tables_told(w.kinds),
            case when w.provisions <> '{}' then private.texts_concerning(w.provisions) end, null) as l
        -- What the law's part tells is not told twice.
        where l.kind <> 'amendment' and l.url not in (select o.url from law as o)
        order by l.id
    ), told as materialized (
        select s.is_minor, row_number() over of_both as place, count(*) over (partition by s.is_minor) as lines,
            jsonb_build_object('kind', s.kind, 'title', s.title, 'url', s.url, 'day', s.day, 'is_new', s.is_new,
                'notes', s.notes, 'gist', s.gist, 'provisions', s.provisions) as line
        from site as s
        window of_both as (partition by s.is_minor order by s.day desc, s.title, s.id)
    )
    select jsonb_build_object(
        'law', coalesce((
            select jsonb_agg(to_jsonb(l) - array['id', 'is_present', 'told_at'] order by l.day, l.title, l.id)
            from law as l), '[]'),
        'site', coalesce(
            jsonb_agg(t.line order by t.place) filter (where t.place <= most and not t.is_minor), '[]'),
        'more', greatest(coalesce(max(t.lines) filter (where not t.is_minor), 0) - most, 0),
        'minor', coalesce(max(t.lines) filter (where t.is_minor), 0),
        'left_out', coalesce(
            jsonb_agg(t.line order by t.place) filter (where t.place <= most and t.is_minor), '[]'))
    from told as t
    into content;
    return content || jsonb_build_object('from_day', first_day, 'to_day', last_day,
        'subject', private.edition_subject(content));
end
$$;
comment on function private.edition_content(date, date, jsonb) is
    'What changed from one day to another, both included, on these topics: {law, site, more, minor, left_out, '
    'from_day, to_day, subject}. law is what get_law_changes() has that holds since then, or was announced then; site '
    'what get_changes() has beside that, 40 lines and how many more; minor changes are a number for readers, and for '
    'staff 40 lines that are left out.';

create function private.is_edition_empty(content jsonb) returns boolean
language sql immutable set search_path = ''
return content -> 'law' = '[]' and content -> 'site' = '[]';
comment on function private.is_edition_empty(jsonb) is 'Whether nothing changed but what is minor.';

create function private.with_labels(topics jsonb) returns jsonb
language sql stable set search_path = ''
as $$
    select jsonb_agg(a.topic || jsonb_build_object('label',
        case when k.names is null and p.names is null then 'Everything that changes'
            else upper(left(t.words, 1)) || substr(t.words, 2) end) order by a.place)
    from jsonb_array_elements(topics) with ordinality as a (topic, place),
        lateral (
            select string_agg(case m.name when 'faqs' then 'questions' else replace(m.name, '_', ' ') end, ', '
                order by m.place) as names
            from private.managed_tables as m where a.topic -> 'kinds' ? coalesce(m.search_type, m.kind)
        ) as k,
        lateral (
            select case
                when count(*) = 1 then max(n.name || ', ' || n.title)
                -- All of a chapter.
                when count(*) = max(n.in_chapter) and count(distinct n.chapter) = 1 then max(n.chapter)
                else string_agg(n.name, ', ' order by n.nth) filter (where n.nth <= 3)
                    || coalesce(' and ' || nullif(greatest(count(*) - 3, 0), 0) || ' more', '') end as names
            from (
                select private.provision_name(c.type, c.title, s.number) as name,
                    private.without_number(s.title) as title, c.title as chapter, (
                        select count(*) from public.sections as o where o.chapter_id = c.id
                    ) as in_chapter, row_number() over (order by s."order", u.place) as nth
                from jsonb_array_elements_text(a.topic -> 'provisions') with ordinality as u (address, place)
                join public.section_addresses as d
                    on d.type = split_part(u.address, '/', 1) and d.slug = split_part(u.address, '/', 2)
                join public.sections as s on s.id = d.section_id
                join public.chapters as c on c.id = s.chapter_id
            ) as n
        ) as p,
        lateral (select concat_ws(' on ', k.names, p.names) as words) as t
$$;
comment on function private.with_labels(jsonb) is
    'Topics, each with how pages and mails name it, as "label": "Section 30, Zero-rated transactions", a chapter by '
    'its title, "Rulings on section 38", "Everything that changes".';
