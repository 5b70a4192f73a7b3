-- The ledger of every won and point that moves: double entry, written in the transaction that moved it,
-- append-only. It names orders and members by number and id alone, and remains when they are erased.
create domain ledger_event as text check (value in ('ORDER_PLACED', 'ORDER_PAID', 'ORDER_CANCELLED',
  'ALLOWANCE', 'WRITTEN_OFF', 'RECOVERED', 'MONEY_RECEIVED', 'MONEY_REVERSED', 'REFUND_SENT',
  'LATE_INTEREST', 'PROVIDER_FEE', 'POINTS_MOVED'));
create domain ledger_account as text check (value in ('RECEIVABLE', 'RECEIVED', 'UNEARNED', 'SALES',
  'DISCOUNTS_PROMISED', 'COUPON_DISCOUNTS', 'PROMOTION_DISCOUNTS', 'ALLOWANCES', 'REFUND_DEDUCTIONS',
  'UNMATCHED', 'LATE_INTEREST', 'BAD_DEBTS', 'POINTS_LIABILITY', 'POINTS_TENDERED', 'POINTS_GRANTED', 'POINTS_EARNED',
  'POINTS_EXPIRED', 'PROVIDER_FEES'));

create table ledger_entries (
  id           bigint generated always as identity primary key,
  what         ledger_event not null,
  cause        text not null unique, -- 'order:<number>:paid', 'points:<id>': an event is recorded once
  at           timestamptz not null,
  order_number text,
  member_id    uuid
);
create index ledger_entries_by_time on ledger_entries (at);
create index ledger_entries_of_order on ledger_entries (order_number) where order_number is not null;

create table ledger_lines (
  entry_id bigint not null references ledger_entries,
  position smallint not null,
  account  ledger_account not null,
  part     text, -- of RECEIVED and PROVIDER_FEES: by which provider and method
  debit    won not null,
  credit   won not null,
  primary key (entry_id, position),
  check ((debit = 0) <> (credit = 0))
);
create index ledger_lines_of_account on ledger_lines (account, entry_id);

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
create constraint trigger ledger_entry_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_entry_balances();
create constraint trigger ledger_line_balances after insert on ledger_lines
  deferrable initially deferred for each row execute function ledger_entry_balances();
create trigger ledger_entries_are_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_lines_are_append_only before update or delete or truncate on ledger_lines
  for each statement execute function refuse_change();

-- The ledger by day in Seoul, so that a year is read at once. Entries up to `up_to` are in the sums,
-- whatever day they belong to; later ones are added at query time. `money_disagreements` compares these
-- sums with the ledger.
create table ledger_days (
  day     date not null,
  what    text not null,
  account text not null,
  debit   bigint not null, -- won
  credit  bigint not null, -- won
  primary key (day, what, account)
);
create table ledger_sum_progress (
  up_to bigint not null -- ledger_entries.id; no open transaction writes a lower one
);
create unique index ledger_sum_progress_is_one_row on ledger_sum_progress ((true));
insert into ledger_sum_progress values (0);

-- A statement that reads this view sees the sums and the entries after them as of one moment. `offset 0`
-- keeps the planner, which cannot know how few entries are above `up_to`, from reading all lines.
create view ledger_by_day as
select day, what, account, debit, credit from ledger_days
union all
select (at at time zone 'Asia/Seoul')::date, what, account, debit::bigint, credit::bigint
from (select id, what, at from ledger_entries where id > (select up_to from ledger_sum_progress) offset 0) as later
cross join lateral (select account, debit, credit from ledger_lines where entry_id = later.id offset 0) as line;

-- Where orders, their accounts, points and the ledger disagree. Always empty unless there is a fault.
create view ledger_disagreements as
with book as (
  select order_number as number,
    coalesce(sum(debit - credit) filter (where account = 'RECEIVABLE'), 0) as receivable,
    coalesce(sum(credit - debit) filter (where account = 'UNEARNED'), 0) as unearned,
    coalesce(sum(credit - debit) filter (where account = 'SALES'), 0) as sold,
    coalesce(sum(debit - credit) filter (where account = 'COUPON_DISCOUNTS'), 0) as coupon,
    coalesce(sum(debit - credit) filter (where account = 'PROMOTION_DISCOUNTS'), 0) as promotion,
    coalesce(sum(debit - credit) filter (where account = 'DISCOUNTS_PROMISED'), 0) as promised,
    coalesce(sum(credit - debit) filter (where account = 'POINTS_TENDERED'), 0) as points_held,
    coalesce(sum(debit - credit) filter (where account = 'LATE_INTEREST'), 0) as late_interest,
    coalesce(sum(debit - credit) filter (where account = 'BAD_DEBTS'), 0) as bad_debts
  from ledger_lines join ledger_entries on ledger_entries.id = entry_id
  where order_number is not null group by order_number
), charged as (
  select order_number as number, sum(amount) as charged,
    -coalesce(sum(amount) filter (where kind in ('WRITE_OFF', 'RECOVERY')), 0) as written_off
  from charges group by order_number
), received as (
  select order_number as number, sum(amount) filter (where reversed_at is null) as received
  from receipts where order_number is not null group by order_number
), sent as (
  select order_number as number, sum(refunds.amount) as sent, sum(interest) as interest
  from refunds join receipts on receipts.id = receipt_id
  where status = 'SENT' and order_number is not null group by order_number
), of_order as (
  select orders.number, orders.status, orders.total_price, orders.amount_due,
    orders.subtotal + orders.shipping_fee as gross, orders.discount_coupon, orders.discount_promotion,
    orders.used_points, orders.paid_at is not null and orders.status <> 'REFUNDED' as is_sale,
    coalesce(receivable, 0) as receivable, coalesce(unearned, 0) as unearned, coalesce(sold, 0) as sold,
    coalesce(coupon, 0) as coupon, coalesce(promotion, 0) as promotion, coalesce(promised, 0) as promised,
    coalesce(points_held, 0) as points_held, coalesce(late_interest, 0) as late_interest,
    coalesce(bad_debts, 0) as bad_debts, coalesce(written_off, 0) as written_off,
    coalesce(interest, 0) as interest,
    coalesce(charged, 0) - coalesce(received, 0) + coalesce(sent, 0) as owed
  from orders
  left join book using (number) left join charged using (number)
  left join received using (number) left join sent using (number)
)
select what, number as subject, expected::bigint, found::bigint
from of_order
cross join lateral (values
  ('RECEIVABLE', owed, receivable),
  ('AMOUNT_DUE', greatest(owed, 0), amount_due),
  ('UNEARNED', case when status = 'PAYMENT_PENDING' then total_price + discount_coupon + discount_promotion
     else 0 end, unearned),
  ('SOLD', case when is_sale then gross else 0 end, sold),
  ('COUPON', case when is_sale then discount_coupon else 0 end, coupon),
  ('PROMOTION', case when is_sale then discount_promotion else 0 end, promotion),
  ('PROMISED', case when status = 'PAYMENT_PENDING' then discount_coupon + discount_promotion else 0 end, promised),
  ('POINTS_HELD', case when status = 'PAYMENT_PENDING' then used_points else 0 end, points_held),
  ('BAD_DEBTS', written_off, bad_debts),
  ('LATE_INTEREST', interest, late_interest)
) as rule (what, expected, found)
where expected <> found
union all
-- Money on the studio's accounts; a bank transaction is in the ledger once it is matched or goes back.
select 'RECEIVED', '', expected::bigint, found::bigint
from (
  select coalesce(sum(amount), 0) - (select coalesce(sum(amount + interest), 0) from refunds where status = 'SENT')
    as expected
  from receipts
  where reversed_at is null and (source = 'PROVIDER' or order_number is not null
    or exists (select from refunds where receipt_id = receipts.id and status <> 'VOID'))
) as facts
cross join (
  select coalesce(sum(debit - credit), 0) as found
  from ledger_lines join ledger_entries on ledger_entries.id = entry_id
  where account = 'RECEIVED' and what <> 'PROVIDER_FEE'
) as book
where expected <> found
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

-- All disagreements: those above, and those between the daily sums and the ledger.
create view money_disagreements as
select what, subject, expected, found from ledger_disagreements
union all
select rule.what, concat_ws(' ', day, moved, account), expected::bigint, found::bigint
from (
  select (at at time zone 'Asia/Seoul')::date as day, what as moved, account,
    sum(debit) as debit, sum(credit) as credit
  from ledger_lines join ledger_entries on ledger_entries.id = entry_id
  where entry_id <= (select up_to from ledger_sum_progress) group by 1, 2, 3
) as book
full join (
  select day, what as moved, account, debit as summed_debit, credit as summed_credit from ledger_days
) as summed using (day, moved, account)
cross join lateral (values
  ('DAY_DEBIT', coalesce(debit, 0), coalesce(summed_debit, 0)),
  ('DAY_CREDIT', coalesce(credit, 0), coalesce(summed_credit, 0))
) as rule (what, expected, found)
where expected <> found;

-- Result of the last comparison. With a million orders it takes a minute, so a job runs it at night and
-- the page shows this row.
create table last_money_comparison (
  at    timestamptz not null,
  found jsonb not null -- what, subject, expected, found of each disagreement
);
create unique index last_money_comparison_is_one_row on last_money_comparison ((true));
