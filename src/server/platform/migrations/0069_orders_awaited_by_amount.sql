-- Orders of a deposit's own amount, the last placed first, whoever sent it.
create index orders_awaited_by_amount on orders (status, total_price, placed_at) include (number)
  where status in ('PAYMENT_PENDING', 'CANCELLED') and paid_at is null;
