-- Counting what was looked for in vain, and telling staff, who can answer it by a synonym or a question (SEARCH-9).

create function private.vain_words(query text) returns text
language plpgsql stable set search_path = ''
as $$
declare
    folded constant text := private.search_text(left(query, 300));
    words constant text[] := private.search_tokens(folded);
    kept constant text := array_to_string(words, ' ');
begin
    -- An address of somebody, or a number of more than six digits, however it is grouped: a telephone, an account.
    if folded ~ '@|://' or regexp_replace(folded, '(\d)[^[:alpha:]\d]+(?=\d)', '\1', 'g') ~ '\d{7}' then
        return null;
    end if;
    return case when length(kept) <= 100
        and exists (select from unnest(words) as w (word) where not private.is_noise(w.word)) then kept end;
end
$$;
comment on function private.vain_words(text) is
    'What is kept of a query that found nothing: its words as the search reads them. Null if it may not be kept (what '
    'may point to somebody), is longer than 100 characters, or has no word that means something.';

create function private.is_in_vain(query text) returns boolean
language sql stable set search_path = ''
as $$
    select f.found -> 'answers' = '[]' and (f.found ->> 'total')::integer = 0
    from public.search_content(query, page_size => 1) as f (found)
$$;
comment on function private.is_in_vain(text) is
    'Whether the search finds nothing for it, of whatever kind, and nothing answers it.';

create function private.count_vain_search(query text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
    today constant date := private.utc_day();
    kept constant text := private.vain_words(query);
begin
    -- Asked again, so that nobody can put other words before staff, and a filter by kind does not count.
    if kept is null or not private.is_in_vain(kept) then
        return;
    end if;
    perform private.count_attempt('vain_search');
    insert into private.vain_searches as v (day, query) values (today, kept)
    on conflict (day, query) do update set askings = v.askings + 1;
    insert into private.vain_askers (day, query, sender) values (today, kept, private.sender_code(today))
    on conflict do nothing;
    if found then
        update private.vain_searches as v set senders = v.senders + 1 where v.day = today and v.query = kept;
    end if;
end
$$;
comment on function private.count_vain_search(text) is
    'Does the work of public.count_vain_search(). Security definer, because readers may not write counts.';

create function public.count_vain_search(query text) returns void
language sql set search_path = ''
as $$
    select private.count_vain_search(query)
$$;
comment on function public.count_vain_search(text) is
    'Counts that a query was sent and found nothing, within the limits of SEC-6; does nothing for one that finds '
    'something, and for what may not be kept (SEARCH-9). PT429: too many.';

create function public.get_vain_searches() returns table (query text, askings bigint, last_day date)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
    perform private.require_staff();
    return query
        select w.query, w.askings, w.last_day
        from (
            select v.query, sum(v.askings) as askings, max(v.day) as last_day
            from private.vain_searches as v
            where v.day > private.utc_day() - 90
            group by v.query
            having max(v.senders) > 1
            order by last_day desc, askings desc, v.query
            limit 20
        ) as w
        where private.is_in_vain(w.query)
        order by w.last_day desc, w.askings desc, w.query;
end
$$;
comment on function public.get_vain_searches() is
    'What was looked for in vain within 90 days, for staff: the latest 20 queries that more than one sender asked on '
    'the same day, but not those that find something by now; how often, and the last day. 42501: not staff.';
