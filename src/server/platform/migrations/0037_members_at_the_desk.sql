-- Raised by each change that an administrator makes of a member, so that none overwrites another's.
alter table members add column revision integer not null default 1;
