-- Every ten minutes a job removes what has been kept for its time, and each minute one publishes what is due (TIME-2),
-- and one derives what is to be derived (BULK-1).
-- Each counted action removes a little as well, and each reader's page asks what is due, so that both also work where
-- the database has no jobs.

do $$
begin
    if exists (select from pg_available_extensions where name = 'pg_cron') then
        create extension if not exists pg_cron;
        perform cron.schedule('delete-expired', '*/10 * * * *', 'select private.delete_expired()');
        perform cron.schedule('publish-due', '* * * * *', 'select public.publish_due()');
        perform cron.schedule('derive-pending', '* * * * *', 'select public.derive_pending()');
    end if;
exception when others then
    -- For example a server that was not started with pg_cron; hosted projects are.
    raise warning 'No jobs were made: %', sqlerrm;
end
$$;
