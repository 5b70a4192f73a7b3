create table surveys (
  order_number           text primary key references orders (number),
  face_shape             text not null,
  facial_type            text,
  features               text[] not null,
  neck_length            text not null,
  shoulder               text not null,
  discovered_via         text not null,
  height_cm              real not null,
  weight_kg              real not null,
  note                   text not null,
  had_other_consulting   boolean not null,
  other_consulting_count integer not null,
  created_at             timestamptz not null
);

create table survey_photos (
  id            uuid primary key,
  order_number  text not null references surveys,
  position      integer not null,
  storage_key   text not null,
  thumbnail_key text not null,
  width         integer not null, -- pixels, as the next
  height        integer not null,
  bytes         integer not null,
  unique (order_number, position)
);

create table reports (
  id                uuid primary key default gen_random_uuid(),
  order_number      text not null unique references orders (number),
  diagnosis_number  text not null unique,
  draft             jsonb not null,
  revision          integer not null,
  saved_at          timestamptz not null,
  saved_by          text not null,
  published_version integer,
  published_at      timestamptz
);

-- What customers have been shown; never changed.
create table report_versions (
  report_id    uuid not null references reports,
  version      integer not null,
  content      jsonb not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (report_id, version)
);
create trigger report_versions_are_append_only before update or delete on report_versions
  for each row execute function refuse_change();

create sequence diagnosis_numbers;
