-- The last part of a section's address (FIND-2): its number, "30" or "60a", with its instrument where that has numbers
-- of its own, "registration-6", or the words of its title if it has none. Set when a section is added, renumbered, or
-- moved to another text of the law or instrument, and kept when only the words change.

create function private.numbered_slug(title text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
    select nullif(btrim(left(lower(regexp_replace(
        array_to_string((private.title_parts(title))[1:2], '-'), '[^0-9A-Za-z]+', '-', 'g')), 60), '-'), '')
$$;
comment on function private.numbered_slug(text) is
    'The number at the start of a title, written for an address: 30, 60a, 25-c for "25(c).", 21-22 for "21–22."; null '
    'if there is none.';

create function private.worded_slug(title text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
    words text := title;
begin
    -- A title without Latin letters would leave nothing, so its Hebrew letters become Latin ones.
    if title !~ '[A-Za-z]' then
        words := translate(replace(replace(replace(title, 'ש', 'sh'), 'צ', 'ts'), 'ץ', 'ts'),
            'אבגדהוזחטיכךלמםנןסעפףקרת', 'abgdhvzhtykklmmnnsappqrt');
    end if;
    -- Letters lose their accents, and an apostrophe does not split a word.
    words := regexp_replace(lower(normalize(words, nfkd)), '[''’\u0300-\u036f\u0591-\u05c7]', '', 'g');
    words := btrim(regexp_replace(words, '[^0-9a-z]+', '-', 'g'), '-');
    if length(words) > 60 then
        words := left(regexp_replace(left(words, 61), '-[^-]*$', ''), 60);
    end if;
    return coalesce(nullif(words, ''), 'section');
end
$$;
comment on function private.worded_slug(text) is
    'The words of a title, written for an address, at most 60 characters: "what-has-no-summary-on-this-site"; '
    '"section" if nothing is left of them.';

create function private.instrument_slug(law text, chapter_title text) returns text
language sql immutable parallel safe set search_path = ''
return coalesce(rtrim(left(private.worded_slug(regexp_replace(
    nullif(private.instrument_name(law, chapter_title), ''), ' Regulations$', '')), 36), '-') || '-', '');
comment on function private.instrument_slug(text, text) is
    'What the slugs of numbered sections in a chapter begin with: "registration-"; "" where the number stands alone.';

create function private.wanted_slug(law text, chapter_title text, title text) returns text
language sql immutable parallel safe set search_path = ''
return coalesce(
    private.instrument_slug(law, chapter_title) || private.numbered_slug(title), private.worded_slug(title));
comment on function private.wanted_slug(text, text, text) is
    'The slug that a section with this title has in a chapter of a law type, if no other section has it: '
    '"registration-6".';

create function private.is_slug_taken(law text, wanted text, section uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
    -- Not a join: the planner would begin with the chapters, which can have thousands of sections.
    return exists (
        select from public.sections as s
        where s.slug = wanted and s.id <> section
            and (select c.type from public.chapters as c where c.id = s.chapter_id) = law);
end
$$;
comment on function private.is_slug_taken(text, text, uuid) is
    'Whether another section of this law type has this slug.';

create function private.available_slug(
    law text, chapter_title text, title text, section uuid, present text) returns text
language plpgsql stable set search_path = ''
as $$
declare
    base constant text := private.wanted_slug(law, chapter_title, title);
    taken integer := 1;
    free integer := 2;
    middle integer;
begin
    if not private.is_slug_taken(law, base, section) then
        return base;
    end if;
    if present like base || '-%' and not private.is_slug_taken(law, present, section) then
        return present;
    end if;
    -- Doubling, then halving: counting up would be slow when a thousand sections have the same title.
    while private.is_slug_taken(law, base || '-' || free, section) loop
        taken := free;
        free := free * 2;
    end loop;
    while free - taken > 1 loop
        middle := (taken + free) / 2;
        if private.is_slug_taken(law, base || '-' || middle, section) then
            taken := middle;
        else
            free := middle;
        end if;
    end loop;
    return base || '-' || free;
end
$$;
comment on function private.available_slug(text, text, text, uuid, text) is
    'The slug for a section with this title in a chapter of a law type: 30, or 30-2 if another section has 30. Keeps '
    'the present slug if that is 30-2 already.';

create function private.set_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    home record;
begin
    select c.type, c.title into home from public.chapters as c where c.id = new.chapter_id;
    if tg_op = 'INSERT' then
        -- A section that is restored from the history has its former slug.
        if new.slug = '' or private.is_slug_taken(home.type, new.slug, new.id) then
            new.slug := private.available_slug(home.type, home.title, new.title, new.id, '');
        end if;
        return new;
    end if;
    if new.slug = ''
        or private.numbered_slug(new.title) is distinct from private.numbered_slug(old.title)
        or new.chapter_id <> old.chapter_id and not exists (
            select from public.chapters as c
            where c.id = old.chapter_id and c.type = home.type
                and private.instrument_slug(c.type, c.title) = private.instrument_slug(home.type, home.title)) then
        new.slug := private.available_slug(home.type, home.title, new.title, new.id, old.slug);
    else
        new.slug := old.slug;
    end if;
    return new;
end
$$;
comment on function private.set_slug() is
    'Trigger: sets the slug of a new section, and of one whose number, text of the law or instrument changes, or whose '
    'slug is set to "". '
    'Security definer, because staff may write sections but not choose addresses.';

create trigger sections_slug before insert or update of title, chapter_id, slug on public.sections
    for each row execute function private.set_slug();
