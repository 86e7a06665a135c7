-- Which tables a guest, known by the hash of a secret, has sat down at.
create table sittings (
    guest text not null,
    table_id text not null references tables (id),
    at bigint not null,
    primary key (guest, table_id)
);

-- Tables that everybody may find.
create index log_open_to_all on log (kind, at) where kind = 'OPEN_TO_ALL';
