-- Money that is not simply the price of its order: too much, a part of it, a second time, too late.
create table extra_deposits (
  id              uuid primary key default gen_random_uuid(),
  order_number    text not null references orders (number),
  payment_id      uuid not null references payments, -- by whose provider and method it came
  kind            text not null check (kind in ('TOO_MUCH', 'TOO_LITTLE', 'LATE', 'TWICE')),
  amount          integer not null check (amount > 0), -- won, as the next
  returned_amount integer not null default 0,
  depositor_name  text,
  received_at     timestamptz not null,
  used_at         timestamptz, -- the rest came, and it is part of its order's price
  check (returned_amount between 0 and amount),
  check (used_at is null or returned_amount = 0)
);
create index extra_deposits_of_order on extra_deposits (order_number);
create index extra_deposits_held on extra_deposits (order_number)
  where kind = 'TOO_LITTLE' and used_at is null and returned_amount = 0;

-- Money that was here and was fetched back by its bank.
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check
  check (status in ('WAITING', 'PAID', 'CANCELLED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'TAKEN_BACK'));
alter table payments add column times_taken_back integer not null default 0;
create index payments_taken_back on payments (order_number) where status = 'TAKEN_BACK';

-- A refund is agreed, then paid out: by hand, or by the company that took the money, which is asked
-- (SENDING) until its answer is known. FAILED: it said no, and the studio pays by hand.
drop index refunds_of_payment;
drop index refunds_due;
alter table refunds drop constraint refunds_status_check;
alter table refunds
  add column deposit_id uuid references extra_deposits, -- null: of the order's price
  add column quoted_amount integer, -- what the order's rules gave
  add column deductions jsonb not null default '[]', -- what they kept: code, amount
  add column approved_at timestamptz,
  add column approved_by text not null default 'RULE' check (approved_by in ('RULE', 'ADMIN')),
  add column by_company boolean not null default false,
  add column sent_at timestamptz,
  add column failure text, -- the company's code
  add column provider_reference text;
update refunds set status = 'APPROVED' where status = 'DUE';
update refunds set approved_at = requested_at,
  approved_by = case requested_by when 'admin' then 'ADMIN' else 'RULE' end;
alter table refunds alter column approved_at set not null;
alter table refunds add constraint refunds_status_check
  check (status in ('APPROVED', 'SENDING', 'PAID_OUT', 'FAILED'));
alter table refunds add constraint refunds_paid_out_check
  check ((status = 'PAID_OUT') = (paid_out_at is not null));
create index refunds_due on refunds (requested_at) where status <> 'PAID_OUT';
create index refunds_failed on refunds (order_number) where status = 'FAILED';
create index refunds_of_order on refunds (order_number);
create index refunds_of_payment on refunds (payment_id);

-- What came too late was written down as its order's payment until now.
insert into extra_deposits (id, order_number, payment_id, kind, amount, depositor_name, received_at)
select payments.id, number, payments.id, 'LATE', amount, depositor_name, payments.paid_at
from payments join orders on orders.number = payments.order_number
where orders.paid_at is null and payments.paid_at is not null;
update refunds set deposit_id = extra_deposits.id
from extra_deposits where extra_deposits.payment_id = refunds.payment_id;
update extra_deposits set returned_amount = coalesce(
  (select sum(amount) from refunds where deposit_id = extra_deposits.id), 0);
update payments set status = 'CANCELLED', paid_at = null, refunded_amount = 0
where id in (select payment_id from extra_deposits);

-- However many refunds, they give back what was paid and no more: the counters' checks see to it.
create function count_refund() returns trigger language plpgsql as $$
begin
  if new.deposit_id is null then
    update payments set refunded_amount = refunded_amount + new.amount where id = new.payment_id;
  else
    update extra_deposits set returned_amount = returned_amount + new.amount where id = new.deposit_id;
  end if;
  return null;
end $$;
create trigger refunds_are_counted after insert on refunds
  for each row execute function count_refund();
create trigger refunds_keep_their_amount before update of amount, payment_id, deposit_id on refunds
  for each row when ((old.amount, old.payment_id, old.deposit_id) is distinct from
                     (new.amount, new.payment_id, new.deposit_id))
  execute function refuse_change();
create trigger refunds_stay before delete on refunds for each row execute function refuse_change();

-- Whatever of orders, payments, refunds, points and the book does not agree. Empty, always.
create view money_disagreements as
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
    coalesce(sum(credit - debit) filter (where account = 'REFUNDS_PAYABLE'), 0) as owed_back
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
    coalesce(sum(amount) filter (where status = 'PAID_OUT'), 0) as paid_out,
    coalesce(sum(amount) filter (where status <> 'PAID_OUT'), 0) as owed,
    coalesce(sum(amount) filter (where deposit_id is null), 0) as of_price
  from refunds group by order_number
), extra as (
  select order_number as number,
    coalesce(sum(amount) filter (where used_at is null), 0) as here,
    coalesce(sum(amount - returned_amount) filter (where used_at is null), 0) as held
  from extra_deposits group by order_number
), of_order as (
  select orders.number, orders.status, orders.total_price,
    orders.subtotal + orders.shipping_fee as gross, orders.discount_coupon, orders.discount_promotion,
    orders.used_points, orders.paid_at is not null and orders.status <> 'REFUNDED' as is_sale,
    coalesce(asked, 0) as asked, coalesce(received, 0) as received, coalesce(sold, 0) as sold,
    coalesce(coupon, 0) as coupon, coalesce(promotion, 0) as promotion, coalesce(promised, 0) as promised,
    coalesce(points_held, 0) as points_held, coalesce(credit, 0) as credit, coalesce(owed_back, 0) as owed_back,
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
  ('OWED_BACK', owed, owed_back)
) as rule (what, expected, found)
where expected <> found
union all
select 'REFUNDED', order_number, expected, refunded_amount from payments
cross join lateral (select coalesce(sum(amount), 0) as expected from refunds
                    where payment_id = payments.id and deposit_id is null) as refunded
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
