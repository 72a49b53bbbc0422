-- What the home page shows of the FAQs, and how much there is of each kind (READ-2).

create function private.first_sentence(plain text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
    -- A full stop within its first words is that of an abbreviation, or of an answer that says only "Yes.".
    select private.beginning(coalesce(substring(btrim(plain) from '^.{12,}?[.!?](?=\s|$)'), btrim(plain)))
$$;
comment on function private.first_sentence(text) is 'The first sentence of a plain text, at most about 240 characters.';

create function public.get_answered_questions()
returns table (id uuid, question text, gist text, provisions text[], provision_urls text[])
language sql stable set search_path = ''
as $$
    select f.id, f.question, private.first_sentence(f.plain), array[f.label], array[f.url]
    from (
        select q.id, q.question, q.plain, g."order" as group_order, g.id as group_id, l.label, l.url,
            row_number() over (partition by g.id order by q."order", q.id,
                -- the provision that the answer names first
                nullif(strpos(q.plain, split_part(l.label, ' ', 2)), 0) nulls last, l.place) as place
        from private.provisions_of('faq', array(select faqs.id from public.faqs)) as p
        join public.faqs as q on q.id = p.source_id
        join public.faq_categories as g on g.id = q.category_id,
            unnest(p.labels, p.urls) with ordinality as l (label, url, place)
    ) as f
    where f.place = 1
    order by f.group_order, f.group_id
    limit 5
$$;
comment on function public.get_answered_questions() is
    'Of the first five categories the first question whose answer names a provision: with the first sentence of the '
    'answer, and the first provision that it names with the address of its page.';

create function public.get_content_counts() returns table (kind text, items bigint, groups bigint, latest text)
language plpgsql stable set search_path = ''
as $$
declare
    counted record;
begin
    for counted in
        select m.search_type, m.name, m.parent, m.list_filters is not null as is_dated
        from private.managed_tables as m where m.search_type is not null order by m.place
    loop
        return query execute format('select %L, count(*), %s, %s from public.%I as t', counted.search_type,
            case when counted.parent is null then 'null::bigint'
                else format('(select count(*) from public.%I)', counted.parent) end,
            case when counted.is_dated
                then format('(select t.known_date from public.%I as t order by t.date desc limit 1)', counted.name)
                else 'null' end, counted.name);
    end loop;
end
$$;
comment on function public.get_content_counts() is
    'How much readers find of each kind, named as the search names it: items, the chapters or categories that they '
    'stand in, and of those listed by date the latest, as exact as it is known.';
