-- What in the texts leads nowhere (TRUE-4): references, links, PDFs, and paragraphs that a section has lost. Kept, and
-- not looked up, so that staff can tell what is new and say what is to be left as it is.

create table private.dead_links (
    id bigint primary key generated always as identity,
    source_type text not null references private.managed_tables (kind),
    source_id uuid not null,
    words text not null,
    linked text not null,
    url text not null,
    section_id uuid,
    paragraph text,
    found_at timestamptz not null default now(),
    caused_by uuid default auth.uid(),
    reason text check (reason ~ '\S' and length(reason) <= 500),
    ignored_at timestamptz,
    ignored_by uuid,
    check ((reason is null) = (ignored_at is null)
        and (paragraph is null) = (section_id is null))
);
comment on table private.dead_links is
    'What leads nowhere in each text, a line each, from when it was found until it leads somewhere again or the text '
    'no longer says it. Another link, or other words, are another line: what is left as it is, is left so for these.';
comment on column private.dead_links.words is 'The whole reference, or the words of a link.';
comment on column private.dead_links.linked is 'The part of it that leads nowhere.';
comment on column private.dead_links.url is 'The address of a link as the text has it; empty for a reference.';
comment on column private.dead_links.paragraph is
    'The paragraph that the section still there, section_id, no longer has; null where nothing is found at all. That '
    'is told by the change that takes it away: many texts cite paragraphs that a summary never had.';
comment on column private.dead_links.caused_by is 'Whose change left it so; null for SQL by hand.';
comment on column private.dead_links.reason is 'Why it is left as it is; null while it is to be repaired.';
create unique index dead_links_place on private.dead_links
    (source_type, source_id, md5(words || chr(1) || linked || chr(1) || url));
create index dead_links_latest on private.dead_links (found_at desc, id);
alter table private.dead_links enable row level security;
grant select, update (reason, ignored_at, ignored_by) on private.dead_links to authenticated;
create policy "staff read dead links" on private.dead_links for select to authenticated
    using ((select private.is_staff()));
create policy "staff ignore dead links" on private.dead_links for update to authenticated
    using ((select private.is_staff())) with check ((select private.is_staff()));
