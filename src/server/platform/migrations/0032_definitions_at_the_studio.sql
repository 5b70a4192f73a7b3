-- Coupons and promotion codes are named in every language, are changed by one administrator at a
-- time, and members may fetch a coupon by its code.
alter table coupons
  add column translations jsonb not null default '{}',
  add column revision integer not null default 1,
  add column is_claimable boolean not null default false,
  add column issued integer not null default 0 check (issued >= 0);
alter table promotions
  add column translations jsonb not null default '{}',
  add column revision integer not null default 1;

-- How many were given out stands with the definition: one may be given to every member there is.
update coupons set issued = held.count
  from (select coupon_id, count(*) from member_coupons group by coupon_id) held
  where held.coupon_id = coupons.id;
create function count_issued_coupons() returns trigger language plpgsql as $$
begin
  update coupons set issued = coupons.issued + given.count
    from (select coupon_id, count(*) from added group by coupon_id) given
    where given.coupon_id = coupons.id;
  return null;
end $$;
create trigger member_coupons_are_counted after insert on member_coupons
  referencing new table as added for each statement execute function count_issued_coupons();
create index member_coupons_used on member_coupons (coupon_id) where used_at is not null;

-- By its code a member fetches a coupon once, however often they race.
alter table member_coupons add column is_claimed boolean not null default false;
create unique index member_coupons_claimed_once on member_coupons (coupon_id, member_id)
  where is_claimed;
