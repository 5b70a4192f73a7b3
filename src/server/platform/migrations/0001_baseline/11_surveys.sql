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
  source        text not null default 'CUSTOMER' check (source in ('CUSTOMER', 'EMAIL', 'KAKAO', 'OTHER')), -- how it came
  added_by      uuid references members, -- who of the studio added it; null: the customer
  added_at      timestamptz not null,
  replaced_at   timestamptz -- when another photo took its place; null: current
);
create unique index survey_photos_place on survey_photos (order_number, position) where replaced_at is null;
create index survey_photos_order on survey_photos (order_number);
