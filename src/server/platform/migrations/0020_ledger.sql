-- The book of every won and point that moves: double entry, written in the transaction that moved it,
-- never changed. It names orders and members by number and id alone, and stays when they are erased.
create table ledger_entries (
  id           bigint generated always as identity primary key,
  what         text not null check (what in ('ORDER_PLACED', 'ORDER_PAID', 'ORDER_CANCELLED', 'ORDER_CALLED_OFF',
                 'ALLOWANCE', 'MONEY_RECEIVED', 'MONEY_TAKEN_BACK', 'REFUND_APPROVED', 'REFUND_WITHDRAWN',
                 'REFUND_PAID_OUT', 'PROVIDER_FEE', 'POINTS_MOVED')),
  cause        text not null unique, -- 'order:<number>:paid', 'points:<id>': the same event is written once
  at           timestamptz not null,
  order_number text,
  member_id    uuid
);
create index ledger_entries_by_time on ledger_entries (at);
create index ledger_entries_of_order on ledger_entries (order_number) where order_number is not null;

create table ledger_lines (
  entry_id bigint not null references ledger_entries,
  position smallint not null,
  account  text not null check (account in ('RECEIVABLE', 'RECEIVED', 'UNEARNED', 'SALES', 'DISCOUNTS_PROMISED',
             'COUPON_DISCOUNTS', 'PROMOTION_DISCOUNTS', 'ALLOWANCES', 'REFUND_DEDUCTIONS', 'CUSTOMER_CREDIT',
             'REFUNDS_PAYABLE', 'POINTS_LIABILITY', 'POINTS_TENDERED', 'POINTS_GRANTED', 'POINTS_EARNED',
             'POINTS_EXPIRED', 'PROVIDER_FEES')),
  part     text, -- of RECEIVED and PROVIDER_FEES: by which provider and method
  debit    integer not null check (debit >= 0), -- won, as the next
  credit   integer not null check (credit >= 0),
  primary key (entry_id, position),
  check ((debit = 0) <> (credit = 0))
);
create index ledger_lines_of_account on ledger_lines (account, entry_id);

-- What exists is brought in: one row a line, its entry named by its cause.
create temporary table brought_in (
  what text, cause text, at timestamptz, order_number text, member_id uuid,
  account text, part text, debit integer, credit integer
) on commit drop;

insert into brought_in
select 'POINTS_MOVED', 'points:' || id, created_at, order_number, member_id, account, null,
       greatest(side * amount, 0), greatest(-side * amount, 0)
from point_entries
cross join lateral (values ('POINTS_LIABILITY', -1), (case reason
  when 'ORDER_SPENT' then 'POINTS_TENDERED' when 'ORDER_RESTORED' then 'POINTS_TENDERED'
  when 'EXPIRED' then 'POINTS_EXPIRED' when 'ADJUSTED' then 'POINTS_GRANTED' else 'POINTS_EARNED' end, 1)
) as line (account, side);

insert into brought_in
select 'ORDER_PLACED', 'order:' || number || ':placed', placed_at, number, member_id, account, null, debit, credit
from orders
cross join lateral (values
  ('RECEIVABLE', total_price, 0),
  ('DISCOUNTS_PROMISED', discount_coupon + discount_promotion, 0),
  ('UNEARNED', 0, total_price + discount_coupon + discount_promotion)
) as line (account, debit, credit);

insert into brought_in
select 'MONEY_RECEIVED', 'payment:' || payments.id || ':received', payments.paid_at, number, member_id, account, part,
       debit, credit
from payments join orders on orders.number = payments.order_number
cross join lateral (values
  ('RECEIVED', case when provider = method then provider else provider || '/' || method end, amount, 0),
  (case when orders.paid_at is null then 'CUSTOMER_CREDIT' else 'RECEIVABLE' end, null, 0, amount)
) as line (account, part, debit, credit)
where payments.paid_at is not null and payments.status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED');

insert into brought_in
select 'ORDER_PAID', 'order:' || number || ':paid', paid_at, number, member_id, account, null, debit, credit
from orders
cross join lateral (values
  ('UNEARNED', total_price + discount_coupon + discount_promotion, 0),
  ('COUPON_DISCOUNTS', discount_coupon, 0),
  ('PROMOTION_DISCOUNTS', discount_promotion, 0),
  ('POINTS_TENDERED', used_points, 0),
  ('DISCOUNTS_PROMISED', 0, discount_coupon + discount_promotion),
  ('SALES', 0, subtotal + shipping_fee)
) as line (account, debit, credit)
where paid_at is not null;

insert into brought_in
select 'ORDER_CANCELLED', 'order:' || number || ':cancelled', ended_at, number, member_id, account, null, debit, credit
from orders
cross join lateral (values
  ('UNEARNED', total_price + discount_coupon + discount_promotion, 0),
  ('DISCOUNTS_PROMISED', 0, discount_coupon + discount_promotion),
  ('RECEIVABLE', 0, total_price)
) as line (account, debit, credit)
where status = 'CANCELLED';

insert into brought_in
select 'ORDER_CALLED_OFF', 'order:' || number || ':called-off', ended_at, number, member_id, account, null, debit, credit
from orders
cross join lateral (select coalesce(sum(amount), 0)::integer as back from refunds where order_number = number) as refunded
cross join lateral (values
  ('SALES', subtotal + shipping_fee, 0),
  ('COUPON_DISCOUNTS', 0, discount_coupon),
  ('PROMOTION_DISCOUNTS', 0, discount_promotion),
  ('POINTS_TENDERED', 0, used_points),
  ('CUSTOMER_CREDIT', 0, back),
  ('REFUND_DEDUCTIONS', 0, total_price - back)
) as line (account, debit, credit)
where status = 'REFUNDED';

insert into brought_in
select what, 'refund:' || refunds.id || suffix, moved_at, number, member_id, line.account, part, debit, credit
from refunds
join orders on orders.number = refunds.order_number
join payments on payments.id = refunds.payment_id
cross join lateral (values
  ('REFUND_APPROVED', ':approved', requested_at, 'CUSTOMER_CREDIT', null, refunds.amount, 0),
  ('REFUND_APPROVED', ':approved', requested_at, 'REFUNDS_PAYABLE', null, 0, refunds.amount),
  ('REFUND_PAID_OUT', ':paid-out', paid_out_at, 'REFUNDS_PAYABLE', null, refunds.amount, 0),
  ('REFUND_PAID_OUT', ':paid-out', paid_out_at, 'RECEIVED',
    case when provider = method then provider else provider || '/' || method end, 0, refunds.amount)
) as line (what, suffix, moved_at, account, part, debit, credit)
where moved_at is not null;

delete from brought_in where debit = 0 and credit = 0;
insert into ledger_entries (what, cause, at, order_number, member_id)
select distinct what, cause, at, order_number, member_id from brought_in order by at, cause;
insert into ledger_lines (entry_id, position, account, part, debit, credit)
select ledger_entries.id, row_number() over (partition by ledger_entries.id order by credit, account),
       account, part, debit, credit
from brought_in join ledger_entries using (cause);

create function ledger_entry_balances() returns trigger language plpgsql as $$
declare
  entry bigint := case tg_table_name when 'ledger_lines' then (to_jsonb(new) ->> 'entry_id')::bigint
                                     else (to_jsonb(new) ->> 'id')::bigint end;
begin
  if not exists (select from ledger_lines where entry_id = entry
                 having sum(debit) = sum(credit) and count(*) > 1) then
    raise exception 'ledger entry % does not balance', entry using errcode = 'check_violation';
  end if;
  return null;
end $$;

do $$
begin
  if exists (select from ledger_entries left join ledger_lines on entry_id = ledger_entries.id
             group by ledger_entries.id having sum(debit) is distinct from sum(credit)) then
    raise exception 'what was brought into the ledger does not balance';
  end if;
end $$;

create constraint trigger ledger_entry_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_entry_balances();
create constraint trigger ledger_line_balances after insert on ledger_lines
  deferrable initially deferred for each row execute function ledger_entry_balances();

create trigger ledger_entries_are_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_lines_are_append_only before update or delete or truncate on ledger_lines
  for each statement execute function refuse_change();
