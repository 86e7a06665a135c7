-- The version of the rules a table was opened under; older tables know only the first.
alter table tables add column rules_version integer not null default 1;

-- What lists, clocks and other nodes have to know of a table. Written in the transaction of each of its entries.
create table summaries (
    table_id text not null primary key references tables (id),
    game text not null,
    state text not null,
    length integer not null,
    played integer not null,
    awaited integer not null,
    awaited_bots integer not null,
    chairs text not null,
    winners integer not null,
    points text not null,
    open_to_all integer not null,
    rules_version integer not null,
    last_at bigint not null,
    last_move_at bigint not null,
    due_at bigint not null
);

create index summaries_open_to_all on summaries (last_at) where open_to_all = 1;
create index summaries_going_on_alone on summaries (last_at) where state = 'RUNNING';

drop index log_open_to_all;
