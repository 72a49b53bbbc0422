-- FAQs by category, their view counts and readers' votes (FAQ-1 to FAQ-4, DATA-2). Readers see enabled FAQs only, and
-- of all feedback only the sums.

create table public.faq_categories (
    id uuid primary key default gen_random_uuid(),
    name text not null check (name ~ '\S' and length(name) <= 200),
    "order" integer not null,
    updated_at timestamptz not null default now()
);
comment on table public.faq_categories is 'Categories of FAQs: the tabs of the FAQs page.';
create index faq_categories_reading_order on public.faq_categories ("order", id);

create table public.faqs (
    id uuid primary key default gen_random_uuid(),
    category_id uuid not null references public.faq_categories (id) on delete cascade,
    question text not null check (question ~ '\S' and length(question) <= 500),
    answer text not null default '' check (length(answer) <= 200000),
    "order" integer not null default 0,
    is_enabled boolean not null default true,
    asked_as text[] not null default '{}' check (private.are_wordings(asked_as, 3000)),
    updated_at timestamptz not null default now(),
    revised_at timestamptz not null default now(),
    plain text not null default ''
);
comment on table public.faqs is 'Questions and answers; answer is HTML, sanitised where it is shown.';
create index faqs_reading_order on public.faqs (category_id, "order", id);

create table private.faq_views (
    faq_id uuid primary key,
    views integer not null check (views > 0)
);
comment on table private.faq_views is
    'How often each FAQ was opened. A table of its own, so that a reader never waits for a writer of FAQs; without a '
    'foreign key, which would lock the FAQ, and so that a deleted FAQ that is restored has its views still.';

create table public.faq_feedback (
    id uuid primary key default gen_random_uuid(),
    faq_id uuid not null references public.faqs (id) on delete cascade,
    is_helpful boolean not null,
    user_ip inet,
    sender text,
    created_at timestamptz not null default now()
);
comment on table public.faq_feedback is
    'Readers'' votes; user_ip is the answer of the IP look-up, if any (FAQ-4), sender the sender''s code for that day. '
    'Both are blanked after 24 hours.';
create index faq_feedback_faq on public.faq_feedback (faq_id, is_helpful);
create unique index faq_feedback_one_a_day on public.faq_feedback (faq_id, sender);
create index faq_feedback_to_blank on public.faq_feedback (created_at) where user_ip is not null or sender is not null;

create trigger faqs_plain before insert or update of answer, plain on public.faqs
    for each row execute function private.set_plain_text('answer');

alter table public.faq_feedback enable row level security;
alter table private.faq_views enable row level security;

grant select (id, name, "order") on public.faq_categories to anon;
grant select (id, category_id, question, answer, "order", is_enabled, revised_at, plain) on public.faqs to anon;
grant insert (id, name, "order") on public.faq_categories to authenticated;
grant insert (id, category_id, question, answer, "order", is_enabled, asked_as) on public.faqs to authenticated;
grant update (updated_at) on public.faq_categories, public.faqs to authenticated;
grant insert (id, faq_id, is_helpful, user_ip) on public.faq_feedback to anon, authenticated;
grant select, delete on public.faq_feedback to authenticated;
grant all on public.faq_feedback to service_role;
grant select on private.faq_views to anon, authenticated, service_role;

create policy "everyone reads views" on private.faq_views for select to anon, authenticated using (true);

create policy "everyone may judge an faq they can read" on public.faq_feedback for insert to anon, authenticated
    with check (exists (select 1 from public.faqs where faqs.id = faq_feedback.faq_id));
create policy "staff read feedback" on public.faq_feedback for select to authenticated
    using ((select private.is_staff()));
create policy "staff delete feedback" on public.faq_feedback for delete to authenticated
    using ((select private.is_staff()));

create function private.replace_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
    if private.is_visitor() then
        new.sender := private.sender_code(private.utc_day());
        delete from public.faq_feedback as former where former.faq_id = new.faq_id and former.sender = new.sender;
    end if;
    return new;
end
$$;
comment on function private.replace_feedback() is
    'Trigger: a reader counts once per FAQ and day, with the latest choice. Security definer, because readers may '
    'neither see nor delete feedback.';

-- Triggers run in the order of their names: faq_feedback_1_limit makes requests of one sender wait for each other.
create trigger faq_feedback_2_replace before insert on public.faq_feedback
    for each row execute function private.replace_feedback();

create function public.view_count(faq public.faqs) returns integer
language sql stable set search_path = ''
as $$
    select coalesce((select v.views from private.faq_views as v where v.faq_id = faq.id), 0)
$$;
comment on function public.view_count(public.faqs) is
    'How often an FAQ was opened, for staff read through the API like a column of it: faqs?select=view_count (ADM-6).';

create function private.sum_faq_feedback(judged_faq uuid) returns table (helpful integer, not_helpful integer)
language sql stable security definer set search_path = ''
as $$
    select count(*) filter (where f.is_helpful)::integer, count(*) filter (where not f.is_helpful)::integer
    from public.faq_feedback as f
    where f.faq_id = judged_faq
$$;
comment on function private.sum_faq_feedback(uuid) is
    'The sums of an FAQ''s feedback. Security definer, because the rows themselves are for staff.';

create function public.get_faq_feedback_counts(faq_id uuid) returns table (helpful integer, not_helpful integer)
language sql stable set search_path = ''
as $$
    select s.helpful, s.not_helpful
    from private.sum_faq_feedback((select f.id from public.faqs as f where f.id = faq_id)) as s
$$;
comment on function public.get_faq_feedback_counts(uuid) is
    'One row: how many readers found an FAQ helpful and how many did not; zeros for one that is unknown, or disabled '
    'and hidden from the caller (FAQ-3, DATA-4).';
