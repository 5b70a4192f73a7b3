-- To whose account money would have gone that was withdrawn, and whom a task was about that is closed,
-- serve nobody any more.
update refunds set account = null where status = 'WITHDRAWN' and account is not null;
update payment_tasks set detail = detail - 'depositor' - 'ending'
  where closed_at is not null and detail ?| array['depositor', 'ending'];

-- Who sent money stands with the money itself, from where it is erased in time; the log, which is kept,
-- names the order or the bank's row.
alter table audit_log disable trigger audit_log_is_append_only;
update audit_log set detail = detail - 'depositor' where detail ? 'depositor';
alter table audit_log enable trigger audit_log_is_append_only;

-- Each step of a receipt has its own number at the tax office, also one that was made by hand.
alter table cash_receipt_attempts
  add column issue_number text,
  add column by_hand boolean not null default false;
