-- Payment intents: each is written before its provider is called, so that polling resolves it after a crash.
-- ABANDONED: a virtual account that is to be closed at the provider.
create table payment_intents (
  id                uuid primary key default gen_random_uuid(), -- also the idempotency key of its calls
  order_number      text not null references orders (number),
  sequence          integer not null check (sequence > 0),
  provider          text not null,
  provider_order_id text not null unique check (provider_order_id ~ '^[A-Za-z0-9_-]{6,64}$'),
  amount            integer not null check (amount > 0), -- won
  status            text not null check (status in ('OPEN', 'CONFIRMING', 'WAITING_FOR_DEPOSIT', 'ABANDONED',
                      'SETTLED', 'FAILED')),
  payment_key       text unique,
  method            text,
  secret            text, -- that a webhook about its deposit must contain
  deposit_account   jsonb,
  deposit_due_at    timestamptz,
  failure_code      text,
  receipt_url       text,
  cash_receipt      jsonb, -- that the provider issued, asked for in its payment window
  answer            jsonb, -- the provider's last one, without account numbers
  created_at        timestamptz not null,
  last_synced_at    timestamptz,
  reported_at       timestamptz, -- when a webhook event named it; null once it has been read since
  settled_at        timestamptz,
  unique (order_number, sequence)
);
-- An order has at most one active intent.
create unique index payment_intents_active on payment_intents (order_number)
  where status in ('OPEN', 'CONFIRMING', 'WAITING_FOR_DEPOSIT');
create index payment_intents_to_sync on payment_intents (status, last_synced_at)
  where status in ('OPEN', 'CONFIRMING', 'WAITING_FOR_DEPOSIT', 'ABANDONED');
-- Settled deposits that a bank may still reverse.
create index payment_intents_deposits on payment_intents (last_synced_at)
  where method = 'virtual_account' and status = 'SETTLED';
-- Webhook events are not trusted: one only marks the intent that it names as to be read.
create index payment_intents_reported on payment_intents (reported_at) where reported_at is not null;

-- Receipts at the tax authority for bank transfers, which customers ask for by phone or business number.
-- The number is stored until the receipt is issued, afterwards only its last four digits.
create table cash_receipts (
  order_number    text primary key references orders (number),
  purpose         text not null check (purpose in ('INCOME_DEDUCTION', 'EXPENSE_PROOF')),
  identity        text check (identity ~ '^[0-9]{10,11}$'),
  ending          text not null,
  is_manual       boolean not null default false, -- the owner issues it at the tax authority
  issued          won not null default 0, -- won that the current one is for
  is_confirmed    boolean not null default true, -- the tax authority has accepted it
  receipt_key     text, -- the provider's
  issue_number    text,
  receipt_url     text,
  requested_at    timestamptz not null,
  issued_at       timestamptz,
  last_checked_at timestamptz, -- when the tax authority's answer was last read
  last_synced_at  timestamptz, -- when it was last synced with the provider
  is_due          boolean not null default true -- it may have to be issued or cancelled
);
-- The receipt synced longest ago comes first; one with an unknown outcome is retried less often.
create index cash_receipts_due on cash_receipts (last_synced_at) where is_due;
create index cash_receipts_unconfirmed on cash_receipts (last_checked_at) where not is_confirmed;

-- Calls to the provider that must happen once: written before the call, with the idempotency key as id.
create table cash_receipt_submissions (
  id           uuid primary key default gen_random_uuid(),
  order_number text not null references cash_receipts,
  sequence     integer not null check (sequence > 0),
  what         text not null check (what in ('ISSUE', 'CANCEL')),
  amount       integer not null check (amount > 0), -- won
  is_manual    boolean not null default false,
  issue_number text, -- each step has its own at the tax authority
  -- Of a cancellation: the tax authority has answered. It may refuse days after the provider accepted.
  is_confirmed boolean not null default true,
  created_at   timestamptz not null,
  ended_at     timestamptz,
  failure      text,
  unique (order_number, sequence)
);
create unique index cash_receipt_submissions_open on cash_receipt_submissions (order_number) where ended_at is null;
create index cash_receipt_submissions_unconfirmed on cash_receipt_submissions (order_number) where not is_confirmed;
