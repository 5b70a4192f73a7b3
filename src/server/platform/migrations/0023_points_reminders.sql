-- When its member was told that these points end soon.
alter table point_lots add column reminded_at timestamptz;
create index point_lots_to_remind on point_lots (expires_at) where remaining > 0 and reminded_at is null;
