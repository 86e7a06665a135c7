-- Whether a table was opened with a deal that somebody knows: it began with moves from a record.
alter table tables add column deal_known integer not null default 0;
alter table summaries add column deal_known integer not null default 0;

update tables set deal_known = 1 where id in (
    select table_id from log brought where kind = 'BROUGHT' or kind = 'MOVE' and not exists (
        select 1 from log started where started.table_id = brought.table_id and started.kind = 'START'
            and started.seq < brought.seq));
update summaries set deal_known = 1 where table_id in (select id from tables where deal_known = 1);
