-- What a customer owes and will not bring back is written off; what comes of it after all is recovered.
create table written_off_debts (
  id               uuid primary key default gen_random_uuid(),
  order_number     text not null references orders (number),
  amount           integer not null check (amount > 0), -- won, as the next
  recovered_amount integer not null default 0 check (recovered_amount between 0 and amount),
  reason           text not null,
  written_off_at   timestamptz not null
);
create index written_off_debts_of_order on written_off_debts (order_number);

alter table ledger_entries drop constraint ledger_entries_what_check;
alter table ledger_entries add constraint ledger_entries_what_check
  check (what in ('ORDER_PLACED', 'ORDER_PAID', 'ORDER_CANCELLED', 'ORDER_CALLED_OFF', 'ALLOWANCE',
                  'MONEY_RECEIVED', 'MONEY_TAKEN_BACK', 'REFUND_APPROVED', 'REFUND_WITHDRAWN',
                  'REFUND_PAID_OUT', 'LATE_INTEREST', 'DEBT_WRITTEN_OFF', 'DEBT_RECOVERED',
                  'PROVIDER_FEE', 'POINTS_MOVED'));
alter table ledger_lines drop constraint ledger_lines_account_check;
alter table ledger_lines add constraint ledger_lines_account_check
  check (account in ('RECEIVABLE', 'RECEIVED', 'UNEARNED', 'SALES', 'DISCOUNTS_PROMISED', 'COUPON_DISCOUNTS',
                     'PROMOTION_DISCOUNTS', 'ALLOWANCES', 'REFUND_DEDUCTIONS', 'CUSTOMER_CREDIT',
                     'REFUNDS_PAYABLE', 'LATE_INTEREST', 'BAD_DEBTS', 'POINTS_LIABILITY', 'POINTS_TENDERED',
                     'POINTS_GRANTED', 'POINTS_EARNED', 'POINTS_EXPIRED', 'PROVIDER_FEES'));

-- What customers owe by order: what had left of money that its bank took back, less what they brought
-- back and what was written off. Few orders have any, so those are found without reading the others.
create index refunds_owed_by_customers on refunds (order_number) where owed_by_customer;
create index extra_deposits_of_debts on extra_deposits (order_number)
  where taken_back_at is not null or kind = 'REPAID';
create view customer_debts as
select order_number, sum(amount)::integer as amount
from (
  select order_number, amount from refunds where owed_by_customer
  union all
  select order_number, returned_amount from extra_deposits where taken_back_at is not null
  union all
  select order_number, -amount from extra_deposits where kind = 'REPAID' and taken_back_at is null
  union all
  select order_number, recovered_amount - amount from written_off_debts
) as part
group by order_number having sum(amount) <> 0;

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
    coalesce(sum(debit - credit) filter (where account = 'LATE_INTEREST'), 0) as late_interest,
    coalesce(sum(debit - credit) filter (where account = 'BAD_DEBTS'), 0) as bad_debts
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
), given_up as (
  select order_number as number, sum(amount - recovered_amount) as written_off
  from written_off_debts group by order_number
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
    coalesce(here, 0) as here, coalesce(held, 0) - coalesce(not_here, 0) as held,
    coalesce(bad_debts, 0) as bad_debts, coalesce(written_off, 0) as written_off
  from orders
  left join book using (number) left join paid using (number)
  left join gone using (number) left join extra using (number)
  left join given_up using (number)
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
  ('CUSTOMER_CREDIT', held + written_off, credit),
  ('BAD_DEBTS', written_off, bad_debts),
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
