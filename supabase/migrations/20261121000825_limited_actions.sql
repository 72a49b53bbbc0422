-- What visitors send as a row, ask for and open is limited (SEC-6). Sent again because its answer was lost, a row is
-- neither stored nor counted a second time.

create function private.is_sent_again(list text, sent jsonb, columns text[]) returns boolean
language plpgsql set search_path = ''
as $$
declare
    stored jsonb;
begin
    -- The first one may be under way still.
    perform pg_advisory_xact_lock(hashtextextended('sent ' || (sent ->> 'id'), 0));
    execute format('select to_jsonb(t) from public.%I as t where t.id = $1', list)
        into stored using (sent ->> 'id')::uuid;
    return coalesce((select bool_and(stored -> c = sent -> c) from unnest(columns) as c), false);
end
$$;
comment on function private.is_sent_again(text, jsonb, text[]) is
    'Whether a row is there already by its id, with the same values of these columns: it is sent again because the '
    'answer was lost.';

create function private.limit_sender() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
    if private.is_visitor() and private.is_sent_again(tg_table_name, to_jsonb(new), tg_argv[1:]) then
        return null;
    end if;
    perform private.count_attempt(tg_argv[0]);
    return new;
end
$$;
comment on function private.limit_sender() is
    'Trigger: counts each new row as the action named in its first argument (SEC-6). One that is there already, by its '
    'id and the columns named after that, is neither written nor counted, and is answered as it was. Security definer, '
    'because senders may not see or change the counts.';

-- What is compared is brought into its form before; what writes comes after, in the order of the triggers' names.
create trigger faq_feedback_1_limit before insert on public.faq_feedback
    for each row execute function private.limit_sender('feedback', 'faq_id', 'is_helpful');
create trigger newsletter_subscriptions_2_limit before insert on public.newsletter_subscriptions
    for each row execute function private.limit_sender('newsletter', 'email');
create trigger contact_messages_2_limit before insert on public.contact_messages
    for each row execute function private.limit_sender('contact', 'name', 'email', 'subject', 'message');

-- How a puzzle is asked for: by a procedure of its own, because what raises an error cannot count.
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

-- Views of FAQs are counted (FAQ-3).
create function private.count_faq_view(viewed_faq uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
    if private.count_attempt('view', viewed_faq) then
        insert into private.faq_views as v (faq_id, views)
        select f.id, 1 from public.faqs as f where f.id = viewed_faq and f.is_enabled
        on conflict (faq_id) do update set views = v.views + 1;
    end if;
end
$$;
comment on function private.count_faq_view(uuid) is
    'Adds one view to an enabled FAQ, once per sender and hour, within the limits of SEC-6. Security definer, because '
    'readers may not write counts.';

create function public.increment_faq_view_count(faq_id uuid) returns void
language sql set search_path = ''
as $$
    select private.count_faq_view(faq_id)
$$;
comment on function public.increment_faq_view_count(uuid) is
    'Adds one view to an enabled FAQ, once per sender and hour; does nothing for an unknown or disabled one (FAQ-3).';
