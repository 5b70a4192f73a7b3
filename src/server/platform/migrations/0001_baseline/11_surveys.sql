create table surveys (
  order_number   text primary key references orders (number),
  language       text not null check (language in ('ko', 'en', 'vi')), -- in which it was written
  answers        jsonb not null, -- by question of the order's kind
  schema_version integer not null check (schema_version >= 1), -- of `answers`: src/consultings/stored.ts
  erased_at      timestamptz, -- of body data and photos, when their consent was withdrawn
  created_at     timestamptz not null
);

create table survey_photos (
  id            uuid primary key,
  order_number  text not null references surveys,
  position      integer not null,
  name          text, -- which of the photos that the kind requests; null: unknown
  storage_key   text not null,
  thumbnail_key text not null,
  width         integer not null, -- pixels
  height        integer not null, -- pixels
  bytes         integer not null,
  unique (order_number, position)
);
