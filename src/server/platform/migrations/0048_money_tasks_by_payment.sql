-- Of one order several payments may each need the owner: a task is one of its kind, subject and payment.
drop index payment_tasks_open;
create unique index payment_tasks_open on payment_tasks (kind, subject, payment_key) nulls not distinct
  where closed_at is null;
