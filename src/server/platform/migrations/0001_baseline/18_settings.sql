-- The studio's settings that differ from the defaults of the code: at most one row.
create table settings (
  id         boolean primary key default true check (id),
  changes    jsonb not null default '{}',
  version    integer not null default 1,
  updated_at timestamptz not null
);
create trigger settings_change_pages after insert or update or delete or truncate on settings
  for each statement execute function notify_pages_changed();

-- When the studio takes consultations, and on which days it works. One row;
-- without it the default hours of the code apply. Times of day are minutes in Seoul.
create table booking_hours (
  id           boolean primary key default true check (id),
  weekly       jsonb not null,
  exceptions   jsonb not null,
  slot_minutes integer not null check (slot_minutes > 0),
  places       integer not null check (places > 0), -- consultations at the same time
  revision     integer not null default 0, -- raised by each change, to detect conflicts
  updated_at   timestamptz not null
);
create trigger booking_hours_change_pages after insert or update or delete or truncate on booking_hours
  for each statement execute function notify_pages_changed();
