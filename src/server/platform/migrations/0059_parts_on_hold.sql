-- Parts of a price that is asked for no more wait where the studio may have transferred what was withdrawn.
alter table extra_deposits drop constraint extra_deposits_kind_check;
alter table extra_deposits add constraint extra_deposits_kind_check
  check (kind in ('TOO_MUCH', 'TOO_LITTLE', 'LATE', 'TWICE', 'REPAID', 'ON_HOLD'));
drop index extra_deposits_held;
create index extra_deposits_held on extra_deposits (order_number)
  where kind in ('TOO_LITTLE', 'ON_HOLD') and used_at is null and returned_amount = 0;
