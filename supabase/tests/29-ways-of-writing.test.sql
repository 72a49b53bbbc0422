-- By how many ways procedures write rows, and what they tell triggers of it (DATA-6).
begin;
create extension if not exists pgtap with schema extensions;
select plan(2);

select set_eq(
    $$select p.oid::regproc::text from pg_catalog.pg_proc as p
        where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosrc ~ (
            '(insert into|update|delete from) (public\.(%(\d\$)?I|'
            || (select string_agg(m.name, '|') from private.managed_tables as m)
            || ')|%(\d\$)?s)\y(?! where false)')$$,
    $$values ('private.write_rows'), ('private.delete_rows'),
        -- texts that are not copied once more
        ('private.write_import'), ('private.add_archived_rows'),
        -- how far an amendment is, and the texts that it ends
        ('private.step_amendment'), ('private.publish_amendment'), ('private.write_change'),
        ('private.take_back_amendment'), ('private.date_change'),
        -- what follows from a change, by triggers
        ('private.remove_versions'), ('private.move_links'), ('private.reassign_slugs'), ('private.chapters_moved'),
        -- what has no history
        ('private.mark_removed')$$,
    'DATA-6 no other procedure writes a managed table by a statement of its own');
select set_eq(
    $$select distinct s[1]
        from pg_catalog.pg_proc as p, regexp_matches(p.prosrc, 'set_config\(''(private\.\w+)', 'g') as s
        where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)$$,
    $$values ('private.author'), ('private.writing'), ('private.is_in_bulk'), ('private.today')$$,
    'DATA-6 triggers are told who writes, in what way, and whether it is much; the day is that of a trial');

select * from finish();
rollback;
