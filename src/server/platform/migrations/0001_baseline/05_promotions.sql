-- Coupon definitions. `member_coupons` holds what members received of them.
create table coupons (
  id             uuid primary key default gen_random_uuid(),
  code           text not null unique,
  name           text not null,
  translations   jsonb not null default '{}', -- of the name, by language
  discount_type  text not null check (discount_type in ('PERCENTAGE', 'FIXED')),
  discount_value integer not null check (discount_value > 0), -- percent or won
  starts_at      timestamptz not null,
  ends_at        timestamptz,
  status         text not null check (status in ('ACTIVE', 'INACTIVE')),
  is_claimable   boolean not null default false, -- members may claim it by its code
  issued         integer not null default 0 check (issued >= 0), -- number of its member coupons
  revision       integer not null default 1,
  created_at     timestamptz not null,
  check (discount_type <> 'PERCENTAGE' or discount_value <= 100)
);

-- Used by one member for one order.
create table member_coupons (
  id           uuid primary key default gen_random_uuid(),
  coupon_id    uuid not null references coupons,
  member_id    uuid not null references members,
  is_claimed   boolean not null default false, -- by its code, not issued by an administrator
  issued_at    timestamptz not null,
  used_at      timestamptz,
  order_number text, -- the order that uses it; null again once that order releases it
  check ((used_at is null) = (order_number is null))
);
create index member_coupons_of_member on member_coupons (member_id);
create index member_coupons_of_coupon on member_coupons (coupon_id);
create index member_coupons_used on member_coupons (coupon_id) where used_at is not null;
-- An order takes one coupon.
create unique index member_coupons_of_order on member_coupons (order_number)
  where order_number is not null;
-- A member claims a coupon once, however many calls race.
create unique index member_coupons_claimed_once on member_coupons (coupon_id, member_id)
  where is_claimed;

-- Counted here and not when it is read: a coupon may be issued to every member.
create function count_issued_coupons() returns trigger language plpgsql as $$
begin
  update coupons set issued = coupons.issued + given.count
    from (select coupon_id, count(*) from added group by coupon_id) given
    where given.coupon_id = coupons.id;
  return null;
end $$;
create trigger member_coupons_are_counted after insert on member_coupons
  referencing new table as added for each statement execute function count_issued_coupons();

-- Promotion codes.
create table promotions (
  id               uuid primary key default gen_random_uuid(),
  code             text not null unique,
  name             text not null,
  translations     jsonb not null default '{}', -- of the name, by language
  discount_type    text not null check (discount_type in ('PERCENTAGE', 'FIXED')),
  discount_value   integer not null check (discount_value > 0), -- percent or won
  starts_at        timestamptz not null,
  ends_at          timestamptz,
  status           text not null check (status in ('ACTIVE', 'INACTIVE')),
  total_limit      integer check (total_limit > 0), -- orders; null: no limit
  per_person_limit integer check (per_person_limit > 0), -- orders; null: no limit
  used             integer not null default 0 check (used >= 0), -- orders that use it
  revision         integer not null default 1,
  created_at       timestamptz not null,
  check (discount_type <> 'PERCENTAGE' or discount_value <= 100),
  check (total_limit is null or used <= total_limit)
);

create table promotion_uses (
  order_number text primary key,
  promotion_id uuid not null references promotions,
  person       text not null, -- 'member:<id>' or 'guest:<email>'
  used_at      timestamptz not null
);
create index promotion_uses_of_person on promotion_uses (promotion_id, person);
