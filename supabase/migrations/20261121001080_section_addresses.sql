-- All present and former addresses of sections (FIND-2). A former address leads to the section that had it, until
-- another section gets it.

create table public.section_addresses (
    type text not null,
    slug text not null,
    section_id uuid not null references public.sections (id) on delete cascade,
    is_current boolean not null,
    primary key (type, slug)
);
comment on table public.section_addresses is
    'The addresses of sections, /law/{type}/{slug}: the current one of each section, and its former ones. Written by '
    'triggers only.';
create index section_addresses_section on public.section_addresses (section_id);
create unique index section_addresses_current on public.section_addresses (section_id) where is_current;

alter table public.section_addresses enable row level security;
grant select on public.section_addresses to anon, authenticated;
revoke all on public.section_addresses from service_role;
grant select on public.section_addresses to service_role;
create policy "everyone reads section addresses" on public.section_addresses for select to anon, authenticated
    using (true);

create function private.move_links(law text, former_slug text, section uuid) returns void
language plpgsql set search_path = ''
as $$
declare
    former constant text := '/law/' || law || '/' || former_slug;
    present constant text := (
        select '/law/' || c.type || '/' || s.slug
        from public.sections as s join public.chapters as c on c.id = s.chapter_id where s.id = section);
    linking record;
begin
    if present = former then
        return;
    end if;
    for linking in
        select l.table_name, k.attname as text_column, array_agg(l.text_id) as ids
        from private.text_links as l
        join pg_catalog.pg_attribute as k on k.attrelid = to_regclass(format('public.%I', l.table_name))
            and k.atttypid = 'text'::regtype and k.attname <> all (private.derived_columns(l.table_name))
            and not k.attisdropped
        where l.target = law || '/' || former_slug
        group by l.table_name, k.attname
    loop
        execute format(
            'update public.%1$I as t set %2$I = regexp_replace(t.%2$I, $1, $2, ''g'') '
                || 'where t.id = any ($3) and t.%2$I ~ $1', linking.table_name, linking.text_column)
            using '(?<=["''])' || former || '(?=["''#?])', present, linking.ids;
    end loop;
end
$$;
comment on function private.move_links(text, text, uuid) is
    'Changes the links by this former address of a section to its present one, in all texts (FIND-2): another section '
    'is about to get the address. The former texts are in the history.';

create function private.update_addresses(placed uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    taken record;
begin
    -- A link that a former address led on is not to lead to the section that gets this address now.
    for taken in
        select a.type, a.slug, a.section_id
        from public.sections as s
        join public.chapters as c on c.id = s.chapter_id
        join public.section_addresses as a on a.type = c.type and a.slug = s.slug
        where s.id = any (placed) and a.section_id <> s.id
    loop
        perform private.move_links(taken.type, taken.slug, taken.section_id);
    end loop;
    update public.section_addresses as a set is_current = false
    from public.sections as s join public.chapters as c on c.id = s.chapter_id
    where s.id = any (placed) and a.section_id = s.id and a.is_current and (a.type, a.slug) <> (c.type, s.slug);
    insert into public.section_addresses as a (type, slug, section_id, is_current)
    select c.type, s.slug, s.id, true
    from public.sections as s join public.chapters as c on c.id = s.chapter_id
    where s.id = any (placed)
    on conflict (type, slug) do update set section_id = excluded.section_id, is_current = true
    where not (a.is_current and a.section_id = excluded.section_id);
end
$$;
comment on function private.update_addresses(uuid[]) is
    'Writes the addresses that these sections have now; those they had before become former ones. Links by an address '
    'that another section had are changed to that section''s present one.';

create function private.reassign_slugs(numbers text[], slugs text[], chapters uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
    -- Materialized: the planner would begin with the chapters, which can have thousands of sections.
    with candidates as materialized (
        select s.id, s.chapter_id, l.slug, l.chapter_id as left_in
        from unnest(numbers, slugs, chapters) as l (number, slug, chapter_id)
        join public.sections as s on s.number = l.number
        where s.slug <> l.slug
    )
    update public.sections as s set slug = ''
    from candidates as o
    join public.chapters as c on c.id = o.left_in
    join public.chapters as h on h.id = o.chapter_id and h.type = c.type
    where s.id = o.id
        and private.instrument_slug(h.type, h.title) || private.numbered_slug(s.title) = o.slug
        and not private.is_slug_taken(c.type, o.slug, s.id);
end
$$;
comment on function private.reassign_slugs(text[], text[], uuid[]) is
    'Gives slugs that are free again, "31", to sections with the same number in the same instrument that had to take '
    '"31-2". The arrays say which number, slug and chapter each former owner had.';

create function private.sections_placed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    placed uuid[];
    numbers text[];
    slugs text[];
    chapters uuid[];
begin
    if tg_op = 'INSERT' then
        select array_agg(n.id) into placed from new_rows as n;
    elsif tg_op = 'DELETE' then
        select array_agg(o.number), array_agg(o.slug), array_agg(o.chapter_id) into numbers, slugs, chapters
        from old_rows as o;
    else
        -- "Except", not a join, as in private.provisions_changed().
        select array_agg(f.id), array_agg(f.number), array_agg(f.slug), array_agg(f.chapter_id)
            into placed, numbers, slugs, chapters
        from (
            select o.id, o.number, o.slug, o.chapter_id from old_rows as o
            except select n.id, n.number, n.slug, n.chapter_id from new_rows as n) as f;
    end if;
    if placed is not null then
        perform private.update_addresses(placed);
    end if;
    if slugs is not null then
        perform private.reassign_slugs(numbers, slugs, chapters);
    end if;
    return null;
end
$$;
comment on function private.sections_placed() is
    'Trigger, once per statement: updates the addresses of sections that were added, removed, renumbered or moved. '
    'Security definer, because staff may write sections but not addresses.';

create function private.chapters_moved() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    moved constant uuid[] := array(
        select n.id from new_rows as n join old_rows as o on o.id = n.id
        where n.type <> o.type
            or private.instrument_slug(n.type, n.title) <> private.instrument_slug(o.type, o.title));
begin
    if cardinality(moved) > 0 then
        update public.sections as s set slug = ''
        from public.chapters as c
        where c.id = any (moved) and s.chapter_id = c.id
            and private.available_slug(c.type, c.title, s.title, s.id, s.slug) <> s.slug;
        perform private.update_addresses(array(select s.id from public.sections as s where s.chapter_id = any (moved)));
    end if;
    return null;
end
$$;
comment on function private.chapters_moved() is
    'Trigger, once per statement: updates the addresses of the sections of chapters that moved to another text of the '
    'law, or became another instrument. '
    'Security definer, because staff may move chapters but not write addresses.';

create trigger sections_placed_added after insert on public.sections referencing new table as new_rows
    for each statement execute function private.sections_placed();
create trigger sections_placed_changed after update on public.sections
    referencing old table as old_rows new table as new_rows
    for each statement when (current_setting('private.writing', true) is distinct from 'reordering')
    execute function private.sections_placed();
create trigger sections_placed_removed after delete on public.sections referencing old table as old_rows
    for each statement execute function private.sections_placed();
create trigger chapters_moved after update on public.chapters
    referencing old table as old_rows new table as new_rows
    for each statement execute function private.chapters_moved();
