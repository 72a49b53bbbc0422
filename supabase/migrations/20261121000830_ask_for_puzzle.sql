-- How a puzzle is asked for (SEC-6): by a procedure of its own, because what raises an error cannot count.

create function private.ask_for_puzzle(purpose text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
    rule private.limits := (select l from private.limits as l where l.action = purpose and l.puzzle is not null);
begin
    if rule.action is null then
        return null;
    end if;
    perform private.count_attempt('puzzle');
    return private.make_puzzle(rule.action, rule.puzzle * greatest(1, least(private.times_in_all(rule), 4)));
end
$$;
comment on function private.ask_for_puzzle(text) is
    'A puzzle for an action, up to four times as hard the more is sent; null if the action has none. Asking counts as '
    'sending does, so that nobody hoards puzzles. Security definer, because senders may not see or change the counts.';

create function public.ask_for_puzzle(purpose text) returns jsonb
language sql set search_path = ''
as $$
    select private.ask_for_puzzle(purpose)
$$;
comment on function public.ask_for_puzzle(text) is
    'The puzzle that must be solved before more is sent, after PT428 whose details are the purpose (SEC-6); null for '
    'another purpose. PT429 if the sender has asked for too many.';
