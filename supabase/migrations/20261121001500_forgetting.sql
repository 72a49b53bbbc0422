-- What is kept for a limited time: attempts and their totals for an hour, solved puzzles until they expire, and where
-- feedback came from for a day. A job removes it every ten minutes, and each counted action removes a little, so that
-- it also works where the database has no jobs.

create function private.forget_expired(at_most bigint default null) returns void
language sql set search_path = ''
as $$
    -- Rows that another request is removing are left to it.
    delete from private.attempts where id in (
        select a.id from private.attempts as a
        where a.at <= now() - interval '1 hour'
        order by a.at limit at_most for update skip locked);
    delete from private.attempt_totals where (action, minute) in (
        select t.action, t.minute from private.attempt_totals as t
        where t.minute <= now() - interval '1 hour'
        order by t.minute limit at_most for update skip locked);
    delete from private.solved_puzzles where salt in (
        select p.salt from private.solved_puzzles as p
        where p.expires_at <= now()
        order by p.expires_at limit at_most for update skip locked);
    update public.faq_feedback set user_ip = null, sender = null where id in (
        select f.id from public.faq_feedback as f
        where (f.user_ip is not null or f.sender is not null) and f.created_at <= now() - interval '24 hours'
        order by f.created_at limit at_most for update skip locked)
$$;
comment on function private.forget_expired(bigint) is
    'Removes what has been kept for its time, and blanks where feedback came from; of each kind the oldest at_most, or '
    'all.';
revoke execute on function private.forget_expired(bigint) from public;

do $$
begin
    if exists (select from pg_available_extensions where name = 'pg_cron') then
        create extension if not exists pg_cron;
        perform cron.schedule('forget-expired', '*/10 * * * *', 'select private.forget_expired()');
    end if;
exception when others then
    -- For example a server that was not started with pg_cron; hosted projects are.
    raise warning 'No job was made of private.forget_expired: %', sqlerrm;
end
$$;
