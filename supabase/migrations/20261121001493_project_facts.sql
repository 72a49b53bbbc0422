-- What `npm run doctor` asks of a project (REAL-3).

create function private.project_facts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
    jobs text[];
    versions text[];
begin
    -- Neither is there in every database.
    if to_regclass('cron.job') is not null then
        execute 'select array_agg(j.jobname) from cron.job as j where j.active' into jobs;
    end if;
    if to_regclass('supabase_migrations.schema_migrations') is not null then
        execute 'select array_agg(m.version) from supabase_migrations.schema_migrations as m' into versions;
    end if;
    return jsonb_build_object(
        'jobs', coalesce(jobs, '{}'), 'migrations', coalesce(versions, '{}'),
        'has_sender', private.client_network() is not null,
        'limits', (select count(*) from private.limits),
        'staff', (select count(*) from private.staff),
        'policies', array(
            select p.policyname from pg_catalog.pg_policies as p
            where p.schemaname = 'storage' and p.tablename = 'objects'),
        'mail_taken_at', (select s.taken_at from private.mail_settings as s));
end
$$;
comment on function private.project_facts() is
    'See public.project_facts(). Security definer, because settings and jobs are kept from all clients.';

create function public.project_facts() returns jsonb
language sql stable set search_path = ''
as $$
    select private.project_facts()
$$;
comment on function public.project_facts() is
    'For the owner of a project (service role): jobs that run, migrations that it has, whether this request says who '
    'sent it, limits, members of staff, policies of files, and when a sender last asked for mail.';
