-- The tax office may refuse a cancellation, too, a day or two after the company took it.
alter table cash_receipt_attempts
  add column is_confirmed boolean not null default true; -- of a cancellation: the tax office has answered
create index cash_receipt_attempts_unconfirmed on cash_receipt_attempts (order_number) where not is_confirmed;
