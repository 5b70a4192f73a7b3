-- A refund that was withdrawn may turn out to have been paid out by hand just before: it counts again.
drop trigger refunds_stay_withdrawn on refunds;
create trigger refunds_stay_withdrawn before update of status on refunds
  for each row when (old.status = 'WITHDRAWN' and new.status not in ('WITHDRAWN', 'PAID_OUT'))
  execute function refuse_change();
create trigger refunds_are_counted_again after update of status on refunds
  for each row when (old.status = 'WITHDRAWN' and new.status = 'PAID_OUT') execute function count_refund();
