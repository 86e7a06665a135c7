-- A table is a row that never changes and a log that only grows. The same text serves SQLite and PostgreSQL.
create table tables (
    id text not null primary key,
    game text not null,
    seats integer not null,
    options text not null,
    seed text not null,
    created_at bigint not null
);

create table log (
    table_id text not null references tables (id),
    seq integer not null,
    kind text not null,
    seat integer not null,
    what text not null,
    at bigint not null,
    primary key (table_id, seq)
);
