-- What the dashboard counts, by day of Seoul, so that a year of it is told at once. A day that
-- anything has touched since is marked, in the transaction that touched it, and counted anew while
-- it is read, until its sums are kept again. Nothing here is a truth of its own.
create table dashboard_days (
  day date primary key,
  -- Of the orders that were placed on it: how far they have come until now.
  orders  integer not null,
  paid    integer not null,
  surveys integer not null,
  results integer not null,
  -- Of the sheets that were first sent on it: how many, and how long all of them were waited for.
  sheets  integer not null,
  waited  interval not null,
  -- Of the reviews that were written on it, hidden ones too: how many, and their ratings together.
  reviews integer not null,
  stars   integer not null
);
create table dashboard_discounts (
  day      date not null,
  kind     text not null check (kind in ('COUPON', 'PROMOTION')),
  name     text not null,
  orders   integer not null, -- paid ones, that were placed on it
  discount bigint not null, -- won, as the next
  paid     bigint not null,
  primary key (day, kind, name)
);
-- One row a change, without a key: nobody who changes something waits for somebody else who does.
create table dashboard_marks (day date not null);

create function mark_order_days() returns trigger language plpgsql as $$
begin
  insert into dashboard_marks (day)
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
  insert into dashboard_marks (day)
  select distinct (at at time zone 'Asia/Seoul')::date
  from unnest(array[old.created_at, new.created_at]) as at where at is not null;
  return null;
end $$;
create trigger reviews_mark_days after insert or delete or update of created_at, rating
  on reviews for each row execute function mark_review_days();

create function counted_dashboard_day(
  of date, out orders integer, out paid integer, out surveys integer, out results integer,
  out sheets integer, out waited interval, out reviews integer, out stars integer
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

-- One statement that reads these sees what is kept and what is marked as of one moment.
create view dashboard_by_day as
select day, orders, paid, surveys, results, sheets, waited, reviews, stars
from dashboard_days where day not in (select day from dashboard_marks)
union all
select day, orders, paid, surveys, results, sheets, waited, reviews, stars
from (select distinct day from dashboard_marks) as marked
cross join lateral counted_dashboard_day(day);

create view discounts_by_day as
select day, kind, name, orders, discount, paid
from dashboard_discounts where day not in (select day from dashboard_marks)
union all
select day, kind, name, orders, discount, paid
from (select distinct day from dashboard_marks) as marked
cross join lateral counted_dashboard_discounts(day);

-- Everything that has been until now waits to be kept.
insert into dashboard_marks (day)
select (placed_at at time zone 'Asia/Seoul')::date from orders
union select (report_published_at at time zone 'Asia/Seoul')::date from orders
  where report_published_at is not null
union select (created_at at time zone 'Asia/Seoul')::date from reviews;
