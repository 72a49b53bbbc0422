-- Where the sections stand that an amendment moves or adds (TIME-3), and where they stood before.

create function private.place_among(wanted integer, present integer) returns numeric
language plpgsql immutable set search_path = ''
as $$
begin
    return wanted + case when present is null or wanted < present then -0.5 when wanted > present then 0.5 else 0 end;
end
$$;
comment on function private.place_among(integer, integer) is
    'Where a section comes to stand among those that keep their "order": before the one that has the wanted number; '
    'moved down in its own chapter, where it has the present number (else null), after that one.';

create function private.reading_key(title text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
    return lpad(coalesce(substring(private.section_number(title) from '^\d+'), '999999999999'), 12, '0')
        || ' ' || title;
end
$$;
comment on function private.reading_key(text) is
    'By which sections are put in order that an amendment puts in one place: their numbers, 99 before 100 and 100A.';

create function private.is_placed(change public.drafts) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
    return not change.is_repeal and change."row" ?| array['chapter_id', 'order'];
end
$$;
comment on function private.is_placed(public.drafts) is
    'Whether a change of an amendment gives its section a place: a new one, or one that is moved.';

create function private.put_in_places(amendment public.amendments) returns void
language plpgsql set search_path = ''
as $$
declare
    home uuid;
begin
    for home in
        select c.id
        from public.drafts as d
        join public.sections as s on s.id = d.row_id
        left join public.section_versions as v on v.section_id = s.id and v.ended_by = amendment.id
        join public.chapters as c on c.id in (s.chapter_id, v.chapter_id)
        where d.amendment_id = amendment.id and d.published_at is not null and private.is_placed(d)
        group by c.id order by c.id
    loop
        perform private.renumber_rows('sections', array(
            select s.id
            from public.sections as s
            left join public.drafts as d on d.row_id = s.id and d.amendment_id = amendment.id
                and d.published_at is not null and private.is_placed(d)
            left join public.section_versions as v on v.section_id = s.id and v.ended_by = amendment.id
                and v.content is not null and v.chapter_id = home
            where s.chapter_id = home
            order by case when d.id is null then s."order" else private.place_among(s."order", v."order") end,
                case when d.id is not null then private.reading_key(s.title) end, s.id));
    end loop;
end
$$;
comment on function private.put_in_places(public.amendments) is
    'Numbers the chapters anew from which or to which an amendment has moved sections or in which it has added some: '
    'in the order in which private.law_on() showed them.';
