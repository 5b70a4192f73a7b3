-- What did not agree when orders, payments, points and book were last compared. With a million orders
-- that takes a minute: it is done at night, and read by whoever opens the page.
create table money_compared (
  at    timestamptz not null,
  found jsonb not null -- what, subject, expected, found of each
);
create unique index money_compared_is_one_row on money_compared ((true));
