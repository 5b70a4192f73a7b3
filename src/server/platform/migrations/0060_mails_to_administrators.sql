-- What happened that an administrator has not been mailed about yet: a row each, gone with the mail.
create table admin_events (
  id          bigint generated always as identity primary key,
  -- No foreign key: an order must not wait for whoever is changing an administrator.
  member_id   uuid not null,
  occasion    text not null,
  -- An order's number, or the id of what it is about.
  subject     text not null,
  happened_at timestamptz not null
);
create index admin_events_of_member on admin_events (member_id, happened_at);

-- How an administrator wants to be told, where that differs from the defaults.
create table admin_notification_settings (
  member_id    uuid primary key references members,
  -- Of Seoul's day.
  summary_hour smallint not null check (summary_hour between 0 and 23),
  -- AT_ONCE, DAILY or NEVER by occasion.
  timings      jsonb not null,
  revision     integer not null default 1
);
