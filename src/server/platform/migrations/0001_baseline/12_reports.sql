-- Result sheets: the draft that consultants edit.
create table reports (
  id                uuid primary key default gen_random_uuid(),
  order_number      text not null unique references orders (number),
  diagnosis_number  text not null unique,
  draft             jsonb not null,
  schema_version    integer not null check (schema_version >= 1), -- of `draft`: src/consultings/stored.ts
  revision          integer not null,
  saved_at          timestamptz not null,
  saved_by          text not null,
  published_version integer,
  published_at      timestamptz
);

-- Versions published to customers.
create table report_versions (
  report_id      uuid not null references reports,
  version        integer not null,
  content        jsonb not null,
  schema_version integer not null check (schema_version >= 1), -- of `content`, likewise
  published_at   timestamptz not null,
  published_by   text not null,
  primary key (report_id, version)
);
create trigger report_versions_are_append_only before update or delete on report_versions
  for each row execute function refuse_change();

-- Links that show a sheet to anyone who has the token.
create table report_shares (
  id         uuid primary key default gen_random_uuid(),
  report_id  uuid not null references reports,
  token_hash text not null unique,
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (expires_at > made_at)
);
create index sheet_shares_of_report on report_shares (report_id, made_at);
create index sheet_shares_by_end on report_shares (expires_at);

create sequence diagnosis_numbers;
