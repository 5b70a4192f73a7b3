-- How many pages were sent to people on each day of Seoul. Nobody is known by it, nothing else is kept.
create table page_views (
  day   date primary key,
  views bigint not null check (views > 0)
);

create index orders_by_report on orders (report_published_at) where report_published_at is not null;
create index reviews_by_time on reviews (created_at);
