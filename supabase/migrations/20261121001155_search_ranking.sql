-- The order of the results (SEARCH-5): how the specification's score is applied.

create function private.search_ranking(
    candidates bigint[], numbered bigint[], terms private.search_term[], typed text, phrase tsquery)
returns table (number bigint, score real)
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
declare
    wanted constant double precision := (select nullif(sum(t.rarity), 0) from unnest(terms) as t);
begin
    return query
        select r.number,
            (r.points + case when r.is_numbered then 200 else 0 end + case when r.has_all then 100 else 0 end)::real
        from (
            select d.number, d.place, d.number = any (numbered) as is_numbered, s.has_all, s.rank,
                s.points + 10 * coalesce(o.points, 0) + case
                    when d.number = any (numbered) then 0
                    when d.words @@ phrase then cardinality(terms) * (
                            case when d.title_words @@ phrase then 10 else 0 end
                            + case when ts_filter(d.words, '{c,d}') @@ phrase then 5 else 0 end)
                        + case when d.heading_key = typed or d.heading_key like typed || ' %' then 5 else 0 end
                        + case when v.opening @@ phrase then 3 else 0 end
                    else 0
                    end as points
            from unnest(candidates) as c (number)
                join private.search_documents as d on d.number = c.number,
                lateral (select ts_filter(d.words, '{c}') as opening offset 0) as v,
                -- The title or wording that says most of the query, and little else: words that stand there together
                -- mean more than the same words in wordings of different questions.
                lateral (
                    select max(w.points) as points
                    from (
                        select sum(t.rarity * m.share) ^ 2 / wanted / (1 + 0.1 * (length(l.words) - count(*)))
                            as points
                        from unnest(d.wordings) with ordinality as l (words, place), unnest(terms) as t,
                            lateral (
                                select case
                                    when l.words @@ t.exact then 1
                                    when l.words @@ t.start then case when length(t.term) > 3 then 0.9 else 0.5 end
                                    when l.words @@ t.stem then 0.85
                                    when l.words @@ t.near then 0.65
                                    else 0.25 end as share
                            ) as m
                        where l.words @@ t.found
                        group by l.place, l.words
                    ) as w
                ) as o,
                lateral (
                    -- "carried" begins with "car" and "private" contains "vat": such matches score, but do not count as
                    -- having the term.
                    select bool_and(p.title > 0.5 or p.content > 0.5) as has_all,
                        sum(p.rarity * (
                            5 * p.heading + 5 * p.title + 5 * p.content
                            + case when p.title = 1 and (d.heading_key = p.term or d.heading_key like p.term || ' %')
                                then 5 else 0 end
                            + case when p.content > 0 and not p.is_own and v.opening @@ p.found
                                then 3 * p.content else 0 end
                            + case when p.title > 0 or p.content > 0 then 2 else 0 end)) as points,
                        sum(case when p.title > 0 or p.content > 0 then
                            p.rarity * ts_rank('{0.1,0.2,0.3,1}', d.words, p.ranked, 1) end) as rank
                    from (
                        select h.*, case
                            when h.is_own then 1
                            when w.words @@ h.exact then 1
                            when w.words @@ h.start then h.beginning
                            when w.words @@ h.stem then 0.85
                            when w.words @@ h.near then 0.65
                            when w.words @@ h.inside then 0.25
                            else 0 end as content
                        from (
                            select t.*, coalesce(t.exact, t.stem, t.found) as ranked, o.is_own, o.beginning, case
                                when o.is_own then 1
                                when d.title_words @@ t.exact then 1
                                when d.title_words @@ t.start then o.beginning
                                when d.title_words @@ t.stem then 0.85
                                when d.title_words @@ t.near then 0.65
                                when d.title_words @@ t.inside then 0.25
                                else 0 end as title, case
                                when o.is_own then 1
                                when d.wordings[1] @@ t.exact then 1
                                when d.wordings[1] @@ t.start then o.beginning
                                when d.wordings[1] @@ t.stem then 0.85
                                when d.wordings[1] @@ t.near then 0.65
                                when d.wordings[1] @@ t.inside then 0.25
                                else 0 end as heading
                            from unnest(terms) as t,
                                lateral (
                                    select t.is_reference and d.number = any (numbered) as is_own,
                                        case when length(t.term) > 3 then 0.9 else 0.5 end as beginning
                                ) as o
                        ) as h,
                            -- The words include the title's: if the title matches, only the other words show whether
                            -- the content has the term.
                            lateral (
                                select case when h.title > 0 then ts_filter(d.words, '{c,d}') else d.words end as words
                            ) as w
                    ) as p
                ) as s
        ) as r
        -- Of those that have the number, and nothing else is asked for, the first in reading order: the Law's.
        order by r.is_numbered desc, r.has_all desc,
            case when r.is_numbered and cardinality(terms) = 1 then r.place end, r.points desc,
            case when r.is_numbered then r.place end, r.rank desc, r.place, r.number;
end
$$;
comment on function private.search_ranking(bigint[], bigint[], private.search_term[], text, tsquery) is
    'The candidates in order: numbered ones (in reading order, if a number is all that is asked for), those with all '
    'terms, then by the specification''s score (title 10 and 5, content 5 and 3, 2 for each term; each term weighted '
    'by its rarity and by how well it matches), where what the text is asked as counts 5, and terms that stand '
    'together in one title or wording 10 more; ties by full-text rank.';
