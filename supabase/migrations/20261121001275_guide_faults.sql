-- A guide with faults can be kept as a draft, and cannot be published (TOOL-5).

create function private.guide_faults(nodes jsonb) returns table (node text, title text, fault text)
language plpgsql stable security definer set search_path = ''
    -- The planner takes a guide for thousands of steps; compiling it would cost seconds, the check some milliseconds.
    set jit = off
as $$
begin
    if jsonb_array_length(nodes) = 0 then
        return query select '', 'The guide', 'has no question yet';
        return;
    end if;
    return query
    with recursive steps as materialized (
        select n.step ->> 'key' as key, n.step ->> 'kind' as kind, n.place, n.step,
            coalesce('“' || nullif(btrim(n.step ->> 'title'), '') || '”', 'Step ' || n.place) as called
        from jsonb_array_elements(nodes) with ordinality as n (step, place)
    ), answers as materialized (
        select s.key, a.place, btrim(a.answer ->> 'text') as words, t.key as target
        from steps as s, jsonb_array_elements(s.step -> 'answers') with ordinality as a (answer, place)
        left join steps as t on t.key = a.answer ->> 'to'
    ), reach (origin, target) as (
        select a.key, a.target from answers as a where a.target is not null
        union
        select r.origin, a.target from reach as r join answers as a on a.key = r.target where a.target is not null
    ), faults as (
        select s.key, 1 as rank, 'has no words' as fault from steps as s where btrim(s.step ->> 'title') = ''
        union all
        select s.key, 2, 'is an outcome: a guide begins with a question' from steps as s
            where s.place = 1 and s.kind = 'outcome'
        union all
        select s.key, 3, 'has no answers: it is a dead end' from steps as s
            where s.kind = 'question' and s.step -> 'answers' = '[]'
        union all
        select a.key, 4, format('has an answer without words, number %s', a.place) from answers as a where a.words = ''
        union all
        select a.key, 5, format('has the answer “%s”, which leads nowhere', a.words) from answers as a
            where a.words <> '' and a.target is null
        union all
        select r.origin, 6, 'leads back to itself: its answers go round in a loop' from reach as r
            where r.origin = r.target
        union all
        select s.key, 7, 'cannot be reached from the first question' from steps as s
            where s.place > 1 and not exists (
                select from reach as r join steps as f on f.key = r.origin where f.place = 1 and r.target = s.key)
        union all
        select s.key, 8, 'is an outcome without a text' from steps as s
            where s.kind = 'outcome' and btrim(private.html_to_text(s.step ->> 'text')) = ''
        union all
        select s.key, 9, 'is an outcome that rests on no provision' from steps as s
            where s.kind = 'outcome' and not exists (
                select from jsonb_array_elements(s.step -> 'rests') as r (rest),
                    private.find_references(r.rest ->> 'cite') as f
                where f.kind in ('section', 'regulation'))
    )
    select s.key, s.called, f.fault from faults as f join steps as s on s.key = f.key order by s.place, f.rank, f.fault;
end
$$;
comment on function private.guide_faults(jsonb) is
    'Why a guide with these steps cannot be published: a row for each fault with the key of its step, what the step '
    'is called, and the fault, to be read after that. None: each step can be reached, no answers lead round or '
    'nowhere, each outcome has a text and a provision. Security definer, because clients may not find references.';

create function private.refuse_faulty_guide() returns trigger
language plpgsql set search_path = ''
as $$
declare
    fault record;
begin
    -- What has not even the form of a guide is refused by the table.
    if new.is_enabled and private.is_guide(new.nodes) then
        select f.title, f.fault, count(*) over () as total into fault from private.guide_faults(new.nodes) as f limit 1;
        if found then
            raise exception using errcode = 'PT422', message = format('This guide cannot be published yet: %s %s.%s',
                fault.title, fault.fault,
                case when fault.total > 1 then format(' There are %s faults in all.', fault.total) else '' end);
        end if;
    end if;
    return new;
end
$$;
comment on function private.refuse_faulty_guide() is
    'Trigger: a guide with faults is not published. PT422: the first fault, with the name of its step.';

create trigger guides_faultless before insert or update on public.guides
    for each row execute function private.refuse_faulty_guide();
create function public.get_guide_faults(nodes jsonb) returns table (node text, title text, fault text)
language plpgsql stable set search_path = ''
as $$
begin
    perform private.require_staff();
    if not private.is_guide(nodes) then
        raise exception using errcode = 'PT422', message = 'This is larger than a guide can be.';
    end if;
    return query select f.node, f.title, f.fault from private.guide_faults(nodes) as f;
end
$$;
comment on function public.get_guide_faults(jsonb) is
    'For staff: what keeps a guide with these steps from being published, as private.guide_faults() tells it. '
    'PT422: not the form of a guide; 42501: not staff.';
