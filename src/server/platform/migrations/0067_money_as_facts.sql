-- The money of orders as facts. What is due, what is the customer's and what goes back follow from
-- these rows by one function (`domain/money/order-account.ts`); amounts are won, times UTC.

-- What an order's customer owes, signed. Added, never changed.
create table charges (
  id           bigint generated always as identity primary key,
  order_number text not null references orders (number),
  kind         text not null
    check (kind in ('PRICE', 'CANCELLATION', 'FEE_KEPT', 'ALLOWANCE', 'WRITE_OFF', 'RECOVERY')),
  amount       integer not null check (amount <> 0),
  reason       text,
  at           timestamptz not null,
  check ((amount > 0) = (kind in ('PRICE', 'FEE_KEPT', 'RECOVERY')))
);
create index charges_of_order on charges (order_number);
create trigger charges_stay before update or delete on charges
  for each row execute function refuse_change();

-- One movement of money to the studio, however often and by whomever it is reported.
create table receipts (
  id                 uuid primary key default gen_random_uuid(),
  source             text not null check (source in ('PROVIDER', 'BANK')),
  provider           text not null,
  method             text not null,
  external_reference text not null, -- the provider's payment key, or the fingerprint of the bank's row
  amount             integer not null check (amount > 0),
  sender             text, -- as the bank names who paid
  received_at        timestamptz not null,
  order_number       text references orders (number), -- null: nobody knows yet whose it is
  reversed_at        timestamptz, -- the bank or the provider took it back
  dismissed_at       timestamptz, -- a row of the bank that is no customer's money
  recorded_at        timestamptz not null, -- when the studio learned of it
  position           bigint generated always as identity, -- in which order the studio learned of them
  unique (provider, external_reference),
  check (dismissed_at is null or source = 'BANK' and order_number is null)
);
create index receipts_of_order on receipts (order_number, position);
create index receipts_unmatched on receipts (received_at) 
  where order_number is null and reversed_at is null and dismissed_at is null;
create function keep_receipt() returns trigger language plpgsql as $$
begin
  if (old.source, old.provider, old.method, old.external_reference, old.amount, old.received_at, old.recorded_at)
    is distinct from
     (new.source, new.provider, new.method, new.external_reference, new.amount, new.received_at, new.recorded_at)
    or old.order_number is not null and new.order_number is distinct from old.order_number
  then raise exception 'a receipt is matched and reversed, nothing else of it changes';
  end if;
  return new;
end $$;
create trigger receipts_stay before update on receipts for each row execute function keep_receipt();
create trigger receipts_are_kept before delete on receipts for each row execute function refuse_change();

-- One movement of money back, of one receipt.
create table receipt_refunds (
  id                 uuid primary key default gen_random_uuid(),
  receipt_id         uuid not null references receipts,
  paid_by            text not null check (paid_by in ('PROVIDER', 'BANK')), -- who pays it out
  amount             integer not null check (amount > 0),
  status             text not null
    check (status in ('AGREED', 'SENDING', 'SENT', 'FAILED', 'UNCONFIRMED', 'VOID')),
  agreed_at          timestamptz not null,
  asked_at           timestamptz, -- when the provider was first asked
  sent_at            timestamptz,
  interest           integer not null default 0 check (interest >= 0), -- paid beside it, when it was late
  failure            text, -- the provider's code
  external_reference text unique, -- the provider's key of the movement
  position           bigint generated always as identity,
  check ((status = 'SENT') = (sent_at is not null))
);
create index receipt_refunds_of_receipt on receipt_refunds (receipt_id, position);
create index receipt_refunds_open on receipt_refunds (agreed_at)
  where status in ('AGREED', 'SENDING', 'FAILED', 'UNCONFIRMED');

-- Where an order's refunds are transferred to; until it is named they wait.
create table refund_accounts (
  order_number text primary key references orders (number),
  account      jsonb not null, -- bank, account_number, holder
  named_at     timestamptz not null
);

-- What a provider and the studio count differently of one payment; gone once they agree.
create table payment_differences (
  receipt_id uuid primary key references receipts,
  theirs     integer not null, -- won that went back, by the provider
  ours       integer not null, -- and by the studio
  found_at   timestamptz not null
);

-- However it came about, no receipt gives back more than it brought.
create function bound_receipt_refund() returns trigger language plpgsql as $$
begin
  perform 1 from receipts where id = new.receipt_id for update;
  if (select sum(amount) from receipt_refunds where receipt_id = new.receipt_id and status <> 'VOID')
    > (select amount from receipts where id = new.receipt_id)
  then raise exception 'more would go back than came';
  end if;
  return null;
end $$;
create trigger receipt_refunds_are_bounded after insert or update of status, amount on receipt_refunds
  for each row execute function bound_receipt_refund();
create trigger receipt_refunds_are_kept before delete on receipt_refunds
  for each row execute function refuse_change();
