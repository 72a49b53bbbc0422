-- Ground rules of the whole database: nothing is granted unless a later line grants it, and the helper functions that
-- every table uses live in a schema that the API does not expose. Dates of content have years of four digits, because a
-- page could not show any other (infinity) and its whole list would fail.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- Postgres lets everybody call a new function, whatever its schema; of an extension's, everybody still may.
alter default privileges revoke execute on functions from public;
alter default privileges in schema extensions grant execute on functions to public;

create schema private;
comment on schema private is 'Helpers and lists that no client may reach through the API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
    new.updated_at := now();
    return new;
end
$$;
comment on function private.touch_updated_at() is
    'Trigger: sets updated_at to the time of the transaction, whatever the client sent (DATA-1).';

create function private.derived_columns(managed text) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
    return array(
        select a.attname::text from pg_catalog.pg_attribute as a
        where a.attrelid = format('public.%I', managed)::regclass and a.attnum > 0
            and (a.attgenerated <> '' or a.attname in ('plain', 'paragraphs', 'excepted')));
end
$$;
comment on function private.derived_columns(text) is
    'The columns of a managed table that follow from its others: generated ones, and what triggers read out of a text.';

create function private.hidden_columns(managed text) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
    return array(
        select a.attname::text from pg_catalog.pg_attribute as a
        where a.attrelid = format('public.%I', managed)::regclass and a.attnum > 0 and not a.attisdropped
            and not has_column_privilege('anon', a.attrelid, a.attnum, 'select') and a.attname <> 'date_precision');
end
$$;
comment on function private.hidden_columns(text) is
    'The columns of a table that readers may not read, which its grants alone say (DATA-4); not how much of a date is '
    'known, which they read with it (known_date).';

create function private.touch_revised_at() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
    -- What is generated is not known yet.
    unseen constant text[] := private.hidden_columns(tg_table_name) || private.derived_columns(tg_table_name);
begin
    new.revised_at := case when to_jsonb(new) - unseen <> to_jsonb(old) - unseen then now() else old.revised_at end;
    return new;
end
$$;
comment on function private.touch_revised_at() is
    'Trigger: sets revised_at, which is when readers could last see a change of a row, not of its hidden columns. '
    'updated_at is the stamp by which staff''s changes do not overwrite each other. Security definer, because clients '
    'may not ask for the grants.';

create function private.iso_day(day date, known_to text default 'day') returns text
language sql immutable strict parallel safe set search_path = ''
as $$
    -- Not by a cast or to_char(), which depend on the session's settings and so are refused in a generated column.
    select left(lpad(extract(year from day)::text, 4, '0') || '-' || lpad(extract(month from day)::text, 2, '0')
        || '-' || lpad(extract(day from day)::text, 2, '0'),
        case known_to when 'year' then 4 when 'month' then 7 else 10 end)
$$;
comment on function private.iso_day(date, text) is
    'A day of the Common Era as text, as exact as it is known (TRUE-1): 2025-01-31, or 2025-01 if it is known to the '
    'month, 2025 if to the year.';

create function private.today() returns date
language sql stable parallel safe set search_path = ''
as $$
    select coalesce(nullif(current_setting('private.today', true), '')::date,
        (now() at time zone 'Asia/Jerusalem')::date)
$$;
comment on function private.today() is
    'The day in Israel, by which rates hold, texts are dated and drafts are published. Tests set it (private.today); '
    'no request through the API can.';

create function private.html_words(html text, block_end text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return replace(replace(replace(replace(replace(replace(
            regexp_replace(
                regexp_replace(
                    regexp_replace(html, '(?:<!--.*?-->|<script\y.*?</script\s*>|<style\y.*?</style\s*>){1,1}?',
                        block_end, 'gi'),
                    '</?(p|div|section|article|header|footer|blockquote|pre|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot'
                        || '|tr|td|th|caption|h[1-6]|hr|br)\y(?:=\s*"[^"]*"|=\s*''[^'']*''|[^>])*>',
                    block_end, 'gi'),
                '</?[a-z!](?:=\s*"[^"]*"|=\s*''[^'']*''|[^>])*>', '', 'gi'),
            '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');
end
$$;
comment on function private.html_words(text, text) is
    'A piece of HTML without its tags, with block_end in place of each block tag (inline tags separate no words), and '
    'with common entities decoded. It does not sanitise.';

create function private.html_to_text(html text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
    return btrim(regexp_replace(private.html_words(html, ' '), '[\s\u00a0]+', ' ', 'g'));
end
$$;
comment on function private.html_to_text(text) is
    'The words of a piece of HTML, with white space collapsed: for search, excerpts and citations.';

create function private.beginning(plain text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
    select case when length(plain) > 240 then regexp_replace(left(plain, 240), '\s+\S*$', '') || ' …' else plain end
$$;
comment on function private.beginning(text) is 'The first words of a plain text, about 240 characters.';

create function private.set_plain_text() returns trigger
language plpgsql set search_path = ''
as $$
declare
    html text;
begin
    execute format('select ($1).%I', tg_argv[0]) into html using new;
    new.plain := private.html_to_text(html);
    return new;
end
$$;
comment on function private.set_plain_text() is
    'Trigger: sets "plain" to the words of the column named in its argument. Not a generated column: where a table has '
    'a trigger before updates, Postgres works those out anew with every update, whatever it changes.';

create function private.is_web_address(address text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
    select address ~* (
        '^https?://(?:\[[0-9a-f:.]+\]|[^\s/?#@\\:<>"[\]^`{|}]+)(?::[0-9]{1,5})?'
        || '(?:[/?#]\S*)?$')
$$;
comment on function private.is_web_address(text) is
    'Whether it is the whole address of something on the web: the rule of src/lib/address.ts (SEC-2).';

create function private.cut_marks(words text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
    -- Category M of Unicode up to U+FFFF, as \p{M} in src/lib/cut-marks.ts has it.
    select regexp_replace(words, replace('([#]{4})[#]+', '#', ''
        || '\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f'
        || '\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3'
        || '\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1'
        || '\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962\u0963\u0981-\u0983\u09bc\u09be-\u09cd\u09d7'
        || '\u09e2\u09e3\u09fe-\u0a03\u0a3c-\u0a51\u0a70\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0acd\u0ae2\u0ae3'
        || '\u0afa-\u0b03\u0b3c\u0b3e-\u0b57\u0b62\u0b63\u0b82\u0bbe-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c56'
        || '\u0c62\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cd6\u0ce2\u0ce3\u0cf3-\u0d03\u0d3b\u0d3c\u0d3e-\u0d4d\u0d57'
        || '\u0d62\u0d63\u0d81-\u0d83\u0dca-\u0ddf\u0df2\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc'
        || '\u0ec8-\u0ece\u0f18\u0f19\u0f35\u0f37\u0f39\u0f3e\u0f3f\u0f71-\u0f84\u0f86\u0f87\u0f8d-\u0fbc\u0fc6'
        || '\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f'
        || '\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772\u1773\u17b4-\u17d3\u17dd'
        || '\u180b-\u180d\u180f\u1885\u1886\u18a9\u1920-\u193b\u1a17-\u1a1b\u1a55-\u1a7f\u1ab0-\u1b04\u1b34-\u1b44'
        || '\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4'
        || '\u1cf7-\u1cf9\u1dc0-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099\u309a'
        || '\ua66f-\ua672\ua674-\ua67d\ua69e\ua69f\ua6f0\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880\ua881'
        || '\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36'
        || '\uaa43\uaa4c\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7\uaab8\uaabe\uaabf\uaac1\uaaeb-\uaaef'
        || '\uaaf5\uaaf6\uabe3-\uabea\uabec\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f'
        ), '\1', 'g')
$$;
comment on function private.cut_marks(text) is
    'A text with at most four combining marks at each letter (SEC-2): no language has more, and thousands widen a '
    'page, because no line can end within them.';

create function private.are_wordings(wordings text[], longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
return length(array_to_string(wordings, E'\n')) <= longest
    and array_position(wordings, null) is null and not '' = any (wordings);
comment on function private.are_wordings(text[], integer) is
    'Whether these may be in asked_as: the wordings in which people ask for what a text says. They find it like its '
    'title and are never shown (SEARCH-10). So many characters at most, one wording a line.';
