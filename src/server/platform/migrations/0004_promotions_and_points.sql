-- Definitions. A member holds copies of them in member_coupons.
create table coupons (
  id             uuid primary key default gen_random_uuid(),
  code           text not null unique,
  name           text not null,
  discount_type  text not null check (discount_type in ('PERCENTAGE', 'FIXED')),
  discount_value integer not null check (discount_value > 0),
  starts_at      timestamptz not null,
  ends_at        timestamptz,
  status         text not null check (status in ('ACTIVE', 'INACTIVE')),
  created_at     timestamptz not null,
  check (discount_type <> 'PERCENTAGE' or discount_value <= 100)
);

-- One member's and one order's.
create table member_coupons (
  id           uuid primary key default gen_random_uuid(),
  coupon_id    uuid not null references coupons,
  member_id    uuid not null references members,
  issued_at    timestamptz not null,
  used_at      timestamptz,
  order_number text, -- the order that uses it now; null again when it comes back
  check ((used_at is null) = (order_number is null))
);
create index member_coupons_of_member on member_coupons (member_id);
create index member_coupons_of_coupon on member_coupons (coupon_id);
-- An order takes one coupon.
create unique index member_coupons_of_order on member_coupons (order_number)
  where order_number is not null;

create table promotions (
  id               uuid primary key default gen_random_uuid(),
  code             text not null unique,
  name             text not null,
  discount_type    text not null check (discount_type in ('PERCENTAGE', 'FIXED')),
  discount_value   integer not null check (discount_value > 0),
  starts_at        timestamptz not null,
  ends_at          timestamptz,
  status           text not null check (status in ('ACTIVE', 'INACTIVE')),
  total_limit      integer check (total_limit > 0),
  per_person_limit integer check (per_person_limit > 0),
  used             integer not null default 0 check (used >= 0),
  created_at       timestamptz not null,
  check (discount_type <> 'PERCENTAGE' or discount_value <= 100),
  check (total_limit is null or used <= total_limit)
);

create table promotion_uses (
  order_number text primary key,
  promotion_id uuid not null references promotions,
  person       text not null, -- 'member:<id>' or 'guest:<e-mail>'
  used_at      timestamptz not null
);
create index promotion_uses_of_person on promotion_uses (promotion_id, person);

-- One row a member: locked by whoever moves points, so that two movements never cross.
create table point_balances (
  member_id uuid primary key references members,
  balance   integer not null check (balance >= 0)
);

-- Points as they came; spent oldest first.
create table point_lots (
  id         uuid primary key default gen_random_uuid(),
  member_id  uuid not null references members,
  amount     integer not null check (amount > 0),
  remaining  integer not null,
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  check (remaining between 0 and amount)
);
create index point_lots_with_points on point_lots (member_id, expires_at) where remaining > 0;
create index point_lots_to_expire on point_lots (expires_at) where remaining > 0;

-- The ledger: the sum of a member's amounts is the balance, always.
create table point_entries (
  id           bigint generated always as identity primary key,
  member_id    uuid not null references members,
  amount       integer not null check (amount <> 0),
  reason       text not null,
  note         text,
  order_number text,
  created_at   timestamptz not null,
  expires_at   timestamptz
);
create index point_entries_of_member on point_entries (member_id, id desc);
-- An order spends, gets back and earns once.
create unique index point_entries_once_an_order on point_entries (order_number, reason)
  where order_number is not null and reason in ('ORDER_SPENT', 'ORDER_RESTORED', 'CONSULTING_COMPLETED', 'REVIEW');

-- Which lots an order's points came from, so that they can go back.
create table point_spends (
  order_number text not null,
  lot_id       uuid not null references point_lots,
  amount       integer not null check (amount > 0),
  primary key (order_number, lot_id)
);
