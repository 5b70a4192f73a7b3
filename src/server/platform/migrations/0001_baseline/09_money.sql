-- The money of orders as facts. What is due, what belongs to the customer and what is refunded follow from
-- these rows by one function (`domain/money/order-account.ts`).

-- What an order's customer owes, signed. Append-only.
create table charges (
  id           bigint generated always as identity primary key,
  order_number text not null references orders (number),
  kind         text not null
    check (kind in ('PRICE', 'CANCELLATION', 'FEE_KEPT', 'ALLOWANCE', 'WRITE_OFF', 'RECOVERY')),
  amount       integer not null check (amount <> 0), -- won
  reason       text,
  at           timestamptz not null,
  check ((amount > 0) = (kind in ('PRICE', 'FEE_KEPT', 'RECOVERY')))
);
create index charges_of_order on charges (order_number);
-- Refunds made at the provider, without a reason of the studio's.
create index charges_refunded_at_provider on charges (order_number)
  where kind = 'ALLOWANCE' and reason is null;
create trigger charges_are_append_only before update or delete on charges
  for each row execute function refuse_change();

-- One movement of money to the studio, however often it is reported.
create table receipts (
  id                 uuid primary key default gen_random_uuid(),
  position           bigint generated always as identity, -- the order in which receipts were recorded
  source             text not null check (source in ('PROVIDER', 'BANK')),
  provider           text not null,
  method             text not null,
  -- The provider's payment key; 'statement:<hash>' of an imported row, 'entered:<id>' of one typed in.
  external_reference text not null,
  amount             integer not null check (amount > 0), -- won
  sender             text, -- as the bank names who paid
  received_at        timestamptz not null,
  recorded_at        timestamptz not null, -- when the studio learned of it
  order_number       text references orders (number), -- null: not matched to an order yet
  matched_at         timestamptz, -- since when it is that order's
  reversed_at        timestamptz, -- when the bank or the provider reversed it
  dismissed_at       timestamptz, -- a bank transaction that is not a customer's money
  unique (provider, external_reference),
  check (dismissed_at is null or source = 'BANK' and order_number is null)
);
create index receipts_of_order on receipts (order_number, position);
-- Every deposit under one payment key: one that was reversed comes again as '<key>#2'.
create index receipts_of_payment on receipts (provider, split_part(external_reference, '#', 1));
create index receipts_by_time on receipts (received_at desc, id);
create index receipts_of_import on receipts (recorded_at) where external_reference like 'statement:%';
create index receipts_unmatched on receipts (received_at desc, id)
  where order_number is null and reversed_at is null and dismissed_at is null;
create function protect_receipt() returns trigger language plpgsql as $$
begin
  if (old.source, old.provider, old.method, old.amount, old.received_at, old.recorded_at)
    is distinct from
     (new.source, new.provider, new.method, new.amount, new.received_at, new.recorded_at)
    or old.order_number is not null and new.order_number is distinct from old.order_number
    -- A deposit entered by the owner gets the reference of its statement row.
    or new.external_reference <> old.external_reference and not starts_with(old.external_reference, 'entered:')
  then raise exception 'a receipt can only be matched, reversed or dismissed';
  end if;
  return new;
end $$;
create trigger receipts_are_protected before update on receipts for each row execute function protect_receipt();
create trigger receipts_are_not_deleted before delete on receipts for each row execute function refuse_change();

-- One movement of money back to the customer, taken from one receipt.
create table refunds (
  id                 uuid primary key default gen_random_uuid(),
  position           bigint generated always as identity,
  receipt_id         uuid not null references receipts,
  paid_by            text not null check (paid_by in ('PROVIDER', 'BANK')), -- who pays it out
  amount             integer not null check (amount > 0), -- won
  status             text not null
    check (status in ('AGREED', 'SENDING', 'SENT', 'FAILED', 'UNCONFIRMED', 'VOID')),
  agreed_at          timestamptz not null,
  first_requested_at timestamptz, -- when the provider was first asked
  sent_at            timestamptz,
  interest           won not null default 0, -- won paid with it when it was late
  failure            text, -- the provider's code
  external_reference text unique, -- the provider's key of the movement
  check ((status = 'SENT') = (sent_at is not null))
);
create index refunds_of_receipt on refunds (receipt_id, position);
create index refunds_open on refunds (agreed_at)
  where status in ('AGREED', 'SENDING', 'FAILED', 'UNCONFIRMED');

-- The refunds of a receipt never exceed its amount.
create function limit_refunds_of_receipt() returns trigger language plpgsql as $$
begin
  perform 1 from receipts where id = new.receipt_id for update;
  if (select sum(amount) from refunds where receipt_id = new.receipt_id and status <> 'VOID')
    > (select amount from receipts where id = new.receipt_id)
  then raise exception 'the refunds of a receipt exceed its amount';
  end if;
  return null;
end $$;
create trigger refunds_are_limited after insert or update of status, amount on refunds
  for each row execute function limit_refunds_of_receipt();
create trigger refunds_are_not_deleted before delete on refunds
  for each row execute function refuse_change();

-- Account for an order's refunds by transfer, which wait until it is named.
create table refund_accounts (
  order_number text primary key references orders (number),
  account      jsonb not null, -- bank, account_number, holder
  named_at     timestamptz not null
);

-- Refunded amounts of one payment on which the provider and the studio differ; deleted once they agree.
create table payment_differences (
  receipt_id  uuid primary key references receipts,
  theirs      integer not null, -- won refunded, by the provider
  ours        integer not null, -- and by the studio
  found_at    timestamptz not null,
  accepted_at timestamptz -- by the owner, until an amount changes
);

-- Problems around payments that need the owner and do not follow from an order's account.
create table money_alarms (
  id           bigint generated always as identity primary key,
  kind         text not null,
  subject      text not null, -- an order's number, otherwise a payment's key, otherwise the kind
  order_number text,
  payment_key  text,
  amount       integer, -- won
  detail       jsonb not null default '{}',
  opened_at    timestamptz not null,
  closed_at    timestamptz,
  closed_by    uuid,
  resolution   text,
  check ((closed_at is null) = (resolution is null))
);
-- Several payments of an order may each have an alarm.
create unique index money_alarms_open on money_alarms (kind, subject, payment_key)
  nulls not distinct where closed_at is null;

-- Every change of an order's money may require a change of its cash receipt.
create function mark_cash_receipt_due() returns trigger language plpgsql as $$
begin
  update cash_receipts set is_due = true where order_number = new.order_number;
  return null;
end $$;
create trigger receipts_change_cash_receipts after insert or update on receipts
  for each row when (new.order_number is not null) execute function mark_cash_receipt_due();
create trigger charges_change_cash_receipts after insert on charges
  for each row when (new.kind <> 'PRICE') execute function mark_cash_receipt_due();
create function mark_refunded_cash_receipt_due() returns trigger language plpgsql as $$
begin
  update cash_receipts set is_due = true
  where order_number = (select order_number from receipts where id = new.receipt_id);
  return null;
end $$;
create trigger refunds_change_cash_receipts after insert or update of status on refunds
  for each row execute function mark_refunded_cash_receipt_due();
