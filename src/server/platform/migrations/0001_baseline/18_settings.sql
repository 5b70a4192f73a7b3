-- The studio's settings that differ from the defaults of the code: at most one row.
create table settings (
  id         boolean primary key default true check (id),
  changes    jsonb not null default '{}',
  version    integer not null default 1,
  updated_at timestamptz not null
);
create trigger settings_change_pages after insert or update or delete or truncate on settings
  for each statement execute function tell_pages_changed();
