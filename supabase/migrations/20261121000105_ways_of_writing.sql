-- In what way rows of managed tables are being written, and whether what is derived from them follows: asked by
-- triggers, said by procedures.

create function private.write_as(way text) returns text
language plpgsql set search_path = ''
as $$
declare
    former constant text := current_setting('private.writing', true);
begin
    perform set_config('private.writing', coalesce(way, ''), true);
    return former;
end
$$;
comment on function private.write_as(text) is
    'Says in what way rows are written from now on, until the end of the transaction, and answers with the way before. '
    'Triggers ask: "adding" rows from a file, which no limit on visitors stops; "bringing in" a law, whose texts bring '
    'along what is read out of them; "reordering", which leaves no trace; "restoring" what was right when it was '
    'written; "amending" the law, and "taking back" an amendment, of which readers are told whole; "trying" an '
    'amendment, which leaves no history, for all of it goes again at once. No request through the API can say it.';

create function private.is_restoring() returns boolean
language plpgsql stable set search_path = ''
as $$
begin
    return coalesce(current_setting('private.writing', true) in ('restoring', 'taking back'), false);
end
$$;
comment on function private.is_restoring() is 'Whether former rows are being written again (private.write_as).';

create function private.write_in_bulk(is_bulk boolean) returns void
language plpgsql set search_path = ''
as $$
begin
    perform set_config('private.is_in_bulk', case when is_bulk then 'yes' else '' end, true);
end
$$;
comment on function private.write_in_bulk(boolean) is
    'Whether what is derived from texts follows from now on (private.derive_pending), where a thousand have to be '
    'written within the time of one request.';
