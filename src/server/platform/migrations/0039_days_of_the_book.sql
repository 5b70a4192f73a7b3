-- The book by day of Seoul, so that a year of it is told at once. Entries up to `up_to` are in the
-- sums, whatever day they are of; those after it are added while they are read. Nothing here is a
-- truth of its own: `money_disagreements` compares it with the book.
create table ledger_days (
  day     date not null,
  what    text not null,
  account text not null,
  debit   bigint not null, -- won, as the next
  credit  bigint not null,
  primary key (day, what, account)
);
create table ledger_summed (
  up_to bigint not null -- ledger_entries.id; no transaction still writes one that is lower
);
create unique index ledger_summed_is_one_row on ledger_summed ((true));
insert into ledger_summed values (0);

-- One statement that reads this sees the sums and what is not in them as of one moment. `offset 0`
-- keeps the planner, which cannot know how few entries are above `up_to`, from reading all lines.
create view ledger_by_day as
select day, what, account, debit, credit from ledger_days
union all
select (at at time zone 'Asia/Seoul')::date, what, account, debit::bigint, credit::bigint
from (select id, what, at from ledger_entries where id > (select up_to from ledger_summed) offset 0) as later
cross join lateral (select account, debit, credit from ledger_lines where entry_id = later.id offset 0) as line;

alter view money_disagreements rename to book_disagreements;
create view money_disagreements as
select what, subject, expected, found from book_disagreements
union all
select rule.what, concat_ws(' ', day, moved, account), expected::bigint, found::bigint
from (
  select (at at time zone 'Asia/Seoul')::date as day, what as moved, account,
    sum(debit) as debit, sum(credit) as credit
  from ledger_lines join ledger_entries on ledger_entries.id = entry_id
  where entry_id <= (select up_to from ledger_summed) group by 1, 2, 3
) as book
full join (
  select day, what as moved, account, debit as summed_debit, credit as summed_credit from ledger_days
) as summed using (day, moved, account)
cross join lateral (values
  ('DAY_DEBIT', coalesce(debit, 0), coalesce(summed_debit, 0)),
  ('DAY_CREDIT', coalesce(credit, 0), coalesce(summed_credit, 0))
) as rule (what, expected, found)
where expected <> found;

-- What the dashboard counts of a period's orders is read from indexes alone.
drop index orders_by_time;
create index orders_by_time on orders (placed_at desc, number)
  include (paid_at, survey_submitted_at, report_published_at);
drop index orders_by_report;
create index orders_by_report on orders (report_published_at) include (survey_submitted_at)
  where report_published_at is not null;
create index orders_discounted on orders (placed_at)
  include (paid_at, coupon_name, discount_coupon, promotion_code, discount_promotion, total_price)
  where coupon_name is not null or promotion_code is not null;
