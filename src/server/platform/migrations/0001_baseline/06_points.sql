-- One row per member, locked by every movement of points, so that two never interleave.
create table point_balances (
  member_id uuid primary key references members,
  balance   won not null
);

-- Points as they were granted; spent oldest first.
create table point_lots (
  id          uuid primary key default gen_random_uuid(),
  member_id   uuid not null references members,
  amount      integer not null check (amount > 0),
  remaining   integer not null,
  granted_at  timestamptz not null,
  expires_at  timestamptz not null,
  reminded_at timestamptz, -- when its member was notified that these points expire soon
  check (remaining between 0 and amount)
);
create index point_lots_with_points on point_lots (member_id, expires_at) where remaining > 0;
create index point_lots_to_expire on point_lots (expires_at) where remaining > 0;
create index point_lots_to_remind on point_lots (expires_at) where remaining > 0 and reminded_at is null;

-- Movements of points. The sum of a member's amounts is always the balance.
create table point_entries (
  id           bigint generated always as identity primary key,
  member_id    uuid not null references members,
  amount       integer not null check (amount <> 0),
  reason       text not null check (reason in ('ORDER_SPENT', 'ORDER_RESTORED', 'CONSULTING_COMPLETED',
                 'REVIEW', 'SHEET_LATE', 'EXPIRED', 'ADJUSTED')),
  note         text,
  order_number text,
  created_at   timestamptz not null,
  expires_at   timestamptz
);
create index point_entries_of_member on point_entries (member_id, id desc);
-- Each of these happens once per order.
create unique index point_entries_once_an_order on point_entries (order_number, reason)
  where order_number is not null and reason in ('ORDER_SPENT', 'ORDER_RESTORED', 'CONSULTING_COMPLETED', 'REVIEW',
    'SHEET_LATE');

-- From which lots an order's points came, so that they can be returned there.
create table point_spends (
  order_number text not null,
  lot_id       uuid not null references point_lots,
  amount       integer not null check (amount > 0),
  primary key (order_number, lot_id)
);
