create table surveys (
  order_number           text primary key references orders (number),
  language               text not null check (language in ('ko', 'en', 'vi')), -- in which it was written
  face_shape             text not null,
  facial_type            text,
  features               text[] not null,
  neck_length            text not null,
  shoulder               text not null,
  discovered_via         text not null,
  height_cm              real, -- erased with the weight and the photos when their consent is withdrawn
  weight_kg              real,
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
  width         integer not null, -- pixels
  height        integer not null, -- pixels
  bytes         integer not null,
  unique (order_number, position)
);
