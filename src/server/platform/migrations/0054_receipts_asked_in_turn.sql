-- A receipt whose end is not known is asked for less often the longer that lasts, the oldest asked first.
alter table cash_receipts add column asked_at timestamptz; -- when it was last followed up
drop index cash_receipts_due;
create index cash_receipts_due on cash_receipts (asked_at) where is_due;
