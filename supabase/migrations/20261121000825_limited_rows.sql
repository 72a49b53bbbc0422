-- What visitors send as a row is limited (SEC-6); sent again because its answer was lost, it is neither stored nor
-- counted a second time.

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
