-- The page of a text as it would be once saved, for a preview (TRUE-6).

create function public.get_page_answers(
    list text, new_values jsonb, row_id uuid default null, amendment uuid default null) returns jsonb
language plpgsql set search_path = '' set statement_timeout = '20s'
as $$
declare
    kind_of_list constant text := (
        select m.kind from private.managed_tables as m where m.name = list and m.search_type is not null);
    text_id uuid;
    own jsonb;
    law text;
    slug text;
    answers jsonb;
begin
    perform private.require_staff();
    if kind_of_list is null then
        raise exception using errcode = 'PT404', message = 'There is no such text.';
    end if;
    -- Saved, asked for as a reader would, and taken back.
    begin
        -- Without values it is the text as it is.
        text_id := coalesce(case when amendment is not null
            then private.reach_day(amendment, jsonb_populate_record(null::public.drafts,
                jsonb_build_object('id', row_id, 'table_name', list, 'row', new_values, 'is_repeal', false)))
            else (
                select w
                from private.write_rows(list, jsonb_build_array(
                    new_values || jsonb_strip_nulls(jsonb_build_object('id', row_id))), row_id is null) as w)
            end, row_id);
        execute format('select to_jsonb(t) from public.%I as t where t.id = $1', list) into own using text_id;
        if own is null then
            raise exception using errcode = 'PT404', message = 'This text is not there any more.';
        elsif kind_of_list = 'section' then
            select c.type, s.slug, own || jsonb_build_object('text_as_of', s.text_of,
                'chapters', jsonb_build_object('title', c.title, 'type', c.type),
                'related_rulings', (
                    select coalesce(jsonb_agg(r order by r.title), '[]')
                    from public.related_rulings as r where r.section_id = s.id))
            into law, slug, own
            from public.sections as s join public.chapters as c on c.id = s.chapter_id where s.id = text_id;
            answers := jsonb_build_object('text', own,
                'links', public.get_law_links(law, slug) -> text_id::text,
                'margin', public.get_margin(law, slug) -> text_id::text,
                'context', (select coalesce(jsonb_agg(c), '[]') from public.get_section_context(law, slug) as c));
        else
            answers := jsonb_build_object('text', own || jsonb_build_object('date', own -> 'known_date',
                    'updated_at', own -> 'revised_at'),
                'links', private.links_of(kind_of_list, array[text_id], '') -> text_id::text,
                'sections', (
                    select coalesce(jsonb_agg(c), '[]')
                    from public.get_cited_sections(kind_of_list, array[text_id]) as c),
                'neighbours', (
                    select coalesce(jsonb_agg(n), '[]') from public.get_neighbours(kind_of_list, array[text_id]) as n),
                'related', (
                    select coalesce(jsonb_agg(r), '[]') from public.get_related_rulings(array[text_id]) as r));
        end if;
        raise exception using errcode = 'PT200';
    exception when sqlstate 'PT200' then
        return answers;
    end;
end
$$;
comment on function public.get_page_answers(text, jsonb, uuid, uuid) is
    'What the page of a text would ask for and be told if its row had these values (a new row, if no id is given); '
    'nothing is kept. With amendment: on that one''s day, as a change of it, with all that is changed by then '
    '(private.reach_day); row_id may be the id of a draft that adds a row. text is the row, as readers are told of it; '
    'links, margin and context (of a section) or links, sections, neighbours and related are as get_links(), '
    'get_margin() and so on have them, links and margin null where there are none. For staff. Fails as saving would; '
    'PT404: no such list or row; 42501: not staff.';
