-- The law in time (TIME-3): amendments, which staff prepare and which come into force on a day, and the texts that held
-- before. "sections" holds the text in force; what is to come lies in drafts until its day.

create table public.amendments (
    id uuid primary key default gen_random_uuid(),
    title text not null check (title ~ '\S' and length(title) <= 300),
    day date check (day between date '1000-01-01' and date '9999-12-31'),
    source text not null default '' check (length(source) <= 300),
    source_url text check (private.is_web_address(source_url) and length(source_url) <= 2000),
    note text not null default '' check (length(note) <= 500),
    announced_at timestamptz,
    set_at timestamptz,
    set_by uuid,
    in_force_at timestamptz,
    taken_back_at timestamptz,
    updated_at timestamptz not null default now(),
    state text not null generated always as (case
        when taken_back_at is not null then 'taken back'
        when in_force_at is not null then 'in force'
        when set_at is not null then 'set'
        when announced_at is not null then 'announced'
        else 'draft' end) stored,
    is_enabled boolean not null generated always as (
        taken_back_at is null and (announced_at is not null or in_force_at is not null)) stored,
    check (day is not null or announced_at is null and set_at is null)
);
comment on table public.amendments is
    'Sets of changed, added, moved and repealed sections that come into force together, with rows of other kinds. '
    'Their changes are drafts until then; private.step_amendment() moves them from state to state.';
comment on column public.amendments.day is 'The day in Israel from whose beginning the law reads as it says.';
comment on column public.amendments.source is 'Where it was published, in words.';
comment on column public.amendments.note is 'What it changes and for whom, for readers.';
comment on column public.amendments.announced_at is 'Since when readers are told of it; null if they are not.';
comment on column public.amendments.set_at is 'Since when it is to come into force by itself.';
comment on column public.amendments.set_by is 'Who has set it, and is named in the history when it comes into force.';
comment on column public.amendments.in_force_at is 'When its changes were written.';
comment on column public.amendments.is_enabled is 'Whether readers are told of it.';
create index amendments_day on public.amendments (day) where set_at is not null and in_force_at is null;
create index amendments_told on public.amendments (day) where is_enabled;

create table public.section_versions (
    id uuid primary key default gen_random_uuid(),
    section_id uuid not null,
    type text not null default '',
    chapter_id uuid,
    chapter_title text not null default '',
    slug text not null default '',
    "order" integer not null default 0,
    title text not null check (title ~ '\S' and length(title) <= 300),
    content text check (content ~ '\S' and length(content) <= 1000000),
    text_as_of date check (text_as_of between date '1000-01-01' and date '9999-12-31'),
    text_precision text not null default 'day' check (text_precision in ('day', 'month', 'year')),
    text_of text generated always as (private.iso_day(text_as_of, text_precision)) stored,
    changes_noted_to date check (changes_noted_to between date '1000-01-01' and date '9999-12-31'),
    from_day date check (from_day between date '1000-01-01' and date '9999-12-31'),
    to_day date not null check (to_day between date '1000-01-01' and date '9999-12-31'),
    note text not null default '' check (length(note) <= 300),
    ended_by uuid,
    updated_at timestamptz not null default now(),
    known_from date not null generated always as (case when content is null then date '-infinity'
        else least(coalesce(from_day, text_as_of, to_day), to_day) end) stored,
    check (from_day <= to_day)
);
comment on table public.section_versions is
    'What a section said before: the texts that amendments replaced, and those that staff have entered for earlier '
    'days. Staying without a foreign key, because a repealed section has no row any more.';
comment on column public.section_versions.type is
    'The text of the law, and with chapter_id, chapter_title, slug and "order" the place that it had; set by '
    'private.set_version_place().';
comment on column public.section_versions.content is 'HTML as in sections; null: the section was not in force then.';
comment on column public.section_versions.from_day is
    'The first day on which the law read so; null if nobody knows it, or it was never in force before.';
comment on column public.section_versions.to_day is 'The last day.';
comment on column public.section_versions.note is 'What came after it, for readers: "rate of 18%".';
comment on column public.section_versions.ended_by is 'The amendment that ended it, if it stands here.';
comment on column public.section_versions.known_from is 'The first day for which it is known to have held.';
create index section_versions_section on public.section_versions (section_id, to_day);
create index section_versions_ended on public.section_versions (ended_by, section_id) where ended_by is not null;
create index section_versions_former on public.section_versions (type, slug, section_id);

create function private.set_version_place() returns trigger
language plpgsql set search_path = ''
as $$
declare
    home record;
    present constant date := (select s.in_force_from from public.sections as s where s.id = new.section_id);
begin
    if tg_op = 'INSERT' and new.type = '' then
        select c.type, c.id, c.title, s.slug, s."order" into home
        from public.sections as s join public.chapters as c on c.id = s.chapter_id where s.id = new.section_id;
        if home.id is null then
            raise exception using errcode = 'PT409', message = 'This section has been deleted meanwhile.';
        end if;
        new.type := home.type;
        new.chapter_id := home.id;
        new.chapter_title := home.title;
        new.slug := home.slug;
        new."order" := home."order";
    end if;
    if exists (
        select from public.section_versions as v
        where v.section_id = new.section_id and v.id <> new.id
            and daterange(coalesce(v.from_day, v.to_day), v.to_day, '[]')
                && daterange(coalesce(new.from_day, new.to_day), new.to_day, '[]')
    ) then
        raise exception using errcode = 'PT409', message = 'Another text of this section holds on some of these days.';
    elsif tg_op = 'UPDATE' and new.to_day = old.to_day
        -- What an amendment ends is the present text itself; what comes back was right when it was written.
        or tg_op = 'INSERT' and new.ended_by is not null or private.is_restoring() then
        return new;
    elsif new.to_day >= private.today() then
        raise exception using errcode = 'PT409', hint = 'to_day',
            message = 'A former text holds no more today. Choose a last day that has passed.';
    elsif new.to_day >= present then
        raise exception using errcode = 'PT409', hint = 'to_day', message = format(
            'The present text holds from %s. Choose a last day before that.', to_char(present, 'FMDD FMMonth YYYY'));
    end if;
    return new;
end
$$;
comment on function private.set_version_place() is
    'Trigger: notes where a former text stands that staff enter by hand, from its section. PT409: the section is gone, '
    'another former text of it covers some of its days, or it would hold today, or on a day from which the present '
    'text holds; the hint names the column for the form.';
create trigger section_versions_place before insert or update of from_day, to_day on public.section_versions
    for each row execute function private.set_version_place();

create function private.check_in_force_from() returns trigger
language plpgsql set search_path = ''
as $$
declare
    last date;
begin
    if tg_op = 'UPDATE' and new.in_force_from is not distinct from old.in_force_from or private.is_restoring() then
        return new;
    elsif new.in_force_from > private.today() then
        raise exception using errcode = 'PT409', hint = 'in_force_from',
            message = 'No text is in force from a day to come. Choose today or a day before it. What the law says from '
                'a later day is a change of an amendment.';
    end if;
    last := (
        select max(v.to_day) from public.section_versions as v
        where v.section_id = new.id and v.to_day >= new.in_force_from);
    if last is not null then
        raise exception using errcode = 'PT409', hint = 'in_force_from', message = format(
            'The text before it is kept until %s. Choose a day after that, or change that text first.',
            to_char(last, 'FMDD FMMonth YYYY'));
    end if;
    return new;
end
$$;
comment on function private.check_in_force_from() is
    'Trigger: PT409 where a text is said to hold from a day to come, or from one on which a former one still held; the '
    'hint names the column for the form. What is restored, also as an amendment is taken back, was right when it was '
    'written.';
create trigger sections_in_force before insert or update of in_force_from on public.sections
    for each row when (new.in_force_from is not null) execute function private.check_in_force_from();

create function private.remove_versions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
    -- A repealed section is read as it was; one that is deleted should not have been there.
    if coalesce(current_setting('private.writing', true), '') not in ('amending', 'trying') then
        delete from public.section_versions as v where v.section_id = old.id;
    end if;
    return null;
end
$$;
comment on function private.remove_versions() is
    'Trigger: former texts go with a section that is deleted, unless an amendment repeals it. Security definer, '
    'because it does so for whoever may delete the section.';
create trigger sections_remove_versions after delete on public.sections
    for each row execute function private.remove_versions();

create function private.check_amendment() returns trigger
language plpgsql set search_path = ''
as $$
begin
    if tg_op = 'DELETE' then
        if old.state not in ('draft', 'taken back') then
            raise exception using errcode = 'PT409', message = case old.state
                when 'in force' then 'It is in force. Take it back first.'
                else 'Readers are told of it, or it is set for its day. Withdraw it first.' end;
        end if;
        return old;
    elsif old.in_force_at is not null and old.taken_back_at is null and new.day <> old.day then
        raise exception using errcode = 'PT409', message = 'It is in force since that day. Take it back first.';
    end if;
    return new;
end
$$;
comment on function private.check_amendment() is
    'Trigger: PT409 where an amendment is deleted that readers are told of, or one in force gets another day.';
create trigger amendments_check before update of day or delete on public.amendments
    for each row execute function private.check_amendment();

grant select (id, title, day, source, source_url, note, announced_at, in_force_at, is_enabled)
    on public.amendments to anon;
grant select (id, section_id, type, chapter_id, chapter_title, slug, "order", title, content,
    text_of, changes_noted_to, from_day, to_day, note, ended_by, known_from) on public.section_versions to anon;
grant select (id, title, day, source, source_url, note, announced_at, set_at, in_force_at, taken_back_at, updated_at,
    state, is_enabled) on public.amendments to authenticated;
grant insert (id, title, day, source, source_url, note) on public.amendments to authenticated;
grant insert (id, section_id, title, content, text_as_of, text_precision, from_day, to_day, note)
    on public.section_versions to authenticated;
