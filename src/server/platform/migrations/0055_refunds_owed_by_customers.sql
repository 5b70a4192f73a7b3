-- A refund that was withdrawn may turn out to have left when nothing of it is here any more: it is no
-- part of what was given back of the price, but its customer's to bring back.
alter table refunds
  add column owed_by_customer boolean not null default false,
  add constraint refunds_owed_by_customer_check
    check (not owed_by_customer or status = 'PAID_OUT' and deposit_id is null and not by_company);
drop trigger refunds_are_counted_again on refunds;
create trigger refunds_are_counted_again after update of status on refunds
  for each row when (old.status = 'WITHDRAWN' and new.status = 'PAID_OUT' and not new.owed_by_customer)
  execute function count_refund();

-- What comes back of it, or of any other money that was given back before its bank took it back.
alter table extra_deposits drop constraint extra_deposits_kind_check;
alter table extra_deposits add constraint extra_deposits_kind_check
  check (kind in ('TOO_MUCH', 'TOO_LITTLE', 'LATE', 'TWICE', 'REPAID'));
alter table bank_rows drop constraint bank_rows_became_check;
alter table bank_rows add constraint bank_rows_became_check
  check (became in ('PAID', 'TOO_MUCH', 'TOO_LITTLE', 'LATE', 'TWICE', 'REPAID'));

-- Of one payment several refunds may each need the owner: a task is one of its refund, too.
alter table payment_tasks add column refund_id uuid references refunds;
drop index payment_tasks_open;
create unique index payment_tasks_open on payment_tasks (kind, subject, payment_key, refund_id)
  nulls not distinct where closed_at is null;

create or replace view book_disagreements as
with book as (
  select order_number as number,
    coalesce(sum(debit - credit) filter (where account = 'RECEIVABLE'), 0) as asked,
    coalesce(sum(debit - credit) filter (where account = 'RECEIVED'), 0) as received,
    coalesce(sum(credit - debit) filter (where account = 'SALES'), 0) as sold,
    coalesce(sum(debit - credit) filter (where account = 'COUPON_DISCOUNTS'), 0) as coupon,
    coalesce(sum(debit - credit) filter (where account = 'PROMOTION_DISCOUNTS'), 0) as promotion,
    coalesce(sum(debit - credit) filter (where account = 'DISCOUNTS_PROMISED'), 0) as promised,
    coalesce(sum(credit - debit) filter (where account = 'POINTS_TENDERED'), 0) as points_held,
    coalesce(sum(credit - debit) filter (where account = 'CUSTOMER_CREDIT'), 0) as credit,
    coalesce(sum(credit - debit) filter (where account = 'REFUNDS_PAYABLE'), 0) as owed_back,
    coalesce(sum(debit - credit) filter (where account = 'LATE_INTEREST'), 0) as late_interest
  from ledger_lines join ledger_entries on ledger_entries.id = entry_id
  where order_number is not null group by order_number
), paid as (
  select order_number as number,
    coalesce(sum(amount) filter (where status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')), 0) as amount,
    count(*) filter (where status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')) as payments,
    coalesce(sum(amount) filter (where status = 'TAKEN_BACK'), 0) as taken_back,
    bool_or(status = 'WAITING') as waits
  from payments group by order_number
), gone as (
  select order_number as number,
    coalesce(sum(amount + interest) filter (where status = 'PAID_OUT'), 0) as paid_out,
    coalesce(sum(interest), 0) as interest,
    coalesce(sum(amount) filter (where status <> 'PAID_OUT'), 0) as owed,
    coalesce(sum(amount) filter (where deposit_id is null and not owed_by_customer), 0) as of_price,
    coalesce(sum(amount) filter (where owed_by_customer), 0) as not_here
  from refunds where status <> 'WITHDRAWN' group by order_number
), extra as (
  select order_number as number,
    coalesce(sum(amount) filter (where used_at is null and taken_back_at is null), 0) as here,
    coalesce(sum(case when taken_back_at is null then amount else 0 end - returned_amount)
      filter (where used_at is null), 0) as held
  from extra_deposits group by order_number
), of_order as (
  select orders.number, orders.status, orders.total_price,
    orders.subtotal + orders.shipping_fee as gross, orders.discount_coupon, orders.discount_promotion,
    orders.used_points, orders.paid_at is not null and orders.status <> 'REFUNDED' as is_sale,
    coalesce(asked, 0) as asked, coalesce(received, 0) as received, coalesce(sold, 0) as sold,
    coalesce(coupon, 0) as coupon, coalesce(promotion, 0) as promotion, coalesce(promised, 0) as promised,
    coalesce(points_held, 0) as points_held, coalesce(credit, 0) as credit, coalesce(owed_back, 0) as owed_back, coalesce(late_interest, 0) as late_interest,
    coalesce(interest, 0) as interest,
    coalesce(paid.amount, 0) as paid, coalesce(paid.payments, 0) as payments,
    coalesce(taken_back, 0) as taken_back, coalesce(waits, false) as waits,
    coalesce(paid_out, 0) as paid_out, coalesce(owed, 0) as owed, coalesce(of_price, 0) as of_price,
    coalesce(here, 0) as here, coalesce(held, 0) - coalesce(not_here, 0) as held
  from orders
  left join book using (number) left join paid using (number)
  left join gone using (number) left join extra using (number)
)
select what, number as subject, expected::bigint, found::bigint
from of_order
cross join lateral (values
  ('PAYMENT_OF_ORDER', case when status in ('PAYMENT_PENDING', 'CANCELLED') or taken_back > 0
     or status = 'REFUNDED' and payments = 0 and of_price = 0 then 0 else 1 end, payments),
  ('WAITING_OF_ORDER', (status = 'PAYMENT_PENDING')::integer, case when status = 'PAYMENT_PENDING'
     then 1 else waits::integer end),
  ('ASKED', case when status = 'PAYMENT_PENDING' then total_price else taken_back end, asked),
  ('RECEIVED', paid + here - paid_out, received),
  ('SOLD', case when is_sale then gross else 0 end, sold),
  ('COUPON', case when is_sale then discount_coupon else 0 end, coupon),
  ('PROMOTION', case when is_sale then discount_promotion else 0 end, promotion),
  ('PROMISED', case when status = 'PAYMENT_PENDING' then discount_coupon + discount_promotion else 0 end, promised),
  ('POINTS_HELD', case when status = 'PAYMENT_PENDING' then used_points else 0 end, points_held),
  ('CUSTOMER_CREDIT', held, credit),
  ('OWED_BACK', owed, owed_back),
  ('LATE_INTEREST', interest, late_interest)
) as rule (what, expected, found)
where expected <> found
union all
select 'REFUNDED', order_number, expected, refunded_amount from payments
cross join lateral (select coalesce(sum(amount), 0) as expected from refunds
                    where payment_id = payments.id and deposit_id is null and not owed_by_customer
                      and status <> 'WITHDRAWN') as refunded
where expected <> refunded_amount
union all
select 'PAYMENT_STATUS', order_number, refunded_amount, amount from payments
where status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') and status <> case
  when amount > 0 and refunded_amount = amount then 'REFUNDED'
  when refunded_amount > 0 then 'PARTIALLY_REFUNDED' else 'PAID' end
union all
select 'POINTS', member_id::text, coalesce(balance, 0), coalesce(liability, 0)
from point_balances full join (
  select member_id, sum(credit - debit) as liability
  from ledger_lines join ledger_entries on ledger_entries.id = entry_id
  where account = 'POINTS_LIABILITY' group by member_id
) as owed using (member_id)
where coalesce(balance, 0) <> coalesce(liability, 0)
union all
select 'ENTRY', cause, sum(debit), sum(credit)
from ledger_entries left join ledger_lines on entry_id = ledger_entries.id
group by ledger_entries.id, cause having sum(debit) is distinct from sum(credit);
