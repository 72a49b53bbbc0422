-- What a page asks is read by ids and keys, so that it costs the same however many texts there are (FIND-2, READ-6):
-- among 20,000 more sections than the seed has.
begin;
create extension if not exists pgtap with schema extensions;
select plan(6);

-- Rows alone: what triggers derive from them is not what is read here.
alter table public.sections disable trigger user;
insert into public.sections (id, chapter_id, title, content, slug, "order")
select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, c.id, 9000 + n || '. Numbats', 'x', 9000 + n,
    9000 + n
from (select id from public.chapters where type = 'vat-law' order by "order" desc, id desc limit 1) as c,
    generate_series(1, 20000) as n;
insert into public.section_addresses (type, slug, section_id, is_current)
select 'vat-law', s.slug, s.id, true from public.sections as s where s.title like '%. Numbats';
alter table public.sections enable trigger user;
-- Of all tables, as a server does by itself.
analyze;

create function pg_temp.rows_read() returns bigint language sql volatile as $$
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) from pg_stat_xact_all_tables
    where schemaname in ('public', 'private')
$$;

create function pg_temp.read_by(call text, argument text) returns bigint language plpgsql as $$
declare
    former constant bigint := pg_temp.rows_read();
begin
    execute 'select ' || call || '($1)' using argument;
    return pg_temp.rows_read() - former;
end
$$;

create function pg_temp.ruling_links(title text) returns jsonb language sql stable as $$
    select public.get_links('ruling', array(select r.id from public.rulings as r where r.title ~ ruling_links.title))
$$;
create function pg_temp.section_links(slug text) returns jsonb language sql stable as $$
    select public.get_law_links('vat-law', slug)
$$;
create function pg_temp.preview(address text) returns text language sql stable as $$
    select string_agg(p.title, '') from public.get_preview(address) as p
$$;
create function pg_temp.context(slug text) returns bigint language sql stable as $$
    select count(*) from public.get_section_context('vat-law', slug)
$$;

select cmp_ok(pg_temp.read_by(q.call, q.argument), '<', 4000::bigint,
    'READ-6 FIND-2 what is read for ' || q.call || ' of ' || q.argument)
from (values
    ('pg_temp.ruling_links', 'Kasuto'),
    -- Of section 30, with hundreds of references, reading all sections costs less.
    ('pg_temp.section_links', '31'),
    ('pg_temp.preview', '/law/vat-law#s30(a)(5)'),
    ('pg_temp.preview', '/law/vat-law/30'),
    ('pg_temp.context', '31')
) as q (call, argument);
select results_eq(
    $$select c.relation, c.reference, c.title from public.get_section_context('vat-law', '11000') as c
        where c.relation in ('chapter', 'more')
            and (c.reference in ('11000', '29000') or c.relation = 'more')$$,
    $$values ('more', '1953', ''), ('chapter', '11000', '11000. Numbats'), ('more', '17949', ''),
        ('chapter', '29000', '29000. Numbats')$$,
    'FIND-2 of a chapter of thousands, its first and last section and fifty on each side');

select * from finish();
rollback;
