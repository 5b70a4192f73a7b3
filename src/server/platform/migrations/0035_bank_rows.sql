-- Money on the studio's own account as its bank tells of it, each row once however often it is brought.
create table bank_rows (
  id           uuid primary key default gen_random_uuid(),
  fingerprint  text not null unique, -- of amount, name, minute, and the how-manieth of the same
  amount       integer not null check (amount > 0), -- won
  depositor    text not null,
  received_at  timestamptz not null,
  state        text not null check (state in ('OPEN', 'CONFIRMED', 'UNKNOWN', 'RETURNED', 'IGNORED')),
  order_number text references orders (number),
  became       text check (became in ('PAID', 'TOO_MUCH', 'TOO_LITTLE', 'LATE', 'TWICE')),
  brought_at   timestamptz not null,
  worked_at    timestamptz,
  check ((state = 'CONFIRMED') = (order_number is not null)),
  check ((state = 'CONFIRMED') = (became is not null))
);
create index bank_rows_waiting on bank_rows (received_at desc, id) where state in ('OPEN', 'UNKNOWN');
create index bank_rows_by_time on bank_rows (received_at desc, id);
