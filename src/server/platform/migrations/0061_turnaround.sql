-- Business days from the survey to the result sheet, as customers are told before they buy.
alter table products
  add turnaround_days integer not null default 3 check (turnaround_days between 1 and 60);
