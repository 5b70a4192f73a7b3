-- What every capability stands on: answers kept for repeated calls, limits, the record of changes.

create table idempotency_keys (
  scope       text not null,
  key         text not null check (length(key) between 1 and 255),
  fingerprint text not null, -- of the body: the same key with another body is refused
  reply       jsonb not null,
  created_at  timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- One row a counted thing (a login from an address, a code for a target), counted in windows.
create table rate_limits (
  key        text primary key,
  count      integer not null,
  resets_at  timestamptz not null
);
create index rate_limits_by_end on rate_limits (resets_at);

create table audit_log (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  actor_id   uuid,
  actor_name text not null,
  action     text not null,
  subject    text not null,
  detail     jsonb not null default '{}',
  ip         text,
  request_id text
);
create index audit_log_by_time on audit_log (at desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_change();

-- The studio's settings that differ from the defaults of the code: one row.
create table settings (
  id         boolean primary key default true check (id),
  changes    jsonb not null default '{}',
  version    integer not null default 1,
  updated_at timestamptz not null
);
