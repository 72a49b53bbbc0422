-- What a link in a text leads to, said beside it before one follows it (READ-6).

create function private.section_at(law text, place text) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
    -- "#s30(a)(5)", "#30(a)(5)", "#section-30(A)(5)", "#registration-6(a)" (LAW-5, READ-5).
    wanted constant text := left(lower(coalesce(
        substring(place from '^#(?:[Ss]ection-?|[Ss]-?)?([0-9].*)$'), substring(place from '^#(.+)$'))), 100);
    written constant text := btrim(regexp_replace(wanted, '[^0-9a-z]+', '-', 'g'), '-');
    -- What it may begin with, so that sections are looked up by an index.
    beginnings constant text[] := array(
        select left(w.words, n)
        from unnest(array[wanted, written]) as w (words), generate_series(1, length(w.words)) as n);
begin
    return (
        -- The page of a section, at a present or former address.
        select a.section_id from public.section_addresses as a
        where a.type = law and a.slug = substring(place from '^/(.+)$')
        union all
        -- In the whole text, by its id.
        select s.id from public.sections as s join public.chapters as c on c.id = s.chapter_id
        where c.type = law and s.id = substring(wanted from '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
        union all
        -- By its number; of sections 9 and 9(a), "#s9(a)(1)" means the second.
        (select n.id
        from (
            select s.id, s.chapter_id, s."order", s.slug as number from public.sections as s
            where s.slug = any (beginnings)
            union all
            select s.id, s.chapter_id, s."order", s.number from public.sections as s
            where lower(s.number) = any (beginnings)
            union all
            select s.id, s.chapter_id, s."order", r.number
            from public.sections as s, unnest(private.section_numbers(s.title)) as r (number)
            where cardinality(private.section_numbers(s.title)) > 1 and r.number = any (beginnings)
        ) as n
        join public.chapters as c on c.id = n.chapter_id
        where c.type = law and substr(wanted, length(n.number) + 1) ~* ('^(?:' || private.mark_pattern() || ')*$')
        order by length(n.number) desc, c."order", c.id, n."order", n.id
        limit 1)
        union all
        -- By a number that it had: of 33 and 33(a), "#s33(a)(1)" means the second (TRUE-3).
        (select a.section_id from public.section_addresses as a
        where a.type = law and a.slug = any (beginnings) and starts_with(written || '-', a.slug || '-')
            and wanted ~* ('^' || replace(a.slug, '-', '[^0-9a-z]+') || '[)]?(?:' || private.mark_pattern() || ')*$')
        order by length(a.slug) desc
        limit 1)
        limit 1);
end
$$;
comment on function private.section_at(text, text) is
    'The section at a place of a text of the law: "/30" for its page, or what an address names in the whole text, '
    '"#{id}", or by its number, or one that it had, "#s30(a)(5)"; null if there is none.';

create function private.text_at(address text) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
    -- No address of this site is longer, and patterns fail on one of megabytes.
    asked constant text := case when length(address) <= 2000 then address end;
    law constant text[] := regexp_match(asked, '^/law/([a-z-]+)((?:/[^#]*)?)(#.*)?$');
begin
    if law is not null then
        return private.section_at(law[1], coalesce(nullif(law[2], ''), law[3]));
    end if;
    return (
        select t.id from private.texts as t
        where t.url = asked and t.id =
            substring(asked from '^/[a-z-]+[/#]([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid);
end
$$;
comment on function private.text_at(text) is
    'The text that is at an address of this site, as far as the reader may see it: a section, on its page or in its '
    'whole text, or whatever else has an address of its own with its id, such as a ruling. Null for any other address.';

create function public.get_preview(address text) returns table (title text, beginning text)
language plpgsql stable set search_path = ''
as $$
declare
    item constant uuid := private.text_at(address);
begin
    return query
    select case when t.kind <> 'section' then t.name
            else private.section_name(substring(t.url from '^/law/([a-z-]+)'), t.labels ->> 'chapter', t.name) end,
        private.beginning(coalesce(nullif(t.plain[1], ''), t.plain[2], ''))
    from private.texts as t where t.id = item;
end
$$;
comment on function public.get_preview(text) is
    'The title and the first words of what is at an address of this site: a section, on its page or in its whole text, '
    'with its instrument where that has numbers of its own, or whatever else has an address of its own with its id, '
    'such as a ruling. No row for any other address, and for what the reader may not see.';

create function private.find_excepted() returns trigger
language plpgsql set search_path = ''
as $$
declare
    address text;
begin
    new.excepted := '{}';
    foreach address in array new.except_in loop
        new.excepted := new.excepted || private.text_at(regexp_replace(address, '^https?://[^/]+', ''));
        -- A former state comes back though a text is gone.
        if array_position(new.excepted, null) is not null and not private.is_restoring() then
            raise exception using errcode = '23514', table = 'terms', column = 'except_in',
                message = format('There is no text at %s: "terms_except_in_check"', left(address, 200));
        end if;
        new.excepted := array_remove(new.excepted, null);
    end loop;
    return new;
end
$$;
comment on function private.find_excepted() is
    'Trigger: finds the texts in which a term is not to be marked (TERM-2). 23514: there is none at an address.';
create trigger terms_excepted before insert or update of except_in on public.terms
    for each row execute function private.find_excepted();
