-- A bank may find a deposit to have been none after it was owed back, or although it paid nothing: then
-- what has not left is owed no more.
alter table payment_attempts add column times_taken_back integer not null default 0;
create index payment_attempts_deposits on payment_attempts (asked_at)
  where method = 'virtual_account' and status in ('SETTLED', 'UNWANTED', 'FAILED');

alter table extra_deposits add column taken_back_at timestamptz check (taken_back_at is null or used_at is null);

alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check
  check (status in ('APPROVED', 'SENDING', 'PAID_OUT', 'FAILED', 'WITHDRAWN'));
drop index refunds_due;
create index refunds_due on refunds (requested_at) where status not in ('PAID_OUT', 'WITHDRAWN');

create function uncount_refund() returns trigger language plpgsql as $$
begin
  if new.deposit_id is null then
    update payments set refunded_amount = refunded_amount - new.amount where id = new.payment_id;
  else
    update extra_deposits set returned_amount = returned_amount - new.amount where id = new.deposit_id;
  end if;
  return null;
end $$;
create trigger refunds_are_uncounted after update of status on refunds
  for each row when (new.status = 'WITHDRAWN' and old.status <> 'WITHDRAWN') execute function uncount_refund();
create trigger refunds_stay_withdrawn before update of status on refunds
  for each row when (old.status = 'WITHDRAWN' and new.status <> 'WITHDRAWN') execute function refuse_change();

-- Money that leaves later than the law allows bears interest, which is paid out with it.
alter table refunds
  add column interest integer not null default 0 check (interest >= 0), -- won; known once it has left
  add column account_named_at timestamptz, -- after it was agreed: until then nobody could pay it out
  add constraint refunds_interest_has_left check (interest = 0 or status = 'PAID_OUT');
alter table ledger_entries drop constraint ledger_entries_what_check;
alter table ledger_entries add constraint ledger_entries_what_check
  check (what in ('ORDER_PLACED', 'ORDER_PAID', 'ORDER_CANCELLED', 'ORDER_CALLED_OFF', 'ALLOWANCE',
                  'MONEY_RECEIVED', 'MONEY_TAKEN_BACK', 'REFUND_APPROVED', 'REFUND_WITHDRAWN',
                  'REFUND_PAID_OUT', 'LATE_INTEREST', 'PROVIDER_FEE', 'POINTS_MOVED'));
alter table ledger_lines drop constraint ledger_lines_account_check;
alter table ledger_lines add constraint ledger_lines_account_check
  check (account in ('RECEIVABLE', 'RECEIVED', 'UNEARNED', 'SALES', 'DISCOUNTS_PROMISED', 'COUPON_DISCOUNTS',
                     'PROMOTION_DISCOUNTS', 'ALLOWANCES', 'REFUND_DEDUCTIONS', 'CUSTOMER_CREDIT',
                     'REFUNDS_PAYABLE', 'LATE_INTEREST', 'POINTS_LIABILITY', 'POINTS_TENDERED',
                     'POINTS_GRANTED', 'POINTS_EARNED', 'POINTS_EXPIRED', 'PROVIDER_FEES'));

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
    coalesce(sum(amount) filter (where deposit_id is null), 0) as of_price
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
    coalesce(here, 0) as here, coalesce(held, 0) as held
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
                    where payment_id = payments.id and deposit_id is null and status <> 'WITHDRAWN') as refunded
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
