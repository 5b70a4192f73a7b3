-- Each try to pay through a company, written before the company is asked, so that a crash leaves a
-- trace that is followed up.
create table payment_attempts (
  id                uuid primary key default gen_random_uuid(), -- the key of its calls, one an attempt
  order_number      text not null references orders (number),
  attempt           integer not null check (attempt > 0),
  provider          text not null,
  provider_order_id text not null unique check (provider_order_id ~ '^[A-Za-z0-9_-]{6,64}$'),
  amount            integer not null check (amount > 0), -- won
  status            text not null check (status in ('OPEN', 'CONFIRMING', 'WAITING_FOR_DEPOSIT', 'LEFT',
                      'SETTLED', 'FAILED', 'UNWANTED', 'GIVEN_BACK', 'TAKEN_BACK')),
  payment_key       text unique,
  method            text,
  secret            text, -- what a notice of its deposit must bear
  deposit_account   jsonb,
  deposit_due_at    timestamptz,
  failure_code      text,
  receipt_url       text,
  answer            jsonb, -- the company's last word, without account numbers
  created_at        timestamptz not null,
  asked_at          timestamptz,
  settled_at        timestamptz,
  unique (order_number, attempt)
);
-- Nobody can be on two ways to pay one order at once.
create unique index payment_attempts_alive on payment_attempts (order_number)
  where status in ('OPEN', 'CONFIRMING', 'WAITING_FOR_DEPOSIT');
create unique index payment_attempts_settled on payment_attempts (order_number) where status = 'SETTLED';
create index payment_attempts_to_ask on payment_attempts (status, asked_at)
  where status in ('OPEN', 'CONFIRMING', 'WAITING_FOR_DEPOSIT', 'LEFT', 'UNWANTED');

-- What a company told, once each; never believed, only a reason to ask.
create table payment_notices (
  id                bigint generated always as identity primary key,
  provider          text not null,
  transmission_id   text not null,
  event             text not null,
  payment_key       text,
  provider_order_id text,
  secret            text, -- until it was worked off
  received_at       timestamptz not null,
  worked_at         timestamptz,
  result            text,
  unique (provider, transmission_id)
);
create index payment_notices_to_work on payment_notices (id) where worked_at is null;

-- What only the owner can decide about money, one open of a kind and subject.
create table payment_tasks (
  id           bigint generated always as identity primary key,
  kind         text not null,
  subject      text not null, -- an order's number, else a payment's key
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
create unique index payment_tasks_open on payment_tasks (kind, subject) where closed_at is null;
