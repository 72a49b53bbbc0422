-- Repairing what leads nowhere without opening the text (TRUE-4): its link gets another address or goes, and a
-- reference becomes a link.

create function private.escape_pattern(words text) returns text
language sql immutable strict parallel safe set search_path = ''
return regexp_replace(words, '([^0-9A-Za-z\s\u0080-\uffff])', '\\\1', 'g');
comment on function private.escape_pattern(text) is 'Words as a regular expression that finds them.';

create function private.pattern_of_words(words text) returns text
language sql immutable strict parallel safe set search_path = ''
return regexp_replace(
    private.escape_pattern(replace(replace(replace(words, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')),
    '\s+', '(?:\\s|\u00a0|&nbsp;)+', 'g');
comment on function private.pattern_of_words(text) is
    'A regular expression that finds words in HTML, whatever white space is between them.';

create function private.mended(html text, link private.dead_links, address text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
    before constant text := split_part(link.words, link.linked, 1);
    after constant text := substr(link.words, length(before) + length(link.linked) + 1);
    pattern constant text := '(?<![0-9A-Za-z_.])(' || private.pattern_of_words(before) || ')('
        || private.pattern_of_words(link.linked) || ')(?=' || private.pattern_of_words(after) || ')(?![0-9A-Za-z_%(])';
    opening constant text := '<a href="' || replace(address, '&', '&amp;') || '">';
begin
    if link.url = '' then
        return (
            select string_agg(coalesce(m.part[1],
                regexp_replace(m.part[2], pattern, '\1' || opening || '\2</a>', 'g')), '' order by m.place)
            from regexp_matches(html, '(<a\s[^>]*>(?:[^<]|<(?!/a>))*</a>|<[^>]*>)|([^<]+)', 'gi')
                with ordinality as m (part, place));
    elsif html = replace(link.url, '&amp;', '&') then
        return address;
    elsif address is not null then
        return replace(html, 'href="' || link.url || '"', 'href="' || replace(address, '&', '&amp;') || '"');
    end if;
    return regexp_replace(html, '<a\s[^>]*?href="' || private.escape_pattern(link.url) || '"[^>]*>(.*?)</a>', '\1',
        'gi');
end
$$;
comment on function private.mended(text, private.dead_links, text) is
    'HTML, or an address by itself, with a dead link led to this address, or taken off (null); the words stay. A '
    'reference becomes a link wherever it stands outside of links. What does not have it is left as it is.';

create function public.mend_dead_link(link bigint, address text default null) returns bigint
language plpgsql set search_path = ''
as $$
declare
    dead private.dead_links;
    managed private.managed_tables;
    linking text;
    whole_link text;
    present jsonb;
    words text;
    text_column text;
    is_required boolean;
    is_gone boolean := false;
    changes jsonb := '{}';
begin
    perform private.require_staff(), private.await_writers();
    select * into dead from private.dead_links as l where l.id = link;
    if not found then
        raise exception using errcode = 'PT409', message = 'This has been repaired meanwhile.';
    elsif address is not null and private.is_live_address(address) is not true then
        raise exception using errcode = 'PT409', message = 'What it was to lead to is no longer here.';
    elsif address is null and dead.url = '' then
        raise exception using errcode = 'PT400', message = 'This is no link, so there is none to take off.';
    end if;
    select * into strict managed from private.managed_tables as m where m.kind = dead.source_type;
    whole_link := replace(dead.url, '&amp;', '&');
    linking := (select t.html from private.texts as t where t.kind = dead.source_type and t.id = dead.source_id);
    execute format('select to_jsonb(t) from public.%I as t where t.id = $1', managed.name)
        into present using dead.source_id;
    for words, text_column, is_required in
        select present ->> k.attname, k.attname, k.attnotnull
        from pg_catalog.pg_attribute as k
        where k.attrelid = format('public.%I', managed.name)::regclass and k.atttypid = 'text'::regtype
            and not k.attisdropped and k.attgenerated = ''
            and pg_catalog.has_column_privilege(k.attrelid, k.attnum, 'update')
    loop
        -- A row that is nothing but its link goes with it.
        is_gone := is_gone or words = whole_link and address is null and is_required;
        -- No link is put into what is no HTML.
        if words = whole_link or words like '<%' and strpos(linking, words) > 0 then
            changes := changes || jsonb_build_object(text_column, private.mended(words, dead, address));
        end if;
    end loop;
    if is_gone then
        perform private.delete_rows(managed.name, array[dead.source_id]);
    elsif not exists (
        select from private.write_rows(managed.name,
            jsonb_build_array(changes || jsonb_build_object('id', dead.source_id)), false)
    ) then
        raise exception using errcode = 'PT409',
            message = 'The text does not say this in one piece. Open it to repair it.';
    end if;
    return (
        select min(h.id) from public.history as h
        where h.row_id = dead.source_id and h.transaction_id = pg_current_xact_id()::text::bigint
            and h.changed_at = now());
end
$$;
comment on function public.mend_dead_link(bigint, text) is
    'For staff: leads something that leads nowhere to an address of this site, in all of its text, or without one '
    'takes the link off, whose words stay; a related ruling, which is nothing but its link, is deleted. Answers with '
    'the version for public.restore_version() that undoes it. PT409: it has been repaired meanwhile, what it was to '
    'lead to is gone, or the text does not have it in one piece; PT400: a reference has no link to take off; 42501: '
    'not staff.';
