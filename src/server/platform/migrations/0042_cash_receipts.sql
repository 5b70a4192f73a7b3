-- Receipts for money that came by transfer, which customers ask for by a phone or business number. The
-- number is kept until the receipt stands, then its last four digits alone.
create table cash_receipts (
  order_number text primary key references orders (number),
  purpose      text not null check (purpose in ('INCOME_DEDUCTION', 'EXPENSE_PROOF')),
  identity     text check (identity ~ '^[0-9]{10,11}$'),
  ending       text not null,
  by_hand      boolean not null default false, -- the studio types it in at the tax office itself
  issued       integer not null default 0 check (issued >= 0), -- won for which one stands
  is_confirmed boolean not null default true, -- the tax office has taken it
  receipt_key  text, -- the company's
  issue_number text,
  receipt_url  text,
  requested_at timestamptz not null,
  issued_at    timestamptz,
  looked_at    timestamptz,
  is_due       boolean not null default true -- something of it may be to do
);
create index cash_receipts_due on cash_receipts (order_number) where is_due;
create index cash_receipts_unconfirmed on cash_receipts (looked_at) where not is_confirmed;

-- Each call to the company that is to happen once: written before it, its id is the call's key.
create table cash_receipt_attempts (
  id           uuid primary key default gen_random_uuid(),
  order_number text not null references cash_receipts,
  nth          integer not null check (nth > 0),
  what         text not null check (what in ('ISSUE', 'CANCEL')),
  amount       integer not null check (amount > 0), -- won
  created_at   timestamptz not null,
  ended_at     timestamptz,
  failure      text,
  unique (order_number, nth)
);
create unique index cash_receipt_attempts_open on cash_receipt_attempts (order_number) where ended_at is null;

-- Whatever an order's money does, its receipt is looked at.
create function look_at_cash_receipt() returns trigger language plpgsql as $$
begin
  update cash_receipts set is_due = true where order_number = new.order_number;
  return null;
end $$;
create trigger payments_change_cash_receipts
  after update of status, refunded_amount, provider on payments
  for each row when ((old.status, old.refunded_amount, old.provider) is distinct from
                     (new.status, new.refunded_amount, new.provider))
  execute function look_at_cash_receipt();

-- What the company issued by itself, to whom its own window asked.
alter table payment_attempts add column cash_receipt jsonb;
