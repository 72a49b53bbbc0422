-- Every ten minutes a job removes what has been kept for its time. Each counted action removes a little as well, so
-- that it also works where the database has no jobs.

do $$
begin
    if exists (select from pg_available_extensions where name = 'pg_cron') then
        create extension if not exists pg_cron;
        perform cron.schedule('delete-expired', '*/10 * * * *', 'select private.delete_expired()');
    end if;
exception when others then
    -- For example a server that was not started with pg_cron; hosted projects are.
    raise warning 'No job was made of private.delete_expired: %', sqlerrm;
end
$$;
