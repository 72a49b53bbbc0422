-- What was looked for in vain, by day (SEARCH-9): the words and how many asked, and nothing about who. For 90 days.

create table private.vain_searches (
    day date not null,
    query text not null check (length(query) between 1 and 100),
    askings integer not null default 1,
    senders integer not null default 0,
    primary key (day, query)
);
comment on table private.vain_searches is
    'Queries that found nothing, folded, by day (UTC): how often they were asked, and by how many different senders of '
    'that day.';
alter table private.vain_searches enable row level security;
grant select on private.vain_searches to authenticated;
create policy "staff read searches in vain" on private.vain_searches for select to authenticated
    using ((select private.is_staff()));

create table private.vain_askers (
    day date not null,
    query text not null,
    sender text not null,
    primary key (day, query, sender)
);
comment on table private.vain_askers is
    'Who asked what in vain today, by private.sender_code(), so that a sender counts once. Gone when the day is over.';
alter table private.vain_askers enable row level security;
