-- Which provisions each text cites, the law's own as well: those of the references found in it, and those it links.

create table private.citations (
    source_type text not null references private.managed_tables (kind),
    source_id uuid not null,
    kind text not null check (kind in ('section', 'regulation', 'link')),
    number text not null,
    instrument text not null,
    is_public boolean not null,
    base text not null generated always as (
        case when number like '%–%' then '–' else coalesce(private.base_number(number), '') end) stored,
    primary key (source_type, source_id, kind, number, instrument)
);
comment on table private.citations is 'What each text cites, one row per provision.';
comment on column private.citations.is_public is 'Whether everybody may read the text.';
comment on column private.citations.number is
    'As in the text, with its paragraphs: 30(a)(5); of what stands between the ends of a range 22–29; of a link what '
    'private.row_targets() says of it: vat-law/30.';
comment on column private.citations.base is 'The number without its paragraphs: 30; of any range –.';
comment on column private.citations.instrument is
    'The instrument that the text names: "Law", "Registration Regulations"; otherwise the one that it is part of, '
    'if that has numbers of its own: there "regulation 2" means its own. Empty for the Law and the Regulations '
    'themselves.';
create index citations_provision on private.citations (kind, base, number, instrument, source_id);
alter table private.citations enable row level security;

create view private.cited_provisions with (security_invoker = true) as
select distinct p.source_type, p.source_id, p.kind, n.number, p.instrument
from (
    select r.*, lead(r.linked) over parts as joint, lead(r.number, 2) over parts as last_number
    from private.text_references as r
    window parts as (partition by r.source_type, r.source_id, r.words order by r.part)) as p,
    unnest(array[p.number, case when p.joint ~ '^ ?(?:to|through|[–-]) ?$'
        then private.number_range(p.number, p.last_number) end]) as n (number)
where p.kind in ('section', 'regulation') and n.number is not null;
comment on view private.cited_provisions is
    'The provisions that texts cite by number, each once: both ends of "sections 22 to 29", and as 22–29 what stands '
    'between them, whatever that is when it is looked up.';

create function private.index_citations(changed_table text, changed_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
    changed_kind constant text := (select m.kind from private.managed_tables as m where m.name = changed_table);
begin
    delete from private.citations as c where c.source_type = changed_kind and c.source_id = any (changed_ids);
    insert into private.citations (source_type, source_id, kind, number, instrument, is_public)
    select distinct r.source_type, r.source_id, r.kind, r.number,
        coalesce(nullif(r.instrument, ''), private.instrument_of(c.title), ''), t.is_public
    from private.cited_provisions as r
    join private.texts as t on t.kind = r.source_type and t.id = r.source_id
    left join public.chapters as c on c.id = t.parent_id
    where t.kind = changed_kind and t.id = any (changed_ids) and r.source_id = any (changed_ids)
    union all
    select changed_kind, l.text_id, 'link', l.target, '', t.is_public
    from private.text_links as l
    join private.texts as t on t.table_name = l.table_name and t.id = l.text_id
    where l.table_name = changed_table and l.text_id = any (changed_ids) and l.target !~ ':';
end
$$;
comment on function private.index_citations(text, uuid[]) is
    'Keeps which provisions these texts of a table cite, from the references and links in them.';
