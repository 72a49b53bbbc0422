-- Ground rules of the whole database: nothing is granted unless a later line grants it, and the helper functions that
-- every table uses live in a schema that the API does not expose. Dates of content have years of four digits, because a
-- page could not show any other (infinity) and its whole list would fail.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

create schema private;
comment on schema private is 'Helpers and lists that no client may reach through the API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
    new.updated_at := case when current_setting('private.is_reordering', true) = 'yes' then old.updated_at
        else now() end;
    return new;
end
$$;
comment on function private.touch_updated_at() is
    'Trigger: sets updated_at to the time of the transaction, whatever the client sent (DATA-1); not of a row that '
    'only makes room for another (public.move_rows).';
revoke execute on function private.touch_updated_at() from public;

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
revoke execute on function private.iso_day(date, text) from public;
grant execute on function private.iso_day(date, text) to authenticated, service_role;

create function private.today() returns date
language sql stable parallel safe set search_path = ''
as $$
    select (now() at time zone 'Asia/Jerusalem')::date
$$;
comment on function private.today() is 'The day in Israel, by which rates hold and texts are dated.';
revoke execute on function private.today() from public;
grant execute on function private.today() to authenticated, service_role;

create function private.html_words(html text, block_end text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
    select replace(replace(replace(replace(replace(replace(
            regexp_replace(
                regexp_replace(
                    regexp_replace(html, '(?:<!--.*?-->|<script\y.*?</script\s*>|<style\y.*?</style\s*>){1,1}?',
                        block_end, 'gi'),
                    '</?(p|div|section|article|header|footer|blockquote|pre|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot'
                        || '|tr|td|th|caption|h[1-6]|hr|br)\y(?:=\s*"[^"]*"|=\s*''[^'']*''|[^>])*>',
                    block_end, 'gi'),
                '</?[a-z!](?:=\s*"[^"]*"|=\s*''[^'']*''|[^>])*>', '', 'gi'),
            '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
$$;
comment on function private.html_words(text, text) is
    'A piece of HTML without its tags, with block_end in place of each block tag (inline tags separate no words), and '
    'with common entities decoded. It does not sanitise.';
revoke execute on function private.html_words(text, text) from public;
grant execute on function private.html_words(text, text) to anon, authenticated, service_role;

create function private.html_to_text(html text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
    select btrim(regexp_replace(private.html_words(html, ' '), '[\s\u00a0]+', ' ', 'g'))
$$;
comment on function private.html_to_text(text) is
    'The words of a piece of HTML, with white space collapsed: for search, excerpts and citations.';
revoke execute on function private.html_to_text(text) from public;
grant execute on function private.html_to_text(text) to anon, authenticated, service_role;

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
revoke execute on function private.set_plain_text() from public;

create function private.is_web_address(address text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
    select address ~* (
        '^https?://(?:\[[0-9a-f:.]+\]|[^\s/?#@\\:<>"[\]^`{|}]+)(?::[0-9]{1,5})?'
        || '(?:[/?#]\S*)?$')
$$;
comment on function private.is_web_address(text) is
    'Whether it is the whole address of something on the web: the rule of src/lib/address.ts (SEC-2).';
revoke execute on function private.is_web_address(text) from public;
grant execute on function private.is_web_address(text) to authenticated, service_role;
