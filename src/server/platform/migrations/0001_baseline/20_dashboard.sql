-- Stored figures of the dashboard by day in Seoul, so that a year is read quickly. A transaction that changes
-- a day's rows marks that day; marked days are computed at query time until their figures are stored again.
create table dashboard_days (
  day date primary key,
  -- Number of orders placed on that day, and how many have reached each step by now.
  orders  integer not null,
  paid    integer not null,
  surveys integer not null,
  results integer not null,
  -- Result reports first sent on that day, and the sum of the times since their surveys.
  reports  integer not null,
  waiting_time  interval not null,
  -- Reviews written on that day, hidden ones included, and the sum of their ratings.
  reviews integer not null,
  rating_sum   integer not null
);
create table dashboard_discounts (
  day      date not null,
  kind     text not null check (kind in ('COUPON', 'PROMOTION')),
  name     text not null,
  orders   integer not null, -- placed on that day, and paid
  discount bigint not null, -- won
  paid     bigint not null, -- won
  primary key (day, kind, name)
);
create table dashboard_kinds (
  day             date not null,
  consulting_type text not null,
  orders          integer not null, -- placed on that day
  paid            integer not null, -- of these
  revenue         bigint not null, -- won, prices of those that were paid
  primary key (day, consulting_type)
);
-- How many visits of a day had a measure within a bucket (src/domain/dashboard/page-speed.ts). Nothing about
-- the visitors is stored.
create table page_speeds (
  day     date not null,
  page    text not null,
  device  text not null check (device in ('PHONE', 'COMPUTER')),
  measure text not null check (measure in ('CLS', 'INP', 'LCP')),
  bucket  smallint not null check (bucket between 0 and 140),
  count   integer not null check (count > 0),
  primary key (day, page, device, measure, bucket)
);
-- One row per change, without a key, so that transactions that change the same day do not wait for each other.
create table dashboard_changed_days (day date not null);

create function mark_order_days() returns trigger language plpgsql as $$
begin
  insert into dashboard_changed_days (day)
  select distinct (at at time zone 'Asia/Seoul')::date
  from unnest(array[old.placed_at, new.placed_at, old.report_published_at, new.report_published_at]) as at
  where at is not null;
  return null;
end $$;
create trigger orders_mark_days
  after insert or delete or update of placed_at, paid_at, survey_submitted_at, report_published_at,
    coupon_name, discount_coupon, promotion_code, discount_promotion, total_price
  on orders for each row execute function mark_order_days();

create function mark_review_days() returns trigger language plpgsql as $$
begin
  insert into dashboard_changed_days (day)
  select distinct (at at time zone 'Asia/Seoul')::date
  from unnest(array[old.created_at, new.created_at]) as at where at is not null;
  return null;
end $$;
create trigger reviews_mark_days after insert or delete or update of created_at, rating
  on reviews for each row execute function mark_review_days();

create function counted_dashboard_day(
  of date, out orders integer, out paid integer, out surveys integer, out results integer,
  out reports integer, out waiting_time interval, out reviews integer, out rating_sum integer
) language sql stable as $$
  select placed.*, sent.*, written.*
  from (
    select count(*)::integer, count(paid_at)::integer, count(survey_submitted_at)::integer,
      count(report_published_at)::integer
    from orders
    where placed_at >= of::timestamp at time zone 'Asia/Seoul'
      and placed_at < (of + 1)::timestamp at time zone 'Asia/Seoul'
  ) as placed, (
    select count(*)::integer, coalesce(sum(report_published_at - survey_submitted_at), '0')
    from orders
    where report_published_at >= of::timestamp at time zone 'Asia/Seoul'
      and report_published_at < (of + 1)::timestamp at time zone 'Asia/Seoul'
      and survey_submitted_at is not null
  ) as sent, (
    select count(*)::integer, coalesce(sum(rating), 0)::integer
    from reviews
    where created_at >= of::timestamp at time zone 'Asia/Seoul'
      and created_at < (of + 1)::timestamp at time zone 'Asia/Seoul'
  ) as written
$$;

create function counted_dashboard_discounts(of date)
returns table (kind text, name text, orders integer, discount bigint, paid bigint)
language sql stable as $$
  select used.kind, used.name, count(*)::integer, sum(used.discount), sum(total_price)
  from orders
  cross join lateral (values
    ('COUPON', coupon_name, discount_coupon),
    ('PROMOTION', promotion_code, discount_promotion)
  ) as used (kind, name, discount)
  where placed_at >= of::timestamp at time zone 'Asia/Seoul'
    and placed_at < (of + 1)::timestamp at time zone 'Asia/Seoul'
    and paid_at is not null and used.name is not null
    and (coupon_name is not null or promotion_code is not null)
  group by used.kind, used.name
$$;

create function counted_dashboard_kinds(of date)
returns table (consulting_type text, orders integer, paid integer, revenue bigint)
language sql stable as $$
  select consulting_type, count(*)::integer, count(paid_at)::integer,
    coalesce(sum(total_price) filter (where paid_at is not null), 0)::bigint
  from orders
  where placed_at >= of::timestamp at time zone 'Asia/Seoul'
    and placed_at < (of + 1)::timestamp at time zone 'Asia/Seoul'
  group by consulting_type
$$;

-- A statement that reads these views sees the stored figures and the marks as of one moment.
create view dashboard_by_day as
select day, orders, paid, surveys, results, reports, waiting_time, reviews, rating_sum
from dashboard_days where day not in (select day from dashboard_changed_days)
union all
select day, orders, paid, surveys, results, reports, waiting_time, reviews, rating_sum
from (select distinct day from dashboard_changed_days) as marked
cross join lateral counted_dashboard_day(day);

create view discounts_by_day as
select day, kind, name, orders, discount, paid
from dashboard_discounts where day not in (select day from dashboard_changed_days)
union all
select day, kind, name, orders, discount, paid
from (select distinct day from dashboard_changed_days) as marked
cross join lateral counted_dashboard_discounts(day);

create view kinds_by_day as
select day, consulting_type, orders, paid, revenue
from dashboard_kinds where day not in (select day from dashboard_changed_days)
union all
select day, consulting_type, orders, paid, revenue
from (select distinct day from dashboard_changed_days) as marked
cross join lateral counted_dashboard_kinds(day);
