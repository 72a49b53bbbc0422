-- What of a file's rows could not be added (BULK-2), known before: they are added as add_rows() adds them, and all
-- of it is taken back.

create function private.check_rows(list text, rows jsonb)
returns table (place integer, "column" text, fault text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
    items constant jsonb[] := case when jsonb_typeof(rows) = 'array' then array(select jsonb_array_elements(rows)) end;
    done integer := 0;
    tried integer;
    alone_to integer := 0;
    said text;
    details text;
    places integer[];
    details_of text[];
begin
    perform private.require_staff();
    if items is null or cardinality(items) > (case list when 'newsletter_subscriptions' then 2000 else 200 end) then
        raise exception using errcode = 'PT400',
            message = 'At most 200 texts, or 2,000 addresses, are checked at once.';
    end if;
    begin
        while done < cardinality(items) loop
            -- Some at a time, and where one of these is refused each alone; those before stay, to be told apart from.
            tried := case when done < alone_to then 1
                else least(greatest(20, cardinality(items) / 10), cardinality(items) - done) end;
            begin
                perform private.insert_rows(list, to_jsonb(items[done + 1:done + tried]), gen_random_uuid(),
                    cardinality(items) > 50);
                done := done + tried;
            exception
                when sqlstate 'PT400' or program_limit_exceeded then
                    get stacked diagnostics said = message_text, details = pg_exception_detail;
                    if sqlstate <> 'PT400' then
                        said := 'one of its values is too long';
                    end if;
                    if tried > 1 then
                        alone_to := done + tried;
                    else
                        done := done + 1;
                        places := places || done;
                        details_of := details_of || case when details like '{%' then details
                            else jsonb_build_object('fault', rtrim(said, '.'))::text end;
                    end if;
            end;
        end loop;
        raise exception using errcode = 'PT299';
    exception
        when sqlstate 'PT299' then null;
    end;
    return query
        select u.place, d ->> 'column', upper(left(d ->> 'fault', 1)) || substr(d ->> 'fault', 2)
        from unnest(places, details_of) as u (place, said), lateral (select u.said::jsonb) as j (d)
        order by u.place;
end
$$;
comment on function private.check_rows(text, jsonb) is
    'See public.check_rows(). Security definer, because it writes ids, which staff themselves may not.';

create function public.check_rows(list text, rows jsonb) returns table (place integer, "column" text, fault text)
language sql set search_path = '' set statement_timeout = '20s'
as $$
    select c.place, c."column", c.fault from private.check_rows(list, rows) as c
$$;
comment on function public.check_rows(text, jsonb) is
    'Says of each of up to 200 rows, or 2,000 addresses, that add_rows() would refuse why, for staff: its place, from '
    '1, the column if it is known which, and a sentence without its full stop. The rows are added and taken back, so '
    'that nothing is left or told of them; other writers wait as long, which is why no more are taken at once. Of two '
    'rows with a value that must be unique the second is refused. PT400: too many rows, or no list of them; PT404: no '
    'such list; 42501: not staff.';
