-- The order of the results (SEARCH-5): BM25F over the fields of a text, and how near its wordings are to the query.

create function private.rarity(documents double precision, having_it double precision) returns double precision
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
    return ln(1 + (documents - having_it + 0.5) / (having_it + 0.5));
end
$$;
comment on function private.rarity(double precision, double precision) is
    'What a word says: the less, the more of the documents, or wordings, have it (idf).';

create function private.search_found(terms private.search_term[], numbered bigint[])
returns table (number bigint, kind smallint, score double precision)
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
declare
    weights constant private.search_weights := private.search_weights();
    total constant integer := private.search_count('=#');
    -- Of each stem so many texts of a kind are read, those first that have most of it, and of all stems so many, the
    -- rarest first. What was not read is looked up in those that have most of what was read, for six words at most.
    most constant integer := 501;
    most_of_all constant integer := 1500;
    looked_up constant integer := 300;
begin
    return query
        with phrases as materialized (
            select t.place, t.factor, d.number, k.place::smallint as kind, w.weight
            from unnest(terms) as t,
                lateral (select * from private.search_documents as s where s.words @@ t.phrase limit most) as d
                join private.managed_tables as k on k.search_type = d.kind,
                lateral (
                    select sum(f.weight)::real as weight from private.search_fields() as f
                    where ts_filter(d.words, array[f.field]::"char"[]) @@ t.phrase
                ) as w
            where t.phrase is not null
            union all
            select t.place, t.factor, p.number, p.kind, min(p.weight)
            from unnest(terms) as t, unnest(string_to_array(t.stem, ' ')) as s (stem),
                lateral (
                    select * from private.search_postings as p where p.stem = s.stem
                    order by p.weight desc limit 5 * most
                ) as p
            where t.stem like '% %'
            group by t.place, t.factor, t.stem, p.number, p.kind
            having count(*) = cardinality(string_to_array(t.stem, ' '))
        ),
        counted as materialized (
            select t.*, case when t.phrase is null then t.documents
                else (select count(*) from phrases as p where p.place = t.place) end as texts
            from unnest(terms) as t
        ),
        words as materialized (
            select c.place, bool_or(c.is_quoted) as is_quoted, max(c.factor) filter (where c.texts > 0) as factor,
                private.rarity(total,
                    coalesce(nullif(max(c.texts) filter (where c.factor = 1), 0), max(c.texts))) as rarity
            from counted as c
            group by c.place
            having max(c.texts) > 0
        ),
        readings as materialized (
            select t.place, t.factor, t.stem, t.documents, least(most, most_of_all - coalesce(
                sum(least(t.documents, most)) over (order by w.rarity * t.factor desc, t.documents, t.stem
                    rows between unbounded preceding and 1 preceding), 0)) as size,
                row_number() over (partition by t.place order by t.factor desc, t.documents desc) = 1 as is_best,
                dense_rank() over (order by w.rarity desc, t.place) as nth
            from unnest(terms) as t join words as w using (place)
            where t.documents > 0 and t.stem not like '% %'
        ),
        postings as materialized (
            select r.place, r.factor, p.number, p.kind, p.weight
            from readings as r, private.managed_tables as k,
                lateral (
                    select * from private.search_postings as p where p.stem = r.stem and p.kind = k.place
                    order by p.weight desc limit greatest(r.size, 0)
                ) as p
            where k.search_type is not null
            union all
            select * from phrases
        ),
        left_over as materialized (
            select r.place, r.factor, r.stem from readings as r where r.documents > r.size and r.is_best and r.nth <= 6
        ),
        likely as materialized (
            select p.number from postings as p join words as w using (place)
            where exists (select from left_over)
            group by p.number
            order by sum(w.rarity * p.factor * p.weight / (weights.k1 + p.weight)) desc, p.number limit looked_up
        ),
        shares as (
            select a.number, max(a.kind) as kind, a.place, max(a.factor) as factor,
                max(a.factor * a.weight / (weights.k1 + a.weight)) as score
            from (
                select * from postings
                union all
                select r.place, r.factor, p.number, p.kind, p.weight
                from likely as d, left_over as r,
                    lateral (
                        select * from private.search_postings as p where p.number = d.number and p.stem = r.stem
                        offset 0
                    ) as p
                union all
                select 0, 0, p.number, p.kind, p.weight
                from private.search_postings as p where p.number = any (numbered) and p.stem = '#'
            ) as a
            group by a.number, a.place
        ),
        found as (
            select s.number, max(s.kind) as kind, sum(s.score * w.rarity) as score, sum(s.factor * w.rarity) as has,
                count(*) filter (where w.is_quoted) as quoted
            from shares as s left join words as w using (place)
            group by s.number
        )
        select f.number, f.kind, coalesce(f.score / (select sum(w.rarity) from words as w), 0) * (
            1 - weights.whole + weights.whole * f.has / (select sum(w.factor * w.rarity) from words as w))
        from found as f
        where f.number = any (numbered) or f.quoted = (select max(o.quoted) from found as o)
            and f.has >= least(ln(10), (select sum(w.factor * w.rarity) from words as w) * weights.related);
end
$$;
comment on function private.search_found(private.search_term[], bigint[]) is
    'The texts that a query may mean, with their BM25F, 0 to 1: of the alternatives of a word the best counts. A text '
    'is none that has less of the query than a word in every tenth text would be, and than what is related to all of '
    'it; nor one without the quoted phrases, if any text has them. And those of which it has the number.';

create function private.search_nearness(terms private.search_term[], numbers bigint[])
returns table (number bigint, nearness double precision)
language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
declare
    total constant integer := private.search_count('?');
begin
    return query
        with alternatives as materialized (
            select a.place, a.factor, a.stem, private.rarity(total, coalesce(
                nullif(max(a.wordings) filter (where a.factor = 1) over word, 0), max(a.wordings) over word)) as rarity
            from (
                select t.*, private.search_count('?' || t.stem) as wordings from unnest(terms) as t
                where t.stem not like '% %'
            ) as a
            window word as (partition by a.place)
        ),
        stems as materialized (
            select w.number, w.line, s.stem
            from private.search_wordings as w, unnest(w.stems) as s (stem)
            where w.number = any (numbers) and w.stems && array(select a.stem from alternatives as a)
        ),
        rarities as materialized (
            select s.stem, private.rarity(total, c.documents) as rarity
            from (select distinct stem from stems) as s join private.search_words as c on c.word = '?' || s.stem
        ),
        lengths as (
            select s.number, s.line, sqrt(sum(r.rarity ^ 2)) as length
            from stems as s join rarities as r using (stem) group by s.number, s.line
        ),
        matches as (
            select s.number, s.line, a.place, max(a.factor * a.rarity * r.rarity) as product
            from stems as s join alternatives as a using (stem) join rarities as r using (stem)
            group by s.number, s.line, a.place
        ),
        cosines as (
            select m.number, sum(m.product) / l.length / (
                select sqrt(sum(a.rarity ^ 2)) from (select distinct place, rarity from alternatives) as a) as cosine
            from matches as m join lengths as l using (number, line)
            group by m.number, m.line, l.length
        )
        select c.number, sum(c.cosine / 2 ^ (c.place - 1))
        from (
            select c.*, row_number() over (partition by c.number order by c.cosine desc) as place from cosines as c
        ) as c
        where c.place <= 3
        group by c.number;
end
$$;
comment on function private.search_nearness(private.search_term[], bigint[]) is
    'How near the three nearest wordings of these texts are to a query, the second and third at a half and a quarter: '
    'the cosine of their words, each by how rare it is in what is asked.';

